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

FONT_FAMILY: Final = "Arial,sans-serif"
"""What the browser is asked for: close in width to Aileron, which pictures use.

Short, because it is sent with every type size."""

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
    kind: str = "standard"
    """"standard" or "contrast"."""
    news: str = "#a3278f"
    """What has just changed."""


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

_INK: Final = "#2e2218"
_ON_COLOUR: Final[Mapping[str, str]] = MappingProxyType(
    {
        "brown": "#ffffff",
        "grey": "#ffffff",
        "blue": "#ffffff",
        "green": "#ffffff",
        "yellow": _INK,
        "red": "#ffffff",
        "purple": "#ffffff",
        "senator": _INK,
    }
)
"""Few inks: each change of colour is sent."""

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
    ink=_INK,
    muted="#75624c",
    card="#fffaf0",
    card_edge="#8c7654",
    card_ink=_INK,
    card_muted="#75624c",
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
    news="#ff8fe3",
)

_CONTRAST_COLOURS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "brown": "#2e021a",
        "grey": "#918c88",
        "blue": "#1477f8",
        "green": "#295827",
        "yellow": "#ffd100",
        "red": "#d57518",
        "purple": "#993d95",
        "senator": "#dff4d4",
    }
)
"""Any two of them stay apart for every kind of colour blindness (a test simulates it)."""

_ON_CONTRAST: Final[Mapping[str, str]] = MappingProxyType(
    {
        "brown": "#ffffff",
        "grey": "#000000",
        "blue": "#000000",
        "green": "#ffffff",
        "yellow": "#000000",
        "red": "#000000",
        "purple": "#ffffff",
        "senator": "#000000",
    }
)

_CONTRAST_BACKS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "age-1": "#5a3418",
        "age-2": "#123f5c",
        "age-3": "#451e4c",
        "guild": "#3a1270",
        "grand-temple": "#6b3f00",
        "senator": "#4d4636",
    }
)

CONTRAST_LIGHT: Final = Palette(
    name="light",
    table="#ffffff",
    panel="#ffffff",
    panel_edge="#5c5c5c",
    ink="#000000",
    muted="#3d3d3d",
    card="#ffffff",
    card_edge="#1c1c1c",
    card_ink="#000000",
    card_muted="#333333",
    tag="#f0f0f0",
    veil="#9a9a9a55",
    accent="#7a3e00",
    selected="#0a3fd1",
    good="#00572b",
    bad="#a1001f",
    player_a="#004e66",
    player_b="#8a2f00",
    colours=_CONTRAST_COLOURS,
    on_colour=_ON_CONTRAST,
    backs=_CONTRAST_BACKS,
    kind="contrast",
    news="#7a006a",
)

CONTRAST_DARK: Final = Palette(
    name="dark",
    table="#000000",
    panel="#0c0c0c",
    panel_edge="#b5b5b5",
    ink="#ffffff",
    muted="#d6d6d6",
    card="#ffffff",
    card_edge="#8a8a8a",
    card_ink="#000000",
    card_muted="#333333",
    tag="#f0f0f0",
    veil="#00000066",
    accent="#ffb94f",
    selected="#7fb6ff",
    good="#5fe08f",
    bad="#ff8f80",
    player_a="#6fd6ee",
    player_b="#ffa377",
    colours=_CONTRAST_COLOURS,
    on_colour=_ON_CONTRAST,
    backs=_CONTRAST_BACKS,
    kind="contrast",
    news="#ff9bec",
)

THEMES: Final[Mapping[str, Palette]] = MappingProxyType({"light": LIGHT, "dark": DARK})
PALETTES: Final[Mapping[str, Mapping[str, Palette]]] = MappingProxyType(
    {
        "standard": THEMES,
        "contrast": MappingProxyType({"light": CONTRAST_LIGHT, "dark": CONTRAST_DARK}),
    }
)
"""Every palette by its kind and its theme."""


def palette(theme: str | Palette, kind: str = "standard") -> Palette:
    """The palette for a theme.

    Args:
        theme: "light" or "dark"; a Palette is returned as it is.
        kind: "standard", or "contrast": strong contrasts, and card colours that stay apart for
            people who see colours differently.

    Raises:
        ValueError: there is no such theme, or no such kind.
    """
    if isinstance(theme, Palette):
        return theme
    if kind not in PALETTES:
        known = " or ".join(repr(name) for name in PALETTES)
        raise ValueError(f"There is no board palette called {kind!r}; choose {known}.")
    try:
        return PALETTES[kind][theme]
    except KeyError:
        known = " or ".join(repr(name) for name in THEMES)
        raise ValueError(f"There is no board theme called {theme!r}; choose {known}.") from None
