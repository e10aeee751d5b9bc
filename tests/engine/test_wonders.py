"""Each Wonder of the base game (BASE-WON, BASE-W, BASE-WX)."""

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState
from tests.engine.given import due, gained, kinds, options, rules, table


def built(wonder: str, **given: object) -> tuple[GameState, GameState]:
    """Before and after A, whose City produces plenty, builds a Wonder with the Altar."""
    producing = ["Sawmill", "Brickyard", "Shelf Quarry", "Glassworks", "Press", "Lumber Yard",
                 "Clay Pool", "Quarry", "Glassblower", "Drying Room"]  # fmt: skip
    a = {"cards": producing, "wonders": [wonder], "coins": 10}
    extra = given.pop("A", {})
    assert isinstance(extra, dict)
    a["cards"] = [*producing, *extra.pop("cards", [])]
    s = table("Walls", A={**a, **extra}, **given)
    assert s.cost_of(wonder).total == 0
    return s, s.play(f"wonder {wonder} with Walls")


def test_the_card_lies_under_the_wonder_and_does_nothing() -> None:
    s, after = built("Pyramids")
    site = after.city("A").wonders[0]
    assert (site.standing, site.tucked and site.tucked.name) == (True, "Walls")
    assert after.pawn == 0
    assert "Walls" not in [card.name for card in after.city("A").buildings]
    assert after.discard_pile == ()
    assert s.scores()["A"].wonders == 0
    assert after.scores()["A"].wonders == 9


def test_only_the_wonders_cost_is_paid() -> None:
    s = table("Pretorium", A={"wonders": ["Pyramids"]})
    assert gained(s, s.play("wonder Pyramids with Pretorium")) == (-8, 0)


def test_appian_way() -> None:
    s, after = built("Appian Way")
    assert (gained(s, after), after.turn) == ((3, -3), "A")
    s, after = built("Appian Way", B={"coins": 1})  # BASE-WX-07
    assert gained(s, after) == (3, -1)


def test_circus_maximus() -> None:
    _, after = built("Circus Maximus", B={"cards": ["Stone Pit"]})
    assert (after.pawn, due(after), after.turn) == (1, None, "B")  # nothing grey: skipped
    assert "BASE-WX-02" in rules(after)


def test_circus_maximus_discards_a_grey_card() -> None:
    s = table(
        "Walls",
        A={"wonders": ["Circus Maximus"]},
        B={"cards": ["Press", "Glassworks", "Quarry"]},
    )
    during = s.play("wonder Circus Maximus with Walls")
    assert due(during) == ("discard-grey", "A")
    assert options(during) == {"discard Press", "discard Glassworks"}
    after = during.play("discard Press")
    assert [card.name for card in after.discard_pile] == ["Press"]
    assert after.city("B").production["papyrus"] == 0
    assert during.city("A").prices["papyrus"] == 3
    assert after.city("A").prices["papyrus"] == 2
    assert after.turn == "B"


def test_colossus() -> None:
    s, after = built("Colossus")
    assert (after.pawn, gained(s, after), after.turn) == (2, (0, 0), "B")


def library(**given: object) -> GameState:
    s = table("Walls", A={"wonders": ["Great Library"]}, progress=["Law", "Economy"], **given)
    return s.play("wonder Great Library with Walls")


def test_great_library_draws_three_and_keeps_one() -> None:
    during = library(draws=["Philosophy", "Agriculture", "Urbanism"])
    assert due(during) == ("keep-progress", "A")
    assert options(during) == {"take Philosophy", "take Agriculture", "take Urbanism"}
    after = during.play("take Agriculture")
    assert [token.name for token in after.city("A").progress] == ["Agriculture"]
    assert gained(during, after) == (6, 0)
    assert {token.name for token in after.progress_tokens} == {"Economy", "Law"}
    assert after.turn == "B"


def test_great_library_draws_by_chance_from_the_box_only() -> None:
    seen = set()
    for seed in range(40):
        drawn = options(library(seed=seed, B={"progress": ["Theology"]}))
        assert len(drawn) == 3
        seen |= drawn
    assert seen == {
        f"take {token.name}"
        for token in CATALOG.progress
        if token.set == "base" and token.name not in ("Law", "Economy", "Theology")
    }


@pytest.mark.parametrize("left", [2, 1, 0])
def test_great_library_draws_what_there_is(left: int) -> None:
    names = [token.name for token in CATALOG.progress if token.set == "base"]
    names.remove("Law")
    s = table(
        "Walls",
        A={"wonders": ["Great Library"], "progress": ["Law"]},
        B={"progress": names[: 4 - left]},
        progress=names[4:],
    )
    during = s.play("wonder Great Library with Walls")  # BASE-WX-05
    assert due(during) == (("keep-progress", "A") if left else None)
    which = {2: "one of the 2 Progress tokens", 1: "the one Progress token"}
    if left:
        assert during.decisions[-1].text == f"Ada keeps {which[left]} drawn from the box."
    assert options(during) == {f"take {name}" for name in names[4 - left : 4]} or not left


def test_law_from_the_great_library_can_win() -> None:
    cards = ["Apothecary", "Workshop", "Pharmacist", "Scriptorium", "Academy"]
    s = table("Arsenal", A={"wonders": ["Great Library"], "cards": cards}, draws=["Law"])
    during = s.play("wonder Great Library with Arsenal")
    assert str(during.play("take Law").outcome) == "A wins by scientific supremacy"


def test_theology_from_the_great_library_is_too_late_for_it() -> None:
    during = library(draws=["Theology"])
    assert during.play("take Theology").turn == "B"  # BASE-PROGX-02


def test_great_lighthouse() -> None:
    _, after = built("Great Lighthouse")
    assert after.city("A").choices == (("wood", "clay", "stone"),)
    assert after.turn == "B"


def test_hanging_gardens() -> None:
    s, after = built("Hanging Gardens")
    assert (gained(s, after), after.turn) == ((6, 0), "A")


def test_mausoleum_builds_from_the_discard_pile_for_free() -> None:
    _, during = built("Mausoleum", discard=["Temple", "Guard Tower", "Tavern"])
    assert due(during) == ("build-from-discard", "A")
    assert options(during) == {"build Temple", "build Guard Tower", "build Tavern"}
    temple = during.play("build Temple")
    assert gained(during, temple) == (0, 0)
    assert "Temple" in [card.name for card in temple.city("A").buildings]
    assert [card.name for card in temple.discard_pile] == ["Guard Tower", "Tavern"]
    assert during.play("build Guard Tower").pawn == 1
    assert gained(during, during.play("build Tavern")) == (4, 0)
    assert temple.turn == "B"


def test_mausoleum_with_an_empty_discard_pile() -> None:
    _, after = built("Mausoleum")
    assert (due(after), after.turn) == (None, "B")


def test_mausoleum_is_no_chain() -> None:
    a = {"cards": ["Scriptorium"], "progress": ["Urbanism"]}
    _, during = built("Mausoleum", A=a, discard=["Library"])
    after = during.play("build Library")
    assert gained(during, after) == (0, 0)  # BASE-WX-04


def test_mausoleum_can_complete_a_pair() -> None:
    _, during = built("Mausoleum", A={"cards": ["Scriptorium"]}, discard=["Library"],
                      progress=["Law"])  # fmt: skip
    after = during.play("build Library")
    assert due(after) == ("progress", "A")
    assert after.play("take Law").turn == "B"


def test_mausoleum_with_strategy_and_for_victory() -> None:
    _, during = built("Mausoleum", A={"progress": ["Strategy"]}, discard=["Guard Tower"], pawn=7)
    assert str(during.play("build Guard Tower").outcome) == "A wins by military supremacy"


def test_piraeus() -> None:
    _, after = built("Piraeus")
    assert after.city("A").choices == (("glass", "papyrus"),)
    assert after.turn == "A"


def test_pyramids() -> None:
    s, after = built("Pyramids")
    assert (gained(s, after), after.turn, after.scores()["A"].wonders) == ((0, 0), "B", 9)


def test_sphinx() -> None:
    s, after = built("Sphinx")
    assert (gained(s, after), after.turn, after.scores()["A"].wonders) == ((0, 0), "A", 6)


def test_statue_of_zeus() -> None:
    s = table("Walls", A={"wonders": ["Statue of Zeus"]}, B={"cards": ["Sawmill", "Press"]})
    during = s.play("wonder Statue of Zeus with Walls")
    assert during.pawn == 1
    assert options(during) == {"discard Sawmill"}  # compulsory (BASE-WX-02)
    after = during.play("discard Sawmill")
    assert after.city("B").production["wood"] == 0
    assert after.cost_of("Courthouse", "A").total == 6


@pytest.mark.parametrize("wonder", ["Statue of Zeus", "Circus Maximus"])
def test_a_shield_may_win_before_the_discard(wonder: str) -> None:
    s = table("Walls", A={"wonders": [wonder]}, B={"cards": ["Sawmill", "Press"]}, pawn=8)
    after = s.play(f"wonder {wonder} with Walls")  # BASE-WX-01
    assert str(after.outcome) == "A wins by military supremacy"
    assert after.decisions == ()
    assert len(after.city("B").buildings) == 2


def test_temple_of_artemis() -> None:
    s, after = built("Temple of Artemis")
    assert (gained(s, after), after.turn) == ((12, 0), "A")


def test_strategy_does_not_help_wonders() -> None:
    _, after = built("Colossus", A={"progress": ["Strategy"]})
    assert after.pawn == 2  # BASE-WX-08


def test_theology_gives_extra_turns_for_wonders_but_never_two() -> None:
    _, after = built("Pyramids", A={"progress": ["Theology"]})
    assert after.turn == "A"
    assert "BASE-PROG-THEOLOGY" in rules(after)
    _, after = built("Sphinx", A={"progress": ["Theology"]})
    assert after.turn == "A"
    assert kinds(after).count("again") == 1
    place = next(place for place in after.structure if place.accessible)
    assert after.play(f"discard @{place.name}").turn == "B"


def test_an_extra_turn_waits_for_the_choices_and_survives_saving() -> None:
    a = {"wonders": ["Statue of Zeus"], "progress": ["Theology"]}
    s = table("Walls", A=a, B={"cards": ["Quarry"]}, turn="A")
    during = s.play("wonder Statue of Zeus with Walls")
    assert due(during) == ("discard-brown", "A")
    for state in (during, duel.from_json(during.to_json())):
        assert state.play("discard Quarry").turn == "A"


def test_a_building_gives_no_extra_turn_with_theology() -> None:
    s = table("Altar", A={"progress": ["Theology"]})
    assert s.play("build Altar").turn == "B"


SIX_UP = {"A": ["Sphinx", "Piraeus", "Colossus"], "B": ["Pyramids", "Appian Way", "Great Library"]}


def test_the_seventh_wonder_sends_the_eighth_to_the_box() -> None:
    s = table(
        "Walls",
        "Library",
        A={"built": SIX_UP["A"], "wonders": ["Hanging Gardens"]},
        B={"built": SIX_UP["B"], "wonders": ["Mausoleum"]},
    )
    after = s.play("wonder Hanging Gardens with Walls")
    assert "wonder-boxed" in kinds(after)
    assert [site.wonder.name for site in after.city("B").wonders if not site.standing] == []
    assert kinds(after).index("wonder-boxed") < kinds(after).index("again")
    assert not [action for action in after.legal_actions() if action.kind == "wonder"]


def test_the_eighth_may_be_the_own_one() -> None:
    s = table(
        "Walls",
        A={"built": SIX_UP["A"][:2], "wonders": ["Hanging Gardens", "Circus Maximus"]},
        B={"built": [*SIX_UP["B"], "Colossus"]},
    )
    after = s.play("wonder Hanging Gardens with Walls")
    assert [site.wonder.name for site in after.city("A").wonders] == [
        "The Sphinx",
        "Piraeus",
        "The Hanging Gardens",
    ]
