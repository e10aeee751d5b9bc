"""An action compared with others: each is searched in the same sampled worlds.

What a world has in store helps or hurts all of them, so that their differences vary much less than
their chances: a few hundred games say more than thousands of unpaired ones.
"""

from collections.abc import Generator, Sequence
from math import inf, sqrt
from statistics import stdev
from typing import Final

from duel_nb.engine import Action, GameState
from duel_nb.players.search import Search

#: How many games an action is given at a time, and how often at least.
_BATCH: Final = 50
_LEAST: Final = 6
#: After so many batches only the best of the others goes on.
_QUALIFYING: Final = 2
#: How many standard errors from a threshold are clear.
_CLEAR: Final = 2.0


class _Searched:
    """An action with a search that begins with it."""

    def __init__(self, view: GameState, action: Action, seed: int) -> None:
        self.action = action
        self.chance = 0.5
        self.means: list[float] = []
        self._search = Search(view, seed)
        self._sum = 0.0

    def growing(self, games: int) -> Generator[None, None, None]:
        """Search some more games, and note the mean of their results."""
        yield from self._search.growing(self._search.games + games, only=self.action)
        [found] = [one for one in self._search.judged() if one.action == self.action]
        whole = found.chance * (found.tried + 1)
        self.chance = found.chance
        self.means.append((whole - self._sum) / games)
        self._sum = whole


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
        self._own = _Searched(view, action, seed)
        self._others = [_Searched(view, other, seed) for other in others]

    @property
    def chance(self) -> float:
        """The player's chance to win after the action, from 0 to 1."""
        return self._own.chance

    @property
    def best(self) -> Action:
        """The best of the others."""
        return self._others[0].action

    @property
    def best_chance(self) -> float:
        """The player's chance to win after the best of the others."""
        return self._others[0].chance

    @property
    def loss(self) -> float:
        """By how much the best of the others is better."""
        return self.best_chance - self.chance

    @property
    def error(self) -> float:
        """The standard error of the loss; infinite before it can be estimated."""
        pairs = zip(self._others[0].means, self._own.means, strict=True)
        differences = [other - own for other, own in pairs]
        count = len(differences)
        return stdev(differences) / sqrt(count) if count >= _LEAST else inf

    def growing(self, games: int, thresholds: Sequence[float]) -> Generator[None, None, None]:
        """Search until it is clear on which side of each threshold the loss lies.

        Args:
            games: how many games each action is given at most.
            thresholds: losses of the chance to win.

        Yields:
            None, after each step.
        """
        for number in range(1, max(1, games // _BATCH) + 1):
            for one in (self._own, *self._others):
                yield from one.growing(min(_BATCH, games))
            self._others.sort(key=lambda one: -one.chance)
            if number == _QUALIFYING:
                del self._others[1:]
            elif number > _QUALIFYING:
                nearest = min(abs(self.loss - threshold) for threshold in thresholds)
                if nearest > _CLEAR * self.error:
                    return
