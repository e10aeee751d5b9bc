"""Reporting events, and changes of the course of play: choices, extra turns, the end."""

from collections.abc import Callable, Mapping, Sequence

from duel_nb.catalog import Component
from duel_nb.engine.events import RawEvent
from duel_nb.engine.state import Outcome, Pending, State
from duel_nb.engine.state.tables import PLAYERS
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


def ask(
    state: State,
    kind: str,
    player: int,
    among: tuple[int, ...] = (),
    by: str = "",
    left: int = 0,
) -> None:
    """Push a choice or step on the stack; the last one pushed is due first. See `Pending`."""
    state.stack += (Pending(kind, player, among, by, left),)


def note_wonder(state: State, wonder: str) -> None:
    """Keep until the end of the turn that it constructed a Wonder without another turn."""
    end = state.stack[0]
    state.stack = (Pending(end.kind, end.player, by=wonder), *state.stack[1:])


def end_game(state: State, termination: str, winner: int | None, rule: str) -> None:
    """The game is over: no choice is due any more (BASE-END-01)."""
    who = None if winner is None else PLAYERS[winner]
    state.outcome = Outcome(termination, who, rule)
    state.stack = ()
    outcome = state.outcome.message(state.names)
    tell(state, "end", rule, "game-over", winner, outcome=outcome)


def earn_extra_turn(state: State, player: int, rule: str, thing: Component) -> None:
    """The player takes another turn after this one, once however often earned (BASE-TURN-08)."""
    earned, state.again = state.again, True
    if earned:
        tell(state, "nothing", "BASE-TURN-08", "one-extra-turn", player, thing=thing)
    else:
        tell(state, "again", rule, "extra-turn", player, thing=thing)
