"""Text that fits: smaller type, shorter text, several lines or hyphens."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from duel_nb.boards.drawing.palettes import CROWDED, SMALL, Weight, text_width
from duel_nb.boards.drawing.shapes import Anchor, Text
from duel_nb.words.syllables import hyphenated, syllables


def fit(
    text: str, size: float, max_width: float, weight: Weight = "normal", smallest: float = SMALL
) -> tuple[str, float]:
    """`text` and a type size with which it takes at most `max_width` logical pixels.

    The type shrinks down to `smallest` first; then the end of the text becomes an ellipsis.
    """
    wide = text_width(text, size, weight)
    if wide <= max_width:
        return text, size
    shrunk = math.floor(size * max_width / wide * 4) / 4
    if shrunk >= smallest:
        return text, shrunk
    size = min(size, smallest)
    for end in range(len(text), 0, -1):
        short = text[:end].rstrip() + "..." if end < len(text) else text
        if text_width(short, size, weight) <= max_width:
            return short, size
    return "", size


def text_line(
    x: float,
    y: float,
    text: str,
    size: float,
    max_width: float,
    fill: str,
    *,
    weight: Weight = "normal",
    anchor: Anchor = "start",
    smallest: float = SMALL,
    italic: bool = False,
    z: int = 0,
) -> Text:
    """A `Text` shrunk or shortened so that it stays inside `max_width`."""
    words, fitted = fit(text, size, max_width, weight, min(smallest, size))
    return Text(x, y, words, fitted, max_width, fill, weight, anchor, italic, z=z)


def wrap(
    text: str, size: float, max_width: float, weight: Weight = "normal", lines: int = 2
) -> tuple[str, ...]:
    """`text` broken between words into at most `lines` lines; the last may still be too long."""
    words = [word for word in text.split(" ") if word]  # a no-break space holds together
    done: list[str] = []
    line = ""
    for word in words:
        longer = f"{line} {word}".strip()
        full = len(done) + 1 >= lines
        if line and not full and text_width(longer, size, weight) > max_width:
            done.append(line)
            line = word
        else:
            line = longer
    return (*done, line)


def set_lines(
    text: str, max_width: float, ways: Iterable[tuple[int, float]], weight: Weight = "normal"
) -> tuple[tuple[str, ...], float]:
    """`text` broken into lines, and their type size: the first of some ways that fits.

    Args:
        text: what to set.
        max_width: the width of a line.
        ways: (maximum lines, type size), best first; the last is used if none fits.
        weight: of the type.
    """
    for most, size in ways:
        found = wrap(text, size, max_width, weight, most), size
        if all(text_width(line, size, weight) <= max_width for line in found[0]):
            break
    return found


class Setting(NamedTuple):
    """A name broken into lines, and its type.

    Attributes:
        lines: of the name.
        weight: of the type.
        size: of the type.
    """

    lines: tuple[str, ...]
    weight: Weight
    size: float


Ways = tuple[tuple[int, float], ...]
"""(maximum lines, type size) to try, best first."""
TWO_LINES: Final[Ways] = ((2, SMALL), (2, CROWDED))
ONE_LINE: Final[Ways] = ((1, SMALL), (1, CROWDED), *TWO_LINES)
"""Two lines only if a name does not fit on one."""


def setting(names: Iterable[str], room: float, ways: Ways) -> Setting:
    """The first of some names that fits, set in the first of some ways in which one does.

    Args:
        names: alternatives, best first.
        room: the width of a line.
        ways: to set a name, best first; if nothing fits, the last name is abbreviated.
    """
    tried = tuple(names)
    for most, size in ways:
        for name in tried:
            found = name_lines(name, room, most, size)
            if found is not None:
                return Setting(*found, size)
    most, size = ways[-1]
    for name in _abbreviated(tried[-1]):
        found = name_lines(name, room, most, size)
        if found is not None:
            return Setting(*found, size)
    return Setting(tried[-1:], "normal", CROWDED)


def _abbreviated(name: str) -> Iterator[str]:
    """Ever shorter forms of a name: each drops a syllable of its longest word."""
    words = name.split(" ")
    left = [syllables(word) for word in words]
    while longest := max((one for one in left if len(one) > 1), key=_letters, default=None):
        longest.pop()
        shortened = ["".join(one) for one in left]
        yield " ".join(
            part if part == word else f"{part}."
            for part, word in zip(shortened, words, strict=True)
        )


def _letters(syllables: list[str]) -> int:
    return len("".join(syllables))


@lru_cache(maxsize=1024)
def name_lines(
    name: str, room: float, most: int = 2, size: float = SMALL
) -> tuple[tuple[str, ...], Weight] | None:
    """A name in as few lines as possible, bold if that needs no extra line.

    Args:
        name: what to break; a no-break space is never broken.
        room: the width of a line.
        most: maximum number of lines.
        size: of the type.

    Returns:
        The lines and their weight; None if the name does not fit.
    """
    weights: tuple[Weight, ...] = ("bold", "normal")
    for count in range(1, most + 1):
        for weight in weights:
            found = tuple(_broken(name, room, size, weight))
            if len(found) == count and all(
                text_width(line, size, weight) <= room for line in found
            ):
                return found, weight
    return None


def _broken(name: str, room: float, size: float, weight: Weight) -> Iterator[str]:
    """A name broken greedily into lines; words that are too long are hyphenated."""
    line = ""
    for word in name.split(" "):
        longer = f"{line} {word}".strip()
        if text_width(longer, size, weight) <= room:
            line = longer
            continue
        if line:
            yield line
        line = word
        if text_width(word, size, weight) > room:
            *parts, line = hyphenated(word, lambda part: text_width(part, size, weight) <= room)
            yield from parts
    yield line
