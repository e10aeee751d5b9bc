"""Two actions compared: each is searched in the same sampled worlds, until the difference is clear.

What a world has in store helps or hurts both actions, so that their difference varies much less
than either chance: a few hundred games say more than thousands of unpaired ones.
"""

from collections.abc import Generator, Sequence
from math import inf, sqrt
from statistics import stdev
from typing import Final

from duel_nb.engine import Action, GameState
from duel_nb.players.search import Search

#: How many games each action is given at a time, and how often at least.
_BATCH: Final = 50
_LEAST: Final = 4
#: How many standard errors from a threshold are clear.
_CLEAR: Final = 1.8


class Comparison:
    """Compares two actions of a view.

    Args:
        view: the view of the player to act.
        actions: the two actions.
        seed: the same seed gives the same comparison.

    Attributes:
        chances: the player's chance to win after either, from 0 to 1; 0.5 before it has begun.
    """

    def __init__(self, view: GameState, actions: tuple[Action, Action], seed: int) -> None:
        self._actions = actions
        self._searches = Search(view, seed), Search(view, seed)
        self._sums = 0.0, 0.0
        self._differences: list[float] = []
        self.chances = 0.5, 0.5

    @property
    def difference(self) -> float:
        """By how much the first action is better."""
        return self.chances[0] - self.chances[1]

    @property
    def error(self) -> float:
        """The standard error of the difference; infinite before it can be estimated."""
        count = len(self._differences)
        return stdev(self._differences) / sqrt(count) if count >= _LEAST else inf

    def growing(self, games: int, thresholds: Sequence[float]) -> Generator[None, None, None]:
        """Search until it is clear on which side of each threshold the difference lies.

        Args:
            games: how many games each action is given at most.
            thresholds: differences in the chance to win.

        Yields:
            None, after each step.
        """
        for _ in range(max(1, games // _BATCH)):
            found = []
            for search, action in zip(self._searches, self._actions, strict=True):
                for _ in search.growing(search.games + min(_BATCH, games), only=action):
                    yield
                [one] = [one for one in search.judged() if one.action == action]
                found.append((one.chance, one.chance * (one.tried + 1)))
            (first, first_sum), (second, second_sum) = found
            new = first_sum - self._sums[0] - second_sum + self._sums[1]
            self._differences.append(new / _BATCH)
            self._sums, self.chances = (first_sum, second_sum), (first, second)
            nearest = min(abs(self.difference - threshold) for threshold in thresholds)
            if nearest > _CLEAR * self.error:
                return
