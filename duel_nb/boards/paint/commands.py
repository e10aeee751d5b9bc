"""Shapes and texts as draw commands."""

from __future__ import annotations

import weakref
from collections.abc import Iterable
from functools import lru_cache, partial
from typing import Final, NamedTuple

import ipycanvas
import numpy as np
import numpy.typing as npt

from duel_nb.boards.drawing.palettes import FONT_FAMILY, Weight
from duel_nb.boards.drawing.shapes import (
    Anchor,
    Drawn,
    Fill,
    Shape,
    Sprite,
    SpriteAt,
    Text,
    flatten,
    rgba,
)
from duel_nb.boards.paint.private_names import Command

_UNITS: Final = 4
"""Coordinates are sent as integers, in this many steps per logical pixel."""
_ALIGN: Final = {"start": "left", "middle": "center", "end": "right"}


def scaled(canvas: ipycanvas.Canvas, scale: float) -> list[Command]:
    """Commands that set a canvas to the units of this module.

    Args:
        canvas: the canvas.
        scale: device pixels per logical pixel.
    """
    return [canvas.reset_transform, partial(canvas.scale, scale / _UNITS)]


def units(*numbers: float) -> list[int]:
    """Logical pixels in the units of a `scaled` canvas."""
    return [round(number * _UNITS) for number in numbers]


def areas(canvas: ipycanvas.Canvas, items: Iterable[Drawn]) -> list[Command]:
    """One command that fills all areas of the items in order; empty if there are none."""
    parts, corners = [_NOTHING], [[0, 0]]
    for item in items:
        if isinstance(item, SpriteAt):
            parts.append(_of_sprite(item.sprite))
            corners.append(units(item.x, item.y))
        else:
            parts.append(_of_shape(item))
            corners.append([0, 0])
    points, counts, colours, alphas = map(np.concatenate, zip(*parts, strict=True))
    if not len(counts):
        return []
    points += np.repeat(np.array(corners, np.int16), [len(part.points) for part in parts], axis=0)
    return [partial(canvas.fill_styled_polygons, points, colours, alphas, counts)]


def texts(
    canvas: ipycanvas.Canvas, sprites: Iterable[SpriteAt], loose: Iterable[Text]
) -> list[Command]:
    """Commands that draw the texts of sprites, and other texts.

    Those of one style follow one another: to change it takes longer than to draw a text.
    """
    placed = [(text, at.x, at.y) for at in sprites for text in at.sprite.texts]
    placed += [(text, 0.0, 0.0) for text in loose]
    by_style: dict[_Style, list[Command]] = {}
    for text, x, y in placed:
        style = _style(text.size, text.weight, text.italic, text.fill, text.anchor)
        if not text.text or text.max_width <= 0:
            continue
        where = units(text.x + x, text.y + y, text.max_width)
        by_style.setdefault(style, []).append(partial(canvas.fill_text, text.text, *where))
    commands: list[Command] = []
    now = dict[str, str]()
    for style in sorted(by_style):
        wanted = style._asdict()
        commands += [partial(setattr, canvas, *s) for s in wanted.items() if s not in now.items()]
        commands += by_style[style]
        now = wanted
    return commands


class _Style(NamedTuple):
    """How a text looks, by the attributes of a canvas."""

    font: str
    fill_style: str
    text_align: str


@lru_cache(maxsize=256)
def _style(size: float, weight: Weight, italic: bool, fill: str, anchor: Anchor) -> _Style:
    """The style of a text. Raises ValueError for a bad colour, before anything is sent."""
    rgba(fill)
    look = "italic " if italic else ""
    look += "600 " if weight == "bold" else ""
    return _Style(f"{look}{round(size * _UNITS)}px {FONT_FAMILY}", fill, _ALIGN[anchor])


class _Polygons(NamedTuple):
    """Filled polygons as arrays: all points, and per polygon the count, colour and opacity."""

    points: npt.NDArray[np.int16]
    counts: npt.NDArray[np.uint16]
    colours: npt.NDArray[np.uint8]
    alphas: npt.NDArray[np.float32]


def _polygons(fills: Iterable[Fill]) -> _Polygons:
    found = tuple(fills)
    points = [point for fill in found for point in fill.points]
    return _Polygons(
        np.rint(np.array(points, np.float64).reshape(-1, 2) * _UNITS).astype(np.int16),
        np.array([len(fill.points) for fill in found], np.uint16),
        np.array([fill.colour[:3] for fill in found], np.uint8).reshape(-1, 3),
        np.array([fill.colour[3] / 255 for fill in found], np.float32),
    )


_NOTHING: Final = _polygons(())
_SPRITES: weakref.WeakKeyDictionary[Sprite, _Polygons] = weakref.WeakKeyDictionary()


@lru_cache(maxsize=512)
def _of_shape(shape: Shape) -> _Polygons:
    """The areas of a shape, cached: most are on the next board as well."""
    return _polygons(flatten(shape))


def _of_sprite(sprite: Sprite) -> _Polygons:
    """The areas of a sprite, cached."""
    found = _SPRITES.get(sprite)
    if found is None:
        found = _SPRITES[sprite] = _polygons(sprite.fills)
    return found
