"""Parses places of the military track."""

from __future__ import annotations

import re
from typing import Final

from duel_nb.catalog import CATALOG
from duel_nb.lessons.exercises.numbers import number_in

#: In all languages, whichever is the current one.
_CENTRE: Final = re.compile(r"cent(?:re|er)|middle|mitte|milieu|центр|середин")
_CAPITAL: Final = re.compile(r"capital|hauptstadt|столиц")


def place_in(typed: str, names: tuple[str, str]) -> int | None:
    """The place in a text: "3 spaces towards Ben", "+3", "in the centre", "Ben's capital".

    Args:
        typed: the text.
        names: of the players.

    Returns:
        Spaces from the centre, negative towards the first player; None if it is not a place.
    """
    text = typed.casefold()
    sides = []
    for side, name in zip((-1, 1), names, strict=True):
        text, found = re.subn(rf"\b{re.escape(name.casefold())}\b", " ", text)
        sides += [side] if found else []
    number = number_in(text)
    capital = _CAPITAL.search(text) is not None
    if number is None and _CENTRE.search(text) and not sides:
        return 0
    if len(sides) != 1:
        return None if sides or capital else number
    if capital:  # "in Ben's capital", "2 spaces from Ben's capital"
        return sides[0] * (CATALOG.capital - (number or 0))
    return None if number is None else sides[0] * abs(number)
