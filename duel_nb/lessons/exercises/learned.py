"""Everything that the progress file holds."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from duel_nb.errors import DuelError
from duel_nb.lessons.exercises.entry import Entry
from duel_nb.lessons.exercises.marks import Mark, marks_in
from duel_nb.lessons.exercises.memory import Memory, Streak
from duel_nb.lessons.exercises.mistakes import MOST, KeptMistake
from duel_nb.lessons.renamed import exercise_now
from duel_nb.words.translate import translate

_KEY: Final = "duel_nb_progress"
_VERSION: Final = 1
_DAMAGE: Final = (KeyError, TypeError, ValueError, AttributeError)


class NoProgress(DuelError):
    """A text that is not exported progress; the message says why."""


@dataclass(slots=True)
class Learned:
    """What a learner has done.

    Attributes:
        entries: lesson -> exercise -> its progress.
        marks: the results of final tests, the earliest first.
        memories: key of what was practised -> how well it is remembered.
        streak: days of practice in a row.
        mistakes: id -> mistake of a reviewed game, the earliest first.
    """

    entries: dict[str, dict[str, Entry]] = field(default_factory=dict)
    marks: tuple[Mark, ...] = ()
    memories: dict[str, Memory] = field(default_factory=dict)
    streak: Streak = field(default_factory=Streak)
    mistakes: dict[str, KeptMistake] = field(default_factory=dict)

    def add(self, other: Learned) -> None:
        """Add what somebody did elsewhere; the better or the later of both counts."""
        for lesson, entries in other.entries.items():
            for exercise, entry in entries.items():
                self.add_entry(lesson, exercise, entry)
        self.add_marks(other.marks)
        for key, memory in other.memories.items():
            self.add_memory(key, memory)
        self.streak = self.streak.joined(other.streak)
        self.add_mistakes(other.mistakes.values())

    def add_entry(self, lesson: str, exercise: str, entry: Entry) -> None:
        """Add progress in an exercise."""
        mine = self.entries.setdefault(lesson, {})
        mine[exercise] = mine.get(exercise, Entry()).joined(entry)

    def add_marks(self, marks: Iterable[Mark]) -> None:
        """Add results of final tests."""
        known = dict.fromkeys((*self.marks, *marks))
        self.marks = tuple(sorted(known, key=lambda mark: mark.date))

    def add_memory(self, key: str, memory: Memory) -> None:
        """Add how well something is remembered."""
        self.memories[key] = self.memories.get(key, memory).joined(memory)

    def add_mistakes(self, mistakes: Iterable[KeptMistake]) -> None:
        """Add mistakes; the latest ones are kept."""
        known = self.mistakes | {one.id: one for one in mistakes}
        latest = sorted(known.items(), key=lambda item: item[1].on)[-MOST:]
        self.mistakes = dict(latest)

    def forget(self, lesson: str) -> None:
        """Delete the progress in a lesson, and what was practised of it."""
        self.entries.pop(lesson, None)
        inside = exercise_key(lesson, "")
        self.memories = {k: one for k, one in self.memories.items() if not k.startswith(inside)}

    def to_json(self) -> dict[str, Any]:
        """All of it for JSON; what is empty is left out."""
        data: dict[str, Any] = {
            _KEY: _VERSION,
            "lessons": {
                lesson: {exercise: entry.to_json() for exercise, entry in sorted(entries.items())}
                for lesson, entries in sorted(self.entries.items())
                if entries
            },
        }
        if self.marks:
            data["tests"] = [asdict(mark) for mark in self.marks]
        if self.memories or self.streak.days:
            memories = {key: memory.to_json() for key, memory in sorted(self.memories.items())}
            data["practice"] = {"memories": memories, "streak": self.streak.to_json()}
        if self.mistakes:
            data["mistakes"] = [one.to_json() for one in self.mistakes.values()]
        return data


def read(text: str) -> Learned:
    """What is in the text of a progress file, under the names of today.

    Raises:
        NoProgress: it is none, a damaged one, or one of a later version.
    """
    try:
        data = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        raise NoProgress(translate("progress-not-json")) from None
    version = data.get(_KEY) if isinstance(data, dict) else None
    if type(version) is int and version > _VERSION:
        raise NoProgress(translate("progress-newer"))
    if type(version) is not int or version != _VERSION:
        raise NoProgress(translate("progress-not-ours"))
    found = Learned()
    try:
        for lesson, entries in data["lessons"].items():
            for exercise, entry in entries.items():
                found.add_entry(*exercise_now(lesson, exercise), Entry.from_json(entry))
        found.marks = marks_in(data.get("tests", []))
        found.add_mistakes(map(KeptMistake.from_json, data.get("mistakes", [])))
    except _DAMAGE:
        raise NoProgress(translate("progress-damaged")) from None
    try:
        _add_practice(found, data.get("practice"))
    except _DAMAGE:
        raise NoProgress(translate("progress-damaged-practice")) from None
    return found


def exercise_key(lesson: str, exercise: str) -> str:
    """The key of an exercise among the things that are practised."""
    return f"{lesson}/{exercise}"


def _add_practice(found: Learned, data: Mapping[str, Any] | None) -> None:
    """Add what was practised: nothing in a file from before there was practice."""
    if data is None:
        return
    for key, memory in data["memories"].items():
        room, _, id = key.partition("/")
        found.add_memory(exercise_key(*exercise_now(room, id)), Memory.from_json(memory))
    found.streak = Streak.from_json(data["streak"])
