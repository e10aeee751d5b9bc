"""Colours, type sizes and text metrics shared by every painter of the board.

The board always paints its own background, so one palette must be complete: nothing is inherited
from the page around it. Text is measured here once, with the font that Pillow carries, so that a
display list already fits its boxes before any painter sees it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Literal

from PIL import ImageFont

Weight = Literal["normal", "bold"]

FONT_FAMILY: Final = 'Aileron,"Helvetica Neue",Helvetica,Arial,"DejaVu Sans",sans-serif'
"""What the browser is asked for: the first is what pictures use, the rest are close in width."""

SMALL: Final = 11.0
"""The smallest text of the board in logical pixels; names and numbers are never smaller."""
BODY: Final = 12.5
TITLE: Final = 16.0

CAP_HEIGHT: Final = 0.70
"""Height of a capital as a part of the type size (used to centre text on a line)."""
ASCENT: Final = 0.80
DESCENT: Final = 0.22

_BOLD_FACTOR: Final = 1.05
_UNKNOWN_ADVANCE: Final = 0.62
_WIDE_ADVANCE: Final = 1.0


@lru_cache(maxsize=1)
def _advances() -> Mapping[str, float]:
    """Advance of each printable ASCII character as a part of the type size."""
    font = ImageFont.load_default(100)
    return MappingProxyType({chr(n): font.getlength(chr(n)) / 100 for n in range(32, 127)})


def _advance(char: str) -> float:
    known = _advances()
    if char in known:
        return known[char]
    base = unicodedata.normalize("NFKD", char)[0]
    if base in known:
        return known[base]
    return _WIDE_ADVANCE if unicodedata.east_asian_width(char) in "WF" else _UNKNOWN_ADVANCE


@lru_cache(maxsize=4096)
def _ems(text: str) -> float:
    return sum(_advance(char) for char in text)


def text_width(text: str, size: float, weight: Weight = "normal") -> float:
    """Width of `text` in logical pixels at type size `size`."""
    return _ems(text) * size * (_BOLD_FACTOR if weight == "bold" else 1.0)


@dataclass(frozen=True, slots=True, eq=False)
class Palette:
    """Every colour of one theme, as `#rrggbb` or `#rrggbbaa`. Compared by identity."""

    name: str
    table: str
    """The background behind everything."""
    panel: str
    panel_edge: str
    ink: str
    muted: str
    card: str
    """Face of a card, Wonder or token."""
    card_edge: str
    card_ink: str
    card_muted: str
    tag: str
    """Little plates behind chain symbols and counts."""
    veil: str
    """Laid over what is covered or not yet built."""
    accent: str
    selected: str
    good: str
    bad: str
    player_a: str
    player_b: str
    colours: Mapping[str, str]
    """Card colour -> band."""
    on_colour: Mapping[str, str]
    """Card colour -> ink that reads on its band."""
    backs: Mapping[str, str]
    """Deck -> colour of the card backs."""


COLOUR_CODES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "brown": "Br",
        "grey": "Gy",
        "blue": "Bl",
        "green": "Gn",
        "yellow": "Ye",
        "red": "Rd",
        "purple": "Pu",
        "senator": "Se",
    }
)
"""Two letters beside every colour, so that colour is never the only sign."""

_COLOURS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "brown": "#7d5230",
        "grey": "#84898f",
        "blue": "#2f66a6",
        "green": "#2f7a4d",
        "yellow": "#dda92b",
        "red": "#b23a30",
        "purple": "#70479a",
        "senator": "#b9a68c",
    }
)

_ON_COLOUR: Final[Mapping[str, str]] = MappingProxyType(
    {
        "brown": "#fff6e6",
        "grey": "#ffffff",
        "blue": "#ffffff",
        "green": "#f7fff2",
        "yellow": "#3a2a08",
        "red": "#fff4ee",
        "purple": "#fdf5ff",
        "senator": "#33271a",
    }
)

_BACKS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "age-1": "#8a5a3a",
        "age-2": "#3d6a80",
        "age-3": "#6d4a72",
        "guild": "#5b3d86",
        "grand-temple": "#9a6a2a",
        "senator": "#8b7b62",
    }
)

LIGHT: Final = Palette(
    name="light",
    table="#e9dcc3",
    panel="#f5ecd9",
    panel_edge="#cdb890",
    ink="#33261a",
    muted="#75624c",
    card="#fffaf0",
    card_edge="#8c7654",
    card_ink="#2e2218",
    card_muted="#7a6850",
    tag="#f3e8d0",
    veil="#c9b99a70",
    accent="#b0762a",
    selected="#1f6feb",
    good="#2f8f4e",
    bad="#b23a30",
    player_a="#2d6a73",
    player_b="#9a4a2c",
    colours=_COLOURS,
    on_colour=_ON_COLOUR,
    backs=_BACKS,
)

DARK: Final = Palette(
    name="dark",
    table="#26211c",
    panel="#332c25",
    panel_edge="#574a3b",
    ink="#f0e6d4",
    muted="#b9a88d",
    card="#e9dec8",
    card_edge="#a08c6a",
    card_ink="#2a2018",
    card_muted="#6c5b45",
    tag="#dccdb0",
    veil="#3a312880",
    accent="#d9a04a",
    selected="#6cb0ff",
    good="#58b878",
    bad="#e0705f",
    player_a="#6fb3bd",
    player_b="#e08a63",
    colours=_COLOURS,
    on_colour=_ON_COLOUR,
    backs=_BACKS,
)

THEMES: Final[Mapping[str, Palette]] = MappingProxyType({"light": LIGHT, "dark": DARK})


def palette(theme: str | Palette) -> Palette:
    """The palette called `theme` ("light" or "dark"); a Palette is returned as it is.

    Raises ValueError for any other name.
    """
    if isinstance(theme, Palette):
        return theme
    try:
        return THEMES[theme]
    except KeyError:
        known = " or ".join(repr(name) for name in THEMES)
        raise ValueError(f"There is no board theme called {theme!r}; choose {known}.") from None
