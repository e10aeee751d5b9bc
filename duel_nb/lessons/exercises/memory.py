"""What a learner is expected to remember, as it stands in the progress file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from duel_nb.lessons.exercises.entry import count_of, day_of


@dataclass(frozen=True, slots=True)
class Memory:
    """How well something is remembered, in the terms of FSRS, and how it was answered.

    Attributes:
        stability: after so many days it will be known with a probability of 90 %.
        difficulty: from 1 to 10.
        due: the day on which it comes back.
        last: the day of the last answer.
        answers: number of answers.
        wrong: how many of them were wrong.
    """

    stability: float
    difficulty: float
    due: date
    last: date
    answers: int
    wrong: int

    @property
    def known(self) -> int:
        """How many answers were right."""
        return self.answers - self.wrong

    def joined(self, other: Memory) -> Memory:
        """The one with the later answer."""
        return max(self, other, key=lambda one: (one.last, one.answers, one.wrong, one.due))

    def to_json(self) -> dict[str, Any]:
        """The memory for JSON."""
        return {
            "stability": round(self.stability, 4),
            "difficulty": round(self.difficulty, 4),
            "due": self.due.isoformat(),
            "last": self.last.isoformat(),
            "answers": self.answers,
            "wrong": self.wrong,
        }

    @classmethod
    def from_json(cls, data: Any) -> Memory:
        """The memory in JSON data.

        Raises:
            KeyError, TypeError, ValueError: it is damaged.
        """
        answers, wrong = count_of(data["answers"]), count_of(data["wrong"])
        if wrong > answers:
            raise ValueError
        return cls(
            _within(data["stability"], 0.001, 1e6),
            _within(data["difficulty"], 1, 10),
            day_of(data["due"]),
            day_of(data["last"]),
            answers,
            wrong,
        )


@dataclass(frozen=True, slots=True)
class Streak:
    """Days of practice in a row.

    Attributes:
        days: how many.
        last: the last of them; None before the first one.
    """

    days: int = 0
    last: date | None = None

    def joined(self, other: Streak) -> Streak:
        """The later one, or the longer one that ends on the same day."""
        return max(self, other, key=lambda one: (one.last or date.min, one.days))

    def to_json(self) -> dict[str, Any]:
        """The streak for JSON."""
        return {"days": self.days, "last": self.last and self.last.isoformat()}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Streak:
        """The streak in JSON data.

        Raises:
            KeyError, TypeError, ValueError: it is damaged.
        """
        last = data["last"]
        return cls(count_of(data["days"]), None if last is None else day_of(last))


def _within(value: object, least: float, most: float) -> float:
    """A number of a file; NaN is in no range."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise ValueError
    return float(value)
