"""The computer players by name: five levels from a greedy one to tree search, and simple ones.

The weaker ones make human mistakes, not random ones: a beginner looks only at the immediate gain of
an action, a casual player ignores the opponent's answer, and a skilled player looks no further than
that answer.
"""

import random
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from difflib import get_close_matches
from math import inf
from time import monotonic
from types import MappingProxyType
from typing import ClassVar, Final

from duel_nb.engine import Action, DuelError, GameState, legal_actions
from duel_nb.engine.rules.scoring import score
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.engine.worlds import random_world, world
from duel_nb.messages import Listed, Message
from duel_nb.players.evaluation import Judge, chance, chance_of
from duel_nb.players.exact import exact
from duel_nb.players.player import (
    GreedyPlayer,
    Player,
    RandomPlayer,
    after_action,
    finished,
    settled,
)
from duel_nb.players.search import Search
from duel_nb.quoting import Given, shown


class _OneActionAhead(Player):
    """Evaluates each action and takes the best; ties are broken at random."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def _best(self, actions: Iterable[Action], worth: Callable[[Action], float]) -> Action:
        return max(actions, key=lambda action: (worth(action), self._random.random()))


class BeginnerPlayer(_OneActionAhead):
    """Takes the action with the most immediate points and coins for its own City."""

    name: ClassVar[str] = "beginner"

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose the action with the greatest immediate gain."""
        before, me = world(view), view.acting

        def worth(action: Action) -> float:
            after = after_action(before, action)
            return score(after, me).total + after.cities[me].purse / 10

        return self._best(actions, worth)


class CasualPlayer(_OneActionAhead):
    """Takes an action that leads to a good position, ignoring the opponent's answer."""

    name: ClassVar[str] = "casual"

    #: Smaller differences in the chance to win do not matter to it.
    TOLERANCE: ClassVar[float] = 0.03

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose one of the actions that lead to the best positions."""
        who, before = PLAYERS[view.acting], world(view)
        chances = [chance_of(after_action(before, action), who) for action in actions]
        least = max(chances) - self.TOLERANCE
        good = [a for a, chance in zip(actions, chances, strict=True) if chance >= least]
        return self._random.choice(good)


class SkilledPlayer(_OneActionAhead):
    """Takes the best action after the opponent's best answer, averaged over sampled worlds."""

    name: ClassVar[str] = "skilled"

    #: How many worlds it samples.
    WORLDS: ClassVar[int] = 4

    def __init__(self, seed: int | None = None, judge: Judge = chance) -> None:
        super().__init__(seed)
        self._judge = judge

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose the action with the best chance to win after the answer."""
        who = PLAYERS[view.acting]
        worlds = [random_world(view, self._random.getrandbits(64)) for _ in range(self.WORLDS)]

        def worth(action: Action) -> float:
            return sum(self._after_answer(self._after(one, action), who) for one in worlds)

        return self._best(actions, worth)

    def _after(self, state: GameState, action: Action) -> GameState:
        """The position after an action and the choices due to it, the best at first sight."""
        return settled(after_action(state, action), state.acting, judge=self._judge)

    def _after_answer(self, state: GameState, who: str) -> float:
        """The chance to win after the best next action, of either player."""
        answers = legal_actions(state)
        if not answers:
            return self._worth(state, who)
        best = max if state.to_act == who else min
        return best(self._worth(after_action(state, answer), who) for answer in answers)

    def _worth(self, state: GameState, who: str) -> float:
        return chance_of(state, who, self._judge)


class OneWorldPlayer(SkilledPlayer):
    """Looks two plies ahead in one possible world: nearly as strong, and four times as fast."""

    name = "two-ply"
    WORLDS = 1

    def _after(self, state: GameState, action: Action) -> GameState:
        """The position after an action: a choice due to it is the second ply."""
        return after_action(state, action)


class RandomDraftPlayer(OneWorldPlayer):
    """Drafts at random and then plays like two-ply: games that show what each Wonder is worth."""

    name = "random-draft"

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose any Wonder in the draft, later the best action two plies ahead."""
        return super().choose(view, actions) if view.age else self._random.choice(actions)


class SearchPlayer(Player):
    """Chooses by Monte Carlo tree search, and the last cards of a game exactly.

    Args:
        seed: the seed of its random numbers; by default random.
        games: how many games to simulate for a decision.
        seconds: the longest time for a decision.
        judge: evaluates positions.
    """

    name: ClassVar[str] = "search"

    #: How many games at most if only games limit it.
    GAMES_WITHOUT_CLOCK: ClassVar[int] = 6000
    #: An exact decision must be found in this share of the time, and in so many positions for each
    #: game that may be simulated: that takes about as long as all of them. The last figure is the
    #: most of them, however many games that is.
    _EXACT: ClassVar[float] = 0.5
    _POSITIONS: ClassVar[int] = 20
    _MOST_POSITIONS: ClassVar[int] = 50_000

    def __init__(
        self,
        seed: int | None = None,
        games: int = 100_000,
        seconds: float = 3.0,
        judge: Judge = chance,
    ) -> None:
        self._random = random.Random(seed)
        self._games, self._seconds, self._judge = games, seconds, judge
        self._search: Search | None = None  # of the last decision

    def without_clock(self) -> None:
        """Limit it by games alone, so that a seed gives the same choices on any machine."""
        self._seconds, self._games = inf, min(self._games, self.GAMES_WITHOUT_CLOCK)

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose the best action if that is certain, else the one with the most games."""
        return finished(self.think(view, actions))

    def think(
        self, view: GameState, actions: Sequence[Action]
    ) -> Generator[None, bool | None, Action]:
        """Choose in short steps, until the remaining games cannot change the result.

        Yields:
            None, after each step; sending True stops the search.
        """
        if len(actions) == 1:
            return actions[0]
        begun, hurried = monotonic(), False
        most = min(self._MOST_POSITIONS, self._POSITIONS * self._games)
        solving = exact(view, most, best_only=True)
        while not hurried and monotonic() - begun <= self._EXACT * self._seconds:
            try:
                next(solving)
            except StopIteration as solved:
                if solved.value:
                    best: Action = next(iter(solved.value))
                    return best
                break
            hurried = bool((yield))
        left = self._seconds - (monotonic() - begun)
        search = self._search
        if search is None or not search.follow(view, actions):
            search = self._search = Search(view, self._random.getrandbits(64), self._judge)
        for _ in search.growing(self._games, left):
            if hurried or (yield) or search.decided:
                break
        return search.judged()[0].action


#: How many games the level expert simulates for a decision.
_EXPERT_GAMES: Final = 150

#: The levels, the weakest first; each is created with a seed.
LEVELS: Final[Mapping[str, Callable[[int | None], Player]]] = MappingProxyType(
    {
        "beginner": BeginnerPlayer,
        "casual": CasualPlayer,
        "skilled": SkilledPlayer,
        "expert": lambda seed: SearchPlayer(seed, _EXPERT_GAMES, seconds=1.0),
        "best": SearchPlayer,
    }
)


#: The computer players by name, the five levels first; each is created with a seed.
COMPUTER_PLAYERS: Mapping[str, Callable[[int | None], Player]] = MappingProxyType(
    {
        **LEVELS,
        "two-ply": OneWorldPlayer,
        "random-draft": RandomDraftPlayer,
        "greedy": GreedyPlayer,
        "random": RandomPlayer,
    }
)


def player(name: Given[str], seed: int | None = None) -> Player:
    """Create a computer player.

    Args:
        name: one of `COMPUTER_PLAYERS`.
        seed: the same seed gives the same choices; by default random.

    Raises:
        DuelError: there is no such player.
    """
    if not isinstance(name, str) or name not in COMPUTER_PLAYERS:
        raise unknown_player(name)
    return COMPUTER_PLAYERS[name](seed)


def unknown_player(name: object, *also: str) -> DuelError:
    """The error for a name that no computer player has.

    Args:
        name: what was given.
        also: names of others who can play, which may have been meant.
    """
    known = Listed(*map(repr, COMPUTER_PLAYERS), last="or")
    problem = Message("no-computer-player", given=shown(name), known=known)
    if near := get_close_matches(str(name).casefold(), (*also, *COMPUTER_PLAYERS), n=1):
        return DuelError(Message("notation-near", problem=problem, near=repr(near[0])))
    return DuelError(problem)
