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
from operator import mul
from typing import Any, Final

from duel_nb.engine import GameState
from duel_nb.players.points import FEATURES, GROUPS, Counted, given_to_groups, others
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


class Linear:
    """A logistic regression on `points.FEATURES`.

    Args:
        learnt: for each name of a feature its weights at the start of each Age and at the end of
            the game; in between they are interpolated linearly.
    """

    def __init__(self, learnt: Mapping[str, Any]) -> None:
        self.knots: tuple[tuple[float, ...], ...] = tuple(
            zip(*(learnt.get(name, _UNKNOWN) for name in FEATURES), strict=True)
        )
        self._moments: dict[tuple[int, int, int], tuple[float, ...]] = {}
        self._shares: list[dict[Any, tuple[float, float]]] = [{} for _ in GROUPS]

    def chance(self, state: GameState, counted: Counted, given: list[tuple[Any, ...]]) -> float:
        """A's chance.

        Args:
            state: the position.
            counted: its `points.others`.
            given: for both Cities the `points.given_to_groups`.
        """
        age, taken, cards = when(state)
        gone = taken / cards if cards else 0.0
        weights = self._at(age, taken, cards)
        logit = 0.0
        for place, value in counted:
            logit += value * weights[place]
        for group, (of_a, of_b) in enumerate(zip(given[0], given[1], strict=True)):
            start, end = self._share(age, group, of_a)
            start_of_b, end_of_b = self._share(age, group, of_b)
            start -= start_of_b
            logit += start + gone * (end - end_of_b - start)
        return 1 / (1 + exp(-logit)) if logit > -30 else 0.0

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

    def _at(self, age: int, taken: int, cards: int) -> tuple[float, ...]:
        """The weight of each feature at a moment of the game."""
        found = self._moments.get((age, taken, cards))
        if found is None:
            gone = taken / cards if cards else 0.0
            found = self._moments[age, taken, cards] = tuple(
                [
                    before + gone * (after - before)
                    for before, after in zip(self.knots[age], self.knots[age + 1], strict=True)
                ]
            )
        return found


class Weights:
    """What was learnt for one mix of expansions.

    Args:
        learnt: the weights by name, as in `weights.json`.

    Attributes:
        win: for the chance to win, all at once.
        points: for the chance to win a game that ends by points; None where the ends of games were
            not learnt.
        threats: for each kind of threat and each of its classes, the weights of its features.
    """

    def __init__(self, learnt: Mapping[str, Any]) -> None:
        self.win = Linear(learnt["win"])
        self.points = Linear(learnt["points"]) if "points" in learnt else None
        self.threats: list[list[tuple[float, ...]]] = []
        for kind in KINDS:
            if kind in learnt:
                of_kind = [learnt[kind].get(name, 0.0) for name in THREAT_FEATURES[kind]]
                self.threats.append(_by_class(of_kind, THREAT_FEATURES[kind]))


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
        counted = others(state)
        given = [given_to_groups(city) for city in state.cities]
        at_once = weights.win.chance(state, counted, given)
        if weights.points is None:
            return at_once
        first, second = supremacies(state, weights)
        by_end = first + weights.points.chance(state, counted, given)
        return (at_once + by_end / (1 + first + second)) / 2


def supremacies(state: GameState, weights: Weights) -> tuple[float, float]:
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


def mix_name(expansions: Iterable[str]) -> str:
    """The name of a mix of expansions: "base", or "agora+pantheon"."""
    return "+".join(sorted(expansions)) or "base"


def when(state: GameState) -> tuple[int, int, int]:
    """The Age, counted from 0, and how many of its cards have been taken, out of how many."""
    return max(0, state.age - 1), len(state.dealt) - state.present.bit_count(), len(state.dealt)
