"""Changes of the course of play: choices, extra turns, the end."""

from duel_nb.catalog import Component
from duel_nb.engine.changes.telling import tell
from duel_nb.engine.state import Outcome, Pending, State
from duel_nb.engine.state.tables import PLAYERS


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
