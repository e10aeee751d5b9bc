"""Information set Monte Carlo tree search on what a player may know (GEN-06).

Each simulation runs in a world sampled consistently with the player's view. One tree holds the
decisions of both players; the value of a branch is its average over the worlds in which it was
legal. A simulation descends to a leaf, which is valued by `evaluation`; there are no rollouts.
"""

import random
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from math import exp, inf, sqrt
from time import monotonic
from typing import Final

from duel_nb.engine import Action, GameState, apply, legal_actions
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.engine.worlds import random_world
from duel_nb.players.evaluation import Judge, chance, chance_of

#: The weight of exploration in PUCT.
EXPLORATION: Final = 0.5
#: The temperature of the softmax that turns first evaluations into priors, in chance to win.
TEMPERATURE: Final = 0.07
#: How many games use the same sampled world, since sampling is slow.
GAMES_IN_A_WORLD: Final = 5


class _Branch:
    """An action in the tree, with its statistics."""

    __slots__ = ("action", "next", "promise", "tried", "won")

    def __init__(self, action: Action, promise: float = 0.5) -> None:
        self.action = action
        self.promise = promise  # the acting player's chance to win, by its first evaluation
        self.tried = 0  # how many games went through it
        self.won = 0.0  # the acting player's results in them, added up
        self.next: dict[tuple[Action, ...], _Node] = {}  # by what can be done after it

    @property
    def chance(self) -> float:
        """The average result, with the first evaluation counted as one game."""
        return (self.won + self.promise) / (self.tried + 1)


class _Node:
    """A choice between branches.

    What can be done tells what was turned up: worlds with different cards have different nodes.
    """

    __slots__ = ("branches", "position", "priors", "tried")

    def __init__(self, branches: list[_Branch], position: tuple[object, ...]) -> None:
        self.branches = branches
        self.position = position  # as `_open_to_all` has it
        self.tried = 0  # how many games went through it
        self.priors = _softmax([branch.promise for branch in branches])

    def choice(self) -> _Branch:
        """The branch to try next, by PUCT."""
        self.tried += 1
        scale = EXPLORATION * sqrt(self.tried)
        best, most = self.branches[0], -1.0
        for branch, prior in zip(self.branches, self.priors, strict=True):
            score = (branch.won + branch.promise + scale * prior) / (branch.tried + 1)
            if score > most:
                best, most = branch, score
        return best

    def of(self, action: Action) -> _Branch:
        """The branch of an action."""
        return next(branch for branch in self.branches if branch.action == action)


def _open_to_all(state: GameState) -> tuple[object, ...]:
    """What tells positions of a game apart and lies open: the structure, the pawn, the Cities."""
    first, second = state.cities
    return (
        state.present,
        state.pawn,
        state.acting,
        len(state.stack),
        (first.cards, first.coins, first.standing, first.tokens),
        (second.cards, second.coins, second.standing, second.tokens),
    )


def _softmax(promises: list[float]) -> list[float]:
    """Priors from first evaluations, 1 in all."""
    highest = max(promises)
    weights = [exp((promise - highest) / TEMPERATURE) for promise in promises]
    whole = sum(weights)
    return [weight / whole for weight in weights]


@dataclass(frozen=True, slots=True)
class Judged:
    """The result of a search for one action.

    Attributes:
        action: the action.
        chance: the player's chance to win after it, from 0 to 1.
        tried: in how many games it was tried.
    """

    action: Action
    chance: float
    tried: int


class Search:
    """A search tree that can be grown step by step.

    Args:
        view: the view of the player to act.
        seed: the same seed gives the same tree; by default random.
        judge: evaluates the leaves.

    Attributes:
        games: how many games have been simulated.
    """

    def __init__(self, view: GameState, seed: int | None = None, judge: Judge = chance) -> None:
        self.games = 0
        self._judge = judge
        self._view = view
        self._random = random.Random(seed)
        self._root: dict[tuple[Action, ...], _Node] = {}
        self._worlds = self._sampled_worlds()
        self._to_come = inf

    def grow(self, games: int = 1, *, only: Action | None = None) -> None:
        """Simulate more games.

        Args:
            games: how many.
            only: an action with which all of them begin.

        Raises:
            DuelError: the view is a whole position: nothing in it is hidden.
        """
        self.games += games
        for _ in range(games):
            state = next(self._worlds)
            path, worth = self._descend(state, only)
            for branch, who in path:
                branch.tried += 1
                branch.won += worth if who == "A" else 1 - worth

    def follow(self, view: GameState, actions: Sequence[Action]) -> bool:
        """Go on from a later position, with the games that led there.

        Args:
            view: a view of the same player.
            actions: the legal actions.

        Returns:
            Whether any game led there; if none did, nothing changes.
        """
        key, position = tuple(actions), _open_to_all(view)
        level = [self._root] if view.viewer == self._view.viewer else []
        while level:
            for nodes in level:
                node = nodes.get(key)
                if node is not None and node.position == position:
                    self._root, self._view, self.games = {key: node}, view, node.tried
                    self._worlds = self._sampled_worlds()
                    return True
            level = [
                branch.next
                for nodes in level
                for node in nodes.values()
                for branch in node.branches
                if branch.next
            ]
        return False

    def growing(
        self, games: int, seconds: float = inf, *, only: Action | None = None
    ) -> Generator[None, bool | None, None]:
        """Simulate games in short steps, until the total or the time limit is reached.

        Args:
            games: the total number of games.
            seconds: the time limit.
            only: an action with which all further games begin.

        Yields:
            None, after each step; sending True stops.

        Raises:
            DuelError: as in `grow`.
        """
        begun, before = monotonic(), self.games
        while self.games < games:
            self.grow(min(GAMES_IN_A_WORLD, games - self.games), only=only)
            used = monotonic() - begun
            self._to_come = float(games - self.games)
            if used >= seconds:
                return
            if used:
                in_time = (self.games - before) * (seconds - used) / used
                self._to_come = min(self._to_come, in_time)
            if (yield):
                return

    @property
    def decided(self) -> bool:
        """Whether the games to come of `growing` cannot change which action has the most."""
        tried = sorted([branch.tried for branch in self._branches])
        lead = tried[-1] - tried[-2] if len(tried) > 1 else self.games
        return lead > self._to_come

    @property
    def _branches(self) -> list[_Branch]:
        """Those of the first choice."""
        return [branch for node in self._root.values() for branch in node.branches]

    def _sampled_worlds(self) -> Iterator[GameState]:
        """Sampled worlds of the view, each several times."""
        while True:
            world = random_world(self._view, self._random.getrandbits(64))
            for _ in range(GAMES_IN_A_WORLD - 1):
                yield world.copy()
            yield world

    def judged(self) -> list[Judged]:
        """The results of all actions, the most tried one, which is the best, first."""
        found = [Judged(one.action, one.chance, one.tried) for one in self._branches]
        return sorted(found, key=lambda one: (-one.tried, -one.chance))

    def _descend(
        self, state: GameState, only: Action | None
    ) -> tuple[list[tuple[_Branch, str | None]], float]:
        """Play down to a leaf; return the branches, each with its player, and A's chance there."""
        after, path = self._root, list[tuple[_Branch, str | None]]()
        while actions := tuple(legal_actions(state)):
            who, node = state.to_act, after.get(actions)
            if node is None:
                node = after[actions] = self._new_node(state, actions)
                if len(actions) > 1 and only is None:
                    best = max([branch.promise for branch in node.branches])
                    return path, best if who == "A" else 1 - best
            branch = node.choice() if only is None else node.of(only)
            only = None
            path.append((branch, who))
            apply(state, branch.action)
            after = branch.next
        return path, self._judge(state)

    def _new_node(self, state: GameState, actions: tuple[Action, ...]) -> _Node:
        """A choice with the first evaluation of each action; of a single one it is not needed."""
        position = _open_to_all(state)
        if len(actions) == 1:
            return _Node([_Branch(actions[0])], position)
        who = PLAYERS[state.acting]
        found = []
        for action in actions:
            after = state.copy()
            apply(after, action)
            found.append(_Branch(action, chance_of(after, who, self._judge)))
        return _Node(found, position)
