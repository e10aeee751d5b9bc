"""How changes report what they did."""

from collections.abc import Callable, Mapping, Sequence

from duel_nb.engine.events import Told
from duel_nb.engine.messages import Part
from duel_nb.engine.state import State


def tell(
    state: State,
    kind: str,
    rule: str,
    key: str,
    player: int | None = None,
    subject: str | None = None,
    amount: int = 0,
    secret: Mapping[str, Part] | None = None,
    **parts: Part,
) -> None:
    """Report an event, if someone listens.

    Args:
        state: the position in which it has happened.
        kind: what sort of thing; see `Event`.
        rule: id of the rule behind it.
        key: what is to be said, a key of `words`; `who` and `whom` are the names of the player
            and the opponent.
        player: 0 or 1, whom it concerns.
        subject: id of the component it is about.
        amount: what is counted; see `Event`.
        secret: parts that only this player may know; the other one hears the message of the same
            key with "-overheard" after it, which has none of them.
        parts: the named parts of the message.
    """
    if state.log is not None:
        state.log.append((kind, rule, key, player, subject, amount, secret, parts))


def tell_when_read(state: State, find_out: Callable[[], Sequence[Told]]) -> None:
    """Report what takes long to find out: that is done when somebody reads it."""
    if state.log is not None:
        state.log.append(find_out)


def name(state: State, player: int) -> str:
    """What a player is called."""
    return state.config.names[player]
