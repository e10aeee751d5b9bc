"""Decrees: what they look like in the Senate and what they do, in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from duel_nb.boards.drawing import icons
from duel_nb.boards.drawing.cards import Cell, colour_chip, fitting, row, row_width
from duel_nb.boards.drawing.labels import plural
from duel_nb.boards.drawing.palettes import Palette
from duel_nb.boards.drawing.shapes import Circle, Rect, Shape, Sprite
from duel_nb.catalog import Decree, Figure, in_words

_SHEET: Final = "#fdf6e0"
_EDGE: Final = "#8a6a35"
_INK: Final = "#2e2218"
_SEAL: Final = "#8f2b22"


@lru_cache(maxsize=16)
def decree_effect(decree: Decree) -> str:
    """What a Decree does for whoever controls its Chamber, in a few words."""
    if decree.levy:
        what = "Wonder" if decree.levy.what == "wonders" else f"{decree.levy.what} card"
        times = "" if decree.levy.coins == 1 else f"{Figure(decree.levy.coins):times} "
        return f"coins equal to {times}the Age for every {what} anyone constructs"
    if decree.ignores:
        colour, symbols = decree.ignores
        some = f"{in_words(symbols)} symbol{'' if symbols == 1 else 's'}"
        return f"{colour} cards cost {some} less"
    if decree.cheaper:
        less = plural(decree.cheaper.coins, "coin")
        at_least = decree.price_at_least
        return f"{decree.cheaper.what} resources cost {less} less to buy, at least {at_least}"
    if decree.wonder_discount:
        return f"Wonders cost {plural(decree.wonder_discount, 'resource')} less"
    if decree.shields:
        return f"the pawn {plural(decree.shields, 'space')} on, and back again when control ends"
    if decree.blue_cards:
        return f"{decree.blue_cards} more blue cards count for Senate actions"
    if decree.discard_coins:
        return f"{plural(decree.discard_coins, 'coin')} more on discarding a card for coins"
    if decree.opponent_chains:
        return "the opponent's chain symbols are yours, too"
    return "another turn after recruiting a Conspirator"


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

    def coin(value: str) -> Cell:
        return icons.coin(value, size), size

    if decree.levy:
        what = decree.levy.what
        paid = coin(f"+{decree.levy.coins * max(1, age)}")
        return [plain("wonder") if what == "wonders" else chip(what), paid]
    if decree.ignores:
        colour, symbols = decree.ignores
        return [chip(colour), *[(_crossed_cost(size), size * 0.5)] * symbols]
    if decree.cheaper:
        return [chip(decree.cheaper.what), coin(f"-{decree.cheaper.coins}")]
    if decree.wonder_discount:
        return [plain("wonder"), _plate(f"-{decree.wonder_discount}", size)]
    if decree.shields:
        return [plain("shield")] * decree.shields
    if decree.blue_cards:
        return [_plate(f"+{decree.blue_cards}", size), chip("blue")]
    if decree.discard_coins:
        return [plain("pile"), coin(f"+{decree.discard_coins}")]
    if decree.opponent_chains:
        return [plain("swap"), plain("chain")]
    return [plain("conspiracy"), (icons.icon("replay", size, "#2f66a6"), size)]


def decree_tile(
    decree: Decree | None, width: float, height: float, pal: Palette, age: int
) -> Sprite:
    """A Decree: a sheet with its effect, or the rolled scroll of one that lies face down."""
    by_age = decree is not None and decree.levy is not None
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
    cells, size = fitting(
        lambda size: decree_cells(decree, size, pal, age), min(30.0, height - 10), width - 6
    )
    found: list[Shape] = [
        Rect(0, 0, width, height, _SHEET, _EDGE, 1, 4),
        Rect(0, 0, width, 3, _EDGE, radius=1.5),
        Rect(0, height - 3, width, 3, _EDGE, radius=1.5),
    ]
    found += row(cells, (width - row_width(cells)) / 2, (height - size) / 2)
    return Sprite(found)
