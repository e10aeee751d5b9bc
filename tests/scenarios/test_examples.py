"""The scenarios of the project: all pass, and together they cover every component."""

import re
from pathlib import Path

import pytest

import duel_nb as duel
from duel_nb import messages
from duel_nb.catalog import CATALOG, KINDS, SETS
from duel_nb.engine.choices import CHOICES
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.rulebook import RULEBOOK, Citation, Ruling
from duel_nb.scenarios import Scenario, check, components, load, run
from duel_nb.scenarios.run import moments
from duel_nb.scenarios.words import GROUPS, NUMBERS, SENTENCES, understand
from duel_nb.scenarios.words.course import DECISIONS

EXAMPLES = Path(__file__).parents[2] / "examples"
FILES = sorted(EXAMPLES.rglob("*.toml"))


@pytest.fixture(scope="module")
def scenarios() -> list[Scenario]:
    return [load(file) for file in FILES]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It passes, is judged without a sentence in any language, and its positions can be saved.

    Its positions have rare combinations of choices, too, which random games do not reach.
    """
    scenario = load(file)
    with monkeypatch.context() as silent:
        silent.setattr(messages, "speaker", _no_sentence)
        results = run(scenario)
    for result in results:
        assert result.passed, "\n".join([result.title, *map(str, result.failures)])
    for case in scenario.cases:
        for moment in moments(scenario, case):
            assert duel.from_json(moment.after.to_json()) == moment.after, moment.step.do


def _no_sentence(message: messages.Message) -> str:
    raise AssertionError(f"a sentence was made to judge a scenario: {message!r}")


@pytest.mark.parametrize(
    "language",  # the others in the long run: a test above judges without any
    ["de", *(pytest.param(one, marks=pytest.mark.slow) for one in LANGUAGES if one not in "en de")],
)
def test_every_scenario_passes_in_each_language(language: str) -> None:
    with speaking(language):
        report = check(EXAMPLES)
        assert len(report.passed) == len(report.rows) > 650, report.problems


def test_every_file_says_what_it_is(scenarios: list[Scenario]) -> None:
    for scenario in scenarios:
        assert scenario.id == Path(scenario.file).stem
        assert scenario.sources, f"{scenario.file} needs a source"
        assert scenario.rules, f"{scenario.file} needs rules"
        assert scenario.question.written.endswith("?"), f"{scenario.file}: a question ends with ?"
        for case in scenario.cases:
            assert case.answer, (scenario.file, case.title)
    assert len({scenario.id for scenario in scenarios}) == len(scenarios)
    titles = [scenario.title for scenario in scenarios]
    assert len(set(titles)) == len(titles)


def test_people_read_names_and_type_letters(scenarios: list[Scenario]) -> None:
    """A and B are for notation; "A" as an article begins a sentence."""
    letter = re.compile(r"\bB\b|\bA's\b|(?<=[a-z,;)] )A\b")
    for scenario in scenarios:
        said = [scenario.title, scenario.question, scenario.answer]
        for case in scenario.cases:
            said += [case.title, case.question, case.answer]
        assert not [text for text in said if letter.search(text.written)], scenario.id
    named = load(EXAMPLES / "pantheon" / "activation" / "mars-with-an-offering.toml")
    assert next(iter(moments(named, named.cases[0]))).after.names == ("Elodie", "Jack")
    assert next(iter(moments(scenarios[0], scenarios[0].cases[0]))).after.names == ("Ada", "Ben")


@pytest.mark.parametrize(
    ("families", "least"),
    [(("GEN-", "BASE-"), 130), (("PAN-",), 100), (("AGO-",), 120), (("BOTH-",), 18)],
)
def test_every_rule_has_a_scenario(
    scenarios: list[Scenario], families: tuple[str, ...], least: int
) -> None:
    shown = {rule for scenario in scenarios for rule in scenario.rules}
    rules = [rule for rule in RULEBOOK if rule.startswith(families)]
    assert len(rules) >= least
    assert [rule for rule in rules if rule not in shown] == []


@pytest.mark.parametrize("belongs_to", ["base", "pantheon", "agora"])
def test_every_component_is_in_a_scenario(scenarios: list[Scenario], belongs_to: str) -> None:
    named = {(one.kind, one.id) for scenario in scenarios for one in components(scenario)}
    parts = [
        component
        for kind in KINDS
        for component in CATALOG.components(kind)
        if component.set == belongs_to
    ]
    assert len(parts) >= 36
    assert [part.name for part in parts if (part.kind, part.id) not in named] == []


#: The expansions of each folder, and the prefixes of rules that belong elsewhere.
FOLDERS: dict[str, tuple[list[str], tuple[str, ...]]] = {
    "base": ([], ("PAN-", "AGO-", "BOTH-")),
    "pantheon": (["pantheon"], ("AGO-", "BOTH-")),
    "agora": (["agora"], ("PAN-", "BOTH-")),
    "both": (["pantheon", "agora"], ()),
}
FOLDERS.update((own, ([own], ("PAN-", "AGO-", "BOTH-"))) for own in [*SETS][3:])


def test_scenarios_of_an_expansion_are_played_with_it(scenarios: list[Scenario]) -> None:
    for scenario in scenarios:
        played, elsewhere = FOLDERS[Path(scenario.file).relative_to(EXAMPLES).parts[0]]
        assert scenario.cases[0].start.get("expansions", []) == played, scenario.file
        assert not any(rule.startswith(elsewhere) for rule in scenario.rules), scenario.file


def test_every_worked_example_of_agora_is_there(scenarios: list[Scenario]) -> None:
    cited = {source for one in scenarios if one.kind == "example" for source in one.sources}
    for heading in ("А. Наём Сенатора", "Политик", "Г. Контроль над Палатой Сената"):
        assert Citation("agora-ru", f"{heading} (пример)") in cited


def test_every_faq_entry_and_edition_of_pantheon_is_there(scenarios: list[Scenario]) -> None:
    """The English FAQ has 11 entries, the French as many, the German 9, the Russian 12."""
    cited = {
        source for scenario in scenarios if scenario.kind == "faq" for source in scenario.sources
    }
    for edition, words, count in (
        ("en", "p. 16, FAQ ", 11),
        ("fr", "FAQ ", 11),
        ("de", "FAQ ", 9),
        ("ru", "Часто задаваемые вопросы, ", 12),
    ):
        for number in range(1, count + 1):
            assert Citation(f"pantheon-{edition}", f"{words}{number}") in cited


def test_a_ruling_gives_its_reason(scenarios: list[Scenario]) -> None:
    """A number alone is no help to a player."""
    rulings = {one for each in scenarios for one in each.sources if isinstance(one, Ruling)}
    assert "Ruling: D-20: an Age ends when its structure is empty; common online practice" in {
        str(one) for one in rulings
    }
    assert [one for one in rulings if not one.reasons] == []


def test_every_expectation_is_used_in_a_scenario(scenarios: list[Scenario]) -> None:
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
    assert set(DECISIONS) == {*CHOICES, "move-cube-or-not"}
    said = {s.text for sc in scenarios for case in sc.cases for st in case.steps for s in st.expect}
    for phrase in DECISIONS.values():
        both = {f"decision: {who}{phrase[1:]}" for who in "AB"}
        assert both & said, phrase


def test_components_of_a_scenario_are_those_it_names() -> None:
    found = components(load(EXAMPLES / "base" / "payment" / "chain-hidden-under-a-wonder.toml"))
    assert {one.id for one in found} == {"theater", "statue", "sphinx"}
