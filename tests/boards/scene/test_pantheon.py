"""Pantheon on the board: what is drawn, what can be clicked, what stays secret."""

from __future__ import annotations

import duel_nb as duel
from duel_nb.boards.drawing.expansion_cards import card_back, card_face
from duel_nb.boards.drawing.palettes import LIGHT
from duel_nb.boards.scene import marks
from duel_nb.boards.scene.board import scene
from duel_nb.catalog import CATALOG, Divinity, Gate
from duel_nb.engine.state.tables import MYTHOLOGIES
from duel_nb.session import offers
from duel_nb.session.components import divinity_words, effects
from duel_nb.session.text import text
from tests.boards.pantheon_positions import every, with_card


def test_each_player_sees_the_price_he_would_pay() -> None:
    state = with_card("Gate", A={"coins": 20, "built": ["Sanctuary"]})
    labels = {target.hit: target.label for target in scene(state).hits()}
    assert "costs Ada 8, Ben 12" in labels["space:3"]
    assert labels["space:4"] == "Pantheon space 4: empty"
    assert "costs Ada 3, Ben 8" in scene(every()["draft"]).target("space:1").label
    first = with_card("Gate", A={"coins": 20})
    assert "costs Ada 10, Ben 12" in scene(first).target("space:3").label


def test_the_snake_lies_on_the_opponents_card() -> None:
    state = every()["full of everything"]
    assert "Snake" in scene(state).target("card:library").label
    assert "Snake" not in scene(state).target("card:workshop").label
    assert "The Snake lies on Library" in text(state)


# -- pictures ----------------------------------------------------------------------------------


def test_no_two_divinities_look_alike() -> None:
    cards: list[Divinity | Gate] = [*CATALOG.divinities, CATALOG.gate]
    faces = {
        tuple(fill for fill in card_face(card, 88, 56, LIGHT).fills)
        + tuple(line.text for line in card_face(card, 88, 56, LIGHT).texts)
        for card in cards
    }
    assert len(faces) == len(cards)
    assert len({card_back(name, 88, 56).fills for name in MYTHOLOGIES}) == 5
    assert len({effects(card) for card in cards}) == len(cards)
    assert "12 coins" in divinity_words(CATALOG.divinity("tanit"))


# -- offers ------------------------------------------------------------------------------------


def test_an_activation_is_offered_with_each_choice_of_offerings() -> None:
    state = with_card("Mars", A={"coins": 3, "offerings": [2, 3]}, B={})  # space 3 costs Ada 5
    found = offers.about(state, "space:3").offers
    # without an Offering it is 2 short, so only what Ada can pay is offered
    assert [offer.label for offer in found] == [
        "Using 2: 3 coins",
        "Using 3: 2 coins",
        "Using 2 and 3: free",
    ]
    assert [offer.rule for offer in found] == [None, None, None]
    assert "the pawn is then 2 spaces towards Ben" in found[0].note
    poor = with_card("Mars", A={"coins": 0, "offerings": [2]}, B={})
    refused = offers.about(poor, "space:3").offers
    assert [offer.label for offer in refused] == ["Activate: 5 coins", "Using 2: 3 coins"]
    assert [offer.rule for offer in refused] == ["PAN-ACT-03", "PAN-ACT-03"]
    assert "3 short" in refused[1].note
    # an Offering that would be wasted is not proposed
    rich = with_card("Mars", A={"coins": 9, "offerings": [3, 4]}, B={}, pantheon={1: "Mars"})
    labels = [offer.label for offer in offers.about(rich, "space:1").offers]
    assert labels == ["Activate: 3 coins", "Using 3: free", "Using 4: free"]


def test_a_deck_says_what_its_divinities_do() -> None:
    about = offers.about(every()["age I, later"], "deck:greek")
    assert about.title.startswith("The Greek deck")
    assert about.lines[-3:] == (
        "Aphrodite: 9 points.",
        "Hades: construct a card of the discard pile for free.",
        "Zeus: discard any card of the structure.",
    )


def test_a_closed_pantheon_says_from_when_on() -> None:
    about = offers.about(every()["age I, later"], "space:3")
    assert about.offers == ()
    assert "PAN-ACT-01" in about.lines[-1]


def test_a_divinity_is_placed_by_picking_it_or_the_space() -> None:
    state = every()["place a Divinity"]
    picks = offers.picks(state)
    assert [pick.hit.partition(":")[0] for pick in picks] == ["divinity", "divinity"]
    by_card = offers.about(state, picks[0].hit).offers
    assert len(by_card) == 6
    assert by_card[2].label.endswith("in space 3")
    assert by_card[2].note == "To activate it will cost Ada 5 and Ben 6 coins."
    assert len(offers.about(state, "space:3").offers) == 2


def test_a_picture_for_an_exercise_works_nothing_out() -> None:
    s = duel.position(
        expansions={"pantheon"},
        age=2,
        A={"coins": 2, "built": ["Sanctuary"], "cards": ["Altar"]},
        pantheon={2: "Gate", 6: "Mars"},
    )
    shown, bare = scene(s), scene(s, worked_out=False)
    labels = {target.hit: target.label for target in bare.hits()}
    assert "costs A 6, B 14" in next(t.label for t in shown.hits() if t.hit == "space:2")
    assert "shows A 4, B 7" in labels["space:2"]
    assert "shows A 8, B 3" in labels["space:6"]
    assert "if the game ended now" not in labels["player:A"]
    assert len(bare.items) < len(shown.items)  # no plates, no ticks, no points
    assert "if the game ended now" in text(s)
    words = text(s, worked_out=False)
    assert "shows A 4, B 7" in words
    assert "; costs A" not in words
    assert "points if" not in words


def test_spaces_that_minerva_may_guard_are_no_news() -> None:
    before = duel.position(expansions={"pantheon"}, age=2, pantheon={1: "Minerva"})
    after = before.play("activate Minerva")
    changed = marks.news(before, after, scene(before), scene(after))
    assert scene(after).target("track:+4") is not None
    assert set(changed) == {"player:A", "divinity:minerva", "space:1"}


def test_the_price_of_a_place_counts_what_makes_it_cheaper() -> None:
    state = duel.position(
        B={"built": ["Sanctuary"]},
        expansions=["pantheon"],
        structure={"r5c1": "Workshop", "r5c3": "Altar"},
        taken=["r4c8"],
        tokens={"r4c2": "greek"},
    )
    due = state.play("discard Workshop").play("discard Altar")
    option = next(o for o in offers.about(due, "space:1").offers if o.action.verb == "install")
    assert option.note == "To activate it will cost A 3 and B 6 coins."
