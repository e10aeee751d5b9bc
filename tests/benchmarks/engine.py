"""Benchmarks of the engine and the catalog."""

import random
import subprocess
import sys
from collections.abc import Callable, Iterable
from itertools import count, cycle, islice
from pathlib import Path
from typing import TypeVar

import duel_nb as duel
from duel_nb.catalog.loader import read
from duel_nb.engine import GameState, apply, legal_actions
from tests.benchmarks.measure import Measure, Run

T = TypeVar("T")
FIRST_BOARD = "import duel_nb as duel; duel.board(duel.new_game(seed=5))"


def random_games(*expansions: str) -> Run:
    """Complete games of random players, including set-up and draft."""
    choice = random.Random(7).choice
    seeds = count()

    def run(times: int) -> None:
        for _ in range(times):
            state = duel.new_game(next(seeds), expansions)
            while actions := legal_actions(state):
                apply(state, choice(actions))

    return run


def games_played(*expansions: str) -> Run:
    """The same with `GameState.play`: checked, a new position for each action, with events."""
    choice = random.Random(7).choice
    seeds = count()

    def run(times: int) -> None:
        for _ in range(times):
            state = duel.new_game(next(seeds), expansions)
            while actions := state.legal_actions():
                state = state.play(choice(actions))

    return run


def middles(number: int = 40) -> list[GameState]:
    """Positions in the middle of random games, in an ordinary turn."""
    choice, found = random.Random(11).choice, []
    for seed in range(number):
        state = duel.new_game(seed)
        for _ in range(34):
            apply(state, choice(legal_actions(state)))
        while state.stack:
            apply(state, choice(legal_actions(state)))
        if state.outcome is None:
            found.append(state)
    return found


def over_and_over(things: Iterable[T], do: Callable[[T], object]) -> Run:
    """Calls ``do`` with one thing after another, in a cycle."""
    kept = list(things)

    def run(times: int) -> None:
        for thing in islice(cycle(kept), times):
            do(thing)

    return run


def catalog() -> Run:
    def run(times: int) -> None:
        for _ in range(times):
            read()

    return run


def start(code: str = "import duel_nb") -> Run:
    """A fresh Python that runs some code, by default only imports the package."""
    command, folder = [sys.executable, "-c", code], Path(duel.__file__).parents[1]

    def run(times: int) -> None:
        for _ in range(times):
            subprocess.run(command, cwd=folder, check=True)

    return run


MEASURES = (
    Measure("complete random base games", random_games, 120, per_second=True),
    Measure(
        "complete random games with Pantheon",
        lambda: random_games("pantheon"),
        60,
        per_second=True,
    ),
    Measure(
        "complete random games with Agora",
        lambda: random_games("agora"),
        60,
        per_second=True,
    ),
    Measure(
        "complete random games with both expansions",
        lambda: random_games("pantheon", "agora"),
        40,
        per_second=True,
    ),
    Measure("base games with `play`", games_played, 40, per_second=True),
    Measure(
        "games with both expansions with `play`",
        lambda: games_played("pantheon", "agora"),
        20,
        per_second=True,
    ),
    Measure("copy of a state", lambda: over_and_over(middles(), GameState.copy), 20_000),
    Measure("legal actions of a position", lambda: over_and_over(middles(), legal_actions), 20_000),
    Measure(
        "a refusal, from its notation",
        lambda: over_and_over(middles(), lambda state: state.why_not("build Palace")),
        2_000,
    ),
    Measure("view of a player", lambda: over_and_over(middles(), lambda s: s.view("A")), 4_000),
    Measure(
        "to JSON and back",
        lambda: over_and_over(middles(), lambda s: duel.from_json(s.to_json())),
        200,
    ),
    Measure("load the catalog of all three sets", catalog, 6),
    Measure("start Python and import the package", start, 1),
    Measure("start Python and make a first board", lambda: start(FIRST_BOARD), 1),
)
