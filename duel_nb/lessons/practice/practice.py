"""`duel.practice`: what is due today, from everything learnt so far."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final, TypeAlias

from duel_nb.arguments import whole
from duel_nb.lessons.exercises.form import ExerciseForm
from duel_nb.lessons.exercises.grade import Grade
from duel_nb.lessons.exercises.graded_task import GradedTask
from duel_nb.lessons.exercises.progress import Progress
from duel_nb.lessons.practice.case_form import CaseForm
from duel_nb.lessons.practice.flashcard import CaseQuestion, Question
from duel_nb.lessons.practice.learnt import Textbook, textbook
from duel_nb.lessons.practice.session import PracticeSession, asked_by
from duel_nb.messages import Message
from duel_nb.page import cell_output, html
from duel_nb.page.controls import Controlled, Controls, Outlet
from duel_nb.page.elements import Box, Html, RowBox
from duel_nb.page.module import STYLE_TAG

MOST: Final = 20
"""Questions of a session."""
_Form: TypeAlias = ExerciseForm | CaseForm


def practice(*lessons: str, most: int = MOST) -> Practice:
    """What is due today, from everything learnt so far: end a notebook cell with it.

    Exercises that were tried come back when they would be forgotten, mixed and in new positions
    where possible. When half of a lesson's exercises were tried, its cases and drills join them.
    What was wrong comes back soon, what was known later and later. The days are in the progress
    file.

    Args:
        lessons: names or numbers, such as "05-wonders" or "05"; only what they teach is asked. By
            default everything learnt.
        most: how many questions at most, 1 to 500; what is left stays due.

    Raises:
        DuelError: there is no such lesson (with the nearest), ``most`` is not such a number, or
            the course is not available.
    """
    whole("most", most, 1, 500)
    return Practice(Progress(), lessons, most)


class Practice(Controlled):
    """A session of practice.

    Args:
        progress: what the learner has done.
        lessons: names or numbers of lessons; none for all.
        most: how many questions at most.
        book: the course.

    Attributes:
        session: the questions.
        element: to be put into the page.
    """

    def __init__(
        self,
        progress: Progress,
        lessons: Iterable[str] = (),
        most: int = MOST,
        book: Textbook | None = None,
    ) -> None:
        book = textbook() if book is None else book
        self.session = PracticeSession(book, progress, book.lessons([*lessons]), most)
        self._controls = Controls()
        self._where = Html("duel-page", attributes={"role": "status"})
        self._place = Outlet[_Form]()
        self._said = Html("duel-page", attributes={"role": "status"})
        self._list = Html("duel-page", attributes={"role": "status"})
        button = self._controls.button
        self.more_button = button(Message("practice-go-on"), "arrow-right", self.go_on)
        self.more_button.primary = True
        self.wrong_button = button(Message("practice-often-wrong"), "list", self.list_wrong)
        self.task: GradedTask | None = None
        buttons = RowBox(children=[self.more_button, self.wrong_button])
        below = [self._said, self._controls.alert, buttons, self._list]
        self.element = Box("duel-practice", children=[self._where, self._place.element, *below])
        cell_output.remember(self)
        self._ask()

    # -- for the learner ---------------------------------------------------------------------

    def next(self) -> None:
        """Go on to the next question; one that was not answered stays due."""
        self.session.next()
        self._ask()
        if self._place.shown is not None:
            self._place.shown.scroll_to()

    def go_on(self) -> None:
        """Begin again with what else is due."""
        self.session.begin()
        self._ask()

    def list_wrong(self) -> None:
        """List what was wrong again and again, or hide the list."""
        self._list.value = "" if self._list.value else self._wrong()

    def close(self) -> None:
        """Free the forms."""
        self._place.close()
        cell_output.close_page(self.element)

    def __repr__(self) -> str:
        question = self.session.question
        if question is None:
            return " ".join(map(str, self.session.summary))
        return f"{Message('practice-left', count=self.session.left)}\n{asked_by(question)}"

    def _ipython_display_(self) -> None:
        """Show it; a notebook without its kernel has the number of questions."""
        static = f'{STYLE_TAG}<div class="duel-page">{escape(repr(self))}</div>'
        cell_output.CellOutput(self.element, lambda: repr(self), static)

    # -- inside ------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Show the question, or that there is none."""
        question, session = self.session.question, self.session
        self.task, self._list.value = None, ""
        self._place.show(None if question is None else self._form(question))
        over = question is None
        self._said.value = _paragraph(*session.summary) if over else ""
        self._where.value = "" if over else _paragraph(Message("practice-left", count=session.left))
        self.more_button.shown = over and session.more > 0
        self.wrong_button.shown = over and any(True for _ in session.often_wrong())
        self._show_problem()

    def _form(self, question: Question) -> _Form:
        if isinstance(question, CaseQuestion):
            return CaseForm(question, self._grade, self.next)
        self.task = self.session.task(question, self._grade, self.next)
        return self.task.form

    def _grade(self, grade: Grade) -> None:
        """Record a grade, and say when the question comes back."""
        after = self.session.grade(grade)
        days = (after.due - after.last).days
        back = Message("practice-back", days=days)
        left = Message("practice-left", count=self.session.left)
        self._where.value = _paragraph(left)
        self._said.value = f"<p>{back} {self.session.lesson}</p>"
        self._show_problem()

    def _show_problem(self) -> None:
        problem = self.session.progress.problem
        self._controls.alert.value = problem and html.alert(problem)

    def _wrong(self) -> str:
        rows = "".join(
            f"<li>{escape(asked)} <small>"
            f"{Message('practice-wrong-of', wrong=memory.wrong, answers=memory.answers)} · "
            f"{self.session.link(card)}</small></li>"
            for card, memory, asked in self.session.often_wrong()
        )
        return f"<ul>{rows}</ul>"


def _paragraph(*messages: Message) -> str:
    return f"<p>{' '.join(map(str, messages))}</p>"
