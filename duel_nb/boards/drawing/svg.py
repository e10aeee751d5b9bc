"""Reads `icons.svg` as shapes; supports the subset of SVG that it uses."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from duel_nb.boards.drawing.geometry import Point, arc, curve, rounded
from duel_nb.boards.drawing.shapes import Circle, Polygon, Polyline, Rect, Shape

INK: Final = "currentColor"
PAPER: Final = "var(--paper)"
"""Placeholders for the two colours that are chosen when an icon is drawn."""


def read(path: Path) -> dict[str, tuple[Shape, ...]]:
    """The pictures of a file by their ids."""
    root = ElementTree.parse(path).getroot()
    return {picture.attrib["id"]: tuple(map(_shape, picture)) for picture in root}


def _shape(element: ElementTree.Element) -> Shape:
    attributes: Mapping[str, str] = element.attrib
    kind = element.tag.rpartition("}")[2]
    fill = None if attributes.get("fill") == "none" else attributes.get("fill", INK)
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
        points = outline(attributes["d"])
        if not attributes["d"].endswith("Z"):
            return Polyline(points, stroke or INK, width)
    if "transform" in attributes:
        points = _rotated(points, *map(float, re.findall(r"[-.\d]+", attributes["transform"])))
    return Polygon(points, fill, stroke, width)


def outline(path: str) -> tuple[Point, ...]:
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
