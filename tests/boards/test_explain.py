"""What an action would do is foretold, and what matters in a position is said with its rule."""

from __future__ import annotations

import pytest

import duel_nb as duel
from duel_nb.boards import marks
from duel_nb.boards.explain import explain
from duel_nb.boards.foresight import preview
from duel_nb.boards.panels import happened
from duel_nb.boards.session import Session
from duel_nb.engine import Place
from duel_nb.rulebook import rule
from tests.engine.games import MIXES, Mix, random_game


def told(state: duel.GameState) -> dict[str | None, str]:
    """What is said, by the rule it is said with."""
    return {remark.rule: remark.text for remark in explain(state)}


def test_what_an_action_uncovers_and_which_symbol_it_brings() -> None:
    state = duel.position(
        A={"cards": ["Scriptorium"], "coins": 20},
        structure={"r5c1": "Workshop", "r5c3": "Altar"},
        taken=["r4c8"],
        names=("Ada", "Ben"),
    )
    text = preview(state, state.read("build Workshop"))
    assert "the plumb bob, 2 of 6 symbols" in text
    assert "uncovers" not in text  # Altar lies on the card above as well
    after = state.play("build Workshop")
    assert "uncovers a face-down card (r4c2)" in preview(after, after.read("discard Altar"))


def test_a_face_down_card_that_is_uncovered_keeps_its_secret() -> None:
    for state, action in random_game(MIXES[0], 3):
        if action is None or state.decisions or not state.age:
            continue
        text = preview(state, action)
        hidden = {
            after.card.name
            for before, after in _pairs(state, state.play(action))
            if before.card is None and after.card is not None
        }
        for name in hidden:
            assert name not in text


def _pairs(before: duel.GameState, after: duel.GameState) -> list[tuple[Place, Place]]:
    if before.age != after.age:
        return []
    places = {place.name: place for place in before.structure}
    return [(places[place.name], place) for place in after.structure]


def test_supremacies_in_reach_are_told() -> None:
    state = duel.position(
        A={"coins": 30},
        B={"coins": 1},
        structure=["Walls", "Statue"],
        age=2,
        pawn=7,
        names=("Ada", "Ben"),
    )
    texts = [remark.text for remark in explain(state) if remark.rule == "BASE-MIL-05"]
    assert any("Ada needs 2 more shields" in text for text in texts)
    assert "Ada would win at once with the shields of Walls." in texts


def test_what_can_be_paid_and_what_cannot() -> None:
    state = duel.position(
        A={"coins": 1, "cards": ["Scriptorium"], "wonders": ["Pyramids"]},
        structure=["Library", "Statue", "Brewery"],
        names=("Ada", "Ben"),
    )
    said = told(state)
    assert said["BASE-CHAIN-01"] == "Free for Ada by a chain: Library."
    assert "Brewery (free)" in said["BASE-COST-01"]
    assert "The Pyramids" in said["BASE-COST-04"]
    words = {price.hit.partition(":")[0]: str(price) for price in marks.prices(state)}
    assert "too dear" in words["wonder"]


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.name)
def test_every_position_is_explained_with_rules_that_exist(mix: Mix) -> None:
    for step, (state, _) in enumerate(random_game(mix, 2)):
        if step % 4 == 0 or state.outcome is not None:
            found = explain(state.view(state.to_act))
            assert found
            for remark in found:
                assert remark.rule is None or rule(remark.rule).id == remark.rule


def test_what_happened_hides_what_is_secret() -> None:
    state = duel.position(structure=["Altar", "Press"], names=("<Ada>", "Ben"))
    session = Session(state)
    session.play("discard Altar")
    text = happened(session.moves, state.names)
    assert "&lt;Ada&gt;: discard Altar" in text
    assert happened((), state.names) == ""
