"""In which order a page paints: as few batches as possible, each rings, areas, copies, then texts.

A batch costs bytes of its own, and so does every change of type and colour within it. So a thing
is painted as early as what lies under it allows, and not level by level: cards of two rows that
do not touch go out together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from duel_nb.boards.display import Box, Drawn, Group, Level, Rect, Text
from duel_nb.boards.traces import common, overlap, traces

_RING, _AREA, _COPY, _TEXT = range(4)
"""What is painted first, second, third and last in a batch."""
_MANY: Final = 256
"""Room for so many boxes at first."""

Places: TypeAlias = Sequence[Box] | None
"""The boxes of which something may be seen; None for everywhere."""


@dataclass(slots=True)
class Batch:
    """Things that can be painted in one go, in this order.

    Attributes:
        rings: square outlines without a ground.
        areas: shapes, and sprites whose shapes are painted.
        copies: sprites copied from the sheet.
        worded: sprites whose texts are painted.
        texts: other texts.
    """

    rings: list[Rect] = field(default_factory=list)
    areas: list[Drawn] = field(default_factory=list)
    copies: list[Group] = field(default_factory=list)
    worded: list[Group] = field(default_factory=list)
    texts: list[Text] = field(default_factory=list)


class _Plan:
    """Finds the earliest batch for a thing: not before anything that lies under it."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._count = 0
        self._corners: npt.NDArray[np.float32] = np.empty((4, _MANY), np.float32)
        self._batches: npt.NDArray[np.int32] = np.empty(_MANY, np.int32)
        self._kinds: npt.NDArray[np.int32] = np.empty(_MANY, np.int32)

    def batch(self, kind: int, boxes: Iterable[Box]) -> int:
        """The batch for a thing of a kind that leaves traces in these boxes."""
        seen = [*self._seen(boxes)]
        left, top, right, low = self._corners[:, : self._count]
        earliest = self._batches[: self._count] + (self._kinds[: self._count] > kind)
        found = 0
        for x, y, width, height in seen:
            under = (left < x + width) & (right > x) & (top < y + height) & (low > y)
            found = max(found, int(earliest.max(initial=0, where=under)))
        for box in seen:
            self._keep(box, found, kind)
        return found

    def _seen(self, boxes: Iterable[Box]) -> Iterable[Box]:
        """The parts of the boxes that can be seen: out of sight nothing lies over anything."""
        if self._places is None:
            return boxes
        return (
            common(box, place) for box in boxes for place in self._places if overlap(box, place)
        )

    def _keep(self, box: Box, batch: int, kind: int) -> None:
        if self._count == len(self._kinds):
            self._corners = np.hstack((self._corners, self._corners))
            self._batches = np.hstack((self._batches, self._batches))
            self._kinds = np.hstack((self._kinds, self._kinds))
        x, y, width, height = box
        self._corners[:, self._count] = x, y, x + width, y + height
        self._batches[self._count], self._kinds[self._count] = batch, kind
        self._count += 1


def batches(
    levels: Iterable[Level], is_copy: Callable[[Group], bool], places: Places
) -> list[Batch]:
    """The things of some levels in batches that look the same when painted one after another.

    Args:
        levels: the levels of a scene, lowest first.
        is_copy: whether a sprite is copied, with its texts, instead of being painted.
        places: the boxes of which something may be seen.
    """
    plan = _Plan(places)
    found: list[Batch] = []

    def batch(kind: int, boxes: Iterable[Box]) -> Batch:
        number = plan.batch(kind, boxes)
        while len(found) <= number:
            found.append(Batch())
        return found[number]

    for level in levels:
        worded: list[Group] = []
        for item in level.areas:
            if isinstance(item, Rect) and _is_ring(item):
                batch(_RING, traces(item)).rings.append(item)
            elif not isinstance(item, Group):
                batch(_AREA, traces(item)).areas.append(item)
            elif is_copy(item):
                batch(_COPY, traces(item)).copies.append(item)
            else:
                batch(_AREA, traces(item)).areas.append(item)
                if item.sprite.texts:
                    worded.append(item)
        for group in worded:
            batch(_TEXT, traces(group)).worded.append(group)
        for text in level.texts:
            batch(_TEXT, traces(text)).texts.append(text)
    return found


def _is_ring(item: Rect) -> bool:
    """Whether an outline is said in fewer bytes than its area is."""
    return item.fill is None and item.stroke is not None and not item.radius
