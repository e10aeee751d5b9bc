"""Names broken over a few lines, within long words between syllables."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from duel_nb.boards.drawing.palettes import SMALL, Weight, text_width

_CUTS: Final = """
Agri-culture Amphi-theatre Apothe-cary Aque-duct Archi-tecture Bar-racks Breed-ers
Brew-ery Brick-yard Cara-van-sery Com-merce Conspi-rator Court-house Cus-toms
Dispen-sary Egyp-tian Engi-neering Forti-fica-tions Garri-son Glass-blower
Glass-works Labo-ratory Light-house Log-ging Magis-trates Mathe-matics Mer-chants
Mesopo-tamian Money-lenders Obser-vatory Organ-ized Pali-sade Phar-macist
Phoe-nician Poli-orce-tics Poli-tician Pre-torium Scripto-rium Ship-owners
Tacti-cians Univer-sity Urban-ism Work-shop
"""
_SYLLABLES: Final = {word.replace("-", ""): word.split("-") for word in _CUTS.split()}
"""Where the long words of names may be cut."""


@lru_cache(maxsize=1024)
def lines(
    name: str, room: float, most: int = 2, size: float = SMALL
) -> tuple[tuple[str, ...], Weight] | None:
    """A name in as few lines as it needs, bold where that takes no more of them.

    Args:
        name: what to break; a no-break space holds together.
        room: the width of a line.
        most: so many lines at most.
        size: of the type.

    Returns:
        The lines and their weight, None where the name does not fit.
    """
    weights: tuple[Weight, ...] = ("bold", "normal")
    for count in range(1, most + 1):
        for weight in weights:
            found = tuple(_broken(name, room, size, weight))
            if len(found) == count and all(
                text_width(line, size, weight) <= room for line in found
            ):
                return found, weight
    return None


def _broken(name: str, room: float, size: float, weight: Weight) -> Iterator[str]:
    """A name in lines that are as full as they can be; a word is cut where it is too long."""
    line = ""
    for word in name.split(" "):
        longer = f"{line} {word}".strip()
        if text_width(longer, size, weight) <= room:
            line = longer
            continue
        if line:
            yield line
        line = word
        if text_width(word, size, weight) > room:
            *parts, line = _parts(word, room, size, weight)
            yield from parts
    yield line


def _parts(word: str, room: float, size: float, weight: Weight) -> Iterator[str]:
    """A long word cut between syllables, with hyphens."""
    part = ""
    for syllable in _SYLLABLES.get(word, [word]):
        if part and text_width(f"{part}{syllable}-", size, weight) > room:
            yield f"{part}-"
            part = ""
        part += syllable
    yield part
