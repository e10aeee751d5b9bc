"""A learner's progress, in a small file beside the notebooks and nowhere else."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Final, TypeAlias

from duel_nb.disk import NotText, locked, read_text, reason_of, write_file
from duel_nb.languages import LANGUAGES
from duel_nb.lessons.exercises.entry import ORDER, Entry
from duel_nb.lessons.exercises.learned import Learned, NoProgress, read
from duel_nb.lessons.exercises.marks import Mark
from duel_nb.lessons.exercises.memory import Memory, Streak
from duel_nb.lessons.exercises.mistakes import KeptMistake
from duel_nb.lessons.exercises.verdicts import Status
from duel_nb.lessons.renamed import exercise_now
from duel_nb.messages import Message

Today: TypeAlias = Callable[[], date]
"""Tells the day: that of the learner's calendar."""
FILE: Final = "my-progress.json"
VARIABLE: Final = "DUEL_PROGRESS"
"""Environment variable with another file, or "off" to save nothing."""


class Progress:
    """What a learner has solved, by lesson and exercise, and what was practised.

    Each change locks, reads and rewrites the file, so that the kernels of several notebooks do not
    overwrite each other. A change that cannot be written is kept in memory and written with the
    next one.

    Args:
        file: its path; by default that of the environment variable DUEL_PROGRESS, or
            `my-progress.json` in the working folder; a course in another language, in a folder
            such as `de`, has that of the folder above.
        today: tells the day.

    Attributes:
        today: tells the day.
        problem: why something was not saved, as a sentence; else "".
    """

    def __init__(self, file: str | Path | None = None, today: Today = date.today) -> None:
        self.today = today
        named = str(file) if file is not None else os.environ.get(VARIABLE) or _usual_file()
        self.file: Path | None = None if named == "off" else Path(named).absolute()
        self.problem = ""
        self._unwritten = False
        self._known = Learned()
        self._read()

    def entry(self, lesson: str, exercise: str) -> Entry:
        """The progress in an exercise."""
        self._read()
        return self._old(lesson, exercise)

    def solved(self, lesson: str, exercise: str) -> bool:
        """Whether an exercise has been solved, now or earlier."""
        return self.entry(lesson, exercise).solved

    def count(self, lesson: str, exercises: Iterable[str]) -> int:
        """How many of these exercises of a lesson have been solved."""
        known = self.lesson(lesson)
        return sum(known[id].solved for id in exercises if id in known)

    def lessons(self) -> tuple[str, ...]:
        """The lessons with any progress."""
        self._read()
        return tuple(self._known.entries)

    def lesson(self, lesson: str) -> Mapping[str, Entry]:
        """Exercise -> progress, for the exercises of a lesson that were tried."""
        self._read()
        return dict(self._known.entries.get(lesson, {}))

    def marks(self) -> tuple[Mark, ...]:
        """The results of final tests, the earliest first."""
        self._read()
        return self._known.marks

    def tested(self, mark: Mark) -> None:
        """Record the result of a final test."""
        with self._changing():
            self._known.add_marks([mark])

    def checked(
        self, lesson: str, exercise: str, status: Status, *, missed: bool | None = None
    ) -> None:
        """Record a check, unless nothing was answered, or only the beginning.

        An exercise whose solution was shown is not solved on the same day.

        Args:
            lesson: the lesson.
            exercise: its exercise.
            status: the result.
            missed: whether it was missed; by default if the result is "not yet".
        """
        if status in (Status.NOT_TRIED, Status.SO_FAR):
            return
        if missed is None:
            missed = status is Status.NOT_YET
        with self._changing():
            old = self._old(lesson, exercise)
            today = self.today()
            counts = status
            if status is Status.CORRECT and not old.solved and old.looked_on == today:
                counts = Status.NOT_YET
            new = replace(
                old,
                status=max(old.status, counts, key=ORDER.index),
                checks=old.checks + 1,
                missed=old.missed or (missed and not old.solved),
                on=today,
            )
            self._put(lesson, exercise, new)

    def helped(self, lesson: str, exercise: str, *, hints: int = 0, solution: bool = False) -> None:
        """Record hints and solutions that were shown."""
        with self._changing():
            old = self._old(lesson, exercise)
            new = old.joined(Entry(hints=hints, solution=solution))
            if solution:
                today = self.today()
                new = replace(new, on=today, looked_on=new.looked_on if old.solved else today)
            self._put(lesson, exercise, new)

    def memories(self) -> Mapping[str, Memory]:
        """Key of what was practised -> how well it is remembered."""
        self._read()
        return dict(self._known.memories)

    def streak(self) -> Streak:
        """Days of practice in a row."""
        self._read()
        return self._known.streak

    def practised(self, key: str, memory: Memory, streak: Streak) -> None:
        """Record an answer in practice.

        Args:
            key: of what was asked.
            memory: how well it is remembered now.
            streak: days of practice in a row, this one included.
        """
        with self._changing():
            self._known.add_memory(key, memory)
            self._known.streak = self._known.streak.joined(streak)

    def mistakes(self) -> Mapping[str, KeptMistake]:
        """Id -> mistake of a reviewed game, the earliest first."""
        self._read()
        return dict(self._known.mistakes)

    def keep_mistakes(self, mistakes: Iterable[KeptMistake]) -> None:
        """Keep mistakes of a reviewed game, to be practised."""
        with self._changing():
            self._known.add_mistakes(mistakes)

    def reset(self, lesson: str | None = None) -> None:
        """Delete the progress in a lesson and what was practised of it, or all."""
        with self._changing():
            if lesson is None:
                self._known = Learned()
            else:
                self._known.forget(lesson)

    def text(self) -> str:
        """Everything as one line of text, to be imported elsewhere."""
        self._read()
        return json.dumps(self._known.to_json(), separators=(",", ":"), sort_keys=True)

    def read_in(self, text: str) -> int:
        """Add the progress in a text made by `text`; returns its number of exercises.

        Raises:
            NoProgress: it is not such a text.
        """
        found = read(text)
        with self._changing():
            self._known.add(found)
        return sum(map(len, found.entries.values()))

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
        return self._known.entries.get(lesson, {}).get(exercise, Entry())

    def _put(self, lesson: str, exercise: str, entry: Entry) -> None:
        lesson, exercise = exercise_now(lesson, exercise)
        self._known.entries.setdefault(lesson, {})[exercise] = entry

    def _read(self) -> bool:
        """Read the file and add unwritten changes; returns whether it may be overwritten."""
        if self.file is None:
            return False
        try:
            found = read(read_text(self.file))
        except FileNotFoundError:
            found = Learned()
        except OSError as error:
            self.problem = self._said("progress-unreadable", reason=reason_of(error))
            return False
        except (NotText, NoProgress) as error:
            self.problem = self._said("progress-stays", problem=str(error))
            return False
        unwritten, self._known = self._known, found
        if self._unwritten:
            self._known.add(unwritten)
        else:
            self.problem = ""
        return True

    def _write(self) -> None:
        assert self.file is not None
        text = json.dumps(self._known.to_json(), indent=1, sort_keys=True) + "\n"
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


def _usual_file() -> str:
    here = Path.cwd()
    translated = here.name in LANGUAGES and any(here.glob("00-*.ipynb"))
    return str((here.parent if translated else here) / FILE)
