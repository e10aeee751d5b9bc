"""What a position has of Agora."""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Any

from duel_nb.catalog import CATALOG
from duel_nb.engine.errors import PositionError
from duel_nb.engine.messages import Message, Part
from duel_nb.engine.position.given import (
    Copies,
    cards_under,
    find,
    listed,
    spelled,
    table_of,
    whole_number,
)
from duel_nb.engine.rules.cubes import in_force
from duel_nb.engine.setup import shuffle
from duel_nb.engine.state import State
from duel_nb.engine.state.city import HeldConspiracy
from duel_nb.engine.state.senate import CHAMBERS, Senate, Six
from duel_nb.engine.state.tables import CONSPIRACIES, DECREES, EMPTY, HIDDEN, PLAYERS, SENATORS
from duel_nb.quoting import shown


def plots(who: str, given: Mapping[str, Any], copies: Copies) -> tuple[HeldConspiracy, ...]:
    """The Conspiracies in front of a player: unprepared, prepared, triggered.

    A prepared one without a named card has `tables.EMPTY` there: some card is to lie under it.
    """
    found = [
        HeldConspiracy(find(f"{who}.conspiracies", name, "conspiracy"))
        for name in listed(f"{who}.conspiracies", given.get("conspiracies", ()))
    ]
    for key, triggered in (("prepared", False), ("triggered", True)):
        for name, card_name in cards_under(f"{who}.{key}", given.get(key, ())).items():
            plot = find(f"{who}.{key}", name, "conspiracy")
            nothing = HIDDEN if triggered else EMPTY  # Curia Julia triggers without a card
            card = copies.card(f"{who}.{key} {name}", card_name) if card_name else nothing
            found.append(HeldConspiracy(plot, card, triggered))
    return tuple(found)


def age_of_senators(named: Sequence[int], age: int | None) -> int:
    """The first Age in which so many Senators can be in play (AGO-SETUP-02).

    Raises:
        PositionError: an earlier Age is given.
    """
    count = sum(1 for card in named if SENATORS >> card & 1)
    come = list(accumulate(CATALOG.senators_per_age))
    first = next(number for number, most in enumerate(come, start=1) if count <= most)
    if age is not None and 0 < age < first:
        most = come[age - 1]
        parts: dict[str, Part] = {"count": count, "age": "I" * age, "most": most}
        raise PositionError(Message("age-of-senators", parts))
    return first


def convene(
    state: State,
    cities: Sequence[Mapping[str, Any]],
    decrees: Mapping[int | str, Any] | None,
    decrees_up: Iterable[int | str],
    decrees_down: Iterable[int | str],
    conspiracy_deck: Iterable[str],
    locked: str | None,
    locked_from_box: bool,
) -> Senate:
    """The Senate with its cubes and Decrees, and the deck of Conspiracies."""
    senate = state.senate = Senate.empty()
    first, second = (
        _cubes(f"{who}.cubes", given.get("cubes", ()))
        for who, given in zip(PLAYERS, cities, strict=True)
    )
    senate.cubes = (first, second)
    lying: list[tuple[int, ...]] = [()] * len(CHAMBERS)
    for chamber, names in table_of("decrees", decrees).items():
        at = _chamber("decrees", chamber)
        several = names if isinstance(names, list | tuple) else [names]
        lying[at] = tuple(_decree(f"decrees {chamber}", name) for name in several)
    senate.decrees = tuple(lying)
    up, down = _meant("decrees_up", decrees_up, lying), _meant("decrees_down", decrees_down, lying)
    for at in CHAMBERS:
        visited = senate.cubes[0][at] or senate.cubes[1][at]
        for decree in lying[at]:
            if (CATALOG.chambers[at].face_up or visited or decree in up) and decree not in down:
                senate.revealed |= 1 << decree
    top = [
        find("conspiracy_deck", name, "conspiracy")
        for name in listed("conspiracy_deck", conspiracy_deck)
    ]
    used = {*top, *(plot.number for city in state.cities for plot in city.plots)}
    rest = [plot.index for plot in CONSPIRACIES if plot.index not in used]
    senate.deck = (*top, *shuffle(state, rest))
    if locked is not None:
        senate.locked, senate.locked_from_box = find("locked", locked, "progress"), locked_from_box
    for player, city in enumerate(state.cities):
        city.decrees = in_force(state, player)
    return senate


def _chamber(key: str, chamber: object) -> int:
    """The place (0 to 5) of a Chamber by its number."""
    if spelled(chamber) not in [str(at + 1) for at in CHAMBERS]:
        raise PositionError(Message("given-no-chamber", where=key, given=shown(chamber)))
    return int(spelled(chamber)) - 1


def _meant(key: str, given: Iterable[int | str], lying: list[tuple[int, ...]]) -> set[int]:
    """The Decrees that are meant by Chambers (all that lie there) or by their own names."""
    found: set[int] = set()
    for item in listed(key, given):
        if spelled(item).isdecimal():
            found.update(lying[_chamber(key, item)])
        else:
            found.add(find(key, item, "decree"))
    return found


def _cubes(key: str, given: object) -> Six:
    """Cubes in the six Chambers, from a table of counts or a list with a Chamber for each."""
    cubes = [0] * len(CHAMBERS)
    if isinstance(given, Mapping):
        for chamber, count in given.items():
            cubes[_chamber(key, chamber)] = whole_number(f"{key} {chamber}", count)
    elif isinstance(given, int):
        raise PositionError(Message("cubes-where", where=key, example=f"{{ 3 = {shown(given)} }}"))
    else:
        for chamber in listed(key, given):
            cubes[_chamber(key, chamber)] += 1
    if min(cubes) < 0:
        raise PositionError(Message("cubes-negative", where=key, count=min(cubes)))
    a, b, c, d, e, f = cubes
    return a, b, c, d, e, f


def _decree(key: str, name: object) -> int:
    """The number of a Decree by its name, id or number on the list of Decrees (1 to 16)."""
    if re.fullmatch(r"\d{1,3}", spelled(name)):
        numbers = [decree.number for decree in DECREES]
        number = int(spelled(name))
        if number not in numbers:
            last = max(numbers)
            raise PositionError(Message("given-no-decree", where=key, given=str(number), last=last))
        return numbers.index(number)
    return find(key, name, "decree")
