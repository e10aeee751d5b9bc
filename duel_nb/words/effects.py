"""The effects of components in words."""

from collections.abc import Iterator
from typing import Final

from duel_nb.catalog import Component, Effect
from duel_nb.messages import Message, Part

FIGURES: Final = (
    "activation_discount",
    "wonder_discount",
    "blue_discount",
    "economy",
    "points_per_progress",
    "red_shield_bonus",
    "wonders_play_again",
    "chain_coins",
    "senators_free",
    "keeps_both_conspiracies",
    "points_per_pantheon_token",
    "coins_lost_per_space",
    "engineering_price",
    "points_per_coin",
    "progress_tokens",
    "price_factor",
)
"""Lasting effects that have a number, in the order in which they are listed."""


def figure_messages(component: Component) -> Iterator[Message]:
    """The lasting effects of a component that have a number, a few words each."""
    for name in FIGURES:
        if value := getattr(component, name, None):
            yield Message(f"figure-{name.replace('_', '-')}", figure=int(value))


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
