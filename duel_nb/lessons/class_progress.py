"""The progress of a class: what each learner has solved, as a table and as CSV. Read-only."""

from __future__ import annotations

import csv
import io
import os
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from duel_nb.disk import reason_of
from duel_nb.engine.configure import MIXES
from duel_nb.lessons.exercises.entry import Entry
from duel_nb.lessons.exercises.marks import Mark
from duel_nb.lessons.exercises.progress import FILE, Progress
from duel_nb.lessons.paper_marks import PaperMark
from duel_nb.lessons.parts import Part
from duel_nb.messages import Message
from duel_nb.quoting import line

_FIRST_COLUMNS: Final = ("learner", "solved", "exercises", "checks", "hints", "solutions")
_BEFORE_AND_AFTER: Final = ("{} before", "{} before date", "{} after", "{} after date")
"""Columns for a final test: its first mark, in percent, and its last."""
_FORMULA: Final = ("=", "+", "-", "@")
"""First characters that make a spreadsheet cell a formula, also in full width."""
_LONGEST_CELL: Final = 1000


@dataclass(frozen=True, slots=True)
class Learner:
    """What one learner has done.

    Attributes:
        name: the name of the learner's folder, or its path if two have the same name.
        lessons: lesson -> exercise -> entry.
        problems: what could not be read, one sentence each.
        begun: whether there is a progress file that could be read.
        marks: the results of final tests, the earliest first.
        has_folder: whether a folder was searched; somebody may only have results on paper.
    """

    name: str
    lessons: Mapping[str, Mapping[str, Entry]] = field(default_factory=dict)
    problems: tuple[str, ...] = ()
    begun: bool = False
    marks: tuple[Mark, ...] = ()
    has_folder: bool = True

    @property
    def counted(self) -> bool:
        """Whether there are figures to show, and be it zero."""
        return self.begun or (self.has_folder and self.known)

    @property
    def known(self) -> bool:
        """Whether the figures are complete: every file could be read."""
        return not self.problems

    def of(self, part: Part) -> list[Entry]:
        """The entries of a lesson's current exercises."""
        entries = self.lessons.get(part.name, {})
        return [entries[id] for id in part.exercises if id in entries]

    def solved(self, part: Part) -> int:
        """How many exercises of a lesson are solved."""
        return sum(entry.solved for entry in self.of(part))

    def first_and_last(self, test: str) -> list[Mark]:
        """The first result of a final test, and the last one of several."""
        found = [mark for mark in self.marks if mark.test == test]
        return [*found[:1], *found[1:][-1:]]

    def before_and_after(self, test: str) -> tuple[object, ...]:
        """The first result of a final test and the last one of several, each with its date.

        A mark is a percentage; what there is none of is empty.
        """
        told = [value for mark in self.first_and_last(test) for value in (mark.percent, mark.date)]
        return *told, *([""] * (len(_BEFORE_AND_AFTER) - len(told)))


class ClassProgress:
    """The learners and the lessons; ``str()`` gives a table of each, and one of final tests.

    Args:
        learners: the learners.
        parts: the lessons; those without exercises are left out.
    """

    def __init__(self, learners: Iterable[Learner], parts: Iterable[Part]) -> None:
        self.learners = tuple(learners)
        self.parts = tuple(part for part in parts if part.exercises)

    @property
    def problems(self) -> list[str]:
        """What could not be read, and who has not begun: one sentence each."""
        sentences: list[str] = []
        for learner in self.learners:
            sentences += learner.problems
            if not learner.has_folder:
                sentences.append(str(Message("marks-no-folder", {"learner": line(learner.name)})))
            elif not learner.begun and learner.known:
                sentences.append(str(Message("class-not-begun", {"learner": learner.name})))
        return sentences

    def __str__(self) -> str:
        name, lesson = Message("class-learner"), Message("class-lesson")
        learners = _table((name, Message("class-solved"), lesson), self._learner_rows())
        counted = Message("class-begun"), Message("class-finished")
        lessons = _table((lesson, *counted), self._lesson_rows())
        tables = [learners, lessons]
        if rows := [*self._test_rows()]:
            taken = Message("class-test"), Message("class-before"), Message("class-after")
            tables.append(_table((name, *taken), rows))
        return "\n\n".join(tables)

    @property
    def _tests(self) -> list[str]:
        """The final tests that somebody took."""
        return sorted({mark.test for learner in self.learners for mark in learner.marks})

    def csv(self) -> str:
        """A row for each learner; a column for each lesson with the number of solved exercises.

        For each final test that somebody took there are the first mark and the last, with dates.
        """
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        lessons = (part.name for part in self.parts)
        tests = self._tests
        marks = (column.format(test) for test in tests for column in _BEFORE_AND_AFTER)
        writer.writerow([*_FIRST_COLUMNS, *lessons, *map(_cell, marks), "problem"])
        exercises = sum(len(part.exercises) for part in self.parts)
        for learner in self.learners:
            entries = [entry for part in self.parts for entry in learner.of(part)]
            solved = [learner.solved(part) for part in self.parts]
            figures: list[object] = [
                sum(solved),
                exercises,
                sum(entry.checks for entry in entries),
                sum(entry.hints for entry in entries),
                sum(entry.solution for entry in entries),
                *solved,
            ]
            if not learner.counted:  # unknown, not 0
                figures = ["" for _ in figures]
            problem = " ".join(learner.problems)
            taken = (value for test in tests for value in learner.before_and_after(test))
            writer.writerow([_cell(learner.name), *figures, *taken, _cell(problem)])
        return out.getvalue()

    def _learner_rows(self) -> Iterator[tuple[str, ...]]:
        exercises = sum(len(part.exercises) for part in self.parts)
        for learner in self.learners:
            if not learner.begun:
                yield learner.name, "0" if learner.counted else "?", ""
                continue
            solved = sum(map(learner.solved, self.parts))
            furthest = next((part for part in reversed(self.parts) if learner.of(part)), None)
            lesson = "" if furthest is None else _title(furthest)
            mark = "" if learner.known else " ?"
            yield learner.name, f"{solved} / {exercises}{mark}", lesson

    def _test_rows(self) -> Iterator[tuple[str, ...]]:
        for test in self._tests:
            title = str(Message(f"quiz-of-{test}")) if test in MIXES else test
            for learner in self.learners:
                taken = learner.first_and_last(test)
                told = [f"{mark.right} / {mark.asked} ({mark.date})" for mark in taken]
                if told:
                    yield learner.name, title, *told, *([""] * (2 - len(told)))

    def _lesson_rows(self) -> Iterator[tuple[str, ...]]:
        for part in self.parts:
            begun = sum(bool(learner.of(part)) for learner in self.learners)
            finished = sum(learner.solved(part) == len(part.exercises) for learner in self.learners)
            yield _title(part), str(begun), str(finished)


def class_progress(
    folders: Sequence[Path], parts: Iterable[Part], on_paper: Iterable[PaperMark] = ()
) -> ClassProgress:
    """What a class has solved.

    Args:
        folders: one for each learner, with the progress file at any depth; or the file itself.
        parts: the lessons.
        on_paper: results of final tests on paper. They join those of the learner with this name,
            in upper or lower case; a name without a folder has a row of its own.
    """
    names = [_name(folder) for folder in folders]
    count = Counter(names)
    learners = [
        _learner(name if count[name] == 1 else str(folder), folder)
        for name, folder in zip(names, folders, strict=True)
    ]
    return ClassProgress(_with_marks(learners, on_paper), parts)


def _with_marks(learners: Iterable[Learner], on_paper: Iterable[PaperMark]) -> list[Learner]:
    """The learners with their results on paper, then those who only have such results."""
    papers: dict[str, list[PaperMark]] = {}
    for paper in on_paper:
        papers.setdefault(_folded(paper.learner), []).append(paper)
    found = []
    for learner in learners:
        known = dict.fromkeys(learner.marks)
        known |= {paper.mark: None for paper in papers.pop(_folded(learner.name), ())}
        found.append(replace(learner, marks=_in_order(known)))
    for some in papers.values():
        marks = _in_order(dict.fromkeys(paper.mark for paper in some))
        found.append(Learner(some[0].learner, marks=marks, has_folder=False))
    return found


def _in_order(marks: Iterable[Mark]) -> tuple[Mark, ...]:
    """Results, the earliest first."""
    return tuple(sorted(marks, key=lambda mark: mark.date))


def _folded(name: str) -> str:
    """A name, however it is typed."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def _name(folder: Path) -> str:
    where = Path(os.path.abspath(folder))
    if where.name == FILE:
        return where.parent.name
    return where.stem if where.suffix == ".json" else where.name or str(folder)


def _learner(name: str, folder: Path) -> Learner:
    problems: list[str] = []
    lessons: dict[str, dict[str, Entry]] = {}
    marks: dict[Mark, None] = {}
    begun = False
    for file in _files(name, folder, problems):
        if os.path.exists(file) and not os.path.isfile(file):  # a pipe would never end
            reason = Message("system-special")
            problem = str(Message("progress-unreadable", {"file": file.name, "reason": reason}))
            problems.append(_problem_of(name, problem))
            continue
        progress = Progress(file)
        found = {lesson: progress.lesson(lesson) for lesson in progress.lessons()}
        taken = progress.marks()
        if progress.problem:
            problems.append(_problem_of(name, progress.problem))
            continue
        begun = True
        marks |= dict.fromkeys(taken)
        for lesson, entries in found.items():
            known = lessons.setdefault(lesson, {})
            for id, entry in entries.items():
                known[id] = known.get(id, Entry()).joined(entry)
    return Learner(name, lessons, tuple(problems), begun, _in_order(marks))


def _files(name: str, folder: Path, problems: list[str]) -> Iterator[Path]:
    """The progress files below a folder, except in hidden folders."""
    if not os.path.isdir(folder):
        if os.path.exists(folder):
            yield folder
        else:
            problems.append(str(Message("cli-no-folder", {"folder": line(str(folder))})))
        return

    def report(error: OSError) -> None:
        problem = Message(
            "file-unread", {"file": line(str(error.filename)), "reason": reason_of(error)}
        )
        problems.append(_problem_of(name, str(problem)))

    for place, below, files in os.walk(folder, onerror=report):
        below[:] = sorted(one for one in below if not one.startswith("."))
        if FILE in files or FILE in below:
            yield Path(place, FILE)


def _problem_of(name: str, problem: str) -> str:
    return str(Message("class-problem", {"learner": name, "problem": problem}))


def _title(part: Part) -> str:
    return f"{part.name[:2]} {part.title}"


def _cell(text: str) -> str:
    """A text as a spreadsheet cell: on one line, and never a formula."""
    cell = line(text, _LONGEST_CELL)
    return f"'{cell}" if unicodedata.normalize("NFKC", cell[:1]) in _FORMULA else cell


def _table(headings: Sequence[Message], rows: Iterable[Sequence[str]]) -> str:
    table = [[*map(str, headings)], *([*map(line, row)] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip()
        for cells in table
    )
