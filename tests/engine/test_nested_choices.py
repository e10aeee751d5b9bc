"""Nested effects: each is resolved completely before those below it on the stack."""

import duel_nb as duel
from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState
from tests.engine.given import agora, due, gained, options, pantheon, played, rules, table


def test_an_extra_turn_waits_for_the_choices_and_survives_saving() -> None:
    a = {"wonders": ["Statue of Zeus"], "progress": ["Theology"]}
    s = table("Walls", A=a, B={"cards": ["Quarry"]}, turn="A")
    during = s.play("wonder Statue of Zeus with Walls")
    assert due(during) == ("discard-brown", "A")
    for state in (during, duel.from_json(during.to_json())):
        assert state.play("discard Quarry").turn == "A"


def deck(s: GameState, mythology: int) -> list[str]:
    assert s.pantheon is not None
    return [CATALOG.divinities[card].name for card in s.pantheon.decks[mythology]]


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
    nested = s.play("wonder Great Library with Altar")  # draws while those two are set aside
    assert options(nested) == {"take Masonry", "take Urbanism", "take Theology"}
    after = nested.play("take Theology")
    assert after.pantheon is not None
    assert after.pantheon.enki == ()
    assert "PAN-ENKI-03" in rules(after)
    assert deck(after, 0)[0] == "Enki"


def test_a_cube_of_a_token_can_bring_the_pawn_to_the_next_token() -> None:
    s = agora("Arsenal", B={"cubes": [1, 6]}, decrees={1: "Shield"}, pawn=2, age=3)
    s = s.play("build Arsenal")
    assert (s.pawn, due(s)) == (5, ("place-cube", "A"))
    s = s.play("place 1")  # Ben no longer controls Chamber 1
    assert (s.pawn, due(s)) == (6, ("remove-cube", "A"))
    assert s.military_tokens == (-6, -3)


EVERYTHING = ["agora", "pantheon"]


def plotting(*prepared: str, **given: object) -> duel.GameState:
    """Ada has prepared these Conspiracies; it is her turn."""
    mine = {"prepared": list(prepared), **given.pop("A", {})}  # type: ignore[dict-item]
    given.setdefault("structure", ["Walls", "Barracks", "Statue"])
    given.setdefault("filled", False)
    return agora(A=mine, **given)


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


def test_a_decree_under_another_one_can_be_moved_as_well() -> None:
    s = plotting("Insider Influence", decrees={1: ["Shield", 3]}).play("trigger Insider Influence")
    assert len(options(s)) == 2 * 5
    assert [d.number for d in s.play("shift 1/2 to 6").senate.chambers[5].decrees if d] == [3]


def test_curia_julia_through_isis_and_the_theater() -> None:
    s = agora(
        "Walls",
        A={"wonders": ["Divine Theater", "Curia Julia"], "conspiracies": ["Coup"]},
        discard=["Conspirator"],
        mythology_decks={"egyptian": ["Ra", "Isis", "Anubis"]},
        expansions=EVERYTHING,
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
