"""An action compared with others: each is searched in the same sampled worlds, again and again.

What a world has in store helps or hurts all of them, so that their differences vary much less than
their chances. But a difference drifts while a tree grows, and a tree cannot tell how far another
seed would be from it: by nothing in many positions, by a lot in some. Several trees of the same
size tell that, and their mean is what it would be with any seed, as nearly as they agree.
"""

import random
from collections.abc import Generator, Sequence
from math import sqrt
from statistics import fmean
from typing import Final

from duel_nb.engine import Action, GameState
from duel_nb.players.search import Judged, Search

#: How many trees there are at most.
_TREES: Final = 10
#: How far from a threshold is clear, and how far behind the best one another action falls out, in
#: standard errors.
_CLEAR: Final = 2.0
#: The standard deviation that is expected between trees, and how many of them it counts like.
_USUAL: Final = 0.015
_LIKE: Final = 2


class _Searched:
    """An action with what each of the trees that begin with it found."""

    def __init__(self, view: GameState, action: Action) -> None:
        self.action = action
        self.chances: list[float] = []
        self.tried = 0
        self._view = view

    def growing(self, games: int, seed: int) -> Generator[None, None, None]:
        """Grow one more tree."""
        search = Search(self._view, seed)
        yield from search.growing(games, only=self.action)
        found = next(one for one in search.judged() if one.action == self.action)
        self.chances.append(found.chance)
        self.tried += found.tried

    @property
    def chance(self) -> float:
        """The chance to win after the action."""
        return fmean(self.chances)


class Comparison:
    """Compares an action of a view with others.

    Args:
        view: the view of the player to act.
        action: the action.
        others: at least one other action.
        seed: the same seed gives the same comparison.
    """

    def __init__(
        self, view: GameState, action: Action, others: Sequence[Action], seed: int
    ) -> None:
        self._own = _Searched(view, action)
        self._others = [_Searched(view, other) for other in others]
        self._random = random.Random(seed)

    @property
    def chance(self) -> float:
        """The player's chance to win after the action, from 0 to 1."""
        return self._own.chance

    @property
    def others(self) -> list[Judged]:
        """The others that have not fallen out as clearly worse, the best one first."""
        return [Judged(one.action, one.chance, one.tried) for one in self._others]

    @property
    def loss(self) -> float:
        """By how much the best of the others is better."""
        return self._others[0].chance - self.chance

    @property
    def error(self) -> float:
        """The standard error of the loss."""
        pairs = zip(self._others[0].chances, self._own.chances, strict=True)
        apart = [(best - own - self.loss) ** 2 for best, own in pairs]
        trees = len(apart)
        return sqrt((sum(apart) + _LIKE * _USUAL**2) / (trees - 1 + _LIKE) / trees)

    def loses(self, least: float) -> bool:
        """Whether the loss is clearly so much; a lead is a negative loss."""
        return (self.loss if least > 0 else -self.loss) - self.error >= abs(least)

    def growing(self, games: int, thresholds: Sequence[float]) -> Generator[None, None, None]:
        """Search until it is clear on which side of each threshold the loss lies.

        Args:
            games: how many games each action is given at most.
            thresholds: losses of the chance to win.

        Yields:
            None, after each step.
        """
        for _ in range(min(_TREES, games)):
            seed = self._random.getrandbits(64)
            for one in (self._own, *self._others):
                yield from one.growing(max(1, games // _TREES), seed)
            self._others.sort(key=lambda one: -one.chance)
            clear = _CLEAR * self.error
            if all(abs(self.loss - threshold) >= clear for threshold in thresholds):
                return
            least = self._others[0].chance - clear
            self._others = [one for one in self._others if one.chance >= least]
