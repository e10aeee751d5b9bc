"""Monte Carlo tree search over what a player may know (GEN-06).

What is hidden is dealt anew for each game that is tried, always in a way that agrees with all that
was seen ("information set" search with one tree of the player's own decisions and the opponent's):
a branch is worth what it brought in all the worlds in which it was possible.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from time import monotonic
from typing import ClassVar, Final

from duel_nb.engine import Action, GameState, apply, legal_actions
from duel_nb.engine.worlds import random_world
from duel_nb.players.player import Player

#: How much a branch is tried that has been tried little, beside one that has done well.
CURIOSITY: Final = 0.7

#: What a game is worth to A.
_WORTH: Final = {"A": 1.0, "B": 0.0, None: 0.5}


class _Branch:
    """An action in the tree, and what came of it.

    Attributes:
        tried: how many games went through it.
        won: how many of them whoever takes the action has won; a shared victory is half a one.
        possible: in how many games that came to it from above the action was legal.
        next: the branches that go on from here.
    """

    __slots__ = ("next", "possible", "tried", "won")

    def __init__(self) -> None:
        self.tried = self.possible = 0
        self.won = 0.0
        self.next: dict[Action, _Branch] = {}


@dataclass(frozen=True, slots=True)
class Judged:
    """An action as a search sees it.

    Attributes:
        action: the action.
        chance: of winning after it, from 0 to 1, for whoever takes it.
        tried: in how many games it was tried.
    """

    action: Action
    chance: float
    tried: int


class Search:
    """A tree of what may follow a position, which grows as long as one likes.

    Args:
        view: what the player who is to decide may know.
        seed: the same seed gives the same tree.
    """

    def __init__(self, view: GameState, seed: int | None = None) -> None:
        self._view = view
        self._chance = random.Random(seed)
        self._root = _Branch()

    @property
    def games(self) -> int:
        """How many games have been tried."""
        return sum(branch.tried for branch in self._root.next.values())

    def grow(self, games: int = 1) -> None:
        """Try so many more games."""
        for _ in range(games):
            state = random_world(self._view, self._chance.getrandbits(64))
            path = self._descend(state)
            self._play_out(state)
            assert state.outcome is not None
            worth = _WORTH[state.outcome.winner]
            for branch, who in path:
                branch.tried += 1
                branch.won += worth if who == "A" else 1 - worth

    def judged(self) -> list[Judged]:
        """The actions of the position, the best one first: the one that was tried most."""
        branches = self._root.next.items()
        found = [Judged(action, b.won / b.tried, b.tried) for action, b in branches]
        return sorted(found, key=lambda one: (-one.tried, -one.chance))

    def _descend(self, state: GameState) -> list[tuple[_Branch, str | None]]:
        """Go down the tree, playing, until a new branch has grown; who took each branch."""
        branch, path = self._root, []
        while actions := legal_actions(state):
            who, known = state.to_act, branch.next
            new = [action for action in actions if action not in known]
            for action in actions:
                if action in known:
                    known[action].possible += 1
            if new:
                action = new[int(self._chance.random() * len(new))]
                known[action] = _Branch()
                known[action].possible = 1
            else:
                action = max(actions, key=lambda one: _promise(known[one]))
            branch = known[action]
            path.append((branch, who))
            apply(state, action)
            if new:
                break
        return path

    def _play_out(self, state: GameState) -> None:
        """Play to the end of the game, any action with the same chance."""
        chance = self._chance.random
        while actions := legal_actions(state):
            apply(state, actions[int(chance() * len(actions))])


def _promise(branch: _Branch) -> float:
    """How much a branch deserves to be tried next (UCB1)."""
    return branch.won / branch.tried + CURIOSITY * sqrt(log(branch.possible) / branch.tried)


class SearchPlayer(Player):
    """Tries what may follow each action in many games, and takes what wins most of them.

    Args:
        seed: decides all chance; by default it differs each time.
        games: how many games to try for a decision.
        seconds: how long to think about a decision at most.
    """

    name: ClassVar[str] = "search"

    def __init__(self, seed: int | None = None, games: int = 100_000, seconds: float = 3.0) -> None:
        self._chance = random.Random(seed)
        self._games, self._seconds = games, seconds

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose the action that was tried most, as it has done best."""
        if len(actions) == 1:
            return actions[0]
        search, end = Search(view, self._chance.getrandbits(64)), monotonic() + self._seconds
        while search.games < self._games and monotonic() < end:
            search.grow()
        return search.judged()[0].action
