"""An action compared with others: each is searched in the same sampled worlds.

What a world has in store helps or hurts all of them, so that their differences vary much less than
their chances. A difference still drifts while the trees grow. So they do not stop as soon as
chance makes them look clear, but after one of a few numbers of games, the more the nearer a
threshold is: with another seed they are as deep, and find the same.
"""

from collections.abc import Generator, Sequence
from math import inf
from typing import Final

from duel_nb.engine import Action, GameState
from duel_nb.players.search import Search

#: Stages of a comparison: after which share of the games, how far from every threshold it must be
#: to stop, and how many others go on if it is not.
_STAGES: Final = ((0.05, inf, 2), (0.15, 0.03, 2), (0.5, 0.015, 1), (1.0, 0.0, 0))


class _Searched:
    """An action with a search that begins with it."""

    def __init__(self, view: GameState, action: Action, seed: int) -> None:
        self.action = action
        self.chance = 0.5
        self._search = Search(view, seed)

    def growing(self, games: int) -> Generator[None, None, None]:
        """Search until there are so many games."""
        yield from self._search.growing(games, only=self.action)
        [found] = [one for one in self._search.judged() if one.action == self.action]
        self.chance = found.chance


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

    def growing(self, games: int, thresholds: Sequence[float]) -> Generator[None, None, None]:
        """Search until it is clear on which side of each threshold the loss lies.

        Args:
            games: how many games each action is given at most.
            thresholds: losses of the chance to win.

        Yields:
            None, after each step.
        """
        for share, clear, going_on in _STAGES:
            for one in (self._own, *self._others):
                yield from one.growing(max(1, int(share * games)))
            self._others.sort(key=lambda one: -one.chance)
            if all(abs(self.loss - threshold) >= clear for threshold in thresholds):
                return
            del self._others[going_on:]
