"""Results of final tests on paper, as a teacher enters them in a table: a CSV file, only read."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from duel_nb import arguments
from duel_nb.disk import read_text
from duel_nb.engine.configure import MIXES
from duel_nb.errors import DuelError
from duel_nb.lessons.exercises.marks import MOST_ASKED, Mark
from duel_nb.messages import Listed, Message
from duel_nb.quoting import line, shown

COLUMNS: Final = ("learner", "test", "date", "right", "questions")
"""The columns of the table, in any order; it may have others."""
_SEPARATORS: Final = ",;\t"
"""Spreadsheets write one of these, by their language."""
_DAY_FIRST: Final = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{4})")


class PaperMark(NamedTuple):
    """A result on paper.

    Attributes:
        learner: whose it is.
        mark: the result.
    """

    learner: str
    mark: Mark


def paper_marks(file: Path) -> list[PaperMark]:
    """The results in a table.

    Raises:
        DuelError: a column is missing, or a line is no result; the message has its number.
        OSError: the file cannot be read.
    """
    text = read_text(file)
    head = text.partition("\n")[0]
    separator = max(_SEPARATORS, key=head.count)
    rows = csv.DictReader(text.splitlines(), delimiter=separator, restval="")
    rows.fieldnames = [name.strip().casefold() for name in rows.fieldnames or ()]
    if missing := [name for name in COLUMNS if name not in rows.fieldnames]:
        parts = {"columns": Listed(*COLUMNS, last="and"), "missing": Listed(*missing, last="and")}
        raise DuelError(Message("marks-columns", {"file": line(file.name), **parts}))
    return list(_results(file, rows))


def _results(file: Path, rows: csv.DictReader[str]) -> Iterator[PaperMark]:
    try:
        for row in rows:
            if any(row[name].strip() for name in COLUMNS):  # a spreadsheet keeps empty lines
                yield _result(row)
    except (DuelError, csv.Error) as error:
        where = {"file": line(file.name), "line": str(rows.line_num)}
        raise DuelError(Message("marks-line", {**where, "problem": str(error)})) from None


def _result(row: Mapping[str, str]) -> PaperMark:
    name, test, day, right, asked = (row[name].strip() for name in COLUMNS)
    if not name:
        raise DuelError(Message("marks-no-name"))
    test = test.casefold()
    arguments.one_of("test", test, MIXES)
    counts = [int(count) if re.fullmatch("[0-9]{1,4}", count) else -1 for count in (right, asked)]
    if not 0 <= counts[0] <= counts[1] <= MOST_ASKED or not counts[1]:
        raise DuelError(Message("marks-no-count", right=shown(right), questions=shown(asked)))
    return PaperMark(name, Mark(test, _day(day), *counts))


def _day(written: str) -> str:
    """A day as Python writes it; a spreadsheet may have turned it into 27.11.2026."""
    parts = _DAY_FIRST.fullmatch(written)
    try:
        if parts is not None:
            day, month, year = map(int, parts.groups())
            return date(year, month, day).isoformat()
        return date.fromisoformat(written).isoformat()
    except ValueError:
        raise DuelError(Message("marks-no-date", given=shown(written))) from None
