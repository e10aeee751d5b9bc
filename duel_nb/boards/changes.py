"""What differs between two boards: the few boxes that have to be painted again.

An action changes a card or two, some numbers and a frame. Sending only what lies in the boxes
around them takes a fraction of the bytes of a whole board.
"""

from __future__ import annotations

import math
from collections import Counter
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
)

_WIDER: Final = 1.35
"""How much wider a text may come out with the visitor's fonts than it was measured."""


_WASTE: Final = 300.0
"""So much more area may be painted again for having one box instead of two."""


def changed(before: Scene, after: Scene) -> tuple[Box, ...] | None:
    """The boxes in which two scenes look different, in whole logical pixels; they may overlap.

    A scene that is taller than the other shows its background there before anything is painted.
    None when everything has to be painted again, because width or background differ.
    """
    if _sheet(before) != _sheet(after):
        return None
    old, new = (Counter(_look(item) for item in scene.items) for scene in (before, after))
    differing = {look for look in old.keys() | new.keys() if old[look] != new[look]}
    gone, come = ([i for i in scene.items if _look(i) in differing] for scene in (before, after))
    edges = _moved_edges(gone, come)
    boxes = [
        box for item in (*gone, *come) for box in (() if _panel(item) in edges else traces(item))
    ]
    height = max(before.height, after.height)
    return _joined(_whole_pixels(box, after.width, height) for box in (*boxes, *edges.values()))


def _moved_edges(gone: Iterable[Drawn], come: Iterable[Drawn]) -> dict[Hashable, Box]:
    """Panels of which only the lower edge has moved, with what there is to be painted of them."""
    old = {_panel(item): item for item in gone if isinstance(item, Rect)}
    found: dict[Hashable, Box] = {}
    for item in come:
        was = old.get(_panel(item))
        if isinstance(item, Rect) and was is not None:
            edge = item.radius + 2 * item.stroke_width
            top, low = sorted((item.height, was.height))
            x, width = item.x - item.stroke_width, item.width + 2 * item.stroke_width
            found[_panel(item)] = x, item.y + top - edge, width, low - top + 2 * edge
    return found


def _panel(item: Drawn) -> Hashable:
    """What two panels have in common that differ in height only; None for anything else."""
    if not isinstance(item, Rect):
        return None
    look = item.x, item.y, item.width, item.radius
    return item.z, look, item.fill, item.stroke, item.stroke_width


def within(scene: Scene, boxes: Iterable[Box]) -> Scene:
    """The scene with only those items that can be seen in one of the boxes."""
    places = tuple(boxes)
    items = [
        item
        for item in scene.items
        if any(overlap(box, place) for box in traces(item) for place in places)
    ]
    return Scene(scene.width, scene.height, items, background=scene.background)


def seen_in(text: Text, x: float, y: float, boxes: Iterable[Box]) -> bool:
    """Whether a text that is moved by (x, y) can be seen in one of the boxes."""
    reach = _moved(_text_reach(text), x, y)
    return any(overlap(reach, box) for box in boxes)


def _sheet(scene: Scene) -> Hashable:
    return scene.width, scene.background


def _look(item: Drawn) -> Hashable:
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
        return (_moved(reach(item.sprite), item.x, item.y),)
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
    return _around([*areas, *texts] or [sprite.bounds])


def _corners(points: Iterable[Point]) -> Box:
    return _around((x, y, 0.0, 0.0) for x, y in points)


def _text_reach(text: Text) -> Box:
    """Where a text may lie when the visitor's font is wider or taller than the measured one."""
    _, y, width, height = text.bounds
    wide = min(width * _WIDER, max(text.max_width, width))
    left = text.x - {"start": 0.0, "middle": wide / 2, "end": wide}[text.anchor]
    return _grown((left, y, wide, height), 0.12 * text.size)


def _moved(box: Box, x: float, y: float) -> Box:
    return box[0] + x, box[1] + y, box[2], box[3]


def _grown(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + 2 * by, box[3] + 2 * by


def _around(boxes: Iterable[Box]) -> Box:
    corners = [(x, y, x + width, y + height) for x, y, width, height in boxes]
    left, top = min(c[0] for c in corners), min(c[1] for c in corners)
    return left, top, max(c[2] for c in corners) - left, max(c[3] for c in corners) - top


def _whole_pixels(box: Box, wide: float, tall: float) -> Box:
    """A box on whole logical pixels, so that its edge needs no smoothing, inside a canvas."""
    x, y, width, height = box
    left, top = max(0, math.floor(x)), max(0, math.floor(y))
    right, low = min(wide, math.ceil(x + width)), min(tall, math.ceil(y + height))
    return float(left), float(top), float(max(0.0, right - left)), float(max(0.0, low - top))


def _joined(boxes: Iterable[Box]) -> tuple[Box, ...]:
    """The boxes, with those made one that are little more together than apart."""
    found: list[Box] = []
    for box in boxes:
        merged = box
        while True:
            near = [other for other in found if _near(merged, other)]
            if not near:
                break
            found = [other for other in found if other not in near]
            merged = _around([merged, *near])
        if merged[2] and merged[3]:
            found.append(merged)
    return tuple(found)


def _near(a: Box, b: Box) -> bool:
    """Whether one box around both is little more than they are; it must not grow box by box."""
    together = _around((a, b))
    wide = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    tall = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    shared = wide * tall if wide > 0 and tall > 0 else 0.0
    both = a[2] * a[3] + b[2] * b[3] - shared
    return together[2] * together[3] - both <= _WASTE + 0.04 * both


def overlap(a: Box, b: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]
