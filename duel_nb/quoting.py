"""Quote user input in messages: on one line, shortened, with control characters escaped."""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias, TypeVar

T = TypeVar("T")

#: A user's argument: it should be a T, may be anything, and is checked at run time.
Given: TypeAlias = T | Any

#: How many characters of an input are quoted.
MOST: Final = 80

#: The longest accepted name, action, place or number, in characters.
LONGEST: Final = 200

#: Characters that a terminal or page would act on: control characters, direction marks, unusual
#: line ends and lone surrogates. Ordinary line ends and tabs are not among them.
ACTING: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
)


def visible(text: str) -> str:
    """The text with control characters escaped."""
    return ACTING.sub(lambda found: found[0].encode("unicode_escape").decode("ascii"), text)


def single_spaced(text: str) -> str:
    """The text on one line with single spaces; no-break spaces stay, as in « Quoi ? »."""
    return re.sub("[ \t\r\n]+", " ", text.strip(" \t\r\n"))


def shown(value: object, most: int = MOST) -> str:
    """The repr of a value for a message, shortened to ``most`` characters."""
    try:
        text = repr(value[: most + 1] if isinstance(value, str | bytes) else value)
    except Exception:  # a huge number, a recursive list, or a class whose repr fails
        return f"a value of the type {type(value).__name__}"
    if len(text) <= most:
        return visible(text)
    end = text[0] if isinstance(value, str) else ""
    return visible(f"{text[: most - 1 - len(end)]}…{end}")


def line(text: str, most: int = LONGEST) -> str:
    """A text on one line, shortened to ``most`` characters."""
    whole = visible(" ".join(text[: 4 * most].split()))
    return whole if len(whole) <= most else f"{whole[: most - 1]}…"
