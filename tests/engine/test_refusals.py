"""Refusals that no scenario can try: of views, and of actions made by hand.

What cannot be done in which position, by which rule and why, is under `illegal` in the scenarios;
the sentences are in `tests/scenarios/sentences.json`.
"""

import re
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG, Card
from duel_nb.engine import Action, GameState, apply

NAMES = ("Ada", "Ben")


def table(**given: Any) -> GameState:
    """Age II with the Library and the Walls at the front."""
    given = {"structure": ["Library", "Walls"], "names": NAMES, **given}
    return duel.position(**given)


def refusal(state: GameState, action: str, player: str | None = None) -> tuple[str, str]:
    refused = state.why_not(action, player)
    assert refused is not None, f"{action} is allowed"
    assert str(refused) == f"{refused.text} ({refused.rule})"
    if player is None:
        with pytest.raises(duel.IllegalAction) as error:
            state.play(action)
        assert error.value.refusal == refused
        assert str(error.value) == str(refused)
    return refused.rule, refused.text


def test_a_refusal_gives_the_numbers_and_is_what_play_raises() -> None:
    s = table(A={"coins": 3}, B={"cards": ["Shelf Quarry"]})
    assert refusal(s, "build Library") == (
        "BASE-COST-04",
        "Library would cost Ada 8 coins, and Ada has 3: 5 short.",
    )
    assert refusal(s, "discard Library", "B") == (
        "BASE-TURN-01",
        "It is Ada's turn, not Ben's.",
    )


def test_no_guilds_with_pantheon() -> None:
    temples = table(age=3, structure=["Study", "Palace"], expansions=["pantheon"])
    assert refusal(temples, "build Builders Guild")[0] == "BASE-GX-05"


def test_a_covered_card_names_what_covers_it() -> None:
    s = duel.position(
        structure={"r5c1": "Baths", "r5c3": "Altar", "r3c3": "Tavern"}, names=NAMES, age=1
    )
    assert refusal(s, "build Tavern") == (
        "BASE-STRUCT-05",
        "Tavern is not accessible: two face-down cards still cover it.",
    )
    assert refusal(s, "discard @r4c2") == (
        "BASE-STRUCT-05",
        "The face-down card at r4c2 is not accessible: Baths and Altar still cover it.",
    )
    s = s.play("discard Baths")
    assert refusal(s, "build @r4c2")[1].endswith("Altar still covers it.")


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize(("expansions", "first"), [([], "BASE-STRUCT-0"), (["agora"], "AGO-")])
def test_a_place_that_the_structure_does_not_have(
    age: int, expansions: list[str], first: str
) -> None:
    s = duel.position(age=age, expansions=expansions)
    refused = s.why_not(Action("discard", place=801))
    assert refused is not None
    assert refused.rule.startswith(first)
    assert f"structure of Age {'I' * age}" in duel.rule(refused.rule).title


def test_a_face_down_card_is_not_given_away() -> None:
    s = table()
    hidden = next(s.dealt[i] for i in range(20) if s.present >> i & 1 and not s.face_up >> i & 1)

    known = CATALOG.cards[hidden].name
    unknown = next(CATALOG.cards[card].name for card in s.removed[1])
    assert refusal(s, f"build {known}")[1].removeprefix(known) == (
        refusal(s, f"build {unknown}")[1].removeprefix(unknown)
    )


def test_what_was_meant_by_too_many_words() -> None:
    s = table(A={"coins": 30, "wonders": ["Mausoleum"]}, expansions=["pantheon"])
    for text, words in (
        ("build Library using 4", "Offering tokens pay only for activations (PAN-OFF-04)."),
        ("wonder Mausoleum with Walls using 2 3", "Did you mean wonder Mausoleum with Walls?"),
        (
            "build Mausoleum with Walls",
            "The Mausoleum is a Wonder. Did you mean wonder Mausoleum with Walls?",
        ),
        ("build Library with Walls", "only a Wonder is constructed with another card."),
    ):
        with pytest.raises(duel.NotationError, match="is not an action: ") as error:
            s.play(text)
        assert words in str(error.value)


def test_a_view_does_not_deny_what_it_cannot_see() -> None:
    s = table(A={"coins": 30, "wonders": ["Great Library"]}, draws=["Law", "Economy", "Strategy"])
    s = s.play("wonder Great Library with Walls")
    assert (
        refusal_in_view(s, "take Law")
        == refusal_in_view(s, "take Masonry")
        == (
            "GEN-06",
            "Only Ada sees what there is to choose from: "
            "Ada keeps one of the 3 Progress tokens drawn from the box.",
        )
    )


def refusal_in_view(state: GameState, action: str) -> tuple[str, str]:
    refused = state.view("B").why_not(action)
    assert refused is not None
    return refused.rule, refused.text


def test_there_are_two_players() -> None:
    with pytest.raises(duel.DuelError, match=r"'A' (\(\w+\) )?or 'B'"):
        table().why_not("build Library", "Eve")
    with pytest.raises(duel.DuelError, match=r"'A' (\(\w+\) )?or 'B'"):
        table().cost_of("Library", "C")
    with pytest.raises(duel.DuelError, match=r"'A' (\(\w+\) )?or 'B'"):
        table().city("C")


def test_what_is_allowed_is_not_refused() -> None:
    s = table(A={"coins": 30})
    assert s.why_not("build Library") is None
    assert s.why_not("build Library", "A") is None
    assert s.why_not(s.read("discard Walls")) is None


@pytest.mark.parametrize(
    ("expansions", "rules"),
    [
        (["agora"], ["AGO-C-SABOTAGE", "AGO-C-EXTORTION", "AGO-C-FORECLOSURE"]),
        (["pantheon"], ["PAN-ANUBIS-01", "PAN-RA-01", "PAN-BAAL-01"]),
        (["agora", "pantheon"], ["PAN-ANUBIS-01", "PAN-RA-01", "PAN-BAAL-01"]),
    ],
)
def test_an_answer_to_nothing_names_a_rule_that_is_in_play(
    expansions: list[str], rules: list[str]
) -> None:
    s = table(expansions=expansions)
    asked = [refusal(s, action) for action in ("topple Sphinx", "take Sphinx", "take Quarry")]
    assert [rule for rule, _ in asked] == rules
    assert not any("not in play" in text for _, text in asked)


@pytest.mark.parametrize("card", [CATALOG.card("altar"), CATALOG.cards[0]])
def test_an_action_made_by_hand_is_the_one_of_the_list(card: Card) -> None:
    name, number = card.name, card.index
    s = duel.position(
        structure={"r5c1": name, "r5c3": "Baths"}, expansions=["pantheon"], names=NAMES, age=1
    )
    listed = s.read(f"discard {name}")
    for written in (
        Action("discard", number, place=501),  # where it lies anyway
        Action("discard", place=501),  # by its place alone
    ):
        assert s.why_not(written) is None
        assert s.play(written) == s.play(listed)
    refusal = refused(s, Action("discard", number, place=503))
    assert refusal == f"{name} lies at r5c1, not at r5c3."
    assert refused(s, Action("discard")) == "The action does not say which card is used."
    assert refused(s, Action("discard", place=102)) == "There is no place r1c2 in this structure."
    assert refused(s, Action("discard", number, giving=1)) == (
        "Another payment can be chosen only for a Building."
    )


@pytest.mark.parametrize("discarded", [1, 2])
def test_senators_that_look_alike_are_recruited_and_not_built(discarded: int) -> None:
    s = table(
        A={"coins": 30, "wonders": ["Mausoleum"]},
        discard=["Politician (left)"],
        expansions=["agora"],
    ).play("wonder Mausoleum with Walls")
    if discarded == 2:  # the two change places
        swapped = re.sub(r"left#(\d)", lambda copy: f"left#{3 - int(copy[1])}", s.to_json())
        s = duel.from_json(swapped)
    alike = [card.index for card in CATALOG.cards if card.name == "Politician (left)"]
    assert len(alike) == 2
    for number in alike:
        assert refused(s, Action("build", number)).startswith("Politician (left) is a Senator")
    conspirator = CATALOG.card("conspirator").index
    assert "not in the discard pile" in refused(s, Action("recruit", conspirator))


def refused(state: GameState, action: Action) -> str:
    found = state.why_not(action)
    assert found is not None
    return found.text


def test_the_legal_actions_are_those_of_the_position_and_not_of_the_one_before() -> None:
    s = table(A={"coins": 30})
    before = s.legal_actions()
    copied = s.copy()
    apply(copied, s.read("discard Library"))
    assert copied.legal_actions() == s.play("discard Library").legal_actions() != before
    assert s.legal_actions() == before


def test_what_is_applied_unchecked_takes_no_card_that_is_out_of_reach() -> None:
    s = duel.new_game(seed=1, first_game=True)
    covered = next(place.card for place in s.structure if place.card and not place.accessible)
    with pytest.raises(duel.DuelError, match=r"^The card is not accessible\.$"):
        apply(s.copy(), Action("discard", covered.index))
    elsewhere = CATALOG.card("palace")
    with pytest.raises(duel.DuelError, match=r"^The card is not in the structure\.$"):
        apply(s.copy(), Action("discard", elsewhere.index))
