"""Influence cubes as they stand in the Senate."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from duel_nb.boards.drawing import icons
from duel_nb.boards.drawing.shapes import Circle, Polygon, Rect, Shape, Sprite


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
