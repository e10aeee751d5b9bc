"""Decrees: what they look like in the Senate."""

from __future__ import annotations

from typing import Final

from duel_nb.boards.drawing import icons
from duel_nb.boards.drawing.palettes import Palette
from duel_nb.boards.drawing.rows import block, brought
from duel_nb.boards.drawing.said import by_language
from duel_nb.boards.drawing.shapes import Rect, Shape, Sprite
from duel_nb.catalog import Decree

_SHEET: Final = "#fdf6e0"
_EDGE: Final = "#8a6a35"
_INK: Final = "#2e2218"


def decree_tile(
    decree: Decree | None, width: float, height: float, pal: Palette, age: int
) -> Sprite:
    """A Decree: a sheet with its effect, or the rolled scroll of one that lies face down."""
    by_age = decree is not None and decree.levy is not None
    return _decree_tile(decree, width, height, pal, age if by_age else 0)


@by_language(128)
def _decree_tile(
    decree: Decree | None, width: float, height: float, pal: Palette, age: int
) -> Sprite:
    if decree is None:
        size = min(height - 6, width - 6)
        back = "#c9a96a"
        return Sprite(
            [
                Rect(0, 0, width, height, back, _EDGE, 1, 4),
                *icons.shapes(
                    "scroll", (width - size) / 2, (height - size) / 2, size, "#5d431a", "#f3e3bb"
                ),
            ]
        )
    found: list[Shape] = [
        Rect(0, 0, width, height, _SHEET, _EDGE, 1, 4),
        Rect(0, 0, width, 3, _EDGE, radius=1.5),
        Rect(0, height - 3, width, 3, _EDGE, radius=1.5),
    ]
    inside = 3.0, 5.0, width - 6, height - 10
    return Sprite([*found, *block(brought(decree, age=age), inside, 38.0, pal, _INK, _SHEET)])
