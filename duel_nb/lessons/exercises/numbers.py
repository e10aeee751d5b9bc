"""Numbers as people write them."""

from __future__ import annotations

import re
from typing import Final

_DIGITS: Final = re.compile(r"(?<![\w.,])[+−-]?\d{1,9}(?![\w.,]*\d)")
_NONE: Final = ("no", "none", "nothing")
_WORDS: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen", "twenty",
)  # fmt: skip


def number_in(typed: str) -> int | None:
    """The number in what was typed: "+4", "4 coins", "it is four" and "none" are numbers, too.

    None where there is no number, or more than one.
    """
    words = re.findall(r"[a-z]+", typed.casefold())
    found = [int(number.replace("−", "-")) for number in _DIGITS.findall(typed)]
    found += [_WORDS.index(word) for word in words if word in _WORDS]
    if not found and words[:1] and words[0] in _NONE:
        return 0
    return found[0] if len(found) == 1 else None
