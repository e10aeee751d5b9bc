"""Monte Carlo tree search over what a player may know (GEN-06).

What is hidden is dealt anew again and again, always in a way that agrees with all that was seen
("information set" search with one tree of the player's own decisions and the opponent's): a branch
is worth what it brought in all the worlds in which it was possible. A game that is tried is played
until it leaves the tree; how it stands there is told by `evaluation`.
"""

import random
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp, inf, sqrt
from time import monotonic
from typing import Final

from duel_nb.engine import Action, GameState, apply, legal_actions
from duel_nb.engine.worlds import random_world
from duel_nb.players.evaluation import chance, chance_of

#: How much a branch is tried that has been tried little, beside one that has done well.
CURIOSITY: Final = 0.5
#: A branch that looks worse at first sight by so much of the chance to win is tried e times less.
DOUBT: Final = 0.07
#: So many games are tried in a world before the next one is dealt: dealing takes its time.
GAMES_IN_A_WORLD: Final = 5


class _Branch:
    """An action in the tree, and what came of it.

    Attributes:
        promise: the chance to win that whoever takes the action seemed to have after it, when it
            was first looked at.
        tried: how many games went through it.
        won: how many of them whoever takes the action has won; a shared victory is half a one.
        next: the branches that go on from here.
    """

    __slots__ = ("next", "promise", "tried", "won")

    def __init__(self, promise: float = 0.5) -> None:
        self.promise = promise
        self.tried = 0
        self.won = 0.0
        self.next: dict[Action, _Branch] = {}

    @property
    def chance(self) -> float:
        """Of winning; what the branch promised counts as one game."""
        return (self.won + self.promise) / (self.tried + 1)


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

    Attributes:
        games: how many games have been tried.
    """

    def __init__(self, view: GameState, seed: int | None = None) -> None:
        self.games = 0
        self._view = view
        self._random = random.Random(seed)
        self._root = _Branch()
        self._worlds = self._dealt()

    def grow(self, games: int = 1, *, only: Action | None = None) -> None:
        """Try so many more games, all of them through one action if ``only`` says so."""
        self.games += games
        for _ in range(games):
            state = next(self._worlds)
            path, worth = self._descend(state, only)
            for branch, who in path:
                branch.tried += 1
                branch.won += worth if who == "A" else 1 - worth

    def growing(
        self, games: int, seconds: float = inf, *, only: Action | None = None
    ) -> Generator[None, bool | None, None]:
        """Try games in short steps until there are so many, or the time is over.

        Yields:
            None, after each step; sending True ends it.
        """
        end = monotonic() + seconds
        while self.games < games and monotonic() < end:
            self.grow(min(GAMES_IN_A_WORLD, games - self.games), only=only)
            if (yield):
                return

    @property
    def lead(self) -> int:
        """How many more games the most tried action has had than the next one."""
        tried = sorted([branch.tried for branch in self._root.next.values()])
        return tried[-1] - tried[-2] if len(tried) > 1 else 0

    def _dealt(self) -> Iterator[GameState]:
        """Worlds of the view, each one several times."""
        while True:
            world = random_world(self._view, self._random.getrandbits(64))
            for _ in range(GAMES_IN_A_WORLD - 1):
                yield world.copy()
            yield world

    def judged(self) -> list[Judged]:
        """The actions of the position, the best one first: the one that was tried most."""
        branches = self._root.next.items()
        found = [Judged(action, branch.chance, branch.tried) for action, branch in branches]
        return sorted(found, key=lambda one: (-one.tried, -one.chance))

    def _descend(
        self, state: GameState, only: Action | None
    ) -> tuple[list[tuple[_Branch, str | None]], float]:
        """Go down the tree, playing, until it ends; who took each branch, and A's chance there."""
        branch, path = self._root, list[tuple[_Branch, str | None]]()
        while actions := legal_actions(state):
            if only is not None:
                actions, only = (only,), None
            who, known = state.to_act, branch.next
            new = [action for action in actions if action not in known]
            for action in new:
                known[action] = _look(state, action) if len(actions) > 1 else _Branch()
            if len(new) == len(actions) > 1:
                best = max(known[action].promise for action in new)
                return path, best if who == "A" else 1 - best
            action = _choose(actions, known)
            branch = known[action]
            path.append((branch, who))
            apply(state, action)
        return path, chance(state)


def _look(state: GameState, action: Action) -> _Branch:
    """A new branch, and what it seems to promise."""
    after = state.copy()
    apply(after, action)
    return _Branch(chance_of(after, state.to_act or "B"))


def _choose(actions: Sequence[Action], known: Mapping[Action, _Branch]) -> Action:
    """The action to try next: one that has done well, or that promises much and was tried little.

    (PUCT: what a branch promised counts as one game, and decides how soon it is tried.)
    """
    branches = [known[action] for action in actions]
    highest = max([branch.promise for branch in branches])
    shares = [exp((branch.promise - highest) / DOUBT) for branch in branches]
    tries = CURIOSITY * sqrt(1 + sum([branch.tried for branch in branches])) / sum(shares)
    best, most = actions[0], -1.0
    for action, branch, share in zip(actions, branches, shares, strict=True):
        games = branch.tried + 1
        worth = (branch.won + branch.promise + tries * share) / games
        if worth > most:
            best, most = action, worth
    return best
