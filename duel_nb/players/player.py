"""Computer players: what they have in common, and those that look no further than one action."""

import gc
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import wraps
from typing import Any, ClassVar, Final, ParamSpec, TypeVar

from duel_nb.catalog import CATALOG, Wonder
from duel_nb.engine import Action, GameState, apply, legal_actions
from duel_nb.engine.rules.science import different
from duel_nb.engine.rules.scoring import score
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.engine.worlds import world
from duel_nb.players.evaluation import Judge, best_of, chance
from duel_nb.players.points import CHAINING

Result = TypeVar("Result")
_Sent = TypeVar("_Sent")
_Given = ParamSpec("_Given")


def finished(steps: Generator[Any, Any, Result]) -> Result:
    """Run a generator to its end and return its result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result


def uncollected(
    thinking: Callable[_Given, Generator[None, _Sent, Result]],
) -> Callable[_Given, Generator[None, _Sent, Result]]:
    """Let Python not look for cyclic garbage in what the steps of a generator keep.

    A growing tree has none, and looking takes a fifth of the time of a compiled search.
    """

    @wraps(thinking)
    def spared(*args: _Given.args, **kwargs: _Given.kwargs) -> Generator[None, _Sent, Result]:
        steps = thinking(*args, **kwargs)
        try:
            next(steps)
            while True:
                gc.freeze()
                steps.send((yield))
        except StopIteration as end:
            found: Result = end.value
            return found
        finally:
            gc.unfreeze()

    return spared


def after_action(state: GameState, action: Action) -> GameState:
    """The position after a legal action; the given one is not changed."""
    after = state.copy()
    apply(after, action)
    return after


def after_each(state: GameState) -> list[tuple[Action, GameState]]:
    """Each legal action with the position after it."""
    return [(action, after_action(state, action)) for action in legal_actions(state)]


def is_due(state: GameState, player: int) -> bool:
    """Whether a player, 0 or 1, has to make a choice that the last action has led to.

    What comes next in any case is no such choice: the next Wonder, who begins the next Age.
    """
    return bool(state.stack) and state.acting == player and state.stack[-1].kind not in _COMES_NEXT


#: The choices that are not due to an action.
_COMES_NEXT: Final = ("draft", "begin")


def choices_due(
    state: GameState, player: int, wanted: Sequence[Action] = (), judge: Judge = chance
) -> Iterator[tuple[Action, GameState]]:
    """The choices that are due, each with the position after it.

    Args:
        state: a position.
        player: 0 or 1.
        wanted: what to choose, as far as possible; after that the best at first sight.
        judge: evaluates the positions after them.
    """
    asked = iter(wanted)
    while is_due(state, player):
        after, next_one = after_each(state), next(asked, None)
        legal = [one for one in after if one[0] == next_one]
        choice, state = best_of(legal or after, PLAYERS[player], judge)
        yield choice, state


def settled(
    state: GameState, player: int, wanted: Sequence[Action] = (), judge: Judge = chance
) -> GameState:
    """The position once a player has made the choices that are due, see `choices_due`."""
    for _, position in choices_due(state, player, wanted, judge):
        state = position
    return state


class Player(ABC):
    """Chooses one of the legal actions whenever it is to act.

    Attributes:
        name: the name of this way of playing.
        blind: whether it never looks at the position, so that no view needs to be made for it.
    """

    name: ClassVar[str]
    blind: ClassVar[bool] = False

    @abstractmethod
    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose one of the actions.

        Args:
            view: this player's view of the position (GEN-06); for a blind player, which ignores
                it, the position itself.
            actions: the legal actions, at least one.
        """

    def think(
        self, view: GameState, actions: Sequence[Action]
    ) -> Generator[None, bool | None, Action]:
        """Choose as `choose` does, in short steps, so that a user interface stays responsive.

        Yields:
            None, after each step; sending True asks for the best action so far.

        Returns:
            The chosen action.
        """
        yield
        return self.choose(view, actions)


class RandomPlayer(Player):
    """Chooses uniformly at random.

    Args:
        seed: the same seed gives the same choices; by default random.
    """

    name = "random"
    blind = True

    def __init__(self, seed: int | None = None) -> None:
        self._choice = random.Random(seed).choice

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose any of the actions."""
        return self._choice(actions)


class GreedyPlayer(Player):
    """Takes the action with the greatest immediate value.

    It plays every action in a possible world and adds up points, coins, production, trade prices,
    scientific symbols, the Conflict pawn and further actions. It ignores what the opponent can do
    next.

    Args:
        seed: breaks ties; by default random.
    """

    name = "greedy"

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed).random

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose the most valuable action."""
        before = world(view)
        return max(actions, key=lambda action: (_worth(before, action), self._random()))


#: The value of a coin in points (BASE-SCORE-08); of a resource, shield or symbol by Age.
_COIN = 1 / CATALOG.coins_per_point
_RESOURCE = (3.0, 3.0, 2.5, 0.2)
_SHIELD = (1.2, 1.2, 1.6, 2.0)
_SYMBOL = (1.5, 1.5, 2.5, 2.0)
_WIN = 1000.0
#: The value of a Progress token, another turn and a chain symbol, besides their points.
_TOKEN, _TURN, _CHAIN = 2.0, 2.5, 0.5


def _worth(before: GameState, action: Action) -> float:
    """The value of the position after an action; the opponent's City counts half."""
    me, after = before.acting, after_action(before, action)
    if after.outcome is not None:
        winner = after.outcome.winner
        return 0.0 if winner is None else _WIN if winner == PLAYERS[me] else -_WIN
    worth = _city(after, me) - _city(after, 1 - me) / 2
    worth += _SHIELD[after.age] * (after.pawn if me == 0 else -after.pawn)
    if after.acting == me:
        pair = bool(after.stack) and after.stack[-1].kind == "progress"
        worth += 2 * _TOKEN if pair else _TURN
    return worth


def _city(state: GameState, player: int) -> float:
    """The estimated value of a City in points."""
    city, age, sheet = state.cities[player], state.age, score(state, player)
    worth = sheet.total - sheet.military - sheet.treasury + city.purse * _COIN
    terms = city.market.terms
    made = sum(min(units, 2) + 0.4 * max(0, units - 2) for units in terms.produced)
    worth += _RESOURCE[age] * (made + 0.8 * len(terms.one_of) - 0.2 * sum(terms.prices))
    symbols = different(city)
    worth += symbols * (_SYMBOL[age] + 0.25 * symbols) + _TOKEN * city.tokens.bit_count()
    worth += _CHAIN * (city.cards & CHAINING).bit_count()
    worth += 2.0 * (len(city.mythology) + city.offerings.bit_count())
    if state.senate is not None:
        worth += state.senate.in_senate(player) + 2.0 * city.decrees.bit_count()
    return worth + sum(_OWNED[wonder] for wonder in city.owned if not city.standing >> wonder & 1)


def _owned(wonder: Wonder) -> float:
    """The value of owning a Wonder that can still be constructed, from its figures."""
    worth = wonder.points + (wonder.coins + wonder.opponent_loses) * _COIN
    worth += _TURN * wonder.play_again + 2.5 * bool(wonder.produces_one_of)
    worth += 3.0 * (bool(wonder.progress_from_box) + wonder.build_from_discard + wonder.theater)
    return 1.0 + (worth + 1.2 * wonder.shields) / 4


_OWNED = tuple(_owned(wonder) for wonder in CATALOG.wonders)
