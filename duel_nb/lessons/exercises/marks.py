"""The results of final tests, as the progress file keeps them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any, Final

MOST_ASKED: Final = 1_000
"""A file with more questions in a test is damaged."""


@dataclass(frozen=True, slots=True)
class Mark:
    """The result of a final test.

    Attributes:
        test: what it was about: "base", "pantheon", "agora" or "both".
        date: the day, such as "2026-11-27".
        right: how many questions were answered right.
        asked: how many there were.
    """

    test: str
    date: str
    right: int
    asked: int

    @property
    def percent(self) -> int:
        """The mark from 0 to 100, rounded down: 100 only if everything was right."""
        return 100 * self.right // self.asked


def marks_in(entries: Any) -> tuple[Mark, ...]:
    """The results in the data of a progress file.

    Raises:
        ValueError: there is something else.
        TypeError: the same.
        KeyError: the same.
    """
    return tuple(_mark(**{name: entry[name] for name in Mark.__slots__}) for entry in entries)


def _mark(test: Any, date: Any, right: Any, asked: Any) -> Mark:
    if not isinstance(test, str) or type(right) is not int or type(asked) is not int:
        raise TypeError
    if not 0 <= right <= asked <= MOST_ASKED or not asked:
        raise ValueError
    return Mark(test, _day(date), right, asked)


def _day(written: Any) -> str:
    return date.fromisoformat(written).isoformat()
