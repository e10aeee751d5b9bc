"""The search player uses no hidden information, finds wins and threats, and plays well."""

import random

import pytest

import duel_nb as duel
from duel_nb.engine.worlds import random_world
from duel_nb.players import GreedyPlayer, Search, SearchPlayer, simulate
from tests.engine.games import Mix, both_then_each
from tests.engine.golden import of_each_kind


@both_then_each
def test_nothing_hidden_makes_a_difference(mix: Mix) -> None:
    rng = random.Random(5)
    for state in of_each_kind(mix):
        who = state.to_act
        if who is None:
            continue
        view, actions = state.view(who), state.legal_actions()
        chosen = SearchPlayer(seed=1, games=3).choose(view, actions)
        assert chosen in actions
        other = random_world(view, rng.getrandbits(64))
        assert SearchPlayer(seed=1, games=3).choose(other.view(who), actions) == chosen


def test_it_wins_now() -> None:
    state = duel.position(
        age=2,
        pawn=8,
        structure=["Walls", "Forum", "Statue", "Brewery"],
        A={"coins": 9, "cards": ["Quarry", "Stone Pit"]},
        turn="A",
    )
    chosen = SearchPlayer(seed=1, games=100).choose(state.view("A"), state.legal_actions())
    assert str(chosen) == "build Walls"


def test_it_takes_what_would_lose_the_game() -> None:
    state = duel.position(
        age=2,
        pawn=-8,
        structure=["Walls", "Forum", "Statue"],
        filled=False,
        A={"coins": 1},
        B={"coins": 20},
        turn="A",
    )
    chosen = SearchPlayer(seed=1, games=200).choose(state.view("A"), state.legal_actions())
    assert str(chosen) == "discard Walls"


def test_a_search_that_grows_goes_on() -> None:
    view = duel.new_game(seed=2).view("A")
    search, at_once = Search(view, seed=3), Search(view, seed=3)
    for _ in range(5):
        search.grow(4)
    at_once.grow(20)
    assert search.games == 20
    assert search.judged() == at_once.judged()
    assert all(0 <= one.chance <= 1 for one in search.judged())


@pytest.mark.slow
def test_it_beats_a_greedy_player() -> None:
    first, second = (
        simulate(10, seed=1, players=players).won(who).count
        for players, who in (
            ((SearchPlayer(1, games=150), GreedyPlayer(1)), "A"),
            ((GreedyPlayer(1), SearchPlayer(1, games=150)), "B"),
        )
    )
    assert first + second >= 16
