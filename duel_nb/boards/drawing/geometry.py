"""Points and boxes: arcs, curves, outlines and lines beside lines.

Coordinates are logical pixels, y downwards; angles are radians, clockwise from the right.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

Box: TypeAlias = tuple[float, float, float, float]
"""x, y, width, height."""
Point: TypeAlias = tuple[float, float]

_ROUND = 0.2
"""Maximum distance between an arc and its segments, in logical pixels."""

_CUT = 1.3
"""Corners of a smaller radius are a single segment; its distance is hardly larger."""

_CURVE = 8
"""How many segments make a Bezier curve look round."""


def _steps(radius: float, angle: float) -> int:
    """How many segments make an arc look round at two device pixels per logical one."""
    radius = max(radius, 0.5)
    widest = 2 * math.acos(max(0.0, 1 - _ROUND / radius))
    return max(2, math.ceil(abs(angle) / widest - 0.15))


def arc(
    x: float,
    y: float,
    radius: float,
    start: float = 0.0,
    end: float = math.tau,
    *,
    radius_y: float | None = None,
) -> tuple[Point, ...]:
    """Points on an arc around (x, y), angles in radians clockwise from the right.

    A full turn does not repeat its first point.
    """
    tall = radius if radius_y is None else radius_y
    steps = _steps(max(radius, tall), end - start)
    closed = abs(abs(end - start) - math.tau) < 1e-9
    steps = max(steps, 6) if closed else steps
    return tuple(
        (
            x + radius * math.cos(start + (end - start) * i / steps),
            y + tall * math.sin(start + (end - start) * i / steps),
        )
        for i in range(steps if closed else steps + 1)
    )


def curve(start: Point, first: Point, second: Point, end: Point) -> tuple[Point, ...]:
    """Points on a cubic Bezier curve, both ends included."""
    found: list[Point] = []
    for i in range(_CURVE + 1):
        t = i / _CURVE
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        found.append(
            (
                a * start[0] + b * first[0] + c * second[0] + d * end[0],
                a * start[1] + b * first[1] + c * second[1] + d * end[1],
            )
        )
    return tuple(found)


def rounded(x: float, y: float, w: float, h: float, radius: float) -> tuple[Point, ...]:
    """The outline of a rectangle with round corners."""
    r = min(radius, w / 2, h / 2)
    corners = ((x, y), (x + w, y), (x + w, y + h), (x, y + h))
    if r < 0.9:
        return corners
    quarter = math.pi / 2
    found: list[Point] = []
    for turn, (right, low) in enumerate(corners):
        # the middle of the arc lies inwards from the corner
        middle = right + (r if right == x else -r), low + (r if low == y else -r)
        piece = arc(*middle, r, (turn + 2) * quarter, (turn + 3) * quarter)
        found += piece if r >= _CUT else (piece[0], piece[-1])
    return tuple(found)


def cut_off(x: float, y: float, width: float, height: float) -> tuple[Point, ...]:
    """A box with its corners cut off: looks round with a third of the points."""
    right, low, by = x + width, y + height, 2.5
    return (
        *((x, y + by), (x + by, y), (right - by, y), (right, y + by)),
        *((right, low - by), (right - by, low), (x + by, low), (x, low - by)),
    )


def annulus(outer: Sequence[Point], inner: Sequence[Point]) -> tuple[Point, ...]:
    """One outline around the area between two: out along the first, back along the second."""
    return (*outer, outer[0], inner[0], *reversed(inner))


def offsets(points: Sequence[Point], distance: float, closed: bool) -> list[Point]:
    """The line through `points` moved sideways by `distance`, corners mitred up to a limit."""
    count = len(points)
    normals: list[Point] = []
    for i in range(count if closed else count - 1):
        (x0, y0), (x1, y1) = points[i], points[(i + 1) % count]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        normals.append(((y1 - y0) / length, (x0 - x1) / length))
    found: list[Point] = []
    for i, (x, y) in enumerate(points):
        after = normals[i] if i < len(normals) else normals[-1]
        before = normals[i - 1] if i > 0 or closed else after
        nx, ny = before[0] + after[0], before[1] + after[1]
        square = nx * nx + ny * ny
        scale = min(2 / square, 1.6) if square > 1e-6 else 0.0
        found.append((x + nx * scale * distance, y + ny * scale * distance))
    return found


def band(points: Sequence[Point], width: float) -> tuple[Point, ...]:
    """The outline of an open line that is `width` thick."""
    left = offsets(points, width / 2, closed=False)
    right = offsets(points, -width / 2, closed=False)
    return (*left, *reversed(right))


def moved(points: Iterable[Point], x: float, y: float, scale: float) -> tuple[Point, ...]:
    """The points, scaled and then moved by (x, y)."""
    return tuple((px * scale + x, py * scale + y) for px, py in points)


def around(points: Sequence[Point]) -> Box:
    """The smallest box around some points (at least one)."""
    across, down = [x for x, _ in points], [y for _, y in points]
    left, top = min(across), min(down)
    return left, top, max(across) - left, max(down) - top


def union(boxes: Iterable[Box]) -> Box:
    """The smallest box around some boxes."""
    corners = [point for x, y, w, h in boxes for point in ((x, y), (x + w, y + h))]
    return around(corners) if corners else (0.0, 0.0, 0.0, 0.0)
