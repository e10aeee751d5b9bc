"""A canvas that nobody sees: sprites are painted on it once and copied to the board from there.

A card stays the same while its neighbours come and go. To copy it takes a tenth of the bytes that
its shapes take, so whatever is mended goes over the sheet. It is made when a board is mended for
the first time: a board that nobody plays on needs none.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Iterable
from functools import partial
from typing import Final, TypeAlias

import ipycanvas
import numpy as np
import numpy.typing as npt

from duel_nb.boards import wire
from duel_nb.boards.batches import Places
from duel_nb.boards.display import Group, Sprite
from duel_nb.boards.kit import short_name
from duel_nb.boards.traces import reach
from duel_nb.boards.wire import BACKING, Job

_WIDTH: Final = 1024
_HEIGHT: Final = 2048
"""Size of the sheet in logical pixels: the cards of two Ages and much else."""

Cell: TypeAlias = tuple[int, int, int, int]
"""A place on the sheet in logical pixels: x, y, width, height."""

_GRID: Final = 16
"""Places are multiples of so many logical pixels, so that one sprite can take another's place."""
_LOW: Final = 48
"""A sprite of this height in logical pixels, or less, is low: no card of a structure is."""
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
        self._cells: dict[Sprite, Cell] = {}
        self._clean = False
        self._given_up: list[Cell] = []
        self._room = _Room()

    @property
    def empty(self) -> bool:
        """Whether nothing that is painted there can be counted on."""
        return not self._cells

    def forget(self) -> None:
        """Count on nothing that was painted: the page was loaded again, or a message was lost."""
        self._cells.clear()
        self._clean = False
        self._given_up.clear()
        self._room = _Room()

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
        safe = needed.keys() | set(kept) if fresh else ()
        placed = [Group(*self._origin(s), s) for s in fresh if self._find_cell(s, safe)]
        if not placed:
            return []
        width, height = _WIDTH * BACKING, _HEIGHT * BACKING
        if self._canvas is not None:
            self._canvas.width, self._canvas.height = width, height
        else:
            self._canvas = self._make(width=width, height=height, model_id=short_name(4))
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

    def _find_cell(self, sprite: Sprite, safe: Container[Sprite]) -> bool:
        """Give a sprite a place of its own; False when the sheet has none that can be given up."""
        _, _, width, height = _extent(sprite)
        wide, tall = (math.ceil(n / _GRID) * _GRID for n in (width, height))
        while (place := self._room.find(wide, tall)) is None:
            old = [sprite for sprite in self._cells if sprite not in safe]
            if not old:
                return False
            # one that is large enough, or more of them until what they leave is
            fits = (s for s in old if self._cells[s][2] >= wide and self._cells[s][3] >= tall)
            cell = self._cells.pop(next(fits, old[0]))
            self._room.mark(cell, taken=False)
            self._given_up.append(cell)
        self._cells[sprite] = *place, wide, tall
        self._room.mark(self._cells[sprite], taken=True)
        return True


class _Room:
    """Which places of a sheet are taken."""

    def __init__(self) -> None:
        self._taken: npt.NDArray[np.int32] = np.zeros((_HEIGHT // _GRID, _WIDTH // _GRID), np.int32)

    def find(self, width: int, height: int) -> tuple[int, int] | None:
        """A free place of that size; None if there is none.

        Low things lie at the bottom of the sheet: what they leave is of no use to tall ones.
        """
        wide, tall = width // _GRID, height // _GRID
        # how much is taken above and left of each point, and from that in each place
        sums = np.pad(self._taken.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
        above, below = sums[:-tall], sums[tall:]
        inside = below[:, wide:] - below[:, :-wide] - above[:, wide:] + above[:, :-wide]
        free = np.flatnonzero(inside == 0)
        if not len(free):
            return None
        row, column = divmod(int(free[-1 if height <= _LOW else 0]), inside.shape[1])
        return column * _GRID, row * _GRID

    def mark(self, cell: Cell, *, taken: bool) -> None:
        """Take a place, or give it back."""
        x, y, width, height = (n // _GRID for n in cell)
        self._taken[y : y + height, x : x + width] = taken


def _extent(sprite: Sprite) -> tuple[int, int, int, int]:
    """The whole logical pixels outside which a sprite leaves no trace, from its origin."""
    x, y, width, height = reach(sprite)
    left, top = math.floor(x), math.floor(y)
    return left, top, math.ceil(x + width) - left, math.ceil(y + height) - top
