"""A player that takes what looks best at once: an opponent for people who play alone.

It sees only what a player may see, plans nothing, and weighs in points: what an action brings now,
what each coin could buy, how near a supremacy is. The weights were set by hand and checked by
playing against chance (see the tests).
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from duel_nb.analysis.players import Player
from duel_nb.catalog import CATALOG, RESOURCES, Card, Wonder
from duel_nb.engine import Action, City, GameState
from duel_nb.engine.effects.buildings import DISCARD_COINS

#: What things are worth, in points.
COIN = 0.35
SHIELD = 1.1
EXTRA_TURN = 3.0
CHAIN = 0.6
RESOURCE = (0.0, 2.6, 1.6, 0.5)
"""A unit of a resource in each Age (the draft has none): early ones are used more often."""
NEW_SYMBOL = (0.0, 1.4, 1.8, 2.4)
PAIR = 4.0
LOSING = 40.0
"""A supremacy, one's own or one that must be prevented."""


class GreedyPlayer(Player):
    """Takes the action that looks best now, by rough weights; ties are broken by chance.

    Args:
        seed: decides between equals; by default it differs each time.
    """

    name = "greedy"

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed).random

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose the action with the highest value."""
        if len(actions) == 1:
            return actions[0]
        return max(actions, key=lambda action: (value(view, action), self._random()))


def value(view: GameState, action: Action) -> float:
    """What an action looks worth to the player who is to act, in points; only rough."""
    me = view.to_act or view.turn
    match action.verb:
        case "build" if action.card is not None:
            cost = 0 if view.decisions else view.cost_of(action.card.id).total
            return card_value(view, me, action.card) - COIN * cost
        case "wonder" if action.wonder is not None and action.card is not None:
            cost = 0 if view.decisions else view.cost_of(action.wonder.id).total
            denied = 0.3 * card_value(view, _other(me), action.card)
            return wonder_value(view, me, action.wonder) - COIN * cost + denied
        case "discard" if action.card is not None and not view.decisions:
            coins = DISCARD_COINS + view.city(me).count("yellow")
            return COIN * coins + 0.3 * card_value(view, _other(me), action.card)
        case "discard" | "seize" if action.card is not None:  # a card of the opponent's City
            return card_value(view, _other(me), action.card)
        case "draft" if action.wonder is not None:
            return wonder_value(view, me, action.wonder)
        case "take" if action.token is not None:
            return 4.0 + action.token.points
        case "activate":
            return 3.0 if action.other < 0 else 3.2
        case "begin":
            return 1.0 if str(action).endswith(me) else 0.0
        case _:
            return 0.0


def card_value(view: GameState, player: str, card: Card) -> float:
    """What a Building would bring a player, its cost aside."""
    city, age = view.city(player), max(1, view.age)
    points = float(card.points) + COIN * card.coins
    for resource, count in zip(RESOURCES, card.produces, strict=True):
        have = city.production[resource]
        points += count * RESOURCE[age] / (1 + have)
    points += 0.8 * RESOURCE[age] * bool(card.produces_one_of or card.fixed_price)
    points += CHAIN * bool(card.chain_symbol_provided)
    if card.shields:
        points += _shields(view, player, card.shields)
    if card.science:
        points += _symbol(city, card.science, age)
    if card.guild is not None:
        points += 4.0
    return points


def wonder_value(view: GameState, player: str, wonder: Wonder) -> float:
    """What a Wonder would bring a player, its cost aside."""
    points = 2.0 + wonder.points + COIN * (wonder.coins + wonder.opponent_loses)
    points += EXTRA_TURN * wonder.play_again
    if wonder.shields:
        points += _shields(view, player, wonder.shields)
    return points


def _shields(view: GameState, player: str, shields: int) -> float:
    """Pushing the pawn: worth more the nearer it is to either capital."""
    ahead = view.pawn if player == "A" else -view.pawn
    if ahead + shields >= CATALOG.capital:
        return LOSING
    near = max(0, -ahead - 3) + max(0, ahead + shields - 5)
    return shields * (SHIELD + 0.8 * near)


def _symbol(city: City, symbol: str, age: int) -> float:
    """A scientific symbol: a new one leads to supremacy, a second one brings a token."""
    different = len(city.symbols)
    if symbol not in city.symbols:
        return LOSING if different >= 5 else NEW_SYMBOL[age] + 0.7 * different
    return PAIR if city.symbols[symbol] == 1 else 0.0


def _other(player: str) -> str:
    return "B" if player == "A" else "A"
