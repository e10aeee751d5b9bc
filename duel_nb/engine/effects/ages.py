"""From Age to Age: dealing structures, who begins, and the end of Age III (BASE-AGE, BASE-END)."""

from typing import Final

from duel_nb.engine import changes
from duel_nb.engine.effects import mythology
from duel_nb.engine.rules import scoring
from duel_nb.engine.state import Pending, State, pantheon_of, structure
from duel_nb.engine.state.tables import GATE, LAST_AGE


def begin_first(state: State) -> None:
    """Age I: deal the structure if it does not lie there yet; the first player begins.

    Implements BASE-TURN-01 and BASE-STRUCT-06.
    """
    state.age = 1
    if state.table is None:
        lay_out(state, 1)


def lay_out(state: State, age: int) -> None:
    """Lay out the structure of an Age from its shuffled deck (BASE-STRUCT-06)."""
    state.table = structure.table(age, state.config.agora)
    state.dealt = state.decks[age - 1]
    state.present = state.table.full
    state.face_up = state.table.dealt_face_up
    changes.tell(state, "dealt", "BASE-STRUCT-06", "age-dealt", amount=age, age="I" * age)
    if state.pantheon is not None:
        mythology.lay_tokens(state, age, state.table)


def finish(state: State) -> None:
    """The structure is empty: the next Age, or the end of the game (BASE-AGE-01, BASE-END-01)."""
    age = state.age
    changes.tell(state, "age-over", "BASE-AGE-01", "age-over", amount=age, age="I" * age)
    if state.age == LAST_AGE:
        winner, rule = scoring.civilian_winner(state)
        changes.end_game(state, "civilian", winner, rule)
        return
    if state.age == 1 and state.pantheon is not None:
        place_gate(state)
    else:
        begin_next(state)


def begin_next(state: State) -> None:
    """Deal the next Age's structure and ask who begins (BASE-AGE-02)."""
    state.age += 1
    lay_out(state, state.age)
    changes.ask(state, "begin", weaker(state))


#: The step that turns the Pantheon up and deals Age II, once the Gate is placed.
OPEN_PANTHEON: Final = "open-pantheon"


def place_gate(state: State) -> None:
    """The Gate takes the empty space of the Pantheon; with several, a choice (PAN-SETUP-08)."""
    spaces = mythology.empty_spaces(state)
    changes.ask(state, OPEN_PANTHEON, weaker(state))
    if len(spaces) > 1:
        changes.ask(state, "place-gate", weaker(state))
    else:
        changes.put_in_pantheon(state, None, GATE, spaces[0])


def open_pantheon(state: State, pending: Pending) -> None:
    """Turn up the Pantheon, then deal Age II (PAN-SETUP-06)."""
    changes.open_pantheon(state)
    mythology.unveil(state, pantheon_of(state).spaces)
    begin_next(state)


def begin(state: State, player: int, rule: str) -> None:
    """The player who was chosen begins the Age (BASE-AGE-02)."""
    state.active = player
    changes.tell(state, "begins", rule, "age-begins", player, age="I" * state.age)


def weaker(state: State) -> int:
    """Who decides who begins: the militarily weaker player, else who played last (BASE-AGE-03)."""
    if state.pawn == 0:
        return state.active
    return 1 if state.pawn > 0 else 0
