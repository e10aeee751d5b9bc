"""Breaks long words between their syllables."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

_CUTS: Final = """
Agri-culture Amphi-theatre Apothe-cary Aque-duct Archi-tecture Bar-racks Breed-ers
Brew-ery Brick-yard Cara-van-sery Com-merce Conspi-rator Court-house Cus-toms
Dispen-sary Egyp-tian Engi-neering Forti-fica-tions Garri-son Glass-blower
Glass-works Labo-ratory Light-house Log-ging Magis-trates Mathe-matics Mer-chants
Mesopo-tamian Money-lenders Obser-vatory Organ-ized Pali-sade Phar-macist
Phoe-nician Poli-orce-tics Poli-tician Pre-torium Scripto-rium Ship-owners
Tacti-cians Univer-sity Urban-ism Work-shop

Arznei-aus-gabe Bela-ge-rungs-ma-schi-nen Bela-ge-rungs-technik Ent-eig-nung Ereig-nisse
Insider-ein-fluss Red-ner-tribüne Staats-streich Stadt-planung Ver-schwö-rer Ver-schwö-rung
Ver-tei-digungs-anlage Ver-un-treu-ung Waffen-kammer Waffen-lager Werk-statt
Holz-fäller-lager Zoll-stelle Zwangs-voll-stre-ckung

Apothi-caire Com-plo-teur Poli-or-cé-tique

Лесо-заго-товки Лесо-пилка Лесо-повал Пиво-варня судо-вла-дельцев
"""


_SYLLABLES: Final = {word.replace("-", ""): word.split("-") for word in _CUTS.split()}
"""Hyphenation of the long words that `_CUT` would get wrong."""


_VOWELS: Final = "aeiouyäöüàâéèêëîïôùûœаеёиоуыэюя"


_CUT: Final = re.compile(
    rf"([{_VOWELS}]+[^\W{_VOWELS}]*?)"
    rf"(?=(?:sch|ch|ph|th|qu|gn|ск|ств|[bcfgkp]l|[bcdfgkptv]r|[^\W{_VOWELS}ьъ])[{_VOWELS}])",
    re.IGNORECASE,
)
"""A syllable of German, French or Russian: the next one begins with one consonant, or with a group
pronounced as one."""


_HYPHEN: Final = "\N{SOFT HYPHEN}"


def hyphenated(word: str, fits: Callable[[str], bool]) -> Iterator[str]:
    """The parts of a word, broken between syllables, with hyphens.

    Args:
        word: what to break.
        fits: whether a part with its hyphen fits into a line. A syllable that does not fit stays.
    """
    part = ""
    for syllable in syllables(word):
        if part and not fits(f"{part}{syllable}-"):
            yield part if part.endswith("-") else f"{part}-"
            part = ""
        part += syllable
    yield part


def syllables(word: str) -> list[str]:
    """The parts into which a word may be broken: at least two letters each, the last three."""
    found: list[str] = []
    for half in re.split("(?<=-)", word):
        found += _SYLLABLES.get(half) or _CUT.sub(rf"\1{_HYPHEN}", half).split(_HYPHEN)
    while len(found) > 1 and len(found[0]) < 2:
        found[:2] = ["".join(found[:2])]
    while len(found) > 1 and len(found[-1]) < 3:
        found[-2:] = ["".join(found[-2:])]
    return found
