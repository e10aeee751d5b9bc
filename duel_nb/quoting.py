"""Quoting what was given to the program: at most a line of it, and nothing that acts by itself."""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias, TypeVar

T = TypeVar("T")

#: What people give where something is expected: it may be anything, and is checked with a sentence.
Given: TypeAlias = T | Any

#: So many characters of what was given are quoted.
MOST: Final = 80

#: Longer than this is no name, action, place or number that anybody means.
LONGEST: Final = 200

#: What moves the cursor, colours or turns the text around: control characters, marks of direction,
#: other line ends, and halves of characters. Line ends and tabs are left.
ACTING: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
)


def visible(text: str) -> str:
    """The text with whatever would act on a terminal or page written out as an escape."""
    return ACTING.sub(lambda found: found[0].encode("unicode_escape").decode("ascii"), text)


def shown(value: object, most: int = MOST) -> str:
    """A value as an error quotes it: its repr, of which at most so many characters."""
    try:
        text = repr(value[: most + 1] if isinstance(value, str | bytes) else value)
    except Exception:  # a number of 5,000 digits, a list inside itself, a class of somebody's own
        return f"a value of the type {type(value).__name__}"
    if len(text) <= most:
        return visible(text)
    end = text[0] if isinstance(value, str) else ""
    return visible(f"{text[: most - 1 - len(end)]}…{end}")


def line(text: str, most: int = LONGEST) -> str:
    """A text on one line, of at most so many characters."""
    whole = visible(" ".join(text[: 4 * most].split()))
    return whole if len(whole) <= most else f"{whole[: most - 1]}…"
