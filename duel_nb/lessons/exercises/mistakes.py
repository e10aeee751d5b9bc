"""Mistakes of one's own games, as the progress file keeps them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from duel_nb.engine import from_json
from duel_nb.lessons.exercises.better import Better
from duel_nb.lessons.exercises.entry import day_of
from duel_nb.players.mistake import Mistake

#: So many mistakes are kept, the latest ones.
MOST: Final = 30


@dataclass(frozen=True, slots=True)
class KeptMistake:
    """A mistake in the progress file.

    Attributes:
        position: the whole position before it, as saved games have it.
        played: what was played, in notation.
        best: the best action that the coach knows, in notation.
        before: the chance to win with the best action, from 0 to 1.
        after: the chance to win with what was played.
        on: the day of its review.
    """

    position: str
    played: str
    best: str
    before: float
    after: float
    on: date

    @classmethod
    def of(cls, mistake: Mistake, on: date) -> KeptMistake:
        """A mistake of a review."""
        return cls(
            mistake.state.to_json(),
            str(mistake.played),
            str(mistake.best),
            round(mistake.before, 3),
            round(mistake.after, 3),
            on,
        )

    @property
    def id(self) -> str:
        """Its name: the same for the same mistake in the same position."""
        return hashlib.sha256(f"{self.position} {self.played}".encode()).hexdigest()[:12]

    def exercise(self) -> Better:
        """The exercise to play better.

        Raises:
            DuelError: the position is damaged or its actions are not legal.
        """
        state = from_json(self.position)
        played, best = state.read(self.played), state.read(self.best)
        return Better(self.id, Mistake(state, played, best, self.before, self.after))

    def to_json(self) -> dict[str, Any]:
        """The mistake for JSON."""
        return {
            "position": self.position,
            "played": self.played,
            "best": self.best,
            "before": self.before,
            "after": self.after,
            "on": self.on.isoformat(),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> KeptMistake:
        """The mistake in JSON data.

        Raises:
            KeyError, TypeError, ValueError: it is damaged.
        """
        position, played, best = (_text_of(data[name]) for name in ("position", "played", "best"))
        before, after = (_chance_of(data[name]) for name in ("before", "after"))
        return cls(position, played, best, before, after, day_of(data["on"]))


def _text_of(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError
    return value


def _chance_of(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
        raise ValueError
    return float(value)
