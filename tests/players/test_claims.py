"""Claims: what they compare comes up, they are measured, and what is stored is of these claims."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from duel_nb.engine import DuelError, apply, legal_actions, new_game
from duel_nb.engine.configure import MIXES
from duel_nb.players.claims import Measured, claim_called, claims, measure, stored
from duel_nb.players.claims.kinds import KINDS, MOMENTS
from duel_nb.players.claims.measured import stored_text
from duel_nb.players.claims.pair import Pair, play_pair

#: A choice of the draft comes up in nearly every deal.
DRAFT = claims()["draft-extra-turn"]


def test_every_kind_and_every_moment_comes_up() -> None:
    missing = {f"kind {name}" for name in KINDS} | {f"moment {name}" for name in MOMENTS}
    for seed in range(60):
        rng = random.Random(seed)
        for mix in MIXES.values():
            state = new_game(seed, mix)
            while missing and (actions := legal_actions(state)):
                for name in [*missing]:
                    what, _, name = name.partition(" ")
                    if what == "moment":
                        there = MOMENTS[name](state)
                    else:
                        there = any(KINDS[name](state, action) for action in actions)
                    if there:
                        missing.discard(f"{what} {name}")
                apply(state, rng.choice(actions))
    assert not missing


def test_the_two_ways_of_a_claim_are_different_actions() -> None:
    for claim in claims().values():
        for seed in range(6):
            rng = random.Random(seed)
            state = new_game(seed, MIXES[claim.mix])
            while actions := legal_actions(state):
                for action in actions:
                    both = [KINDS[way](state, action) for way in (claim.way, claim.other)]
                    assert not all(both), (claim.id, str(action))
                apply(state, rng.choice(actions))


def test_the_stored_figures_are_of_the_claims_as_they_are() -> None:
    assert [*stored()] == [*claims()]
    for id, found in stored().items():
        assert found.fingerprint == claims()[id].fingerprint
        assert found.deals >= found.pairs > 0
        assert 0 <= min(found.way, found.other) <= max(found.way, found.other) <= found.pairs
        assert abs(found.way - found.other) <= found.squares <= found.pairs
        low, high = found.interval
        assert low <= found.difference <= high


def test_the_same_seed_gives_the_same_figures(tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    whole = measure(DRAFT, 2, record)
    assert whole.pairs == 2
    lines = record.read_text("utf-8").splitlines()
    # an interrupted run: one deal and the beginning of another
    record.write_text(f"{lines[0]}\n{lines[1][:9]}", "utf-8")
    assert measure(DRAFT, 2, record) == whole
    assert measure(replace(DRAFT, seed=2), 2) != whole


def test_a_record_is_not_added_to_another_file(tmp_path: Path) -> None:
    for content in ('{"notes":', "[1, 2]\n", '{"claim": 1, "deal": 0, "pair": "x"}\n', "Notes\n"):
        other = tmp_path / "notes.txt"
        other.write_text(content, "utf-8")
        with pytest.raises(DuelError, match="is not a record of claims: line 1"):
            measure(DRAFT, 1, other)
        assert other.read_text("utf-8") == content


def test_only_the_choice_differs_between_the_two_games() -> None:
    same = replace(DRAFT, other=DRAFT.way)
    for number in range(2):
        pair = play_pair(same, number)
        assert pair is not None
        assert pair.way == pair.other


def test_what_pairs_show() -> None:
    better = Measured.of(DRAFT, [Pair(1, 0)] * 60 + [Pair(0, 0)] * 40, 120)
    assert better.verdict == "way"
    assert (better.difference, round(better.margin, 3)) == (0.6, 0.099)
    assert replace(better, way=0, other=60).verdict == "other"
    even = Measured.of(DRAFT, [Pair(1, 0), Pair(0, 1), Pair(0.5, 0.5)], 3)
    assert even.verdict == "even"
    assert even.beside(even).same
    assert even.beside(better).agrees  # three pairs show next to nothing
    assert not better.beside(replace(better, way=0, other=60)).agrees
    assert Measured.of(DRAFT, [], 40).verdict == "even"


def test_an_interval_that_shows_0_has_no_verdict() -> None:
    near = Measured("", 282, 1372, 157, 174, 69)
    assert near.interval[1] < 0
    assert near.interval_in_points == (-12, 0)
    assert near.verdict == "even"
    assert replace(near, other=176).verdict == "other"


def test_a_record_of_figures_can_be_read_again() -> None:
    assert '"draft-extra-turn": {' in stored_text({DRAFT.id: Measured.of(DRAFT, [Pair(1, 0)], 1)})


def test_a_claim_that_is_not_there_names_the_nearest() -> None:
    with pytest.raises(DuelError, match="draft-extra-turn"):
        claim_called("draft-extra-turns")
    with pytest.raises(DuelError, match="the claims are"):
        claim_called("zzz")
