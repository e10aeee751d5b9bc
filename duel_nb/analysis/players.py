"""Players that choose among the legal actions."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from duel_nb.catalog import Card, ProgressToken, Wonder
from duel_nb.engine import Action, DuelError, GameState


class Player(ABC):
    """Someone who chooses one of the legal actions whenever it is their turn to decide.

    Attributes:
        name: what people call this way of playing.
        blind: True if it never looks at the position; then no view is made for it.
    """

    name: ClassVar[str]
    blind: ClassVar[bool] = False

    @abstractmethod
    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose one of the actions.

        Args:
            view: what this player may know of the position (GEN-06); for a blind player the
                position itself, which is none of its business.
            actions: the legal actions, at least one.
        """


class RandomPlayer(Player):
    """Chooses every action with the same chance.

    Args:
        seed: decides all choices; by default they differ each time.
    """

    name = "random"
    blind = True

    def __init__(self, seed: int | None = None) -> None:
        self._choice = random.Random(seed).choice

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose any of the actions."""
        return self._choice(actions)


class GreedyPlayer(Player):
    """Takes what is worth most at once, in points and coins, and looks no further.

    It knows what the figures on cards, Wonders and tokens are worth in each Age, pays attention
    to what they cost it, and takes a supremacy when it can have one. It does not think about what
    it leaves to its opponent.

    Args:
        seed: decides between actions that are worth the same; by default it differs each time.
    """

    name = "greedy"

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed).random

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose the action that is worth most."""
        return max(actions, key=lambda action: (_worth(view, action), self._random()))


#: What a coin is worth in points (BASE-SCORE-08), and what a resource or a shield is by Age.
_COIN = 1 / 3
_RESOURCE = (0.0, 3.0, 2.5, 0.2)
_SHIELD = (0.0, 1.2, 1.6, 2.0)
_SYMBOL = (0.0, 1.5, 2.5, 2.0)
_WIN = 1000.0


def _worth(view: GameState, action: Action) -> float:
    """How many points an action seems to be worth."""
    me = view.to_act or "A"
    if action.verb == "build" and action.card is not None:
        paid = view.payments(action)
        spent = paid[0].total if paid else 0
        return _card(view, me, action.card) - spent * _COIN
    if action.verb == "wonder" and action.wonder is not None:
        spent = view.cost_of(action.wonder.id, me).total
        return _wonder(view, me, action.wonder) - spent * _COIN
    if action.verb == "discard":
        yellow = view.city(me).count("yellow")
        return (2 + yellow) * _COIN if view.age else 0.0
    if action.verb == "draft" and action.wonder is not None:
        return _wonder(view, me, action.wonder)
    if action.token is not None:
        return _token(view, me, action.token)
    if action.verb == "take" and action.card is not None:
        return _card(view, me, action.card)
    if action.verb == "begin":
        return 1.0 if action.player == me else 0.0
    return 1.0


def _card(view: GameState, me: str, card: Card) -> float:
    city, age = view.city(me), max(view.age, 1)
    worth = card.points + card.coins * _COIN
    made = city.production
    for units, owned in zip(card.produces, made.values(), strict=True):
        worth += units * _RESOURCE[age] * (1.0 if owned < 2 else 0.4)
    worth += _RESOURCE[age] * (0.8 if card.produces_one_of else 0.0)
    worth += _RESOURCE[age] * 0.5 * len(card.fixed_price)
    if card.shields:
        bonus = sum(t.red_shield_bonus for t in city.progress) if card.colour == "red" else 0
        worth += _shields(view, me, card.shields + bonus)
    if card.science:
        worth += _symbol(view, me, card.science)
    if card.chain_symbol_provided:
        worth += 0.5
    if card.coins_per is not None:
        worth += card.coins_per.coins * city.count(card.coins_per.what) * _COIN
    if card.guild is not None:
        worth += 3.0
    return worth + (2.0 if card.mythology else 0.0)


def _wonder(view: GameState, me: str, wonder: Wonder) -> float:
    worth = 1.0 + wonder.points + wonder.coins * _COIN + wonder.opponent_loses * _COIN
    worth += 2.5 * wonder.play_again + 2.0 * bool(wonder.produces_one_of)
    worth += 3.0 * (bool(wonder.progress_from_box) + wonder.build_from_discard + wonder.theater)
    if wonder.shields:
        worth += _shields(view, me, wonder.shields)
    return worth


def _token(view: GameState, me: str, token: ProgressToken) -> float:
    if token.science:
        return _symbol(view, me, token.science)
    worth = token.points + token.coins * _COIN + 2.0
    return worth + token.points_per_progress * len(view.city(me).progress)


def _shields(view: GameState, me: str, shields: int) -> float:
    need = 9 - (view.pawn if me == "A" else -view.pawn)
    return _WIN if shields >= need else shields * _SHIELD[max(view.age, 1)]


def _symbol(view: GameState, me: str, symbol: str) -> float:
    owned = view.city(me).symbols
    if symbol not in owned:
        return _WIN if len(owned) == 5 else _SYMBOL[max(view.age, 1)] + 0.5 * len(owned)
    return 4.0 if owned[symbol] == 1 and view.progress_tokens else 0.0


#: The simple computer players by name.
PLAYERS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {"greedy": GreedyPlayer, "random": RandomPlayer}
)


def player(name: str) -> Player:
    """A new computer player of a kind.

    Raises:
        DuelError: there is no such kind.
    """
    if name not in PLAYERS:
        known = " or ".join(repr(one) for one in PLAYERS)
        raise DuelError(f"There is no computer player called {name!r}; choose {known}.")
    return PLAYERS[name]()
