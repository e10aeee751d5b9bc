"""The exercises of the translated lessons are judged as the English ones; nothing is English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path

import pytest

from duel_nb.catalog import CATALOG, KINDS
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons.examples import all_examples
from duel_nb.lessons.exercises import Status, Task
from tests.lessons.course import SOURCES, Taken, take

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


@pytest.mark.parametrize("source", LESSONS)
@pytest.mark.parametrize("language", [*LANGUAGES][1:])
def test_no_output_of_a_lesson_is_an_english_sentence(source: Path, language: str) -> None:
    with speaking(language):
        for text in _texts(take(source)):
            assert not _ENGLISH.search(_without_code(text)), text


#: Words of English sentences that neither French, German nor Russian has.
_ENGLISH = re.compile(
    r"(?<![\w-])(?:the|and|with|of|is|are|has|have|for|you|your|that|this|which|from|to|not|she|by)"
    r"(?![\w-])",
    re.IGNORECASE,
)
#: What stays English: code, scenario files, and names of cards in them.
_STAYS = re.compile(
    r"<style>[^<]*</style>|<(?:code|pre|small|h4)\b.*?</(?:code|pre|small|h4)>|<[^>]*>"
    r"|<LegalActions.*|^ *(?:\w+ = |\[|- |\d+\. (?:Ada|Ben):|Aus:|Source\s:|Из:).*",
    re.MULTILINE,
)


@cache
def _statements() -> tuple[str, ...]:
    """The statements of scenarios, which are shown as in their files, and English names."""
    found = {
        re.sub(r"\bB\b", "Ben", re.sub(r"\bA\b", "Ada", said.text))
        for one in all_examples()
        for case in one.cases
        for step in case.steps
        for said in step.expect
    }
    found |= {one.name for kind in KINDS for one in CATALOG.components(kind)}
    return tuple(sorted(found, key=len, reverse=True))


def _without_code(text: str) -> str:
    """A text without what stays English."""
    text = _STAYS.sub(" ", unescape(text))
    for statement in _statements():
        text = text.replace(statement, " ")
    return text


def _texts(taken: Taken) -> Iterator[str]:
    """The texts that the outputs of a lesson show."""
    for output in (one for cell in taken.outputs for one in cell):
        yield from (str(output[key]) for key in ("text", "evalue") if key in output)
        for kind, data in output.get("data", {}).items():
            if kind in ("text/plain", "text/html", "text/markdown"):
                yield data if isinstance(data, str) else "".join(data)


def _answers(task: Task) -> tuple[int, int, int]:
    """How many answers are known to be right and wrong, and how many wrong ones have a text."""
    exercise = task.exercise
    return len(exercise.rights()), len(exercise.wrongs()), len(exercise.mistakes)
