"""The course of a turn: carry out an action and all that follows, pass the turn (BASE-TURN).

`play` is for people and notebooks: it checks, leaves the given state alone and collects events.
`apply` is for simulations: it changes the given state and trusts that the action is legal.
"""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from duel_nb.engine import changes
from duel_nb.engine.actions import Action
from duel_nb.engine.choices import CHOICES
from duel_nb.engine.effects import ages, agora, pantheon, verbs
from duel_nb.engine.errors import IllegalAction
from duel_nb.engine.events import Event, LogEntry
from duel_nb.engine.state import END_OF_TURN, Pending, State, table_of
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.engine.state.values import events_of
from duel_nb.engine.turn.legal import WAYS
from duel_nb.engine.turn.why_not import why_not
from duel_nb.errors import DuelError
from duel_nb.messages import Message

#: For each player, the stack at the beginning of an action: when all is done, the turn ends.
_ENDS: Final[tuple[tuple[Pending, ...], ...]] = tuple(
    (Pending(END_OF_TURN, player),) for player in range(len(PLAYERS))
)

Played = TypeVar("Played", bound=State)


def play(state: Played, action: Action) -> Played:
    """The position after an action; see `GameState.play`."""
    _check(state, action)
    log: list[LogEntry] = []
    after = state.copy()
    after.log = log
    apply(after, action)
    after.logged, after.log = log, None
    return after


def play_by_event(state: Played, action: Action) -> tuple[tuple[Event, Played], ...]:
    """Each event of an action with the position after it; see `GameState.play_by_event`."""
    _check(state, action)
    after = state.copy()
    film = _Film(after)
    after.log = film
    apply(after, action)
    after.logged, after.log = [entry for entry, _ in film.shots], None
    names = state.names
    found = [(event, shot) for entry, shot in film.shots for event in events_of(entry, names)]
    return (*found[:-1], *((event, after) for event, _ in found[-1:]))


class _Film(Generic[Played]):
    """Collects events, each with a copy of the position after it, in which no choice is due."""

    def __init__(self, state: Played) -> None:
        self._state = state
        self.shots: list[tuple[LogEntry, Played]] = []

    def append(self, entry: LogEntry, /) -> None:
        """Collect an event and the position."""
        shot = self._state.copy()
        shot.stack = ()
        self.shots.append((entry, shot))


def _check(state: State, action: Action) -> None:
    """Refuse an action that is illegal, or played on a view."""
    if state.viewer is not None:
        raise DuelError(Message("play-on-view"))
    refusal = why_not(state, action)
    if refusal is not None:
        raise IllegalAction(refusal)


def apply(state: State, action: Action) -> None:
    """Carry out a legal action in place (BASE-TURN-03)."""
    state.legal = None
    if state.stack:
        pending = state.stack[-1]
        state.stack = state.stack[:-1]
        CHOICES[pending.kind].resolve(state, pending, action)
    else:
        way = WAYS[action.verb]
        if way.ends_turn:
            state.stack = ends = _ENDS[state.active]
            way.do(state, action)
            if state.stack is ends:  # nothing else was pushed
                state.stack = ()
                _end_turn(state, ends[0])
        else:
            way.do(state, action)
    if state.stack:
        _settle(state)


def _settle(state: State) -> None:
    """Run steps until a choice with options is due, skipping those without (GEN-02)."""
    while state.stack:  # empty once the game is over
        pending = state.stack[-1]
        step = STEPS.get(pending.kind)
        if step is not None:
            state.stack = state.stack[:-1]
            step(state, pending)
        elif options := CHOICES[pending.kind].options(state, pending):
            state.legal = tuple(options)  # they are needed next
            return
        else:
            state.stack = state.stack[:-1]
            if state.log is not None:
                rule, message = CHOICES[pending.kind].nothing(state, pending)
                state.log.append(Event("nothing", rule, message, PLAYERS[pending.player]))


def _end_turn(state: State, pending: Pending) -> None:
    """Turn up newly accessible cards, then give the extra turn or the other player's turn."""
    reveal = table_of(state).uncovered(state.present) & ~state.face_up
    if reveal and _reveal(state, pending, reveal, "BASE-TURN-04"):
        return
    again, state.again = state.again, False
    if state.senate is not None and not state.senate.may_trigger:
        changes.allow_trigger(state, True)  # once in every turn (AGO-TURN-01, 03)
    if not state.present:
        if again:
            changes.tell(state, "again-lost", "BASE-TURN-07", "extra-turn-lost", state.active)
        ages.finish(state)
    elif not again:
        state.active = 1 - state.active


def _reveal(state: State, pending: Pending, reveal: int, rule: str) -> bool:
    """Turn up these places (bits) by ``rule``; True if a token on one of them comes first.

    Tokens on the cards to be turned up are taken one after the other (PAN-REVEAL-01); the step
    returns once their effects are done.
    """
    if state.pantheon is not None and state.pantheon.laid:
        tokens = pantheon.freed_tokens(state, reveal)
        if tokens:
            state.stack += (pending,)
            if len(tokens) > 1:
                changes.ask(state, "choose-token", pending.player, tuple(tokens))
            else:
                pantheon.take_token(state, pending.player, tokens[0])
            return True
    changes.turn_up(state, reveal, rule)
    return False


def _reveal_at_once(state: State, pending: Pending) -> None:
    """Turn of Events turns cards up in the middle of a turn (AGO-CX-11)."""
    reveal = table_of(state).uncovered(state.present) & ~state.face_up
    _reveal(state, pending, reveal, "AGO-CX-11")


def _after_trigger(state: State, pending: Pending) -> None:
    """The turn goes on, unless the Conspiracy has emptied the structure (AGO-TURN-04, BOTH-15)."""
    if not state.present:
        could_activate = state.pantheon is not None and state.pantheon.open
        rule = "BOTH-15" if could_activate else "AGO-TURN-04"
        changes.tell(state, "nothing", rule, "structure-emptied", pending.player)
        state.stack += (Pending(END_OF_TURN, pending.player),)


#: The steps that run without a choice when they are on top of the stack.
STEPS: Final[dict[str, Callable[[State, Pending], None]]] = {
    END_OF_TURN: _end_turn,
    pantheon.PUT_BACK: pantheon.put_back,
    ages.OPEN_PANTHEON: ages.open_pantheon,
    ages.NEXT_PICK: ages.next_pick,
    verbs.GO_ON: verbs.go_on,
    agora.AFTER_TRIGGER: _after_trigger,
    agora.REVEAL: _reveal_at_once,
}
