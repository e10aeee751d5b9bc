"""The cards of Agora: Decrees in the Senate, and the faces of Conspiracies."""

from __future__ import annotations

from typing import Final

from duel_nb.boards.drawing import icons, titles
from duel_nb.boards.drawing.fitting import text_line
from duel_nb.boards.drawing.palettes import BODY, CROWDED, SMALL, Palette
from duel_nb.boards.drawing.rows import block, component_row
from duel_nb.boards.drawing.shapes import Rect, Shape, Sprite
from duel_nb.catalog import Conspiracy, Decree
from duel_nb.catalog.names import local_name
from duel_nb.words.translate import cache_by_language

_SHEET: Final = "#fdf6e0"
_SHEET_EDGE: Final = "#8a6a35"
_INK: Final = "#2e2218"
BACK: Final = "#4a2338"
"""The back of a Conspiracy."""
PALE: Final = "#f7e6d2"
"""The ink on that back."""
_NAME: Final = ((1, BODY), (1, SMALL), (1, CROWDED))


def decree_tile(
    decree: Decree | None, width: float, height: float, pal: Palette, age: int
) -> Sprite:
    """A Decree: a sheet with its effect, or a rolled scroll when it is face down."""
    by_age = decree is not None and decree.levy is not None
    return _decree_tile(decree, width, height, pal, age if by_age else 0)


@cache_by_language(128)
def _decree_tile(
    decree: Decree | None, width: float, height: float, pal: Palette, age: int
) -> Sprite:
    if decree is None:
        size = min(height, width) - 6
        x, y = (width - size) / 2, (height - size) / 2
        back = Rect(0, 0, width, height, "#c9a96a", _SHEET_EDGE, 1, 4)
        return Sprite([back, *icons.shapes("scroll", x, y, size, "#5d431a", "#f3e3bb")])
    found: list[Shape] = [
        Rect(0, 0, width, height, _SHEET, _SHEET_EDGE, 1, 4),
        Rect(0, 0, width, 3, _SHEET_EDGE, radius=1.5),
        Rect(0, height - 3, width, 3, _SHEET_EDGE, radius=1.5),
    ]
    inside = 3.0, 5.0, width - 6, height - 10
    return Sprite([*found, *block(component_row(decree, age=age), inside, 38.0, pal, _INK, _SHEET)])


@cache_by_language(64)
def conspiracy_face(card: Conspiracy, width: float, height: float, pal: Palette) -> Sprite:
    """A Conspiracy face up: its effect on a pale ground, its name below."""
    foot = 18.0
    found: list[Shape] = [
        Rect(0, 0, width, height, pal.card, radius=5),
        Rect(0, height - foot, width, foot, BACK, radius=4),
        Rect(0, height - foot, width, 6, BACK),
    ]
    found += block(component_row(card), (4, 6, width - 8, height - foot - 10), 30.0, pal)
    middle, room = width / 2, width - 8
    (name, *_), weight, size = titles.setting((local_name(card),), room, _NAME)
    found += [
        text_line(middle, height - 5.2, name, size, room, PALE, weight=weight, anchor="middle"),
        Rect(0.5, 0.5, width - 1, height - 1, None, BACK, 1.2, 5),
    ]
    return Sprite(found)
