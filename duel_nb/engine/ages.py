"""From Age to Age: dealing structures, who begins, and the end of Age III (BASE-AGE, BASE-END)."""

from collections.abc import Sequence

from duel_nb.engine import atoms, scoring, structure
from duel_nb.engine.actions import BEGIN, Action
from duel_nb.engine.choice import Choice
from duel_nb.engine.state import GameState, Pending

LAST_AGE = 3


def begin_first(state: GameState) -> None:
    """Age I: deal the structure, the first player begins (BASE-TURN-01)."""
    deal(state, 1)


def deal(state: GameState, age: int) -> None:
    """Lay out the structure of an Age from its shuffled deck (BASE-STRUCT-06)."""
    state.age = age
    state.table = structure.table(age, state.config.agora)
    state.dealt = state.decks[age - 1]
    state.present = state.table.full
    state.face_up = state.table.dealt_face_up
    if state.log is not None:
        text = f"The structure of Age {'I' * age} is dealt."
        atoms.tell(state, "dealt", "BASE-STRUCT-06", text, amount=age)


def finish(state: GameState) -> None:
    """The structure is empty: the next Age, or the end of the game (BASE-AGE-01, BASE-END-01)."""
    if state.log is not None:
        text = f"Age {'I' * state.age} is over: the structure is empty."
        atoms.tell(state, "age-over", "BASE-AGE-01", text, amount=state.age)
    if state.age == LAST_AGE:
        winner, rule = scoring.civilian_winner(state)
        atoms.end_game(state, "civilian", winner, rule)
        return
    deal(state, state.age + 1)
    atoms.ask(state, ChooseWhoBegins.kind, weaker(state))


def weaker(state: GameState) -> int:
    """Who chooses who begins: the militarily weaker player, else who played last (BASE-AGE-03)."""
    if state.pawn == 0:
        return state.active
    return 1 if state.pawn > 0 else 0


class ChooseWhoBegins(Choice):
    """Choose who begins the Age (BASE-AGE-02, BASE-AGE-03)."""

    kind = "begin"
    rule = "BASE-AGE-02"
    verb = "begin"

    def options(self, state: GameState, pending: Pending) -> Sequence[Action]:
        return BEGIN

    def resolve(self, state: GameState, pending: Pending, action: Action) -> None:
        state.active = action.subject
        if state.log is not None:
            text = f"{atoms.name(state, action.subject)} begins Age {'I' * state.age}."
            atoms.tell(state, "begins", self.rule_of(state, pending), text, action.subject)

    def rule_of(self, state: GameState, pending: Pending) -> str:
        return self.rule if state.pawn else "BASE-AGE-03"

    def text(self, state: GameState, pending: Pending) -> str:
        who = atoms.name(state, pending.player)
        why = "has the weaker military" if state.pawn else "played last with the pawn in the centre"
        return f"{who} {why} and chooses who begins Age {'I' * state.age}."
