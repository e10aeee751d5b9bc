"""What comes back: exercises, cases, and drills whose position is new each time."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Final, TypeAlias

from duel_nb.lessons.drills.drill import question
from duel_nb.lessons.drills.kinds import KINDS, LEVELS
from duel_nb.lessons.exercises.course_exercises import LessonCode
from duel_nb.lessons.exercises.entry import Entry
from duel_nb.lessons.exercises.exercise import Exercise
from duel_nb.lessons.exercises.learned import exercise_key
from duel_nb.lessons.exercises.mistakes import KeptMistake
from duel_nb.lessons.practice.choices import choices_about
from duel_nb.lessons.practice.new_position import in_new_position
from duel_nb.scenarios import Case, Scenario

CASE: Final = "case"
DRILL: Final = "drill"
MISTAKE: Final = "mistake"
_ANSWERS_A_LEVEL: Final = 2
"""A drill gets harder after so many answers."""


@dataclass(frozen=True, slots=True)
class CaseQuestion:
    """A case to be answered in one's head.

    Attributes:
        scenario: the scenario.
        case: the scenario itself, or one of its variants.
    """

    scenario: Scenario
    case: Case


Question: TypeAlias = Exercise | CaseQuestion


@dataclass(frozen=True, slots=True)
class Flashcard:
    """Something that comes back.

    Attributes:
        id: its key in the progress file.
        lesson: the name of the lesson that teaches it.
        make: makes its question, given how often it has been asked before; None for the question
            as the course has it.
        entry: for an exercise, the progress in it; None for what no lesson asks.
    """

    id: str
    lesson: str
    make: Callable[[int | None], Question] = field(compare=False, repr=False)
    entry: Entry | None = field(default=None, compare=False)


def of_exercise(code: LessonCode, id: str, entry: Entry) -> Flashcard:
    """An exercise of a lesson, in a new position where there is one."""

    def make(asked: int | None) -> Exercise:
        exercise = code.exercise(id)
        exercise.picture = True  # there is no lesson above it
        if asked is None:
            return exercise
        return in_new_position(exercise, Random(f"{code.name} {id} {asked}")) or exercise

    return Flashcard(exercise_key(code.name, id), code.name, make, entry)


def of_case(scenario: Scenario, lesson: str) -> Flashcard:
    """A scenario: its question and those of its variants, in turn with choices to choose from."""
    own = [CaseQuestion(scenario, one) for one in scenario.cases if one.question and one.answer]

    def make(asked: int | None) -> Question:
        turn = asked or 0
        choices = [*choices_about(scenario)] if turn % 2 else []
        some: list[Question] = [*choices] or [*own]
        return some[turn // 2 % len(some)]

    return Flashcard(exercise_key(CASE, scenario.id), lesson, make)


def of_drill(kind: str, lesson: str, expansions: Collection[str]) -> Flashcard:
    """A kind of drill, with some of these expansions in play."""
    needs = KINDS[kind].needs
    others = sorted(set(expansions) - needs)
    mixes = [needs.union(some) for n in range(len(others) + 1) for some in combinations(others, n)]

    def make(times: int | None) -> Exercise:
        asked = times or 0
        level = LEVELS[min(asked // _ANSWERS_A_LEVEL, len(LEVELS) - 1)]
        return question([kind], level, asked, 1, mixes[asked % len(mixes)])

    return Flashcard(exercise_key(DRILL, kind), lesson, make)


def of_mistake(mistake: KeptMistake, lesson: str) -> Flashcard:
    """A mistake of a reviewed game, in the same position each time."""
    return Flashcard(exercise_key(MISTAKE, mistake.id), lesson, lambda _: mistake.exercise())
