"""The learner's side of an exercise: check, hint, solution, as methods and as a form."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from duel_nb.boards.live.board import Board
from duel_nb.lessons.exercises import look
from duel_nb.lessons.exercises.exercise import Exercise, Unreadable
from duel_nb.lessons.exercises.form import ExerciseForm
from duel_nb.lessons.exercises.predict import Predict
from duel_nb.lessons.exercises.progress import Progress
from duel_nb.lessons.exercises.verdicts import Note, Status, Verdict
from duel_nb.lessons.rulings.answers import Reason
from duel_nb.page import cell_output
from duel_nb.session.text import summary
from duel_nb.words.translate import translate


def _nothing() -> None:
    """The default for what follows an exercise."""


class Task:
    """An exercise in a notebook: end a cell with it.

    ``check``, ``hint`` and ``solution`` do the same without its form.

    Args:
        exercise: the exercise as data.
        lesson: the name of its lesson.
        progress: records what the learner has done.
        noted: called after a check was recorded.
        finished: returns HTML to show after a right answer.
        following: returns the exercise to go on with once this one is solved, None if there is
            none.

    Attributes:
        exercise: the exercise as data.
        verdict: the result of the last check; None before the first one.
    """

    def __init__(
        self,
        exercise: Exercise,
        lesson: str,
        progress: Progress,
        noted: Callable[[], None],
        finished: Callable[[], str] = str,
        following: Callable[[], Task | None] = _nothing,
    ) -> None:
        self.exercise = exercise
        self.verdict: Verdict | None = None
        self._lesson = lesson
        self._progress = progress
        self._noted, self._finished, self._following = noted, finished, following
        self._next: Task | None = None
        self._is_shown = False
        self._given: Any = None
        self._hints = 0
        self._solved = self._complete = False
        self._form: ExerciseForm | None = None
        cell_output.remember(self)

    # -- for the learner ---------------------------------------------------------------------

    def check(self, *answer: Any) -> Verdict:
        """Check an answer; by default the one in the form, or the last one.

        Args:
            answer: a text, a number, or several names or actions.

        No answer raises an error: one that cannot be judged gets the verdict "cannot be checked".
        """
        if answer:
            self._given = answer[0] if len(answer) == 1 else answer
        elif self._form is not None:
            self._given = self._form.input.value
        self.verdict = self._judged()
        self._progress.checked(
            self._lesson, self.exercise.id, self.verdict.status, missed=self.missed
        )
        self._noted()
        if self._form is not None:
            more = self._finished() if self.verdict else ""
            self._next = self._following() if self.verdict else None
            self._form.say(
                self.verdict,
                self.done,
                more,
                self._progress.problem,
                next_one=self._next is not None,
            )
        return self.verdict

    @property
    def missed(self) -> bool:
        """Whether the last answer was wrong, and could not become right by going on."""
        wrong = self.verdict is not None and self.verdict.status is Status.NOT_YET
        return wrong and self._complete

    def hint(self) -> Note:
        """The next hint; the last one is repeated."""
        notes = self.hints
        self._hints = min(self._hints + 1, len(notes))
        self._progress.helped(self._lesson, self.exercise.id, hints=self._hints)
        self._show_notes()
        return notes[self._hints - 1]

    def solution(self) -> Note:
        """The right answer, why, and what happens."""
        self._solved = True
        self._progress.helped(self._lesson, self.exercise.id, solution=True)
        self._show_notes()
        return self.answer

    def board(self) -> Board:
        """A live board on which the exercise was played out.

        Raises:
            ExerciseError: it has no position.
        """
        board = Board(self.exercise.needed_state())
        for action in self.exercise.line(self._given):
            if board.state.why_not(action) is None:
                board.play(action)
        return board

    @property
    def done(self) -> str:
        """The word "solved" if it has ever been; else ""."""
        solved = self._progress.solved(self._lesson, self.exercise.id)
        return translate("exercise-solved") if solved else ""

    @property
    def hints(self) -> tuple[Note, ...]:
        """All hints; the last one is the rule."""
        reasons = [Reason(text) for text in self.exercise.hints]
        reasons.append(self.exercise.rule_reason)
        count = len(reasons)
        return tuple(
            Note(translate("exercise-hint-of", number=number, count=count), (reason,))
            for number, reason in enumerate(reasons, start=1)
        )

    @property
    def form(self) -> ExerciseForm:
        """Its form, created on first use."""
        if self._form is None:
            self._form = ExerciseForm(
                self.exercise,
                self.done,
                check=self.check,
                hint=self.hint,
                solution=self.solution,
                forget=self.forget_hints,
                go_on=self._go_on,
            )
        return self._form

    def forget_hints(self) -> None:
        """Forget the answer and the hints shown."""
        self._hints, self._solved, self._given = 0, False, None

    def close(self) -> None:
        """Free the form."""
        if self._form is not None:
            self._form.close()
            self._form = None

    def __repr__(self) -> str:
        choices = "".join(f"\n  {n}. {words}" for n, words in enumerate(self.choices, start=1))
        doing, question = self.exercise.doing, str(self.exercise.question)
        return translate("exercise-asked", doing=doing, question=question) + choices

    def _ipython_display_(self) -> None:
        """Show the form, with a picture and the question for a notebook without its kernel."""
        state = self.exercise.shown
        self._is_shown = True
        cell_output.CellOutput(
            self.form.element,
            lambda: repr(self),
            look.static(self.exercise, self.choices, self.hints, self.answer),
            partial(look.kept, state) if state is not None else None,
            partial(summary, state) if state is not None else str,
        )

    # -- inside ------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Go to the next exercise in its own cell, or show it in place of this one."""
        if self._next is None:
            return
        if self._next._is_shown:
            self._next.form.scroll_to()
        else:
            self.form.show_instead(self._next.form)

    @property
    def choices(self) -> tuple[str, ...]:
        """The labels of the options; empty if there are none."""
        if isinstance(self.exercise, Predict):
            return tuple(self.exercise.options.values())
        return ()

    @property
    def answer(self) -> Note:
        """The solution, without recording that it was shown."""
        return Note(translate("exercise-solution"), self.exercise.solution())

    def _judged(self) -> Verdict:
        if self._given is None:
            return Verdict(Status.NOT_TRIED, (Reason(self.exercise.question),))
        try:
            answer = self.exercise.read(self._given)
            self._complete = self.exercise.complete(answer)
            return self.exercise.judge(answer)
        except Unreadable as error:
            return Verdict(Status.CANNOT, (Reason(str(error)),))

    def _show_notes(self) -> None:
        if self._form is not None:
            notes = self.hints[: self._hints]
            self._form.show((*notes, self.answer) if self._solved else notes)
