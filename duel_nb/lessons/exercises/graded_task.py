"""A task of a drill or of practice: it is graded once, and another one follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duel_nb.lessons.exercises.exercise import Exercise
from duel_nb.lessons.exercises.grade import Grade
from duel_nb.lessons.exercises.progress import Progress
from duel_nb.lessons.exercises.task import Task
from duel_nb.lessons.exercises.verdicts import Note, Status, Verdict


class GradedTask(Task):
    """A task that is graded once, and followed by another one.

    What is tried after the grade is judged, but not recorded.

    Args:
        exercise: the exercise as data.
        lesson: the name of its lesson.
        progress: records what the learner has done.
        graded: called once, with how well it was known.
        go_on: shows the next one.
    """

    def __init__(
        self,
        exercise: Exercise,
        lesson: str,
        progress: Progress,
        graded: Callable[[Grade], None],
        go_on: Callable[[], object],
    ) -> None:
        super().__init__(exercise, lesson, progress, lambda: None)
        self._graded, self._follow = graded, go_on
        self._is_graded = self._stumbled = False

    def check(self, *answer: Any) -> Verdict:
        """Check an answer; a wrong one is followed by the solution."""
        verdict = super().check(*answer)
        if verdict:
            self._grade(Grade.HARD if self._hints or self._stumbled else Grade.GOOD)
        elif self.missed:
            self._grade(Grade.AGAIN)
            self._solved = True
            self._show_notes()
        elif verdict.status is Status.NOT_YET:
            self._stumbled = True
        self._offer_next()
        return verdict

    def solution(self) -> Note:
        """The right answer, which ends the question."""
        note = super().solution()
        self._grade(Grade.AGAIN)
        self._offer_next()
        return note

    @property
    def done(self) -> str:
        """Nothing: it is asked again."""
        return ""

    def _grade(self, grade: Grade) -> None:
        if not self._is_graded:
            self._is_graded = True
            self._graded(grade)
            self._progress = Progress("off")

    def _offer_next(self) -> None:
        if self._form is not None and self._is_graded:
            self._form.next_button.shown = True

    def _go_on(self) -> None:
        self._follow()
