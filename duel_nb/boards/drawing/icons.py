"""Small vector pictures, and coins and wreaths with numbers.

The icons themselves are drawn in `icons.svg` beside this module. They differ in shape as well as
in colour, so that colour-blind players can tell them apart.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Final

from duel_nb.boards.drawing import svg
from duel_nb.boards.drawing.fitting import text_line
from duel_nb.boards.drawing.geometry import Point
from duel_nb.boards.drawing.palettes import CAP_HEIGHT
from duel_nb.boards.drawing.shapes import Circle, Polygon, Polyline, Shape, Sprite, Text

GRID: Final = 24.0
"""The side of the square on which an icon is drawn."""
_DETAIL: Final = 1.7
"""Smaller details are left out: they would only blur the icon."""


@lru_cache(maxsize=1)
def drawings() -> Mapping[str, tuple[Shape, ...]]:
    """The icons by name, in the order of the file."""
    return svg.read(Path(__file__).with_name("icons.svg"))


@lru_cache(maxsize=1024)
def icon(name: str, size: float, ink: str = "#2e2218", paper: str = "#fffaf0") -> Sprite:
    """The icon `name` in a square of `size` logical pixels whose corner is the origin.

    Raises KeyError for a name that is not in `drawings()`.
    """
    scaled = [shape.placed(0, 0, size / GRID) for shape in drawings()[name]]
    colours = {svg.INK: ink, svg.PAPER: paper}
    return Sprite(_coloured(shape, colours) for shape in scaled if max(shape.bounds[2:]) >= _DETAIL)


def _coloured(shape: Shape, colours: Mapping[str, str]) -> Shape:
    """A shape of an icon with the placeholders `svg.INK` and `svg.PAPER` replaced."""
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
    """`value` in bold, centred on (x, y), at most `room` wide (twice its size if None)."""
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
            number(value, r, r, size * (0.74 if len(value) < 2 else 0.6), COIN_INK, size * 0.84)
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
            number(f"-{value}", r, r, size * 0.6, "#7d1209", size * 0.84),
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
    written = number(value, r, r, tall, "#1d2f20", size * 0.68)
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
