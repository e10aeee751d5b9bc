"""The five levels: each plays legal actions, and the weaker ones make human mistakes."""

import sys

import numpy as np
import pytest

import duel_nb as duel
from duel_nb.engine.worlds import random_world
from duel_nb.players import COMPUTER_PLAYERS, LEVELS, player, simulate
from tests.engine.games import Mix, both_then_each
from tests.engine.golden import of_each_kind
from tests.players.test_coach import DECISIVE
from tests.strength import learn, tournament


def choice(level: str, **position: object) -> str:
    state = duel.position(**position)  # type: ignore[arg-type]
    return str(player(level, 1).choose(state.view(state.to_act), state.legal_actions()))


def test_there_are_five_from_beginner_to_best() -> None:
    assert list(LEVELS) == ["beginner", "casual", "skilled", "expert", "best"]
    assert set(LEVELS) < set(COMPUTER_PLAYERS)


@both_then_each
def test_the_quick_levels_play_whole_games_of_every_mix(mix: Mix) -> None:
    expansions = mix.settings.get("expansions", ())
    found = simulate(1, 3, expansions, players=("casual", "beginner"))
    assert found.games == 1


@both_then_each
def test_nothing_hidden_makes_a_difference_to_the_weaker_levels(mix: Mix) -> None:
    for number, state in enumerate(of_each_kind(mix)[::3]):
        if state.to_act is None:
            continue
        view, actions = state.view(state.to_act), state.legal_actions()
        other = random_world(view, number).view(state.to_act)
        for level in ("beginner", "casual", "skilled"):
            chosen = [player(level, 1).choose(seen, actions) for seen in (view, other)]
            assert chosen[0] == chosen[1], level


def test_a_beginner_sees_points_and_no_threat() -> None:
    rich = {**DECISIVE, "A": {"coins": 30}}
    assert choice("beginner", **rich) in ("build Gardens", "build Obelisk")


def test_a_casual_player_takes_a_win_and_forgets_that_the_opponent_answers() -> None:
    assert choice("casual", **{**DECISIVE, "pawn": 7, "A": {"coins": 30}}) == "build Circus"
    threatened = {**DECISIVE, "A": {"coins": 30, "cards": ["Palace", "Town Hall"]}}
    assert choice("casual", **threatened) != "discard Circus"


@pytest.mark.parametrize("level", ["skilled", "expert"])
def test_the_stronger_ones_stop_a_threat(level: str) -> None:
    assert choice(level, **DECISIVE) == "discard Circus"


def test_a_tournament_exchanges_seats_and_counts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["tournament", "casual", "beginner", "--games", "4"])
    tournament.main()
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("base: casual beats beginner in ")
    assert "of 4; A won 50%" in last


def test_weights_are_learnt_from_what_became_of_games() -> None:
    count = len(learn.FEATURES)
    rng = np.random.default_rng(1)
    rows = np.zeros((4000, 1 + count), dtype=np.float32)
    rows[:, 0] = 3.0  # the end of the game
    rows[:, 1] = rng.normal(size=4000) * 5
    worth = (rows[:, 1] > 0).astype(float)
    weights = learn.fit(rows, worth, np.zeros((learn.KNOTS, count)))
    assert weights[-1, 0] > 0.05
    assert not weights[:-1].any()
    assert not weights[:, 1:].any()
