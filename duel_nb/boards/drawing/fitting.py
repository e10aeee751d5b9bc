"""Text that fits: smaller type, shorter text or several lines."""

from __future__ import annotations

import math
from collections.abc import Iterable

from duel_nb.boards.drawing.palettes import SMALL, Weight, text_width
from duel_nb.boards.drawing.shapes import Anchor, Text


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
