"""Evaluate a position: the chance to win, as the mean of two opinions.

The first sees how a game can end: by a supremacy of either player, as near as their threats are
(`threats`), or else by points. The second sees all features of a City (`points`) at once. Leagues
showed that neither plays as well as their mean: the first alone overrates threats, the second is
blind to them. All weights were learnt from many games (`weights.json`, written by
`python -m tests.strength.learn`).
"""

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import resources
from math import exp
from typing import Any, Final, TypeVar

from duel_nb.engine import Action, GameState
from duel_nb.engine.state.city import City
from duel_nb.players.points import (
    BOARD,
    FEATURES,
    GROUPS,
    Counted,
    given_to_board,
    given_to_groups,
    others,
)
from duel_nb.players.threats import FEATURES as THREAT_FEATURES
from duel_nb.players.threats import IN_TURN, KINDS, SEEN, Seat, seats

#: Evaluates a position: A's chance to win, from 0 to 1.
Judge = Callable[[GameState], float]

#: The value of a finished game for A, by its winner.
WORTH: Final = {"A": 1.0, "B": 0.0, None: 0.5}

#: The weights of a feature that has not been learnt, such as a new component.
_UNKNOWN: Final = (0.0, 0.0, 0.0, 0.0)

#: How many values of a kind are kept.
_KEPT: Final = 20_000

#: What features add to a logit at the start and at the end of an Age: to the chance to win, then to
#: that of a game that ends by points.
_Share = tuple[float, float, float, float]

_Found = TypeVar("_Found")


class Linear:
    """Two logistic regressions on `points.FEATURES`, asked together since that is twice as fast.

    Args:
        win: the weights for the chance to win, for each name of a feature at the start of each Age
            and at the end of the game; in between they are interpolated linearly.
        points: likewise for the chance to win a game that ends by points.
    """

    def __init__(self, win: Mapping[str, Any], points: Mapping[str, Any]) -> None:
        self._win, self._points = by_age(win), by_age(points)
        self._moments: dict[tuple[int, int, int], list[tuple[float, float]]] = {}
        self._shares: list[dict[Any, _Share]] = [{} for _ in GROUPS]
        self._cities: dict[Any, _Share] = {}
        self._boards: list[dict[Any, _Share]] = [{} for _ in BOARD]

    def chances(self, state: GameState) -> tuple[float, float]:
        """A's chance to win the game, and to win it if it ends by points."""
        age, taken, cards = when(state)
        weights = self._at(age, taken, cards)
        win = points = 0.0
        for place, value in others(state):
            of_win, of_points = weights[place]
            win += value * of_win
            points += value * of_points
        gone = taken / cards if cards else 0.0
        left = 1 - gone
        first, second = state.cities
        of_a, of_b = self._of_city(age, first), self._of_city(age, second)
        win += left * (of_a[0] - of_b[0]) + gone * (of_a[1] - of_b[1])
        points += left * (of_a[2] - of_b[2]) + gone * (of_a[3] - of_b[3])
        for number, given in enumerate(given_to_board(state)):
            known = self._boards[number]
            share = known.get((age, given))
            if share is None:
                share = _keep(known, (age, given), self._weighed(age, BOARD[number](given)))
            win += left * share[0] + gone * share[1]
            points += left * share[2] + gone * share[3]
        return _chance(win), _chance(points)

    def _of_city(self, age: int, city: City) -> _Share:
        """What all groups of features of a City add."""
        # All that they follow from: putting it together takes less time than asking each group.
        given = (
            age,
            city.market,
            city.cards,
            city.owned,
            city.standing,
            city.tokens,
            city.divinities,
            city.mythology,
            city.offerings,
            city.snake,
            city.decrees,
            city.plots,
        )
        found = self._cities.get(given)
        if found is None:
            first, second, third, fourth = 0.0, 0.0, 0.0, 0.0
            for group, of_group in enumerate(given_to_groups(city)):
                share = self._share(age, group, of_group, city)
                first += share[0]
                second += share[1]
                third += share[2]
                fourth += share[3]
            found = _keep(self._cities, given, (first, second, third, fourth))
        return found

    def _share(self, age: int, group: int, given: Any, city: City) -> _Share:
        """What a group of features of a City adds."""
        known = self._shares[group]
        found = known.get((age, given))
        if found is None:
            found = _keep(known, (age, given), self._weighed(age, GROUPS[group](city)))
        return found

    def _weighed(self, age: int, counted: Counted) -> _Share:
        """What some features add."""
        knots = self._win[age], self._win[age + 1], self._points[age], self._points[age + 1]
        first, second, third, fourth = [
            sum([value * knot[place] for place, value in counted]) for knot in knots
        ]
        return first, second, third, fourth

    def _at(self, age: int, taken: int, cards: int) -> list[tuple[float, float]]:
        """The weights of each feature at a moment of the game."""
        found = self._moments.get((age, taken, cards))
        if found is None:
            gone = taken / cards if cards else 0.0
            win, points = [
                [before + gone * (after - before) for before, after in zip(*knots, strict=True)]
                for knots in (self._win[age : age + 2], self._points[age : age + 2])
            ]
            found = self._moments[age, taken, cards] = [*zip(win, points, strict=True)]
        return found


def by_age(learnt: Mapping[str, Any]) -> tuple[tuple[float, ...], ...]:
    """The weights of all features at the start of each Age and at the end of the game.

    Args:
        learnt: these weights for each name of a feature.
    """
    return tuple(zip(*(learnt.get(name, _UNKNOWN) for name in FEATURES), strict=True))


def _keep(known: dict[Any, _Found], given: Any, found: _Found) -> _Found:
    """Keep what follows from something, for when the same is given again."""
    if len(known) >= _KEPT:
        known.clear()
    known[given] = found
    return found


def _chance(logit: float) -> float:
    return 1 / (1 + exp(-logit)) if logit > -30 else 0.0


class Weights:
    """What was learnt for one mix of expansions.

    Args:
        learnt: the weights by name, as in `weights.json`.

    Attributes:
        linear: for the chance to win, all at once, and to win a game that ends by points.
        ends: whether the ends of games were learnt; otherwise only the chance to win was.
        threats: for each kind of threat and each of its classes, the weights of its features.
    """

    def __init__(self, learnt: Mapping[str, Any]) -> None:
        self.ends = "points" in learnt
        self.linear = Linear(learnt["win"], learnt["points" if self.ends else "win"])
        self.threats: list[list[tuple[float, ...]]] = []
        for kind in KINDS:
            if kind in learnt:
                of_kind = [learnt[kind].get(name, 0.0) for name in THREAT_FEATURES[kind]]
                self.threats.append(_by_class(of_kind, THREAT_FEATURES[kind]))
        self._known: list[dict[Any, tuple[float, tuple[float, ...]]]] = [{} for _ in self.threats]

    def odds(self, seat: Seat) -> list[float]:
        """For each kind, a player's odds of that supremacy against an end by points."""
        turn, of_kinds = seat
        found = []
        for kind, given in enumerate(of_kinds):
            seen = self._known[kind].get(given)
            if seen is None:
                seen = self._see(kind, given)
            logit, weights = seen
            found.append(exp(logit + _added_up(weights, turn)))
        return found

    def _see(self, kind: int, given: tuple[Any, ...]) -> tuple[float, tuple[float, ...]]:
        """A threat's logit without what changes from turn to turn, and the weights of that."""
        missing, values = SEEN[kind](*given)
        weights, in_turn = self.threats[kind][missing], IN_TURN[kind]
        logit = _added_up(weights[in_turn:], values)
        return _keep(self._known[kind], given, (logit, weights[:in_turn]))


def _added_up(weights: tuple[float, ...], values: tuple[float, ...]) -> float:
    """The first values, each times its weight, added up."""
    found = 0.0
    for place, weight in enumerate(weights):
        found += weight * values[place]
    return found


def _by_class(weights: list[float], names: list[str]) -> list[tuple[float, ...]]:
    """The weights of a kind of threat, split by the class in their names."""
    classes: dict[str, list[float]] = {}
    for name, weight in zip(names, weights, strict=True):
        classes.setdefault(name.split(":")[0], []).append(weight)
    return [tuple(one) for one in classes.values()]


class Judgement:
    """Evaluates positions with one set of weights.

    Args:
        mixes: the weights by mix.
    """

    def __init__(self, mixes: dict[str, Weights]) -> None:
        self._mixes = mixes
        self._fitting: dict[frozenset[str], Weights] = {}

    @staticmethod
    def read(text: str) -> "Judgement":
        """The judgement of a file like `weights.json`."""
        return Judgement({mix: Weights(learnt) for mix, learnt in json.loads(text).items()})

    def weights(self, expansions: frozenset[str]) -> Weights:
        """Those of the learnt mix with the most of these sets and no others."""
        found = self._fitting.get(expansions)
        if found is None:
            sets = {"base", *expansions}
            fitting = [mix for mix in self._mixes if sets.issuperset(mix.split("+"))]
            best = max(fitting, key=lambda mix: len({*mix.split("+")} - {"base"}))
            found = self._fitting[expansions] = self._mixes[best]
        return found

    def chance(self, state: GameState) -> float:
        """A's chance to win, from 0 to 1; 1, 0 or 0.5 if the game is over."""
        if state.outcome is not None:
            return WORTH[state.outcome.winner]
        weights = self.weights(state.expansions)
        at_once, by_points = weights.linear.chances(state)
        if not weights.ends:
            return at_once
        of_a, of_b = odds(state, weights)
        first, second = sum(of_a), sum(of_b)
        return (at_once + (first + by_points) / (1 + first + second)) / 2


def odds(state: GameState, weights: Weights) -> tuple[list[float], list[float]]:
    """For A and B, the odds of each supremacy against an end by points, in the order of `KINDS`."""
    first, second = seats(state)
    return weights.odds(first), weights.odds(second)


@cache
def learnt() -> Judgement:
    """The judgement that this program has learnt."""
    data = resources.files("duel_nb.players").joinpath("data/weights.json")
    return Judgement.read(data.read_text("utf-8"))


def chance(state: GameState) -> float:
    """A's chance to win, from 0 to 1; 1, 0 or 0.5 if the game is over."""
    return learnt().chance(state)


def chance_of(state: GameState, who: str, judge: Judge = chance) -> float:
    """The chance to win of "A" or "B" by a judge, from 0 to 1."""
    return judge(state) if who == "A" else 1 - judge(state)


def best_of(
    after: Iterable[tuple[Action, GameState]], who: str, judge: Judge = chance
) -> tuple[Action, GameState]:
    """The action after which "A" or "B" has the best chance to win, and the position after it.

    Args:
        after: at least one action, each with the position after it.
        who: the player.
        judge: evaluates the positions.
    """
    return max(after, key=lambda one: chance_of(one[1], who, judge))


def mix_name(expansions: Iterable[str]) -> str:
    """The name of a mix of expansions: "base", or "agora+pantheon"."""
    return "+".join(sorted(expansions)) or "base"


def when(state: GameState) -> tuple[int, int, int]:
    """The Age, counted from 0, and how many of its cards have been taken, out of how many."""
    return max(0, state.age - 1), len(state.dealt) - state.present.bit_count(), len(state.dealt)
