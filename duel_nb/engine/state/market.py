"""Prices in one buying situation, computed once and cached.

`cheapest` computes the price of the resources in a cost, and `purchase` which of them are bought. A
`Market` caches the prices for one buying situation (`Terms`), which recurs for many cards and, in
simulations, in many games.
"""

from functools import cache, lru_cache
from operator import mul, sub
from typing import Final, NamedTuple

from duel_nb.catalog import RESOURCES, Card, Wonder
from duel_nb.engine.state.tables import CARDS, CHAIN, DECREES, WONDERS, Five

#: The key of a Wonder in a `Market` is its number after all the cards.
WONDER_KEY: Final = len(CARDS)
#: How many symbols Decrees 5 to 7 ignore, by the colour of the Buildings (AGO-DECREE-05).
_IGNORED: Final = dict(decree.ignores for decree in DECREES if decree.ignores)
_ALL: Final = tuple(range(len(RESOURCES)))

#: For each unit that need not be bought, the resources it may be, most expensive first.
FreeUnits = tuple[tuple[int, ...], ...]


class Terms(NamedTuple):
    """A buying situation: everything that decides a price, except the cost itself."""

    produced: Five  # units of each resource the City produces by brown and grey cards
    #: for every choice producer, the numbers of the resources it may give
    one_of: tuple[tuple[int, ...], ...]
    prices: Five  # coins for one bought unit of each resource
    blue_waiver: int  # resource units waived for blue Buildings (Masonry)
    wonder_waiver: int  # resource units waived for Wonders (Architecture, Decree 8)
    #: coins for any Building with a chain symbol under its cost (Engineering), -1 without that
    #: token
    engineering: int
    #: colours of the Buildings for which symbols are ignored (Decrees 5 to 7)
    ignoring: tuple[str, ...] = ()

    def waiver(self, thing: Card | Wonder) -> int:
        """How many resource units of this thing's cost are waived (BASE-PROGX-01)."""
        if isinstance(thing, Wonder):
            return self.wonder_waiver
        return self.blue_waiver if thing.colour == "blue" else 0

    def free_units(self, waiver: int) -> FreeUnits:
        """The units that need not be bought: one from each choice producer, then those waived."""
        kinds = (*self.one_of, *(_ALL,) * waiver)
        return tuple([_highest_first(resources, self.prices) for resources in kinds])

    def has_a_choice(self, card: Card) -> bool:
        """Whether a Building may be paid for in another way than by its printed cost."""
        return card.colour in self.ignoring or (self.engineering >= 0 and CHAIN[card.index] != 0)


@lru_cache(maxsize=10_000)
def _highest_first(resources: tuple[int, ...], prices: Five) -> tuple[int, ...]:
    return tuple(sorted(resources, key=prices.__getitem__, reverse=True))


class Purchase(NamedTuple):
    """The cheapest way to get the resources of a cost (BASE-PROD-03)."""

    coins: int  # the price of all bought units
    bought: Five  # units bought of each resource
    waived: Five  # units waived of each resource
    #: for every choice producer, the resource it gives, -1 if it is not needed
    chosen: tuple[int, ...]


def spared(missing: list[int], free_units: FreeUnits, prices: Five) -> int:
    """The price of the missing units that need not be bought; removes them from ``missing``.

    Greedy: every free unit spares the most expensive one it can. No other choice is cheaper: if it
    leaves that one to be bought or waived, swapping it for the one the producer spares instead
    costs no more. (The same holds if another producer spares it: any two of them give the same
    resources, or none in common.)
    """
    coins = 0
    for kinds in free_units:
        for resource in kinds:
            if missing[resource] > 0:
                missing[resource] -= 1
                coins += prices[resource]
                break
    return coins


def cheapest(missing: list[int], free_units: FreeUnits, prices: Five) -> int:
    """The least coins for the missing units of each resource, none of them below zero."""
    coins: int = sum(map(mul, missing, prices))
    return coins - spared(missing.copy(), free_units, prices)


def purchase(resources: Five, terms: Terms, waiver: int) -> Purchase:
    """The cheapest purchase of these resources, ``waiver`` units of them for nothing.

    Of several equally cheap ones, it is that whose choice producers give the first resource they
    can.
    """
    free_units, prices = terms.free_units(waiver), terms.prices
    missing = _missing(resources, terms)
    coins, bought = cheapest(missing, free_units, prices), missing
    chosen = []
    for used, kinds in enumerate(terms.one_of, start=1):
        gives = -1
        for resource in kinds:
            if missing[resource]:
                after = bought.copy()
                after[resource] = max(0, bought[resource] - 1)
                if cheapest(after, free_units[used:], prices) == coins:
                    gives, bought = (resource if bought[resource] else -1), after
                    break
        chosen.append(gives)
    waived = [0] * len(RESOURCES)
    for _ in range(min(waiver, sum(bought))):
        highest = max((r for r in _ALL if bought[r]), key=prices.__getitem__)
        bought[highest] -= 1
        waived[highest] += 1
    return Purchase(coins, tuple(bought), tuple(waived), tuple(chosen))


def _missing(resources: Five, terms: Terms) -> list[int]:
    """The units of each resource that the City does not produce itself."""
    return [max(0, need - have) for need, have in zip(resources, terms.produced, strict=True)]


class Market:
    """The price in coins of each card (by number) and Wonder (`WONDER_KEY` + number).

    Chains are not included: they depend on single cards of the City.

    Attributes:
        terms: the buying situation.
        has_choices: whether some Buildings may be paid for in another way than by their printed
            cost.
        known: the prices computed so far, -1 for all others; `price` gives any of them.
    """

    __slots__ = ("_free_units", "_prices", "_produced", "_trade", "has_choices", "known", "terms")

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.has_choices = terms.engineering >= 0 or bool(terms.ignoring)
        self.known = [-1] * len(_COINS) if self.has_choices else _IN_COINS_ALONE.copy()
        self._produced, self._prices = terms.produced, terms.prices
        #: For each resource, the price of 0, 1, 2... units, less production.
        self._trade = tuple(map(_trade, terms.produced, terms.prices))
        blue, wonders = terms.blue_waiver, terms.wonder_waiver
        free_units = terms.free_units(0) if terms.one_of else ()
        #: By `_KIND` of the thing.
        self._free_units = (
            free_units,
            terms.free_units(blue) if blue else free_units,
            terms.free_units(wonders) if wonders else free_units,
        )

    def __reduce__(self) -> tuple[type, tuple[Terms]]:
        return Market, (self.terms,)

    def price(self, key: int) -> int:
        """The price of a card or Wonder, computed when it is first needed."""
        if (price := self.known[key]) >= 0:
            return price
        trade = 0
        for resource, units in _NEEDS[key]:
            trade += self._trade[resource][units]
        if trade and (free_units := self._free_units[_KIND[key]]):
            # Negative if more is produced than needed; `spared` treats that as none.
            missing = list(map(sub, _RESOURCES[key], self._produced))
            trade -= spared(missing, free_units, self._prices)
        price = _COINS[key] + trade
        if self.has_choices and key < WONDER_KEY:
            price = self._otherwise(CARDS[key], price)
        self.known[key] = price
        return price

    def _otherwise(self, card: Card, price: int) -> int:
        """The price with symbols ignored (Decrees 5 to 7), or Engineering's coin if it is less."""
        terms = self.terms
        if card.colour in terms.ignoring:
            missing = _missing(card.cost.resources, terms)
            price = min(
                coins + cheapest(missing, terms.free_units(waiver), terms.prices)
                for coins, waiver in ignoring(card)
            )
        if terms.engineering >= 0 and CHAIN[card.index]:
            price = min(price, terms.engineering)
        return price


def ignoring(card: Card) -> tuple[tuple[int, int], ...]:
    """The ways to ignore symbols: coins still to pay and resource units waived (AGO-DECX-04)."""
    coins, symbols = card.cost.coins, _IGNORED[card.colour]
    return ((0, symbols - 1), (coins, symbols)) if coins else ((0, symbols),)


@cache
def _trade(produced: int, price: int) -> tuple[int, ...]:
    """The price of 0, 1, 2... units of a resource, less what the City produces."""
    return tuple(price * max(0, units - produced) for units in range(_MOST_UNITS + 1))


_COSTS: Final = tuple(thing.cost for things in (CARDS, WONDERS) for thing in things)
#: The coins and the resources of every cost, by market key.
_COINS: Final = tuple(cost.coins for cost in _COSTS)
_RESOURCES: Final = tuple(cost.resources for cost in _COSTS)
#: The resources of every cost as pairs of resource number and units, none of them 0.
_NEEDS: Final = tuple(
    tuple((r, units) for r, units in enumerate(needed) if units) for needed in _RESOURCES
)
#: The most units of one resource in any cost.
_MOST_UNITS: Final = max(map(max, _RESOURCES))
#: The prices of things that need no resource, -1 for all others.
_IN_COINS_ALONE: Final = [
    -1 if needs else coins for needs, coins in zip(_NEEDS, _COINS, strict=True)
]
#: Which waiver applies, by market key: 0 none, 1 that for blue Buildings, 2 that for Wonders.
_KIND: Final = (*(int(card.colour == "blue") for card in CARDS), *(2 for _ in WONDERS))
