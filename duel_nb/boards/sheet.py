"""A canvas that nobody sees: sprites are painted on it once and copied to the board from there.

A card stays the same while its neighbours come and go. To copy it takes a tenth of the bytes that
its shapes take, so whatever is mended goes over the sheet. It is made when a board is mended for
the first time: a board that nobody plays on needs none.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Iterable
from functools import partial
from secrets import token_hex
from typing import Final

import ipycanvas

from duel_nb.boards import wire
from duel_nb.boards.changes import reach
from duel_nb.boards.display import Group, Sprite
from duel_nb.boards.wire import BACKING, Job, Places

_WIDTH: Final = 1024
_HEIGHT: Final = 2048
"""Size of the sheet in logical pixels: the cards of two Ages and much else."""
_WHOLE: Final = (0, 0, _WIDTH, _HEIGHT)
_WIDE: Final = 16
_TALL: Final = 16
"""Places are multiples of so many logical pixels, so that one sprite can take another's place."""
_COPY: Final = 90
"""About how many bytes a copy takes."""
_WORTH: Final = 200
"""From this many bytes on it pays to paint a sprite on the sheet and to copy it."""


class Sheet:
    """Which sprite lies in which box of the hidden canvas.

    Args:
        make: makes a canvas of a width and height in device pixels, called when it is needed.
    """

    def __init__(self, make: Callable[..., ipycanvas.Canvas]) -> None:
        self._make = make
        self._canvas: ipycanvas.Canvas | None = None
        self._cells: dict[Sprite, tuple[int, int, int, int]] = {}
        self._clean = False
        self._given_up: list[tuple[int, int, int, int]] = []
        self._free: list[tuple[int, int, int, int]] = [_WHOLE]

    @property
    def empty(self) -> bool:
        """Whether nothing that is painted there can be counted on."""
        return not self._cells

    def forget(self) -> None:
        """Count on nothing that was painted: the page was loaded again, or a message was lost."""
        self._cells.clear()
        self._clean = False
        self._given_up.clear()
        self._free = [_WHOLE]

    def rest(self) -> None:
        """Let go of the pixels until something is painted again."""
        self.forget()
        if self._canvas is not None:
            self._canvas.width = self._canvas.height = 1

    def close(self) -> None:
        """Free the canvas in the kernel and in the page."""
        if self._canvas is not None:
            self._canvas.close()

    def copied(self, groups: Iterable[Group], boxes: Places) -> tuple[Group, ...]:
        """Those of the groups for which a copy takes fewer bytes than their shapes would."""
        return tuple(
            group
            for group in groups
            if wire.weight(group, boxes) > (_COPY if group.sprite in self._cells else _WORTH)
        )

    def missing(self, sprites: Iterable[Sprite], most: float) -> list[Sprite]:
        """Sprites that are not on the sheet yet, the first ones that take so many bytes at most."""
        found: list[Sprite] = []
        for sprite in dict.fromkeys(sprites):
            if sprite in self._cells:
                self._cells[sprite] = self._cells.pop(sprite)  # it is not given up for others
                continue
            weight = wire.weight(Group(0, 0, sprite), None)
            if _WORTH < weight <= most:
                most -= weight
                found.append(sprite)
        return found

    def painted(self, sprites: Iterable[Sprite], kept: Iterable[Sprite] = ()) -> list[Job]:
        """The jobs after which the sprites are on the sheet, as far as it has room.

        A sheet that is full gives up what was not needed for the longest time, but none of those
        that are `kept`.
        """
        needed = dict.fromkeys(sprites)
        for sprite in needed:
            if sprite in self._cells:
                self._cells[sprite] = self._cells.pop(sprite)  # the last to be given up
        fresh = [sprite for sprite in needed if sprite not in self._cells]
        placed = [
            Group(*self._origin(s), s)
            for s in fresh
            if self._find_cell(s, needed.keys() | set(kept))
        ]
        if not placed:
            return []
        width, height = _WIDTH * BACKING, _HEIGHT * BACKING
        if self._canvas is not None:
            self._canvas.width, self._canvas.height = width, height
        else:
            # a short name: it is said with every copy
            self._canvas = self._make(width=width, height=height, model_id=token_hex(4))
        canvas = self._canvas
        jobs: list[Job] = [canvas.reset_transform]
        if not self._clean:
            self._clean = True
            jobs.append(canvas.clear)
        for cell in self._given_up:
            jobs.append(partial(canvas.clear_rect, *(n * BACKING for n in cell)))
        self._given_up.clear()
        return [
            *jobs,
            wire.scale(canvas),
            *wire.areas(canvas, placed, None),
            *wire.texts(canvas, placed, (), None),
        ]

    def copies(self, canvas: ipycanvas.Canvas, groups: Iterable[Group]) -> list[Job]:
        """The jobs that copy sprites from the sheet to where the groups lie."""
        jobs: list[Job] = []
        for group in groups:
            x, y = wire.spot(group)
            left, top, width, height = _extent(group.sprite)
            from_x, from_y = self._origin(group.sprite)
            clip = [round(n * BACKING) for n in (x + left, y + top, width, height)]
            shift = [round(n * BACKING) for n in (x - from_x, y - from_y)]
            jobs += [canvas.save, canvas.begin_path]
            jobs += [partial(canvas.rect, *clip), canvas.clip]
            jobs += [partial(canvas.draw_image, self._canvas, *shift), canvas.restore]
        return [canvas.reset_transform, *jobs, wire.scale(canvas)] if jobs else []

    def __contains__(self, sprite: Sprite) -> bool:
        return sprite in self._cells

    def _origin(self, sprite: Sprite) -> tuple[int, int]:
        """Where the origin of a sprite lies on the sheet."""
        (x, y, _, _), (left, top, _, _) = self._cells[sprite], _extent(sprite)
        return x - left, y - top

    def _find_cell(self, sprite: Sprite, kept: Container[Sprite]) -> bool:
        """Give a sprite its place; False when there is no room for it."""
        wide, tall = _place(sprite)
        if not any(w >= wide and h >= tall for _, _, w, h in self._free):
            old = next(
                (s for s in self._cells if s not in kept and self._suits(s, wide, tall)), None
            )
            if old is None:
                return False
            box = self._cells.pop(old)
            self._free.append(box)
            self._given_up.append(box)
        fitting = [box for box in self._free if box[2] >= wide and box[3] >= tall]
        box = min(fitting, key=lambda box: (box[3], box[2]))
        self._free.remove(box)
        x, y, width, height = box
        self._cells[sprite] = x, y, wide, tall
        beside, below = (x + wide, y, width - wide, tall), (x, y + tall, width, height - tall)
        self._free += [rest for rest in (beside, below) if rest[2] and rest[3]]
        return True

    def _suits(self, sprite: Sprite, wide: int, tall: int) -> bool:
        """Whether the place of a sprite is large enough."""
        _, _, width, height = self._cells[sprite]
        return width >= wide and height >= tall


def _place(sprite: Sprite) -> tuple[int, int]:
    """Width and height of the place that a sprite takes on the sheet."""
    _, _, width, height = _extent(sprite)
    return math.ceil(width / _WIDE) * _WIDE, math.ceil(height / _TALL) * _TALL


def _extent(sprite: Sprite) -> tuple[int, int, int, int]:
    """The whole logical pixels outside which a sprite leaves no trace, from its origin."""
    x, y, width, height = reach(sprite)
    left, top = math.floor(x), math.floor(y)
    return left, top, math.ceil(x + width) - left, math.ceil(y + height) - top
