"""Turning points agree with the positions."""

import pytest

import duel_nb as duel
from duel_nb.records import Game
from duel_nb.records.turning_points import turning_points
from tests.engine.games import MIXES, Mix
from tests.records.games import recorded


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.name)
def test_they_are_in_order_and_end_with_the_end(mix: Mix) -> None:
    for seed in range(6):
        game = recorded(mix, seed)
        found = turning_points(game)
        assert [point.number for point in found] == sorted(point.number for point in found)
        assert found[-1].number == len(game.turns)
        assert game.outcome is not None
        assert str(game.outcome.message(game.names))[1:] in found[-1].text
        assert 1 <= len(found) <= 25


def test_the_pawn_in_the_last_zone() -> None:
    start = duel.position(
        A={"coins": 30}, pawn=5, structure=["Arsenal", "Palace"], names=("X", "Y")
    )
    game = Game.starting_from(start).play("build Arsenal")
    told = [point.text for point in turning_points(game)]
    assert (
        "The Conflict pawn stands 8 spaces towards Y, 1 space short of military supremacy for X."
        in told
    )


def test_one_symbol_short() -> None:
    four = {"coins": 30, "cards": ["Apothecary", "Scriptorium", "Workshop", "Pharmacist"]}
    start = duel.position(B=four, turn="B", structure=["Academy", "Palace"], names=("X", "Y"))
    game = Game.starting_from(start).play("build Academy")
    told = [point.text for point in turning_points(game)]
    assert "Y owns 5 different symbols: one more would win the game." in told


def test_a_lead_is_told_when_it_lasts() -> None:
    game = recorded()
    for point in turning_points(game):
        if "takes the lead" not in point.text:
            continue
        who = "A" if point.text.startswith(game.names[0]) else "B"
        other = "B" if who == "A" else "A"
        after = game.position(point.number).scores()
        before = game.position(point.number - 1).scores()
        assert after[who].total > after[other].total
        assert before[who].total <= before[other].total


def test_a_large_step_has_its_points() -> None:
    start = duel.position(A={"coins": 30}, structure=["Palace", "Arsenal"], names=("X", "Y"))
    game = Game.starting_from(start).play("build Palace")
    paid = start.city("A").coins // 3 - game.state.city("A").coins // 3
    told = turning_points(game)
    if 7 - paid >= 6:
        assert f"{7 - paid} points for X" in told[0].text
    else:
        assert not told


def test_an_unfinished_game_has_no_end() -> None:
    assert all("win" not in p.text for p in turning_points(recorded().upto(12)))
