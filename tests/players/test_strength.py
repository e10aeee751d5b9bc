"""The league, what is learnt from its games, and how good the percentages are."""

import sys
from dataclasses import replace
from importlib import resources
from itertools import islice
from math import log
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import duel_nb as duel
from duel_nb.engine.configure import MIXES
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.players import evaluation
from duel_nb.players.points import FEATURES as NAMES
from duel_nb.players.points import features
from duel_nb.players.threats import FEATURES, threats
from tests.engine.games import Mix, both_then_each, each_mix
from tests.engine.golden import of_each_kind
from tests.strength import calibration, games, league, learn
from tests.strength.games import Game, Plan
from tests.strength.marks import Timed, row, timed
from tests.strength.rivals import HABITS, habits, liking, rival, styled

FIRST_ACTION = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert asked["position"]["format"] and asked["player"] in "AB"
    print(asked["actions"][0], flush=True)
"""


def played(winner: str | None, first: str = "x", second: str = "y", end: str = "civilian") -> Game:
    return Game(Plan("base", 1, (first, second), 2), (), winner, end, (1.0, 2.0))


def test_a_league_exchanges_seats_counts_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "folder" / "league.jsonl"
    words = ["league", "casual", "beginner", "--games", "4", "--record", str(record)]
    monkeypatch.setattr(sys, "argv", words)
    league.main()
    assert "of 4" in capsys.readouterr().out.splitlines()[-1]
    found = [game.plan for game in games.read(record)]
    assert len(found) == 4
    assert sorted(plan.players for plan in found) == [
        *[("beginner", "casual")] * 2,
        *[("casual", "beginner")] * 2,
    ]
    assert len({plan.deal for plan in found}) == 2
    before = record.read_text()
    league.main()
    assert record.read_text() == before, "played again what was there"


@pytest.mark.parametrize("mix", MIXES)
def test_what_is_kept_of_evaluations_is_right(mix: str) -> None:
    text = resources.files("duel_nb.players").joinpath("data/weights.json").read_text("utf-8")
    game = games.play(Plan(mix, 7, ("greedy", "random"), 8))
    for state in game.positions():
        afresh = evaluation.Judgement.read(text)
        assert evaluation.chance(state) == pytest.approx(afresh.chance(state), abs=1e-12)


@pytest.mark.parametrize("mix", MIXES)
def test_others_take_over_without_habits_or_random_actions(mix: str) -> None:
    plan = next(games.taken_over(mix, 5))
    plan = replace(plan, errors=0.3, then=("greedy", "greedy"), taken_over=20)
    game = games.play(plan)
    state, actions = game.actions()
    first, others = (
        {who: rival("greedy", who, seed) for who, seed in zip("AB", plan.seeds(), strict=True)}
        for _ in range(2)
    )
    as_others = list[bool]()
    for action in actions:
        legal = state.legal_actions()
        if len(legal) > 1:
            who = PLAYERS[state.acting]
            player = (first if len(as_others) < 20 else others)[who]
            chosen = player.choose(state.view(who), legal)
            as_others.append(chosen == action)
        state = state.play(action)
    assert not all(as_others[:20])
    assert all(as_others[20:])
    assert len([*game.positions()]) == len(as_others) - 20
    assert not learn.rows([game], [*FEATURES][: len(learn.known(mix).threats)]).habits.any()


def test_a_recorded_game_is_played_again() -> None:
    plan = Plan("agora", 5, ("random", "greedy"), 6, errors=0.1)
    game = games.play(plan)
    *_, last = game.positions()
    assert game == Game(plan, game.chosen, game.winner, game.end, game.milliseconds)
    assert len(game.chosen) > 40
    assert last.age in (1, 2, 3)


def test_elo_numbers_follow_from_the_games() -> None:
    many = [played("A")] * 300 + [played("B")] * 100
    numbers = league.elo(["x", "y"], many)
    ahead = numbers["x"][0] - numbers["y"][0]
    assert ahead == pytest.approx(400 * log(3) / log(10), abs=5)
    few = league.elo(["x", "y"], many[:4] + many[-4:])
    assert few["x"][0] == pytest.approx(0)
    assert few["x"][1] > numbers["x"][1]
    assert league.share(many, "x")[0] == league.share(many, "y")[0] + 0.5 == 0.75
    assert league.share(many, "x")[1] == pytest.approx(0.042, abs=0.001)
    won, margin = league.share([played("A")] * 8, "x")
    assert won == 1
    assert margin > 0.1, "eight won games do not prove that every game is won"


def test_a_program_from_outside_plays(tmp_path: Path) -> None:
    program = tmp_path / "first.py"
    program.write_text(FIRST_ACTION)
    name = f"program:{sys.executable} {program}"
    game = games.play(Plan("both", 1, (name, "random"), 2))
    assert game.end


def test_an_answer_that_is_no_action_is_an_error_that_says_what_was_expected(
    tmp_path: Path,
) -> None:
    program = tmp_path / "wrong.py"
    program.write_text("input(); print('build a bear')")
    state = duel.new_game(1)
    outside = rival(f"program:{sys.executable} {program}", "A", 1)
    with pytest.raises(ValueError, match=r"answered 'build a bear'; expected one of draft "):
        outside.choose(state.view("A"), state.legal_actions())


def test_players_that_like_something_value_it_more() -> None:
    cards = ["Scriptorium", "Pharmacist", "Apothecary"]
    state = duel.position(A={"cards": cards}, pawn=3, age=2)
    for what in ("science", "military"):
        assert liking(what, "A")(state) > evaluation.chance(state)
    assert liking("science", "B")(state) == pytest.approx(evaluation.chance(state))


def test_the_habits_of_players_are_known_from_their_names_and_seeds() -> None:
    """Of the players of a recorded game: `styled` likes what is said here."""
    plan = Plan("base", 1, ("styled", "rush-science:60"), 5)
    seed, _ = plan.seeds()
    both = map(habits, plan.players, plan.seeds())
    likes, rushes = (dict(zip(HABITS, one, strict=True)) for one in both)
    state = duel.position(A={"cards": ["Altar"]}, age=2)
    more, plain = styled("A", seed)(state), evaluation.chance(state)
    liked = log(more / (1 - more)) - log(plain / (1 - plain))
    assert liked == pytest.approx(likes["blue"] + state.city("A").coins * likes["coins"])
    assert likes["blue squared"] == likes["blue"] ** 2
    assert (likes["styled"], likes["searches"]) == (1, 0)
    assert {what for what, value in rushes.items() if value} == {"rush-science", "searches"}
    wild = dict(zip(HABITS, habits("wild", seed), strict=True))
    assert wild["blue"] == pytest.approx(3 * likes["blue"])
    outside = dict(zip(HABITS, habits("program:./player --fast", 7), strict=True))
    assert {what for what, value in outside.items() if value} == {"program"}


def test_a_style_is_drawn_for_a_seat_and_stays_the_same() -> None:
    state = duel.position(A={"cards": ["Scriptorium", "Altar"]}, B={"cards": ["Palisade"]}, age=2)
    plain = evaluation.chance(state)
    for who in "AB":
        judged = [styled(who, seed)(state) for seed in range(20)]
        assert judged == [styled(who, seed)(state) for seed in range(20)]
        assert min(judged) < plain < max(judged)


@each_mix
def test_no_game_is_decided_by_the_first_wonder(mix: Mix) -> None:
    """Half a draft is not judged as if the missing Wonders were lost."""
    for seed in mix.seeds(range(5)):
        state = mix.new_game(seed)
        for action in state.legal_actions():
            assert evaluation.chance(state.play(action)) == pytest.approx(0.5, abs=0.15)


@both_then_each
def test_threats_are_seen_in_open_things_alone_and_alike_from_both_seats(mix: Mix) -> None:
    for state in of_each_kind(mix)[::5]:
        if state.to_act is None:
            continue
        open_to_both = state.view("A")
        assert threats(open_to_both) == threats(state)
        for found in threats(state):
            assert len(found) == (3 if "agora" in state.expansions else 2)
            for kind, threat in zip(FEATURES, found, strict=False):
                classes = len(FEATURES[kind]) // len(threat.values)
                assert 0 <= threat.missing < classes


def test_what_a_city_still_has_to_pay_is_a_feature() -> None:
    """A quarry of one's own makes later cards cheaper, and the Pyramids."""
    coins, wonders = 4, ["Pyramids"]
    without = duel.position(A={"coins": coins, "wonders": wonders})
    with_it = duel.position(A={"coins": coins, "wonders": wonders, "cards": ["Quarry"]})
    before, after = (dict(zip(NAMES, features(one), strict=True)) for one in (without, with_it))
    assert after["bill age-3"] < before["bill age-3"]
    assert (before["wonders price of all"], after["wonders price of all"]) == (8, 6)
    assert (before["wonders coins lacking"], after["wonders coins lacking"]) == (4, 2)


def learnt(first: Any, worth: Any, habit: Any = 0) -> Any:
    """The weights learnt from ends of games, by the first feature and the first habit."""
    count = len(first)
    points = np.zeros((count, len(learn.FEATURES)), dtype=np.float32)
    players = np.zeros((count, len(HABITS)), dtype=np.float32)
    points[:, 0], players[:, 0] = first, habit
    nothing, every = np.zeros(count), np.ones(count, bool)
    found = learn.Rows(np.full(count, 3.0), points, [], nothing, players, worth, ~every)
    return learn.fit_points(found, every, np.zeros((learn.KNOTS, points.shape[1])))


def test_weights_are_learnt_from_what_became_of_games() -> None:
    points = np.random.default_rng(1).normal(size=4000) * 5
    worth = (points > 0).astype(float)
    weights = learnt(points, worth)
    assert weights[-1, 0] > 0.05
    assert not weights[:-1].any()
    assert not weights[:, 1:].any()
    # who has more points lost: that does not make points worth less than nothing
    assert not learnt(points, 1 - worth).any()


def test_what_players_are_in_the_habit_of_does_not_count_against_it() -> None:
    """Who likes points has more of them, and loses for another reason."""
    rng = np.random.default_rng(1)
    habit = rng.normal(size=4000) * 6
    points = habit + rng.normal(size=4000) * 5
    worth = (points > 2 * habit).astype(float)
    assert not learnt(points, worth).any()
    assert learnt(points, worth, habit)[-1, 0] > 0.05


def test_a_threat_is_learnt_for_both_seats_at_once() -> None:
    rng = np.random.default_rng(1)
    count = len(FEATURES["science"])
    seen = np.zeros((2000, 2, count), dtype=np.float32)
    seen[:, :, 1] = rng.random((2000, 2)) < 0.3
    # whoever alone has the feature wins by science, be it A (0) or B (1); else points decide
    end = np.where(seen[:, 0, 1] > seen[:, 1, 1], 0, np.where(seen[:, 1, 1] > seen[:, 0, 1], 1, 2))
    nothing = np.zeros(2000)
    found = learn.Rows(nothing, nothing, [seen], end, nothing, nothing, nothing.astype(bool))
    [weights] = learn.fit_threats(found, np.ones(2000, bool))
    assert weights[1] > 1
    assert not weights[2:].any()


def test_a_judge_is_measured_by_what_happened() -> None:
    won = np.array([1.0, 0.0, 1.0, 0.0])
    rest = {"won": won, "winners_last": won, "end": won}
    even = calibration.Judged(np.full(4, 0.5), **rest)
    assert even.log_loss == pytest.approx(log(2))
    right = calibration.Judged(np.array([0.9, 0.2, 0.8, 0.1]), **rest)
    assert right.log_loss < even.log_loss
    assert right.area == 1
    assert right.of_winner == pytest.approx([0.9, 0.8, 0.8, 0.9])


def test_the_measures_of_recorded_games_are_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "games.jsonl"
    games.play_missing([Plan("base", 3, ("casual", "beginner"), 4)], record, "base")
    other = tmp_path / "others.jsonl"
    games.play_missing([Plan("base", 5, ("casual", "quick"), 6)], other, "base")
    words = ["calibration", str(record), str(other), "--judge", "first"]
    monkeypatch.setattr(sys, "argv", words)
    calibration.main()
    told = capsys.readouterr().out
    assert "log loss" in told
    assert record.stem in told
    assert other.stem in told


def test_a_hint_is_measured_as_people_see_it() -> None:
    game = games.play(Plan("base", 3, ("casual", "beginner"), 4))
    found = calibration.judged([game], "hint", every=30)
    ages = [state.age for state in game.positions()]
    assert len(found.chance) == sum(age >= 2 for age in ages[::30]) > 0
    assert calibration.judged([game], "ours").winners_last.sum() == calibration.LAST


def test_the_marks_of_two_reviews_are_compared() -> None:
    seeming = ("mistake", "mistake", "")
    one, two = (
        Timed(marks, seeming, 2.0, 1.0, 1.5)
        for marks in (("", "blunder", "mistake"), ("", "blunder", ""))
    )
    found = row([(one, two), (two, two)])
    assert found[:4] == ["2", "3", "2", "67% ± 46%"]
    assert found[-2:] == ["4 of 8", "4 of 5"]
    game = games.play(Plan("base", 3, ("random", "random"), 1))
    begun = Game(game.plan, game.chosen[:9], None, "", game.milliseconds)
    review = timed(begun, 2, seed=1)
    assert len(review.marks) == len(review.seeming) == 9
    assert 0 < review.first <= review.briefly <= review.seconds


def test_games_to_learn_from_are_between_the_chosen_players() -> None:
    chosen = [plan.players for plan in islice(games.to_learn_from("both", 1, ("quick", "x")), 20)]
    assert {name for pair in chosen for name in pair} == {"quick", "x"}
    usual = [plan.players for plan in islice(games.to_learn_from("agora", 1), 100)]
    assert {name for pair in usual for name in pair} == {*games.TEACHERS_OF_AGORA}


def test_half_of_the_way_keeps_the_threats() -> None:
    record = [games.play(Plan("base", deal, ("greedy", "casual"), deal)) for deal in range(6)]
    known, found = learn.known("base"), learn.rows(record, [*FEATURES][:2])
    every = np.ones_like(found.held_out)
    learnt = learn.learn_half_way(found, known, every)
    whole = learn.fit_points(found, every, known.win, learn.HOLD_HALF_WAY)
    assert np.abs(whole - known.win).max() > 0.01
    assert learnt.win == pytest.approx((known.win + whole) / 2)
    assert learnt.threats is known.threats
