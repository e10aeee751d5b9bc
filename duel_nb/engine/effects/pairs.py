"""The reward for a pair of scientific symbols: a Progress token from the board (BASE-SCI-02)."""

from collections.abc import Sequence

from duel_nb.engine import changes
from duel_nb.engine.actions import TAKE, Action
from duel_nb.engine.choices.choice import Choice
from duel_nb.engine.effects import progress, symbols
from duel_nb.engine.rules import box
from duel_nb.engine.state import Pending, State
from duel_nb.engine.state.tables import PROGRESS


class TakeProgress(Choice):
    """Choose one of the Progress tokens on the board (BASE-SCI-02, BASE-SCI-03)."""

    kind = symbols.TAKE_PROGRESS
    rule = "BASE-SCI-02"
    must = "BASE-SCI-03"
    verb = "take"

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        return "BASE-SCI-04", symbols.no_token(state, pending.player)

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        return [TAKE[token] for token in state.board_progress]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        progress.gain(state, pending.player, action.subject, self.rule)

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        return f"{who} has completed a pair of scientific symbols and takes a Progress token."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        if box.on_enki(state, action.subject):
            return f"{PROGRESS[action.subject].name} lies on Enki, not on the board."
        there = ", ".join(PROGRESS[token].name for token in state.board_progress)
        are = "is" if len(state.board_progress) == 1 else "are"
        return f"{PROGRESS[action.subject].name} does not lie on the board; there {are} {there}."

    def rule_against(self, state: State, pending: Pending, action: Action) -> str:
        return "PAN-ENKI-04" if box.on_enki(state, action.subject) else self.rule
