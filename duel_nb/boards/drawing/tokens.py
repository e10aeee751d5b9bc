"""The tokens of Pantheon and the Influence cubes of Agora."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from duel_nb.boards.drawing import icons
from duel_nb.boards.drawing.geometry import rounded
from duel_nb.boards.drawing.shapes import Circle, Polygon, Rect, Shape, Sprite

COLOURS: Final = {
    "mesopotamian": "#2f7a4d",
    "phoenician": "#9a7414",
    "greek": "#2f66a6",
    "egyptian": "#6a6f78",
    "roman": "#a83a30",
}
"""Mythology -> colour of its cards and tokens: that of the cards its Divinities help with."""

PALE: Final = "#fff6e2"
_EDGE: Final = "#2a2018"
_GATE: Final = "#5b3d86"


@lru_cache(maxsize=64)
def mythology_token(mythology: str, size: float) -> Sprite:
    """A Mythology token in a square of `size`: an octagon with its icon."""
    colour = COLOURS[mythology]
    r = size / 2
    plate = tuple(
        (r + r * math.cos(math.tau * (i + 0.5) / 8), r + r * math.sin(math.tau * (i + 0.5) / 8))
        for i in range(8)
    )
    inner = tuple((r + (x - r) * 0.88, r + (y - r) * 0.88) for x, y in plate)
    return Sprite(
        [
            Polygon(plate, _EDGE),
            Polygon(inner, PALE),
            Circle(r, r, r * 0.72, colour),
            *icons.shapes(mythology, r * 0.5, r * 0.5, r, PALE, colour),
        ]
    )


@lru_cache(maxsize=64)
def offering_token(value: int, size: float) -> Sprite:
    """An Offering token in a square of `size`: a bowl of fire and its value."""
    r = size / 2
    return Sprite(
        [
            Polygon(rounded(0, 0, size, size, size * 0.24), _EDGE),
            Rect(size * 0.06, size * 0.06, size * 0.88, size * 0.88, "#f1ddb0", radius=size * 0.2),
            *icons.shapes("offering", size * 0.1, size * 0.08, size * 0.44, "#a8501c", "#f1ddb0"),
            *icons.coin(f"-{value}", size * 0.6).shapes(r * 0.72, r * 0.72),
        ]
    )


@lru_cache(maxsize=64)
def laid_token(token: str | int, size: float) -> Sprite:
    """A Mythology token by its name, or an Offering token by its value."""
    return mythology_token(token, size) if isinstance(token, str) else offering_token(token, size)


def back_colour(mythology: str | None) -> str:
    """The colour of a card of the Pantheon; None stands for the Gate."""
    return COLOURS[mythology] if mythology else _GATE


@dataclass(frozen=True, slots=True)
class _Metal:
    """The three faces of a cube, its edges and the letter on it."""

    face: str
    top: str
    side: str
    edge: str
    ink: str


_METALS: Final = (
    _Metal("#c6ced5", "#eef2f5", "#8c97a0", "#3d474f", "#1f282e"),
    _Metal("#9c602b", "#dca367", "#774519", "#3a1f09", "#fff6e6"),
)


@lru_cache(maxsize=64)
def cube(player: int, size: float, *, letter: bool = True) -> Sprite:
    """An Influence cube of a player (0 or 1) with their letter, in a square of `size`."""
    metal = _METALS[player]
    deep = size * 0.2
    front = size - deep
    around = ((0, deep), (deep, 0), (size, 0), (size, front), (front, size), (0, size))
    above = ((1, deep), (deep + 0.4, 0.8), (size - 1, 0.8), (front, deep))
    beside = ((front, deep), (size - 0.8, 1), (size - 0.8, front - 0.4), (front, size - 1))
    found: list[Shape] = [
        Polygon(around, metal.edge),
        Polygon(above, metal.top),
        Polygon(beside, metal.side),
        Rect(0.8, deep + 0.4, front - 0.8, front - 1.2, metal.face),
    ]
    if letter:
        middle = front / 2, deep + front / 2
        found.append(icons.number("AB"[player], *middle, size * 0.66, metal.ink, front))
    return Sprite(found)


STEP: Final = 0.16
"""Offset of a cube behind another, as a fraction of its size."""


def in_stack(count: int) -> int:
    """How many of `count` cubes are drawn: a number of two digits leaves room for fewer."""
    return min(count, 3 if count < 10 else 2)


@lru_cache(maxsize=64)
def cubes(player: int, count: int, size: float) -> Sprite:
    """A stack of a player's cubes, one behind another, `size` tall; empty for none."""
    found: list[Shape] = []
    for i in reversed(range(in_stack(count))):
        found += cube(player, size, letter=i == 0).shapes(i * STEP * size, 0)
    return Sprite(found)


@lru_cache(maxsize=64)
def any_cube(sign: str, size: float) -> Sprite:
    """A cube of either player with an icon at its corner, such as "plus", "cross" or "arrow"."""
    ink = {"cross": "#b23a30", "plus": "#2f6f45"}.get(sign, "#2e2218")
    return Sprite(
        [
            *icons.shapes("cube", 0, 0, size * 0.86, "#6d5a44"),
            Circle(size * 0.76, size * 0.72, size * 0.31, "#fffaf0", ink, size * 0.05),
            *icons.shapes(sign, size * 0.56, size * 0.52, size * 0.4, ink),
        ]
    )
