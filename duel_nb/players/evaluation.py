"""Evaluate a position: the chance to win, by logistic regression on features of the position.

A feature is a number that a player would count, A's minus B's: points, coins, symbols, production,
Wonders to come, the Conflict pawn, whose turn it is. Its weights at the start of each Age and at
the end of the game were learnt from many games (`weights.json`, written by
`python -m tests.strength.learn`) and are interpolated linearly in between.
"""

import json
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from importlib import resources
from math import exp
from operator import mul
from typing import Final

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
    PROGRESS,
    WONDERS,
    bits,
    members,
)

#: The value of a finished game for A, by its winner.
WORTH: Final = {"A": 1.0, "B": 0.0, None: 0.5}

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

_PRINTED: Final = COLOUR["blue"] | COLOUR["green"] | COLOUR["yellow"]


def chance(state: GameState) -> float:
    """A's chance to win, from 0 to 1; 1, 0 or 0.5 if the game is over."""
    if state.outcome is not None:
        return WORTH[state.outcome.winner]
    logit = sum(map(mul, _weights(state.expansions, *when(state)), features(state)))
    return 1 / (1 + exp(-logit)) if logit > -30 else 0.0


def chance_of(state: GameState, who: str) -> float:
    """The chance to win of "A" or "B", from 0 to 1."""
    return chance(state) if who == "A" else 1 - chance(state)


def features(state: GameState) -> list[float]:
    """The features of a position, A's minus B's, in the order of `FEATURES`."""
    found = [0.0] * len(FEATURES)
    for player, sign in ((0, 1), (1, -1)):
        city = state.cities[player]
        found[_POINTS] += sign * _points(state, city)
        _add_city(found, city, sign)
        if city.divinities or city.mythology or city.offerings or city.snake >= 0:
            _add_pantheon(found, city, sign)
        if state.senate is not None:
            found[_POINTS] += sign * scoring.chambers(state.senate, player)
            _add_senate(found, state.senate, player, city, sign)
    _add_military(found, state)
    _add_move(found, state)
    return found


def _points(state: GameState, city: City) -> int:
    """The points of a City, without those of plain cards, treasury, Conflict pawn and Senate."""
    points = sum([WONDERS[wonder].points for wonder in members(city.standing)])
    if city.cards & COLOUR["purple"]:
        points += scoring.guilds(state, city) + scoring.temples(city)
    if city.tokens:
        points += scoring.progress_points(city)
    if city.divinities:
        points += sum([scoring.pantheon_points(card) for card in city.divinities])
    return points


def _add_city(found: list[float], city: City, sign: int) -> None:
    purse = city.purse
    found[_COINS] += sign * purse
    found[_FEW_COINS] += sign * min(purse, 4)
    for symbol in range(min(different(city), SUPREMACY - 1)):
        found[_SYMBOLS + symbol] += sign
    for token in members(city.tokens):
        found[_TOKEN + token] += sign
    for place, count in _of_trade(city.market):
        found[place] += sign * count
    for place, count in _of_cards(city.cards):
        found[place] += sign * count
    for wonder in city.owned:
        if not city.standing >> wonder & 1:
            found[_WONDER + wonder] += sign
            found[_WONDERS] += sign


@lru_cache(maxsize=20_000)
def _of_trade(market: Market) -> tuple[tuple[int, int], ...]:
    """The features for the production and the trade prices of a City, each with its count."""
    terms, found = market.terms, Counter[int]()
    for resource, (units, price) in enumerate(zip(terms.produced, terms.prices, strict=True)):
        if units:
            found[_FIRST + resource] = 1
            found[_MORE + resource] = min(units - 1, 2)
        found[_PRICE + resource] = price
    for kinds in terms.one_of:
        found[_ANY_RAW if 0 in kinds else _ANY_MANUFACTURED] += 1
    return tuple(found.items())


@lru_cache(maxsize=20_000)
def _of_cards(cards: int) -> tuple[tuple[int, int], ...]:
    """The features for the cards of a City, each with its count."""
    found = Counter(
        {place: (cards & kind).bit_count() for place, kind in enumerate(COLOUR.values(), _CARDS)}
    )
    found[_CHAINS] = (cards & CHAINING).bit_count()
    found[_POINTS] = sum([CARDS[card].points for card in members(cards & _PRINTED)])
    return tuple((place, count) for place, count in found.items() if count)


def _add_pantheon(found: list[float], city: City, sign: int) -> None:
    for card in city.divinities:
        found[_DIVINITY + card] += sign
    found[_MYTHOLOGY] += sign * len(city.mythology)
    for token in members(city.offerings):
        found[_OFFERING + token] += sign
    if city.snake >= 0:
        found[_SNAKE] += sign


def _add_senate(found: list[float], senate: Senate, player: int, city: City, sign: int) -> None:
    found[_CUBES] += sign * senate.in_senate(player)
    for chamber in senate.controlled(player):
        found[_CHAMBER + chamber] += sign
    for decree in members(city.decrees):
        found[_DECREE + decree] += sign
    for plot in city.plots:
        if not plot.triggered:
            found[_PLOT_PREPARED if plot.card >= 0 else _PLOT_HELD] += sign


def _add_military(found: list[float], state: GameState) -> None:
    pawn = state.pawn
    sign = 1 if pawn > 0 else -1
    found[_PAWN] = pawn
    for place, at in enumerate(_PAWN_AT, start=_PAWN_BEYOND):
        if abs(pawn) >= at:
            found[place] = sign
    found[_LOOT] = -sum(1 if at > 0 else -1 for at in state.military_tokens)


def _add_move(found: list[float], state: GameState) -> None:
    sign = 1 if state.to_act == "A" else -1
    found[_MOVE] = sign
    if state.present.bit_count() & 1:  # without extra turns, the player to act takes the last card
        found[_LAST_CARD] = sign
    if state.stack:
        found[_CHOICE] = sign
        if state.stack[-1].kind == "progress":
            found[_PROGRESS_CHOICE] = sign
    if state.again:
        found[_AGAIN] = 1 if state.active == 0 else -1


# -- weights -----------------------------------------------------------------------------------


#: The weights of a feature that has not been learnt, such as a new component.
_UNKNOWN: Final = (0.0, 0.0, 0.0, 0.0)


def mix_name(expansions: Iterable[str]) -> str:
    """The name of a mix of expansions: "base", or "agora+pantheon"."""
    return "+".join(sorted(expansions)) or "base"


def when(state: GameState) -> tuple[int, int, int]:
    """The Age, counted from 0, and how many of its cards have been taken, out of how many."""
    return max(0, state.age - 1), len(state.dealt) - state.present.bit_count(), len(state.dealt)


@lru_cache(maxsize=1024)
def _weights(expansions: frozenset[str], age: int, taken: int, cards: int) -> tuple[float, ...]:
    """The weight of each feature at a moment of the game."""
    knots = learnt()[_learnt_mix(expansions)]
    gone = taken / cards if cards else 0.0
    return tuple(
        before + gone * (after - before)
        for before, after in zip(knots[age], knots[age + 1], strict=True)
    )


def _learnt_mix(expansions: frozenset[str]) -> str:
    """The learnt mix with the most of these sets and no others."""
    sets = {"base", *expansions}
    fitting = (mix for mix in learnt() if sets.issuperset(mix.split("+")))
    return max(fitting, key=lambda mix: len({*mix.split("+")} - {"base"}))


@lru_cache(maxsize=1)
def learnt() -> dict[str, tuple[tuple[float, ...], ...]]:
    """The weights by mix: for each feature, at the start of each Age and at the end of the game.

    A feature that was not learnt has the weight 0.
    """
    text = resources.files("duel_nb.players").joinpath("data/weights.json").read_text("utf-8")
    return {
        mix: tuple(zip(*(worth.get(name, _UNKNOWN) for name in FEATURES), strict=True))
        for mix, worth in json.loads(text).items()
    }
