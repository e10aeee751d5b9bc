"""What a position is worth in points, as features for a logistic regression.

A feature is a number that a player would count, A's minus B's: points, coins, symbols, production,
Wonders to come, the Conflict pawn, whose turn it is.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from duel_nb.catalog import CATALOG, RESOURCES
from duel_nb.engine import GameState
from duel_nb.engine.rules import scoring
from duel_nb.engine.rules.science import SUPREMACY, different, symbols
from duel_nb.engine.state.city import City
from duel_nb.engine.state.market import WONDER_KEY
from duel_nb.engine.state.senate import CHAMBERS, Senate, Six
from duel_nb.engine.state.tables import (
    CARDS,
    COLOUR,
    DECREES,
    DIVINITIES,
    MILITARY_TOKENS,
    PROGRESS,
    WONDERS,
    bits,
    members,
)

#: The cards with a chain symbol, as bits.
CHAINING: Final = bits(card for card in CARDS if card.chain_symbol_provided)

#: The names of the features, in the order of `features`.
FEATURES: Final[list[str]] = []


def _add_features(what: str, *kinds: object) -> int:
    """Add features with a common prefix to `FEATURES`; return the index of the first one."""
    first = len(FEATURES)
    FEATURES.extend(f"{what} {kind}" for kind in kinds)
    return first


#: The decks whose prices show what a City lacks, and the most coins for a cheap card.
_BILLED: Final = ("age-2", "age-3")
_CHEAP_UP_TO: Final = 1

#: From these spaces on the pawn counts for more; with the first, its side chooses who begins.
_PAWN_AT: Final = (1, 3, 6, 7, 8)

_POINTS: Final = _add_features("points", "so far")
_COINS: Final = _add_features("coins", "in all")
_FEW_COINS: Final = _add_features("coins", "up to 4")
_SYMBOLS: Final = _add_features("symbols", *range(1, SUPREMACY))
_TOKEN: Final = _add_features("token", *(token.id for token in PROGRESS))
_FIRST: Final = _add_features("first", *RESOURCES)
_MORE: Final = _add_features("more", *RESOURCES)
_ANY_RAW: Final = _add_features("any", "raw")
_ANY_MANUFACTURED: Final = _add_features("any", "manufactured")
_PRICE: Final = _add_features("price", *RESOURCES)
_BILL: Final = _add_features("bill", *_BILLED)
_CHEAP: Final = _add_features("cheap cards", *_BILLED)
_CARDS: Final = _add_features("cards", *COLOUR)
_CHAINS: Final = _add_features("chains", "shown")
_WONDER: Final = _add_features("wonder", *(wonder.id for wonder in WONDERS))
_WONDERS: Final = _add_features("wonders", "to come")
_TOO_DEAR: Final = _add_features("wonders", "too dear")
_LACKING: Final = _add_features("wonders", "coins lacking")
_PRICE_OF_ALL: Final = _add_features("wonders", "price of all")
_LOWEST_PRICE: Final = _add_features("wonders", "lowest price")
_DIVINITY: Final = _add_features("divinity", *(card.id for card in DIVINITIES), "gate")
_MYTHOLOGY: Final = _add_features("mythology", "tokens")
_OFFERING: Final = _add_features("offering", *CATALOG.offering_tokens)
_SNAKE: Final = _add_features("snake", "placed")
_CUBES: Final = _add_features("cubes", "in the Senate")
_CHAMBER: Final = _add_features("chamber", *(chamber + 1 for chamber in CHAMBERS))
_DECREE: Final = _add_features("decree", *(decree.id for decree in DECREES))
_PLOT_HELD: Final = _add_features("conspiracy", "held")
_PLOT_PREPARED: Final = _add_features("conspiracy", "prepared")
_PAWN: Final = _add_features("pawn", "spaces")
_PAWN_BEYOND: Final = _add_features("pawn", *_PAWN_AT)
_LOOT: Final = _add_features("military tokens", "taken")
_MOVE: Final = _add_features("move", "now")
_LAST_CARD: Final = _add_features("move", "and the last card")
_CHOICE: Final = _add_features("move", "choice")
_PROGRESS_CHOICE: Final = _add_features("move", "Progress token")
_AGAIN: Final = _add_features("move", "again")

#: The cards of each deck of `_BILLED`, by number.
_DECKS: Final = [[card.index for card in CATALOG.deck(deck)] for deck in _BILLED]

#: The Military tokens on A's side of the track, as bits of `State.military`.
_OF_A: Final = sum([1 << number for number, at in enumerate(MILITARY_TOKENS) if at < 0])

#: The colours whose points are printed on the cards.
_PRINTED: Final = ("blue", "green", "yellow")


#: Some features, each by its place among `FEATURES` with its value.
Counted = list[tuple[int, float]]


def features(state: GameState) -> list[float]:
    """The features of a position, A's minus B's, in the order of `FEATURES`."""
    counted = others(state)
    for of_board, given in zip(BOARD, given_to_board(state), strict=False):
        counted += of_board(given)
    found = [0.0] * len(FEATURES)
    for place, value in counted:
        found[place] += value
    for city, sign in zip(state.cities, (1, -1), strict=True):
        for of_city in GROUPS:
            for place, value in of_city(city):
                found[place] += sign * value
    return found


# -- groups: features of a City that follow from one value which never changes ------------------


def given_to_groups(city: City) -> tuple[Any, ...]:
    """The value that each of the `GROUPS` follows from."""
    return (
        city.market,
        city.cards,
        (city.owned, city.standing, city.market),
        (city.tokens, city.mythology, city.offerings),
        symbols(city),
        (city.divinities, city.mythology, city.offerings, city.snake),
        (city.decrees, city.plots),
    )


def _of_trade(city: City) -> Counted:
    """Production, trade prices, and the prices of cards of later Ages without chains."""
    terms, found = city.market.terms, Counter[int]()
    for resource, (units, price) in enumerate(zip(terms.produced, terms.prices, strict=True)):
        if units:
            found[_FIRST + resource] = 1
            found[_MORE + resource] = min(units - 1, 2)
        found[_PRICE + resource] = price
    for kinds in terms.one_of:
        found[_ANY_RAW if 0 in kinds else _ANY_MANUFACTURED] += 1
    counted = [(place, float(count)) for place, count in found.items()]
    for place, deck in enumerate(_DECKS):
        prices = [city.market.price(card) for card in deck]
        cheap = sum([price <= _CHEAP_UP_TO for price in prices])
        counted.append((_BILL + place, sum(prices) / len(deck)))
        counted.append((_CHEAP + place, cheap / len(deck)))
    return counted


def _of_cards(city: City) -> Counted:
    """Cards by their colour, their chain symbols, and the points of plain ones and temples."""
    cards = city.cards
    found = Counter(
        {place: (cards & kind).bit_count() for place, kind in enumerate(COLOUR.values(), _CARDS)}
    )
    found[_CHAINS] = (cards & CHAINING).bit_count()
    points = sum([scoring.printed(city, colour) for colour in _PRINTED])
    found[_POINTS] = points + scoring.temples(city)
    return [(place, float(count)) for place, count in found.items() if count]


def _of_wonders(city: City) -> Counted:
    """Wonders to come with their prices, and the points of those that stand."""
    left = [wonder for wonder in city.owned if not city.standing >> wonder & 1]
    found = [(_WONDER + wonder, 1.0) for wonder in left]
    if left:
        prices = [city.market.price(WONDER_KEY + wonder) for wonder in left]
        found += [(_PRICE_OF_ALL, float(sum(prices))), (_LOWEST_PRICE, float(min(prices)))]
    points = float(scoring.wonders(city.standing))
    return [*found, (_WONDERS, float(len(left))), (_POINTS, points)]


def _of_tokens(city: City) -> Counted:
    """Progress tokens and their points."""
    found = [(_TOKEN + token, 1.0) for token in members(city.tokens)]
    return [*found, (_POINTS, float(scoring.progress_points(city)))]


def _of_symbols(city: City) -> Counted:
    """Different symbols."""
    return [(_SYMBOLS + symbol, 1.0) for symbol in range(min(different(city), SUPREMACY - 1))]


def _of_pantheon(city: City) -> Counted:
    """What a City has of the Pantheon."""
    found = [(_DIVINITY + card, 1.0) for card in city.divinities]
    found += [(_OFFERING + token, 1.0) for token in members(city.offerings)]
    found.append((_MYTHOLOGY, float(len(city.mythology))))
    points = sum([scoring.pantheon_points(card) for card in city.divinities])
    found.append((_POINTS, float(points)))
    if city.snake >= 0:
        found.append((_SNAKE, 1.0))
    return found


def _of_decrees(city: City) -> Counted:
    """Decrees in force and Conspiracies."""
    found = [(_DECREE + decree, 1.0) for decree in members(city.decrees)]
    for plot in city.plots:
        if not plot.triggered:
            found.append((_PLOT_PREPARED if plot.card >= 0 else _PLOT_HELD, 1.0))
    return found


#: Each gives its features of a City, which follow from its value of `given_to_groups`.
GROUPS: Final[tuple[Callable[[City], Counted], ...]] = (
    _of_trade,
    _of_cards,
    _of_wonders,
    _of_tokens,
    _of_symbols,
    _of_pantheon,
    _of_decrees,
)


# -- the board: features, A's minus B's, that follow from values which recur ---------------------


def given_to_board(state: GameState) -> list[tuple[Any, ...]]:
    """The value that each of the `BOARD` follows from, the last one only with Agora."""
    choice = state.stack[-1].kind if state.stack else ""
    odd = state.present.bit_count() & 1
    again = state.again and (1 if state.active == 0 else -1)
    given: list[tuple[Any, ...]] = [
        (state.pawn, state.military, state.acting, odd, choice, again),
    ]
    if state.senate is not None:
        given.append(state.senate.cubes)
    return given


def _of_track_and_move(given: tuple[int, int, int, int, str, int]) -> Counted:
    """The military track, and whose move it is."""
    pawn, military, acting, odd, choice, again = given
    found = [(_PAWN, float(pawn))]
    for place, at in enumerate(_PAWN_AT, start=_PAWN_BEYOND):
        if abs(pawn) >= at:
            found.append((place, 1.0 if pawn > 0 else -1.0))
    loot = (military & _OF_A).bit_count() - (military & ~_OF_A).bit_count()
    found.append((_LOOT, float(loot)))
    sign = 1.0 if acting == 0 else -1.0
    found.append((_MOVE, sign))
    if odd:  # without extra turns, the player to act takes the last card
        found.append((_LAST_CARD, sign))
    if choice:
        found.append((_CHOICE, sign))
    if choice == "progress":
        found.append((_PROGRESS_CHOICE, sign))
    return [*found, (_AGAIN, float(again))]


def _of_cubes(cubes: tuple[Six, Six]) -> Counted:
    """Influence in the Senate, the Chambers and their points."""
    found, senate = Counted(), Senate()
    senate.cubes = cubes
    for player, sign in ((0, 1), (1, -1)):
        found.append((_CUBES, float(sign * senate.in_senate(player))))
        found += [(_CHAMBER + chamber, float(sign)) for chamber in senate.controlled(player)]
        found.append((_POINTS, float(sign * scoring.chambers(senate, player))))
    return found


#: Each gives its features for its value of `given_to_board`.
BOARD: Final[tuple[Callable[[Any], Counted], ...]] = (_of_track_and_move, _of_cubes)


# -- others --------------------------------------------------------------------------------------


def others(state: GameState) -> Counted:
    """All other features, A's minus B's: those that depend on coins."""
    first, second = state.cities
    of_a, of_b = first.purse, second.purse
    found = [(_COINS, float(of_a - of_b)), (_FEW_COINS, float(min(of_a, 4) - min(of_b, 4)))]
    for city, sign in ((first, 1), (second, -1)):
        lacking = _lacking(city)
        found.append((_TOO_DEAR, float(sign * len(lacking))))
        found.append((_LACKING, float(sign * sum(lacking))))
        if city.cards & COLOUR["purple"]:
            found.append((_POINTS, float(sign * scoring.guilds(state, city))))
    return found


def _lacking(city: City) -> list[int]:
    """The coins that a City lacks for each Wonder to come, if it lacks any."""
    found = []
    for wonder in city.owned:
        if not city.standing >> wonder & 1:
            price = city.market.price(WONDER_KEY + wonder)
            if price > city.purse:
                found.append(price - city.purse)
    return found
