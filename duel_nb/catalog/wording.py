"""Figures within texts: a text of a data file names them, and says them in words where it asks."""

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
    """A number that a text can ask for in several ways, as `format` has them.

    Nothing asked: "2"; "word": "two"; "times": "twice"; "fold": "double"; "part": "half", of which
    it is the denominator; any other word is counted: "coin" gives "2 coins".
    """

    def __format__(self, spec: str) -> str:
        """Say the number in the way that is asked for."""
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
