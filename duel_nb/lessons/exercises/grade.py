"""How well something was known."""

from __future__ import annotations

from enum import IntEnum


class Grade(IntEnum):
    """How well something was known, with the numbers of FSRS."""

    AGAIN = 1
    """A wrong answer came first, or the solution was shown."""
    HARD = 2
    """It took a hint, or another try on the board."""
    GOOD = 3
    """It was known."""
