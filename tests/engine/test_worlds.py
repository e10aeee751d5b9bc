"""Worlds: whole positions that fit a player's view (GEN-06)."""

import random
from collections import Counter

import pytest

import duel_nb as duel
from duel_nb.engine import GameState
from duel_nb.engine.consistency import problems
from duel_nb.engine.worlds import EVERY_DECREE, own_turn, random_world, world
from tests.engine.games import Mix, both_then_each
from tests.engine.golden import of_each_kind


@both_then_each
def test_a_world_looks_like_its_view_and_can_be(mix: Mix) -> None:
    rng = random.Random(7)
    for state in of_each_kind(mix):
        who = rng.choice(("A", "B", None))
        view = state.view(who)
        dealt = world(view, rng.randrange(EVERY_DECREE))
        assert dealt.view(who) == view
        assert problems(dealt) == []
        if who == state.to_act:
            assert dealt.legal_actions() == state.legal_actions()


@both_then_each
def test_a_random_world_looks_like_its_view_and_can_be(mix: Mix) -> None:
    rng = random.Random(8)
    for state in of_each_kind(mix):
        view = state.view(rng.choice(("A", "B", None)))
        seed = rng.getrandbits(64)
        dealt = random_world(view, seed)
        assert dealt.view("AB"[view.viewer] if view.viewer in (0, 1) else None) == view
        assert problems(dealt) == []
        assert random_world(view, seed) == dealt


def test_a_random_world_deals_every_card_alike() -> None:
    view = duel.position(age=1, seed=1).view("A")
    place = next(place for place, card in enumerate(view.dealt) if card < -1)
    times = Counter(random_world(view, seed).dealt[place] for seed in range(2_000))
    hidden = 23 - sum(card >= 0 for card in view.dealt)
    assert len(times) == hidden
    assert all(abs(count - 2_000 / hidden) < 60 for count in times.values())


@both_then_each
def test_neighbours_agree_in_nothing_hidden(mix: Mix) -> None:
    state = mix.new_game(3)
    while state.decisions:  # the draft
        state = state.play(state.legal_actions()[0])
    view = state.view("A")
    first, second = world(view, 0), world(view, 1)
    assert world(view, 0) == first
    places = zip(view.dealt, first.dealt, second.dealt, strict=True)
    assert all((one == other) == (seen >= 0) for seen, one, other in places)
    if view.senate is not None:
        assert first.senate is not None
        assert second.senate is not None
        for seen, one, other in zip(
            view.senate.decrees, first.senate.decrees, second.senate.decrees, strict=True
        ):
            assert (one == other) == (seen >= (0,))
        assert not set(enumerate(first.senate.deck)) & set(enumerate(second.senate.deck))


def test_every_hidden_decree_is_tried() -> None:
    view = duel.new_game(seed=1, expansions={"agora"}).view("A")
    assert view.senate is not None
    up = {decree for decrees in view.senate.decrees for decree in decrees if decree >= 0}
    tried = {_second_decree(world(view, number)) for number in range(EVERY_DECREE)}
    assert tried | up == set(range(16))


def _second_decree(state: GameState) -> int:
    assert state.senate is not None
    return state.senate.decrees[1][0]


def test_a_whole_position_has_nothing_to_deal() -> None:
    with pytest.raises(duel.DuelError, match="dealt from a view"):
        world(duel.position())


def test_an_own_turn_begins_with_no_choice() -> None:
    state = duel.position(
        A={"coins": 20, "cards": ["Scriptorium"]}, structure=["Library"], progress=["Law"]
    ).play("build Library")
    assert state.decisions
    mine = own_turn(state, "B")
    assert (mine.turn, mine.to_act, mine.decisions) == ("B", "B", ())
    assert state.decisions
