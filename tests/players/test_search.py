"""The search player uses no hidden information, finds wins and threats, and plays well."""

import gc
import random

import pytest

import duel_nb as duel
from duel_nb.engine import GameState
from duel_nb.engine.worlds import random_world
from duel_nb.players import GreedyPlayer, Search, SearchPlayer, simulate
from tests.engine.games import Mix, both_then_each
from tests.engine.golden import of_each_kind

#: A can make a pair of symbols, and choose a Progress token for it.
PAIR = {
    "age": 2,
    "structure": ["Dispensary", "Walls", "Forum"],
    "progress": ["Law", "Economy", "Theology"],
    "turn": "A",
    "A": {"coins": 0, "cards": ["Pharmacist"]},
    "B": {"coins": 20},
}


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


def test_the_next_choice_keeps_the_games_that_led_there() -> None:
    state = duel.position(**PAIR)  # type: ignore[arg-type]
    search = Search(state.view("A"), 1)
    pair = state.read("build Dispensary")
    search.grow(100, only=pair)
    after = state.play(pair)
    assert after.to_act == "A", "a Progress token is chosen"
    other, actions = after.view("B"), after.legal_actions()
    assert not search.follow(other, actions), "the opponent knows other things"
    assert search.judged()[0].action == pair
    assert search.follow(after.view("A"), actions)
    assert [one.action for one in sorted(search.judged(), key=lambda one: one.action)] == sorted(
        actions
    )
    assert search.games == sum(one.tried for one in search.judged()) > 50
    kept = search.games
    search.grow(20)
    assert sum(one.tried for one in search.judged()) == search.games == kept + 20


def test_nothing_is_kept_of_a_position_that_no_game_reached() -> None:
    search = Search(duel.new_game(2).view("A"), 1)
    search.grow(20)
    before = search.judged()
    elsewhere = duel.position(age=2)
    assert not search.follow(elsewhere.view("A"), elsewhere.legal_actions())
    assert search.judged() == before


@pytest.mark.pure
def test_a_player_goes_on_with_what_it_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = list[GameState]()

    def world(view: GameState, seed: int) -> GameState:
        worlds.append(view)
        return random_world(view, seed)

    monkeypatch.setattr("duel_nb.players.search.random_world", world)
    player = SearchPlayer(1, games=60, seconds=60)
    state = duel.position(**PAIR)  # type: ignore[arg-type]
    chosen = player.choose(state.view("A"), state.legal_actions())
    assert str(chosen) == "build Dispensary"
    fresh = len(worlds)
    after = state.play(chosen)
    player.choose(after.view("A"), after.legal_actions())
    assert 0 < len(worlds) - fresh < fresh / 2


def test_python_looks_after_everything_again_after_a_search() -> None:
    assert not gc.get_freeze_count()
    growing = Search(duel.new_game(2).view("A"), 1).growing(15)
    next(growing)
    assert gc.get_freeze_count()
    assert len([*growing]) == 2
    assert not gc.get_freeze_count()
    given_up = Search(duel.new_game(2).view("A"), 1).growing(15)
    next(given_up)
    given_up.close()
    assert not gc.get_freeze_count()


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
