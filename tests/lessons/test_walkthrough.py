"""A scenario told: the start, every step, what was tried, the verdict."""

from __future__ import annotations

import re

import pytest

import duel_nb as duel
from duel_nb.languages import speaking
from duel_nb.lessons import examples
from duel_nb.lessons.walkthrough import Walkthrough, changes, walk_through
from duel_nb.scenarios import loads

TEXT = """
scenario = 1
title = "A <b>chain</b>"
question = "Can A construct the Library?"
answer = "Yes."
source = "made up"
rules = ["BASE-CHAIN-01"]

[position]
A = { coins = 3, cards = ["Scriptorium"] }
B = { cards = ["Brickyard"] }
structure = ["Library", "Statue"]
progress = ["Law"]

[[steps]]
expect = ["price of Library for A is 0"]
illegal = [{ try = "A: build Statue", rule = "BASE-COST-04" }]

[[steps]]
do = "A: build Library"
expect = ["A city +Library", "decision: A takes a Progress token"]

[[variants]]
title = "and a wrong one"

[[variants.steps]]
do = "A: discard Library"
expect = ["A coins +3"]
illegal = [{ try = "B: discard Statue" }, { try = "A: discard Statue", rule = "BASE-TURN-01" }]
"""


def walkthroughs() -> tuple[Walkthrough, ...]:
    scenario = loads(TEXT)
    return tuple(walk_through(scenario, case) for case in scenario.cases)


def test_every_step_has_what_changed_and_why() -> None:
    walkthrough, _ = walkthroughs()
    assert [step.title for step in walkthrough.steps] == [
        "The position",
        "No action",
        "Ada: build Library",
    ]
    last = walkthrough.steps[-1]
    assert last.changes == ("Ada's City +Library", "Ada's points +2")
    assert "BASE-CHAIN-01" in [event.rule for event in last.events]
    assert [s.found for s in last.statements] == [None, None]
    tried = walkthrough.steps[1].tried[0]
    assert (tried.player, tried.who, tried.action) == ("A", "Ada", "build Statue")
    assert tried.found is None
    assert tried.refusal is not None
    assert "5 short" in tried.refusal.text


def test_the_verdict_is_computed() -> None:
    good, bad = walkthroughs()
    assert good.holds
    assert good.verdict == "All 4 statements checked hold."
    assert not bad.holds
    assert bad.verdict == "2 of 3 statements checked do not hold."
    statement = bad.steps[1].statements[0]
    assert str(statement.found) == "A coins +2 (from 3 to 5)"
    legal, refused = bad.steps[1].tried
    assert legal.refusal is None
    assert str(legal.found) == "it legal"
    assert refused.found is None


def test_a_refusal_by_another_rule_is_not_what_was_said() -> None:
    scenario = loads(
        TEXT.replace(
            'try = "A: build Statue", rule = "BASE-COST-04"',
            'try = "A: build Statue", rule = "BASE-TURN-01"',
        )
    )
    walkthrough = walk_through(scenario, scenario.cases[0])
    assert not walkthrough.holds
    assert walkthrough.steps[1].tried[0].found is not None


def test_the_text_says_it_all() -> None:
    good, bad = (walkthrough.text() for walkthrough in walkthroughs())
    for words in (
        "From: made up",
        "Can A construct the Library?",
        "[Library]",
        "2. Ada: build Library",
        "the book of the Scriptorium",
        "x Ada tries build Statue",
        "(BASE-COST-04)",
        "Verdict: All 4",
        "Answer: Yes.",
        "Rules: BASE-CHAIN-01",
    ):
        assert words in good
    assert "A <b>chain</b>: and a wrong one" in bad
    assert "NOT SO: A coins +3; found: A coins +2" in bad


def test_changes_name_whatever_moves() -> None:
    before = duel.position(
        A={"coins": 20, "wonders": ["Statue of Zeus", "Sphinx"], "built": ["Pyramids", "Colossus"]},
        B={
            "coins": 9,
            "cards": ["Lumber Yard"],
            "built": ["Piraeus", "Mausoleum", "Appian Way", "Great Library"],
        },
        pawn=2,
        structure=["Altar"],
    )
    after = before.play("wonder Statue of Zeus with Altar").play("discard Lumber Yard")
    assert changes(before, after) == (
        "A's coins 20 → 9",
        "A's standing Wonders +The Statue of Zeus",
        "A's Wonders -The Sphinx",
        "A's points +3",
        "B's coins 9 → 7",
        "B's City -Lumber Yard",
        "B's points -1",
        "Conflict pawn 2 spaces towards B → 3 spaces towards B",
        "Military token 3 spaces towards B gone",
        "discard pile +Lumber Yard",
    )
    assert changes(before, before) == ()


#: Each tenth by default: that they all hold, `tests/scenarios` sees.
SOME = [
    pytest.param(one, id=one.id, marks=[] if number % 10 == 0 else pytest.mark.slow)
    for number, one in enumerate(examples.all_examples())
]


@pytest.mark.parametrize("scenario", SOME)
def test_every_example_can_be_told(scenario: duel.scenarios.Scenario) -> None:
    for case in scenario.cases:
        walkthrough = walk_through(scenario, case)
        assert walkthrough.holds, walkthrough.text()
        assert walkthrough.verdict in walkthrough.text()


@pytest.mark.parametrize("language", ["de", "fr", "ru"])
def test_what_is_stated_and_done_is_told_in_the_readers_language(language: str) -> None:
    with speaking(language):
        walkthrough, _ = walkthroughs()
        told = [step.title for step in walkthrough.steps]
        told += [one.text for step in walkthrough.steps for one in step.statements]
        told += [tried.words for step in walkthrough.steps for tried in step.tried]
        assert not re.search(r"\b(price|build|Library|city|decision)\b", " ".join(told))
