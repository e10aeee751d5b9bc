"""The sprite sheet: a hidden canvas from which sprites are copied to the board."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

import ipycanvas

from duel_nb.boards.drawing.extents import sprite_extent
from duel_nb.boards.drawing.shapes import Sprite, SpriteAt
from duel_nb.boards.paint import commands
from duel_nb.boards.paint.commands import BACKING
from duel_nb.boards.paint.private_names import Command

_WIDTH: Final = 1024
_HEIGHT: Final = 2048
"""Size of the sheet in logical pixels: enough for the cards of two Ages and much else."""


class SpriteSheet:
    """Where each sprite is on the hidden canvas, packed in shelves from the top.

    Args:
        make: creates the canvas, of a width and height in device pixels, when it is first needed.
    """

    def __init__(self, make: Callable[[int, int], ipycanvas.Canvas]) -> None:
        self._make = make
        self._canvas: ipycanvas.Canvas | None = None
        self.forget()

    def __contains__(self, sprite: Sprite) -> bool:
        return sprite in self._origins

    def forget(self) -> None:
        """Assume that the sheet is empty: the page was reloaded, or a message was lost."""
        self._origins: dict[Sprite, tuple[int, int]] = {}
        self._x = self._y = self._shelf = 0

    def shrink(self) -> None:
        """Free the pixels until something is painted again."""
        self.forget()
        if self._canvas is not None:
            self._canvas.width = self._canvas.height = 1

    def add(self, sprites: Iterable[Sprite]) -> list[Command]:
        """Commands that paint the sprites on the sheet.

        A full sheet is cleared first. Sprites that do not fit even then are left out.
        """
        needed = sorted(set(sprites), key=lambda sprite: _extent(sprite)[3])
        missing = [sprite for sprite in needed if sprite not in self]
        if not missing:
            return []
        clear = not self._origins
        placed = [self._place(sprite) for sprite in missing]
        if not all(placed) and not clear:
            clear, missing = True, needed
            self.forget()
            for sprite in missing:
                self._place(sprite)
        width, height = _WIDTH * BACKING, _HEIGHT * BACKING
        if self._canvas is None:
            self._canvas = self._make(width, height)
        self._canvas.width, self._canvas.height = width, height
        at = [SpriteAt(*self._origins[sprite], sprite) for sprite in missing if sprite in self]
        return [
            *([self._canvas.reset_transform, self._canvas.clear] if clear else []),
            *commands.scaled(self._canvas),
            *commands.areas(self._canvas, at),
            *commands.texts(self._canvas, at, ()),
        ]

    def copies(self, canvas: ipycanvas.Canvas, placed: Iterable[SpriteAt]) -> list[Command]:
        """Commands that copy sprites from the sheet to their places."""
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
        """Put a sprite on the current shelf or a new one; False if there is no room."""
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
    """The extent of a sprite in whole logical pixels, from its origin."""
    x, y, width, height = sprite_extent(sprite)
    left, top = math.floor(x), math.floor(y)
    return left, top, math.ceil(x + width) - left, math.ceil(y + height) - top
