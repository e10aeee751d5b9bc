"""Evaluate a position: the chance to win.

A game ends by a supremacy or by points. How near each player is to a supremacy is a threat
(`threats`), whose weights give each of these ends its chance; the rest is a game of points, and who
wins that is a logistic regression on other features (`points`), whose weights at the start of each
Age and at the end of the game are interpolated linearly in between. All weights were learnt from
many games (`weights.json`, written by `python -m tests.strength.learn`).
"""

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import resources
from math import exp
from operator import mul
from typing import Any, Final

from duel_nb.engine import GameState
from duel_nb.players.points import FEATURES, GROUPS, given_to_groups, others
from duel_nb.players.threats import FEATURES as THREAT_FEATURES
from duel_nb.players.threats import KINDS, threats

#: Evaluates a position: A's chance to win, from 0 to 1.
Judge = Callable[[GameState], float]

#: The value of a finished game for A, by its winner.
WORTH: Final = {"A": 1.0, "B": 0.0, None: 0.5}

#: The weights of a feature that has not been learnt, such as a new component.
_UNKNOWN: Final = (0.0, 0.0, 0.0, 0.0)

#: How many shares of a group of features are kept.
_KEPT: Final = 20_000

#: The weights of a moment of a game.
_Moment = tuple[float, ...]


class Weights:
    """What was learnt for one mix of expansions.

    Args:
        learnt: for each name of a feature its weights, as in `weights.json`.

    Attributes:
        knots: the weights of `points.FEATURES` at the start of each Age and at the end.
        threats: for each kind of threat and each of its classes, the weights of its features;
            empty where only points were learnt.
    """

    def __init__(self, learnt: Mapping[str, Any]) -> None:
        points = learnt["points"]
        self.knots: tuple[_Moment, ...] = tuple(
            zip(*(points.get(name, _UNKNOWN) for name in FEATURES), strict=True)
        )
        self.threats: list[list[tuple[float, ...]]] = []
        for kind in KINDS:
            if kind in learnt:
                of_kind = [learnt[kind].get(name, 0.0) for name in THREAT_FEATURES[kind]]
                self.threats.append(_by_class(of_kind, THREAT_FEATURES[kind]))
        self._moments: dict[tuple[int, int, int], _Moment] = {}
        self._shares: list[dict[Any, tuple[float, float]]] = [{} for _ in GROUPS]

    def _at(self, age: int, taken: int, cards: int) -> _Moment:
        """The weight of each feature of the points at a moment of the game."""
        found = self._moments.get((age, taken, cards))
        if found is None:
            gone = taken / cards if cards else 0.0
            found = tuple(
                [
                    before + gone * (after - before)
                    for before, after in zip(self.knots[age], self.knots[age + 1], strict=True)
                ]
            )
            self._moments[age, taken, cards] = found
        return found

    def points_logit(self, state: GameState) -> float:
        """The logit of A's chance to have more points at the end."""
        age, taken, cards = when(state)
        gone = taken / cards if cards else 0.0
        weights = self._at(age, taken, cards)
        logit = 0.0
        for place, value in others(state):
            logit += value * weights[place]
        first, second = state.cities
        for group, (of_a, of_b) in enumerate(
            zip(given_to_groups(first), given_to_groups(second), strict=True)
        ):
            start, end = self._share(age, group, of_a)
            start_of_b, end_of_b = self._share(age, group, of_b)
            start -= start_of_b
            logit += start + gone * (end - end_of_b - start)
        return logit

    def _share(self, age: int, group: int, given: Any) -> tuple[float, float]:
        """What a group of features adds to the logit at the start and at the end of an Age."""
        known = self._shares[group]
        found = known.get((age, given))
        if found is None:
            counted = GROUPS[group](given)
            before, after = self.knots[age], self.knots[age + 1]
            found = (
                sum([value * before[place] for place, value in counted]),
                sum([value * after[place] for place, value in counted]),
            )
            if len(known) >= _KEPT:
                known.clear()
            known[age, given] = found
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
        by_points = _sigmoid(weights.points_logit(state))
        if not weights.threats:
            return by_points
        first, second = ends_at_once(state, weights)
        return (first + by_points) / (1 + first + second)


def ends_at_once(state: GameState, weights: Weights) -> tuple[float, float]:
    """For A and B, the odds of a supremacy against an end by points."""
    first, second = [
        sum(
            [
                exp(sum(map(mul, of_kind[threat.missing], threat.values)))
                for of_kind, threat in zip(weights.threats, seen, strict=True)
            ]
        )
        for seen in threats(state)
    ]
    return first, second


def _sigmoid(logit: float) -> float:
    return 1 / (1 + exp(-logit)) if logit > -30 else 0.0


@cache
def learnt() -> Judgement:
    """The judgement that this program has learnt."""
    data = resources.files("duel_nb.players").joinpath("data/weights.json")
    return Judgement.read(data.read_text("utf-8"))


def chance(state: GameState) -> float:
    """A's chance to win, from 0 to 1; 1, 0 or 0.5 if the game is over."""
    return learnt().chance(state)


def chance_of(state: GameState, who: str) -> float:
    """The chance to win of "A" or "B", from 0 to 1."""
    return chance(state) if who == "A" else 1 - chance(state)


def mix_name(expansions: Iterable[str]) -> str:
    """The name of a mix of expansions: "base", or "agora+pantheon"."""
    return "+".join(sorted(expansions)) or "base"


def when(state: GameState) -> tuple[int, int, int]:
    """The Age, counted from 0, and how many of its cards have been taken, out of how many."""
    return max(0, state.age - 1), len(state.dealt) - state.present.bit_count(), len(state.dealt)
