"""Numbers as people write them."""

from __future__ import annotations

import re
from typing import Final

_DIGITS: Final = re.compile(r"(?<![\w.,])[+−-]?\d+(?![\w.,]*\d)")
_NONE: Final = ("no", "none", "nothing")
_WORDS: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen", "twenty",
)  # fmt: skip


def number_in(typed: str) -> int | None:
    """The number in what was typed: "+4", "4 coins", "four" and "none" are numbers, too.

    None where there is no number, or more than one.
    """
    words = typed.casefold().rstrip(" .").split()
    if not words:
        return None
    if words[0] in _NONE:
        return 0
    if words[0] in _WORDS:
        return _WORDS.index(words[0])
    found = _DIGITS.findall(typed)
    return int(found[0].replace("−", "-")) if len(found) == 1 else None
