"""Each of the fifteen Divinities, and the Progress tokens of Pantheon (PAN-ENKI to PAN-NEPTUNE)."""

from typing import Any

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState
from tests.engine.given import due, gained, kinds, options, pantheon, rules

FIVE = ["Apothecary", "Workshop", "Pharmacist", "Scriptorium", "Academy"]


def activated(name: str, *cards: str, **given: Any) -> GameState:
    """A has just activated a Divinity (price 3)."""
    return pantheon(*(cards or ("Walls",)), pantheon={1: name}, **given).play(f"activate {name}")


def nothing_to_choose(s: GameState) -> bool:
    """The effect found nothing, and the turn has passed (PAN-ACT-06)."""
    told = any(event.kind == "nothing" for event in s.events)
    return told and (s.turn, due(s)) == ("B", None)


# -- Mesopotamian ------------------------------------------------------------------------------


def test_enki_gives_one_of_his_tokens() -> None:
    s = pantheon("Walls", pantheon={1: "Enki"}, enki=["Law", "Agriculture"], progress=["Economy"])
    s = s.play("activate Enki")
    assert (due(s), options(s)) == (("enki", "A"), {"take Law", "take Agriculture"})
    refusal = s.why_not("take Economy")
    assert refusal is not None
    assert refusal.rule == "PAN-ENKI-02"
    after = s.play("take Agriculture")
    assert gained(s, after) == (6, 0)
    assert after.pantheon is not None
    assert after.pantheon.enki == ()
    assert [token.name for token in after.progress_tokens] == ["Economy"]


def test_tokens_on_enki_are_out_of_reach() -> None:  # PAN-ENKI-04
    s = pantheon(
        "Walls",
        A={"cards": ["Scriptorium"], "wonders": ["Great Library"]},
        pantheon={1: "Enki"},
        enki=["Law", "Agriculture"],
        progress=["Economy"],
    )
    drawn = s.play("wonder Great Library with Walls")
    assert not {"take Law", "take Agriculture"} & options(drawn)
    s = pantheon("Library", A={"cards": ["Scriptorium"]}, pantheon={1: "Enki"}, enki=["Law"],
                 progress=["Economy"])  # fmt: skip
    s = s.play("build Library")
    assert options(s) == {"take Economy"}
    refusal = s.why_not("take Law")
    assert refusal is not None
    assert (refusal.rule, refusal.text) == ("PAN-ENKI-04", "Law lies on Enki, not on the board.")


@pytest.mark.parametrize("left", [0, 1])
def test_enki_revealed_with_a_nearly_empty_box(left: int) -> None:  # PAN-ENKI-05
    tokens = ["Agriculture", "Architecture", "Economy", "Law", "Masonry", "Mathematics",
              "Philosophy", "Strategy", "Theology", "Urbanism", "Mysticism", "Poliorcetics",
              "Engineering"]  # fmt: skip
    s = pantheon(
        "Altar",
        A={"wonders": ["Divine Theater"], "progress": tokens[left:9]},
        B={"progress": tokens[9:]},
        mythology_decks={"mesopotamian": ["Enki"]},
    )
    s = s.play("wonder Divine Theater with Altar").play("open mesopotamian")
    assert s.pantheon is not None
    assert len(s.pantheon.enki) == left
    after = s.play("activate Enki")
    assert due(after) == (("enki", "A") if left else ("restack", "A"))


def test_ishtar_and_law_make_a_pair_in_either_order() -> None:
    s = activated("Ishtar", A={"progress": ["Law"]}, progress=["Economy"])
    assert due(s) == ("progress", "A")
    s = pantheon(
        "Library",
        A={"cards": ["Scriptorium"], "divinities": ["Ishtar"]},
        progress=["Law", "Economy"],
    ).play("build Library")
    assert due(s) == ("progress", "A")
    s = s.play("take Law")
    assert (due(s), options(s)) == (("progress", "A"), {"take Economy"})
    s = pantheon(
        "Walls",
        A={"divinities": ["Ishtar"]},
        pantheon={1: "Enki"},
        enki=["Law", "Masonry"],
        progress=["Economy"],
    )
    s = s.play("activate Enki").play("take Law")  # EC-125
    assert (due(s), options(s)) == (("progress", "A"), {"take Economy"})


def test_ishtar_and_law_of_different_players_make_no_pair() -> None:
    assert due(activated("Ishtar", B={"progress": ["Law"]}, progress=["Economy"])) is None


def test_ishtar_and_law_are_one_symbol() -> None:
    s = activated("Ishtar", A={"cards": FIVE[:4], "progress": ["Law"]}, progress=["Economy"])
    assert (s.outcome, len(s.city("A").symbols)) == (None, 5)
    s = activated("Ishtar", "Pretorium", A={"cards": FIVE})
    assert s.outcome is not None
    assert (s.outcome.termination, s.outcome.winner) == ("science", "A")


def test_nisaba_copies_a_symbol_only() -> None:
    s = activated("Nisaba", "Walls", B={"cards": ["Library", "Altar", "Scriptorium"]})
    assert options(s) == {"copy Library", "copy Scriptorium"}
    before = s.scores()["A"].total
    after = s.play("copy Scriptorium")
    assert after.city("A").symbols == {"quill": 1}
    assert after.scores()["A"].total == before
    assert after.city("B").symbols == {"quill": 2}
    chained = pantheon(
        "Library",
        A={"divinities": ["Nisaba"], "snake": "Scriptorium"},
        B={"cards": ["Scriptorium"]},
    )
    assert chained.cost_of("Library").total > 0  # PAN-NISABA-03: no chain symbol


def test_nisaba_completes_a_pair_and_the_six() -> None:
    s = activated("Nisaba", A={"cards": ["Scriptorium"]}, B={"cards": ["Library"]}, progress="Law")
    assert due(s.play("copy Library")) == ("progress", "A")
    s = activated("Nisaba", "Pretorium", A={"cards": FIVE}, B={"cards": ["University", "Library"]})
    six = s.play("copy University")
    assert six.outcome is not None
    assert (six.outcome.winner, six.outcome.rule) == ("A", "BASE-SCI-06")
    assert duel.from_json(six.to_json()) == six


def test_a_symbol_built_later_makes_a_pair_with_the_snake() -> None:
    s = pantheon(
        "Library",
        A={"divinities": ["Nisaba"], "snake": "Scriptorium"},
        B={"cards": ["Scriptorium"]},
        progress=["Law"],
    )
    assert due(s.play("build Library")) == ("progress", "A")


def test_the_snake_and_law_make_six_of_four_green_cards() -> None:
    s = activated(
        "Nisaba",
        "Pretorium",
        A={
            "cards": ["Scriptorium", "Workshop", "Pharmacist", "Apothecary"],
            "progress": ["Law"],
        },
        B={"cards": ["Academy"]},
    )
    assert str(s.play("copy Academy").outcome) == "A wins by scientific supremacy"


def test_nisaba_without_a_green_card_is_lost_for_good() -> None:
    s = activated("Nisaba", "School", B={"cards": ["Altar"]})
    assert nothing_to_choose(s)
    assert s.play("build School").city("A").symbols == {}


# -- Phoenician --------------------------------------------------------------------------------


def test_astarte_is_safe_counts_points_and_is_spent_last() -> None:
    s = activated("Astarte", A={"coins": 5})
    assert (s.city("A").coins, s.city("A").astarte) == (2, 7)
    assert s.scores()["A"].divinities == 7
    assert s.scores()["A"].treasury == 0
    s = pantheon("Barracks", "Brewery", A={"coins": 2, "divinities": ["Astarte"]})
    after = s.play("build Barracks")  # 3 coins: the treasury, then 1 of Astarte's
    assert (after.city("A").coins, after.city("A").astarte) == (0, 6)
    spent = [event for event in after.events if event.kind == "astarte"]
    assert [(e.rule, e.amount) for e in spent] == [("PAN-ASTARTE-02", -1)]
    s = pantheon("Walls", turn="B", A={"coins": 1, "divinities": ["Astarte"]},
                 B={"wonders": ["Appian Way"]})  # fmt: skip
    after = s.play("wonder Appian Way with Walls")
    assert (after.city("A").coins, after.city("A").astarte) == (0, 7)


def test_astarte_pays_activations_and_refusals_count_her() -> None:
    s = pantheon("Walls", A={"coins": 0, "divinities": ["Astarte"]}, pantheon={5: "Ra", 6: "Mars"})
    refusal = s.why_not("activate Mars")
    assert refusal is not None
    assert "has 7: 1 short" in refusal.text
    assert s.play("activate Ra").city("A").astarte == 0


def test_astarte_spent_on_resources_reaches_economy() -> None:  # EC-133
    s = pantheon(
        "Brickyard",
        A={"coins": 0, "divinities": ["Astarte"], "wonders": ["Pyramids"]},
        B={"progress": ["Economy"]},
        pantheon={},
        structure=["Brickyard", "Statue"],
    )
    price = s.cost_of("Statue").total
    assert price == 4
    after = s.play("build Statue")
    assert gained(s, after) == (0, 4)
    assert after.city("A").astarte == 3


def test_baal_moves_production_and_prices() -> None:  # EC-134
    s = activated("Baal", B={"cards": ["Shelf Quarry", "Press", "Altar"]})
    assert options(s) == {"take Shelf Quarry", "take Press"}
    assert s.city("A").prices["stone"] == 4
    after = s.play("take Shelf Quarry")
    assert after.city("A").production["stone"] == 2
    assert (after.city("A").prices["stone"], after.city("B").prices["stone"]) == (2, 4)
    assert gained(s, after) == (0, 0)
    refusal = s.why_not("take Altar")
    assert refusal is not None
    assert refusal.text == "Altar is not a brown or grey card in Ben's City."
    s = activated("Baal", B={"cards": ["Altar"]})
    assert nothing_to_choose(s)
    assert "Ben has no brown or grey card to take." in [event.text for event in s.events]


def test_tanit_brings_twelve_coins() -> None:
    assert activated("Tanit").city("A").coins == 50 - 3 + 12


# -- Greek -------------------------------------------------------------------------------------


def test_aphrodite_is_worth_nine_points() -> None:
    assert activated("Aphrodite").scores()["A"].divinities == 9


def test_hades_constructs_from_the_discard_pile() -> None:
    s = activated("Hades", A={"cards": ["Laboratory"]}, discard=["Workshop", "Altar"],
                  progress=["Law"])  # fmt: skip
    assert options(s) == {"build Altar", "build Workshop"}
    assert s.why_not("build Altar giving 0") is not None
    after = s.play("build Workshop")
    assert due(after) == ("progress", "A")
    assert gained(s, after) == (0, 0)
    assert [card.name for card in after.discard_pile] == ["Altar"]
    assert nothing_to_choose(activated("Hades"))


def test_hades_may_construct_a_temple_and_a_chain_pays_nothing() -> None:
    s = activated("Hades", "Arsenal", A={"mythology": ["roman"], "progress": ["Urbanism"]},
                  discard=["Roman Grand Temple"])  # fmt: skip
    after = s.play("build Roman Grand Temple")
    assert gained(s, after) == (0, 0)
    assert after.scores()["A"].purple == 5


def test_zeus_takes_any_card_and_frees_others() -> None:
    s = activated("Zeus", taken=["r5c7"], structure={"r5c5": "Walls"})
    down = [place for place in s.structure if place.card is None]
    up = [place for place in s.structure if place.card is not None]
    assert len(options(s)) == len(down) + len(up)
    assert s.why_not(f"discard @{up[0].name}") is None  # a face-up card by its place
    refusal = s.why_not("discard @r5c7")
    assert refusal is not None
    assert (refusal.rule, refusal.text) == (
        "PAN-ZEUS-01",
        "There is no face-down card at r5c7.",
    )
    refusal = s.why_not(f"discard {CATALOG.cards[0].name}")
    assert refusal is not None
    assert refusal.text.startswith("Lumber Yard does not lie face up in the structure")
    after = s.play("discard Walls")
    assert gained(s, after) == (0, 0)
    assert [card.name for card in after.discard_pile] == ["Walls"]
    assert "revealed" in kinds(after)  # PAN-ZEUS-03
    after = s.play(f"discard @{down[0].name}")
    assert len(after.discard_pile) == 1
    assert duel.from_json(after.to_json()) == after


def test_zeus_and_an_offering_token_by_edition() -> None:  # EC-140, EC-141
    for edition, owned in (("en", ()), ("de", ()), ("ru", ()), ("fr", (4,))):
        s = activated("Zeus", tokens={"r2c6": 4}, edition=edition)
        after = s.play("discard @r2c6")
        assert after.city("A").offering_tokens == owned
        assert [place.token for place in after.structure if place.token] == []
        (of_token,) = (e for e in after.events if e.kind in ("offering", "token-lost"))
        assert of_token.rule == "PAN-ZEUS-04"


def test_zeus_takes_the_last_card_and_the_age_ends() -> None:
    s = activated("Zeus", "Walls", filled=False, pawn=0).play("discard Walls")
    assert (s.age, due(s)) == (3, ("begin", "A"))


# -- Egyptian ----------------------------------------------------------------------------------


def test_anubis_takes_a_wonder_down() -> None:
    s = activated(
        "Anubis",
        "Walls",
        A={"built": {"Sphinx": "Altar"}},
        B={"built": {"Great Lighthouse": "Baths"}, "coins": 9},
    )
    assert options(s) == {"topple Sphinx", "topple Great Lighthouse"}
    assert s.city("B").choices
    after = s.play("topple Great Lighthouse")
    assert [card.name for card in after.discard_pile] == ["Baths"]
    assert after.city("B").choices == ()  # PAN-ANUBIS-03
    assert after.scores()["B"].wonders == 0
    assert [(site.wonder.name, site.standing) for site in after.city("B").wonders] == [
        ("The Great Lighthouse", False)
    ]
    own = s.play("topple Sphinx").play("discard Walls")
    again = own.play(next(a for a in own.legal_actions() if a.verb == "wonder"))  # PAN-ANUBIS-04
    assert (again.turn, again.scores()["A"].wonders) == ("A", 6)
    assert nothing_to_choose(activated("Anubis"))


def test_anubis_must_take_an_own_wonder_if_there_is_no_other() -> None:
    assert options(activated("Anubis", A={"built": ["Sphinx"]})) == {"topple Sphinx"}


def test_anubis_leaves_instant_effects() -> None:
    s = activated("Anubis", A={"built": ["Colossus"]}, pawn=2)
    assert s.play("topple Colossus").pawn == 2


SEVEN = {"A": ["Sphinx", "Pyramids", "Colossus"],
         "B": ["Piraeus", "Great Lighthouse", "Temple of Artemis", "Hanging Gardens"]}  # fmt: skip


def test_anubis_after_the_seventh_wonder() -> None:  # EC-082
    s = activated("Anubis", A={"built": SEVEN["A"]}, B={"built": SEVEN["B"]})
    s = s.play("topple Sphinx").play("discard Walls")
    owned = [site.wonder.name for site in s.city("A").wonders]
    assert owned == ["The Sphinx", "The Pyramids", "The Colossus"]
    s = s.play(next(a for a in s.legal_actions() if str(a).startswith("wonder Sphinx")))
    assert sum(site.standing for player in "AB" for site in s.city(player).wonders) == 7


def test_isis_constructs_the_seventh_and_the_eighth_leaves() -> None:  # EC-151
    s = activated(
        "Isis",
        A={"built": SEVEN["A"][:2], "wonders": ["Colossus"]},
        B={"built": SEVEN["B"], "wonders": []},
        discard=["Altar"],
    )
    s = s.play("wonder Colossus with Altar")
    assert (s.pawn, s.discard_pile) == (2, ())
    s = activated(
        "Isis",
        A={"built": SEVEN["A"][:2], "wonders": ["Colossus", "Mausoleum"]},
        B={"built": SEVEN["B"]},
        discard=["Altar"],
    )
    s = s.play("wonder Colossus with Altar")
    assert "Mausoleum" not in [site.wonder.name for site in s.city("A").wonders]
    assert "BASE-WON-03" in rules(s)


def test_isis_with_theology_gives_an_extra_turn() -> None:  # EC-150
    s = activated("Isis", A={"wonders": ["Pyramids"], "progress": ["Theology"]}, discard=["Altar"])
    after = s.play("wonder Pyramids with Altar")
    assert after.turn == "A"
    assert gained(s, after) == (0, 0)


def test_isis_without_cards_or_wonders() -> None:
    assert nothing_to_choose(activated("Isis", A={"wonders": ["Pyramids"]}))
    assert nothing_to_choose(activated("Isis", A={"built": ["Pyramids"]}, discard=["Altar"]))
    s = activated("Isis", A={"wonders": ["Pyramids"]}, discard=["Altar"])
    for text, part in (
        ("wonder Pyramids with Baths", "Baths is not in the discard pile"),
        ("wonder Sphinx with Altar", "Sphinx is not an unbuilt Wonder of A"),
    ):
        refusal = s.why_not(text)
        assert refusal is not None
        assert (refusal.rule, part in refusal.text) == ("PAN-ISIS-01", True)


def test_ra_takes_an_unbuilt_wonder() -> None:
    four = ["Sphinx", "Pyramids", "Colossus", "Mausoleum"]
    s = activated("Ra", A={"wonders": four}, B={"wonders": ["Piraeus"], "built": ["Appian Way"]})
    assert options(s) == {"take Piraeus"}
    after = s.play("take Piraeus")
    assert [site.wonder.id for site in after.city("A").wonders][-1] == "piraeus"
    assert (len(after.city("A").wonders), len(after.city("B").wonders)) == (5, 1)
    assert duel.from_json(after.to_json()) == after
    assert nothing_to_choose(activated("Ra", B={"built": ["Appian Way"]}))


# -- Roman -------------------------------------------------------------------------------------


def test_mars_brings_two_shields_without_strategy() -> None:
    assert activated("Mars", A={"progress": ["Strategy"]}).pawn == 2
    won = activated("Mars", "Pretorium", pawn=8)
    assert won.outcome is not None
    assert (won.outcome.termination, won.outcome.winner) == ("military", "A")


def test_minerva_on_any_space_but_the_pawns() -> None:
    s = activated("Minerva", pawn=2)
    assert len(s.legal_actions()) == 18
    assert {"guard +9", "guard -9", "guard 0"} <= options(s)
    refusal = s.why_not("guard 2")
    assert refusal is not None
    assert refusal.rule == "PAN-MINERVA-01"
    assert s.read("guard 3") == s.read("guard +3")
    assert s.play("guard -9").pantheon.minerva == -9  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("turn", "pawn", "minerva", "stops"),
    [
        ("A", 0, 3, 2),  # EC-093: the third shield is lost
        ("A", 0, 1, 0),  # EC-156: all three are lost
        ("A", 7, 9, 8),  # in front of the capital
        ("B", -2, -3, -2),  # EC-158: her owner too
        ("B", 4, 2, 3),  # from the other side
    ],
)
def test_minerva_stops_the_pawn_once(turn: str, pawn: int, minerva: int, stops: int) -> None:
    given = {"pawn": pawn, "minerva": minerva, "turn": turn}
    s = pantheon("Pretorium", "Arsenal", B={"divinities": ["Minerva"]}, **given)
    after = s.play("build Pretorium")
    assert after.pawn == stops
    assert after.pantheon is not None
    assert after.pantheon.minerva is None
    assert "PAN-MINERVA-02" in rules(after)
    assert after.outcome is None
    assert after.military_tokens == s.military_tokens


def test_no_coin_and_no_token_for_the_blocked_step() -> None:  # EC-157, EC-160
    s = pantheon("Pretorium", A={"progress": ["Poliorcetics"]}, pawn=2, minerva=3)
    after = s.play("build Pretorium")
    assert (after.pawn, gained(s, after)[1], 3 in after.military_tokens) == (2, 0, True)


def test_neptune_removes_one_and_resolves_another() -> None:
    assert activated("Neptune", military_tokens=[-6, 6]).decisions[-1].rule == "PAN-NEPTUNE-01"
    s = activated("Neptune")
    assert options(s) == {f"discard {at}" for at in ("-6", "-3", "+3", "+6")}
    s = s.play("discard +6")
    assert due(s) == ("neptune-apply", "A")
    assert gained(s, s) == (0, 0)
    refusal = s.why_not("apply 6")
    assert refusal is not None
    assert refusal.text == "There is no Military token at +6."
    after = s.play("apply -6")  # EC-089: on the own side
    assert gained(s, after) == (0, -5)
    assert (after.military_tokens, after.pawn) == ((-3, 3), 0)


def test_neptune_with_one_token_by_edition() -> None:  # EC-161, EC-162
    for edition in ("en", "fr", "ru"):
        s = activated("Neptune", military_tokens=[6], edition=edition)
        assert (options(s), s.decisions[-1].rule) == ({"discard +6"}, "PAN-NEPTUNE-03")
        after = s.play("discard +6")
        assert (gained(s, after), after.military_tokens) == ((0, 0), ())
        assert rules(after) == ["PAN-NEPTUNE-03"]
    s = activated("Neptune", military_tokens=[6], edition="de")
    assert options(s) == {"discard +6", "apply +6"}
    assert gained(s, s.play("apply +6")) == (0, -5)
    assert gained(s, s.play("discard +6")) == (0, 0)
    assert nothing_to_choose(activated("Neptune", military_tokens=[]))


def test_a_zone_emptied_by_neptune_loots_nothing() -> None:  # EC-163
    s = pantheon("Pretorium", pawn=2, military_tokens=[-6, -3])
    assert gained(s, s.play("build Pretorium"))[1] == 0


# -- Temples and Progress tokens ---------------------------------------------------------------


def test_a_temple_by_token_by_payment_and_by_engineering() -> None:
    temple = "Egyptian Grand Temple"
    s = pantheon(temple, A={"mythology": ["egyptian"], "progress": ["Urbanism"]})
    after = s.play(f"build {temple}")
    assert gained(s, after) == (4, 0)  # PAN-TEMPLE-04
    assert "PAN-TEMPLE-02" in rules(after)
    assert after.city("A").mythology_tokens == ("egyptian",)
    s = pantheon(temple)
    assert gained(s, s.play(f"build {temple}")) == (-10, 0)
    s = pantheon(temple, A={"progress": ["Engineering", "Urbanism"], "mythology": ["roman"]})
    after = s.play(f"build {temple}")
    assert gained(s, after) == (-1, 0)  # PAN-ENGIN-03, PAN-ENGIN-04
    assert "PAN-ENGIN-01" in rules(after)


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 5), (2, 12), (3, 21)])
def test_temples_count_together(count: int, points: int) -> None:
    names = ["Roman Grand Temple", "Greek Grand Temple", "Egyptian Grand Temple"]
    assert pantheon("Arsenal", A={"cards": names[:count]}).scores()["A"].purple == points


def test_mysticism_counts_what_is_left() -> None:  # EC-095
    given = {"progress": ["Mysticism"], "mythology": ["roman", "roman"], "offerings": [3, 4]}
    s = pantheon("Walls", A=given, pantheon={1: "Mars"})
    assert s.scores()["A"].progress == 8
    assert s.play("activate Mars using 3").scores()["A"].progress == 6


POLIORCETICS = {"progress": ["Poliorcetics"]}


def test_poliorcetics_takes_a_coin_for_each_space_and_looting_comes_on_top() -> None:
    s = pantheon("Pretorium", A=POLIORCETICS, B={"coins": 10}, pawn=-4)
    assert gained(s, s.play("build Pretorium"))[1] == -3  # EC-096
    s = pantheon("Pretorium", A=POLIORCETICS, B={"coins": 10}, pawn=1)
    after = s.play("build Pretorium")
    assert gained(s, after)[1] == -5  # EC-165
    assert [e.rule for e in after.events if e.kind == "coins" and e.player == "B"] == [
        "PAN-POLIO-01",
        "PAN-POLIO-01",
        "BASE-MIL-03",
        "PAN-POLIO-01",
    ]
    assert gained(s, activated("Mars", A=POLIORCETICS))[1] == 40 - 2  # EC-166


def test_poliorcetics_and_looting_with_a_poor_opponent() -> None:
    s = pantheon("Pretorium", A=POLIORCETICS, B={"coins": 1, "divinities": ["Astarte"]}, pawn=1)
    after = s.play("build Pretorium")
    assert (after.city("B").coins, after.city("B").astarte) == (0, 7)  # PAN-POLIO-02, EC-131
    told = [event.text for event in after.events if event.player == "B"]
    assert "Ben should lose 1 coin to Poliorcetics and has none." in told


def test_poliorcetics_takes_nothing_when_the_opponent_advances() -> None:
    s = pantheon("Pretorium", turn="B", A=POLIORCETICS)
    after = s.play("build Pretorium")
    assert after.pawn == -3
    assert "PAN-POLIO-01" not in rules(after)


def test_engineering_is_an_alternative() -> None:
    s = pantheon("Fortifications", A={"progress": ["Engineering"]})
    after = s.play("build Fortifications")
    assert gained(s, after) == (-1, 0)  # EC-097
    producing = ["Shelf Quarry", "Clay Pool", "Press"]
    s = pantheon("Fortifications", A={"progress": ["Engineering"], "cards": producing})
    assert gained(s, s.play("build Fortifications")) == (0, 0)  # EC-167
    s = pantheon("Fortifications", A={"progress": ["Engineering", "Urbanism"],
                                      "cards": ["Palisade"]})  # fmt: skip
    assert gained(s, s.play("build Fortifications")) == (4, 0)  # a chain is a chain
    s = pantheon("Arsenal", A={"progress": ["Engineering"]})
    assert gained(s, s.play("build Arsenal"))[0] < -1  # no chain symbol under its cost


def test_engineering_against_economy() -> None:  # PAN-ENGIN-05
    s = pantheon(
        "Statue",
        A={"progress": ["Engineering"], "cards": ["Clay Pool", "Clay Reserve"]},
        B={"progress": ["Economy"]},
    )
    assert [payment.to_opponent for payment in s.payments("build Statue")] == [1, 0]
    assert s.cost_of("Statue") == s.payments("build Statue")[0]  # the others are told, not paid
    assert {"build Statue", "build Statue giving 0"} <= options(s)
    assert gained(s, s.play("build Statue")) == (-1, 1)
    assert gained(s, s.play("build Statue giving 0")) == (-1, 0)
    poor = pantheon(
        "Statue",
        A={"progress": ["Engineering"], "cards": ["Clay Pool", "Clay Reserve"], "coins": 0},
        B={"progress": ["Economy"]},
    )
    for text in ("build Statue", "build Statue giving 0"):
        refusal = poor.why_not(text)
        assert refusal is not None
        assert refusal.rule == "BASE-COST-04"
    for text in ("build Statue giving 1", "discard Statue giving 0", "build Walls giving 0"):
        assert s.why_not(text) is not None, text
    dear = pantheon("Statue", A={"progress": ["Engineering"]}, B={"progress": ["Economy"]})
    assert gained(dear, dear.play("build Statue")) == (-1, 0)
    assert "build Statue giving 0" not in options(dear)
