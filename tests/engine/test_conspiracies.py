"""Conspiracies: when they are triggered, what they do step by step, who knows what (AGO-PLOT)."""

import json

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG
from duel_nb.engine import Action
from tests.engine.given import agora, due, gained, kinds, options, played, rules

BOTH = ["agora", "pantheon"]


def plotting(*prepared: str, **given: object) -> duel.GameState:
    """Ada has prepared these Conspiracies; it is her turn."""
    mine = {"prepared": list(prepared), **given.pop("A", {})}  # type: ignore[dict-item]
    given.setdefault("structure", ["Walls", "Barracks", "Statue"])
    given.setdefault("filled", False)
    return agora(A=mine, **given)


# -- when --------------------------------------------------------------------------------------


def test_one_at_the_start_of_a_turn_and_none_later() -> None:
    s = plotting("Blackmail", "Embezzlement", A={"wonders": ["Sphinx"]})
    assert {"trigger Blackmail", "trigger Embezzlement"} <= options(s)
    s = s.play("trigger Blackmail")
    assert (s.turn, s.decisions) == ("A", ())
    refusal = s.why_not("trigger Embezzlement")
    assert refusal is not None
    assert refusal.rule == "AGO-PLOT-02"
    assert not any(action.verb == "trigger" for action in s.legal_actions())
    s = s.play("wonder Sphinx with Walls")  # another turn, another Conspiracy
    assert "trigger Embezzlement" in s.legal_actions()


def test_what_is_prepared_now_waits_for_the_next_turn() -> None:
    s = agora("Walls", "Barracks", "Statue", A={"conspiracies": ["Coup"]})
    assert "trigger Coup" not in s.legal_actions()
    s = played(s, "prepare Coup with Walls")
    assert s.turn == "B"
    assert "trigger Coup" not in s.legal_actions()
    s = s.play("discard Barracks")
    assert "trigger Coup" in s.legal_actions()


def test_a_conspiracy_that_empties_the_structure_ends_the_age_at_once() -> None:
    s = plotting(
        "Turn of Events",
        structure=["Walls"],
        expansions=BOTH,
        pantheon={1: "Mars"},
        A={"cubes": [2]},
    )
    s = played(s, "trigger Turn of Events", "discard Walls")
    assert due(s) == ("move-cube", "A")
    s = s.play("move 2 1")
    assert (s.age, due(s)) == (3, ("begin", "A"))  # the last active player, pawn in the centre
    assert s.senate is not None
    assert s.senate.may_trigger


def test_a_conspiracy_may_be_triggered_before_an_activation() -> None:
    s = plotting("Blackmail", expansions=BOTH, pantheon={1: "Mars"})
    s = s.play("trigger Blackmail")
    assert "activate Mars" in s.legal_actions()


def test_what_cannot_be_done_is_skipped_and_the_move_remains() -> None:
    for plot in ("Extortion", "Expropriation", "Swindle", "Coercion"):
        s = plotting(plot, A={"cubes": [1]})
        assert due(s.play(f"trigger {plot}")) == ("move-cube", "A")
        t = plotting(plot)
        assert t.play(f"trigger {plot}").decisions == ()


# -- one by one --------------------------------------------------------------------------------


@pytest.mark.parametrize(("theirs", "taken"), [(0, 0), (1, 1), (2, 1), (7, 4)])
def test_blackmail_takes_half_of_the_treasury_rounded_up(theirs: int, taken: int) -> None:
    s = plotting(
        "Blackmail", B={"coins": theirs, "divinities": ["Astarte"], "astarte": 7}, expansions=BOTH
    )
    t = s.play("trigger Blackmail")
    assert gained(s, t) == (taken, -taken)
    assert t.city("B").astarte == 7


def test_embezzlement_counts_all_cubes_and_is_capped() -> None:
    s = plotting(
        "Embezzlement", A={"cubes": [1, 1, 2, 3, 3]}, B={"coins": 2, "cubes": [1, 4, 5, 6]}
    )
    assert gained(s, s.play("trigger Embezzlement")) == (5, -2)


def test_coup_wins_before_the_turn_and_strategy_adds_nothing() -> None:
    s = plotting("Coup", A={"progress": ["Strategy"]}, pawn=6)
    assert s.play("trigger Coup").pawn == 8
    s = plotting("Coup", pawn=7)
    assert str(s.play("trigger Coup").outcome) == "A wins by military supremacy"


def test_political_maneuver_places_removes_and_moves() -> None:  # EC-309
    s = plotting("Political Maneuver", B={"cubes": [4]})
    s = s.play("trigger Political Maneuver")
    assert due(s) == ("place-cube", "A")
    s = s.play("place 5")
    assert options(s) == {"remove 4"}
    s = s.play("remove 4")
    assert options(s) == {"move 5 4", "move 5 6"}
    assert {d.rule for d in s.decisions} == {"AGO-C-MANEUVER"}
    refusal = s.why_not("pass")
    assert refusal is not None
    assert refusal.text == (
        "This is not optional: Ada moves a cube to an adjacent Chamber (Political Maneuver)."
    )


def test_property_fraud_takes_a_covered_building_of_row_1_and_no_senator() -> None:
    s = plotting(
        "Property Fraud",
        structure={"r1c5": "School", "r1c7": "Conspirator", "r1c9": "Statue", "r3c5": "Walls"},
        A={"cards": ["Apothecary", "Theater"], "progress": ["Urbanism"]},
        progress=["Law"],
    )
    assert {p.name for p in s.structure if p.card and p.card.name == "School" and p.accessible} == (
        set()
    )
    s = s.play("trigger Property Fraud")
    assert {"build School", "build Statue"} <= options(s)
    assert not any("conspirator" in option for option in options(s))
    t = s.play("build Statue")  # no 4 coins: it is not by its chain
    assert gained(s, t) == (0, 0)
    assert t.turn == "A"
    t = s.play("build School")
    assert due(t) == ("progress", "A")
    assert duel.from_json(t.to_json()) == t


@pytest.mark.parametrize("age", [1, 2, 3])
def test_treason_shows_three_cards_for_every_age_so_far(age: int) -> None:
    structure = {1: ["Altar", "Baths"], 2: ["Walls"], 3: ["Palace"]}[age]
    s = plotting("Treason", structure=structure, age=age)
    s = s.play("trigger Treason")
    assert len(s.legal_actions()) == 3 * age
    assert {a.card.deck for a in s.legal_actions() if a.card} == {
        f"age-{n}" for n in range(1, age + 1)
    }
    first = s.legal_actions()[0]
    t = s.play(first)
    assert first.card in t.city("A").buildings
    assert sum(map(len, t.removed)) == 8
    known = json.loads(t.view("A").to_json())["removed"]
    assert [len(cards) for cards in known] == [len(t.removed[n]) * (n < age) for n in range(3)]
    assert json.loads(t.view("B").to_json())["removed"] == [[], [], []]
    assert duel.from_json(t.view("A").to_json()) == t.view("A")


def test_espionage_takes_from_the_present_box_and_law_pairs_with_ishtar() -> None:
    s = plotting(
        "Espionage",
        A={"divinities": ["Ishtar"]},
        B={"progress": ["Masonry"]},
        progress=["Strategy"],
        expansions=BOTH,
    )
    s = s.play("trigger Espionage")
    names = {action.token.name for action in s.legal_actions() if action.token}
    assert {"Masonry", "Strategy"}.isdisjoint(names)
    assert len(names) == 13
    s = s.play("take Law")
    assert due(s) == ("progress", "A")


def test_obscurantism_takes_neither_own_tokens_nor_enkis() -> None:
    s = plotting(
        "Obscurantism",
        A={"progress": ["Law"]},
        B={"progress": ["Architecture"]},
        progress=["Economy"],
        pantheon={1: "Enki"},
        enki=["Theology", "Urbanism"],
        expansions=BOTH,
    )
    before = s.cost_of("Pyramids", "B").total
    s = s.play("trigger Obscurantism")
    out = {"lock Law", "lock Theology", "lock Urbanism"}
    assert out.isdisjoint(options(s))
    assert {"lock Architecture", "lock Economy", "lock Masonry"} <= options(s)
    t = s.play("lock Architecture")
    assert t.city("B").progress == ()
    assert t.cost_of("Pyramids", "B").total > before  # two units more
    u = s.play("lock Masonry")
    for viewer, known in (("A", "masonry"), ("B", "?"), (None, "?")):
        view = u.view(viewer)
        assert json.loads(view.to_json())["senate"]["locked"] == known
        assert duel.from_json(view.to_json()) == view


def test_who_does_not_know_the_locked_token_finds_it_missing_in_the_box() -> None:
    s = plotting("Obscurantism", B={"prepared": ["Espionage"]})
    s = played(s, "trigger Obscurantism", "lock Law", "discard Walls", "trigger Espionage")
    assert "take Law" not in s.legal_actions()
    view = s.view("B")
    assert list(view.legal_actions()) == list(s.legal_actions())
    assert duel.from_json(view.to_json()) == view


def test_extortion_brings_no_selection_effect() -> None:
    s = plotting("Extortion", B={"wonders": ["Knossos"]})
    t = played(s, "trigger Extortion", "take Knossos")
    assert t.decisions == ()
    assert [site.wonder.id for site in t.city("A").wonders] == ["knossos"]
    assert t.turn == "A"


def test_foreclosure_moves_production_and_pays_nothing() -> None:
    s = plotting("Foreclosure", B={"cards": ["Glassworks"]})
    t = played(s, "trigger Foreclosure", "take Glassworks")
    assert gained(s, t) == (0, 0)
    assert (t.city("A").prices["glass"], t.city("B").prices["glass"]) == (2, 3)
    s = plotting("Foreclosure", B={"cards": ["Altar"]}).play("trigger Foreclosure")
    assert "Ben has no brown or grey card to take." in [event.text for event in s.events]


def test_a_sabotaged_wonder_counts_among_the_seven() -> None:  # EC-263
    s = plotting(
        "Sabotage",
        A={"built": ["Sphinx", "Colossus", "Pyramids"], "wonders": ["Hanging Gardens"]},
        B={
            "built": {"Piraeus": "Stable", "Great Lighthouse": "Garrison", "Mausoleum": "Palisade"},
            "wonders": ["Circus Maximus"],
        },
    )
    s = played(s, "trigger Sabotage", "topple Piraeus", "wonder Hanging Gardens with Walls")
    assert [card.name for card in s.discard_pile] == ["Stable"]
    assert s.city("B").choices == (("wood", "clay", "stone"),)
    assert "wonder-boxed" in kinds(s)
    assert [w.wonder.id for w in s.city("B").wonders if not w.standing] == []
    standing = [site for who in "AB" for site in s.city(who).wonders if site.standing]
    assert (len(standing), len(s.constructed_wonders)) == (6, 7)
    s = played(s, "discard Barracks") if s.turn == "A" else s
    for wonder, rule in (("Circus Maximus", "BASE-WON-03"), ("Piraeus", "AGO-CX-19")):
        refusal = s.why_not(f"wonder {wonder} with Statue")
        assert refusal is not None
        assert refusal.rule == rule


# -- Coercion ----------------------------------------------------------------------------------


def test_coercion_rewards_the_own_pair_first() -> None:
    s = plotting(
        "Coercion",
        A={"cards": ["Pharmacist", "Apothecary"]},
        B={"cards": ["Dispensary", "School"]},
        progress=["Strategy", "Theology"],
    )
    s = played(s, "trigger Coercion", "swap Pharmacist for School")
    assert due(s) == ("progress", "A")
    s = s.play("take Strategy")
    assert due(s) == ("progress", "B")
    s = s.play("take Theology")
    assert (s.turn, s.decisions) == ("A", ())


def test_with_one_token_left_only_the_own_pair_is_rewarded() -> None:
    s = plotting(
        "Coercion",
        A={"cards": ["Pharmacist", "Apothecary"]},
        B={"cards": ["Dispensary", "School"]},
        progress=["Strategy"],
    )
    s = played(s, "trigger Coercion", "swap Pharmacist for School", "take Strategy")
    assert (s.turn, s.decisions) == ("A", ())


SIX = ["Apothecary", "Workshop", "Pharmacist", "Scriptorium", "Academy", "University"]
OTHER_SIX = ["School", "Laboratory", "Dispensary", "Library", "Study", "Observatory"]


def test_coercion_refuses_what_stands_elsewhere() -> None:
    s = plotting("Coercion", A={"cards": ["Theater"]}, B={"cards": ["Altar"]})
    s = s.play("trigger Coercion")
    for swap, text in (
        ("swap Baths for Altar", "Baths does not stand in Ada's City."),
        ("swap Theater for Baths", "Baths does not stand in Ben's City."),
    ):
        refusal = s.why_not(swap)
        assert refusal is not None
        assert refusal.text == text


def test_coercion_can_give_both_the_sixth_symbol() -> None:
    mine = [*SIX[:4], "Study", "Academy"]  # no globe, two sundials
    theirs = [*OTHER_SIX[:4], "Observatory", "University"]  # no sundial, two globes
    s = plotting("Coercion", A={"cards": mine}, B={"cards": theirs}, structure=["Palace"])
    s = played(s, "trigger Coercion", "swap Academy for University")
    assert s.outcome is not None
    assert (s.outcome.winner, s.outcome.rule) == (None, "GEN-05")
    assert duel.from_json(s.to_json()) == s


def test_coercion_can_make_the_opponent_win() -> None:
    s = plotting(
        "Coercion",
        A={"cards": ["Study"]},
        B={"cards": [*OTHER_SIX[:4], "Observatory", "University"]},
        structure=["Palace"],
    )
    s = played(s, "trigger Coercion", "swap Study for University")
    assert str(s.outcome) == "B wins by scientific supremacy"


def test_the_snake_goes_before_pairs_are_checked() -> None:
    s = plotting(
        "Coercion",
        A={"cards": ["Scriptorium", "Workshop"], "divinities": ["Nisaba"], "snake": "Library"},
        B={"cards": ["Library"]},
        progress=["Law"],
        expansions=BOTH,
    )
    s = played(s, "trigger Coercion", "swap Workshop for Library")
    assert s.city("A").snake == -1
    assert due(s) == ("progress", "A")
    assert "PAN-NISABA-05" in rules(s)


# -- Insider Influence -------------------------------------------------------------------------


def test_the_shield_decree_between_rivals_moves_the_pawn_twice() -> None:
    s = plotting(
        "Insider Influence",
        A={"cubes": [6]},
        B={"cubes": [1, 2]},
        decrees={1: "Shield", 6: 3},
        pawn=1,
    )
    s = played(s, "trigger Insider Influence", "shift 1 to 6")
    assert s.pawn == 3
    assert [d.kind for d in s.decisions] == ["move-cube", "place-cube"]  # the token first
    assert [d.number for d in s.city("A").decrees_in_force] == [3, 9]
    s = s.play("place 1")
    assert due(s) == ("move-cube", "A")


def test_inside_one_realm_nothing_moves() -> None:
    s = plotting("Insider Influence", A={"cubes": [1, 6]}, decrees={1: "Shield", 6: 3}, pawn=1)
    s = played(s, "trigger Insider Influence", "shift 1 to 6")
    assert s.pawn == 1
    assert len(s.city("A").decrees_in_force) == 2


def test_to_nobodys_chamber_the_pawn_goes_back() -> None:
    s = plotting("Insider Influence", A={"cubes": [1]}, decrees={1: "Shield", 6: 3}, pawn=1)
    s = played(s, "trigger Insider Influence", "shift 1 to 6")
    assert s.pawn == 0
    assert s.city("A").decrees_in_force == ()


def test_a_decree_under_another_one_can_be_moved_as_well() -> None:
    s = plotting("Insider Influence", decrees={1: ["Shield", 3]}).play("trigger Insider Influence")
    assert len(options(s)) == 2 * 5
    assert [d.number for d in s.play("shift 1/2 to 6").senate.chambers[5].decrees if d] == [3]


@pytest.mark.parametrize(
    ("moved", "text"),
    [
        (Action("shift", 5, 5), "The Decree must go to another Chamber."),
        (Action("shift", 2, 1), "No such Decree lies in Chamber 3."),
        (Action("shift", 6 + 5, 1), "No such Decree lies in Chamber 6."),  # only one lies there
    ],
)
def test_what_is_not_a_move_of_a_decree_is_refused(moved: Action, text: str) -> None:
    s = plotting("Insider Influence", decrees={1: "Shield", 6: 3})
    refusal = s.play("trigger Insider Influence").why_not(moved)
    assert refusal is not None
    assert (refusal.rule, refusal.text) == ("AGO-C-INSIDER", text)


def test_a_face_down_decree_is_moved_unseen_and_turned_up_under_a_controller() -> None:
    s = plotting("Insider Influence", A={"cubes": [5]}, decrees={4: 13, 5: 1}, pawn=1)
    s = s.play("trigger Insider Influence")
    t = s.play("shift 4 to 5")
    assert [d.number for d in t.city("A").decrees_in_force] == [1, 13]
    assert kinds(t) == ["shifted", "decree", "in-force"]
    assert "a face-down Decree" in t.events[0].text


def test_a_face_down_decree_stays_hidden_in_an_even_chamber() -> None:
    s = plotting(
        "Insider Influence", A={"cubes": [5]}, B={"cubes": [5, 3]}, decrees={4: 13, 5: 1}, pawn=1
    )
    s = played(s, "trigger Insider Influence", "shift 4 to 5")
    assert s.senate is not None
    assert not s.senate.is_up(12)
    assert duel.from_json(s.to_json()) == s
    for viewer in ("A", "B", None):
        data = json.loads(s.view(viewer).to_json())
        assert data["senate"]["decrees"][4] == ["levy-blue", None]
        assert duel.from_json(s.view(viewer).to_json()) == s.view(viewer)


# -- Turn of Events ----------------------------------------------------------------------------


def test_cards_are_turned_up_at_once_and_may_be_the_second() -> None:
    s = plotting("Turn of Events", structure={"r3c5": "Walls"}, A={"cubes": [1]})
    down = [place for place in s.structure if place.card is None]
    assert down
    s = played(s, "trigger Turn of Events", "discard Walls")
    assert "revealed" in kinds(s)
    assert due(s) == ("turn-of-events-again", "A")
    assert len(options(s)) == 3  # two freed cards, or pass


def test_a_freed_token_is_taken_before_the_second_discard() -> None:
    s = plotting(
        "Turn of Events",
        structure={"r3c5": "Walls", "r3c7": "Barracks"},
        tokens={"r2c6": 3},
        taken=["r4c4", "r4c6", "r4c8"],
        filled=True,
        expansions=BOTH,
    )
    s = played(s, "trigger Turn of Events", "discard Walls")
    assert s.city("A").offering_tokens == ()
    s = s.play("discard Barracks")
    assert s.city("A").offering_tokens == (3,)
    assert kinds(s).index("offering") < kinds(s).index("revealed")
    assert s.turn == "A"


# -- Curia Julia -------------------------------------------------------------------------------


def test_curia_julia_triggers_before_it_pays() -> None:
    s = agora(
        "Walls",
        "Barracks",
        A={"wonders": ["Curia Julia"], "conspiracies": ["Blackmail"], "prepared": ["Coup"]},
        B={"coins": 9},
    )
    s = s.play("wonder Curia Julia with Walls")
    assert options(s) == {"trigger Blackmail", "pass"}
    before = s
    s = s.play("trigger Blackmail")
    assert gained(before, s) == (5 + 6, -5)
    assert (s.turn, s.decisions) == ("A", ())
    assert "trigger Coup" in s.legal_actions()  # an extra turn may start with another
    assert "trigger Blackmail" not in s.legal_actions()
    assert not any(a.verb == "prepare" and "Blackmail" in str(a) for a in s.legal_actions())


def test_turn_of_events_by_curia_julia_turns_cards_up_first() -> None:
    s = agora(
        structure={"r5c5": "Walls", "r5c7": "Barracks"},
        taken=["r5c9"],
        A={"wonders": ["Curia Julia"], "conspiracies": ["Turn of Events"]},
    )
    s = s.play("wonder Curia Julia with Barracks")
    assert "revealed" not in kinds(s)
    s = s.play("trigger Turn of Events")
    assert "revealed" in kinds(s)
    assert {p.name for p in s.structure if p.accessible and p.card is None} == set()


def test_curia_julia_through_isis_and_the_theater() -> None:
    s = agora(
        "Walls",
        A={"wonders": ["Divine Theater", "Curia Julia"], "conspiracies": ["Coup"]},
        discard=["Conspirator"],
        mythology_decks={"egyptian": ["Ra", "Isis", "Anubis"]},
        expansions=BOTH,
    )
    s = played(s, "wonder Divine Theater with Walls", "open egyptian", "activate Isis")
    s = s.play("wonder Curia Julia with conspirator")
    assert due(s) == ("curia-julia", "A")
    assert duel.from_json(s.to_json()) == s
    before = s
    s = s.play("trigger Coup")
    assert (s.pawn, gained(before, s)) == (2, (6, 0))
    assert due(s) == ("restack", "A")  # the others go back when all is resolved
    s = s.play("top Ra")
    assert s.turn == "A"


def test_curia_julia_rebuilt_offers_its_trigger_again_and_draws_nothing() -> None:
    s = agora(
        "Walls",
        "Barracks",
        "Statue",
        turn="B",
        A={"built": {"Curia Julia": "Stable"}, "conspiracies": ["Coup"]},
        pantheon={1: "Anubis"},
        expansions=BOTH,
    )
    s = played(s, "activate Anubis", "topple Curia Julia", "wonder Curia Julia with Walls")
    assert options(s) == {"trigger Coup", "pass"}
    s = s.play("pass")
    assert len(s.city("A").conspiracies) == 1
    assert s.turn == "A"


@pytest.mark.parametrize("prepared", [["Coup"], {"Coup": CATALOG.cards[0].name}])
def test_with_prepared_conspiracies_only_nothing_is_offered(prepared: object) -> None:
    s = agora("Walls", "Barracks", A={"wonders": ["Curia Julia"], "prepared": prepared})
    t = s.play("wonder Curia Julia with Walls")
    assert (t.turn, t.decisions) == ("A", ())
    assert {"nothing", "again"} <= set(kinds(t))


# -- conspiring --------------------------------------------------------------------------------


def test_who_puts_a_conspiracy_back_knows_where_it_lies() -> None:
    s = agora("Conspirator", "Walls", "Barracks", conspiracy_deck=["Coup", "Treason", "Swindle"])
    s = played(s, "recruit conspirator", "conspire")
    assert list(s.view("B").legal_actions()) == []
    s = played(s, "keep Coup", "return top")
    for viewer, top in (("A", "treason"), ("B", None), (None, None)):
        assert json.loads(s.view(viewer).to_json())["senate"]["deck"][:2] == [top, None]
    assert [plot.conspiracy for plot in s.view("B").city("A").conspiracies] == [None]


def test_organized_crime_keeps_both() -> None:
    s = agora(
        "Conspirator",
        "Walls",
        A={"progress": ["Organized Crime"]},
        conspiracy_deck=["Coup", "Treason"],
    )
    s = played(s, "recruit conspirator", "conspire")
    assert [str(c.conspiracy) for c in s.city("A").conspiracies] == ["Coup", "Treason"]
    assert s.turn == "B"
    texts = " ".join(event.text for event in s.view("B").events)
    assert "Coup" not in texts
    assert "Treason" not in texts


def test_corruption_makes_senators_free() -> None:
    s = agora("Conspirator", "Walls", A={"cards": ["politician-left"], "progress": ["Corruption"]})
    t = s.play("recruit conspirator")
    assert gained(s, t) == (0, 0)
    assert s.cost_of("Conspirator").lines[0].rule == "AGO-CORRUPTION-01"
