"""Small vector pictures, drawn here from plain shapes on a square of 24 units.

Shapes differ as well as colours, so that an icon can be told without seeing colour. `icon` gives
one as a sprite of any size; `coin`, `lost_coin` and `points` carry numbers. All drawings are this
project's own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from duel_nb.boards.drawing.palettes import CAP_HEIGHT
from duel_nb.boards.drawing.shapes import (
    Circle,
    Point,
    Polygon,
    Polyline,
    Rect,
    Shape,
    Sprite,
    Text,
    arc,
    curve,
    rounded,
    text_line,
)

GRID: Final = 24.0

Draw = Callable[[str, str], list[Shape]]
"""Makes an icon on the grid from its ink and the paper behind it."""

_DETAIL: Final = 1.7

_DRAWINGS: dict[str, Draw] = {}


def _drawing(name: str) -> Callable[[Draw], Draw]:
    def register(draw: Draw) -> Draw:
        _DRAWINGS[name] = draw
        return draw

    return register


def names() -> tuple[str, ...]:
    """The names of all plain icons, in a stable order."""
    return tuple(_DRAWINGS)


def has(name: str) -> bool:
    """Whether there is an icon called `name`."""
    return name in _DRAWINGS


@lru_cache(maxsize=1024)
def icon(name: str, size: float, ink: str = "#2e2218", paper: str = "#fffaf0") -> Sprite:
    """The icon `name` in a square of `size` logical pixels whose corner is the origin.

    Raises KeyError for a name that is not in `names()`.
    """
    s = size / GRID
    scaled = [_scaled(shape, s, 0.0, 0.0) for shape in _DRAWINGS[name](ink, paper)]
    # a detail smaller than this only blurs a small icon
    return Sprite(shape for shape in scaled if max(shape.bounds[2:]) >= _DETAIL)


def shapes(
    name: str, x: float, y: float, size: float, ink: str = "#2e2218", paper: str = "#fffaf0"
) -> list[Shape]:
    """The shapes of an icon with its corner at (x, y), to go into a larger sprite."""
    return list(icon(name, size, ink, paper).shapes(x, y))


def _scaled(shape: Shape, s: float, dx: float, dy: float) -> Shape:
    if isinstance(shape, Rect):
        return Rect(
            shape.x * s + dx,
            shape.y * s + dy,
            shape.width * s,
            shape.height * s,
            shape.fill,
            shape.stroke,
            shape.stroke_width * s,
            shape.radius * s,
        )
    if isinstance(shape, Circle):
        return Circle(
            shape.x * s + dx,
            shape.y * s + dy,
            shape.radius * s,
            shape.fill,
            shape.stroke,
            shape.stroke_width * s,
        )
    if isinstance(shape, Text):
        return Text(
            shape.x * s + dx,
            shape.y * s + dy,
            shape.text,
            shape.size * s,
            shape.max_width * s,
            shape.fill,
            shape.weight,
            shape.anchor,
        )
    points = tuple((x * s + dx, y * s + dy) for x, y in shape.points)
    if isinstance(shape, Polygon):
        return Polygon(points, shape.fill, shape.stroke, shape.stroke_width * s)
    return Polyline(points, shape.stroke, shape.width * s)


def _poly(
    *numbers: float, fill: str | None = None, stroke: str | None = None, w: float = 1.0
) -> Polygon:
    return Polygon(_pairs(numbers), fill, stroke, w)


def _line(*numbers: float, stroke: str, w: float = 2.0) -> Polyline:
    return Polyline(_pairs(numbers), stroke, w)


def _pairs(numbers: Sequence[float]) -> tuple[Point, ...]:
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def _turn(
    points: Sequence[Point], angle: float, x: float = 12.0, y: float = 12.0
) -> tuple[Point, ...]:
    c, s = math.cos(angle), math.sin(angle)
    return tuple(
        (x + (px - x) * c - (py - y) * s, y + (px - x) * s + (py - y) * c) for px, py in points
    )


def _star(
    x: float, y: float, outer: float, inner: float, spikes: int, turn: float = 0.0
) -> tuple[Point, ...]:
    return tuple(
        (
            x + (outer if i % 2 == 0 else inner) * math.sin(turn + math.pi * i / spikes),
            y - (outer if i % 2 == 0 else inner) * math.cos(turn + math.pi * i / spikes),
        )
        for i in range(2 * spikes)
    )


# -- resources: a shape and a colour each ------------------------------------------------------

RESOURCE_COLOURS: Final = {
    "wood": "#8a5a2c",
    "clay": "#c2552f",
    "stone": "#9aa0a6",
    "glass": "#3f9fb8",
    "papyrus": "#d9b85f",
}


@_drawing("wood")
def _wood(ink: str, paper: str) -> list[Shape]:
    bark, cut, ring = "#6e4520", "#d9a566", "#8a5a2c"
    found: list[Shape] = []
    for x, y in ((1.5, 12.5), (10.5, 12.5), (6, 4)):
        found += [
            Rect(x - 0.3, y - 0.3, 11.8, 8.6, bark, radius=4.2),
            Circle(x + 4, y + 4, 3.4, cut),
            Circle(x + 4, y + 4, 1.4, ring),
        ]
    return found


@_drawing("clay")
def _clay(ink: str, paper: str) -> list[Shape]:
    brick, dark = "#c9603a", "#7f3319"
    return [
        Rect(7, 4, 10, 6.6, brick, dark, 1.2, 1),
        Rect(1.6, 12, 9.8, 6.8, brick, dark, 1.2, 1),
        Rect(12.6, 12, 9.8, 6.8, brick, dark, 1.2, 1),
    ]


@_drawing("stone")
def _stone(ink: str, paper: str) -> list[Shape]:
    return [
        _poly(2, 19, 4, 9, 10, 4, 18, 5, 22, 12, 21, 20, fill="#a9aeb3", stroke="#53585d", w=1.4),
        _poly(10, 4, 18, 5, 14, 11, 8, 10, fill="#d3d7da"),
        _poly(14, 11, 22, 12, 21, 20, 12, 20, fill="#868c92"),
    ]


@_drawing("glass")
def _glass(ink: str, paper: str) -> list[Shape]:
    body = (
        (9.2, 3),
        (14.8, 3),
        (14.8, 9),
        *curve((14.8, 9), (21, 12), (20.5, 21), (15, 21.5), 6)[1:],
        *curve((9, 21.5), (3.5, 21), (3, 12), (9.2, 9), 6),
    )
    return [
        Polygon(body, "#7ccbdc", "#1f6b80", 1.5),
        Rect(8, 1.8, 8, 2.8, "#1f6b80", radius=1),
        _poly(6.8, 15.5, 17.4, 15.5, 17, 19.5, 7.2, 19.5, fill="#3f9fb8"),
    ]


@_drawing("papyrus")
def _papyrus(ink: str, paper: str) -> list[Shape]:
    sheet, edge = "#f4dfa3", "#8f6a1c"
    return [
        _poly(5.5, 4.5, 18.5, 4.5, 18.5, 19.5, 5.5, 19.5, fill=sheet, stroke=edge, w=1.2),
        Rect(3, 2.4, 18, 4.6, "#e3c16d", edge, 1.2, 1.4),
        Rect(3, 17, 18, 4.6, "#e3c16d", edge, 1.2, 1.4),
        _line(8, 10, 16, 10, stroke=edge, w=1.3),
        _line(8, 13.4, 14, 13.4, stroke=edge, w=1.3),
    ]


# -- science -----------------------------------------------------------------------------------


@_drawing("wheel")
def _wheel(ink: str, paper: str) -> list[Shape]:
    spokes: list[Shape] = []
    for i in range(4):
        c, s = math.cos(i * math.pi / 4), math.sin(i * math.pi / 4)
        spokes.append(_line(12 - 9 * c, 12 - 9 * s, 12 + 9 * c, 12 + 9 * s, stroke=ink, w=1.6))
    return [*spokes, Circle(12, 12, 8.8, None, ink, 2.4), Circle(12, 12, 2.6, ink)]


@_drawing("plumb-bob")
def _plumb_bob(ink: str, paper: str) -> list[Shape]:
    return [
        _line(4, 2.5, 20, 2.5, stroke=ink, w=2),
        _line(12, 2.5, 12, 10, stroke=ink, w=1.6),
        _poly(7.5, 9.5, 16.5, 9.5, 16.5, 13.5, 12, 22.5, 7.5, 13.5, fill=ink),
    ]


@_drawing("mortar")
def _mortar(ink: str, paper: str) -> list[Shape]:
    return [
        Polygon(_turn(rounded(10.6, 0.5, 3.4, 12, 1.6), 0.5, 12, 8), ink),
        _poly(3, 9.5, 21, 9.5, 18.2, 18, 5.8, 18, fill=ink),
        Rect(7, 18.6, 10, 3, ink, radius=1.2),
        _line(5.5, 12.4, 18.5, 12.4, stroke=paper, w=1),
    ]


@_drawing("quill")
def _quill(ink: str, paper: str) -> list[Shape]:
    vane = (
        *curve((6, 18), (5, 10), (12, 3), (21, 2)),
        *curve((21, 2), (20.5, 10), (15, 16.5), (6, 18))[1:-1],
    )
    return [
        Polygon(vane, ink),
        _line(2.8, 22, 7, 17, 15, 8.5, stroke=ink, w=1.6),
        _line(6.6, 17.4, 15.5, 8, stroke=paper, w=1),
    ]


@_drawing("sundial")
def _sundial(ink: str, paper: str) -> list[Shape]:
    dial = arc(12, 17, 10, math.pi, 2 * math.pi)
    found: list[Shape] = [
        Polygon(dial, ink),
        Rect(1.5, 17, 21, 3.4, ink, radius=1.2),
        _poly(12, 17, 12, 8.6, 17.5, 17, fill=paper),
    ]
    for angle in (-0.75, 0, 0.75):
        x, y = math.sin(angle), -math.cos(angle)
        found.append(
            _line(12 + 11.3 * x, 17 + 11.3 * y, 12 + 14 * x, 17 + 14 * y, stroke=ink, w=1.8)
        )
    return found


@_drawing("armillary-sphere")
def _armillary(ink: str, paper: str) -> list[Shape]:
    return [
        Circle(12, 10.5, 8.2, None, ink, 1.8),
        Polygon(_turn(arc(12, 10.5, 8.2, radius_y=2.8), -0.5, 12, 10.5), None, ink, 1.5),
        Polygon(arc(12, 10.5, 3.2, radius_y=8.2), None, ink, 1.3),
        Circle(12, 10.5, 2, ink),
        _line(12, 18.8, 12, 21.5, stroke=ink, w=2),
        Rect(6.5, 20.6, 11, 2.2, ink, radius=1),
    ]


@_drawing("scales")
def _scales(ink: str, paper: str) -> list[Shape]:
    found: list[Shape] = [
        _line(12, 2.5, 12, 20, stroke=ink, w=2),
        _line(4, 5.4, 20, 5.4, stroke=ink, w=1.8),
        Rect(7, 19.6, 10, 2.4, ink, radius=1),
        Circle(12, 3.4, 1.7, ink),
    ]
    for x in (5, 19):
        found += [
            _line(x, 5.4, x - 3.6, 13, stroke=ink, w=1),
            _line(x, 5.4, x + 3.6, 13, stroke=ink, w=1),
            Polygon(arc(x, 12.8, 4.2, 0, math.pi, radius_y=4), ink),
        ]
    return found


# -- chain symbols: one ink on a plain plate ---------------------------------------------------


@_drawing("horseshoe")
def _horseshoe(ink: str, paper: str) -> list[Shape]:
    outer = arc(12, 11, 9, 0.62 * math.pi, 2.38 * math.pi)
    inner = arc(12, 11, 4.6, 2.32 * math.pi, 0.68 * math.pi)
    return [
        Polygon((*outer, (18, 21.5), (14.2, 21.5), *inner, (9.8, 21.5), (6, 21.5)), ink),
    ]


@_drawing("sword")
def _sword(ink: str, paper: str) -> list[Shape]:
    parts = (
        ((12, 0), (14, 3), (14, 14.5), (10, 14.5), (10, 3)),
        ((6.5, 14.5), (17.5, 14.5), (17.5, 17), (6.5, 17)),
        ((10.7, 17), (13.3, 17), (13.3, 21), (10.7, 21)),
        arc(12, 22, 2.1),
    )
    return [Polygon(_turn(part, math.pi / 4), ink) for part in parts]


@_drawing("tower")
def _tower(ink: str, paper: str) -> list[Shape]:
    return [
        _poly(
            *(4, 2, 7.6, 2, 7.6, 4.6, 10.2, 4.6, 10.2, 2, 13.8, 2, 13.8, 4.6, 16.4, 4.6),
            *(16.4, 2, 20, 2, 20, 8.6, 17.6, 10.2, 18.4, 22, 5.6, 22, 6.4, 10.2, 4, 8.6),
            fill=ink,
        ),
        Polygon(
            ((9.8, 22), (9.8, 17), *arc(12, 17, 2.2, math.pi, math.tau)[1:], (14.2, 22)), paper
        ),
    ]


@_drawing("book")
def _book(ink: str, paper: str) -> list[Shape]:
    return [
        _poly(1.5, 4.5, 10.8, 6.6, 10.8, 20.6, 1.5, 18.4, fill=ink),
        _poly(22.5, 4.5, 13.2, 6.6, 13.2, 20.6, 22.5, 18.4, fill=ink),
        _line(4, 9, 8.6, 10, stroke=paper, w=1.1),
        _line(4, 12.6, 8.6, 13.6, stroke=paper, w=1.1),
        _line(20, 9, 15.4, 10, stroke=paper, w=1.1),
        _line(20, 12.6, 15.4, 13.6, stroke=paper, w=1.1),
    ]


@_drawing("gear")
def _gear(ink: str, paper: str) -> list[Shape]:
    teeth = tuple(
        (12 + r * math.cos(a), 12 + r * math.sin(a))
        for i in range(8)
        for r, a in (
            (7.6, (i - 0.27) * math.pi / 4),
            (10.6, (i - 0.18) * math.pi / 4),
            (10.6, (i + 0.18) * math.pi / 4),
            (7.6, (i + 0.27) * math.pi / 4),
        )
    )
    return [Polygon(teeth, ink), Circle(12, 12, 3.4, paper)]


@_drawing("amphora")
def _amphora(ink: str, paper: str) -> list[Shape]:
    half = (
        (9.4, 2),
        (9.4, 6.5),
        *curve((9.4, 6.5), (4.5, 9), (5.5, 17), (10, 21), 5)[1:],
        (9, 22.5),
    )
    body = (*half, *((24 - x, y) for x, y in reversed(half)))
    return [
        Polygon(body, ink),
        Rect(7.8, 1.4, 8.4, 2, ink, radius=0.8),
        Polyline(arc(7.6, 7.6, 3.2, 0.6 * math.pi, 1.75 * math.pi), ink, 1.5),
        Polyline(arc(16.4, 7.6, 3.2, 0.4 * math.pi, -0.75 * math.pi), ink, 1.5),
        _line(7.2, 13, 16.8, 13, stroke=paper, w=1.2),
    ]


@_drawing("mask")
def _mask(ink: str, paper: str) -> list[Shape]:
    face = (
        (3.5, 3.5),
        (12, 5.2),
        (20.5, 3.5),
        *curve((20.5, 3.5), (21, 14), (18, 20), (12, 22.4), 6)[1:],
        *curve((12, 22.4), (6, 20), (3, 14), (3.5, 3.5), 6)[1:-1],
    )
    return [
        Polygon(face, ink),
        Polygon(arc(8.3, 10, 2.3, radius_y=1.5), paper),
        Polygon(arc(15.7, 10, 2.3, radius_y=1.5), paper),
        Polygon(
            (
                *curve((6.8, 13.6), (9, 15.4), (15, 15.4), (17.2, 13.6), 6),
                *curve((17.2, 13.6), (16, 20.4), (8, 20.4), (6.8, 13.6), 6)[1:-1],
            ),
            paper,
        ),
    ]


@_drawing("moon")
def _moon(ink: str, paper: str) -> list[Shape]:
    outer = arc(11, 12, 9.6, 0.3 * math.pi, 1.7 * math.pi)
    inner = arc(16, 12, 7.9, 1.55 * math.pi, 0.45 * math.pi)
    return [Polygon((*outer, *inner), ink)]


@_drawing("drop")
def _drop(ink: str, paper: str) -> list[Shape]:
    return [
        Polygon(
            (
                *curve((12, 1.5), (13.5, 6.5), (19.5, 10.5), (19.3, 15.2), 6),
                *arc(12, 15.2, 7.3, 0, math.pi)[1:],
                *curve((4.7, 15.2), (4.5, 10.5), (10.5, 6.5), (12, 1.5), 6)[1:-1],
            ),
            ink,
        ),
        Polyline(arc(12, 15, 4.4, 0.55 * math.pi, 0.95 * math.pi), paper, 1.5),
    ]


@_drawing("target")
def _target(ink: str, paper: str) -> list[Shape]:
    return [
        Circle(12, 12, 10, ink),
        Circle(12, 12, 7.2, paper),
        Circle(12, 12, 4.6, ink),
        Circle(12, 12, 1.8, paper),
    ]


@_drawing("helmet")
def _helmet(ink: str, paper: str) -> list[Shape]:
    return [
        Polygon(
            (
                *arc(12, 11.5, 7.4, math.pi, math.tau),
                (19.4, 19),
                (14.2, 21.5),
                (14.2, 15.2),
                (11.6, 13.4),
                (9.2, 15.2),
                (9.2, 21.5),
                (4.6, 19),
            ),
            ink,
        ),
        Polygon(
            (
                *arc(12, 9.4, 9, 1.12 * math.pi, 1.88 * math.pi),
                *arc(12, 10.2, 7.4, 1.86 * math.pi, 1.14 * math.pi),
            ),
            ink,
        ),
        _line(11.6, 13.6, 11.6, 17.5, stroke=ink, w=1.4),
    ]


@_drawing("lyre")
def _lyre(ink: str, paper: str) -> list[Shape]:
    left = curve((6, 2.5), (11, 7), (1, 14), (8.5, 19.5))
    right = tuple((24 - x, y) for x, y in left)
    found: list[Shape] = [
        Polyline(left, ink, 2.2),
        Polyline(right, ink, 2.2),
        _line(6.4, 6, 17.6, 6, stroke=ink, w=1.8),
        Rect(7.4, 18.4, 9.2, 3.6, ink, radius=1.6),
    ]
    found += [_line(x, 6, x, 19, stroke=ink, w=0.9) for x in (10, 12, 14)]
    return found


@_drawing("lamp")
def _lamp(ink: str, paper: str) -> list[Shape]:
    body = (
        *curve((1.5, 11.5), (6, 12), (7, 10), (12, 10), 5),
        *curve((12, 10), (18, 10), (19, 17.5), (12, 18.5), 6)[1:],
        *curve((12, 18.5), (6, 18.5), (4, 15), (1.5, 11.5), 5)[1:-1],
    )
    return [
        Polygon(body, ink),
        Rect(8.5, 18, 7, 3, ink, radius=1),
        Circle(19.2, 13, 2.6, None, ink, 1.6),
        Polygon(
            (
                *curve((3.2, 2), (5.8, 5), (5.6, 8), (3.2, 9)),
                *curve((3.2, 9), (0.8, 8), (1.4, 5.4), (3.2, 2))[1:-1],
            ),
            ink,
        ),
    ]


@_drawing("barrel")
def _barrel(ink: str, paper: str) -> list[Shape]:
    side = curve((6.5, 2.5), (3, 8), (3, 16), (6.5, 21.5), 6)
    return [
        Polygon((*side, *((24 - x, y) for x, y in reversed(side))), ink),
        _line(4.6, 7.6, 19.4, 7.6, stroke=paper, w=1.3),
        _line(4.6, 16.4, 19.4, 16.4, stroke=paper, w=1.3),
        Circle(12, 12, 1.7, paper),
    ]


@_drawing("sun")
def _sun(ink: str, paper: str) -> list[Shape]:
    return [
        Polygon(_star(12, 12, 11, 6.6, 10), ink),
        Circle(12, 12, 4.6, paper),
        Circle(12, 12, 3, ink),
    ]


@_drawing("column")
def _column(ink: str, paper: str) -> list[Shape]:
    return [
        Rect(4, 1.8, 16, 3, ink, radius=0.6),
        _poly(5.6, 4.8, 18.4, 4.8, 16.4, 7.4, 7.6, 7.4, fill=ink),
        Rect(7.6, 7.2, 8.8, 11, ink),
        Rect(5.4, 18, 13.2, 4, ink, radius=0.6),
        _line(10.4, 8.2, 10.4, 17, stroke=paper, w=1.1),
        _line(13.6, 8.2, 13.6, 17, stroke=paper, w=1.1),
    ]


@_drawing("pediment")
def _pediment(ink: str, paper: str) -> list[Shape]:
    found: list[Shape] = [
        _poly(12, 2, 22.5, 9.4, 1.5, 9.4, fill=ink),
        _poly(12, 4.8, 16.6, 8, 7.4, 8, fill=paper),
        Rect(2.4, 19.6, 19.2, 2.6, ink),
    ]
    found += [Rect(x, 10.6, 2.8, 8.2, ink) for x in (3.6, 10.6, 17.6)]
    return found


# -- signs -------------------------------------------------------------------------------------


@_drawing("shield")
def _shield(ink: str, paper: str) -> list[Shape]:
    outline = (
        (3.5, 3.2),
        (12, 1.4),
        (20.5, 3.2),
        *curve((20.5, 3.2), (21, 13), (18.5, 19), (12, 22.8), 6)[1:],
        *curve((12, 22.8), (5.5, 19), (3, 13), (3.5, 3.2), 6)[1:-1],
    )
    return [
        Polygon(outline, "#d8564a", "#5c130e", 1.7),
        _poly(12, 2.4, 19.5, 4, 19.2, 12, 12, 12, fill="#f3d9c4"),
        _poly(4.7, 12, 12, 12, 12, 21.6, 7.6, 18.2, fill="#f3d9c4"),
    ]


_LEAF: Final = ((0, -3.2), (1.5, -1.2), (1.5, 1.2), (0, 3.2), (-1.5, 1.2), (-1.5, -1.2))
"""The outline of a leaf around its middle."""


@_drawing("laurel")
def _laurel(ink: str, paper: str) -> list[Shape]:
    found: list[Shape] = []
    for side in (-1, 1):
        for i, angle in enumerate((0.35, 0.95, 1.55, 2.15)):
            x, y = 12 + side * 9.4 * math.sin(angle), 12 + 9.4 * math.cos(angle)
            leaf = tuple((x + dx, y + dy) for dx, dy in _LEAF)
            found.append(Polygon(_turn(leaf, side * (1.9 - angle - 0.1 * i), x, y), ink))
    return found


@_drawing("replay")
def _replay(ink: str, paper: str) -> list[Shape]:
    return [
        Polyline(arc(12, 12.4, 7.8, -0.25 * math.pi, 1.42 * math.pi), ink, 3),
        Polygon(_turn(((9, -0.6), (18.2, 4.6), (9, 9.8)), -0.12, 12, 4.6), ink),
    ]


@_drawing("slash")
def _slash(ink: str, paper: str) -> list[Shape]:
    return [_line(8, 22, 16, 2, stroke=ink, w=2.4)]


@_drawing("cross")
def _cross(ink: str, paper: str) -> list[Shape]:
    return [_line(4, 4, 20, 20, stroke=ink, w=3.4), _line(20, 4, 4, 20, stroke=ink, w=3.4)]


@_drawing("tick")
def _tick(ink: str, paper: str) -> list[Shape]:
    return [_line(3.5, 12.5, 9.5, 18.8, 20.5, 5, stroke=ink, w=3.4)]


@_drawing("question")
def _question(ink: str, paper: str) -> list[Shape]:
    return [
        Polyline((*arc(12, 8.4, 5, -math.pi, 0.35 * math.pi), (12, 13.6), (12, 16.4)), ink, 2.8),
        Circle(12, 20.4, 1.9, ink),
    ]


@_drawing("wonder")
def _wonder(ink: str, paper: str) -> list[Shape]:
    return [
        _poly(12, 2.5, 22.5, 20.5, 1.5, 20.5, fill="#e2b04a", stroke="#6d4b12", w=1.4),
        _poly(12, 2.5, 22.5, 20.5, 14.2, 20.5, fill="#b98226"),
        _line(6.3, 13.5, 13, 13.5, stroke="#6d4b12", w=1),
        _line(9, 8.6, 12.4, 8.6, stroke="#6d4b12", w=1),
    ]


@_drawing("pile")
def _pile(ink: str, paper: str) -> list[Shape]:
    return [
        Polygon(_turn(rounded(4, 4, 11, 15, 1.6), -0.25, 9, 12), paper, ink, 1.4),
        Rect(8.5, 4.5, 11, 15, paper, ink, 1.6, 1.6),
        _line(11, 9, 17, 15, stroke=ink, w=1.8),
        _line(17, 9, 11, 15, stroke=ink, w=1.8),
    ]


@_drawing("revive")
def _revive(ink: str, paper: str) -> list[Shape]:
    return [
        Rect(3, 7, 12, 15, paper, ink, 1.6, 1.6),
        _line(18.6, 21, 18.6, 8, stroke=ink, w=2.6),
        _poly(13.8, 9.2, 18.6, 2, 23.4, 9.2, fill=ink),
        _line(6, 11, 12, 11, stroke=ink, w=1.4),
        _line(6, 14.6, 12, 14.6, stroke=ink, w=1.4),
    ]


@_drawing("token")
def _token(ink: str, paper: str) -> list[Shape]:
    return [
        Circle(12, 12, 10, "#5d9b63", "#23472a", 1.6),
        Circle(12, 12, 7, None, "#e8f4de", 1.3),
        Polygon(_star(12, 12.2, 5.4, 2.3, 5), "#e8f4de"),
    ]


@_drawing("pawn")
def _pawn(ink: str, paper: str) -> list[Shape]:
    return [
        _poly(12, 7, 17.4, 20, 6.6, 20, fill="#c8372b", stroke="#4d0f0a", w=1.4),
        Circle(12, 6, 4.4, "#e25848", "#4d0f0a", 1.4),
        Rect(4.6, 18.6, 14.8, 3.6, "#c8372b", "#4d0f0a", 1.4, 1.6),
    ]


@_drawing("capital")
def _capital(ink: str, paper: str) -> list[Shape]:
    return [
        _poly(
            3,
            22,
            3,
            8,
            6,
            8,
            6,
            10.4,
            9,
            10.4,
            9,
            3,
            15,
            3,
            15,
            10.4,
            18,
            10.4,
            18,
            8,
            21,
            8,
            21,
            22,
            fill=ink,
        ),
        Polygon(
            ((9.8, 22), (9.8, 17), *arc(12, 17, 2.2, math.pi, math.tau)[1:], (14.2, 22)), paper
        ),
    ]


@_drawing("plus")
def _plus(ink: str, paper: str) -> list[Shape]:
    return [_line(12, 4, 12, 20, stroke=ink, w=4), _line(4, 12, 20, 12, stroke=ink, w=4)]


@_drawing("minus")
def _minus(ink: str, paper: str) -> list[Shape]:
    return [_line(3, 12, 21, 12, stroke=ink, w=4)]


@_drawing("arrow")
def _arrow(ink: str, paper: str) -> list[Shape]:
    return [_line(1.5, 12, 16, 12, stroke=ink, w=3.2), _poly(13.5, 5, 22.5, 12, 13.5, 19, fill=ink)]


@_drawing("chain")
def _chain(ink: str, paper: str) -> list[Shape]:
    return [
        Polygon(_turn(rounded(0.5, 8.6, 13, 6.8, 3.4), -0.6), None, ink, 2.2),
        Polygon(_turn(rounded(10.5, 8.6, 13, 6.8, 3.4), -0.6), None, ink, 2.2),
    ]


@_drawing("wheat")
def _wheat(ink: str, paper: str) -> list[Shape]:
    found: list[Shape] = [_line(12, 23, 12, 5, stroke=ink, w=1.5)]
    for y in (8.5, 13, 17.5):
        for side in (-1, 1):
            found.append(
                Polygon(
                    _turn(
                        arc(12 + side * 3.4, y - 1.4, 1.8, radius_y=3.6),
                        side * 0.7,
                        12 + side * 3.4,
                        y - 1.4,
                    ),
                    ink,
                )
            )
    found.append(Polygon(arc(12, 3.8, 1.9, radius_y=3.6), ink))
    return found


@_drawing("trowel")
def _trowel(ink: str, paper: str) -> list[Shape]:
    return [
        _poly(2, 3.5, 13.5, 6, 6, 14, fill=ink),
        _line(9.6, 9.8, 14, 12.6, 14, 15, stroke=ink, w=1.8),
        Polygon(_turn(rounded(12.4, 13.6, 4.2, 9, 2), -0.8, 14, 15), ink),
    ]


@_drawing("compass")
def _compass(ink: str, paper: str) -> list[Shape]:
    return [
        _line(12, 5, 4.6, 22, stroke=ink, w=2.2),
        _line(12, 5, 19.4, 22, stroke=ink, w=2.2),
        Polyline(arc(12, 5, 11.4, 0.36 * math.pi, 0.64 * math.pi), ink, 1.6),
        Circle(12, 4.4, 3, ink),
    ]


@_drawing("abacus")
def _abacus(ink: str, paper: str) -> list[Shape]:
    found: list[Shape] = [Rect(3, 2.6, 18, 18.8, None, ink, 2, 1)]
    for y, beads in ((7, (7, 10.4)), (12, (7, 14, 17.4)), (17, (10.4, 17.4))):
        found.append(_line(3, y, 21, y, stroke=ink, w=1))
        found += [Circle(x, y, 1.9, ink) for x in beads]
    return found


@_drawing("owl")
def _owl(ink: str, paper: str) -> list[Shape]:
    return [
        Polygon(
            (
                (4, 2),
                (8.5, 4.2),
                (15.5, 4.2),
                (20, 2),
                *arc(12, 12.6, 8.4, -0.2 * math.pi, 1.2 * math.pi, radius_y=9.8),
            ),
            ink,
        ),
        Circle(8.4, 9.4, 3, paper),
        Circle(15.6, 9.4, 3, paper),
        Circle(8.4, 9.4, 1.3, ink),
        Circle(15.6, 9.4, 1.3, ink),
        _poly(10.8, 11.6, 13.2, 11.6, 12, 14.6, fill=paper),
    ]


@_drawing("altar")
def _altar(ink: str, paper: str) -> list[Shape]:
    return [
        Polygon(
            (
                *curve((12, 0.8), (17, 5), (15.6, 9.6), (12, 10)),
                *curve((12, 10), (8.4, 9.6), (8, 6), (12, 0.8))[1:-1],
            ),
            ink,
        ),
        Rect(4.6, 11.6, 14.8, 2.8, ink),
        _poly(7, 14.4, 17, 14.4, 16, 19.6, 8, 19.6, fill=ink),
        Rect(4.6, 19.6, 14.8, 2.6, ink),
    ]


@_drawing("city")
def _city(ink: str, paper: str) -> list[Shape]:
    return [
        _poly(1.5, 21.5, 1.5, 12, 6, 8.4, 10.5, 12, 10.5, 21.5, fill=ink),
        _poly(8.5, 21.5, 8.5, 6.6, 13, 2, 17.5, 6.6, 17.5, 21.5, fill=ink, stroke=paper, w=1.2),
        _poly(
            14.5, 21.5, 14.5, 13.6, 18.6, 10, 22.5, 13.6, 22.5, 21.5, fill=ink, stroke=paper, w=1.2
        ),
        Rect(11.4, 9, 3.2, 3.4, paper),
    ]


@_drawing("purse")
def _purse(ink: str, paper: str) -> list[Shape]:
    return [
        Polygon(
            (
                *curve((9, 7.5), (1, 14), (2.5, 22), (8, 22)),
                *curve((16, 22), (21.5, 22), (23, 14), (15, 7.5)),
            ),
            ink,
        ),
        _poly(7, 2, 10.4, 3.4, 12, 2, 13.6, 3.4, 17, 2, 15, 6.6, 9, 6.6, fill=ink),
        Circle(12, 15, 3.4, None, paper, 1.5),
    ]


@_drawing("cube")
def _cube(ink: str, paper: str) -> list[Shape]:
    return [
        _poly(12, 2, 21, 7, 12, 12, 3, 7, fill=ink),
        _poly(3, 8.4, 11.2, 13, 11.2, 22.4, 3, 17.8, fill=ink),
        _poly(21, 8.4, 12.8, 13, 12.8, 22.4, 21, 17.8, fill=ink),
    ]


@_drawing("temple")
def _temple(ink: str, paper: str) -> list[Shape]:
    found: list[Shape] = [
        _poly(12, 1.5, 22.8, 8.8, 1.2, 8.8, fill=ink),
        Rect(1.6, 19.8, 20.8, 2.8, ink),
    ]
    found += [Rect(x, 9.8, 2.6, 9, ink) for x in (3, 8, 13.4, 18.4)]
    return found


@_drawing("conspiracy")
def _conspiracy(ink: str, paper: str) -> list[Shape]:
    return [
        _poly(12, 1.5, 19.5, 8, 22, 22, 2, 22, 4.5, 8, fill=ink),
        Polygon(arc(12, 11.4, 4.2, radius_y=5), paper),
        Circle(10.4, 11, 0.9, ink),
        Circle(13.6, 11, 0.9, ink),
    ]


@_drawing("ladder")
def _ladder(ink: str, paper: str) -> list[Shape]:
    found: list[Shape] = [
        _line(6, 22.5, 9.4, 1.5, stroke=ink, w=2),
        _line(15, 22.5, 18.4, 1.5, stroke=ink, w=2),
    ]
    found += [
        _line(6.4 + (22 - y) * 0.16, y, 15.4 + (22 - y) * 0.16, y, stroke=ink, w=1.6)
        for y in (6, 11, 16)
    ]
    return found


@_drawing("eye")
def _eye(ink: str, paper: str) -> list[Shape]:
    lid = curve((1.5, 12), (7, 4), (17, 4), (22.5, 12))
    return [
        Polygon((*lid, *((x, 24 - y) for x, y in reversed(lid[1:-1]))), ink),
        Circle(12, 12, 4.6, paper),
        Circle(12, 12, 2.4, ink),
    ]


# -- icons with numbers ------------------------------------------------------------------------

COIN: Final = "#e8bd45"
COIN_EDGE: Final = "#7a5510"
COIN_INK: Final = "#3b2805"


def number(
    value: str, x: float, y: float, size: float, ink: str, room: float | None = None, *, z: int = 0
) -> Text:
    """`value` in bold, centred on (x, y); `room` is its width at most (twice its size if None)."""
    wide = 2 * size if room is None else room
    return text_line(
        x,
        y + CAP_HEIGHT * size / 2,
        value,
        size,
        wide,
        ink,
        weight="bold",
        anchor="middle",
        smallest=size * 0.6,
        z=z,
    )


@lru_cache(maxsize=512)
def coin(value: str, size: float) -> Sprite:
    """A coin with a number (such as "4", "+6" or "-3") in a square of `size`."""
    r = size / 2
    found: list[Shape] = [
        Circle(r, r, r - size * 0.04, COIN, COIN_EDGE, size * 0.075),
        Circle(r, r, r * 0.76, "#f4d476"),
    ]
    if value:
        found.append(
            number(value, r, r, size * (0.62 if len(value) < 2 else 0.5), COIN_INK, size * 0.82)
        )
    return Sprite(found)


@lru_cache(maxsize=512)
def lost_coin(value: str, size: float) -> Sprite:
    """A coin with a broken edge and a red number: coins that the opponent loses."""
    r = size / 2
    return Sprite(
        [
            Polygon(_scaled_points(_star(12, 12, 12, 10.2, 9), size / GRID), "#b23a30"),
            Circle(r, r, r * 0.74, "#f4d476"),
            number(f"-{value}", r, r, size * 0.5, "#7d1209", size * 0.82),
        ]
    )


@lru_cache(maxsize=512)
def points(value: str, size: float) -> Sprite:
    """Victory points: a number in a wreath, in a square of `size`."""
    r = size / 2
    found: list[Shape] = [Circle(r, r, r, "#2c4a33")]
    if size < 28:
        found.append(Polygon(_scaled_points(_star(12, 12, 11.4, 9.6, 9), size / GRID), "#b4cd85"))
    else:
        found += shapes("laurel", size * 0.02, size * 0.02, size * 0.96, "#c9d98a")
    return Sprite([*found, Circle(r, r, r * 0.66, "#fdf8e6"), points_number(value, 0, 0, size)])


def points_number(value: str, x: float, y: float, size: float, *, z: int = 0) -> Text:
    """The number in a wreath of `size` whose upper left corner is at (x, y)."""
    tall = size * (0.6 if len(value) < 2 else 0.47)
    return number(value, x + size / 2, y + size / 2, tall, "#1d2f20", size * 0.64, z=z)


def _scaled_points(outline: Sequence[Point], s: float) -> tuple[Point, ...]:
    return tuple((x * s, y * s) for x, y in outline)
