"""Statistics of random play agree with those of two independent engines.

They count all eight picks of the Wonder draft; here the last of each group of four is dealt out
(BASE-DRAFT-04), so two decisions with a single option are added to every game.
"""

from math import sqrt
from statistics import fmean, stdev

import pytest

from duel_nb.engine import new_game
from duel_nb.players import RandomPlayer, Statistics, play_game

pytestmark = pytest.mark.slow

GAMES = 20_000
DEALT_OUT = 2

#: The published figures, with half a unit of their last digit.
DECISIONS = (71.6, 0.05)
OPTIONS = (5.56, 0.005)
SHARES = {
    "military": (0.034, 0.0005),
    "science": (0.0010, 0.00005),
    "BASE-END-03": (0.026, 0.0005),
    "BASE-END-04": (0.0014, 0.00005),
}

#: Standard errors that a figure may be away. How many games the others played is not known;
#: as many are assumed, so the error of a difference is the square root of 2 times ours.
ALLOWED = 3.5 * sqrt(2)


@pytest.fixture(scope="module")
def games() -> list[Statistics]:
    """The statistics of each game by itself."""
    player, found = RandomPlayer(2024), []
    for seed in range(GAMES):
        one = Statistics()
        one.add(play_game(new_game(seed), (player, player)))
        found.append(one)
    return found


def test_decisions_in_a_game(games: list[Statistics]) -> None:
    counts = [game.decisions + DEALT_OUT for game in games]
    figure, rounding = DECISIONS
    error = stdev(counts) / sqrt(GAMES)
    print(f"{fmean(counts):.2f} decisions, expected {figure} ± {error:.3f}")
    assert abs(fmean(counts) - figure) < rounding + ALLOWED * error


def test_legal_actions_at_a_decision(games: list[Statistics]) -> None:
    decisions = [game.decisions + DEALT_OUT for game in games]
    options = [game.options + DEALT_OUT for game in games]
    ratio = sum(options) / sum(decisions)
    # The error of a ratio: how far each game is from it, for the average number of decisions.
    off = [o - ratio * d for o, d in zip(options, decisions, strict=True)]
    error = stdev(off) / fmean(decisions) / sqrt(GAMES)
    figure, rounding = OPTIONS
    print(f"{ratio:.3f} legal actions, expected {figure} ± {error:.4f}")
    assert abs(ratio - figure) < rounding + ALLOWED * error


@pytest.mark.parametrize("ending", SHARES)
def test_how_games_end(games: list[Statistics], ending: str) -> None:
    share = sum(game.ended(ending).count for game in games) / GAMES
    figure, rounding = SHARES[ending]
    error = sqrt(figure * (1 - figure) / GAMES)
    print(f"{share:.3%} {ending}, expected {figure:.2%} ± {error:.3%}")
    assert abs(share - figure) < rounding + ALLOWED * error
