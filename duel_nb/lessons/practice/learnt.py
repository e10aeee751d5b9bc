"""What has been learnt so far, as cards that come back."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from duel_nb.errors import DuelError
from duel_nb.languages import LANGUAGES, language
from duel_nb.lessons import examples, rule_mentions
from duel_nb.lessons.drills.kinds import KINDS
from duel_nb.lessons.exercises.course_exercises import LessonCode
from duel_nb.lessons.exercises.entry import Entry
from duel_nb.lessons.exercises.progress import Progress
from duel_nb.lessons.parts import Part, files, lesson_called, parts
from duel_nb.lessons.practice.flashcard import Flashcard, of_case, of_drill, of_exercise, of_mistake
from duel_nb.messages import Message
from duel_nb.rulebook import needed_expansions
from duel_nb.scenarios import Scenario

_RULE: Final = re.compile(r"\b(?:PAN|AGO|BOTH)-")
_PLAYING: Final = "32-play"
_NOT_ASKED: Final = "lesson.ask("
"""To write a scenario is no question for every day."""


class Textbook:
    """The course, as far as practice needs it.

    Args:
        folder: of the notebooks; by default the course as it came.

    Attributes:
        parts: the lessons, in order.

    Raises:
        DuelError: the course is not available.
    """

    def __init__(self, folder: Path | None = None) -> None:
        where = rule_mentions.folder() if folder is None else folder
        self.parts: tuple[Part, ...] = () if where is None else parts(where)
        if where is None or not self.parts:
            raise DuelError(Message("practice-no-course"))
        self._files = {file.stem: file for file in files(where)}
        self._codes: dict[str, LessonCode] = {}
        self._mentions: rule_mentions.Taught | None = None

    def code(self, lesson: str) -> LessonCode:
        """The code of a lesson."""
        if lesson not in self._codes:
            self._codes[lesson] = LessonCode.of(self._files[lesson])
        return self._codes[lesson]

    def title(self, lesson: str) -> str:
        """The title of a lesson."""
        return next(part.title for part in self.parts if part.name == lesson)

    def lessons(self, wanted: Collection[str]) -> frozenset[str]:
        """The names of lessons, given by name or number; of all if none is given.

        Raises:
            DuelError: there is no such lesson; the message has the nearest.
        """
        known = [part.name for part in self.parts]
        return frozenset(lesson_called(name, known) for name in wanted or known)

    @property
    def playing(self) -> str:
        """The lesson about whole games: mistakes of one's own belong to it."""
        known = [part.name for part in self.parts]
        return _PLAYING if _PLAYING in known else known[-1]

    def teaching(self, rule: str) -> tuple[rule_mentions.Mention, ...]:
        """The lessons in which a rule comes up, in order."""
        if self._mentions is None:
            self._mentions = rule_mentions.mentions()
        return self._mentions.get(rule, ())


def textbook() -> Textbook:
    """The course in the language in use, read once.

    Raises:
        DuelError: it is not available.
    """
    return _textbook(language())


@lru_cache(maxsize=len(LANGUAGES))
def _textbook(_: str) -> Textbook:
    return Textbook()


def learnt(progress: Progress, book: Textbook) -> list[Flashcard]:
    """The cards of everything learnt so far, in the order of the course.

    An exercise comes back once it was tried. When half of a lesson's exercises were tried, its
    cases and drills join, as soon as all their rules have come up, in expansions that were met.
    Mistakes of reviewed games come back, too.
    """
    tried = {part.name: _tried(part, progress) for part in book.parts}
    exercises = [
        of_exercise(book.code(lesson), id, entry)
        for lesson, entries in tried.items()
        for id, entry in entries.items()
        if _comes_back(book, lesson, id)
    ]
    done = [part.name for part in book.parts if tried[part.name] and _half(part, tried[part.name])]
    met = _met(book, tried)
    own = [of_mistake(one, book.playing) for one in progress.mistakes().values()]
    return [*exercises, *_drills(book, done, met), *_cases(book, done, met), *own]


def everything(book: Textbook) -> list[Flashcard]:
    """The exercises and cases of the whole course, as if all of it had been learnt."""
    exercises = [
        of_exercise(book.code(part.name), id, Entry())
        for part in book.parts
        for id in part.exercises
        if _comes_back(book, part.name, id)
    ]
    lessons = [part.name for part in book.parts]
    return [*exercises, *_cases(book, lessons, {"pantheon", "agora"})]


def _tried(part: Part, progress: Progress) -> dict[str, Entry]:
    entries = progress.lesson(part.name)
    return {id: entries[id] for id in part.exercises if id in entries and entries[id].tried}


def _half(part: Part, tried: Mapping[str, Entry]) -> bool:
    return 2 * len(tried) >= len(part.exercises)


def _comes_back(book: Textbook, lesson: str, id: str) -> bool:
    return not _source(book, lesson, id).startswith(_NOT_ASKED)


def _source(book: Textbook, lesson: str, id: str) -> str:
    return book.code(lesson).exercises[id]


def _met(book: Textbook, tried: Mapping[str, Mapping[str, Entry]]) -> set[str]:
    """The expansions whose rules were practised."""
    sources = (_source(book, lesson, id) for lesson, entries in tried.items() for id in entries)
    rules = (id for source in sources for id in _RULE.findall(source))
    return {one for id in rules for one in needed_expansions(id)}


def _drills(book: Textbook, lessons: list[str], met: set[str]) -> Iterator[Flashcard]:
    for kind, one in KINDS.items():
        named = [place.lesson for place in book.teaching(one.rule) if place.named]
        lesson = next((name for name in named if name in lessons), None)
        if lesson is not None and one.needs <= met:
            yield of_drill(kind, lesson, met)


def _cases(book: Textbook, lessons: list[str], met: set[str]) -> Iterator[Flashcard]:
    """The scenarios whose rules all come up in these lessons, by the last lesson they need."""
    order = {name: at for at, name in enumerate(lessons)}
    found: list[tuple[int, Scenario]] = []
    for scenario in examples.all_examples():
        firsts = [
            min((order[p.lesson] for p in book.teaching(rule) if p.lesson in order), default=-1)
            for rule in scenario.rules
        ]
        if firsts and min(firsts) >= 0 and expansions_of(scenario) <= met:
            found.append((max(firsts), scenario))
    for at, scenario in sorted(found, key=lambda one: one[0]):
        if any(case.question and case.answer for case in scenario.cases):
            yield of_case(scenario, lessons[at])


def expansions_of(scenario: Scenario) -> set[str]:
    """The expansions that a scenario is about or has in play."""
    about = {one for rule in scenario.rules for one in needed_expansions(rule)}
    return about.union(*(case.start.get("expansions", ()) for case in scenario.cases))
