"""Reading what a position is given as: names, numbers, lists and tables."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.catalog.terms import Kind
from duel_nb.engine.effects.ages import LAST_AGE
from duel_nb.engine.errors import PositionError
from duel_nb.engine.messages import Listed, Message, Part
from duel_nb.engine.state import structure
from duel_nb.engine.state.tables import ALIKE, CARDS, members
from duel_nb.quoting import LONGEST, shown


def listed(key: str, names: object) -> list[str]:
    """What was given as a list; a single name is a list of one."""
    if isinstance(names, str):
        return [names]
    if isinstance(names, Iterable):
        return list(names)
    raise PositionError(Message("given-no-list", where=key, given=shown(names)))


def spelled(name: object) -> str:
    """A name as it was given; of what is none, what an error quotes of it."""
    return name[: LONGEST + 1] if isinstance(name, str) else shown(name)


def whole_number(key: str, value: object, most: int = 10**30) -> int:
    """A whole number, as given; one of any size that can be written, or at most ``most``."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise PositionError(Message("given-no-number", where=key, given=shown(value)))
    if abs(value) > most:
        parts: dict[str, Part] = {"where": key, "most": str(most), "given": shown(value)}
        raise PositionError(Message("given-too-large", parts))
    return value


def yes_or_no(key: str, value: object) -> bool:
    """Something that is so or not, as given."""
    if not isinstance(value, bool):
        raise PositionError(Message("given-no-switch", where=key, given=shown(value)))
    return value


def find(key: str, name: object, kind: Kind) -> int:
    """The number of a component by its name."""
    try:
        return CATALOG.find(spelled(name), kinds=(kind,)).index
    except UnknownName as error:
        raise PositionError(Message("given-wrong", where=key, problem=str(error))) from None


def table_of(key: str, given: object) -> Mapping[Any, Any]:
    """What was given as a table; nothing given is an empty one."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise PositionError(Message("given-no-table", where=key, given=shown(given)))
    return given


def cards_under(key: str, given: object) -> Mapping[Any, Any]:
    """Things and the card under each, as given; names alone have None."""
    if isinstance(given, Mapping):
        return given
    names = [spelled(name) for name in listed(key, given)]
    for name in names:
        if names.count(name) > 1:
            raise PositionError(Message("given-twice", where=key, thing=name))
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
            parts: dict[str, Part] = {"where": key, "count": count, "card": CARDS[number]}
            raise PositionError(Message("given-too-often", parts))
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
        if not beside:
            raise PositionError(Message("given-no-place", where=key, given=shown(name)))
        row_has = Listed(*beside)
        raise PositionError(
            Message("given-no-place-in-row", where=key, given=shown(name), known=row_has)
        )
    return place
