"""Reporting events."""

from collections.abc import Callable, Mapping, Sequence

from duel_nb.engine.events import RawEvent
from duel_nb.engine.state import State
from duel_nb.messages import Part


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
    """Report an event, if they are collected.

    Args:
        state: the position in which it has happened.
        kind: what sort of thing; see `Event`.
        rule: id of the rule behind it.
        key: the key of its message in `words`; `who` and `whom` are the names of the player and
            the opponent.
        player: 0 or 1, whom it concerns.
        subject: id of the component it is about.
        amount: what is counted; see `Event`.
        secret: parts that only this player may know; the other one gets the message of the same
            key with "-overheard" after it, without them.
        parts: the named parts of the message.
    """
    if state.log is not None:
        state.log.append((kind, rule, key, player, subject, amount, secret, parts))


def tell_when_read(state: State, compute: Callable[[], Sequence[RawEvent]]) -> None:
    """Report events that are slow to compute: ``compute`` is called only when they are read."""
    if state.log is not None:
        state.log.append(compute)
