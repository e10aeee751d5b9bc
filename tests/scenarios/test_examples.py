"""The scenarios of the project: all hold, and together they show everything of the base game."""

from pathlib import Path

import pytest

from duel_nb.catalog import CATALOG
from duel_nb.engine.decisions import CHOICES
from duel_nb.rulebook import RULEBOOK
from duel_nb.scenarios import Scenario, components, load, run
from duel_nb.scenarios.words import GROUPS, NUMBERS, SENTENCES, understand
from duel_nb.scenarios.words.course import DECISIONS

EXAMPLES = Path(__file__).parents[2] / "examples"
FILES = sorted(EXAMPLES.rglob("*.toml"))


@pytest.fixture(scope="module")
def scenarios() -> list[Scenario]:
    return [load(file) for file in FILES]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    for result in run(load(file)):
        assert result.passed, "\n".join([result.title, *map(str, result.failures)])


def test_every_file_says_what_it_is(scenarios: list[Scenario]) -> None:
    for scenario in scenarios:
        assert scenario.id == Path(scenario.file).stem
        assert scenario.sources, scenario.file
        assert scenario.rules, scenario.file
        assert scenario.question.endswith("?"), scenario.file
        assert scenario.answer, scenario.file
    assert len({scenario.id for scenario in scenarios}) == len(scenarios)
    titles = [scenario.title for scenario in scenarios]
    assert len(set(titles)) == len(titles)


def test_every_rule_of_the_base_game_has_a_scenario(scenarios: list[Scenario]) -> None:
    shown = {rule for scenario in scenarios for rule in scenario.rules}
    without = [
        rule for rule in RULEBOOK if rule.startswith(("GEN-", "BASE-")) and rule not in shown
    ]
    assert without == []


def test_every_component_of_the_base_game_is_in_a_scenario(scenarios: list[Scenario]) -> None:
    named = {name for scenario in scenarios for name in components(scenario)}
    without = [
        component.name
        for kind in ("card", "wonder", "progress")
        for component in CATALOG.components(kind)
        if component.set == "base" and f"{kind} {component.id}" not in named
    ]
    assert without == []


def test_everything_that_can_be_said_is_said_somewhere(scenarios: list[Scenario]) -> None:
    said = {
        expectation.text
        for scenario in scenarios
        for case in scenario.cases
        for step in case.steps
        for expectation in step.expect
    }
    entries = [entry for table in (NUMBERS, GROUPS, SENTENCES) for entry in table]
    assert [entry.example for entry in entries if entry.example not in said] == []
    used = {understand(text).pattern for text in said}
    assert [entry.pattern for entry in entries if entry.pattern not in used] == []
    for entry in entries:
        assert understand(entry.example).pattern == entry.pattern


def test_every_decision_of_the_engine_has_words(scenarios: list[Scenario]) -> None:
    assert set(DECISIONS) == set(CHOICES)
    said = {s.text for sc in scenarios for case in sc.cases for st in case.steps for s in st.expect}
    for phrase in DECISIONS.values():
        both = {f"decision: {who}{phrase[1:]}" for who in "AB"}
        assert both & said, phrase


def test_components_of_a_scenario_are_those_it_names() -> None:
    found = components(load(EXAMPLES / "base" / "payment" / "chain-hidden-under-a-wonder.toml"))
    assert found == {"card theater", "card statue", "wonder sphinx"}
