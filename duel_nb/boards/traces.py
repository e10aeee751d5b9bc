"""Where things leave traces on the board: what has to be painted when one of them changes."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import lru_cache
from typing import Final

from duel_nb.boards.display import (
    Box,
    Drawn,
    Group,
    Line,
    Point,
    Polygon,
    Rect,
    Scene,
    Sprite,
    Text,
    union,
)

_WIDER: Final = 1.35
"""How much wider a text may come out with the visitor's fonts than it was measured."""


def look(item: Drawn) -> Hashable:
    """What an item looks like, whatever it means and however it is called."""
    if isinstance(item, Group):
        return item.z, item.x, item.y, id(item.sprite)
    if isinstance(item, Rect):
        look = item.x, item.y, item.width, item.height, item.radius
        return item.z, look, item.fill, item.stroke, item.stroke_width
    if isinstance(item, Polygon):
        return item.z, item.points, item.fill, item.stroke, item.stroke_width
    if isinstance(item, Text):
        return item.z, item.x, item.y, item.text, item.size, item.max_width, item.fill, item.weight
    return item


def traces(item: Drawn) -> tuple[Box, ...]:
    """The boxes outside which an item leaves no trace; a frame is its sides and corners."""
    if isinstance(item, Group):
        return (shifted(reach(item.sprite), item.x, item.y),)
    if isinstance(item, Text):
        return (_text_reach(item),)
    if isinstance(item, Line):
        return (_grown(item.bounds, item.width),)
    thick = item.stroke_width if item.stroke is not None else 0.0
    x, y, width, height = box = _grown(item.bounds, thick)
    if not isinstance(item, Rect) or item.fill is not None:
        return (box,)
    if item.stroke is None:
        return ()
    side, corner = 2 * thick, 2 * thick + item.radius
    if 3 * corner > min(width, height):
        return (box,)
    right, low = x + width, y + height
    return (
        (x, y, width, side),
        (x, low - side, width, side),
        (x, y, side, height),
        (right - side, y, side, height),
        (x, y, corner, corner),
        (right - corner, y, corner, corner),
        (x, low - corner, corner, corner),
        (right - corner, low - corner, corner, corner),
    )


@lru_cache(maxsize=2048)
def reach(sprite: Sprite) -> Box:
    """The box outside which a sprite leaves no trace, from its origin."""
    areas = [_grown(_corners(fill.points), 0.5) for fill in sprite.fills]
    texts = [_text_reach(text) for text in sprite.texts]
    return union([*areas, *texts] or [sprite.bounds])


def seen_in(text: Text, x: float, y: float, boxes: Iterable[Box]) -> bool:
    """Whether a text that is moved by (x, y) can be seen in one of the boxes."""
    reach = shifted(_text_reach(text), x, y)
    return any(overlap(reach, box) for box in boxes)


def within(scene: Scene, boxes: Iterable[Box]) -> Scene:
    """The scene with only those items that can be seen in one of the boxes."""
    places = tuple(boxes)
    items = [
        item
        for item in scene.items
        if any(overlap(box, place) for box in traces(item) for place in places)
    ]
    return Scene(scene.width, scene.height, items, background=scene.background)


def _corners(points: Iterable[Point]) -> Box:
    return union((x, y, 0.0, 0.0) for x, y in points)


def _text_reach(text: Text) -> Box:
    """Where a text may lie when the visitor's font is wider or taller than the measured one."""
    _, y, width, height = text.bounds
    wide = min(width * _WIDER, max(text.max_width, width))
    left = text.x - {"start": 0.0, "middle": wide / 2, "end": wide}[text.anchor]
    return _grown((left, y, wide, height), 0.12 * text.size)


# -- boxes -------------------------------------------------------------------------------------


def overlap(a: Box, b: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def common(one: Box, other: Box) -> Box:
    """What two boxes share; its sides are below zero where they share nothing."""
    left, top = max(one[0], other[0]), max(one[1], other[1])
    right = min(one[0] + one[2], other[0] + other[2])
    low = min(one[1] + one[3], other[1] + other[3])
    return left, top, right - left, low - top


def shifted(box: Box, x: float, y: float) -> Box:
    """The box moved by (x, y)."""
    return box[0] + x, box[1] + y, box[2], box[3]


def _grown(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + 2 * by, box[3] + 2 * by
