"""A learner's progress, in a small file beside the notebooks and nowhere else."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeAlias

from duel_nb.disk import NotText, locked, read_text, reason_of, write_file
from duel_nb.errors import DuelError
from duel_nb.lessons.exercises.marks import Mark, marks_in
from duel_nb.lessons.exercises.verdicts import Status
from duel_nb.lessons.renamed import exercise_now
from duel_nb.messages import Message
from duel_nb.words.translate import translate

FILE: Final = "my-progress.json"
VARIABLE: Final = "DUEL_PROGRESS"
"""Environment variable with another file, or "off" to save nothing."""
_VERSION: Final = 1
_MAX_COUNT: Final = 1_000_000_000
"""A file with a larger count is damaged."""
_ORDER: Final = (
    Status.NOT_TRIED,
    Status.CANNOT,
    Status.NOT_YET,
    Status.SO_FAR,
    Status.CORRECT,
)


class NoProgress(DuelError):
    """A text that is not exported progress; the message says why."""


@dataclass(frozen=True, slots=True)
class Entry:
    """The progress in one exercise.

    Attributes:
        status: the best result so far.
        checks: number of checks.
        hints: number of hints shown.
        solution: whether the solution was shown.
    """

    status: Status = Status.NOT_TRIED
    checks: int = 0
    hints: int = 0
    solution: bool = False

    def joined(self, other: Entry) -> Entry:
        """The maximum of both."""
        return Entry(
            max(self.status, other.status, key=_ORDER.index),
            max(self.checks, other.checks),
            max(self.hints, other.hints),
            self.solution or other.solution,
        )


_Entries: TypeAlias = dict[str, dict[str, Entry]]


class Progress:
    """What a learner has solved, by lesson and exercise.

    Each change locks, reads and rewrites the file, so that the kernels of several notebooks do not
    overwrite each other. A change that cannot be written is kept in memory and written with the
    next one.

    Args:
        file: its path; by default that of the environment variable DUEL_PROGRESS, or
            `my-progress.json` in the working folder.

    Attributes:
        problem: why something was not saved, as a sentence; else "".
    """

    def __init__(self, file: str | Path | None = None) -> None:
        named = str(file) if file is not None else os.environ.get(VARIABLE, FILE)
        self.file: Path | None = None if named == "off" else Path(named).absolute()
        self.problem = ""
        self._unwritten = False
        self._entries: _Entries = {}
        self._marks: tuple[Mark, ...] = ()
        self._read()

    def entry(self, lesson: str, exercise: str) -> Entry:
        """The progress in an exercise."""
        self._read()
        return self._old(lesson, exercise)

    def solved(self, lesson: str, exercise: str) -> bool:
        """Whether an exercise has been solved, now or earlier."""
        return self.entry(lesson, exercise).status is Status.CORRECT

    def count(self, lesson: str, exercises: Iterable[str]) -> int:
        """How many of these exercises of a lesson have been solved."""
        known = self.lesson(lesson)
        return sum(known[id].status is Status.CORRECT for id in exercises if id in known)

    def lessons(self) -> tuple[str, ...]:
        """The lessons with any progress."""
        self._read()
        return tuple(self._entries)

    def lesson(self, lesson: str) -> Mapping[str, Entry]:
        """Exercise -> progress, for the exercises of a lesson that were tried."""
        self._read()
        return dict(self._entries.get(lesson, {}))

    def marks(self) -> tuple[Mark, ...]:
        """The results of final tests, the earliest first."""
        self._read()
        return self._marks

    def tested(self, mark: Mark) -> None:
        """Record the result of a final test."""
        with self._changing():
            self._add_marks([mark])

    def checked(self, lesson: str, exercise: str, status: Status) -> None:
        """Record a check, unless nothing was answered, or only the beginning."""
        if status in (Status.NOT_TRIED, Status.SO_FAR):
            return
        with self._changing():
            old = self._old(lesson, exercise)
            best = max(old.status, status, key=_ORDER.index)
            self._put(lesson, exercise, replace(old, status=best, checks=old.checks + 1))

    def helped(self, lesson: str, exercise: str, *, hints: int = 0, solution: bool = False) -> None:
        """Record hints and solutions that were shown."""
        with self._changing():
            old = self._old(lesson, exercise)
            self._put(lesson, exercise, old.joined(Entry(hints=hints, solution=solution)))

    def reset(self, lesson: str | None = None) -> None:
        """Delete the progress in a lesson, or all."""
        with self._changing():
            if lesson is None:
                self._entries, self._marks = {}, ()
            else:
                self._entries.pop(lesson, None)

    def text(self) -> str:
        """Everything as one line of text, to be imported elsewhere."""
        self._read()
        return json.dumps(self._data(), separators=(",", ":"), sort_keys=True)

    def read_in(self, text: str) -> int:
        """Add the progress in a text made by `text`; returns its number of exercises.

        Raises:
            NoProgress: it is not such a text.
        """
        entries, marks = _saved(text)
        with self._changing():
            self._add(entries)
            self._add_marks(marks)
        return sum(map(len, entries.values()))

    # -- the file ----------------------------------------------------------------------------

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Lock and read the file before a change, and write it after that."""
        with locked(self.file) if self.file is not None else nullcontext():
            whole = self._read()
            yield
            self._unwritten = True
            if whole:
                self._write()

    def _old(self, lesson: str, exercise: str) -> Entry:
        lesson, exercise = exercise_now(lesson, exercise)  # asked in an old copy of a notebook
        return self._entries.get(lesson, {}).get(exercise, Entry())

    def _put(self, lesson: str, exercise: str, entry: Entry) -> None:
        lesson, exercise = exercise_now(lesson, exercise)
        self._entries.setdefault(lesson, {})[exercise] = entry

    def _add(self, entries: _Entries) -> None:
        for lesson, exercises in entries.items():
            for exercise, entry in exercises.items():
                self._put(lesson, exercise, self._old(lesson, exercise).joined(entry))

    def _add_marks(self, marks: Iterable[Mark]) -> None:
        known = dict.fromkeys((*self._marks, *marks))
        self._marks = tuple(sorted(known, key=lambda mark: mark.date))

    def _data(self) -> dict[str, Any]:
        lessons = {
            lesson: {exercise: asdict(entry) for exercise, entry in sorted(entries.items())}
            for lesson, entries in sorted(self._entries.items())
            if entries
        }
        data = {"duel_nb_progress": _VERSION, "lessons": lessons}
        return data | ({"tests": [asdict(mark) for mark in self._marks]} if self._marks else {})

    def _read(self) -> bool:
        """Read the file and add unwritten changes; returns whether it may be overwritten."""
        if self.file is None:
            return False
        try:
            entries, marks = _saved(read_text(self.file))
        except FileNotFoundError:
            entries, marks = {}, ()
        except OSError as error:
            self.problem = self._said("progress-unreadable", reason=reason_of(error))
            return False
        except (NotText, NoProgress) as error:
            self.problem = self._said("progress-stays", problem=str(error))
            return False
        unwritten, self._entries = self._entries, entries
        new, self._marks = self._marks, marks
        if self._unwritten:
            self._add(unwritten)
            self._add_marks(new)
        else:
            self.problem = ""
        return True

    def _write(self) -> None:
        assert self.file is not None
        text = json.dumps(self._data(), indent=1, sort_keys=True) + "\n"
        try:
            write_file(self.file, text)
        except OSError as error:
            self.problem = self._said("progress-unwritten", reason=reason_of(error))
        else:
            self.problem, self._unwritten = "", False

    def _said(self, key: str, **parts: str) -> str:
        """A sentence about the file."""
        assert self.file is not None
        return str(Message(key, {"file": self.file.name, **parts}))


def _saved(text: str) -> tuple[_Entries, tuple[Mark, ...]]:
    """The entries and the results of tests in the text of a file."""
    try:
        data = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        raise NoProgress(translate("progress-not-json")) from None
    if not isinstance(data, dict) or data.get("duel_nb_progress") != _VERSION:
        raise NoProgress(translate("progress-not-ours"))
    found: _Entries = {}
    try:
        for lesson, entries in data["lessons"].items():
            for exercise, entry in entries.items():
                place, id = exercise_now(str(lesson), str(exercise))
                known = found.setdefault(place, {})
                known[id] = known.get(id, Entry()).joined(
                    Entry(
                        Status(entry["status"]),
                        _count(entry["checks"]),
                        _count(entry["hints"]),
                        bool(entry["solution"]),
                    )
                )
        return found, marks_in(data.get("tests", []))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise NoProgress(translate("progress-damaged")) from None


def _count(value: object) -> int:
    """A valid count of a file."""
    if type(value) is not int or not 0 <= value < _MAX_COUNT:
        raise ValueError
    return value
