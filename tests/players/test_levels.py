"""The five levels: each plays legal actions, and the weaker ones make human mistakes."""

import pytest

import duel_nb as duel
from duel_nb.engine import GameState, legal_actions
from duel_nb.engine.worlds import random_world
from duel_nb.players import COMPUTER_PLAYERS, LEVELS, player, simulate
from duel_nb.players.levels import OneWorldPlayer, SkilledPlayer
from tests.engine.games import Mix, both_then_each
from tests.engine.golden import of_each_kind
from tests.players.test_coach import DECISIVE


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


@pytest.mark.parametrize("who", [SkilledPlayer, OneWorldPlayer])
def test_a_skilled_player_looks_at_the_answer_once_its_turn_is_over(
    who: type[SkilledPlayer],
) -> None:
    """Not at its own choice of a Progress token instead, as the player with two plies does."""
    state = duel.position(
        age=2,
        A={"coins": 30, "wonders": ["Great Library"]},
        B={"coins": 7},
        structure=["Walls", "Barracks", "Brewery", "Forum"],
        filled=False,
    )
    seen = []

    def judge(state: GameState) -> float:
        seen.append((state.city("A").progress != (), state.present.bit_count()))
        return 0.5

    who(1, judge).choose(state.view("A"), state.legal_actions())
    assert ((True, 2) in seen) == (who is SkilledPlayer)
    assert (True, 3) in seen


def test_a_random_draft_takes_any_wonder_and_plays_on_like_two_ply() -> None:
    first = duel.new_game(seed=1).view("A")
    picks = {player("random-draft", seed).choose(first, legal_actions(first)) for seed in range(40)}
    assert picks == {*legal_actions(first)}
    later = duel.position(structure=["Baths", "Tavern", "Quarry"], A={"coins": 7}).view("A")
    for seed in range(5):
        quick, drafting = (player(name, seed) for name in ("two-ply", "random-draft"))
        actions = legal_actions(later)
        assert drafting.choose(later, actions) == quick.choose(later, actions)
