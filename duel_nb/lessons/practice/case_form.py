"""A case to be answered in one's head: its question, its answer, and whether it was known."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from duel_nb.lessons.exercises.form import ResponsivePicture
from duel_nb.lessons.exercises.grade import Grade
from duel_nb.lessons.practice.flashcard import CaseQuestion
from duel_nb.lessons.show import Show
from duel_nb.messages import Message
from duel_nb.page import html
from duel_nb.page.cell_output import close_page
from duel_nb.page.controls import Controls, Outlet
from duel_nb.page.elements import Box, Html, RowBox
from duel_nb.scenarios import start


class CaseForm:
    """The form of a case.

    Args:
        asked: the case.
        graded: called once, with what the learner says.
        go_on: shows the next question.

    Attributes:
        element: to be put into the page.
    """

    def __init__(
        self, asked: CaseQuestion, graded: Callable[[Grade], None], go_on: Callable[[], object]
    ) -> None:
        self._asked, self._graded = asked, graded
        controls = Controls()
        button = controls.button
        question = Html(value=heading(asked))
        picture = ResponsivePicture(start(asked.scenario, asked.case), controls)
        self._answer = Html("duel-answers", attributes={"role": "status"})
        self.answer_button = button(Message("practice-answer"), "eye", self.show_answer)
        self.answer_button.primary = True
        self.knew_button = button(Message("practice-knew"), "check", lambda: self.grade(Grade.GOOD))
        self.missed_button = button(
            Message("practice-missed"), "times", lambda: self.grade(Grade.AGAIN)
        )
        self.board_button = button(Message("cases-board"), "play", self.turn_board)
        self.next_button = button(Message("exercise-next-question"), "arrow-right", go_on)
        self.next_button.primary = True
        self._board = Outlet[Show]()
        self._after = (self.knew_button, self.missed_button, self.board_button)
        for hidden in (*self._after, self.next_button):
            hidden.shown = False
        buttons = RowBox(
            "duel-press", children=[self.answer_button, *self._after, self.next_button]
        )
        parts = [question, picture.element, self._answer, buttons, controls.alert]
        self.element = Box("duel-exercise", children=[*parts, self._board.element])

    def show_answer(self) -> None:
        """Show the answer, and ask whether it was known."""
        self._answer.value = answer(self._asked)
        self.answer_button.shown = False
        for shown in self._after:
            shown.shown = True
        self._answer.scroll_to()

    def grade(self, grade: Grade) -> None:
        """Take what the learner says."""
        self.knew_button.shown = self.missed_button.shown = False
        self.next_button.shown = True
        self._graded(grade)

    def turn_board(self) -> None:
        """Play the case on a board, or remove the board."""
        self._board.show(Show(self._asked.scenario) if self._board.shown is None else None)
        here = self._board.shown is not None
        self.board_button.label = Message("cases-no-board" if here else "cases-board")
        self.board_button.icon = "times" if here else "play"

    def scroll_to(self) -> None:
        """Let the page scroll to the question."""
        self.answer_button.focus()
        self.element.scroll_to("start")

    def close(self) -> None:
        """Free the board and the page."""
        self._board.close()
        close_page(self.element)


def heading(asked: CaseQuestion) -> str:
    """The question as HTML."""
    doing, question = escape(str(Message("doing-recall"))), escape(str(asked.case.question))
    return f'<div class="duel-asked"><b class="duel-doing">{doing}</b> {question}</div>'


def answer(asked: CaseQuestion) -> str:
    """The answer as HTML, with the rules to open."""
    rules = " ".join(map(html.rule_link, asked.scenario.rules))
    return (
        f'<div class="duel-page duel-said duel-open">{escape(str(asked.case.answer))} {rules}</div>'
    )
