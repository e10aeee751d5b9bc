"""What is promised of an action before it is done: it is true, and it gives nothing away."""

from __future__ import annotations

import random
from collections import Counter

import duel_nb as duel
from duel_nb.boards.scene.board import scene
from duel_nb.catalog import CATALOG
from duel_nb.engine import Action, GameState
from duel_nb.engine.worlds import world
from duel_nb.session import offers
from duel_nb.session import preview as previews
from duel_nb.session.preview import ActionPreviews
from duel_nb.words.translate import translate
from tests.engine.games import Mix, both_then_each, positions

_OPTIONS = 6
"""So many of the actions offered are looked at in a position."""


def changes(before: GameState, after: GameState) -> list[str]:
    return [effect.text for effect in previews.effects_of(before, after)]


def some_actions(state: GameState, rng: random.Random) -> list[Action]:
    actions = list(state.legal_actions())
    return rng.sample(actions, min(_OPTIONS, len(actions)))


@both_then_each
def test_what_is_promised_happens(mix: Mix) -> None:
    rng = random.Random(5)
    for state in positions(mix, range(1), every=3):
        ahead, true = ActionPreviews(state), ActionPreviews(state, all_known=True)
        for action in some_actions(state, rng):
            told, fact = ahead.of(action), true.of(action)
            assert not Counter(told.common(changes)) - Counter(fact.common(changes))
            ends = previews.how_it_ends(state, told)
            assert ends in ("", previews.how_it_ends(state, fact))
            after = fact.results[0][1]
            real = Counter(event.kind for event in after.events)
            assert not Counter(said.kind for said in told.events()) - real
            texts = {event.text for event in after.view(state.to_act).events}
            texts |= {event.text for event in after.view(None).events}
            texts |= {translate(f"unknown-{kind}") for kind in previews._UNKNOWN}
            assert {said.text for said in told.events()} <= texts
            if told.events() == fact.events():  # nothing hidden comes into it: all is told
                assert told.common(changes) == fact.common(changes)
                assert ends == previews.how_it_ends(state, fact)


@both_then_each
def test_nothing_hidden_is_given_away(mix: Mix) -> None:
    rng = random.Random(6)
    for state in positions(mix, range(1), every=3):
        other = world(state.view(state.to_act), rng.randrange(16))
        mine, theirs = ActionPreviews(state), ActionPreviews(other)
        for action in some_actions(state, rng):
            assert mine.of(action).events() == theirs.of(action).events()
            told, other_told = (
                offers.offer(one, action, previews.previews_of(one)) for one in (state, other)
            )
            assert told == other_told
        hits = [target.hit for target in scene(state.view(state.to_act)).hits()]
        for hit in rng.sample(hits, _OPTIONS):
            assert offers.about(state, hit) == offers.about(other, hit), hit


def test_without_anything_hidden_all_is_told() -> None:
    state = duel.position(structure=["Altar"], filled=False)
    told = ActionPreviews(state).of(state.read("build Altar"))
    assert told.events()[0].text == "A constructs the Altar."


def test_what_is_drawn_is_not_named() -> None:
    state = duel.position(A={"coins": 20, "wonders": ["Great Library"]}, structure=["Altar"])
    told = ActionPreviews(state).of(state.read("wonder Great Library with Altar"))
    assert "A draws 3 Progress tokens from the box." in [said.text for said in told.events()]
    named = [token.name for token in CATALOG.progress]
    assert not any(name in said.text for said in told.events() for name in named)


def test_senators_that_look_alike_are_not_promised() -> None:
    """Two worlds may turn up the same name; whether all do is what counts."""
    for seed in range(40):
        state = duel.position(
            expansions=["agora"],
            structure={"r5c1": "Altar", "r5c3": "Press"},
            taken=["r4c8"],
            seed=seed,
        ).play("discard Altar")
        told = ActionPreviews(state).of(state.read("discard Press"))
        assert not any("Turned up" in said.text for said in told.events())
