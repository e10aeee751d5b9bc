"""The exercises of the translated lessons are judged as the English ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons.exercises import Status, Task
from tests.lessons.course import SOURCES, take

#: Lessons of the quick run: the others are in the long one.
QUICK = {"01-your-turn", "12-pantheon-age-1", "20-agora-senators"}
LESSONS = [
    pytest.param(one, id=one.stem, marks=() if one.stem in QUICK else pytest.mark.slow)
    for one in SOURCES
]


@pytest.mark.parametrize("source", LESSONS)
def test_every_answer_is_judged_the_same_in_every_language(source: Path) -> None:
    english = {task.exercise.id: _answers(task) for task in take(source).tasks}
    for language in LANGUAGES.keys() - {"en"}:
        with speaking(language):
            tasks = take(source).tasks
            assert [task.exercise.id for task in tasks] == [*english]
            for task in tasks:
                where = (language, task.exercise.id)
                assert _answers(task) == english[task.exercise.id], where
                for right in task.exercise.rights():
                    assert task.check(right).status is Status.CORRECT, (*where, right)
                for wrong in task.exercise.wrongs():
                    verdict = task.check(wrong)
                    assert verdict.status is Status.NOT_YET, (*where, wrong, str(verdict))
                    assert verdict.text, (*where, wrong)


def _answers(task: Task) -> tuple[int, int, int]:
    """How many answers are known to be right and wrong, and how many wrong ones have a text."""
    exercise = task.exercise
    return len(exercise.rights()), len(exercise.wrongs()), len(exercise.mistakes)
