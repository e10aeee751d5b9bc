"""Colours, type sizes and text metrics shared by every painter of the board.

The colours themselves are in `palettes.toml`.

The board paints its own background, so a palette is complete: nothing is inherited from the page.
Text is measured here, with the font of pictures, so that a display list fits its boxes before any
painter sees it.
"""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from duel_nb.arguments import one_of
from duel_nb.boards.drawing import fonts
from duel_nb.boards.drawing.fonts import Weight as Weight

FONT_FAMILY: Final = "Arial,sans-serif"
"""What the browser uses: its metrics are those of Arimo, which pictures use."""

SMALL: Final = 11.75
"""The smallest text of the board in logical pixels; names and numbers are never smaller."""
CROWDED: Final = 10.25
"""Type size of long names where there is no room for a larger one."""
BODY: Final = 12.5
TITLE: Final = 16.0

CAP_HEIGHT: Final = 0.70
"""Height of a capital as a fraction of the type size (used to centre text on a line)."""
ASCENT: Final = 0.80
DESCENT: Final = 0.22

_UNKNOWN_ADVANCE: Final = 0.62
_WIDE_ADVANCE: Final = 1.0
_MEASURED: Final = 1000
"""The type size in which letters are measured."""


@lru_cache(maxsize=2048)
def _advance(char: str, weight: Weight) -> float:
    """The width of a character as a fraction of the type size."""
    if char in fonts.CHARACTERS:
        return fonts.font(_MEASURED, weight).getlength(char) / _MEASURED
    base = unicodedata.normalize("NFKD", char)[0]
    if base in fonts.CHARACTERS:
        return _advance(base, weight)
    return _WIDE_ADVANCE if unicodedata.east_asian_width(char) in "WF" else _UNKNOWN_ADVANCE


@lru_cache(maxsize=8192)
def _ems(text: str, weight: Weight) -> float:
    return sum(_advance(char, weight) for char in text)


def text_width(text: str, size: float, weight: Weight = "normal") -> float:
    """Width of `text` in logical pixels at type size `size`."""
    return _ems(text, weight) * size


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
    accent: str
    selected: str
    player_a: str
    player_b: str
    colours: Mapping[str, str]
    """Card colour -> band."""
    on_colour: Mapping[str, str]
    """Card colour -> ink that reads on its band."""
    backs: Mapping[str, str]
    """Deck -> colour of the card backs."""
    news: str
    """Marks what has just changed."""
    kind: str
    """"standard", or "contrast": card colours that stay distinct for every kind of colour
    blindness."""

    @property
    def paper(self) -> str:
        """The ink for text on a player's colour, and what surrounds marks of the other colours."""
        return "#fffaf0" if self.name == "light" else "#1d1813"

    def player(self, player: str) -> str:
        """The colour of the player "A" or "B"."""
        return self.player_a if player == "A" else self.player_b


KINDS: Final = ("standard", "contrast")
THEMES: Final = ("light", "dark")
_WRITTEN: Final[Mapping[str, Mapping[str, list[str]]]] = tomllib.loads(
    Path(__file__).with_name("palettes.toml").read_text("utf-8")
)


def _palette(kind: str, theme: str) -> Palette:
    """The palette in the columns of a kind and a theme."""
    of_kind = KINDS.index(kind)
    of_theme = of_kind * len(THEMES) + THEMES.index(theme)
    parts = {
        part: MappingProxyType({name: row[of_kind] for name, row in _WRITTEN[part].items()})
        for part in ("colours", "on_colour", "backs")
    }
    plain = {what: row[of_theme] for what, row in _WRITTEN["theme"].items()}
    return Palette(name=theme, kind=kind, **plain, **parts)  # type: ignore[arg-type]


PALETTES: Final[Mapping[str, Mapping[str, Palette]]] = MappingProxyType(
    {kind: MappingProxyType({theme: _palette(kind, theme) for theme in THEMES}) for kind in KINDS}
)
"""Every palette by its kind and its theme."""
LIGHT: Final = PALETTES["standard"]["light"]
DARK: Final = PALETTES["standard"]["dark"]


def palette(theme: str | Palette, kind: str = "standard") -> Palette:
    """The palette for a theme.

    Args:
        theme: "light" or "dark"; a Palette is returned as it is.
        kind: "standard", or "contrast": strong contrasts, and card colours that stay apart for
            colour-blind people.

    Raises:
        DuelError: there is no such theme, or no such kind.
    """
    if isinstance(theme, Palette):
        return theme
    return PALETTES[one_of("palette", kind, PALETTES)][one_of("theme", theme, THEMES)]
