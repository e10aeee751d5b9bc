"""`duel.puzzle`: puzzles one after another, easiest unsolved first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from duel_nb.engine import DuelError
from duel_nb.engine.configure import MIXES, configure, mix_of
from duel_nb.lessons.exercises.progress import Progress
from duel_nb.lessons.exercises.solve import Solve, puzzle_called
from duel_nb.lessons.exercises.task import Task
from duel_nb.messages import Message
from duel_nb.players.puzzles import Goal, Puzzle, find, goal_of, puzzles
from duel_nb.players.puzzles.puzzle import EDITION, NAMES

#: The lessons with the puzzles of the base game and of the expansions; they share their progress.
BASE: Final = "42-puzzles"
OTHERS: Final = "43-puzzles-expansions"


def puzzle(
    theme: str | None = None, expansions: Iterable[str] = (), number: int | None = None
) -> Task:
    """A puzzle to be solved on the board: end a notebook cell with it.

    Without a number it is the easiest one that you have not solved yet. Every solution was proven
    by exhaustive search.

    Args:
        theme: "win-now", "stop", "uncover", "two-turns" or "last-card"; by default any.
            The id of a puzzle, such as "base-7", opens that one.
        expansions: in play, of "pantheon" and "agora".
        number: of the puzzle, from 1; `theme` is then only checked.

    Raises:
        DuelError: there is no such theme, expansion or number; the message has the nearest.
    """
    id = theme.strip().lower() if isinstance(theme, str) and number is None else ""
    if id.partition("-")[0] in MIXES and "-" in id:
        return _task(puzzle_called(id).puzzle, None)
    mix = mix_of(configure(expansions, EDITION, NAMES).expansions)
    goal = None if theme is None else goal_of(theme)
    if number is None:
        return _task(_easiest(goal, mix, Progress()), goal)
    chosen = find(number, mix)
    if goal is not None and chosen.theme != goal.theme:
        themes = {"theme": repr(chosen.theme), "other": repr(goal.theme)}
        raise DuelError(Message("puzzle-other-theme", {"number": str(number), **themes}))
    return _task(chosen, goal)


def _task(chosen: Puzzle, goal: Goal | None) -> Task:
    """A puzzle, followed by others of its mix with this goal, if one is given."""
    progress = Progress()

    def following() -> Task | None:
        other = _easiest(goal, chosen.mix, progress)
        return None if progress.solved(_lesson(chosen.mix), other.id) else _task(other, goal)

    return Task(Solve(chosen), _lesson(chosen.mix), progress, _nothing, following=following)


def _easiest(goal: Goal | None, mix: str, progress: Progress) -> Puzzle:
    """The easiest puzzle of a mix with this goal that is not solved; the easiest if all are.

    Raises:
        DuelError: there is no puzzle with this goal.
    """
    of_theme = [one for one in puzzles(mix) if goal is None or one.theme == goal.theme]
    if not of_theme:
        assert goal is not None
        raise DuelError(Message("no-puzzle-of-theme", theme=repr(goal.theme)))
    known = {id for id in progress.lesson(_lesson(mix)) if progress.solved(_lesson(mix), id)}
    return min(of_theme, key=lambda one: (one.id in known, one.difficulty, one.number))


def _lesson(mix: str) -> str:
    """The lesson that keeps the progress in the puzzles of a mix."""
    return BASE if mix == "base" else OTHERS


def _nothing() -> None:
    """A single puzzle has no table to update."""
