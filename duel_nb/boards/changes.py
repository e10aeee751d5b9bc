"""What differs between two boards: the few boxes that have to be painted again.

An action changes a card or two, some numbers and a frame. Sending only what lies in the boxes
around them takes a fraction of the bytes of a whole board. And what only moved is copied from
where it was: a Building that comes into the middle of its column pushes down all below it, and so
does a Divinity above the Wonders.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from duel_nb.boards.display import Box, Drawn, Group, Rect, Scene, moved, union
from duel_nb.boards.traces import common, look, overlap, shifted, traces, within

_WASTE: Final = 300.0
"""So much more area may be painted again for having one box instead of two."""
_LEAST: Final = 3
"""From so many sprites on that moved together, and need not be painted, a copy pays."""

_Way: TypeAlias = tuple[float, float]
"""How far something has moved, to the right and down."""


@dataclass(frozen=True, slots=True)
class Shift:
    """A part of the board that only moved.

    Attributes:
        box: where it was, in whole logical pixels.
        way: how far it has moved, in whole logical pixels too.
    """

    box: Box
    way: _Way

    @property
    def target(self) -> Box:
        """Where it lies now."""
        return shifted(self.box, *self.way)


@dataclass(frozen=True, slots=True)
class Change:
    """What makes one board of another.

    Attributes:
        boxes: what is painted again, in whole logical pixels; they may overlap.
        shift: what is copied to another place before that.
    """

    boxes: tuple[Box, ...]
    shift: Shift | None = None


def changed(before: Scene, after: Scene) -> Change | None:
    """What has to be done so that one scene looks like another.

    A scene that is taller than the other shows its background there before anything is painted.
    None when everything has to be painted again, because width or background differ.
    """
    if (before.width, before.background) != (after.width, after.background):
        return None
    gone, come = _differing(before.items, after.items)
    boxes = [_whole_pixels(box, before, after) for box in _painted_again(gone, come)]
    plain = Change(_joined(boxes))
    shift = _shift(gone, come, before, after)
    if shift is None:
        return plain
    rest = [part for box in boxes for part in _outside(box, shift.target)]
    rest += [_whole_pixels(box, before, after) for box in _inside(before, after, shift)]
    shorter = Change(_joined(rest), shift)
    saved = _sprites(after, plain.boxes) - _sprites(after, shorter.boxes)
    return shorter if saved >= _LEAST else plain


def _differing(before: Iterable[Drawn], after: Iterable[Drawn]) -> tuple[list[Drawn], list[Drawn]]:
    """The items of which there are more before, or after, than on the other side."""
    old, new = Counter(map(look, before)), Counter(map(look, after))
    differing = {key for key in old.keys() | new.keys() if old[key] != new[key]}
    gone, come = ([item for item in items if look(item) in differing] for items in (before, after))
    return gone, come


def _sprites(scene: Scene, boxes: Sequence[Box]) -> int:
    """How many sprites can be seen in some boxes."""
    return sum(isinstance(item, Group) for item in within(scene, boxes).items)


# -- what is painted again ---------------------------------------------------------------------


def _painted_again(gone: Iterable[Drawn], come: Iterable[Drawn]) -> Iterator[Box]:
    """Where the items leave traces; of panels that only grow, where their lower edges do."""
    edges = _moved_edges(gone, come)
    yield from edges.values()
    for item in (*gone, *come):
        if _panel(item) not in edges:
            yield from traces(item)


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
    place = item.x, item.y, item.width, item.radius
    return item.z, place, item.fill, item.stroke, item.stroke_width


# -- what only moved ---------------------------------------------------------------------------


def _shift(
    gone: Iterable[Drawn], come: Iterable[Drawn], before: Scene, after: Scene
) -> Shift | None:
    """The part of the board in which most sprites have moved together."""
    places: defaultdict[Hashable, list[Group]] = defaultdict(list)
    for item in come:
        if isinstance(item, Group):
            places[item.z, item.sprite].append(item)
    together: defaultdict[_Way, list[Box]] = defaultdict(list)
    for item in gone:
        if isinstance(item, Group) and places[item.z, item.sprite]:
            now = places[item.z, item.sprite].pop(0)
            x, y = now.x - item.x, now.y - item.y
            way = float(round(x)), float(round(y))
            if max(abs(x - way[0]), abs(y - way[1])) < 1e-6:
                together[way] += traces(item)
    if not together:
        return None
    way, boxes = max(together.items(), key=lambda found: len(found[1]))
    if len(boxes) < _LEAST:
        return None
    return Shift(_whole_pixels(union(boxes), before, after), way)


def _inside(before: Scene, after: Scene, shift: Shift) -> Iterator[Box]:
    """Where a part that was copied to another place does not look as it should."""
    was, now = within(before, [shift.box]).items, within(after, [shift.target]).items
    if _grounds(was, shift.box) != _grounds(now, shift.target):
        yield shift.target
        return
    old = [_put(item, *shift.way) for item in was if not _is_ground(item, shift.box)]
    new = [item for item in now if not _is_ground(item, shift.target)]
    for items in _differing(old, new):
        for box in (box for item in items for box in traces(item)):
            if overlap(box, shift.target):
                yield common(box, shift.target)


def _grounds(items: Iterable[Drawn], box: Box) -> list[tuple[int, str | None]]:
    """The colours on which a box lies as a whole, lowest first: they look the same anywhere."""
    return [
        (item.z, item.fill) for item in items if isinstance(item, Rect) and _is_ground(item, box)
    ]


def _is_ground(item: Drawn, box: Box) -> bool:
    """Whether a box lies on a panel, away from its edges and its corners."""
    if not isinstance(item, Rect) or item.fill is None:
        return False
    x, y, width, height = box
    across = min(x - item.x, item.x + item.width - x - width)
    down = min(y - item.y, item.y + item.height - y - height)
    edge = 2 * item.stroke_width
    return min(across, down) >= edge and max(across, down) >= edge + item.radius


def _put(item: Drawn, x: float, y: float) -> Drawn:
    """An item moved by (x, y)."""
    if isinstance(item, Group):
        return replace(item, x=item.x + x, y=item.y + y)
    return moved(item, x, y)


def _outside(box: Box, hole: Box) -> Iterator[Box]:
    """The parts of a box that do not lie in another one."""
    if not overlap(box, hole):
        yield box
        return
    left, top, width, height = common(box, hole)
    x, y, wide, tall = box
    yield x, y, wide, top - y
    yield x, top + height, wide, y + tall - top - height
    yield x, top, left - x, height
    yield left + width, top, x + wide - left - width, height


# -- boxes -------------------------------------------------------------------------------------


def _whole_pixels(box: Box, before: Scene, after: Scene) -> Box:
    """A box on whole logical pixels, so that its edge needs no smoothing, inside the canvas."""
    x, y, width, height = box
    tall = max(before.height, after.height)
    left, top = max(0, math.floor(x)), max(0, math.floor(y))
    right, low = min(after.width, math.ceil(x + width)), min(tall, math.ceil(y + height))
    return float(left), float(top), float(max(0.0, right - left)), float(max(0.0, low - top))


def _joined(boxes: Iterable[Box]) -> tuple[Box, ...]:
    """The boxes, with those made one that are little more together than apart."""
    found: list[Box] = []
    for box in boxes:
        if min(box[2:]) <= 0:
            continue
        merged = box
        while near := [other for other in found if _near(merged, other)]:
            found = [other for other in found if other not in near]
            merged = union([merged, *near])
        found.append(merged)
    return tuple(found)


def _near(one: Box, other: Box) -> bool:
    """Whether one box around both is little more than they are; it must not grow box by box."""
    *_, wide, tall = common(one, other)
    shared = wide * tall if wide > 0 and tall > 0 else 0.0
    *_, width, height = union((one, other))
    both = one[2] * one[3] + other[2] * other[3] - shared
    return width * height - both <= _WASTE + 0.04 * both
