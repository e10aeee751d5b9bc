"""A canvas that nobody sees: sprites are painted on it once and copied to the board from there."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

import ipycanvas

from duel_nb.boards.drawing.extents import reach
from duel_nb.boards.drawing.shapes import Sprite, SpriteAt
from duel_nb.boards.paint import commands
from duel_nb.boards.paint.commands import BACKING
from duel_nb.boards.paint.private_names import Command

_WIDTH: Final = 1024
_HEIGHT: Final = 2048
"""Size of the sheet in logical pixels: the cards of two Ages and much else."""


class SpriteSheet:
    """Which sprite lies where on the hidden canvas, in shelves from its top.

    Args:
        make: makes a canvas of a width and height in device pixels, called when it is needed.
    """

    def __init__(self, make: Callable[[int, int], ipycanvas.Canvas]) -> None:
        self._make = make
        self._canvas: ipycanvas.Canvas | None = None
        self.forget()

    def __contains__(self, sprite: Sprite) -> bool:
        return sprite in self._origins

    def forget(self) -> None:
        """Count on nothing that was painted: the page was loaded again, or a message was lost."""
        self._origins: dict[Sprite, tuple[int, int]] = {}
        self._x = self._y = self._shelf = 0

    def rest(self) -> None:
        """Let go of the pixels until something is painted again."""
        self.forget()
        if self._canvas is not None:
            self._canvas.width = self._canvas.height = 1

    def painted(self, sprites: Iterable[Sprite]) -> list[Command]:
        """The commands after which the sprites are on the sheet.

        A sheet that is full begins anew. What is too much even then is not on it.
        """
        needed = sorted(set(sprites), key=lambda sprite: _extent(sprite)[3])
        fresh = [sprite for sprite in needed if sprite not in self]
        if not fresh:
            return []
        anew = not self._origins
        placed = [self._place(sprite) for sprite in fresh]
        if not all(placed) and not anew:
            anew, fresh = True, needed
            self.forget()
            for sprite in fresh:
                self._place(sprite)
        width, height = _WIDTH * BACKING, _HEIGHT * BACKING
        if self._canvas is None:
            self._canvas = self._make(width, height)
        self._canvas.width, self._canvas.height = width, height
        at = [SpriteAt(*self._origins[sprite], sprite) for sprite in fresh if sprite in self]
        return [
            *([self._canvas.reset_transform, self._canvas.clear] if anew else []),
            *commands.scaled(self._canvas),
            *commands.areas(self._canvas, at),
            *commands.texts(self._canvas, at, ()),
        ]

    def copies(self, canvas: ipycanvas.Canvas, placed: Iterable[SpriteAt]) -> list[Command]:
        """The commands that copy sprites from the sheet to where they are placed."""
        found: list[Command] = []
        for item in placed:
            x, y = commands.spot(item)
            left, top, width, height = _extent(item.sprite)
            from_x, from_y = self._origins[item.sprite]
            clip = commands.units(x + left, y + top, width, height)
            whole = commands.units(x - from_x, y - from_y, _WIDTH, _HEIGHT)
            found += [canvas.save, canvas.begin_path, partial(canvas.rect, *clip), canvas.clip]
            found += [partial(canvas.draw_image, self._canvas, *whole), canvas.restore]
        return found

    def _place(self, sprite: Sprite) -> bool:
        """Give a sprite the next place on the shelf, or on a new one; False if there is none."""
        left, top, width, height = _extent(sprite)
        if self._x + width > _WIDTH:
            self._x, self._y, self._shelf = 0, self._y + self._shelf, 0
        if self._y + height > _HEIGHT:
            return False
        self._origins[sprite] = self._x - left, self._y - top
        self._x += width
        self._shelf = max(self._shelf, height)
        return True


def _extent(sprite: Sprite) -> tuple[int, int, int, int]:
    """The whole logical pixels outside which a sprite leaves no trace, from its origin."""
    x, y, width, height = reach(sprite)
    left, top = math.floor(x), math.floor(y)
    return left, top, math.ceil(x + width) - left, math.ceil(y + height) - top
