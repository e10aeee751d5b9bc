"""Numbers as people write them."""

from __future__ import annotations

import re
from typing import Final

_DIGITS: Final = re.compile(r"(?<![\w.,])[+−-]?\d{1,9}(?![\w.,]*\d)")
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
