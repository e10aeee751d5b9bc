"""Shapes and sprites as SVG elements.

Sharp at every size, and small: pictures share equal elements, and each sprite is defined once (see
`duel_nb.boards.live.slides.pictures`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape

from duel_nb.boards.drawing.geometry import Point
from duel_nb.boards.drawing.shapes import Circle, Polygon, Polyline, Rect, Shape, Sprite, Text
from duel_nb.quoting import visible


@lru_cache(maxsize=4096)
def element(shape: Shape) -> str:
    """A shape as an SVG element.

    A text has its maximum width in `data-room`: a page whose font is wider than the measured one
    has to squeeze it.
    """
    match shape:
        case Rect():
            box = _attributes(x=shape.x, y=shape.y, width=shape.width, height=shape.height)
            round_ = _attributes(rx=shape.radius) if shape.radius else ""
            return f"<rect{box}{round_}{_look(shape.fill, shape.stroke, shape.stroke_width)}/>"
        case Circle():
            at = _attributes(cx=shape.x, cy=shape.y, r=shape.radius)
            return f"<circle{at}{_look(shape.fill, shape.stroke, shape.stroke_width)}/>"
        case Polygon():
            look = _look(shape.fill, shape.stroke, shape.stroke_width)
            return f'<polygon points="{_points(shape.points)}"{look}/>'
        case Polyline():
            look = _look(None, shape.stroke, shape.width)
            return f'<polyline points="{_points(shape.points)}"{look}/>'
        case Text():
            return _text(shape)


def elements(sprite: Sprite) -> str:
    """All shapes of a sprite, from its origin; texts on top."""
    areas = [item for item in sprite.items if not isinstance(item, Text)]
    return "".join(element(item) for item in (*areas, *sprite.texts))


def number(value: float) -> str:
    """A number in as few characters as possible, rounded to a hundredth of a pixel."""
    return f"{round(value, 2):g}"


def _attributes(**numbers: float) -> str:
    return "".join(f' {name}="{number(value)}"' for name, value in numbers.items())


def _look(fill: str | None, stroke: str | None, width: float) -> str:
    edge = ""
    if stroke and width:
        edge = f' stroke="{stroke}"{_attributes(**{"stroke-width": width})}'
    return f' fill="{fill or "none"}"{edge}'


def _points(points: Sequence[Point]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def _text(text: Text) -> str:
    if not text.text or text.max_width <= 0:
        return ""
    look = ' font-weight="600"' if text.weight == "bold" else ""
    look += ' font-style="italic"' if text.italic else ""
    look += f' text-anchor="{text.anchor}"' if text.anchor != "start" else ""
    at = _attributes(x=text.x, y=text.y, **{"font-size": text.size, "data-room": text.max_width})
    return f'<text{at}{look} fill="{text.fill}">{escape(visible(text.text))}</text>'
