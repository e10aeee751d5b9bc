"""The referee in a notebook: three questions above the board editor."""

from __future__ import annotations

from duel_nb.boards.live.board import Board
from duel_nb.boards.live.editor.editor import Editor
from duel_nb.boards.live.editor.places import Setup
from duel_nb.boards.live.editor.uses import AS_PYTHON, AS_QUESTION, playing
from duel_nb.boards.scene.frame import WIDEST
from duel_nb.engine import GameState
from duel_nb.engine.position.given import full_setup, given_setup
from duel_nb.engine.position.setups import NotASetup
from duel_nb.lessons.position_viewer import PositionViewer
from duel_nb.lessons.question_box import QuestionBox
from duel_nb.lessons.rulings.rulings import Rulings
from duel_nb.messages import Message
from duel_nb.page import cell_output, html
from duel_nb.page.elements import Box, Element, Html


class RefereeForm:
    """The form of a referee.

    Args:
        referee: the referee; its position is edited.

    Attributes:
        referee: the referee.
        editor: the editor of its position; None while a choice is pending or after the game,
            because such a position cannot be set up.
        box: the questions.
        element: the form.
    """

    def __init__(self, referee: Rulings) -> None:
        self.referee = referee
        self.editor: Editor | None = None
        self._viewer: PositionViewer | None = None
        setup = _setup_of(referee)
        below: list[Element] = []
        if setup is None:
            self._viewer = PositionViewer(referee.state, back=Message("case-to-question"))
            note = Html(value=html.note(str(Message("asking-as-it-stands")), None))
            below = [note, self._viewer.element, self._viewer.take_over_button]
        else:
            self.editor = Editor(setup, (playing(Board), AS_PYTHON, AS_QUESTION))
            below = [self.editor.element]
        self.box = QuestionBox(self._rulings, self._state)
        if self.editor is not None:
            self.editor.on_change(self._changed)
        self.element = Box(
            children=[self.box.element, *below], style={"max-width": f"{round(WIDEST)}px"}
        )
        cell_output.remember(self)

    def close(self) -> None:
        """Free the boards."""
        for part in (self.editor, self._viewer):
            if part is not None:
                part.close()
        cell_output.close_page(self.element)

    # -- inside ----------------------------------------------------------------------------

    def _state(self) -> GameState:
        return self.referee.state if self.editor is None else self.editor.state

    def _rulings(self) -> Rulings:
        """The referee, if the current setup is possible."""
        if self.editor is not None:
            self.editor.possible()
        return self.referee

    def _changed(self) -> None:
        """Update the referee, so that questions in code are about the same position."""
        assert self.editor is not None
        if not self.editor.problem:
            self.referee.set_up(**self.editor.setup)
        self.box.renew()


def _setup_of(referee: Rulings) -> Setup | None:
    """The setup of a referee's position; None if it cannot be set up."""
    if not referee.of_game:
        return given_setup(referee.setup or {})
    state = referee.state
    try:
        return full_setup(state if referee.teacher else state.view(state.to_act))
    except NotASetup:
        return None
