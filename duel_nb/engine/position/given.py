"""Reading what a position is given as: names, numbers, lists and tables."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.catalog.terms import Kind
from duel_nb.engine.effects.ages import LAST_AGE
from duel_nb.engine.errors import PositionError
from duel_nb.engine.state import structure
from duel_nb.engine.state.tables import ALIKE, CARDS, members
from duel_nb.quoting import LONGEST, shown


def listed(key: str, names: object) -> list[str]:
    """What was given as a list; a single name is a list of one."""
    if isinstance(names, str):
        return [names]
    if isinstance(names, Iterable):
        return list(names)
    raise PositionError(f"{key}: expected a list of names, not {shown(names)}.")


def spelled(name: object) -> str:
    """A name as it was given; of what is none, what an error quotes of it."""
    return name[: LONGEST + 1] if isinstance(name, str) else shown(name)


def whole_number(key: str, value: object, most: int = 10**30) -> int:
    """A whole number, as given; one of any size that can be written, or at most ``most``."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise PositionError(f"{key}: expected a whole number, not {shown(value)}.")
    if abs(value) > most:
        raise PositionError(f"{key}: expected a number up to {most}, not {shown(value)}.")
    return value


def yes_or_no(key: str, value: object) -> bool:
    """Something that is so or not, as given."""
    if not isinstance(value, bool):
        raise PositionError(f"{key}: expected True or False, not {shown(value)}.")
    return value


def find(key: str, name: object, kind: Kind) -> int:
    """The number of a component by its name."""
    try:
        return CATALOG.find(spelled(name), kinds=(kind,)).index
    except UnknownName as error:
        raise PositionError(f"{key}: {error}") from None


def table_of(key: str, given: object) -> Mapping[Any, Any]:
    """What was given as a table; nothing given is an empty one."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise PositionError(f"{key}: expected a table, not {shown(given)}.")
    return given


def cards_under(key: str, given: object) -> Mapping[Any, Any]:
    """Things and the card under each, as given; names alone have None."""
    if isinstance(given, Mapping):
        return given
    names = [spelled(name) for name in listed(key, given)]
    for name in names:
        if names.count(name) > 1:
            raise PositionError(f"{key}: {name} is given twice.")
    return dict.fromkeys(names)


class Copies:
    """Gives out the copies of Senators that look alike, one after the other."""

    def __init__(self) -> None:
        self._given = 0

    def card(self, key: str, name: object) -> int:
        """The number of a card by its name; of a Senator the next copy that is left."""
        number = find(key, name, "card")
        if not ALIKE[number]:
            return number
        left = members(ALIKE[number] & ~self._given)
        if not left:
            count = ALIKE[number].bit_count()
            raise PositionError(f"{key}: there are only {count} of {CARDS[number].name}.")
        self._given |= 1 << left[0]
        return left[0]


def age_of(card: int) -> int:
    """The first Age in which a card can be in play."""
    deck = CARDS[card].deck
    if deck == "senator":  # some come in every Age
        return 1
    return int(deck[-1]) if deck.startswith("age-") else LAST_AGE


def place_named(table: structure.Table, key: str, name: str) -> int:
    """The place of a structure by its name."""
    place = table.named(spelled(name).lower())
    if place is None:
        row = re.match(r"r(\d{1,3})c", spelled(name).lower())
        beside = [
            table.name(i) for i, at in enumerate(table.places) if row and at[0] == int(row[1])
        ]
        hint = f"its row has {', '.join(beside)}." if beside else "expected one such as r1c5."
        raise PositionError(f"{key}: there is no place {shown(name)} in this structure; {hint}")
    return place
