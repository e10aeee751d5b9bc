"""What things cost in one buying situation, worked out once and remembered.

Two layers, each asking the one below: `purchase` works out the cheapest way to come by the
resources of a cost; a `Market` remembers prices for one buying situation (`Terms`), because the
same situation is asked for many cards and, in simulations, in many games.
"""

from itertools import product
from typing import NamedTuple

from duel_nb.catalog import Card, Wonder
from duel_nb.engine.state.tables import CARDS, CHAIN, DECREES, WONDERS, Five

#: The key of a Wonder in a `Market` is its number after all the cards.
WONDER_KEY = len(CARDS)
#: How many symbols Decrees 5 to 7 ignore, by the colour of the Buildings (AGO-DECREE-05).
_IGNORED = dict(decree.ignores for decree in DECREES if decree.ignores)


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


def purchase(resources: Five, terms: Terms, waiver: int) -> Purchase:
    """The cheapest purchase of these resources, ``waiver`` units of them for nothing."""
    prices = terms.prices
    missing = [need - have if need > have else 0 for need, have in zip(resources, terms.produced)]  # noqa: B905
    useful = [[r for r in kinds if missing[r]] or [-1] for kinds in terms.one_of]
    best: Purchase | None = None
    for choice in product(*useful):
        bought = missing.copy()
        chosen = list(choice)
        for producer, resource in enumerate(choice):
            if resource >= 0 and bought[resource]:
                bought[resource] -= 1
            else:
                chosen[producer] = -1
        waived = [0, 0, 0, 0, 0]
        for _ in range(min(waiver, sum(bought))):
            dearest = max((r for r in range(5) if bought[r]), key=prices.__getitem__)
            bought[dearest] -= 1
            waived[dearest] += 1
        coins = 0
        for resource, units in enumerate(bought):
            coins += units * prices[resource]
        if best is None or coins < best.coins:
            best = Purchase(coins, five(bought), five(waived), tuple(chosen))
    assert best is not None  # even without choice producers product() yields one empty choice
    return best


def five(numbers: list[int]) -> Five:
    """Five numbers as a tuple of five."""
    a, b, c, d, e = numbers
    return a, b, c, d, e


class Market(dict[int, int]):
    """Coins that each card (by number) or Wonder (`WONDER_KEY` + number) costs in a situation.

    Chains are not in it: they depend on single cards of the City. A price is worked out when it
    is first asked.
    """

    __slots__ = ("terms",)

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self.terms = terms

    def __missing__(self, key: int) -> int:
        thing: Card | Wonder = CARDS[key] if key < WONDER_KEY else WONDERS[key - WONDER_KEY]
        terms = self.terms
        have, prices = terms.produced, terms.prices
        trade = 0
        for resource, need in _NEEDS[key]:
            if need > have[resource]:
                trade += (need - have[resource]) * prices[resource]
        if trade and (terms.one_of or terms.blue_waiver or terms.wonder_waiver):
            trade = purchase(thing.cost.resources, terms, terms.waiver(thing)).coins
        price = thing.cost.coins + trade
        if terms.ignoring and isinstance(thing, Card) and thing.colour in terms.ignoring:
            price = min(
                coins + purchase(thing.cost.resources, terms, waiver).coins
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


#: The resources of every cost, by market key: pairs of resource number and units.
_NEEDS = tuple(
    tuple((r, units) for r, units in enumerate(thing.cost.resources) if units)
    for things in (CARDS, WONDERS)
    for thing in things
)
