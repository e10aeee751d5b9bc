"""Random games for tests, and the mixes of sets that can be played."""

import random
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.engine import Action, GameState, apply, legal_actions


@dataclass(frozen=True, eq=False)
class Mix:
    """A way to set up games, and how many of them a test plays."""

    name: str
    settings: dict[str, Any] = field(default_factory=dict)
    editions: tuple[str, ...] = ("en",)
    first_seed: int = 0
    times: int = 1

    def seeds(self, wanted: range) -> range:
        """The seeds for a test; slow tests get others, and many more."""
        return range(self.first_seed, self.first_seed + len(wanted) * self.times)

    @property
    def per_kind(self) -> int:
        """How many positions of a kind an expensive test checks."""
        return 1 if self.times == 1 else 4

    @property
    def pantheon(self) -> bool:
        return "pantheon" in self.settings.get("expansions", ())

    @property
    def agora(self) -> bool:
        return "agora" in self.settings.get("expansions", ())

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets of components in play."""
        return ("base", *self.settings.get("expansions", ()))

    def new_game(self, seed: int) -> GameState:
        # Every second seed has keen players: the edition changes after two.
        edition = self.editions[seed // 2 % len(self.editions)]
        settings = {"names": ("Ada", "Ben"), "edition": edition, **self.settings}
        return duel.new_game(seed=seed, **settings)


#: Every mix.
MIXES = (
    Mix("base"),
    Mix("first game", {"first_game": True}),
    Mix("pantheon", {"expansions": {"pantheon"}}, ("en", "fr", "de", "ru")),
    Mix("agora", {"expansions": {"agora"}}),
    Mix("both", {"expansions": {"pantheon", "agora"}}, ("en", "fr", "de", "ru")),
)
BASE, FIRST_GAME, PANTHEON, AGORA, BOTH = MIXES
#: The four mixes of sets.
FOUR = (BASE, PANTHEON, AGORA, BOTH)


def each_of(*mixes: Mix, quick: Collection[Mix] = MIXES) -> pytest.MarkDecorator:
    """Run a test over these mixes, and as a slow test over many more games of each.

    Args:
        mixes: some of `MIXES`.
        quick: those that are not left to the slow tests.
    """
    many = [replace(mix, name=f"many of {mix.name}", first_seed=100_000, times=25) for mix in mixes]
    return pytest.mark.parametrize(
        "mix",
        [
            *(
                pytest.param(mix, id=mix.name, marks=[] if mix in quick else pytest.mark.slow)
                for mix in mixes
            ),
            *(pytest.param(mix, id=mix.name, marks=pytest.mark.slow) for mix in many),
        ],
    )


def mainly_both(*others: Mix) -> pytest.MarkDecorator:
    """Run a test with every set in play, and over other mixes only as a slow test.

    For tests that take seconds per game.
    """
    slow = [pytest.param(mix, id=mix.name, marks=pytest.mark.slow) for mix in others]
    return pytest.mark.parametrize("mix", [pytest.param(BOTH, id=BOTH.name), *slow])


#: Run a test over the four mixes of sets.
each_mix = each_of(*FOUR)
#: The same, but with every set in play alone before the long run.
both_then_each = each_of(*FOUR, quick=[BOTH])
with_pantheon = each_of(PANTHEON, BOTH)
with_agora = each_of(AGORA, BOTH)


def choose(rng: random.Random, actions: list[Action], keen: bool) -> Action:
    """A random action; keen players prefer building to discarding, so that more happens."""
    if keen and rng.random() < 0.85:
        built = [action for action in actions if action.verb != "discard"]
        actions = built or actions
    return rng.choice(actions)


def for_power(state: GameState, actions: list[Action]) -> list[Action]:
    """The actions by which an ambitious player gains control of more Chambers.

    Players who choose at random hardly ever control them all.
    """
    assert state.senate is not None
    me = state.stack[-1].player if state.stack else state.active
    mine, theirs = state.senate.cubes[me], state.senate.cubes[1 - me]
    lead = [a - b for a, b in zip(mine, theirs, strict=True)]
    wanted = []
    for action in actions:
        if action.verb in ("place", "expel"):
            useful = lead[action.subject] <= 0
        elif action.verb == "move":
            useful = lead[action.subject] >= 2 and lead[action.other] <= 0
        else:
            useful = action.verb == "recruit"
        if useful:
            wanted.append(action)
    near = [a for a in wanted if a.verb != "recruit" and -1 <= lead[max(a.other, a.subject)] <= 0]
    return near or wanted


def is_ambitious(mix: Mix, seed: int, player: int) -> bool:
    """Whether a player is ambitious: one of the two in every fourth game with Agora."""
    return mix.agora and seed % 4 == 3 and player == seed // 4 % 2


def chosen(mix: Mix, seed: int, state: GameState, rng: random.Random) -> Action | None:
    """The next action of a random game; None when it is over."""
    actions = list(legal_actions(state))
    if not actions:
        return None
    if mix.agora and is_ambitious(
        mix, seed, state.stack[-1].player if state.stack else state.active
    ):
        actions = for_power(state, actions) or actions
    return choose(rng, actions, keen=seed % 2 == 1)


def random_game(mix: Mix, seed: int) -> Iterator[tuple[GameState, Action | None]]:
    """Every position of a random game with the action taken there, None at the end.

    Every second seed has keen players, and with Agora every fourth an ambitious one. The
    positions are independent of each other.
    """
    rng = random.Random(f"{mix.name} {seed}")
    state = mix.new_game(seed)
    while (action := chosen(mix, seed, state, rng)) is not None:
        yield state, action
        state = state.copy()
        apply(state, action)
    yield state, None


def positions(mix: Mix, seeds: range, every: int = 1) -> Iterator[GameState]:
    """Positions of random games: every one or every ``every``-th, and all final ones."""
    count = 0
    for seed in mix.seeds(seeds):
        for state, action in random_game(mix, seed):
            if count % every == 0 or action is None:
                yield state
            count += 1


def of_every_kind(states: Iterable[GameState], per_kind: int) -> list[GameState]:
    """A sample of these positions: at most ``per_kind`` for each choice due and each Age."""
    found: dict[tuple[str, int], list[GameState]] = {}
    rng, met = random.Random(per_kind), Counter[tuple[str, int]]()
    for state in states:
        over = "the end" if state.outcome else "a turn"
        which = (state.stack[-1].kind if state.stack else over, state.age)
        met[which] += 1
        states = found.setdefault(which, [])
        if len(states) < per_kind:
            states.append(state)
        elif rng.random() < per_kind / met[which]:  # reservoir sampling
            states[rng.randrange(per_kind)] = state
    return [state for which in sorted(found) for state in found[which]]


def playing(mix: Mix, seeds: range) -> Iterator[tuple[GameState, Action]]:
    """Positions of random games with the action taken there."""
    for seed in mix.seeds(seeds):
        for state, action in random_game(mix, seed):
            if action is not None:
                yield state, action
