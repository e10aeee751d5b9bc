"""What lessons say and set up in one call: sentences, ends of games, scenarios from a text."""

from __future__ import annotations

import pytest

import duel_nb as duel
from duel_nb import scenarios
from duel_nb.languages import LANGUAGES, speaking

LESSON = duel.lesson("40-tempo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_bills_refusals_events_and_actions_are_told_with_their_rules(language: str) -> None:
    table = LESSON.position(A={"coins": 1}, structure=["Altar", "Scriptorium"])
    with speaking(language):
        refused = table.why_not("build Scriptorium")
        after = table.play("build Altar")
        told = LESSON.tell(table.cost_of("Altar"), refused, after.events, after.legal_actions())
        lines = str(told).splitlines()
        assert lines[1] == str(refused)
        assert len(lines) == 2 + len(after.events) + len(after.legal_actions())
        assert told._repr_html_().count("duel-rule>") == 1 + len(after.events)
        assert not LESSON.tell(table.why_not("build Altar")).reasons


def test_an_endgame_has_cities_that_produce_everything() -> None:
    table = LESSON.endgame(A={"coins": 3, "cards": ["Temple"]}, structure=["Palace"])
    assert table.age == 3
    for who in "AB":
        assert all(table.city(who).production.values())
    assert table.city("A").coins == 3
    assert table != LESSON.endgame(A={"coins": 3}, structure=["Palace"]), "the Temple is there, too"
    assert table.city("B").coins == 12


def test_a_scenario_from_a_text_is_checked() -> None:
    text = """scenario = 1
title = "A card"
[position]
structure = ["Altar"]
[[steps]]
do = "A: build Altar"
expect = ["A city +Altar"]
"""
    assert duel.check(scenarios.loads(text))
    assert duel.check(scenarios.loads(text.replace("+Altar", "+Baths"))).failed


def test_a_mistake_stands_for_all_actions_that_begin_so() -> None:
    table = LESSON.position(A={"coins": 9}, structure=["Altar", "Theater", "Baths"])
    exercise = LESSON.do(
        "altar",
        "Build the Altar.",
        table,
        "A city +Altar",
        mistakes={"discard Altar": "Keep it.", "discard …": "Build.", "build Baths": "No."},
        rule="BASE-TURN-02",
    ).exercise
    assert exercise.mistakes == {
        "discard Altar": "Keep it.",
        "build Baths": "No.",
        "discard Theater": "Build.",
        "discard Baths": "Build.",
    }
