"""The five levels of computer players, from one that only collects to one that searches.

The weaker ones make the mistakes that people make, not random ones: a beginner looks at nothing but
what an action brings at once, a casual player forgets that the opponent answers, and a skilled one
plans no further than that answer.
"""

import random
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, Final

from duel_nb.engine import Action, GameState, apply, legal_actions
from duel_nb.engine.rules.scoring import score
from duel_nb.engine.state.tables import player_number
from duel_nb.engine.worlds import random_world, world
from duel_nb.players.evaluation import chance_of
from duel_nb.players.player import Player, finished
from duel_nb.players.search import Search


def _after(state: GameState, action: Action) -> GameState:
    after = state.copy()
    apply(after, action)
    return after


class _Looking(Player):
    """Looks at what comes out of each action and takes the best; among equals, any."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def _best(self, actions: Iterable[Action], worth: Callable[[Action], float]) -> Action:
        return max(actions, key=lambda action: (worth(action), self._random.random()))


class BeginnerPlayer(_Looking):
    """Takes what brings its own City most points and coins at once."""

    name: ClassVar[str] = "beginner"

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose the action that brings most."""
        assert view.to_act is not None
        before, me = world(view), player_number(view.to_act)

        def worth(action: Action) -> float:
            after = _after(before, action)
            return score(after, me).total + after.cities[me].purse / 10

        return self._best(actions, worth)


class CasualPlayer(_Looking):
    """Takes what makes its position good, as if the opponent had no answer to it."""

    name: ClassVar[str] = "casual"

    #: It cannot tell actions apart that differ by less of the chance to win.
    ALIKE: ClassVar[float] = 0.03

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose one of the actions after which it seems to stand best."""
        who, before = view.to_act, world(view)
        assert who is not None
        chances = [chance_of(_after(before, action), who) for action in actions]
        enough = max(chances) - self.ALIKE
        good = [a for a, chance in zip(actions, chances, strict=True) if chance >= enough]
        return self._random.choice(good)


class SkilledPlayer(_Looking):
    """Takes what stands best after the opponent's best answer, in some possible worlds."""

    name: ClassVar[str] = "skilled"

    #: In so many worlds it looks at each action.
    WORLDS: ClassVar[int] = 4

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose the action that stands best after the answer."""
        who = view.to_act
        assert who is not None
        worlds = [random_world(view, self._random.getrandbits(64)) for _ in range(self.WORLDS)]
        return self._best(
            actions,
            lambda action: sum(self._answered(_after(one, action), who) for one in worlds),
        )

    def _answered(self, state: GameState, who: str) -> float:
        """What the position is worth once it has been answered; once more to act is an answer."""
        answers = legal_actions(state)
        if not answers:
            return chance_of(state, who)
        best = max if state.to_act == who else min
        return best(chance_of(_after(state, answer), who) for answer in answers)


class SearchPlayer(Player):
    """Tries what may follow each action in many games, and takes what wins most of them.

    Args:
        seed: decides all chance; by default it differs each time.
        games: how many games to try for a decision.
        seconds: how long to think about a decision at most.

    Attributes:
        seconds: as given; without an end the same seed gives the same choices on any machine.
    """

    name: ClassVar[str] = "search"

    def __init__(self, seed: int | None = None, games: int = 100_000, seconds: float = 3.0) -> None:
        self._random = random.Random(seed)
        self._games, self.seconds = games, seconds

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose the action that was tried most, as it has done best."""
        return finished(self.think(view, actions))

    def think(
        self, view: GameState, actions: Sequence[Action]
    ) -> Generator[None, bool | None, Action]:
        """Choose in steps of a few games each, until the games left can change nothing."""
        if len(actions) == 1:
            return actions[0]
        search = Search(view, self._random.getrandbits(64))
        for _ in search.growing(self._games, self.seconds):
            if (yield) or search.lead > self._games - search.games:
                break
        return search.judged()[0].action


#: How many games each of the searching levels tries for an action, and how long it thinks at most.
_EXPERT_GAMES: Final = 100
_BEST_GAMES: Final = 6000

#: The levels, the weakest first; each is made with a seed.
LEVELS: Final[Mapping[str, Callable[[int | None], Player]]] = MappingProxyType(
    {
        "beginner": BeginnerPlayer,
        "casual": CasualPlayer,
        "skilled": SkilledPlayer,
        "expert": lambda seed: SearchPlayer(seed, _EXPERT_GAMES, seconds=1.0),
        "best": lambda seed: SearchPlayer(seed, _BEST_GAMES, seconds=3.0),
    }
)
