"""The extents of items: the boxes that contain everything they paint."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from duel_nb.boards.drawing.geometry import Box, around, union
from duel_nb.boards.drawing.shapes import Drawn, Polyline, Scene, Sprite, SpriteAt, Text

_WIDER: Final = 1.35
"""A text may be this much wider than measured where the browser falls back on another font."""


def extent(item: Drawn) -> Box:
    """The box that contains everything an item paints."""
    if isinstance(item, SpriteAt):
        return shifted(sprite_extent(item.sprite), item.x, item.y)
    if isinstance(item, Text):
        return _text_extent(item)
    return _grown(item.bounds, item.width if isinstance(item, Polyline) else item.stroke_width)


@lru_cache(maxsize=2048)
def sprite_extent(sprite: Sprite) -> Box:
    """The box that contains everything a sprite paints, from its origin."""
    areas = [_grown(around(fill.points), 0.5) for fill in sprite.fills]
    texts = [_text_extent(text) for text in sprite.texts]
    return union([*areas, *texts] or [sprite.bounds])


def within(scene: Scene, box: Box) -> Scene:
    """The scene with only those items that can be seen in a box."""
    items = [item for item in scene.items if overlap(extent(item), box)]
    return Scene(scene.width, scene.height, items, background=scene.background)


def _text_extent(text: Text) -> Box:
    """The box of a text if the browser's font is wider or taller than the measured one."""
    _, y, width, height = text.bounds
    wide = min(width * _WIDER, max(text.max_width, width))
    left = text.x - {"start": 0.0, "middle": wide / 2, "end": wide}[text.anchor]
    return _grown((left, y, wide, height), 0.12 * text.size)


# -- boxes -------------------------------------------------------------------------------------


def overlap(a: Box, b: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def shifted(box: Box, x: float, y: float) -> Box:
    """The box moved by (x, y)."""
    return box[0] + x, box[1] + y, box[2], box[3]


def _grown(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + 2 * by, box[3] + 2 * by
