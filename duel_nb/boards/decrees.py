"""Decrees: what they look like in the Senate and what they do, in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from duel_nb.boards import icons
from duel_nb.boards.cards import Cell, colour_chip, row_width
from duel_nb.boards.display import Circle, Rect, Shape, Sprite
from duel_nb.boards.theme import Palette
from duel_nb.catalog import Decree

_SHEET: Final = "#fdf6e0"
_EDGE: Final = "#8a6a35"
_INK: Final = "#2e2218"
_SEAL: Final = "#8f2b22"

_LEVIES: Final = {1: "blue", 2: "green", 3: "yellow", 4: "red"}
_WAIVERS: Final = {5: "yellow", 6: "red", 7: "green"}
_TRADES: Final = {10: "brown", 11: "grey"}


@lru_cache(maxsize=16)
def decree_effect(decree: Decree) -> str:
    """What a Decree does for whoever controls its Chamber, in a few words."""
    number = decree.number
    if number in _LEVIES:
        return f"coins equal to the Age for every {_LEVIES[number]} card anyone constructs"
    if number in _WAIVERS:
        return f"{_WAIVERS[number]} cards cost one symbol less"
    if number in _TRADES:
        return f"{_TRADES[number]} resources cost 1 coin less to buy, at least 1"
    return {
        8: "Wonders cost 1 resource less",
        9: "the pawn 1 space on, and back again when control ends",
        12: "2 more blue cards count for Senate actions",
        13: "2 coins more on discarding a card for coins",
        14: "coins equal to the Age for every Wonder anyone constructs",
        15: "the opponent's chain symbols are yours, too",
        16: "another turn after recruiting a Conspirator",
    }[number]


def decree_words(decree: Decree) -> str:
    """A Decree in one line: what it is called and what it does."""
    return f"{decree.name}: {decree_effect(decree)}"


@lru_cache(maxsize=32)
def _plate(text: str, size: float) -> Cell:
    """A dark plate with a number such as "-1" or "+2"."""
    wide = size * (0.24 + 0.44 * len(text))
    return (
        Sprite(
            [
                Rect(0, size * 0.08, wide, size * 0.84, _INK, radius=size * 0.22),
                icons.number(text, wide / 2, size / 2, size * 0.7, _SHEET, wide),
            ]
        ),
        wide,
    )


@lru_cache(maxsize=32)
def _crossed_cost(size: float) -> Sprite:
    """A cost column of which the last symbol is crossed out."""
    wide = size * 0.5
    return Sprite(
        [
            Rect(0, 0, wide, size, "#ffffff", _INK, size * 0.07, size * 0.14),
            Circle(wide / 2, size * 0.26, wide * 0.28, _INK),
            *icons.shapes("cross", wide * 0.08, size * 0.46, wide * 0.84, _SEAL),
        ]
    )


def decree_cells(decree: Decree, size: float, pal: Palette, age: int) -> list[Cell]:
    """The effect of a Decree as small pictures, `size` tall; levies are those of the Age."""

    def plain(name: str) -> Cell:
        return icons.icon(name, size, _INK, _SHEET), size

    def chip(colour: str) -> Cell:
        return colour_chip(colour, size, pal), size * 0.86

    number = decree.number
    if number in _LEVIES:
        return [chip(_LEVIES[number]), (icons.coin(f"+{max(1, age)}", size), size)]
    if number in _WAIVERS:
        return [chip(_WAIVERS[number]), (_crossed_cost(size), size * 0.5)]
    if number in _TRADES:
        return [chip(_TRADES[number]), (icons.coin("-1", size), size)]
    match number:
        case 8:
            return [plain("wonder"), _plate("-1", size)]
        case 9:
            return [plain("shield")]
        case 12:
            return [_plate("+2", size), chip("blue")]
        case 13:
            return [plain("pile"), (icons.coin("+2", size), size)]
        case 14:
            return [plain("wonder"), (icons.coin(f"+{max(1, age)}", size), size)]
        case 15:
            return [plain("swap"), plain("chain")]
        case _:
            return [plain("conspiracy"), (icons.icon("replay", size, "#2f66a6"), size)]


def decree_tile(
    decree: Decree | None, width: float, height: float, pal: Palette, age: int
) -> Sprite:
    """A Decree: a sheet with its effect, or the rolled scroll of one that lies face down."""
    by_age = decree is not None and (decree.number in _LEVIES or decree.number == 14)
    return _decree_tile(decree, width, height, pal, age if by_age else 0)


@lru_cache(maxsize=128)
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
    size = min(22.0, height - 10)
    cells = decree_cells(decree, size, pal, age)
    while row_width(cells) > width - 6 and size > 8:
        size -= 1
        cells = decree_cells(decree, size, pal, age)
    found: list[Shape] = [
        Rect(0, 0, width, height, _SHEET, _EDGE, 1, 4),
        Rect(0, 0, width, 3, _EDGE, radius=1.5),
        Rect(0, height - 3, width, 3, _EDGE, radius=1.5),
    ]
    x = (width - row_width(cells)) / 2
    for sprite, wide in cells:
        found += sprite.shapes(x, (height - size) / 2)
        x += wide + 2
    return Sprite(found)
