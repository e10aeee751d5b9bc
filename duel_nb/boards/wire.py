"""Shapes and texts as draw commands: the fewest bytes that say them to the page.

Points go out as whole quarter pixels in binary, all areas of a level in one command; texts of one
style follow each other, because a change of style costs as much as a text.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

import ipycanvas
import numpy as np
import numpy.typing as npt

from duel_nb.boards.batches import Places
from duel_nb.boards.display import (
    Box,
    Drawn,
    Fill,
    Group,
    Rect,
    Sprite,
    Text,
    flatten,
    rgba,
)
from duel_nb.boards.theme import FONT_FAMILY
from duel_nb.boards.traces import overlap, seen_in

BACKING: Final = 2
"""Device pixels per logical pixel of the backing store."""
_UNITS: Final = 4
"""Steps per logical pixel in which points are sent."""
_SMOOTH: Final = 0.5
"""How far beyond its outline a smoothed edge may leave a trace, in logical pixels."""
_POINT, _AREA, _TEXT = 4, 4, 50
"""About how many bytes a point, an area and a text take."""

Job: TypeAlias = Callable[[], None]
"""One draw command, ready to be given to a canvas."""
_Arrays: TypeAlias = tuple[
    npt.NDArray[np.int16],
    npt.NDArray[np.uint16] | npt.NDArray[np.uint8],
    npt.NDArray[np.uint8],
    float | npt.NDArray[np.float32],
]


def scale(canvas: ipycanvas.Canvas) -> Job:
    """The job after which points and texts of this module lie where they belong.

    Before it the canvas counts in its own pixels.
    """
    return partial(canvas.scale, BACKING / _UNITS)


def rings(canvas: ipycanvas.Canvas, outlines: Iterable[Rect], pen: dict[str, object]) -> list[Job]:
    """The jobs that paint square outlines, with corners as round as their pens are thick.

    Args:
        canvas: where.
        outlines: the outlines.
        pen: how the canvas paints lines; it is brought up to date.
    """
    jobs: list[Job] = []
    for item in sorted(outlines, key=lambda item: (str(item.stroke), item.stroke_width)):
        style = {
            "line_join": "round",
            "stroke_style": item.stroke,
            "line_width": round(item.stroke_width * _UNITS),
        }
        jobs += _set(canvas, pen, style)
        box = (round(n * _UNITS) for n in (item.x, item.y, item.width, item.height))
        jobs.append(partial(canvas.stroke_rect, *box))
    return jobs


def _set(
    canvas: ipycanvas.Canvas, now: dict[str, object], wanted: Mapping[str, object]
) -> list[Job]:
    """The jobs that give a canvas the styles that it does not have `now`."""
    jobs: list[Job] = [
        partial(setattr, canvas, name, value)
        for name, value in wanted.items()
        if now.get(name) != value
    ]
    now |= wanted
    return jobs


def areas(canvas: ipycanvas.Canvas, items: Iterable[Drawn], boxes: Places) -> list[Job]:
    """The job that paints all areas of the items; of sprites only what the boxes show."""
    found = _arrays(items, boxes)
    if found is None:
        return []
    points, counts, colours, alphas = found
    return [partial(canvas.fill_styled_polygons, points, colours, alphas, counts)]


def texts(
    canvas: ipycanvas.Canvas, groups: Iterable[Group], loose: Iterable[Text], boxes: Places
) -> list[Job]:
    """The jobs that paint the texts of sprites, as far as the boxes show them, and other texts."""
    placed: dict[tuple[str, str, str], list[tuple[str, int, int, int]]] = {}

    def add(text: Text, x: float, y: float) -> None:
        rgba(text.fill)  # a bad colour has to be found before anything is sent
        weight = "600 " if text.weight == "bold" else ""
        # whole units: fewer different styles, and nobody sees an eighth of a pixel
        style = f"{weight}{round(text.size * _UNITS)}px {FONT_FAMILY}", text.fill, text.anchor
        room = round(text.max_width * _UNITS)
        if text.text and room > 0:
            placed.setdefault(style, []).append(
                (text.text, round((text.x + x) * _UNITS), round((text.y + y) * _UNITS), room)
            )

    for group in groups:
        x, y = spot(group)
        for text in group.sprite.texts:
            if boxes is None or seen_in(text, x, y, boxes):
                add(text, x, y)
    for text in loose:
        add(text, 0.0, 0.0)

    jobs: list[Job] = []
    now: dict[str, object] = {}
    align = {"start": "left", "middle": "center", "end": "right"}
    for (font, fill, anchor), found in sorted(placed.items()):
        jobs += _set(canvas, now, {"font": font, "fill_style": fill, "text_align": align[anchor]})
        jobs += [partial(canvas.fill_text, *text) for text in found]
    return jobs


def spot(group: Group) -> tuple[float, float]:
    """Where a sprite is painted: on whole device pixels, so that it can be copied as well."""
    return round(group.x * BACKING) / BACKING, round(group.y * BACKING) / BACKING


def weight(group: Group, boxes: Places) -> int:
    """About how many bytes it takes to paint what the boxes show of a sprite."""
    part, (x, y) = _seen(group, boxes), spot(group)
    texts_ = [t for t in group.sprite.texts if boxes is None or seen_in(t, x, y, boxes)]
    return _POINT * len(part.points) + _AREA * len(part.counts) + _TEXT * len(texts_)


class _Packed:
    """Filled polygons as arrays: points, points per polygon, colours, opacities, corners.

    Points are whole quarter pixels from the origin of the sprite: so it looks the same wherever it
    is painted. The corners are left, top, right and bottom of each polygon in logical pixels, with
    room for smooth edges.
    """

    __slots__ = ("alphas", "colours", "corners", "counts", "points")

    def __init__(self, fills: Sequence[Fill]) -> None:
        flat = [number for fill in fills for point in fill.points for number in point]
        found = np.array(flat, np.float64).reshape(-1, 2)
        self.points: npt.NDArray[np.int32] = np.rint(found * _UNITS).astype(np.int32)
        self.counts: npt.NDArray[np.uint16] = np.array([len(f.points) for f in fills], np.uint16)
        self.colours: npt.NDArray[np.uint8] = np.array(
            [f.colour[:3] for f in fills], np.uint8
        ).reshape(-1, 3)
        self.alphas: npt.NDArray[np.float32] = np.array(
            [f.colour[3] / 255 for f in fills], np.float32
        )
        if len(fills):
            starts = np.concatenate(([0], np.cumsum(self.counts[:-1], dtype=np.intp)))
            low = np.minimum.reduceat(found, starts) - _SMOOTH
            high = np.maximum.reduceat(found, starts) + _SMOOTH
            self.corners: npt.NDArray[np.float64] = np.hstack((low, high))

    def inside(self, boxes: Sequence[Box]) -> _Packed:
        """Only those polygons that can be seen in one of the boxes."""
        left, top, right, bottom = self.corners.T
        seen = np.zeros(len(self.counts), np.bool_)
        for x, y, width, height in boxes:
            seen |= (left < x + width) & (right > x) & (top < y + height) & (bottom > y)
        if seen.all():
            return self
        part = _Packed(())
        part.points = self.points[np.repeat(seen, self.counts)]
        part.counts, part.colours = self.counts[seen], self.colours[seen]
        part.alphas, part.corners = self.alphas[seen], self.corners[seen]
        return part


_PACKED: weakref.WeakKeyDictionary[Sprite, _Packed] = weakref.WeakKeyDictionary()


def _packed(sprite: Sprite) -> _Packed:
    found = _PACKED.get(sprite)
    if found is None:
        found = _PACKED[sprite] = _Packed(sprite.fills)
    return found


def _seen(group: Group, boxes: Places) -> _Packed:
    """The areas of a sprite that the boxes show."""
    part, (left, top) = _packed(group.sprite), spot(group)
    if boxes is None or not len(part.counts):
        return part
    return part.inside([(x - left, y - top, w, h) for x, y, w, h in boxes])


def _arrays(items: Iterable[Drawn], boxes: Places) -> _Arrays | None:
    """Every area of the items as arrays for one command, or None if they have none.

    They are the points, the points per area, the colours and the opacities.
    """
    sight = None if boxes is None else lambda corner: any(overlap(corner, box) for box in boxes)
    parts: list[_Packed] = []
    points: list[npt.NDArray[np.int32]] = []
    loose: list[Fill] = []

    def close_loose() -> None:
        if loose:
            part = _Packed(loose)
            parts.append(part)
            points.append(part.points)
            loose.clear()

    for item in items:
        if isinstance(item, Group):
            close_loose()
            part = _seen(item, boxes)
            if len(part.counts):
                parts.append(part)
                points.append(part.points + np.array([n * _UNITS for n in spot(item)], np.int32))
        else:
            loose.extend(flatten(item, sight))
    close_loose()
    if not parts:
        return None
    counts = np.concatenate([part.counts for part in parts])
    alphas = np.concatenate([part.alphas for part in parts])
    return (
        np.concatenate(points).astype(np.int16),
        counts.astype(np.uint8) if counts.max() < 256 else counts,
        np.concatenate([part.colours for part in parts]),
        # one number for all takes fewer bytes than an array
        round(float(alphas[0]), 3) if (alphas == alphas[0]).all() else alphas,
    )
