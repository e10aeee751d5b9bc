"""What may be so in a position where nothing was given: everything that the catalog has for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, combinations
from typing import Any, Final

from duel_nb.catalog import CATALOG, COLOURS, Card
from duel_nb.engine import GameState
from duel_nb.engine.effects import ages
from duel_nb.engine.state.senate import CHAMBERS
from duel_nb.engine.state.tables import AGE_OF, LAST_AGE, MYTHOLOGIES, PLAYERS, opponent_of
from duel_nb.lessons.rulings.known import Assumption, Setup, Unknown, assume
from duel_nb.messages import Listed, Message

#: Numbers of coins: none, few, the usual ones, many.
_COINS: Final = (0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 20)
#: Where the Conflict pawn is put: near the capitals, near Military tokens, about the centre.
_PAWN: Final = (-8, -5, -2, -1, 1, 2, 5, 8)
#: How many cards of a colour make a difference to thresholds, besides all, and all but one.
_SEVERAL: Final = (2, 3, 5)


class Assumptions:
    """Lists what may be so, one thing at a time.

    Args:
        given: what was given.
        state: a position that fits it.
        unknown: what was not given.
    """

    def __init__(self, given: Setup, state: GameState, unknown: tuple[Unknown, ...]) -> None:
        self._given, self._state, self._unknown = given, state, unknown
        self._used = Counter(names_in(given))

    def all(self) -> Iterator[Assumption]:
        """Everything that may be so."""
        for unknown in self._unknown:
            yield from self._of(unknown)

    # -- inside ----------------------------------------------------------------------------

    def _of(self, unknown: Unknown) -> Iterator[Assumption]:
        """What may be so for one unknown."""
        keyword, who = unknown
        match keyword:
            case "cards":
                yield from self._cards(unknown)
            case "coins":
                yield from (assume(keyword, coins, coins, who) for coins in _COINS)
            case "wonders" if not self._state.age:
                yield from self._drafted(who)
            case "built":
                yield from self._each(unknown, CATALOG.wonders)
            case "constructed":
                yield from self._each(unknown, self._free(CATALOG.wonders)[:1])
            case "progress":
                yield from self._each(unknown, CATALOG.progress)
                if not who:
                    yield assume(keyword, [], Message("case-none"))
            case "mythology":
                for mythology in MYTHOLOGIES:
                    yield assume(keyword, [mythology], Message(f"mythology-{mythology}"), who)
            case "offerings":
                worth = CATALOG.offering_tokens
                for tokens in chain(*(combinations(worth, n + 1) for n in range(len(worth)))):
                    yield assume(keyword, [*tokens], Listed(*tokens, last="and"), who)
            case "divinities":
                yield from self._each(unknown, CATALOG.divinities)
                yield from self._nisaba(who)
            case "astarte":
                yield from (assume(keyword, coins, coins, who) for coins in (0, 1, 4))
            case "conspiracies" | "prepared" | "triggered":
                # several of them make no difference that one does not make
                yield from self._each(unknown, self._free(CATALOG.conspiracies)[:2])
            case "snake":
                theirs = self._green_of(opponent_of(who))
                yield from (assume(keyword, card.name, card, who) for card in theirs)
            case "cubes":
                yield from self._cubes(who)
            case "decrees":
                for player in PLAYERS:
                    yield from self._decrees(player)
            case "pawn":
                yield from (assume(keyword, at, at) for at in _PAWN)
            case "military_tokens":
                yield assume(keyword, [], 0)
            case "age":
                yield from (assume(keyword, age, "I" * age) for age in range(1, LAST_AGE + 1))
            case "discard":
                free = self._free(CATALOG.cards)
                dealt = [card for card in free if card.deck != "senator" and self._dealt(card)]
                one_of_colour = {card.colour: card for card in dealt}
                yield from (assume(keyword, [card.name], card) for card in one_of_colour.values())
            case "minerva":
                yield from (assume(keyword, at, at) for at in range(-8, 9, 2))

    def _green_of(self, who: str) -> list[Card]:
        """The green cards that were given for a City."""
        cards = (self._given.get(who) or {}).get("cards", ())
        return [one for one in CATALOG.cards if one.colour == "green" and one.name in cards]

    def _nisaba(self, who: str) -> Iterator[Assumption]:
        """Nisaba with her Snake token on a green card of the opponent, which gives a symbol."""
        nisaba, other = CATALOG.divinity("nisaba"), opponent_of(who)
        values: tuple[tuple[Unknown, Any], ...] = ((Unknown("divinities", who), [nisaba.name]),)
        green = self._green_of(other)
        if self._is_unknown("cards", other):
            cards = self._free(CATALOG.cards)
            green = [card for card in cards if card.colour == "green" and self._dealt(card)]
        for card in green if self._free([nisaba]) else ():
            more: list[tuple[Unknown, Any]] = [(Unknown("snake", who), card.name)]
            if self._is_unknown("cards", other):
                more.append((Unknown("cards", other), [card.name]))
            yield Assumption((*values, *more), nisaba)

    def _drafted(self, who: str) -> Iterator[Assumption]:
        """The Wonders of the first or the second group that are taken already."""
        free = self._free(CATALOG.wonders)
        offered = len(self._given["offered"])
        for taken in (ages.DRAFT_GROUP - offered, 2 * ages.DRAFT_GROUP - offered):
            values: list[tuple[Unknown, Any]] = []
            left = [wonder.name for wonder in free]
            for number, player in enumerate(PLAYERS):
                count = ages.DRAFT_ORDER[: max(0, taken)].count(number)
                if self._is_unknown("wonders", player):
                    values.append((Unknown("wonders", player), left[:count]))
                    left = left[count:]
            mine = sorted(values, key=lambda value: value[0].who != who)
            yield Assumption(tuple(mine), free[0])

    def _free(self, things: Iterable[Any]) -> list[Any]:
        """Those in play that were not given to lie anywhere."""
        has, met = self._state.config.has, Counter(self._used)
        free = []
        for one in things:
            if has(one.set) and not met[one.name]:
                free.append(one)
            elif has(one.set):
                met[one.name] -= 1  # a copy of a Senator
        return free

    def _is_unknown(self, keyword: str, who: str = "") -> bool:
        return Unknown(keyword, who) in self._unknown

    def _each(self, unknown: Unknown, things: Iterable[Any]) -> Iterator[Assumption]:
        for one in self._free(things):
            yield Assumption(((unknown, [one.name]),), one)

    def _dealt(self, card: Card) -> bool:
        """Whether a card can be out by now."""
        latest = LAST_AGE if self._is_unknown("age") else self._state.age
        return AGE_OF[card.index] <= latest

    def _cards(self, unknown: Unknown) -> Iterator[Assumption]:
        """Each Building, several of each colour, and any number of Senators."""
        free = [card for card in self._free(CATALOG.cards) if self._dealt(card)]
        buildings = {card.name: card for card in free if card.deck != "senator"}
        for card in buildings.values():
            yield Assumption(((unknown, [card.name]),), card)
        for colour in COLOURS:
            cards = [card for card in free if card.colour == colour]
            for some in (*(cards[:count] for count in _SEVERAL), cards[1:], cards):
                if len(some) > 1:
                    names = [card.name for card in some]
                    yield Assumption(((unknown, names),), Listed(*some, last="and"))
        senators = [card.name for card in free if card.deck == "senator"]
        for count in range(1, len(senators) + 1):
            # each one counts, and any of them may be the one that is asked about
            for names in (senators[:count], senators[-count:]):
                thing = Message("case-senators", count=count)
                yield Assumption(((unknown, names),), thing)

    def _cubes(self, who: str) -> Iterator[Assumption]:
        """Control of each Chamber, and equality there."""
        other = (self._given.get(opponent_of(who)) or {}).get("cubes", {})
        theirs = _by_chamber(other)
        for chamber in range(1, len(CHAMBERS) + 1):
            control = Message("case-control", chamber=chamber)
            yield assume("cubes", {str(chamber): theirs[chamber] + 1}, control, who)
            if theirs[chamber]:
                equal = Message("case-as-many-cubes", chamber=chamber)
                yield assume("cubes", {str(chamber): theirs[chamber]}, equal, who)

    def _decrees(self, who: str) -> Iterator[Assumption]:
        """Each Decree in a Chamber that a player controls, or may control."""
        unknown = Unknown("decrees")
        cubes, state = Unknown("cubes", who), self._state
        assert state.senate is not None
        held = [chamber for chamber in state.senate.chambers if chamber.controller == who]
        for decree in self._free(CATALOG.decrees):
            thing = Message("case-decree-of", who=state.names["AB".index(who)], decree=decree)
            if cubes in self._unknown:
                number = str(decree.index % len(CHAMBERS) + 1)
                theirs = _by_chamber((self._given.get(opponent_of(who)) or {}).get("cubes", {}))
                count = {number: theirs[int(number)] + 1}
                yield Assumption(((unknown, {number: decree.name}), (cubes, count)), thing)
            elif held:
                number = str(held[decree.index % len(held)].number)
                yield Assumption(((unknown, {number: decree.name}),), thing)


def _by_chamber(cubes: Any) -> Counter[int]:
    """Cubes in each Chamber (1 to 6), from a table or a list."""
    if isinstance(cubes, Mapping):
        return Counter({int(chamber): count for chamber, count in cubes.items()})
    return Counter(map(int, cubes))


def names_in(value: object) -> Iterator[str]:
    """All names in the value of a keyword."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from names_in(key)
            yield from names_in(inner)
    elif isinstance(value, list | tuple | set | frozenset):
        for inner in value:
            yield from names_in(inner)
