"""`duel.drill`: questions without end, made and judged by the engine."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from random import Random, SystemRandom
from typing import Any, Final

from duel_nb import arguments
from duel_nb.engine.configure import configure, usual_edition
from duel_nb.errors import DuelError
from duel_nb.lessons.drills.kinds import KINDS, LEVELS
from duel_nb.lessons.drills.positions import NAMES, positions
from duel_nb.lessons.exercises import look
from duel_nb.lessons.exercises.exercise import Exercise
from duel_nb.lessons.exercises.form import ExerciseForm
from duel_nb.lessons.exercises.grade import Grade
from duel_nb.lessons.exercises.graded_task import GradedTask
from duel_nb.lessons.exercises.progress import Progress
from duel_nb.lessons.exercises.verdicts import Note, Verdict
from duel_nb.messages import Message
from duel_nb.page import cell_output
from duel_nb.page.controls import Outlet
from duel_nb.page.elements import Box, Html
from duel_nb.session.text import summary

_SEEDS: Final = 1_000_000


def drill(
    kind: str | None = None,
    *,
    level: str = "easy",
    seed: int | None = None,
    expansions: Iterable[str] | None = None,
) -> Drill:
    """Questions without end about random positions: end a notebook cell with it.

    The engine makes them, and explains each answer with its rules.

    Args:
        kind: "price" (what does it cost?), "uncover" (which cards become accessible?), "chain"
            (which cards are free by chain?), "who" (who is to act next?), "pawn" (where does the
            pawn go?), "politician" (what may a Politician do?), "divinity" (what does an activation
            cost?) or "score" (what is a game worth at its end?); None mixes all.
        level: "easy", "medium" or "hard".
        seed: a whole number; the same seed gives the same questions. None: others each time.
        expansions: in play, of "pantheon" and "agora"; None for those that the kind needs, or
            both for all kinds mixed.

    Raises:
        DuelError: there is no such kind, level or expansion (with the nearest), the seed is not a
            whole number, or the kind needs an expansion that is not in play.
    """
    if kind is not None:
        arguments.one_of("kind", kind, KINDS)
    arguments.one_of("level", level, LEVELS)
    start = SystemRandom().randrange(_SEEDS) if seed is None else arguments.whole("seed", seed)
    needed = KINDS[kind].needs if kind else frozenset({"pantheon", "agora"})
    in_play = needed
    if expansions is not None:
        in_play = frozenset(configure(expansions, usual_edition(), NAMES).expansions)
        if kind is not None and not needed <= in_play:
            missing = next(iter(needed - in_play))
            raise DuelError(Message("drill-needs", kind=repr(kind), expansion=repr(missing)))
    known = [name for name, one in KINDS.items() if one.needs <= in_play]
    return Drill([kind] if kind else known, level, start, in_play)


def question(
    kinds: list[str], level: str, seed: int, number: int, expansions: frozenset[str]
) -> Exercise:
    """The question with this number of a drill."""
    random = Random(f"{level} {seed} {number} {' '.join(kinds)} {' '.join(sorted(expansions))}")
    kind = random.choice(kinds)
    made = (
        KINDS[kind].make(f"{kind}-{number}", state, LEVELS.index(level) + 1, random)
        for state in positions(random, expansions)
    )
    return next(exercise for exercise in made if exercise is not None)


class Drill:
    """A drill: one question after another.

    ``check``, ``hint``, ``solution`` and ``next`` do the same without its form.

    Args:
        kinds: the kinds of its questions.
        level: how difficult they are.
        seed: of the questions.
        expansions: in play.

    Attributes:
        seed: of the questions.
        task: the current question.
        asked: how many questions were answered.
        right: how many were right at the first try.
    """

    def __init__(self, kinds: list[str], level: str, seed: int, expansions: frozenset[str]) -> None:
        self.seed = seed
        self.asked = self.right = 0
        self._make = partial(question, kinds, level, seed, expansions=expansions)
        self._number = 1
        self._score = Html("duel-page", attributes={"role": "status"})
        self._place = Outlet[ExerciseForm]()
        self.element = Box(children=[self._score, self._place.element])
        self.task = self._new_task()
        cell_output.remember(self)

    # -- for the learner ---------------------------------------------------------------------

    @property
    def exercise(self) -> Exercise:
        """The current question as data."""
        return self.task.exercise

    def check(self, *answer: Any) -> Verdict:
        """Check an answer to the current question; a wrong one is followed by the solution."""
        return self.task.check(*answer)

    def hint(self) -> Note:
        """The next hint; the last one is repeated."""
        return self.task.hint()

    def solution(self) -> Note:
        """The right answer, and the bill or the reasons."""
        return self.task.solution()

    def next(self) -> Drill:
        """Go on to the next question, answered or not."""
        self._number += 1
        shown = self._place.shown is not None
        self.task = self._new_task()
        if shown:
            self._show()
            self.task.form.scroll_to()
        return self

    def close(self) -> None:
        """Free the form."""
        self._place.close()
        cell_output.close_page(self.element)

    def __repr__(self) -> str:
        return repr(self.task)

    def _ipython_display_(self) -> None:
        """Show the question, with a picture for a notebook without its kernel."""
        self._show()
        exercise, state = self.exercise, self.exercise.needed_state()
        cell_output.CellOutput(
            self.element,
            lambda: repr(self),
            look.static(exercise, self.task.choices, self.task.hints, self.task.answer),
            partial(look.kept, state),
            partial(summary, state),
        )

    # -- inside ------------------------------------------------------------------------------

    def _show(self) -> None:
        self._place.show(self.task.form)

    def _new_task(self) -> GradedTask:
        return GradedTask(
            self._make(self._number), "drill", Progress("off"), self._count, self.next
        )

    def _count(self, grade: Grade) -> None:
        """Count the first answer to a question."""
        self.asked += 1
        self.right += grade > Grade.AGAIN
        so_far = Message("drill-so-far", right=self.right, asked=self.asked)
        self._score.value = f"<p>{so_far}</p>"
