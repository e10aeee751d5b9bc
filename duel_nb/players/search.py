"""Information set Monte Carlo tree search on what a player may know (GEN-06).

Each simulation runs in a world sampled consistently with the player's view. One tree holds the
decisions of both players; the value of a branch is its average over the worlds in which it was
legal. A simulation descends to a leaf, which is valued by `evaluation`; there are no rollouts.
"""

import random
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import exp, inf, sqrt
from time import monotonic
from typing import Final

from duel_nb.engine import Action, GameState, apply, legal_actions
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.engine.worlds import random_world
from duel_nb.players.evaluation import Judge, chance, chance_of
from duel_nb.players.player import uncollected

#: The weight of exploration in PUCT.
EXPLORATION: Final = 0.5
#: The temperature of the softmax that turns first evaluations into priors, in chance to win.
TEMPERATURE: Final = 0.07
#: How many games use the same sampled world, since sampling is slow.
GAMES_IN_A_WORLD: Final = 5


class _Branch:
    """An action in the tree, with its statistics and the actions after it."""

    __slots__ = ("next", "position", "prior", "promise", "tried", "won")

    def __init__(self, promise: float = 0.5) -> None:
        self.promise = promise  # the acting player's chance to win, by its first evaluation
        self.prior = exp(promise / TEMPERATURE)  # in proportion to those of other actions
        self.tried = 0  # how many games went through it
        self.won = 0.0  # the acting player's results in them, added up
        self.next: dict[Action, _Branch] = {}
        self.position: tuple[object, ...] = ()  # after it, as `_open_to_all` has it

    @property
    def chance(self) -> float:
        """The average result, with the first evaluation counted as one game."""
        return (self.won + self.promise) / (self.tried + 1)


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
        self._root = _Branch()
        self._world, self._uses = view, 0
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
            path, worth = self._descend(self._sampled_world(), only)
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
        position = _open_to_all(view)
        level = [self._root] if view.viewer == self._view.viewer else []
        while level:
            for branch in level:
                known = {action: one for action, one in branch.next.items() if action in actions}
                if known and branch.position == position:
                    branch.next, self._root, self._view = known, branch, view
                    self.games = sum(one.tried for one in known.values())
                    self._uses = 0
                    return True
            level = [one for branch in level for one in branch.next.values()]
        return False

    @uncollected
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
        tried = sorted([branch.tried for branch in self._root.next.values()])
        lead = tried[-1] - tried[-2] if len(tried) > 1 else self.games
        return lead > self._to_come

    def _sampled_world(self) -> GameState:
        """A sampled world of the view; several games have the same one."""
        if not self._uses:
            self._world = random_world(self._view, self._random.getrandbits(64))
            self._uses = GAMES_IN_A_WORLD
        self._uses -= 1
        return self._world.copy()

    def judged(self, *played: Action) -> list[Judged]:
        """The results of all actions, the most tried one, which is the best, first.

        Args:
            played: the actions after which these are looked for; none if no game went there.
        """
        branch = self._root
        for one in played:
            branch = branch.next.get(one, _Branch())
        branches = branch.next.items()
        found = [Judged(action, branch.chance, branch.tried) for action, branch in branches]
        return sorted(found, key=lambda one: (-one.tried, -one.chance))

    def _descend(
        self, state: GameState, only: Action | None
    ) -> tuple[list[tuple[_Branch, str | None]], float]:
        """Play down to a leaf; return the branches, each with its player, and A's chance there."""
        branch, path = self._root, list[tuple[_Branch, str | None]]()
        while actions := legal_actions(state):
            if not branch.next:
                branch.position = _open_to_all(state)
            if only is not None:
                actions, only = [only], None
            who, known = state.to_act, branch.next
            new = [action for action in actions if action not in known]
            for action in new:
                known[action] = self._look(state, action) if len(actions) > 1 else _Branch()
            branches = [known[action] for action in actions]
            if len(new) == len(actions) > 1:
                best = max([branch.promise for branch in branches])
                return path, best if who == "A" else 1 - best
            chosen = _choose(branches)
            branch = branches[chosen]
            path.append((branch, who))
            apply(state, actions[chosen])
        return path, self._judge(state)

    def _look(self, state: GameState, action: Action) -> _Branch:
        """A new branch with its first evaluation, by the player who acts."""
        after = state.copy()
        apply(after, action)
        return _Branch(chance_of(after, PLAYERS[state.acting], self._judge))


def _choose(branches: Sequence[_Branch]) -> int:
    """Which branch to try next, by PUCT; priors are a softmax of the first evaluations."""
    tried, priors = 1, 0.0
    for branch in branches:
        tried += branch.tried
        priors += branch.prior
    scale = EXPLORATION * sqrt(tried) / priors
    best, most = 0, -1.0
    for number, branch in enumerate(branches):
        score = (branch.won + branch.promise + scale * branch.prior) / (branch.tried + 1)
        if score > most:
            best, most = number, score
    return best
