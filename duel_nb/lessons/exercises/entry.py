"""The progress in one exercise."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import date
from typing import Any, Final

from duel_nb.lessons.exercises.verdicts import Status

_MAX_COUNT: Final = 1_000_000_000
"""A file with a larger count is damaged."""
_LAST_DAY: Final = date(9000, 1, 1)
"""A file with a later day is damaged: nothing could come after it."""
ORDER: Final = (
    Status.NOT_TRIED,
    Status.CANNOT,
    Status.NOT_YET,
    Status.SO_FAR,
    Status.CORRECT,
)
"""Results from the worst to the best."""


@dataclass(frozen=True, slots=True)
class Entry:
    """The progress in one exercise.

    Attributes:
        status: the best result so far.
        checks: number of checks.
        hints: number of hints shown.
        solution: whether the solution was shown.
        missed: whether an answer was wrong before one was right.
        on: the last day on which it was answered or its solution shown; None if it never was, or
            before days were kept.
        looked_on: the last day on which the solution was shown before it was solved; None as above.
    """

    status: Status = Status.NOT_TRIED
    checks: int = 0
    hints: int = 0
    solution: bool = False
    missed: bool = False
    on: date | None = None
    looked_on: date | None = None

    @property
    def solved(self) -> bool:
        """Whether it has been solved."""
        return self.status is Status.CORRECT

    @property
    def tried(self) -> bool:
        """Whether it was answered, or its solution shown."""
        return self.solution or self.status not in (Status.NOT_TRIED, Status.CANNOT)

    def joined(self, other: Entry) -> Entry:
        """The maximum of both."""
        return Entry(
            max(self.status, other.status, key=ORDER.index),
            max(self.checks, other.checks),
            max(self.hints, other.hints),
            self.solution or other.solution,
            self.missed or other.missed,
            _later(self.on, other.on),
            _later(self.looked_on, other.looked_on),
        )

    def to_json(self) -> dict[str, Any]:
        """The entry for JSON; what is not known or did not happen is left out."""
        data = asdict(self) | {"status": self.status.value}
        optional = {name: data.pop(name) for name in ("missed", "on", "looked_on")}
        return data | {
            name: value.isoformat() if isinstance(value, date) else value
            for name, value in optional.items()
            if value
        }

    @classmethod
    def from_json(cls, data: Any) -> Entry:
        """The entry in JSON data.

        Raises:
            KeyError, TypeError, ValueError: it is damaged.
        """
        return cls(
            Status(data["status"]),
            count_of(data["checks"]),
            count_of(data["hints"]),
            bool(data["solution"]),
            bool(data.get("missed")),
            *(day_of(data[name]) if name in data else None for name in ("on", "looked_on")),
        )


def count_of(value: object) -> int:
    """A valid count of a file.

    Raises:
        ValueError: it is none.
    """
    if type(value) is not int or not 0 <= value < _MAX_COUNT:
        raise ValueError
    return value


def day_of(value: object) -> date:
    """A valid day of a file.

    Raises:
        ValueError: it is none, or so late that nothing could come after it.
    """
    if not isinstance(value, str):
        raise ValueError
    day = date.fromisoformat(value)
    if day > _LAST_DAY:
        raise ValueError
    return day


def _later(one: date | None, other: date | None) -> date | None:
    return max(filter(None, (one, other)), default=None)
