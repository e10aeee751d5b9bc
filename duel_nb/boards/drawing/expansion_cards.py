"""The cards of Pantheon, and the Decrees and Conspiracies of Agora."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from duel_nb.boards.drawing import fitting, icons
from duel_nb.boards.drawing.fitting import text_line
from duel_nb.boards.drawing.palettes import BODY, CROWDED, SMALL, Palette
from duel_nb.boards.drawing.rows import block, component_row
from duel_nb.boards.drawing.shapes import Circle, Polygon, Rect, Shape, Sprite
from duel_nb.boards.drawing.tokens import PALE, back_colour
from duel_nb.catalog import Conspiracy, Decree, Divinity, Gate
from duel_nb.catalog.names import local_name
from duel_nb.session.components import mythology_of
from duel_nb.words.translate import cache_by_language, translate

_INK: Final = "#fff6e2"


@cache_by_language(128)
def card_face(
    card: Divinity | Gate, width: float, height: float, pal: Palette, *, effect: bool = True
) -> Sprite:
    """A card of the Pantheon face up: icon of its Mythology, effect, name.

    `effect=False` leaves the effect out and puts the name at the left: room for tokens on the card.
    """
    mythology = mythology_of(card)
    colour = back_colour(mythology)
    foot = 17.0
    band = height - foot
    size = min(32.0, 0.5 * width - 16, band - 12)
    left = 26.0 if mythology else 4.0
    room = width - left - 4
    found: list[Shape] = [
        Rect(0, 0, width, height, pal.card, radius=5),
        Rect(0, 0, width, band, colour, radius=5),
        Rect(0, band - 6, width, 6, colour),
    ]
    if mythology:
        found += [Circle(14, 14, 11, PALE), *icons.shapes(mythology, 6.5, 6.5, 15, colour, PALE)]
    if effect:
        box = left, 4.0 if mythology else 2.0, room, band - 4
        found += block(component_row(card), box, size, pal, _INK, colour)
    found += [
        text_line(
            width / 2 if effect else 5,
            height - 4.6,
            translate("bare-name", name=local_name(card)),
            12.5,
            width - 8,
            pal.card_ink,
            weight="bold",
            anchor="middle" if effect else "start",
        ),
        Rect(0.5, 0.5, width - 1, height - 1, None, pal.card_edge, 1, 5),
    ]
    return Sprite(found)


@lru_cache(maxsize=64)
def card_back(mythology: str, width: float, height: float) -> Sprite:
    """The back of a Divinity: only its Mythology."""
    colour = back_colour(mythology)
    x, y = width / 2, height / 2
    r = min(width, height) * 0.36
    return Sprite(
        [
            Rect(0, 0, width, height, colour, radius=5),
            Rect(3.5, 3.5, width - 7, height - 7, None, "#ffffff50", 1, 3),
            Polygon(((6, y), (x, 5), (width - 6, y), (x, height - 5)), "#ffffff1c"),
            Circle(x, y, r, "#ffffff2e", "#ffffff90", 1.2),
            *icons.shapes(mythology, x - r * 0.72, y - r * 0.72, r * 1.44, PALE, colour),
            Rect(0.5, 0.5, width - 1, height - 1, None, "#1c140c90", 1, 5),
        ]
    )


@lru_cache(maxsize=64)
def card_sign(card: Divinity | Gate, size: float) -> Sprite:
    """A small round badge for an activated card of the Pantheon, `size` across."""
    mythology = mythology_of(card)
    colour = back_colour(mythology)
    r = size / 2
    return Sprite(
        [
            Circle(r, r, r, colour),
            *icons.shapes(mythology or "gate", r * 0.44, r * 0.44, r * 1.12, PALE, colour),
        ]
    )


_SHEET: Final = "#fdf6e0"
_SHEET_EDGE: Final = "#8a6a35"
_SHEET_INK: Final = "#2e2218"
CONSPIRACY_BACK: Final = "#4a2338"
"""The back of a Conspiracy."""
CONSPIRACY_INK: Final = "#f7e6d2"
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
    return Sprite(
        [*found, *block(component_row(decree, age=age), inside, 38.0, pal, _SHEET_INK, _SHEET)]
    )


@cache_by_language(64)
def conspiracy_face(card: Conspiracy, width: float, height: float, pal: Palette) -> Sprite:
    """A Conspiracy face up: its effect on a pale ground, its name below."""
    foot = 18.0
    found: list[Shape] = [
        Rect(0, 0, width, height, pal.card, radius=5),
        Rect(0, height - foot, width, foot, CONSPIRACY_BACK, radius=4),
        Rect(0, height - foot, width, 6, CONSPIRACY_BACK),
    ]
    found += block(component_row(card), (4, 6, width - 8, height - foot - 10), 30.0, pal)
    middle, room = width / 2, width - 8
    (name, *_), weight, size = fitting.setting((local_name(card),), room, _NAME)
    found += [
        text_line(
            middle, height - 5.2, name, size, room, CONSPIRACY_INK, weight=weight, anchor="middle"
        ),
        Rect(0.5, 0.5, width - 1, height - 1, None, CONSPIRACY_BACK, 1.2, 5),
    ]
    return Sprite(found)
