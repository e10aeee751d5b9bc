"""Figures in the texts of data files, as digits or in words."""

from __future__ import annotations

from typing import Final

WORDS: Final = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
)  # fmt: skip
_TIMES: Final = {1: "once", 2: "twice"}
PARTS: Final = {1: "all", 2: "half", 3: "a third", 4: "a quarter"}


def in_words(number: int) -> str:
    """A number in words up to twelve ("two"), in digits above."""
    return WORDS[number] if number < len(WORDS) else str(number)


class Figure(int):
    """A number with format codes for texts.

    For 2, no code gives "2"; "word" gives "two"; "times" gives "twice"; "fold" gives "double";
    "part" gives "half" (the number is the denominator); any other code is a noun to count: "coin"
    gives "2 coins".
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
