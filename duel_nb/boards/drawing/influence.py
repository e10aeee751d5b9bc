"""The signs of Agora: Influence cubes, the sections of the Senate, Senators, scrolls.

They are drawn like the other icons and known to `icons` by name once this module is imported.
`cube` is an Influence cube of one player as it stands in the Senate.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from duel_nb.boards.drawing import icons
from duel_nb.boards.drawing.icons import _drawing, _line, _poly
from duel_nb.boards.drawing.shapes import Circle, Polygon, Polyline, Rect, Shape, Sprite, arc, curve
from duel_nb.catalog import CATALOG

# -- icons -------------------------------------------------------------------------------------


def _fan(ink: str, paper: str, marked: int | None) -> list[Shape]:
    """The half circle of the Senate in three parts, one of them full."""
    found: list[Shape] = []
    for part in range(3):
        start = math.pi * (1 + part / 3) + 0.05
        end = math.pi * (1 + (part + 1) / 3) - 0.05
        outline = (*arc(12, 18, 11.8, start, end), *arc(12, 18, 4.2, end, start))
        full = marked is None or part == marked
        found.append(Polygon(outline, ink if full else None, ink, 1.1))
    return found


@_drawing("senate")
def _senate(ink: str, paper: str) -> list[Shape]:
    return _fan(ink, paper, None)


@_drawing("section-left")
def _left(ink: str, paper: str) -> list[Shape]:
    return _fan(ink, paper, 0)


@_drawing("section-centre")
def _centre(ink: str, paper: str) -> list[Shape]:
    return _fan(ink, paper, 1)


@_drawing("section-right")
def _right(ink: str, paper: str) -> list[Shape]:
    return _fan(ink, paper, 2)


@_drawing("senator")
def _bust(ink: str, paper: str) -> list[Shape]:
    return [
        Polygon((*arc(12, 23, 10, math.pi, math.tau, radius_y=9.6),), ink),
        Polygon(arc(12, 7.4, 5, radius_y=6), ink),
        Polyline(arc(12, 6.8, 4.4, math.pi * 1.08, math.pi * 1.92, radius_y=3.2), paper, 1.3),
        _line(8, 15, 17.6, 22.4, stroke=paper, w=1.6),
        _line(5.8, 17.4, 11.6, 22.4, stroke=paper, w=1.4),
    ]


@_drawing("scroll")
def _scroll(ink: str, paper: str) -> list[Shape]:
    return [
        Rect(4, 5.6, 16, 12.8, ink, radius=1),
        Rect(1.2, 4, 4.6, 16, ink, paper, 0.9, 2.2),
        Rect(18.2, 4, 4.6, 16, ink, paper, 0.9, 2.2),
        _line(12, 5.4, 12, 18.4, stroke=paper, w=2.2),
        Circle(12, 12, 3.1, paper),
        Circle(12, 12, 1.7, ink),
    ]


@_drawing("swap")
def _swap(ink: str, paper: str) -> list[Shape]:
    return [
        _line(2, 8, 17, 8, stroke=ink, w=2.8),
        _poly(14.6, 2.2, 22.6, 8, 14.6, 13.8, fill=ink),
        _line(22, 16.6, 7, 16.6, stroke=ink, w=2.8),
        _poly(9.4, 10.8, 1.4, 16.6, 9.4, 22.4, fill=ink),
    ]


@_drawing("pyramid")
def _pyramid(ink: str, paper: str) -> list[Shape]:
    """The structure with the card of its far row marked."""
    return [
        Rect(8.4, 1.6, 7.2, 6.4, ink, radius=1),
        *(Rect(x, 9, 7.2, 5.4, paper, ink, 1.2, 1) for x in (4.4, 12.4)),
        *(Rect(x, 16, 7.2, 5.4, paper, ink, 1.2, 1) for x in (0.6, 8.4, 16.2)),
    ]


@_drawing("lock")
def _lock(ink: str, paper: str) -> list[Shape]:
    return [
        Polyline((*arc(12, 9, 5, math.pi, math.tau), (17, 12)), ink, 2.6),
        _line(7, 9, 7, 12, stroke=ink, w=2.6),
        Rect(4, 10.6, 16, 12, ink, radius=1.6),
        Circle(12, 15.6, 1.9, paper),
        _line(12, 15.6, 12, 19.6, stroke=paper, w=1.8),
    ]


@_drawing("dagger")
def _dagger(ink: str, paper: str) -> list[Shape]:
    return [
        _poly(12, 23.2, 8.8, 10.6, 15.2, 10.6, fill=ink),
        Rect(5.4, 8, 13.2, 2.8, ink, radius=1.2),
        Rect(10.4, 2.4, 3.2, 6, ink),
        Circle(12, 2.6, 2.1, ink),
        _line(12, 11, 12, 19, stroke=paper, w=0.9),
    ]


@_drawing("box")
def _box(ink: str, paper: str) -> list[Shape]:
    return [
        _poly(3, 10, 21, 10, 19.6, 22, 4.4, 22, fill=ink),
        _poly(3, 9, 7.4, 2.6, 23, 5.4, 21, 9, fill=paper, stroke=ink, w=1.6),
        Polyline(curve((8, 15), (9, 18), (15, 18), (16, 15)), paper, 1.4),
    ]


# -- cubes -------------------------------------------------------------------------------------


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
    _Metal("#b06f33", "#dca367", "#774519", "#3a1f09", "#fff6e6"),
)
METAL_NAMES: Final = ("silver", "bronze")
"""What the cubes of A and of B are made of."""


@lru_cache(maxsize=64)
def cube(player: int, size: float, *, letter: bool = True) -> Sprite:
    """An Influence cube of a player (0 or 1) with his letter, in a square of `size`."""
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
"""How far a cube stands out behind another, as a part of its size."""


def in_stack(count: int) -> int:
    """How many of so many cubes are drawn: with two digits beside them there is less room."""
    return min(count, 3 if count < 10 else 2)


@lru_cache(maxsize=64)
def cubes(player: int, count: int, size: float) -> Sprite:
    """Some of a player's cubes one behind another, `size` tall; empty without cubes."""
    found: list[Shape] = []
    for i in reversed(range(in_stack(count))):
        found += cube(player, size, letter=i == 0).shapes(i * STEP * size, 0)
    return Sprite(found)


@lru_cache(maxsize=64)
def any_cube(sign: str, size: float) -> Sprite:
    """A cube of either player with a sign at its corner, such as "plus", "cross" or "arrow"."""
    ink = {"cross": "#b23a30", "plus": "#2f6f45"}.get(sign, "#2e2218")
    return Sprite(
        [
            *icons.shapes("cube", 0, 0, size * 0.86, "#6d5a44"),
            Circle(size * 0.76, size * 0.72, size * 0.31, "#fffaf0", ink, size * 0.05),
            *icons.shapes(sign, size * 0.56, size * 0.52, size * 0.4, ink),
        ]
    )


def section_words(section: str) -> str:
    """A section with the numbers of its Chambers: "left section (Chambers 1 and 2)"."""
    numbers = [str(c.number) for c in CATALOG.chambers if c.section == section]
    return f"{section} section (Chambers {' and '.join(numbers)})"
