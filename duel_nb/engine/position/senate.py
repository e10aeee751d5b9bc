"""The Agora part of a position."""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Any

from duel_nb.catalog import CATALOG
from duel_nb.engine.consistency import locations
from duel_nb.engine.position.arguments import Argument, Copies, invalid, spelled
from duel_nb.engine.setup import shuffle
from duel_nb.engine.state import State
from duel_nb.engine.state.city import HeldConspiracy
from duel_nb.engine.state.senate import CHAMBERS, Senate, Six
from duel_nb.engine.state.tables import CONSPIRACIES, DECREES, EMPTY, HIDDEN, PLAYERS, SENATORS
from duel_nb.quoting import shown


def plots(city: Argument, copies: Copies) -> tuple[HeldConspiracy, ...]:
    """The Conspiracies in front of a player: unprepared, prepared, triggered.

    A prepared one without a named card has `tables.EMPTY` there, which `structure.tuck` replaces.
    """
    found = [HeldConspiracy(plot) for plot in city.part("conspiracies").find_all("conspiracy")]
    for key, triggered in (("prepared", False), ("triggered", True)):
        nothing = HIDDEN if triggered else EMPTY  # Curia Julia triggers without a card
        given = city.part(key)
        for name, under in given.cards_under().items():
            plot = Argument(given.keyword, name).find("conspiracy")
            found.append(
                HeldConspiracy(plot, copies.card(under) if under.value else nothing, triggered)
            )
    return tuple(found)


def age_of_senators(named: Sequence[int], age: int | None) -> int:
    """The first Age in which all these Senators can be in play (AGO-SETUP-02).

    Raises:
        PositionError: an earlier Age is given.
    """
    count = sum(1 for card in named if SENATORS >> card & 1)
    come = list(accumulate(CATALOG.senators_per_age))
    first = next(number for number, most in enumerate(come, start=1) if count <= most)
    if age is not None and 0 < age < first:
        raise invalid("age-of-senators", "age", count=count, age="I" * age, most=come[age - 1])
    return first


def set_up_senate(
    state: State,
    cities: Sequence[Mapping[str, Any]],
    decrees: Mapping[int | str, Any] | None,
    decrees_up: Iterable[int | str],
    decrees_down: Iterable[int | str],
    conspiracy_deck: Iterable[str],
    locked: str | None,
    locked_from_box: bool,
) -> Senate:
    """Set up the Senate with its cubes and Decrees, and the deck of Conspiracies."""
    senate = state.senate = Senate.empty()
    first, second = (
        _cubes(Argument(who, city).part("cubes")) for who, city in zip(PLAYERS, cities, strict=True)
    )
    senate.cubes = (first, second)
    there: list[tuple[int, ...]] = [()] * len(CHAMBERS)
    for chamber, given in Argument("decrees", decrees).table().items():
        at = _chamber(Argument("decrees", chamber))
        several = given.items() if isinstance(given.value, list | tuple) else [given]
        there[at] = tuple([_decree(name) for name in several])
    senate.decrees = tuple(there)
    up = _meant(Argument("decrees_up", decrees_up), there)
    down = _meant(Argument("decrees_down", decrees_down), there)
    for at in CHAMBERS:
        visited = senate.cubes[0][at] or senate.cubes[1][at]
        for decree in there[at]:
            if (CATALOG.chambers[at].face_up or visited or decree in up) and decree not in down:
                senate.revealed |= 1 << decree
    senate.deck = Argument("conspiracy_deck", conspiracy_deck).find_all("conspiracy")
    used = {plot for plot, _ in locations.conspiracies(state)}
    rest = [plot.index for plot in CONSPIRACIES if plot.index not in used]
    senate.deck = (*senate.deck, *shuffle(state, rest))
    if locked is not None:
        senate.locked = Argument("locked", locked).find("progress")
        senate.locked_in_secret = locked_from_box
    return senate


def _chamber(given: Argument) -> int:
    """The index (0 to 5) of a Chamber by its number."""
    if spelled(given.value) not in [str(at + 1) for at in CHAMBERS]:
        raise given.invalid("given-no-chamber")
    return int(spelled(given.value)) - 1


def _meant(given: Argument, there: list[tuple[int, ...]]) -> set[int]:
    """The Decrees named by Chambers (all that lie there) or by their own names."""
    found: set[int] = set()
    for item in given.items():
        if spelled(item.value).isdecimal():
            found.update(there[_chamber(item)])
        else:
            found.add(item.find("decree"))
    return found


def _cubes(given: Argument) -> Six:
    """Cubes in the six Chambers, from a table of counts or a list with a Chamber per cube."""
    cubes = [0] * len(CHAMBERS)
    if isinstance(given.value, Mapping):
        for chamber, count in given.table().items():
            cubes[_chamber(Argument(given.keyword, chamber))] = count.number()
    elif isinstance(given.value, int):
        raise given.invalid("cubes-where", example=f"{{ 3 = {shown(given.value)} }}")
    else:
        for item in given.items():
            cubes[_chamber(item)] += 1
    if min(cubes) < 0:
        raise given.invalid("cubes-negative", count=min(cubes))
    return tuple(cubes)


def _decree(given: Argument) -> int:
    """The number of a Decree by its name, id or number on the list of Decrees (1 to 16)."""
    if not re.fullmatch(r"\d{1,3}", spelled(given.value)):
        return given.find("decree")
    numbers, number = [decree.number for decree in DECREES], int(spelled(given.value))
    if number not in numbers:
        raise invalid("given-no-decree", where=given.keyword, given=str(number), last=max(numbers))
    return numbers.index(number)
