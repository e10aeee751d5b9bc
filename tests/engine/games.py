"""Random games to check things on: every mix of sets that can be played is listed here."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import pytest

import duel_nb as duel
from duel_nb.engine import Action, GameState, apply, legal_actions


@dataclass(frozen=True)
class Mix:
    """A way to set up games, and how many of them a test looks at."""

    name: str
    settings: dict[str, object] = field(default_factory=dict)
    editions: tuple[str, ...] = ("en",)
    first_seed: int = 0
    times: int = 1

    def seeds(self, wanted: range) -> range:
        """The seeds for a test that wants so many: others and many more in the long run."""
        return range(self.first_seed, self.first_seed + len(wanted) * self.times)

    @property
    def pantheon(self) -> bool:
        return "pantheon" in self.settings.get("expansions", ())  # type: ignore[operator]

    @property
    def agora(self) -> bool:
        return "agora" in self.settings.get("expansions", ())  # type: ignore[operator]

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets of components in play."""
        return ("base", *self.settings.get("expansions", ()))  # type: ignore[misc]

    def new_game(self, seed: int) -> GameState:
        # Every second seed has keen players: the edition changes after two.
        edition = self.editions[seed // 2 % len(self.editions)]
        settings = {"names": ("Ada", "Ben"), "edition": edition, **self.settings}
        return duel.new_game(seed=seed, **settings)  # type: ignore[arg-type]


#: Every mix; a test that runs over `each_mix` runs over all of them, and over many more games of
#: each by `make test-long`.
MIXES = (
    Mix("base"),
    Mix("first game", {"first_game": True}),
    Mix("pantheon", {"expansions": {"pantheon"}}, ("en", "fr", "de", "ru")),
    Mix("agora", {"expansions": {"agora"}}),
    Mix("both", {"expansions": {"pantheon", "agora"}}, ("en", "fr", "de", "ru")),
)
BASE, _, PANTHEON, AGORA, BOTH = MIXES

LONG = tuple(
    replace(mix, name=f"many of {mix.name}", first_seed=100_000, times=10) for mix in MIXES
)
each_mix = pytest.mark.parametrize(
    "mix",
    [
        *(pytest.param(mix, id=mix.name) for mix in MIXES),
        *(pytest.param(mix, id=mix.name, marks=pytest.mark.slow) for mix in LONG),
    ],
)


#: What ambitious players like to do: come into the Senate, and spread there.
OF_THE_SENATE = {"recruit", "place", "move", "expel", "trigger", "shift"}


def choose(
    rng: random.Random, actions: list[Action], keen: bool, ambitious: bool = False
) -> Action:
    """A random action.

    Keen players rather build than discard, so that more happens; ambitious ones look for power in
    the Senate, so that political supremacy is not too rare.
    """
    if ambitious and rng.random() < 0.9:
        wanted = [action for action in actions if action.verb in OF_THE_SENATE]
        if wanted:
            return rng.choice(wanted)
    if keen and rng.random() < 0.85:
        built = [action for action in actions if action.verb != "discard"]
        actions = built or actions
    return rng.choice(actions)


def random_game(mix: Mix, seed: int) -> Iterator[tuple[GameState, Action | None]]:
    """Every position of a random game with the action taken there, None at the end.

    Every second seed has keen players, with Agora every fourth ambitious ones as well. The
    positions are independent of each other.
    """
    rng = random.Random(f"{mix.name} {seed}")
    state = mix.new_game(seed)
    while True:
        actions = list(legal_actions(state))
        if not actions:
            yield state, None
            return
        action = choose(rng, actions, keen=seed % 2 == 1, ambitious=mix.agora and seed % 4 == 3)
        yield state, action
        state = state.copy()
        apply(state, action)


def positions(mix: Mix, seeds: range, every: int = 1) -> Iterator[GameState]:
    """Positions of random games: all of them, or every few, and every end."""
    count = 0
    for seed in mix.seeds(seeds):
        for state, action in random_game(mix, seed):
            if count % every == 0 or action is None:
                yield state
            count += 1


def playing(mix: Mix, seeds: range, every: int = 1) -> Iterator[tuple[GameState, Action]]:
    """Positions of random games with the action taken there."""
    count = 0
    for seed in mix.seeds(seeds):
        for state, action in random_game(mix, seed):
            if action is not None and count % every == 0:
                yield state, action
            count += 1
