"""Numbers, and places of the military track, as people write them."""

from __future__ import annotations

import re
from typing import Final

from duel_nb.catalog import CATALOG
from duel_nb.words.people import forms

_DIGITS: Final = re.compile(r"(?<![\w.,])[+−-]?\d{1,9}(?![\w.,]*\d)")
_SIGNED: Final = re.compile(r"(?<!\w)[+−-]\d")
#: In all languages, whichever is the current one.
_NONE: Final = (
    *("no", "none", "nothing", "kein", "keine", "keinen", "keiner", "nichts"),
    *("aucun", "aucune", "rien", "нет", "нисколько", "ничего"),
)
_WORDS: Final = {
    word: number
    for words in (
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
        "fifteen sixteen seventeen eighteen nineteen twenty",
        "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn "
        "fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
        "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze "
        "seize dix-sept dix-huit dix-neuf vingt",
        "ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать "
        "тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать "
        "двадцать",
        "zero ein zwo",
        "zéro une",
        "ноль одна две",
    )
    for number, word in enumerate(words.split())
}
_WORD: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


def number_in(typed: str) -> int | None:
    """The number in a text such as "+4", "4 coins", "it is four" or "none".

    None if there is no number, or more than one.
    """
    words = _WORD.findall(typed.casefold())
    found = [int(number.replace("−", "-")) for number in _DIGITS.findall(typed)]
    found += [_WORDS[word] for word in words if word in _WORDS]
    if not found and words[:1] and words[0] in _NONE:
        return 0
    return found[0] if len(found) == 1 else None


#: In all languages, whichever is the current one.
_CENTRE: Final = re.compile(r"cent(?:re|er)|middle|mitte|milieu|центр|середин")
_CAPITAL: Final = re.compile(r"capital|hauptstadt|столиц")


def place_in(typed: str, names: tuple[str, str]) -> int | None:
    """The place in a text: "3 spaces towards Ben", "+3", "in the centre", "Ben's capital".

    Returns:
        Spaces from the centre, negative towards the first player; None if it is not a place of the
        track, such as "3": on whose side?
    """
    found = _spaces(typed, names)
    return found if found is not None and abs(found) <= CATALOG.capital else None


def _spaces(typed: str, names: tuple[str, str]) -> int | None:
    text = typed.casefold()
    sides = []
    for side, name in zip((-1, 1), names, strict=True):
        written = "|".join(re.escape(form.casefold()) for form in forms(name))
        text, found = re.subn(rf"\b(?:{written})\b", " ", text)
        sides += [side] if found else []
    number = number_in(text)
    capital = _CAPITAL.search(text) is not None
    if number is None and _CENTRE.search(text) and not sides:
        return 0
    if not sides and not capital:
        return number if number == 0 or _SIGNED.search(text) else None
    if len(sides) != 1:
        return None
    if capital:  # "in Ben's capital", "2 spaces from Ben's capital"
        return sides[0] * (CATALOG.capital - (number or 0))
    return None if number is None else sides[0] * abs(number)
