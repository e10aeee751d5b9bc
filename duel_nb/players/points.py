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
from duel_nb.engine.rules.science import SUPREMACY, different
from duel_nb.engine.state.city import City
from duel_nb.engine.state.market import Market
from duel_nb.engine.state.senate import CHAMBERS, Senate
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


_PAWN_AT: Final = (3, 6, 7, 8)

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
_CARDS: Final = _add_features("cards", *COLOUR)
_CHAINS: Final = _add_features("chains", "shown")
_WONDER: Final = _add_features("wonder", *(wonder.id for wonder in WONDERS))
_WONDERS: Final = _add_features("wonders", "to come")
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

#: The Military tokens on A's side of the track, as bits of `State.military`.
_OF_A: Final = sum([1 << number for number, at in enumerate(MILITARY_TOKENS) if at < 0])

_PRINTED: Final = COLOUR["blue"] | COLOUR["green"] | COLOUR["yellow"]


#: Some features, each by its place among `FEATURES` with its value.
Counted = list[tuple[int, float]]


def features(state: GameState) -> list[float]:
    """The features of a position, A's minus B's, in the order of `FEATURES`."""
    found = [0.0] * len(FEATURES)
    for place, value in others(state):
        found[place] += value
    for city, sign in zip(state.cities, (1, -1), strict=True):
        for group, given in zip(GROUPS, given_to_groups(city), strict=True):
            for place, value in group(given):
                found[place] += sign * value
    return found


# -- groups: features that follow from one value of a City which never changes ------------------


def given_to_groups(city: City) -> tuple[Any, ...]:
    """The value that each of the `GROUPS` follows from."""
    return (
        city.market,
        city.cards,
        (city.owned, city.standing),
        city.tokens,
        different(city),
        (city.divinities, city.mythology, city.offerings, city.snake),
    )


def _of_trade(market: Market) -> Counted:
    """Production and trade prices."""
    terms, found = market.terms, Counter[int]()
    for resource, (units, price) in enumerate(zip(terms.produced, terms.prices, strict=True)):
        if units:
            found[_FIRST + resource] = 1
            found[_MORE + resource] = min(units - 1, 2)
        found[_PRICE + resource] = price
    for kinds in terms.one_of:
        found[_ANY_RAW if 0 in kinds else _ANY_MANUFACTURED] += 1
    return [(place, float(count)) for place, count in found.items()]


def _of_cards(cards: int) -> Counted:
    """Cards by their colour, their chain symbols, and the points of plain ones."""
    found = Counter(
        {place: (cards & kind).bit_count() for place, kind in enumerate(COLOUR.values(), _CARDS)}
    )
    found[_CHAINS] = (cards & CHAINING).bit_count()
    found[_POINTS] = sum([CARDS[card].points for card in members(cards & _PRINTED)])
    return [(place, float(count)) for place, count in found.items() if count]


def _of_wonders(owned_and_standing: tuple[tuple[int, ...], int]) -> Counted:
    """Wonders to come, and the points of those that stand."""
    owned, standing = owned_and_standing
    left = [wonder for wonder in owned if not standing >> wonder & 1]
    found = [(_WONDER + wonder, 1.0) for wonder in left]
    points = sum([WONDERS[wonder].points for wonder in members(standing)])
    return [*found, (_WONDERS, float(len(left))), (_POINTS, float(points))]


def _of_tokens(tokens: int) -> Counted:
    """Progress tokens; their points depend on other tokens."""
    return [(_TOKEN + token, 1.0) for token in members(tokens)]


def _of_symbols(symbols: int) -> Counted:
    """Different symbols."""
    return [(_SYMBOLS + symbol, 1.0) for symbol in range(min(symbols, SUPREMACY - 1))]


def _of_pantheon(given: tuple[tuple[int, ...], tuple[int, ...], int, int]) -> Counted:
    """What a City has of the Pantheon."""
    divinities, mythology, offerings, snake = given
    found = [(_DIVINITY + card, 1.0) for card in divinities]
    found += [(_OFFERING + token, 1.0) for token in members(offerings)]
    found.append((_MYTHOLOGY, float(len(mythology))))
    found.append((_POINTS, float(sum([scoring.pantheon_points(card) for card in divinities]))))
    if snake >= 0:
        found.append((_SNAKE, 1.0))
    return found


#: Each gives its features for its value of `given_to_groups`.
GROUPS: Final[tuple[Callable[[Any], Counted], ...]] = (
    _of_trade,
    _of_cards,
    _of_wonders,
    _of_tokens,
    _of_symbols,
    _of_pantheon,
)


# -- others --------------------------------------------------------------------------------------


def others(state: GameState) -> Counted:
    """All other features, A's minus B's."""
    found = Counted()
    for player, sign in ((0, 1), (1, -1)):
        city = state.cities[player]
        purse = city.purse
        found.append((_COINS, float(sign * purse)))
        found.append((_FEW_COINS, float(sign * min(purse, 4))))
        points = _points(state, city)
        if state.senate is not None:
            points += scoring.chambers(state.senate, player)
            _add_senate(found, state.senate, player, city, sign)
        if points:
            found.append((_POINTS, float(sign * points)))
    _add_military(found, state)
    _add_move(found, state)
    return found


def _points(state: GameState, city: City) -> int:
    """The points of Guilds, temples and Progress tokens."""
    points = 0
    if city.cards & COLOUR["purple"]:
        points += scoring.guilds(state, city) + scoring.temples(city)
    if city.tokens:
        points += scoring.progress_points(city)
    return points


def _add_senate(found: Counted, senate: Senate, player: int, city: City, sign: int) -> None:
    found.append((_CUBES, float(sign * senate.in_senate(player))))
    for chamber in senate.controlled(player):
        found.append((_CHAMBER + chamber, float(sign)))
    for decree in members(city.decrees):
        found.append((_DECREE + decree, float(sign)))
    for plot in city.plots:
        if not plot.triggered:
            found.append((_PLOT_PREPARED if plot.card >= 0 else _PLOT_HELD, float(sign)))


def _add_military(found: Counted, state: GameState) -> None:
    pawn = state.pawn
    found.append((_PAWN, float(pawn)))
    for place, at in enumerate(_PAWN_AT, start=_PAWN_BEYOND):
        if abs(pawn) >= at:
            found.append((place, 1.0 if pawn > 0 else -1.0))
    loot = (state.military & _OF_A).bit_count() - (state.military & ~_OF_A).bit_count()
    found.append((_LOOT, float(loot)))


def _add_move(found: Counted, state: GameState) -> None:
    sign = 1.0 if state.acting == 0 else -1.0
    found.append((_MOVE, sign))
    if state.present.bit_count() & 1:  # without extra turns, the player to act takes the last card
        found.append((_LAST_CARD, sign))
    if state.stack:
        found.append((_CHOICE, sign))
        if state.stack[-1].kind == "progress":
            found.append((_PROGRESS_CHOICE, sign))
    if state.again:
        found.append((_AGAIN, 1.0 if state.active == 0 else -1.0))
