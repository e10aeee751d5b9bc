"""Senators, cubes, control and Decrees: the order of things, and who acts when (AGO)."""

import pytest

import duel_nb as duel
from tests.engine.given import agora, coins, due, gained, kinds, options, played, rules


def both(*cards: str, **given: object) -> duel.GameState:
    return agora(*cards, expansions=["agora", "pantheon"], **given)


# -- the pawn follows the shield Decree --------------------------------------------------------


def test_who_gives_the_shield_up_lets_the_opponent_resolve_a_token_at_once() -> None:
    s = agora(
        "politician-left",
        A={"cubes": [1], "cards": ["Theater", "Altar", "Baths", "Rostrum"]},
        decrees={1: "Shield"},
        pawn=-2,
    )
    s = played(s, "recruit politician-left", "move 1 2")
    assert s.pawn == -3
    assert due(s) == ("place-cube", "B")
    assert s.turn == "A"
    assert s.military_tokens == (-6, 3, 6)
    s = s.play("place 6")
    assert due(s) == ("senate-actions", "A")  # two actions are left, untouched
    assert "2 Senate actions" in s.decisions[-1].text
    s = s.play("move 2 1")
    assert s.pawn == -2
    assert due(s) == ("senate-actions", "A")


def test_the_move_of_a_token_leaves_the_senate_actions_alone() -> None:
    s = agora(
        "politician-left",
        A={"cubes": [1, 2], "cards": ["Theater", "Altar", "Baths", "Rostrum"]},
        B={"cubes": [6]},
        decrees={1: "Shield"},
        pawn=-5,
    )
    s = played(s, "recruit politician-left", "move 1 2")
    assert due(s) == ("remove-cube", "B")  # with the outer token
    assert options(s) == {"remove 2"}
    s = s.play("remove 2")
    assert due(s) == ("move-cube", "B")
    assert options(s) == {"move 6 5"}  # an order, in the opponent's turn as well
    s = s.play("move 6 5")
    assert due(s) == ("senate-actions", "A")
    assert "2 Senate actions" in s.decisions[-1].text


def test_a_resolver_with_all_cubes_in_supply_removes_nevertheless() -> None:
    s = agora("politician-left", A={"cubes": [1]}, decrees={1: "Shield"}, pawn=-5)
    s = played(s, "recruit politician-left", "move 1 2")
    assert due(s) == ("remove-cube", "B")
    s = s.play("remove 2")  # Ben has no cube to move: the turn is over
    assert s.decisions == ()
    assert s.turn == "B"


def test_a_chain_of_cubes_and_shields_is_resolved_to_the_end_first() -> None:
    s = agora(
        "Walls",
        A={"cubes": [1]},
        B={"cubes": [1, 6]},
        decrees={1: "Shield"},
        pawn=4,
        military_tokens=[-6, -3, 6],
    )
    s = s.play("build Walls")
    assert (s.pawn, due(s)) == (6, ("remove-cube", "A"))
    s = s.play("remove 1")
    assert s.pawn == 7
    assert due(s) == ("move-cube", "A")


def test_a_cube_of_a_token_can_bring_the_pawn_to_the_next_token() -> None:
    s = agora("Arsenal", B={"cubes": [1, 6]}, decrees={1: "Shield"}, pawn=2, age=3)
    s = s.play("build Arsenal")
    assert (s.pawn, due(s)) == (5, ("place-cube", "A"))
    s = s.play("place 1")  # Ben no longer controls Chamber 1
    assert (s.pawn, due(s)) == (6, ("remove-cube", "A"))
    assert s.military_tokens == (-6, -3)


def test_of_two_tokens_met_in_one_movement_the_inner_comes_first() -> None:
    s = agora("Arsenal", A={"progress": ["Strategy"]}, B={"cubes": [6]}, decrees={}, pawn=2, age=3)
    s = s.play("build Arsenal")
    assert (s.pawn, due(s)) == (6, ("place-cube", "A"))
    s = s.play("place 1")
    assert due(s) == ("remove-cube", "A")
    s = s.play("remove 6")
    assert due(s) == ("move-cube", "A")


def test_losing_the_shield_can_lose_the_game_in_the_opponents_turn() -> None:
    s = agora("Conspirator", turn="B", A={"cubes": [1]}, decrees={1: 9}, pawn=-8, filled=False)
    s = played(s, "recruit conspirator", "place 1")
    assert str(s.outcome) == "B wins by military supremacy"


def test_an_own_move_can_lose_the_game() -> None:
    s = agora("politician-left", A={"cubes": [1]}, decrees={1: "Shield"}, pawn=-8)
    s = played(s, "recruit politician-left", "move 1 2")
    assert str(s.outcome) == "B wins by military supremacy"
    assert s.outcome is not None
    assert s.outcome.winner == "B"


def test_the_capital_comes_before_the_sixth_chamber() -> None:
    s = agora("Conspirator", A={"cubes": [1, 2, 3, 4, 5]}, decrees={6: 9}, pawn=8, filled=False)
    s = played(s, "recruit conspirator", "place 6")
    assert s.outcome is not None
    assert (s.outcome.termination, s.outcome.rule) == ("military", "BASE-MIL-05")


def test_the_player_who_is_not_active_can_win_the_senate() -> None:
    s = agora(
        "politician-left",
        A={"cubes": [1]},
        B={"cubes": {2: 2, 3: 1, 4: 1, 5: 1, 6: 1}},
        decrees={1: "Shield"},
        pawn=-2,
    )
    s = played(s, "recruit politician-left", "move 1 2")  # the inner token is Ben's now
    assert due(s) == ("place-cube", "B")
    assert s.play("place 2").outcome is None
    s = s.play("place 1")
    assert s.outcome is not None
    assert (s.outcome.termination, s.outcome.winner) == ("political", "B")


def test_political_supremacy_before_the_other_actions() -> None:
    s = agora(
        "politician-right",
        A={"cubes": [1, 2, 3, 4, 5], "cards": ["Theater", "Altar", "Baths", "Rostrum"]},
    )
    s = played(s, "recruit politician-right", "place 6")
    assert s.outcome is not None
    assert (s.outcome.termination, s.outcome.winner) == ("political", "A")
    assert s.outcome.rule == "AGO-CTRL-08"
    assert s.decisions == ()


def test_a_chamber_left_is_settled_before_the_one_entered() -> None:
    s = agora("politician-left", A={"cubes": [1]}, decrees={1: 5, 2: "Shield"}, decrees_up=[2])
    s = played(s, "recruit politician-left", "move 1 2")
    told = [e.kind for e in s.events if e.kind in ("control", "control-lost", "pawn")]
    assert told == ["control-lost", "control", "pawn"]
    assert s.pawn == 1
    assert [d.number for d in s.city("A").decrees_in_force] == [9]


def test_minerva_blocks_a_gain_and_the_loss_moves_the_pawn_back() -> None:
    s = both("politician-left", A={"cards": ["Theater", "Altar"]}, decrees={1: "Shield"}, minerva=1)
    s = played(s, "recruit politician-left", "place 1")
    assert s.pawn == 0
    assert s.pantheon is not None
    assert s.pantheon.minerva is None
    s = s.play("move 1 2")
    assert s.pawn == -1


def test_poliorcetics_takes_a_coin_for_each_step_of_the_shield() -> None:
    s = both(
        "politician-left",
        A={"progress": ["Poliorcetics"], "cards": ["Theater", "Altar"]},
        B={"cubes": [1]},
        decrees={1: "Shield"},
    )
    t = played(s, "recruit politician-left", "place 1")
    assert (t.pawn, gained(s, t)) == (1, (0, -1))  # Ben lost it
    t = t.play("place 1")
    assert (t.pawn, gained(s, t)) == (2, (0, -2))


def test_strategy_adds_nothing_to_the_shield_decree() -> None:
    s = agora("Conspirator", filled=False, A={"progress": ["Strategy"]}, decrees={1: "Shield"})
    assert played(s, "recruit conspirator", "place 1").pawn == 1


# -- Decrees -----------------------------------------------------------------------------------


def test_two_decrees_in_a_chamber_come_and_go_together() -> None:
    s = agora("Conspirator", filled=False, decrees={4: [10, 13]})
    assert s.senate is not None
    assert not s.senate.is_up(9)
    s = played(s, "recruit conspirator", "place 4")
    assert [d.number for d in s.city("A").decrees_in_force] == [10, 13]
    assert kinds(s).count("decree") == 2
    assert s.city("A").prices["wood"] == 1


def test_incomes_of_a_decree_go_to_its_controller_whoever_builds() -> None:
    s = agora("Walls", "Barracks", B={"cubes": [1]}, decrees={1: 4})
    t = s.play("build Barracks")
    assert coins(t)[1] == coins(s)[1] + 2  # Age II
    assert "AGO-DECREE-04" in rules(t)


def test_income_comes_after_the_loss_of_the_same_wonder() -> None:
    s = agora(
        "Walls",
        A={"wonders": ["Appian Way"]},
        B={"coins": 1, "cubes": [1]},
        decrees={1: 14},
    )
    t = s.play("wonder Appian Way with Walls")
    assert t.city("B").coins == 2  # lost 1 of 3, then took 2


def test_no_income_for_the_wonder_whose_cube_takes_the_chamber() -> None:
    s = agora("Walls", A={"wonders": ["Knossos"]}, decrees={1: 14})
    t = s.play("wonder Knossos with Walls")
    before = t.city("A").coins
    t = t.play("place 1")
    assert t.city("A").coins == before
    assert [d.number for d in t.city("A").decrees_in_force] == [14]


def test_a_conspirator_may_do_neither() -> None:
    s = agora("Conspirator", "Walls").play("recruit conspirator")
    assert options(s) == {*(f"place {n}" for n in range(1, 7)), "conspire", "pass"}
    after = s.play("pass")
    assert (after.turn, after.decisions, after.city("A").conspiracies) == ("B", (), ())


def test_a_conspirator_without_cubes_places_none() -> None:  # EC-195
    s = agora("Conspirator", "Walls", A={"cubes": {1: 6, 6: 6}}).play("recruit conspirator")
    assert options(s) == {"conspire", "pass"}
    refusal = s.why_not("place 3")
    assert refusal is not None
    assert (refusal.rule, refusal.text) == (
        "AGO-CONSPIRATOR-03",
        "Ada has no cube left to place.",
    )


def test_decree_16_is_looked_at_when_the_conspirator_comes() -> None:
    s = agora("Conspirator", "Walls", decrees={1: 16})
    assert played(s, "recruit conspirator", "place 1").turn == "B"
    s = agora("Conspirator", "Walls", A={"cubes": [1]}, decrees={1: 16})
    t = played(s, "recruit conspirator", "place 2")
    assert t.turn == "A"
    assert rules(s.play("recruit conspirator")).count("AGO-DECREE-16") == 1


def test_decree_16_and_theology_together_earn_one_turn() -> None:
    s = agora(
        "Walls",
        "Barracks",
        "Statue",
        A={"cubes": [1], "wonders": ["Mausoleum"], "progress": ["Theology"]},
        discard=["Conspirator"],
        decrees={1: 16},
    )
    s = played(s, "wonder Mausoleum with Walls", "recruit conspirator", "place 2")
    assert s.turn == "A"
    s = s.play("discard Barracks")
    assert s.turn == "B"


def test_a_senator_from_the_discard_pile_is_free_and_acts() -> None:
    s = agora(
        "Walls",
        A={"wonders": ["Mausoleum"], "cards": ["politician-left", "politician-left"], "coins": 30},
        discard=["politician-centre", "politician-centre"],
    )
    t = s.play("wonder Mausoleum with Walls")
    assert options(t) == {"recruit politician-centre"}
    u = t.play("recruit politician-centre")
    assert gained(t, u) == (0, 0)
    assert due(u) == ("senate-actions", "A")
    assert "AGO-SENATOR-05" in rules(u)
    assert len(u.discard_pile) == 1


def test_the_number_of_actions_is_fixed_at_recruiting() -> None:
    s = agora("politician-left", decrees={1: 12})
    s = s.play("recruit politician-left")
    assert "1 Senate action:" in s.decisions[-1].text
    s = s.play("place 1")
    assert s.decisions == ()


@pytest.mark.parametrize(
    ("blue", "decree", "actions"),
    [(0, False, 1), (1, False, 1), (2, False, 2), (3, False, 2), (4, False, 3),
     (0, True, 2), (1, True, 2), (2, True, 3)],
)  # fmt: skip
def test_senate_actions(blue: int, decree: bool, actions: int) -> None:
    cards = ["Theater", "Altar", "Baths", "Rostrum"][:blue]
    s = agora("politician-left", A={"cards": cards, "cubes": [3] * decree}, decrees={3: 12}, age=2)
    s = s.play("recruit politician-left")
    assert s.stack[-1][3:] == ("politician-left", actions)


def test_engineering_and_an_ignoring_decree_leave_the_choice_what_economy_gets() -> None:
    s = agora(
        "Walls",
        "Horse Breeders",
        A={"cubes": [1], "progress": ["Masonry"]},
        B={"progress": ["Economy"], "cards": ["Clay Pool"]},
        decrees={1: 6},
    )
    # Horse Breeders: 1 clay (3) and 1 wood (2); the clay is ignored, the wood is bought.
    assert s.cost_of("Horse Breeders").total == 2
    assert s.cost_of("Walls").total == 2
    t = s.play("build Walls")
    assert gained(s, t) == (-2, 2)


def test_ignoring_the_clay_instead_of_the_coins_starves_economy() -> None:
    s = agora("Forum", A={"cubes": [1]}, B={"progress": ["Economy"]}, decrees={1: 5})
    assert {str(a) for a in s.legal_actions() if a.verb == "build"} == {
        "build Forum",
        "build Forum giving 0",
    }
    assert gained(s, s.play("build Forum")) == (-2, 2)
    assert gained(s, s.play("build Forum giving 0")) == (-3, 0)
    assert s.why_not("build Forum giving 1") is not None


# -- the draft ---------------------------------------------------------------------------------

OTHERS = ["Sphinx", "Colossus"]


def test_knossos_dealt_as_the_last_of_its_group_places_a_cube() -> None:
    s = agora(
        age=0,
        A={"coins": 7, "wonders": ["Pyramids"]},
        B={"coins": 7, "wonders": ["Piraeus"]},
        structure=None,
        offered=["Sphinx", "Knossos"],
        decrees={3: "Shield"},
    )
    s = s.play("draft Sphinx")
    assert due(s) == ("place-cube", "A")
    s = s.play("place 3")
    assert s.pawn == 1
    assert due(s) == ("draft", "B")  # the second group: B A A B
    assert len(s.offered) == 4


def test_curia_julia_dealt_as_the_very_last_wonder_conspires_before_age_one() -> None:
    s = agora(
        age=0,
        A={"coins": 7, "wonders": ["Pyramids", "Mausoleum", "Appian Way"]},
        B={"coins": 7, "wonders": ["Piraeus", "Great Library", "Great Lighthouse"]},
        structure=None,
        offered=["Sphinx", "Curia Julia"],
        conspiracy_deck=["Coup", "Treason"],
    )
    s = s.play("draft Sphinx")
    assert due(s) == ("keep-conspiracy", "B")
    assert options(s) == {"keep Coup", "keep Treason"}
    s = s.play("keep Treason")
    assert due(s) == ("return-conspiracy", "B")
    s = s.play("return bottom")
    assert (s.age, s.turn, s.decisions) == (1, "A", ())
    assert s.senate is not None
    assert duel.from_json(s.to_json()) == s


def test_knossos_taken_as_the_first_wonder_lets_the_draft_go_on() -> None:
    s = agora(
        age=0,
        A={"coins": 7},
        B={"coins": 7},
        structure=None,
        offered=["Knossos", "Curia Julia", *OTHERS],
    )
    s = played(s, "draft Knossos", "place 2")
    assert due(s) == ("draft", "B")
    assert duel.from_json(s.to_json()) == s
