"""Figures within texts of a data file, as digits or in words."""

from __future__ import annotations

from typing import Final

WORDS: Final = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
)  # fmt: skip
_TIMES: Final = {1: "once", 2: "twice"}
PARTS: Final = {1: "all", 2: "half", 3: "a third", 4: "a quarter"}


def in_words(number: int) -> str:
    """A small number as a word: "two"; one over twelve in digits."""
    return WORDS[number] if number < len(WORDS) else str(number)


class Figure(int):
    """A number with format codes for the ways in which a text can write it.

    No code: "2"; "word": "two"; "times": "twice"; "fold": "double"; "part": "half", of which
    it is the denominator; any other word is counted: "coin" gives "2 coins".
    """

    def __format__(self, spec: str) -> str:
        """Format the number."""
        number = int(self)
        if not spec:
            return str(number)
        if spec == "word":
            return in_words(number)
        if spec == "times":
            return _TIMES.get(number, f"{in_words(number)} times")
        if spec == "fold":
            return "double" if number == 2 else f"{in_words(number)} times as much"
        if spec == "part":
            return PARTS.get(number, f"one in {in_words(number)}")
        return f"{number} {spec}" if number == 1 else f"{number} {spec}s"
