"""Prices as numbers: production, trade, fixed prices, choice producers, waivers.

Implements BASE-COST, BASE-PROD, BASE-TRADE, BASE-CHAIN and the tokens that change costs. The
`Market` of a City has the cheapest price of each thing; `payment` itemises it for people.
"""

from functools import cache
from typing import Final

from duel_nb.catalog import CATALOG, RAW, RESOURCES, Card, Wonder
from duel_nb.engine.state import State, pantheon_of
from duel_nb.engine.state.city import City
from duel_nb.engine.state.market import Market, Terms
from duel_nb.engine.state.tables import (
    CARDS,
    DECREES,
    GATE,
    PLAYERS,
    PROGRESS,
    RESOURCE,
    SENATORS,
    TRADERS,
    WONDERS,
    Five,
    bits,
    decrees_with,
    members,
    sum_of,
    tokens_with,
)

#: Progress tokens that change what things cost (Architecture, Masonry, Engineering), as bits.
WAIVERS: Final = bits(
    t for t in PROGRESS if t.wonder_discount or t.blue_discount or t.engineering_price is not None
)
#: The bit of the Economy token: its owner receives what the opponent pays for resources.
ECONOMY: Final = tokens_with("economy")

#: Decrees 5 to 7, by the colour of the Buildings for which symbols of the cost are ignored, and
#: how many symbols (AGO-DECREE-05).
IGNORING: Final = {decree.ignores[0]: 1 << decree.index for decree in DECREES if decree.ignores}
#: Decree 8, cheaper Wonders; Decrees 10 and 11, cheaper trade; Decree 15, shared chains.
WONDER_DISCOUNT: Final = decrees_with("wonder_discount")
CHEAPER_TRADE: Final = decrees_with("cheaper")
OPPONENT_CHAINS: Final = decrees_with("opponent_chains")
#: The Decrees that change what things cost, as bits.
PRICING_DECREES: Final = sum(IGNORING.values()) | WONDER_DISCOUNT | CHEAPER_TRADE
#: The bit of the Corruption token: Senators cost its owner nothing (AGO-CORRUPTION-01).
CORRUPTION: Final = tokens_with("senators_free")

#: The cards that fix the price of a resource, as bits.
FIXED_PRICES: Final = bits(card for card in CARDS if card.fixed_price)
#: The Wonders that produce one resource of several, as bits.
WONDER_TRADERS: Final = bits(w for w in WONDERS if w.produces_one_of)


#: A cache of markets; emptied when it is full.
_markets: dict[tuple[Five, int, int, Five, int, int], Market] = {}
_MOST_MARKETS: Final = 20_000


def refresh(state: State, player: int) -> None:
    """Bring a player's market up to date after a change of production, prices or waivers."""
    city = state.cities[player]
    opponent = state.cities[1 - player]
    key = (
        city.produced,
        city.cards & TRADERS,
        city.standing & WONDER_TRADERS,
        opponent.produced,
        city.tokens & WAIVERS,
        city.decrees & PRICING_DECREES,
    )
    market = _markets.get(key)
    if market is None:
        if len(_markets) >= _MOST_MARKETS:
            _markets.clear()
        market = _markets[key] = Market(_terms(*key))
    city.market = market


def _terms(
    produced: Five, traders: int, wonders: int, opposing: Five, tokens: int, decrees: int
) -> Terms:
    one_of, fixed = _traders(traders, wonders)
    prices = [CATALOG.base_trade_price + symbols for symbols in opposing]
    if decrees & CHEAPER_TRADE:
        cheaper = zip(prices, _LESS[decrees & CHEAPER_TRADE], strict=True)
        prices = [max(least, price - less) for price, (less, least) in cheaper]
    for resource in fixed:
        prices[RESOURCE[resource]] = CATALOG.fixed_trade_price
    return Terms(produced, one_of, tuple(prices), *_waivers(tokens, decrees))


@cache
def _traders(cards: int, wonders: int) -> tuple[tuple[tuple[int, ...], ...], frozenset[str]]:
    """The choices of choice producers, by numbers, and the resources with a fixed price."""
    fixed = frozenset(r for card in members(cards) for r in CARDS[card].fixed_price)
    kinds = [source.produces_one_of for source in choice_producers(cards, wonders)]
    return tuple(tuple(RESOURCE[r] for r in resources) for resources in kinds), fixed


def choice_producers(cards: int, wonders: int) -> list[Card | Wonder]:
    """Those of these cards and Wonders (bits) that give one resource of several."""
    sources: list[Card | Wonder] = [CARDS[i] for i in members(cards)]
    sources += [WONDERS[i] for i in members(wonders)]
    return [source for source in sources if source.produces_one_of]


@cache
def _waivers(tokens: int, decrees: int) -> tuple[int, int, int, tuple[str, ...]]:
    """The last four fields of `Terms`."""
    waivers = [PROGRESS[i] for i in members(tokens)]
    return (
        sum(t.blue_discount for t in waivers),
        sum(t.wonder_discount for t in waivers)
        + sum_of(DECREES, decrees & WONDER_DISCOUNT, "wonder_discount"),
        max((t.engineering_price for t in waivers if t.engineering_price is not None), default=-1),
        tuple(colour for colour, bit in IGNORING.items() if decrees & bit),
    )


#: For every resource the Decree that makes it cheaper to buy.
CHEAPER: Final = {
    resource: bits(
        decree
        for decree in DECREES
        if decree.cheaper and decree.cheaper.what == ("brown" if resource in RAW else "grey")
    )
    for resource in RESOURCES
}


def cheaper_by(decrees: int) -> tuple[int, int]:
    """What Decrees take off the price of a resource, and its lowest price (AGO-DECREE-10)."""
    found = [DECREES[number] for number in members(decrees)]
    less = sum(decree.cheaper.coins for decree in found if decree.cheaper)
    return less, max((decree.price_at_least for decree in found), default=0)


#: `cheaper_by` for each resource, by the Decrees for cheaper trade in force.
_LESS: Final = {
    decrees: tuple(cheaper_by(decrees & CHEAPER[resource]) for resource in RESOURCES)
    for decrees in range(CHEAPER_TRADE + 1)
    if not decrees & ~CHEAPER_TRADE
}


def is_usual(city: City) -> bool:
    """Whether nothing changes printed costs and trade prices for a City."""
    return not (
        city.cards & FIXED_PRICES or city.tokens & WAIVERS or city.decrees & PRICING_DECREES
    )


def chains(state: State, player: int) -> int:
    """What can make a card free for a player (BASE-CHAIN-01, PAN-TEMPLE-02, AGO-DECREE-15).

    Cards with their chain symbols and Mythology tokens, as bits like those of `CHAIN`; the
    opponent's as well while the player has Decree 15 in force.
    """
    city, opponent = state.cities[player], state.cities[1 - player]
    if city.decrees & OPPONENT_CHAINS:
        return city.cards | city.mythology_bits | opponent.cards | opponent.mythology_bits
    return city.cards | city.mythology_bits


def price_of_senator(city: City) -> int:
    """The price of the next Senator in coins: more for each one in the City, 0 with Corruption.

    Implements AGO-SENATOR-02 and AGO-CORRUPTION-01.
    """
    if city.tokens & CORRUPTION:
        return 0
    return CATALOG.senator_price * (city.cards & SENATORS).bit_count()


#: Coins off an activation, for every set of Offering tokens (PAN-OFF-01).
WORTH: Final = tuple(
    sum(CATALOG.offering_tokens[i] for i in members(offerings))
    for offerings in range(1 << len(CATALOG.offering_tokens))
)
#: The price of a card in a space of the Pantheon without discounts, by player, card and space
#: (PAN-ACT-03, PAN-GATE-01).
PRINTED_PRICE: Final = tuple(
    tuple(
        tuple(
            space.costs[player] * (CATALOG.gate.price_factor if card == GATE else 1)
            for space in CATALOG.pantheon_spaces
        )
        for card in range(GATE + 1)
    )
    for player in range(len(PLAYERS))
)
#: The Wonders that make activations cheaper, as bits.
_ACTIVATION_DISCOUNTS: Final = bits(w for w in WONDERS if w.activation_discount)


def price_of_activation(state: State, player: int, card: int, offerings: int) -> int:
    """Coins to activate a card of the Pantheon with these Offering tokens (PAN-ACT-03)."""
    space = pantheon_of(state).spaces.index(card)
    return max(0, price_in_space(state, player, card, space) - WORTH[offerings])


def price_in_space(state: State, player: int, card: int, space: int) -> int:
    """The price of a card in a space (0 to 5) before Offering tokens (PAN-ACT-03, PAN-GATE-01).

    It may be below zero.
    """
    return PRINTED_PRICE[player][card][space] - discount(state.cities[player])


def discount(city: City) -> int:
    """A City's discount on activations, in coins (PAN-SANCT-01)."""
    return sum_of(WONDERS, city.standing & _ACTIVATION_DISCOUNTS, "activation_discount")
