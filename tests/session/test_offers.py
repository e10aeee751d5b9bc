"""What a click on each kind of thing offers and says."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.boards.html import markup
from duel_nb.boards.scene.board import scene
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.session import offers
from duel_nb.session.explain import explain
from duel_nb.session.preview import previews_of
from duel_nb.words.translate import translate
from tests.engine.games import BASE, BOTH, random_game


def offered(state: duel.GameState, action: str) -> offers.Offer:
    """An action with its price and what it would do."""
    return offers.offer(state, state.read(action), previews_of(state))


def first_game() -> duel.GameState:
    names = ["Pyramids", "Great Lighthouse", "Temple of Artemis", "Statue of Zeus"]
    return duel.position(
        A={"wonders": names}, structure={"r5c1": "Altar", "r3c5": "Theater"}, names=("Ada", "Ben")
    )


def labels(about: offers.About) -> list[str]:
    return [offer.label for offer in about.offers]


def test_an_accessible_card_offers_building_discarding_and_each_unbuilt_wonder() -> None:
    about = offers.about(first_game(), "place:r5c1")
    assert about.title.startswith("Altar")
    assert labels(about) == [
        "Build: free",
        "Discard",
        "Pyramids",
        "Great Lighthouse",
        "Temple of Artemis",
        "Statue of Zeus",
    ]
    assert about.offers[1].foretold == "Ada's coins 7 → 9; points +1."
    pyramids = about.offers[2]
    assert not pyramids.legal
    assert pyramids.rule == "BASE-COST-04"
    assert "1 short" in pyramids.note
    assert "3 stone bought at 2 each" in pyramids.note


def test_the_main_effect_of_an_action_is_said_as_it_is_printed() -> None:
    state = duel.position(
        A={"coins": 40, "wonders": ["Sphinx"], "cards": ["Tavern"]},
        structure={"r5c1": "Garrison", "r5c3": "Altar"},
        filled=False,
        names=("Ada", "Ben"),
    )
    build, discard, sphinx = offers.about(state, "place:r5c1").offers
    assert (build.gist, build.note) == ("1 shield", "the pawn is then 1 space towards Ben")
    assert build.figures == "Ada's coins 40 → 38; points +1"
    assert discard.gist == "+3 coins"
    assert (sphinx.gist, sphinx.note) == ("6 points, play again", "another turn")
    assert "<b>1 shield.</b> The pawn is then 1 space towards Ben." in markup.effect(build)
    bill = markup.effect(build).partition("<summary>the bill</summary>")[2]
    assert "1 clay bought at 2" in bill
    assert "Ada&#x27;s coins 40 → 38" in bill
    by_card = offers.about(state, "wonder:sphinx").offers[0]
    assert by_card.gist == ""
    assert "Ada&#x27;s coins 40" in markup.effect(by_card).partition("<details")[0]


def test_a_covered_card_says_what_covers_it() -> None:
    about = offers.about(first_game(), "place:r3c5")
    assert about.offers == ()
    assert "cover" in about.lines[0]
    assert "BASE-STRUCT-05" in about.lines[0]


def test_a_choice_comes_before_any_card() -> None:
    state = duel.position(
        A={"cards": ["Scriptorium"], "coins": 9}, structure=["Library"], progress=["Law", "Economy"]
    ).play("build Library")
    place = state.structure[-1]
    assert offers.about(state, f"place:{place.name}").lines[0].startswith("First: ")
    assert [pick.hit for pick in offers.picks(state)] == ["token:law", "token:economy"]
    about = offers.about(state, "token:law")
    assert labels(about) == ["Take Law"]


def test_senators_are_called_by_their_names() -> None:
    """Their ids are for typing: "politician-left" is no name on a button."""
    state = duel.new_game(seed=3, expansions={"pantheon", "agora"})
    rng, called = random.Random(3), set()
    while state.outcome is None:
        picks = [pick for pick in offers.picks(state) if not pick.hit.startswith("place:")]
        labels = [o.label for pick in picks for o in offers.about(state, pick.hit).offers]
        called |= {word for word in (*(p.label for p in picks), *labels) if "olitician" in word}
        state = state.play(rng.choice(state.legal_actions()))
    assert any("Politician (" in words for words in called)
    assert not any("politician-" in words for words in called)


def test_a_wonder_offers_each_card_to_build_it_with() -> None:
    state = duel.position(
        A={"wonders": ["Sphinx"], "coins": 30},
        B={"wonders": ["Colossus"]},
        structure=["Altar", "Baths"],
    )
    about = offers.about(state, "wonder:sphinx")
    cards = [place.card.name for place in state.structure if place.accessible and place.card]
    assert cards[:2] == ["Altar", "Baths"]
    assert [label.partition(":")[0] for label in labels(about)] == [f"with {c}" for c in cards]
    assert all(offer.legal for offer in about.offers)
    assert "B's Wonder" in offers.about(state, "wonder:colossus").lines[0]


def test_the_draft_and_who_begins_are_offered() -> None:
    state = duel.new_game(seed=7)
    assert len(offers.picks(state)) == 4
    assert labels(offers.about(state, offers.picks(state)[0].hit))[0].startswith("Draft ")
    state = duel.position(structure=["Altar"], filled=False, age=1).play("discard Altar")
    assert [pick.hit for pick in offers.picks(state)] == ["player:A", "player:B"]
    assert labels(offers.about(state, "player:B")) == ["B begins Age II"]


def test_another_turn_a_victory_and_a_choice_are_foretold() -> None:
    state = duel.position(
        pawn=8,
        names=("Ada", "Ben"),
        A={"coins": 40, "wonders": ["Sphinx", "Statue of Zeus", "Great Library"]},
        structure=["Altar"],
    )
    notes = {
        offer.label.partition(":")[0]: offer.foretold
        for offer in offers.about(state, "place:r5c1").offers
    }
    assert "nother turn" in notes["Sphinx"]
    assert notes["Statue of Zeus"].endswith(
        "the pawn is then in Ben's capital. Ada wins by military supremacy."
    )
    assert "keeps one of the 3 Progress tokens" in notes["Great Library"]


def test_what_an_action_means_for_the_other_player_is_told_too() -> None:
    state = duel.position(
        A={"coins": 20, "wonders": ["Sphinx"], "built": ["Piraeus", "Colossus", "Pyramids"]},
        B={"wonders": ["Mausoleum"], "built": ["Appian Way", "Great Library", "Hanging Gardens"]},
        age=3,
        pawn=0,
        structure=["Palace", "Circus"],
        names=("Ada", "Ben"),
    )
    told = offered(state, "wonder Sphinx with Palace").foretold
    assert "The Mausoleum returns to the box" in told
    moved = duel.position(
        A={"coins": 20, "cards": ["Barracks"]},
        B={"coins": 9},
        age=2,
        pawn=-2,
        structure=["Archery Range", "Walls"],
        names=("Ada", "Ben"),
    )
    told = offered(moved, "build Walls").foretold
    assert "Ben's points -2; the pawn is then in the centre" in told


def _place(state: duel.GameState, card: str) -> str:
    return f"place:{state.place(card).name}"


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_each_payment_that_gives_the_opponent_something_else_is_a_button(spoken: str) -> None:
    """With Decree 5 against Economy, each with its own price, bill and effects (D-24)."""
    duel.language(spoken)
    state = duel.position(
        A={"coins": 5, "cubes": {1: 1}},
        B={"progress": ["Economy"]},
        decrees={1: 5},
        structure=["Forum"],
        expansions=["agora"],
        names=("Ida", "Tom"),
    )
    usual, other = offers.about(state, _place(state, "Forum")).offers[:2]
    assert [str(one.action) for one in (usual, other)] == ["build Forum", "build Forum giving 0"]
    assert "Tom" in usual.label
    assert "Tom" not in other.label
    for one in (usual, other):
        paid, after = state.payments(one.action)[0], state.play(one.action)
        assert paid.total == state.city("A").coins - after.city("A").coins
        assert str(paid.total) in one.label
        assert all(str(line.message)[1:] in one.bill for line in paid.lines)
        assert str(after.city("A").coins) in one.figures
    assert (str(after.city("B").coins) in usual.figures) != ("Ben" in other.figures)
    poor = duel.position(
        A={"coins": 2, "cubes": {1: 1}},
        B={"progress": ["Economy"]},
        decrees={1: 5},
        structure=["Forum"],
        expansions=["agora"],
    )
    builds = [
        one
        for one in offers.about(poor, _place(poor, "Forum")).offers
        if one.action.verb == "build"
    ]
    assert [str(one.action) for one in builds] == ["build Forum"]


def _with_mars(**city: Any) -> duel.GameState:
    return duel.position(
        A={"coins": 2, **city}, age=2, pantheon={4: "Mars", 5: "Gate"}, expansions=["pantheon"]
    )


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_what_offerings_alone_can_pay_for_is_offered_with_them(spoken: str) -> None:
    duel.language(spoken)
    (mars,) = offers.about(_with_mars(offerings=[4]), "space:4").offers
    assert str(mars.action) == "activate Mars using 4"
    assert mars.legal
    assert len(mars.bill.split(";")) == 2
    several = offers.about(_with_mars(offerings=[2, 3, 4]), "space:4").offers
    assert [str(one.action) for one in several] == [
        "activate Mars using 4",
        "activate Mars using 2 3",
        "activate Mars using 2 4",
        "activate Mars using 3 4",
    ]


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_an_activation_or_a_senator_that_is_too_expensive_has_its_bill(spoken: str) -> None:
    duel.language(spoken)
    state = _with_mars(offerings=[2])
    for space in ("space:4", "space:5"):
        refused = offers.about(state, space).offers
        assert refused
        for one in refused:
            assert not one.legal
            assert one.short == state.payments(one.action)[0].total - 2
            for line in state.payments(one.action)[0].lines:
                assert str(line.message)[1:] in one.note
        assert translate("refused-activate")[1:] in markup.refused(refused)
    senate = duel.position(
        A={"coins": 0, "cards": ["Conspirator", "Conspirator"]},
        structure=["Conspirator"],
        expansions=["agora"],
        filled=False,
    )
    recruit = offers.about(senate, _first_place(senate)).offers[0]
    assert recruit.short == 2
    bill = senate.payments(recruit.action)[0]
    assert str(bill.lines[0].message)[1:] in recruit.note


def _first_place(state: duel.GameState) -> str:
    return next(pick.hit for pick in offers.picks(state) if pick.hit.startswith("place:"))


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_compulsory_move_that_loses_the_game_is_announced(spoken: str) -> None:
    """A's only cube has to leave the Chamber of the Shield Decree (AGO-SENATE-04)."""
    duel.language(spoken)
    for cubes, lost in (({1: 1}, True), ({1: 1, 5: 1}, False)):
        state = duel.position(
            A={"coins": 5, "cubes": cubes, "prepared": ["Blackmail"]},
            pawn=-8,
            decrees={1: "Shield", 2: "Discard bonus"},
            structure=["Walls"],
            expansions=["agora"],
            names=("Ada", "Ben"),
        )
        made = offered(state, "trigger Blackmail")
        assert bool(made.ending) == lost
        after = state.play("trigger Blackmail")
        endings = {after.play(action).outcome for action in after.legal_actions()}
        assert (None not in endings) == lost
        if lost:
            (outcome,) = endings
            assert outcome is not None
            assert str(outcome.message(state.names)) in made.ending


def shown_on_a_board(state: duel.GameState) -> Iterator[str]:
    """What a board says about a position: what happened, what can be done, what matters."""
    yield from (event.text for event in state.events)
    yield from (remark.text for remark in explain(state))
    for pick in offers.picks(state):
        yield pick.label
        about = offers.about(state, pick.hit)
        yield about.title
        for made in about.offers:
            yield from (made.label, made.note, made.foretold)
    yield from offers.choices(state)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_board_calls_no_place_by_its_code(code: str) -> None:
    """Codes such as r4c2 are for typed actions: whoever sees the board needs none."""
    with speaking(code):
        for mix in (BASE, BOTH):
            state = mix.new_game(3)
            for at, (_, action) in enumerate(random_game(mix, 3)):
                if at % 8 == 0:
                    for text in shown_on_a_board(state):
                        assert not re.search(r"\br\d+c\d+\b", text), text
                if action is not None:
                    state = state.play(action)
        covered = duel.position(structure={"r3c3": "Tavern"}, age=1)
        refusal = covered.why_not("build Tavern")
        assert refusal is not None
        assert not re.search(r"\br\d+c\d+\b", refusal.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_several_senators_of_one_name_is_asked_for_itself(language: str) -> None:
    name = "Politician (centre)"
    for mine, discarded in (([name], [name, "Lumber Yard"]), ([name, name], ["Lumber Yard"])):
        state = duel.position(
            A={"cards": mine, "wonders": ["Mausoleum"], "coins": 20},
            B={"cards": [name]},
            discard=discarded,
            structure=["Altar"],
            names=("Ada", "Ben"),
            expansions={"agora"},
        ).play("wonder Mausoleum with Altar")
        with speaking(language):
            found = {
                target.label: offers.about(state, target.hit)
                for target in scene(state.view("A")).hits()
                if target.hit.startswith("card:politician")
            }
            standing = [about for about in found.values() if not about.offers]
            assert [about.lines for about in standing] == [
                (translate("stands-in-city", who=who),) for who in state.names
            ]
            lying = [about for about in found.values() if about.offers]
            assert len(lying) == discarded.count(name)
            assert {about.lines for about in lying} <= {(translate("lies-in-discard"),)}
