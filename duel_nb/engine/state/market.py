"""What things cost in one buying situation, worked out once and remembered.

Two layers, each asking the one below: `cheapest` works out what the resources of a cost come to,
and `purchase` which of them are bought; a `Market` remembers prices for one buying situation
(`Terms`), because the same situation is asked for many cards and, in simulations, in many games.
"""

from collections.abc import Iterable
from operator import sub
from typing import Final, NamedTuple

from duel_nb.catalog import RESOURCES, Card, Wonder
from duel_nb.engine.state.tables import CARDS, CHAIN, DECREES, WONDERS, Five

#: The key of a Wonder in a `Market` is its number after all the cards.
WONDER_KEY: Final = len(CARDS)
#: How many symbols Decrees 5 to 7 ignore, by the colour of the Buildings (AGO-DECREE-05).
_IGNORED: Final = dict(decree.ignores for decree in DECREES if decree.ignores)


class Terms(NamedTuple):
    """A buying situation: everything that decides a price, except the cost itself.

    Attributes:
        produced: units of each resource the City produces by brown and grey cards.
        one_of: for every choice producer the numbers of the resources it may give.
        prices: coins for one bought unit of each resource.
        blue_waiver: resource units that blue Buildings cost less (Masonry).
        wonder_waiver: resource units that Wonders cost less (Architecture, Decree 8).
        engineering: coins for any Building with a chain symbol under its cost (Engineering), -1
            without that token.
        ignoring: colours of the Buildings for which symbols are ignored (Decrees 5 to 7).
    """

    produced: Five
    one_of: tuple[tuple[int, ...], ...]
    prices: Five
    blue_waiver: int
    wonder_waiver: int
    engineering: int
    ignoring: tuple[str, ...] = ()

    def waiver(self, thing: Card | Wonder) -> int:
        """How many resource units of this thing's cost are waived (BASE-PROGX-01)."""
        if isinstance(thing, Wonder):
            return self.wonder_waiver
        return self.blue_waiver if thing.colour == "blue" else 0

    def has_a_choice(self, card: Card) -> bool:
        """Whether a Building may be paid for otherwise than by its cost as printed."""
        return card.colour in self.ignoring or (self.engineering >= 0 and CHAIN[card.index] != 0)


class Purchase(NamedTuple):
    """The cheapest way to come by the resources of a cost (BASE-PROD-03).

    Attributes:
        coins: what the bought units cost together.
        bought: units bought of each resource.
        waived: units waived of each resource.
        chosen: for every choice producer the resource it gives, -1 where it is not needed.
    """

    coins: int
    bought: Five
    waived: Five
    chosen: tuple[int, ...]


def cheapest(missing: Iterable[int], terms: Terms, waiver: int, used: int = 0) -> int:
    """The least coins for so many missing units of each resource, ``waiver`` of them for nothing.

    Every choice producer but the first ``used`` spares the dearest unit it can, then the waiver
    the dearest that are left. No other way is cheaper: one that leaves such a unit to be bought,
    or to the waiver, can swap it for what the producer spares instead. (So it can when another
    producer spares it, as any two of them give the same resources or none in common.)
    """
    prices, bought = terms.prices, list(missing)
    for kinds in (*terms.one_of[used:], *(_ALL,) * waiver):
        dearest = most = 0
        for resource in kinds:
            if bought[resource] > 0 and prices[resource] > most:
                dearest, most = resource, prices[resource]
        if most:
            bought[dearest] -= 1
    coins = 0
    for resource, units in enumerate(bought):
        if units > 0:
            coins += units * prices[resource]
    return coins


_ALL: Final = tuple(range(len(RESOURCES)))


def purchase(resources: Five, terms: Terms, waiver: int) -> Purchase:
    """The cheapest purchase of these resources, ``waiver`` units of them for nothing.

    Of several that are equally cheap, the one whose choice producers give what comes first.
    """
    missing = [max(0, need - have) for need, have in zip(resources, terms.produced, strict=True)]
    coins, bought = cheapest(missing, terms, waiver), missing
    chosen = []
    for used, kinds in enumerate(terms.one_of, start=1):
        gives = -1
        for resource in kinds:
            if missing[resource]:
                after = bought.copy()
                after[resource] = max(0, bought[resource] - 1)
                if cheapest(after, terms, waiver, used) == coins:
                    gives, bought = (resource if bought[resource] else -1), after
                    break
        chosen.append(gives)
    waived = [0, 0, 0, 0, 0]
    for _ in range(min(waiver, sum(bought))):
        dearest = max((r for r in range(5) if bought[r]), key=terms.prices.__getitem__)
        bought[dearest] -= 1
        waived[dearest] += 1
    return Purchase(coins, five(bought), five(waived), tuple(chosen))


def five(numbers: list[int]) -> Five:
    """Five numbers as a tuple of five."""
    a, b, c, d, e = numbers
    return a, b, c, d, e


class Market(dict[int, int]):
    """Coins that each card (by number) or Wonder (`WONDER_KEY` + number) costs in a situation.

    Chains are not in it: they depend on single cards of the City. A price is worked out when it
    is first asked.
    """

    __slots__ = ("_have", "_is_plain", "_prices", "terms")

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self.terms = terms
        self._have, self._prices = terms.produced, terms.prices
        self._is_plain = terms[1:2] + terms[3:] == ((), 0, 0, -1, ())  # all is bought or produced

    def __missing__(self, key: int) -> int:
        have, prices = self._have, self._prices
        trade = 0
        for resource, need in _NEEDS[key]:
            if need > have[resource]:
                trade += (need - have[resource]) * prices[resource]
        if self._is_plain:
            price = self[key] = _COINS[key] + trade
            return price
        terms = self.terms
        thing: Card | Wonder = CARDS[key] if key < WONDER_KEY else WONDERS[key - WONDER_KEY]
        if trade and (terms.one_of or terms.blue_waiver or terms.wonder_waiver):
            trade = cheapest(map(sub, thing.cost.resources, have), terms, terms.waiver(thing))
        price = thing.cost.coins + trade
        if terms.ignoring and isinstance(thing, Card) and thing.colour in terms.ignoring:
            price = min(
                coins + cheapest(map(sub, thing.cost.resources, have), terms, waiver)
                for coins, waiver in ignoring(thing)
            )
        if terms.engineering >= 0 and isinstance(thing, Card) and CHAIN[thing.index]:
            price = min(price, terms.engineering)
        self[key] = price
        return price


def ignoring(card: Card) -> tuple[tuple[int, int], ...]:
    """The ways to ignore symbols: coins left to pay and resource units waived (AGO-DECX-04)."""
    coins, symbols = card.cost.coins, _IGNORED[card.colour]
    return ((0, symbols - 1), (coins, symbols)) if coins else ((0, symbols),)


#: The coins of every cost, by market key.
_COINS: Final = tuple(thing.cost.coins for things in (CARDS, WONDERS) for thing in things)
#: The resources of every cost, by market key: pairs of resource number and units.
_NEEDS: Final = tuple(
    tuple((r, units) for r, units in enumerate(thing.cost.resources) if units)
    for things in (CARDS, WONDERS)
    for thing in things
)
