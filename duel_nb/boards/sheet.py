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

_SIDE: Final = 1024
"""Width and height of the sheet in logical pixels: more cards than a game has."""
_STEP: Final = 8
"""Shelves are so many logical pixels tall, or twice, or three times as many ..."""
_COPY: Final = 150
"""About how many bytes a copy takes."""
_WORTH: Final = 250
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
        self._shelves: dict[int, tuple[int, int]] = {}
        self._free = 0

    def forget(self) -> None:
        """Count on nothing that was painted: the page was loaded again, or a message was lost."""
        self._cells.clear()
        self._clean = False
        self._given_up.clear()
        self._shelves.clear()
        self._free = 0

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

    def painted(self, groups: Iterable[Group]) -> list[Job]:
        """The jobs after which the sprites of the groups are on the sheet, as far as it has room.

        A sheet that is full gives up what was not copied for the longest time.
        """
        needed = dict.fromkeys(group.sprite for group in groups)
        for sprite in needed:
            if sprite in self._cells:
                self._cells[sprite] = self._cells.pop(sprite)  # the last to be given up
        fresh = [sprite for sprite in needed if sprite not in self._cells]
        placed = [Group(*self._origin(s), s) for s in fresh if self._find_cell(s, needed)]
        if not placed:
            return []
        side = _SIDE * BACKING
        if self._canvas is not None:
            self._canvas.width = self._canvas.height = side
        else:
            # a short name: it is said with every copy
            self._canvas = self._make(width=side, height=side, model_id=token_hex(4))
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

    def _find_cell(self, sprite: Sprite, needed: Container[Sprite]) -> bool:
        """Give a sprite its place on a shelf of its height; False when there is no room for it."""
        _, _, width, height = _extent(sprite)
        tall = math.ceil(height / _STEP) * _STEP
        x, y = self._shelves.get(tall, (_SIDE, 0))
        if x + width > _SIDE:
            x, y = 0, self._free
            if width > _SIDE or y + tall > _SIDE:
                return self._take_cell(sprite, needed)
            self._free += tall
        self._cells[sprite] = x, y, width, tall
        self._shelves[tall] = x + width, y
        return True

    def _take_cell(self, sprite: Sprite, needed: Container[Sprite]) -> bool:
        """Give a sprite the place of one as large that is not needed; False without any."""
        _, _, width, height = _extent(sprite)
        for other, cell in self._cells.items():
            if other not in needed and cell[2] >= width and cell[3] >= height:
                del self._cells[other]
                self._cells[sprite] = cell
                self._given_up.append(cell)
                return True
        return False


def _extent(sprite: Sprite) -> tuple[int, int, int, int]:
    """The whole logical pixels outside which a sprite leaves no trace, from its origin."""
    x, y, width, height = reach(sprite)
    left, top = math.floor(x), math.floor(y)
    return left, top, math.ceil(x + width) - left, math.ceil(y + height) - top
