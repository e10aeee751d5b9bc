"""Every refusal is one sentence with the names and numbers, and the rule behind it."""

import re
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG, Card
from duel_nb.engine import Action, GameState, apply

NAMES = ("Ada", "Ben")
FOUR = ["Sphinx", "Piraeus", "Colossus", "Pyramids"]


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


def test_a_covered_card_names_what_covers_it() -> None:
    s = duel.position(
        structure={"r5c1": "Baths", "r5c3": "Altar", "r3c3": "Tavern"}, names=NAMES, age=1
    )
    assert refusal(s, "build Tavern") == (
        "BASE-STRUCT-05",
        "Tavern is not accessible: two face-down cards (r4c2 and r4c4) still cover it.",
    )
    assert refusal(s, "discard @r4c2") == (
        "BASE-STRUCT-05",
        "The face-down card at r4c2 is not accessible: "
        "Baths (r5c1) and Altar (r5c3) still cover it.",
    )
    s = s.play("discard Baths")
    assert refusal(s, "build @r4c2")[1].endswith("Altar (r5c3) still covers it.")


def test_too_few_coins_says_by_how_many() -> None:
    s = table(A={"coins": 3}, B={"cards": ["Shelf Quarry"]})
    assert s.cost_of("Library").total == 4 + 2 + 2
    assert refusal(s, "build Library") == (
        "BASE-COST-04",
        "Library would cost Ada 8 coins, and Ada has 3: 5 short.",
    )
    s = table(A={"coins": 3, "wonders": ["Pyramids"]})
    assert refusal(s, "wonder Pyramids with Walls") == (
        "BASE-COST-04",
        "The Pyramids would cost Ada 8 coins, and Ada has 3: 5 short.",
    )
    s = duel.position(A={"coins": 0}, structure=["Logging Camp"], names=NAMES)
    assert refusal(s, "build Logging Camp")[1] == (
        "Logging Camp would cost Ada 1 coin, and Ada has 0: 1 short."
    )


def test_someone_elses_turn() -> None:
    assert refusal(table(), "discard Library", "B") == (
        "BASE-TURN-01",
        "It is Ada's turn, not Ben's.",
    )
    assert refusal(table(turn="B"), "discard Library", "A")[1] == "It is Ben's turn, not Ada's."
    draft = duel.new_game(seed=1, names=NAMES)
    rule, text = refusal(draft, str(draft.legal_actions()[0]), "B")
    assert rule == "BASE-DRAFT-01"
    assert text.startswith("It is Ada who must choose: ")


def test_a_wonder_that_stands_already() -> None:
    s = table(A={"coins": 30, "built": ["Sphinx"]})
    assert refusal(s, "wonder Sphinx with Library") == (
        "BASE-WON-02",
        "The Sphinx already stands.",
    )


def test_a_wonder_of_someone_else_or_of_nobody() -> None:
    s = table(A={"coins": 30}, B={"wonders": ["Sphinx"], "built": ["Colossus"]})
    assert refusal(s, "wonder Sphinx with Library") == (
        "BASE-WON-02",
        "The Sphinx is Ben's Wonder.",
    )
    assert refusal(s, "wonder Colossus with Library")[1] == "The Colossus is Ben's Wonder."
    assert refusal(s, "wonder Pyramids with Library")[1] == "Ada does not own The Pyramids."


def test_the_eighth_wonder() -> None:
    s = table(
        A={"coins": 40, "built": FOUR[:3], "wonders": FOUR[3:]},
        B={"built": ["Mausoleum", "Appian Way", "Great Library"], "wonders": ["Circus Maximus"]},
    )
    s = s.play("wonder Pyramids with Walls")
    assert [site.wonder.name for site in s.city("B").wonders if not site.standing] == []
    assert refusal(s, "wonder Circus Maximus with Library") == (
        "BASE-WON-03",
        "Seven Wonders have been constructed, and Circus Maximus would be one more.",
    )


def test_a_card_that_does_not_lie_there() -> None:
    s = table(
        A={"cards": ["Altar"], "built": {"Sphinx": "Baths"}},
        B={"cards": ["Press"]},
        discard=["Tavern"],
    )
    absent = CATALOG.cards[s.removed[1][0]].name
    for action, rule, text in (
        ("build Altar", "BASE-BUILD-01", "Altar already stands in Ada's City."),
        ("discard Press", "BASE-BUILD-01", "Press already stands in Ben's City."),
        ("build Baths", "BASE-WON-01", "Baths lies under The Sphinx."),
        ("build Tavern", "BASE-DISC-02", "Tavern is in the discard pile."),
        (f"build {absent}", "BASE-TURN-02", f"{absent} does not lie face up in the structure."),
        ("build Arsenal", "BASE-STRUCT-06", "Arsenal is a card of Age III, and this is Age II."),
        ("build Stable", "BASE-STRUCT-06", "Stable is a card of Age I, and this is Age II."),
    ):
        assert refusal(s, action) == (rule, text)


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


def test_what_comes_with_an_expansion_only() -> None:
    s = table(A={"coins": 30})
    for action, rule, what in (
        ("build Greek Grand Temple", "PAN-COMP-01", "Greek Grand Temple belongs to Pantheon"),
        ("prepare Coup with Altar", "AGO-COMP-01", "Coup belongs to Agora"),
        ("wonder Sanctuary with Walls", "PAN-COMP-01", "The Sanctuary belongs to Pantheon"),
    ):
        assert refusal(s, action) == (rule, f"{what}, which is not in play.")
    temples = table(age=3, structure=["Study", "Palace"], expansions=["pantheon"])
    assert refusal(temples, "build Builders Guild") == (
        "BASE-GX-05",
        "With Pantheon there are no Guilds, so no Builders Guild.",
    )


def test_nobody_passes() -> None:
    assert refusal(table(), "pass")[1] == (
        "A turn cannot be passed: an accessible card must be used."
    )
    assert refusal(table(expansions=["pantheon"]), "pass")[1] == (
        "A turn cannot be passed: an accessible card must be used "
        "or a card of the Pantheon activated."
    )


def test_the_gate_has_its_article() -> None:
    poor = table(expansions=["pantheon"], pantheon={1: "Gate"}, A={"coins": 5})
    assert refusal(poor, "activate Gate")[1].startswith("The Gate would cost Ada 6 coins")


def test_a_face_down_card_is_not_given_away() -> None:
    s = table()
    hidden = next(s.dealt[i] for i in range(20) if s.present >> i & 1 and not s.face_up >> i & 1)

    known = CATALOG.cards[hidden].name
    unknown = next(CATALOG.cards[card].name for card in s.removed[1])
    assert refusal(s, f"build {known}")[1].removeprefix(known) == (
        refusal(s, f"build {unknown}")[1].removeprefix(unknown)
    )


def test_the_wrong_place() -> None:
    s = duel.position(structure={"r5c1": "Altar", "r5c3": "Baths"}, names=NAMES)
    assert refusal(s, "build Altar @r5c3") == ("BASE-TURN-02", "Altar lies at r5c1, not at r5c3.")
    after = s.play("build Altar @r5c1")
    assert refusal(after, "discard @r5c1") == (
        "BASE-TURN-02",
        "There is no card at r5c1 any more.",
    )


def test_a_choice_that_is_due_first() -> None:
    s = table(
        A={"coins": 30, "wonders": ["Statue of Zeus"]},
        B={"cards": ["Quarry", "Press", "Sawmill"]},
        structure=["Library", "Walls"],
    ).play("wonder Statue of Zeus with Walls")
    assert refusal(s, "build Library") == (
        "BASE-TURN-02",
        "A turn has one action, which has been taken: Ada discards one of Ben's brown cards.",
    )
    assert refusal(s, "discard Press") == (
        "BASE-W-ZEUS",
        "Press is not a brown card in Ben's City.",
    )
    assert refusal(s, "discard Quarry", "B") == (
        "BASE-W-ZEUS",
        "It is Ada who must choose: Ada discards one of Ben's brown cards.",
    )
    assert refusal(s, "discard Quarry @r4c4")[1] == "Quarry does not lie at r4c4."
    assert {str(a) for a in s.legal_actions()} == {"discard Quarry", "discard Sawmill"}


def test_an_action_in_the_middle_of_a_choice_says_whether_it_can_follow() -> None:
    given = {"A": {"coins": 30, "wonders": ["Statue of Zeus"], "prepared": ["Coup"]}}
    s = table(**given, B={"cards": ["Quarry", "Sawmill"]}, expansions=["agora", "pantheon"])
    due = "Ada discards one of Ben's brown cards."
    assert s.why_not("trigger Coup") is None
    s = s.play("wonder Statue of Zeus with Walls")
    taken = f"A turn has one action, which has been taken: {due}"
    opening = f"A Conspiracy is triggered only as a turn begins: {due}"
    assert refusal(s, "trigger Coup") == ("AGO-PLOT-02", opening)
    assert refusal(s, "wonder Sphinx with Library") == ("BASE-TURN-02", taken)
    assert refusal(s, "activate Gate") == ("PAN-ACT-01", taken)
    assert refusal(s, "recruit Library")[0] == "AGO-TURN-02"
    assert refusal(s, "build Conspirator")[0] == "AGO-SENATOR-04"
    assert refusal(s, "draft Sphinx")[0] == "BASE-STRUCT-06"
    assert refusal(s, "begin A")[0] == "BASE-AGE-02"
    assert refusal(s, "place 3") == ("AGO-POL-04", f"No cube can be placed now: {due}")
    s = table(A={"prepared": ["Espionage", "Coup"]}, draws=["Law"], expansions=["agora"])
    s = s.play("trigger Espionage")
    assert refusal(s, "trigger Coup")[0] == "AGO-PLOT-02"
    assert refusal(s, "build Library") == (
        "AGO-C-ESPIONAGE",
        "A choice is due first: Ada takes a Progress token from the box.",
    )
    draft = duel.position(offered=FOUR, names=NAMES, expansions=["agora", "pantheon"])
    assert refusal(draft, "trigger Coup")[0] == "AGO-PLOT-02"
    assert refusal(draft, "activate Mars") == (
        "PAN-ACT-01",
        "Mars cannot be activated: that is possible from Age II on.",
    )
    draft = duel.position(offered=FOUR, names=NAMES)
    assert refusal(draft, "prepare Coup with Library") == (
        "AGO-COMP-01",
        "Coup belongs to Agora, which is not in play.",
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


def test_answers_that_do_not_fit_the_choice() -> None:
    draft = duel.position(offered=FOUR, names=NAMES)
    assert refusal(draft, "draft Mausoleum") == (
        "BASE-DRAFT-01",
        "The Mausoleum is not on offer; there are The Sphinx, Piraeus, The Colossus, The Pyramids.",
    )
    assert refusal(draft, "build Altar")[1].startswith("A choice is due first: ")
    pair = table(A={"coins": 30, "cards": ["Scriptorium"]}, progress=["Law", "Economy"]).play(
        "build Library"
    )
    rule, text = refusal(pair, "take Strategy")
    assert rule == "BASE-SCI-02"
    assert text == "Strategy does not lie on the board; there are Law, Economy."
    grave = table(A={"coins": 30, "wonders": ["Mausoleum"]}, discard=["Altar"])
    grave = grave.play("wonder Mausoleum with Walls")
    assert refusal(grave, "build Altar giving 1") == (
        "BASE-PROD-03",
        "It costs nothing here, so there is no other payment to choose.",
    )
    assert refusal(grave, "build Baths giving 1")[1] == "Baths is not in the discard pile."
    elsewhere = Action("build", CATALOG.card("altar").index, place=503)
    assert refused(grave, elsewhere) == "Altar does not lie at r5c3."
    assert refusal(grave, "build Library") == (
        "BASE-WX-03",
        "Library is not in the discard pile.",
    )
    library = table(
        A={"coins": 30, "wonders": ["Great Library"]}, draws=["Law"], progress=["Economy"]
    )
    library = library.play("wonder Great Library with Walls")
    assert refusal(library, "take Economy") == (
        "BASE-W-LIBRARY",
        "Economy was not drawn from the box.",
    )


def test_answers_when_nothing_is_asked() -> None:
    s = table()
    assert refusal(s, "draft Sphinx") == (
        "BASE-STRUCT-06",
        "Wonders are drafted before Age I only.",
    )
    assert refusal(s, "take Law") == ("BASE-SCI-02", "No Progress token can be taken now.")
    assert refusal(s, "begin A") == (
        "BASE-AGE-02",
        "Who begins is chosen only between two Ages.",
    )


def test_the_game_is_over() -> None:
    s = duel.position(A={"coins": 30}, pawn=8, structure=["Walls", "Library"], names=NAMES).play(
        "build Walls"
    )
    assert str(s.outcome) == "A wins by military supremacy"
    assert refusal(s, "discard Library") == (
        "BASE-END-01",
        "The game is over: Ada wins by military supremacy.",
    )
    assert refusal(s, "discard Library", "B")[0] == "BASE-END-01"
    assert not s.legal_actions()


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


def test_a_senator_is_recruited_and_a_building_constructed_from_the_discard_pile_too() -> None:
    s = table(
        A={"coins": 30, "wonders": ["Mausoleum"]},
        discard=["Altar", "Conspirator"],
        expansions=["agora"],
    ).play("wonder Mausoleum with Walls")
    assert refusal(s, "build conspirator") == (
        "AGO-SENATOR-04",
        "Conspirator is a Senator: it is recruited, not constructed.",
    )
    assert refusal(s, "recruit Altar") == (
        "AGO-TURN-02",
        "Altar is a Building: it is constructed, not recruited.",
    )
    for absent in ("recruit politician-left", "build Baths", "recruit Baths"):
        rule, text = refusal(s, absent)
        assert rule == "BASE-WX-03"
        assert text.endswith(" is not in the discard pile.")


def test_what_must_be_done_cannot_be_passed() -> None:
    s = table(A={"coins": 30, "wonders": ["Statue of Zeus"]}, B={"cards": ["Quarry", "Sawmill"]})
    assert refusal(s.play("wonder Statue of Zeus with Walls"), "pass") == (
        "BASE-WX-02",
        "This is not optional: Ada discards one of Ben's brown cards.",
    )


def test_a_place_is_no_answer_where_no_card_of_the_structure_is_asked_for() -> None:
    s = table(A={"coins": 30, "wonders": ["Statue of Zeus"]}, B={"cards": ["Quarry", "Sawmill"]})
    s = s.play("wonder Statue of Zeus with Walls")
    assert refusal(s, "discard @r2c4")[1].startswith("A choice is due first: ")


def triggered(conspiracy: str, **given: Any) -> GameState:
    """Ada has just triggered a Conspiracy."""
    s = table(A={"prepared": [conspiracy]}, expansions=["agora"], **given)
    return s.play(f"trigger {conspiracy}")


def test_senators_are_nothing_for_property_fraud_and_treason() -> None:
    for use in ("build", "recruit"):
        assert refusal(triggered("Property Fraud"), f"{use} politician-left") == (
            "AGO-C-FRAUD",
            "A Senator cannot be taken by Property Fraud.",
        )
        assert refusal(triggered("Treason"), f"{use} politician-left") == (
            "AGO-CX-09",
            "Politician (left) is a Senator, and all Senators are dealt: "
            "none is among these cards.",
        )


def test_turn_of_events_and_a_place_without_an_accessible_card() -> None:
    s = triggered("Turn of Events", filled=False)
    assert refusal(s, "discard @r5c5") == (
        "AGO-C-EVENTS",
        "No accessible card lies at r5c5.",
    )


def test_curia_julia_says_why_a_conspiracy_is_not_for_it() -> None:
    s = table(
        A={
            "coins": 30,
            "wonders": ["Curia Julia"],
            "conspiracies": ["Coup", "Treason"],
            "prepared": ["Blackmail"],
            "triggered": ["Swindle"],
        },
        expansions=["agora"],
    ).play("wonder Curia Julia with Walls")
    for conspiracy, text in (
        ("Blackmail", "Blackmail is prepared: Curia Julia triggers an unprepared Conspiracy."),
        ("Swindle", "Swindle has been triggered already."),
        ("Sabotage", "Sabotage does not lie in front of Ada."),
    ):
        rule = "AGO-CURIA-03" if conspiracy == "Swindle" else "AGO-CURIA-02"
        assert refusal(s, f"trigger {conspiracy}") == (rule, text)


def test_what_belongs_to_an_expansion_that_is_not_in_play() -> None:
    s = table()
    for action, rule, text in (
        (
            "place 1",
            "AGO-POL-04",
            "No cube can be placed now: that is for Agora, which is not in play.",
        ),
        (
            "topple Sphinx",
            "PAN-ANUBIS-01",
            "No Wonder can be taken down now: that is for Pantheon or Agora, which is not in play.",
        ),
        (
            "recruit conspirator",
            "AGO-COMP-01",
            "Conspirator belongs to Agora, which is not in play.",
        ),
        ("trigger Coup", "AGO-COMP-01", "Coup belongs to Agora, which is not in play."),
    ):
        assert refusal(s, action) == (rule, text)


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


def test_a_triggered_conspiracy_is_neither_prepared_nor_triggered_again() -> None:
    s = table(A={"triggered": ["Coup"]}, expansions=["agora"])
    text = "Coup has been triggered by Ada already."
    assert refusal(s, "prepare Coup with Walls") == ("AGO-PLOT-01", text)
    assert refusal(s, "trigger Coup") == ("AGO-PLOT-02", text)


def test_the_usual_payment_needs_no_giving() -> None:
    s = table(A={"coins": 30}, B={"progress": ["Economy"]})
    assert refusal(s, "build Walls giving 4") == (
        "BASE-PROD-03",
        "The usual payment for Walls gives the opponent 4 coins: leave out 'giving'.",
    )


def test_an_answer_to_another_choice_is_not_denied_what_has_happened() -> None:
    s = duel.position(
        structure=["Conspirator"],
        filled=False,
        conspiracy_deck=["Coup", "Sabotage"],
        age=1,
        expansions=["agora"],
        names=NAMES,
    )
    s = s.play("recruit conspirator").play("conspire").play("keep Coup")
    assert refusal(s, "keep Sabotage") == (
        "AGO-CONSPIRATOR-02",
        "No Conspiracy can be kept now: "
        "Ada puts the other Conspiracy back, on top of the deck or under it.",
    )


def test_a_divinity_that_is_not_put_back() -> None:
    s = duel.position(
        A={"coins": 20, "wonders": ["Divine Theater"]},
        structure=["Library"],
        expansions=["pantheon"],
        names=NAMES,
    )
    s = s.play("wonder Divine Theater with Library").play("open greek").play("activate Aphrodite")
    assert refusal(s, "top Mars") == (
        "PAN-THEATER-01",
        "Mars is not one of the Divinities to be put back.",
    )


def test_a_politician_with_nothing_to_move_is_asked_for_no_move() -> None:
    s = duel.position(
        A={"cards": ["Altar", "Theater"]},
        structure=["Politician (left)"],
        age=1,
        expansions=["agora"],
        names=NAMES,
    ).play("recruit politician-left")
    assert (
        s.decisions[-1].text == "Ada has 2 Senate actions: place a cube in Chamber 1 or 2, or stop."
    )
    assert refusal(s, "move 1 2") == ("AGO-POL-05", "Ada has no cube in Chamber 1.")
    s = duel.position(
        A={"cards": ["Altar", "Theater"], "cubes": {2: 12}},
        structure=["Politician (left)"],
        age=1,
        expansions=["agora"],
        names=NAMES,
    ).play("recruit politician-left")
    assert s.decisions[-1].text == "Ada has 2 Senate actions: move a cube, or stop."
    assert refusal(s, "place 1") == ("AGO-SENATE-02", "Ada has no cube left to place.")


def test_the_last_token_of_neptune_is_the_one_that_is_left() -> None:
    s = duel.position(
        pantheon={1: "Neptune"},
        military_tokens=[6],
        age=2,
        edition="de",
        expansions=["pantheon"],
        names=NAMES,
    ).play("activate Neptune")
    for typed in ("apply +3", "discard +3"):
        assert refusal(s, typed) == (
            "PAN-NEPTUNE-03",
            "There is no Military token 3 spaces towards Ben.",
        )


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


def activated(divinity: str, **given: Any) -> GameState:
    """Ada has just activated a Divinity."""
    s = table(structure=["Walls"], expansions=["pantheon"], pantheon={1: divinity}, **given)
    return s.play(f"activate {divinity}")


GRAVE = {"A": {"coins": 50, "wonders": ["Pyramids"]}, "discard": ["Altar"]}


@pytest.mark.parametrize(
    ("divinity", "given", "action", "rule", "text"),
    [
        ("Enki", {"enki": ["Law", "Masonry"]}, "take Economy", "PAN-ENKI-02", "does not lie on"),
        ("Baal", {}, "take Altar", "PAN-BAAL-01", "not a brown or grey card in Ben's City"),
        ("Zeus", {}, "discard @r5c7", "PAN-ZEUS-01", "There is no face-down card at r5c7."),
        ("Zeus", {}, "discard Lumber Yard", "PAN-ZEUS-01", "does not lie face up in the structure"),
        ("Isis", GRAVE, "wonder Pyramids with Baths", "PAN-ISIS-01", "not in the discard pile"),
        ("Isis", GRAVE, "wonder Sphinx with Altar", "PAN-ISIS-01", "not an unbuilt Wonder of A"),
        ("Minerva", {"pawn": 2}, "guard 2", "PAN-MINERVA-01", ""),
        ("Neptune", {"military_tokens": [3, 6]}, "discard -3", "PAN-NEPTUNE-01", "no Military"),
    ],
)
def test_what_a_divinity_cannot_do(
    divinity: str, given: dict[str, Any], action: str, rule: str, text: str
) -> None:
    given = {"A": {"coins": 50}, "B": {"cards": ["Altar", "Press"]}, "taken": ["r5c7"], **given}
    if "discard" in given:
        given = {**given, "B": {"cards": ["Press"]}}
    found, said = refusal(activated(divinity, **given), action)
    assert (found, text in said) == (rule, True), said


@pytest.mark.parametrize(
    ("moved", "text"),
    [
        (Action("shift", 5, 5), "The Decree must go to another Chamber."),
        (Action("shift", 2, 1), "No such Decree lies in Chamber 3."),
        (Action("shift", 6 + 5, 1), "No such Decree lies in Chamber 6."),  # only one lies there
    ],
)
def test_what_is_not_a_move_of_a_decree_is_refused(moved: Action, text: str) -> None:
    s = triggered("Insider Influence", decrees={1: "Shield", 6: 3})
    refused = s.why_not(moved)
    assert refused is not None
    assert (refused.rule, refused.text) == ("AGO-C-INSIDER", text)


def test_coercion_refuses_what_stands_elsewhere() -> None:
    mine, theirs = {"prepared": ["Coercion"], "cards": ["Theater"]}, {"cards": ["Altar"]}
    for whose, own, other, cities in (
        ("A", "Ada", "Ben", {"A": mine, "B": theirs}),
        ("B", "Ben", "Ada", {"A": theirs, "B": mine}),
    ):
        s = table(turn=whose, **cities, expansions=["agora"]).play("trigger Coercion")
        text = refusal(s, "swap Baths for Altar")[1]
        assert text == f"Baths does not stand in {own}'s City."
        text = refusal(s, "swap Theater for Baths")[1]
        assert text == f"Baths does not stand in {other}'s City."


def test_what_is_applied_unchecked_takes_no_card_that_is_out_of_reach() -> None:
    s = duel.new_game(seed=1, first_game=True)
    covered = next(place.card for place in s.structure if place.card and not place.accessible)
    with pytest.raises(duel.DuelError, match=r"^The card is not accessible\.$"):
        apply(s.copy(), Action("discard", covered.index))
    elsewhere = CATALOG.card("palace")
    with pytest.raises(duel.DuelError, match=r"^The card is not in the structure\.$"):
        apply(s.copy(), Action("discard", elsewhere.index))
