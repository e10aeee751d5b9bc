"""Find it yourself: the mistakes of a reviewed game as exercises, which then come back."""

from __future__ import annotations

from collections.abc import Sequence

from duel_nb import arguments
from duel_nb.engine import GameState
from duel_nb.lessons.exercises.form import ExerciseForm
from duel_nb.lessons.exercises.grade import Grade
from duel_nb.lessons.exercises.graded_task import GradedTask
from duel_nb.lessons.exercises.learned import exercise_key
from duel_nb.lessons.exercises.mistakes import KeptMistake
from duel_nb.lessons.exercises.progress import Progress
from duel_nb.lessons.practice.flashcard import MISTAKE
from duel_nb.lessons.practice.schedule import continued, reviewed
from duel_nb.messages import Message
from duel_nb.page import cell_output
from duel_nb.page.controls import Controlled, Controls, Outlet
from duel_nb.page.elements import Box, Html
from duel_nb.players.mistake import Mistake, mistakes
from duel_nb.players.review import Review


class FindBetter(Controlled):
    """Asks one mistake after the other; each comes back in practice.

    Args:
        found: the mistakes.
        progress: keeps them, and what is remembered of them.

    Attributes:
        element: to be put into the page.
        task: what is asked; None once all were answered.
        left: the mistakes that are still to be asked, this one included.
    """

    def __init__(self, found: Sequence[Mistake], progress: Progress | None = None) -> None:
        self._progress = Progress() if progress is None else progress
        self._controls = Controls()
        kept = [KeptMistake.of(one, self._progress.today()) for one in found]
        self._progress.keep_mistakes(kept)
        self.left, self._right, self._asked = kept, 0, 0
        self.task: GradedTask | None = None
        self._where = Html("duel-page", attributes={"role": "status"})
        self._place = Outlet[ExerciseForm]()
        parts = [self._where, self._place.element, self._controls.alert]
        self.element = Box("duel-practice", children=parts)
        self._ask()

    def next(self) -> None:
        """Go on to the next mistake."""
        self.left = self.left[1:]
        self._ask()
        if self._place.shown is not None:
            self._place.shown.scroll_to()

    def close(self) -> None:
        """Free the board."""
        self._place.close()
        cell_output.close_page(self.element)

    def __repr__(self) -> str:
        return str(self._told)

    def _ipython_display_(self) -> None:
        cell_output.remember(self)
        cell_output.CellOutput(self.element, self.__repr__)

    # -- inside ------------------------------------------------------------------------------

    @property
    def _told(self) -> Message:
        if self.left:
            return Message("better-left", count=len(self.left))
        if not self._asked:
            return Message("better-none")
        return Message("better-done", right=self._right, asked=self._asked)

    def _ask(self) -> None:
        self.task = None
        if self.left:
            exercise = self.left[0].exercise()
            self.task = GradedTask(exercise, MISTAKE, Progress("off"), self._grade, self.next)
        self._place.show(None if self.task is None else self.task.form)
        self._where.value = f"<p>{self._told}</p>"

    def _grade(self, grade: Grade) -> None:
        """Record how well it was found, and say when it comes back."""
        today, progress = self._progress.today(), self._progress
        key = exercise_key(MISTAKE, self.left[0].id)
        after = reviewed(progress.memories().get(key), grade, today)
        progress.practised(key, after, continued(progress.streak(), today, None))
        self._asked += 1
        self._right += grade > Grade.AGAIN
        back = Message("practice-back", days=(after.due - after.last).days)
        self._where.value = f"<p>{self._told} {back}</p>"


def find_better(
    review: Review, states: Sequence[GameState], player: str | None = None
) -> FindBetter:
    """The mistakes of a review as exercises.

    Args:
        review: the review.
        states: every position of the game.
        player: "A" or "B", whose mistakes; by default those of both.

    Raises:
        DuelError: there is no such player.
    """
    if player is not None:
        arguments.one_of("player", player, ("A", "B"))
    return FindBetter([*mistakes(review, states, player)])
