"""Exercises speak the language in use; what an author wrote stays as it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

from duel_nb.catalog import CATALOG, KINDS
from duel_nb.lessons.exercises import Exercise, Task
from duel_nb.page.elements import Html, Options
from tests.boards.live.person import seen
from tests.lessons import course
from tests.words.pseudo import outside, speaking_pseudo

#: Lessons with exercises of every kind, and one with an expansion.
LESSONS = (
    "05-wonders",
    "09-the-end",
    pytest.param("21-agora-decrees", marks=pytest.mark.slow),
)

_NAMES = {
    word
    for kind in KINDS
    for one in CATALOG.components(kind)
    for word in re.findall("[A-Za-z]+", one.name)
} | {"Ada", "Ben", "II", "III"}
_MARKUP = re.compile(r"<style>.*?</style>|<details class=duel-rule>.*?</details>|<[^>]*>", re.S)


def shown(task: Task) -> Iterator[str]:
    """What the elements of an exercise say."""
    for element in seen(task.form.element):
        yield from (getattr(element, name, "") for name in ("label", "tip", "placeholder"))
        if isinstance(element, Html):
            yield unescape(_MARKUP.sub(" ", element.value))
        if isinstance(element, Options):
            yield from (words for words, _ in element.options)


def written(exercise: Exercise) -> set[str]:
    """What the author of an exercise wrote."""
    told = (one if isinstance(one, str) else one[0] for one in exercise.mistakes.values())
    options = getattr(exercise, "options", {})
    steps = getattr(exercise, "right", ()) if exercise.kind == "order" else ()
    found = (exercise.question, exercise.why, *exercise.hints, *told, *options.values(), *steps)
    return {words for words in found if words}


def english(task: Task) -> set[str]:
    """Words that an exercise shows, which neither a message said nor its author wrote."""
    own = sorted(written(task.exercise), key=len, reverse=True)
    found: set[str] = set()
    for text in shown(task):
        for words in own:
            text = (text or "").replace(words, " ")
        found |= {word for word in outside(text or "").split() if len(word) > 1}
    return found - _NAMES


@pytest.mark.parametrize("lesson", LESSONS)
def test_no_english_is_left_around_an_exercise(
    lesson: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    course.silence(monkeypatch)
    (source,) = (one for one in course.SOURCES if one.stem == lesson)
    with speaking_pseudo(monkeypatch):
        for task in course.take(source).tasks:
            exercise, form = task.exercise, task.form
            wrong, right = exercise.wrongs()[:1], exercise.rights()[:1]
            for answer in ("something that is nothing", *wrong, *right):
                task.check(answer)
                assert not english(task), task
            for button in (form.hint_button,) * len(task.hints) + (form.solution_button,):
                button.press()
            assert not english(task), task
