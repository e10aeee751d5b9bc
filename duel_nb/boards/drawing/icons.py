"""Small vector pictures, and coins and wreaths with numbers.

The icons themselves are drawn in `icons.svg` beside this module. They differ in shape as well as
in colour, so that colour-blind players can tell them apart.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from duel_nb.boards.drawing.fitting import text_line
from duel_nb.boards.drawing.geometry import Point, arc, curve, rounded
from duel_nb.boards.drawing.palettes import CAP_HEIGHT, CROWDED
from duel_nb.boards.drawing.shapes import Circle, Polygon, Polyline, Rect, Shape, Sprite, Text

_INK: Final = "currentColor"
_PAPER: Final = "var(--paper)"
"""In the file, the two colours that are chosen when an icon is drawn."""
GRID: Final = 24.0
"""The side of the square on which an icon is drawn."""
_DETAIL: Final = 1.7
"""Smaller details are left out: they would only blur the icon."""


@lru_cache(maxsize=1)
def drawings() -> Mapping[str, tuple[Shape, ...]]:
    """The icons by name, in the order of the file."""
    return _read(Path(__file__).with_name("icons.svg"))


@lru_cache(maxsize=1024)
def icon(name: str, size: float, ink: str = "#2e2218", paper: str = "#fffaf0") -> Sprite:
    """The icon `name` in a square of `size` logical pixels whose corner is the origin.

    Raises KeyError for a name that is not in `drawings()`.
    """
    scaled = [shape.placed(0, 0, size / GRID) for shape in drawings()[name]]
    colours = {_INK: ink, _PAPER: paper}
    return Sprite(_coloured(shape, colours) for shape in scaled if max(shape.bounds[2:]) >= _DETAIL)


def _coloured(shape: Shape, colours: Mapping[str, str]) -> Shape:
    """A shape of an icon with the placeholders `_INK` and `_PAPER` replaced."""
    if isinstance(shape, Polyline):
        return replace(shape, stroke=colours.get(shape.stroke, shape.stroke))
    if isinstance(shape, Text):
        return shape
    fill, stroke = (colours.get(c, c) if c else None for c in (shape.fill, shape.stroke))
    return replace(shape, fill=fill, stroke=stroke)


def shapes(
    name: str, x: float, y: float, size: float, ink: str = "#2e2218", paper: str = "#fffaf0"
) -> list[Shape]:
    """The shapes of an icon with its corner at (x, y), to go into a larger sprite."""
    return list(icon(name, size, ink, paper).shapes(x, y))


COIN: Final = "#e8bd45"
COIN_EDGE: Final = "#7a5510"
COIN_INK: Final = "#3b2805"


def number(
    value: str, x: float, y: float, size: float, ink: str, room: float | None = None, *, z: int = 0
) -> Text:
    """`value` in bold, centred on (x, y), at most `room` wide (twice its size if None).

    On a small icon it is larger than `size`: as large as the smallest names, if there is room.
    """
    size = max(size, CROWDED)
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
        smallest=1.0,
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
            number(value, r, r, size * (0.74 if len(value) < 2 else 0.6), COIN_INK, size * 0.9)
        )
    return Sprite(found)


@lru_cache(maxsize=512)
def lost_coin(value: str, size: float) -> Sprite:
    """A coin with a jagged edge and a red number: coins that the opponent loses."""
    r = size / 2
    return Sprite(
        [
            Polygon(_jagged(size, 1.0, 0.85), "#b23a30"),
            Circle(r, r, r * 0.74, "#f4d476"),
            number(f"-{value}", r, r, size * 0.6, "#7d1209", size * 0.9),
        ]
    )


@lru_cache(maxsize=512)
def points(value: str, size: float) -> Sprite:
    """Victory points: a number in a wreath, in a square of `size`."""
    r = size / 2
    found: list[Shape] = [Circle(r, r, r, "#2c4a33")]
    if size < 28:
        found.append(Polygon(_jagged(size, 0.95, 0.8), "#b4cd85"))
    else:
        found += shapes("laurel", size * 0.02, size * 0.02, size * 0.96, "#c9d98a")
    tall = size * (0.72 if len(value) < 2 else 0.56)
    written = number(value, r, r, tall, "#1d2f20", size * 0.72)
    return Sprite([*found, Circle(r, r, r * 0.72, "#fdf8e6"), written])


@lru_cache(maxsize=64)
def _jagged(size: float, reach: float, depth: float) -> tuple[Point, ...]:
    """A nine-pointed star in a square of `size`; its radii are fractions of half the size."""
    radii = reach * size / 2, depth * size / 2
    return tuple(
        (
            size / 2 + radii[i % 2] * math.sin(math.pi * i / 9),
            size / 2 - radii[i % 2] * math.cos(math.pi * i / 9),
        )
        for i in range(18)
    )


# -- reading `icons.svg`, in the subset of SVG that it uses ----------------------------------------


def _read(path: Path) -> dict[str, tuple[Shape, ...]]:
    """The pictures of a file by their ids."""
    root = ElementTree.parse(path).getroot()
    return {picture.attrib["id"]: tuple(map(_shape, picture)) for picture in root}


def _shape(element: ElementTree.Element) -> Shape:
    attributes: Mapping[str, str] = element.attrib
    kind = element.tag.rpartition("}")[2]
    fill = None if attributes.get("fill") == "none" else attributes.get("fill", _INK)
    stroke, width = attributes.get("stroke"), float(attributes.get("stroke-width", 1))

    def numbers(names: str) -> list[float]:
        return [float(attributes.get(name, 0)) for name in names.split()]

    if kind == "circle":
        x, y, radius = numbers("cx cy r")
        return Circle(x, y, radius, fill, stroke, width)
    if kind == "rect":
        x, y, wide, tall, radius = numbers("x y width height rx")
        if "transform" not in attributes:
            return Rect(x, y, wide, tall, fill, stroke, width, radius)
        points = rounded(x, y, wide, tall, radius)
    elif kind == "ellipse":
        x, y, radius, radius_y = numbers("cx cy rx ry")
        points = arc(x, y, radius, radius_y=radius_y)
    else:
        points = _outline(attributes["d"])
        if not attributes["d"].endswith("Z"):
            return Polyline(points, stroke or _INK, width)
    if "transform" in attributes:
        points = _rotated(points, *map(float, re.findall(r"[-.\d]+", attributes["transform"])))
    return Polygon(points, fill, stroke, width)


def _outline(path: str) -> tuple[Point, ...]:
    """The points of a path; a closed one does not repeat its first point."""
    points: list[Point] = []
    for command, written in re.findall(r"([MLCA])([^MLCAZ]*)", path):
        numbers = [float(number) for number in written.split()]
        if command == "A":
            rx, ry, _, large, clockwise, *end = numbers
            choice = {"large": large == 1, "clockwise": clockwise == 1}
            points += _arc(points[-1], (end[0], end[1]), rx, ry, **choice)[1:]
            continue
        ends = [*zip(numbers[::2], numbers[1::2], strict=True)]
        points += curve(points[-1], ends[0], ends[1], ends[2])[1:] if command == "C" else ends
    closed = path.endswith("Z") and math.dist(points[0], points[-1]) < 0.02
    return tuple(points[:-1] if closed else points)


def _arc(
    start: Point, end: Point, rx: float, ry: float, *, large: bool, clockwise: bool
) -> Sequence[Point]:
    """An elliptical arc as SVG defines it, by its two ends and two flags."""
    (x1, y1), (x2, y2) = (start[0] / rx, start[1] / ry), (end[0] / rx, end[1] / ry)
    half = math.dist((x1, y1), (x2, y2)) / 2
    side = math.sqrt(max(0.0, 1 - half * half)) / half / (-2 if large == clockwise else 2)
    x, y = (x1 + x2) / 2 - side * (y2 - y1), (y1 + y2) / 2 + side * (x2 - x1)
    begin = math.atan2(y1 - y, x1 - x)
    turn = (math.atan2(y2 - y, x2 - x) - begin) % math.tau
    until = begin + (turn if clockwise else turn - math.tau)
    return arc(x * rx, y * ry, rx, begin, until, radius_y=ry)


def _rotated(points: Sequence[Point], degrees: float, x: float, y: float) -> tuple[Point, ...]:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return tuple(
        (x + (px - x) * c - (py - y) * s, y + (px - x) * s + (py - y) * c) for px, py in points
    )
