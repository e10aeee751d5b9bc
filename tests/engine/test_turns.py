"""The course of turns and Ages (BASE-TURN, BASE-AGE), and discarding (BASE-DISC)."""

import pytest

import duel_nb as duel
from duel_nb.engine import GameState
from tests.engine.given import due, gained, kinds, options, rules, table


def test_players_alternate() -> None:
    s = table("Altar", "Baths", "Theater")
    assert s.turn == "A"
    s = s.play("build Altar")
    assert s.turn == "B"
    s = s.play("build Baths")
    assert s.turn == "A"
    assert [card.name for card in s.city("B").buildings] == ["Baths"]


@pytest.mark.parametrize(("yellow", "worth"), [([], 2), (["Tavern"], 3), (["Tavern", "Forum"], 4)])
def test_discarding_pays_2_and_1_for_each_own_yellow_card(yellow: list[str], worth: int) -> None:
    s = table("Brewery", "Walls", A={"cards": yellow}, B={"cards": ["Clay Reserve"]})
    after = s.play("discard Brewery")  # itself yellow, and it does not count
    assert gained(s, after) == (worth, 0)
    assert [card.name for card in after.discard_pile] == ["Brewery"]
    assert rules(after)[:2] == ["BASE-DISC-01", "BASE-DISC-01"]


def test_discarding_is_always_possible() -> None:
    s = table("Palace", "Arsenal", A={"coins": 0})
    assert options(s) == {"discard Palace", "discard Arsenal"}


def test_cards_are_turned_up_at_the_end_of_the_turn() -> None:
    s = duel.position(structure={"r5c1": "Altar", "r5c3": "Baths"}, taken=["r5c5"])
    s = s.play("discard Altar")
    assert "revealed" not in kinds(s)
    s = s.play("discard Baths")
    assert {"r4c2", "r4c4"} <= {place.name for place in s.structure if place.accessible}
    assert all(place.card for place in s.structure if place.accessible)
    assert kinds(s)[-2:] == ["revealed", "revealed"]


def test_what_is_uncovered_stays_unknown_until_the_choices_are_made() -> None:
    s = duel.position(
        structure={"r5c1": "Altar"},
        taken=["r5c3"],
        A={"coins": 50, "wonders": ["Mausoleum"]},
        discard=["Tavern"],
        turn="A",
    )
    during = s.play("wonder Mausoleum with Altar")
    place = next(p for p in during.structure if p.name == "r4c2")
    assert (place.accessible, place.card) == (True, None)
    after = during.play("build Tavern")
    place = next(p for p in after.structure if p.name == "r4c2")
    assert place.card is not None
    assert (during.turn, after.turn) == ("A", "B")


def last_card(**given: object) -> GameState:
    return duel.position(structure=["Altar"], filled=False, **given)  # type: ignore[arg-type]


@pytest.mark.parametrize(("pawn", "chooser"), [(1, "B"), (-1, "A"), (5, "B"), (-8, "A")])
def test_the_militarily_weaker_player_chooses_who_begins(pawn: int, chooser: str) -> None:
    for turn in ("A", "B"):
        s = last_card(pawn=pawn, turn=turn).play("discard Altar")
        assert s.age == 2
        assert len(s.structure) == 20
        assert due(s) == ("begin", chooser)
        assert s.decisions[-1].rule == "BASE-AGE-02"
        assert options(s) == {"begin A", "begin B"}
        for first in ("A", "B"):
            begun = s.play(f"begin {first}")
            assert (begun.turn, due(begun)) == (first, None)


def test_with_the_pawn_in_the_centre_who_played_last_chooses() -> None:
    for turn in ("A", "B"):
        s = last_card(turn=turn).play("discard Altar")
        assert due(s) == ("begin", turn)
        assert s.decisions[-1].rule == "BASE-AGE-03"


def test_everything_else_carries_over_to_the_next_age() -> None:
    s = last_card(A={"cards": ["Baths"], "coins": 4}, pawn=3, discard=["Tavern"], progress=["Law"])
    after = s.play("build Altar").play("begin A")
    assert [card.name for card in after.city("A").buildings] == ["Altar", "Baths"]
    assert (after.city("A").coins, after.pawn) == (4, 3)
    assert [card.name for card in after.discard_pile] == ["Tavern"]
    assert after.military_tokens == s.military_tokens
    assert [t.name for t in after.progress_tokens] == ["Law"]


def test_an_extra_turn_comes_after_the_cards_are_turned_up() -> None:
    s = duel.position(
        structure={"r5c1": "Altar"}, taken=["r5c3"], A={"coins": 50, "wonders": ["Sphinx"]}
    )
    after = s.play("wonder Sphinx with Altar")
    assert (after.turn, after.to_act) == ("A", "A")
    assert next(p.card for p in after.structure if p.name == "r4c2") is not None
    assert after.play("discard @r4c2").turn == "B"


def test_extra_turns_may_follow_one_another() -> None:
    s = table("Walls", "Library", A={"wonders": ["Sphinx", "Hanging Gardens"]})
    s = s.play("wonder Sphinx with Walls")
    assert s.turn == "A"
    s = s.play("wonder Hanging Gardens with Library")
    assert s.turn == "A"


def test_an_extra_turn_is_lost_with_the_age() -> None:
    s = last_card(A={"coins": 50, "wonders": ["Sphinx"]}, pawn=1)
    after = s.play("wonder Sphinx with Altar")
    assert "again-lost" in kinds(after)
    assert due(after) == ("begin", "B")
    begun = after.play("begin B")
    assert begun.turn == "B"
    place = next(p for p in begun.structure if p.accessible)
    assert begun.play(f"discard @{place.name}").turn == "A"


def test_the_game_ends_with_the_third_age() -> None:
    s = duel.position(structure=["Palace"], filled=False, A={"coins": 50})
    after = s.play("build Palace")
    assert after.outcome is not None
    assert after.outcome.termination == "civilian"
    assert list(after.legal_actions()) == []
    assert (after.to_act, after.decisions) == (None, ())
