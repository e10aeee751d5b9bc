"""Worlds: whole positions that fit a player's view (GEN-06)."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import duel_nb as duel
from duel_nb.engine import GameState
from duel_nb.engine.consistency import problems
from duel_nb.engine.worlds import EVERY_DECREE, own_turn, random_world, world
from tests.engine.games import FOUR, Mix, both_then_each, positions
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


def secrets(mix: Mix) -> GameState:
    """A position in which a token will be locked in secret and the box looked through."""
    return duel.position(
        A={"coins": 40, "prepared": ["Obscurantism", "Espionage"], "wonders": ["Piraeus"]},
        B={"coins": 40, "prepared": ["Treason"], "wonders": ["Great Library", "Sphinx"]},
        names=("Ada", "Ben"),
        expansions=mix.settings["expansions"],
        seed=3,
    )


def games_with_secrets(mix: Mix, seeds: range) -> Iterator[GameState]:
    """Random games in which Conspiracies are triggered at once, and the Great Library is built."""
    for seed in seeds:
        state, rng = secrets(mix), random.Random(seed)
        if seed % 2:
            for city, other in zip(state.cities, state.cities[::-1], strict=True):
                city.plots, other.plots = other.plots, city.plots
        for _ in range(12):
            actions = list(state.legal_actions())
            wanted = [a for a in actions if a.verb in ("trigger", "lock")]
            wanted = wanted or [a for a in actions if a.verb == "wonder"]
            if not actions:
                break
            state = state.play(rng.choice(wanted or actions))
            yield state


def loads_alike(view: GameState, seed: int) -> None:
    """A sampled world is a consistent position with this view, and can be saved and loaded."""
    for dealt in (random_world(view, seed), world(view, seed % EVERY_DECREE)):
        assert dealt.view("AB"[view.viewer] if view.viewer in (0, 1) else None) == view
        assert problems(dealt) == []
        assert duel.from_json(dealt.to_json()) == dealt


@pytest.mark.parametrize("mix", FOUR, ids=lambda mix: mix.name)
def test_every_world_of_every_view_can_be_saved_and_loaded(mix: Mix) -> None:
    rng = random.Random(9)
    played = [*positions(mix, range(4), every=6)]
    if mix.agora:
        played += games_with_secrets(mix, range(10))
        assert {"obscurantism", "espionage", "keep-progress", "treason"} <= {
            due.kind for state in played for due in state.stack
        }
    for state in played:
        for viewer in ("A", "B", None):
            loads_alike(state.view(viewer), rng.getrandbits(32))


@pytest.mark.parametrize("number", range(12))
def test_no_world_locks_a_token_that_is_offered(number: int) -> None:
    """The Great Library offers three of the box, one of which others than its player lock."""
    state = duel.position(
        A={"triggered": ["Obscurantism"]},
        B={"coins": 40, "wonders": ["Great Library"]},
        structure=["Altar", "Baths"],
        locked="Law",
        locked_from_box=True,
        turn="B",
        seed=number,
        expansions=["agora"],
    ).play("wonder Great Library with Altar")
    for viewer in ("A", "B", None):
        for seed in range(12):
            loads_alike(state.view(viewer), seed)


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
