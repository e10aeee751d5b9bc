"""The immediate effects of components in words."""

from duel_nb.catalog import Effect
from duel_nb.messages import Message, Part


def effect_message(effect: Effect) -> Message:
    """An immediate effect in a few words, as they stand in a list: "take 3 coins"."""
    key, what = f"does-{effect.verb}", "-".join(effect.what)
    if effect.verb == "guild":
        key += "-coins-and-points" if effect.amount else "-points" if what else "-of-coins"
    parts: dict[str, Part] = {
        "amount": effect.amount,
        "keep": effect.keep,
        "points": effect.points,
        "group": effect.group,
        "what": what,
    }
    if effect.verb == "gain-symbol":
        parts["symbol"] = Message(f"symbol-{effect.what[0]}")
    return Message(key, parts)
