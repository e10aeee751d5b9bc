"""Activating cards of the Pantheon, the Gate and the Divine Theater (PAN-ACT, PAN-GATE)."""

import json

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState, IllegalAction
from tests.engine.given import due, gained, kinds, options, pantheon, rules

OPEN = {1: "Mars", 2: "Tanit", 3: "Gate", 4: "Zeus", 6: "Enki"}


def deck(s: GameState, mythology: int) -> list[str]:
    assert s.pantheon is not None
    return [CATALOG.divinities[card].name for card in s.pantheon.decks[mythology]]


def activated(s: GameState, player: str) -> list[str]:
    return [card.name for card in s.city(player).activated]


# -- the price ---------------------------------------------------------------------------------


@pytest.mark.parametrize("space", range(1, 7))
def test_the_two_prices_of_a_space_add_up_to_eleven(space: int) -> None:
    for turn, price in (("A", space + 2), ("B", 9 - space)):
        s = pantheon("Walls", turn=turn, pantheon={space: "Tanit"})
        assert s.city(turn).coins - s.play("activate Tanit").city(turn).coins == price - 12
        poor = pantheon(
            "Walls", turn=turn, pantheon={space: "Tanit"}, **{turn: {"coins": price - 1}}
        )
        refusal = poor.why_not("activate Tanit")
        assert refusal is not None
        assert refusal.rule == "PAN-ACT-03"
        assert f"would cost {poor.names[turn == 'B']} {price} coins" in refusal.text


@pytest.mark.parametrize("card", ["Mars", "Gate"])
@pytest.mark.parametrize("space", [1, 4, 6])
@pytest.mark.parametrize("built", [[], ["Sanctuary"]])
@pytest.mark.parametrize("using", ["", " using 4", " using 2 3 4"])
def test_the_bill_is_what_is_paid(card: str, space: int, built: list[str], using: str) -> None:
    for turn in "AB":
        city = {"coins": 20, "built": built, "offerings": [2, 3, 4]}
        s = pantheon("Walls", turn=turn, pantheon={space: card}, **{turn: city})
        (bill,) = s.payments(f"activate {card}{using}")
        after = s.play(f"activate {card}{using}")
        assert s.city(turn).coins - after.city(turn).coins == bill.total
        assert sum(line.coins for line in bill.lines) == bill.total  # PAN-OFF-03
        assert (bill.trade, bill.to_opponent) == (0, 0)
        assert s.cost_of(card, turn) == s.payments(f"activate {card}")[0]


def test_only_what_lies_in_the_pantheon_has_a_price() -> None:
    s = pantheon("Walls", pantheon=OPEN)
    assert str(s.cost_of("gate", "B")) == (
        f"Gate for {s.names[1]}: 12 coins; 6 coins in space 3; 6 more, as the Gate costs double"
    )
    with pytest.raises(IllegalAction, match=r"Ra does not lie in the Pantheon\. \(PAN-ACT-01\)"):
        s.cost_of("Ra")
    assert s.payments("activate Ra") == ()
    assert duel.position().cost_of("Zeus").name == "The Statue of Zeus"  # no Divinities without it


def test_gate_with_all_reductions() -> None:  # EC-109
    s = pantheon("Walls", A={"built": ["Sanctuary"], "offerings": [3], "coins": 5}, pantheon=OPEN)
    assert "activate Gate" not in s.legal_actions()
    after = s.play("activate Gate using 3")
    assert gained(s, after) == (-5, 0)
    assert after.city("A").offering_tokens == ()


def test_offerings_add_up_and_nothing_comes_back() -> None:
    s = pantheon("Walls", B={"offerings": [3, 4, 2], "coins": 0}, turn="B", pantheon=OPEN)
    wanted = {str(a) for a in s.legal_actions() if a.verb == "activate" and a.subject == 5}
    assert wanted == {"activate Tanit using 3 4", "activate Tanit using 2 3 4"}  # 7 coins
    after = s.play("activate Tanit using 2 3 4")
    assert gained(s, after) == (0, 12)  # PAN-OFF-03
    assert after.city("B").offering_tokens == ()
    assert s.read("activate tanit USING 4, 3") == s.read("activate Tanit using 3 4")


def test_offerings_pay_nothing_else_and_must_be_owned() -> None:
    s = pantheon("Barracks", A={"coins": 0, "offerings": [3]}, pantheon=OPEN)
    assert "build Barracks" not in s.legal_actions()  # PAN-OFF-04
    refusal = s.why_not("activate Mars using 4")
    assert refusal is not None
    assert (refusal.rule, refusal.text) == ("PAN-OFF-01", "Ada has no Offering token worth 4.")


def test_a_mythology_token_gives_no_discount() -> None:
    s = pantheon("Walls", A={"mythology": ["roman"]}, pantheon=OPEN)
    assert gained(s, s.play("activate Mars")) == (-3, 0)


def test_economy_gets_nothing() -> None:
    s = pantheon("Walls", B={"progress": ["Economy"]}, pantheon=OPEN)
    assert gained(s, s.play("activate Mars")) == (-3, 0)


def test_sanctuary_toppled_and_built_again() -> None:
    s = pantheon("Walls", B={"built": ["Sanctuary"], "coins": 7}, pantheon={6: "Mars", 5: "Anubis"})
    s = s.play("activate Anubis").play("topple Sanctuary")
    assert s.why_not("activate Mars") is None
    assert gained(s, s.play("activate Mars")) == (0, -3)
    s = pantheon("Walls", turn="B", B={"built": ["Sanctuary"]}, pantheon={6: "Mars"})
    assert gained(s, s.play("activate Mars")) == (0, -1)


# -- the turn ----------------------------------------------------------------------------------


def test_it_is_a_turn_that_leaves_the_structure_alone() -> None:
    s = pantheon("Walls", "Brewery", pantheon=OPEN)
    after = s.play("activate Tanit")
    assert kinds(after) == ["coins", "activated", "coins"]
    assert rules(after) == ["PAN-ACT-03", "PAN-ACT-04", "PAN-TANIT-01"]
    assert (after.turn, after.structure) == ("B", s.structure)
    assert activated(after, "A") == ["Tanit"]
    assert after.pantheon is not None
    assert after.pantheon.filled == (True, False, True, True, False, True)  # PAN-ACT-05


def test_what_cannot_be_activated() -> None:
    s = pantheon("Walls", B={"divinities": ["Ra"]}, pantheon=OPEN)
    for name, rule, text in (
        ("Ra", "PAN-ACT-05", "Ra has been activated by Ben"),
        ("Hades", "PAN-ACT-01", "Hades does not lie in the Pantheon"),
    ):
        refusal = s.why_not(f"activate {name}")
        assert refusal is not None
        assert refusal.rule == rule
        assert text in refusal.text
    refusal = pantheon("Altar", pantheon={1: "Mars"}).why_not("activate Mars")
    assert refusal is not None
    assert (refusal.rule, "from Age II on" in refusal.text) == ("PAN-ACT-01", True)
    refusal = duel.position(structure=["Walls"]).why_not("activate the Gate")
    assert refusal is not None
    assert "which is not in play" in refusal.text


def test_the_last_card_can_wait_and_then_the_rest_is_lost() -> None:
    s = pantheon("Pretorium", filled=False, pantheon=OPEN)
    s = s.play("activate Tanit")
    assert (s.turn, s.age, s.outcome) == ("B", 3, None)
    s = s.play("discard Pretorium")
    assert s.outcome is not None
    assert s.outcome.termination == "civilian"
    assert list(s.legal_actions()) == []


def test_an_extra_turn_by_the_sanctuary_may_be_an_activation() -> None:
    s = pantheon("Walls", A={"wonders": ["Sanctuary"]}, pantheon=OPEN)
    s = s.play("wonder Sanctuary with Walls")
    assert s.turn == "A"
    assert gained(s, s.play("activate Mars")) == (-1, 0)


# -- the Gate ----------------------------------------------------------------------------------

TOPS = {
    "mesopotamian": ["Ishtar", "Nisaba"],
    "phoenician": ["Astarte", "Baal"],
    "greek": ["Hades", "Aphrodite"],
    "egyptian": ["Isis", "Anubis", "Ra"],
    "roman": ["Minerva", "Neptune"],
}


def test_the_gate_reveals_the_top_of_each_deck() -> None:
    s = pantheon("Walls", pantheon=OPEN, mythology_decks=TOPS).play("activate Gate")
    assert due(s) == ("gate", "A")
    assert options(s) == {f"activate {names[0]}" for names in TOPS.values()}
    assert activated(s, "A") == ["Gate"]
    for viewer in ("A", "B", None):
        assert len(s.view(viewer).legal_actions()) == 5  # PAN-GATE-04
    assert deck(s, 4) == ["Neptune"]
    refusal = s.why_not("activate Hades using 3")
    assert refusal is not None
    assert "costs nothing" in refusal.text
    refusal = s.why_not("activate Gate")
    assert refusal is not None
    assert refusal.text == "The Gate is not among the revealed Divinities."
    after = s.play("activate Astarte")
    assert gained(s, after) == (0, 0)  # PAN-ACT-09
    assert after.city("A").astarte == 7
    assert (deck(after, 4), deck(after, 1)) == (["Minerva", "Neptune"], ["Baal"])
    assert (after.turn, after.stack) == ("B", ())
    for viewer in ("A", "B", None):
        known = json.loads(after.view(viewer).to_json())["pantheon_board"]["decks"]
        assert known["roman"] == ["minerva", "?"]


def test_the_gate_passes_over_an_empty_deck() -> None:
    s = pantheon(
        "Walls",
        B={"divinities": ["Minerva", "Neptune"]},
        pantheon=OPEN,
        mythology_decks={name: TOPS[name] for name in TOPS if name != "roman"},
    )
    assert len(s.play("activate Gate").legal_actions()) == 4


def test_the_gate_puts_back_a_single_divinity_as_the_gate_does() -> None:
    gone = ["Astarte", "Baal", "Tanit", "Aphrodite", "Hades", "Zeus", "Anubis", "Isis", "Ra"]
    s = pantheon(
        "Walls", A={"divinities": gone[:4]}, B={"divinities": gone[4:]}, pantheon={3: "Gate"}
    )
    s = s.play("activate Gate")
    assert len(s.legal_actions()) == 2
    after = s.play(s.legal_actions()[1])
    while after.decisions:
        after = after.play(after.legal_actions()[0])
    assert [event.rule for event in after.events if event.kind == "put-back"] == ["PAN-GATE-02"]


def test_enki_revealed_and_not_chosen() -> None:
    cards = {3: "Gate", 4: "Zeus"}
    s = pantheon(
        "Walls",
        A={"coins": 99, "wonders": ["Great Library"]},
        pantheon=cards,
        mythology_decks={"mesopotamian": ["Enki"], "egyptian": ["Isis"]},
        discard=["Altar"],
        progress=["Law"],
        draws=["Economy", "Strategy", "Masonry", "Urbanism", "Theology"],
    )
    s = s.play("activate Gate")
    assert s.pantheon is not None
    assert {token.name for token in s.pantheon.tokens_on_enki} == {"Economy", "Strategy"}
    s = s.play("activate Isis")
    nested = s.play("wonder Great Library with Altar")  # draws while those two lie aside
    assert options(nested) == {"take Masonry", "take Urbanism", "take Theology"}
    after = nested.play("take Theology")
    assert after.pantheon is not None
    assert after.pantheon.enki == ()
    assert "PAN-ENKI-03" in rules(after)
    assert deck(after, 0)[0] == "Enki"


def test_enki_chosen() -> None:
    s = pantheon(
        "Walls",
        pantheon={3: "Gate"},
        mythology_decks={"mesopotamian": ["Enki"]},
        draws=["Urbanism", "Law"],
    )
    s = s.play("activate Gate").play("activate Enki")
    assert due(s) == ("enki", "A")
    refusal = s.why_not("take Economy")
    assert refusal is not None
    assert refusal.text == "Economy does not lie on Enki."
    after = s.play("take Urbanism")
    assert gained(s, after) == (6, 0)
    assert after.pantheon is not None
    assert after.pantheon.enki == ()


# -- the Theater -------------------------------------------------------------------------------


def test_the_theater_works_in_age_1_and_restacks_as_one_likes() -> None:
    s = pantheon(
        "Altar", "Baths", A={"wonders": ["Divine Theater"]}, mythology_decks={"roman": ["Mars"]}
    )
    s = s.play("wonder Divine Theater with Altar")
    assert options(s) == {f"open {name}" for name in TOPS}
    s = s.play("open roman")
    assert options(s) == {"activate Mars", "activate Minerva", "activate Neptune"}
    s = s.play("activate Mars")
    assert (s.pawn, due(s)) == (2, ("restack", "A"))
    for first, second in (("Minerva", "Neptune"), ("Neptune", "Minerva")):
        after = s.play(f"top {first}")
        assert deck(after, 4) == [first, second]
        assert after.turn == "B"


def test_an_empty_deck_cannot_be_opened() -> None:
    s = pantheon(
        "Altar",
        A={"wonders": ["Divine Theater"]},
        B={"divinities": ["Mars", "Minerva", "Neptune"]},
    ).play("wonder Divine Theater with Altar")
    refusal = s.why_not("open roman")
    assert refusal is not None
    assert refusal.text == "The Roman deck is empty."
    assert "open roman" not in s.legal_actions()


def test_a_deck_of_two_has_nothing_to_order() -> None:
    s = pantheon("Altar", A={"wonders": ["Divine Theater"]}, B={"divinities": ["Ra"]})
    s = s.play("wonder Divine Theater with Altar").play("open egyptian").play("activate Isis")
    assert due(s) is None  # nothing is discarded, nothing to put in order
    assert deck(s, 3) == ["Anubis"]


def test_gate_isis_theater() -> None:
    """Revealed cards belong to no deck until everything is resolved."""
    s = pantheon(
        "Walls",
        A={"wonders": ["Divine Theater"], "progress": ["Theology"]},
        pantheon={3: "Gate"},
        mythology_decks=TOPS,
        discard=["Altar"],
    )
    s = s.play("activate Gate").play("activate Isis").play("wonder Divine Theater with Altar")
    assert duel.from_json(s.to_json()) == s
    assert options(s) == {f"open {name}" for name in TOPS}
    s = s.play("open greek")
    assert options(s) == {"activate Aphrodite", "activate Zeus"}  # not Hades, who lies aside
    s = s.play("activate Aphrodite")
    assert activated(s, "A")[1:] == ["Isis", "Aphrodite"]
    assert deck(s, 2) == ["Hades", "Zeus"]
    assert deck(s, 3) == ["Anubis", "Ra"]
    assert (s.turn, s.stack) == ("A", ())  # Theology


def test_theology_and_a_replay_wonder_by_isis_give_one_extra_turn() -> None:
    s = pantheon(
        "Altar",
        "Baths",
        A={"wonders": ["Divine Theater", "Sphinx"], "progress": ["Theology"]},
        mythology_decks={"egyptian": ["Isis"]},
        discard=["Press"],
    )
    s = s.play("wonder Divine Theater with Altar").play("open egyptian").play("activate Isis")
    s = s.play("wonder Sphinx with Press").play(
        s.play("wonder Sphinx with Press").legal_actions()[0]
    )
    assert s.turn == "A"
    assert s.play("discard Baths").turn == "B"  # PAN-THEATER-03


def test_the_extra_turn_is_lost_when_zeus_empties_the_structure() -> None:
    s = pantheon(
        "Walls",
        "Brewery",
        filled=False,
        A={"wonders": ["Divine Theater"], "progress": ["Theology"]},
        mythology_decks={"greek": ["Zeus"]},
        pawn=0,
    )
    s = s.play("wonder Divine Theater with Walls").play("open greek").play("activate Zeus")
    s = s.play("discard Brewery")
    s = s.play(s.legal_actions()[0])
    assert "again-lost" in kinds(s)
    assert (s.age, due(s)) == (3, ("begin", "A"))  # PAN-ZEUS-05


def test_a_price_before_age_2_says_nothing_of_what_lies_face_down() -> None:
    s = pantheon("Altar", pantheon={1: "Tanit"}).view("B")
    only = "Before Age II only who put it there knows whether {} lies in the Pantheon."
    for divinity, text in (("Tanit", only), ("Baal", only), ("Mars", "{} does not lie in the ")):
        text = text.format(divinity)
        with pytest.raises(duel.IllegalAction, match=text):
            s.cost_of(divinity)
