"""The font of pictures: Arimo, whose letters are as wide as those of Arial in a browser.

The two files hold its Latin and Cyrillic letters and are under the license beside them. They were
made by ``pyftsubset Arimo-Regular.ttf --unicodes=RANGES --no-hinting --layout-features=''
--drop-tables+=GPOS,GSUB,GDEF,kern``, with the ranges of `CHARACTERS`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

from PIL import ImageFont

Weight = Literal["normal", "bold"]

_FILES: Final = {"normal": "arimo.ttf", "bold": "arimo-bold.ttf"}
_RANGES: Final = (
    "20-7E A0-17F 400-45F 490-491 2009-200A 2010-2015 2018-201E 2022-2022 2026-2026 202F-202F "
    "2032-2033 2039-203A 20AC-20AC 2116-2116 2190-2193 2212-2212 25CB-25CB 25CF-25CF"
)


def _characters() -> Iterator[str]:
    for one in _RANGES.split():
        first, last = (int(number, 16) for number in one.split("-"))
        yield from map(chr, range(first, last + 1))


CHARACTERS: Final = frozenset(_characters())
"""The characters that the font has."""


@lru_cache(maxsize=128)
def font(size: float, weight: Weight = "normal") -> ImageFont.FreeTypeFont:
    """The font in a size; letters are set the same way wherever Pillow runs."""
    path = Path(__file__).with_name(_FILES[weight])
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=1024)
def plain(text: str) -> str:
    """`text` in characters that the font has: missing ones lose their accents or become "?"."""
    composed = unicodedata.normalize("NFC", text)
    if CHARACTERS.issuperset(composed):
        return composed
    return "".join(char if char in CHARACTERS else _substitute(char) for char in composed)


def _substitute(char: str) -> str:
    """A missing character without its accents, else "?"; nothing for a combining accent."""
    if unicodedata.combining(char):
        return ""
    parts = unicodedata.normalize("NFKD", char)
    return "".join(part for part in parts if part in CHARACTERS) or "?"
