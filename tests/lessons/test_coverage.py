"""Every rule has its scenarios, every component too, and no code names a rule that is not there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from duel_nb.errors import DuelError
from duel_nb.lessons import coverage as table
from duel_nb.lessons import examples
from duel_nb.lessons.rule_mentions import Mention, mentions
from duel_nb.rulebook import RULEBOOK

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PACKAGE = Path(__file__).resolve().parents[2] / "duel_nb"


def ids_in_messages(package: Path = PACKAGE) -> Iterator[tuple[str, str]]:
    """The rule ids in strings of the engine that are not docstrings: (id, where)."""
    for file in sorted((package / "engine").rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        documents = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and id(node) not in documents
            ):
                for rule in table.ids_in(node.value):
                    yield rule, f"{file.relative_to(package).as_posix()}, line {node.lineno}"


@pytest.fixture(scope="module")
def found() -> table.Coverage:
    return table.coverage(EXAMPLES)


def test_every_implemented_rule_has_a_scenario(found: table.Coverage) -> None:
    assert found.without_scenario == ()
    ids = {line.rule.id for line in found.lines}
    assert {"GEN-01", "BASE-MIL-03"} <= ids


def test_every_rule_comes_up_in_a_lesson(found: table.Coverage) -> None:
    assert found.without_lesson == ()
    (line,) = (line for line in found.lines if line.rule.id == "BASE-CHAIN-02")
    assert Mention("04-chains", named=True) in line.lessons
    (line,) = (line for line in found.lines if line.rule.id == "BASE-PROD-03")
    assert Mention("03-production-costs-and-trade", named=True) in line.lessons


def test_a_lesson_shows_the_rules_of_its_scenarios(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "01-a.md").write_text(
        "---\ntitle: A\n---\n\nSee [](rule:GEN-03).\n\n"
        "```python\nduel.show('six-symbols')\nduel.check('examples/base/tokens')\n```\n"
    )
    found = mentions(tmp_path)
    assert found["GEN-03"] == (Mention("01-a", named=True),)
    assert found["BASE-SCI-06"] == (Mention("01-a", named=False),)
    assert found["BASE-PROG-AGRICULTURE"] == (Mention("01-a", named=False),)
    assert "BASE-MIL-01" not in found


def test_every_component_that_can_be_played_is_in_a_scenario(found: table.Coverage) -> None:
    assert found.missing == ()


def test_no_event_or_refusal_names_a_rule_that_is_not_there() -> None:
    said = list(ids_in_messages())
    assert [(rule, where) for rule, where in said if rule not in RULEBOOK] == []
    rules = {rule for rule, _ in said}
    # literals, tables, f-strings with a whole id, and ids made of names are all seen
    assert {"BASE-COST-04", "BASE-W-ZEUS", "GEN-03", "BASE-PROG-THEOLOGY"} <= rules


def test_rules_rules_of_components_are_there() -> None:
    assert {rule for rule, _ in table.rules_of_components()} <= set(RULEBOOK)


def test_comments_and_documents_name_rules_that_are_there() -> None:
    families = tuple({rule.split("-")[0] + "-" for rule in RULEBOOK})
    named = [rule for rule in table.places() if rule.startswith(families)]
    assert [rule for rule in named if rule not in RULEBOOK] == []
    assert len(named) > 80


def test_the_file_is_up_to_date(found: table.Coverage) -> None:
    assert not found.is_stale(), "write it again with: duel-nb coverage"


def test_ids_are_read_as_people_write_them() -> None:
    assert table.ids_in("prices (BASE-TRADE-01, 06), AGO-SETUP-04 to 06 and GEN-02b") == [
        "BASE-TRADE-01",
        "AGO-SETUP-04",
        "GEN-02b",
        "BASE-TRADE-06",
        "AGO-SETUP-05",
        "AGO-SETUP-06",
    ]
    assert table.ids_in("BASE-W-ZEUS, BASE-A1 and BASE-PROG; BASE-COST") == [
        "BASE-A1",
        "BASE-W-ZEUS",
    ]


def test_a_gap_shows_everywhere(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(
        "scenario = 1\ntitle = 'One'\nrules = ['GEN-01']\n"
        "expect = ['price of Library for A is 6']\n"
    )
    small = table.coverage(tmp_path)
    assert "GEN-02" in small.without_scenario
    assert "GEN-01" not in small.without_scenario
    assert "Altar (card)" in small.missing
    assert "Library (card)" not in small.missing
    assert "- No scenario shows GEN-02." in small.markdown()
    assert "[one](one.toml)" in small.markdown()
    assert "NO SCENARIO" in str(small)
    assert small.is_stale()
    assert small.write()
    assert not small.write()
    assert not table.coverage(tmp_path).is_stale()
    (tmp_path / "two.toml").write_text(
        "scenario = 1\ntitle = 'Two'\nrules = ['GEN-02']\nexpect = ['A coins 7']\n"
    )
    assert table.coverage(tmp_path).is_stale()


def test_an_unknown_id_in_the_engine_is_found(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "bad.py").write_text(
        '"""BASE-NOT-01 is only spoken of."""\n\n\ndef f() -> str:\n    return "BASE-MIL-99"\n'
    )
    assert list(ids_in_messages(tmp_path)) == [("BASE-MIL-99", "engine/bad.py, line 5")]
    assert table.places(tmp_path)["BASE-MIL-99"] == ("engine/bad.py: f",)
    assert table.places(tmp_path)["BASE-NOT-01"] == ("engine/bad.py",)


def test_without_examples_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examples, "folder", lambda: None)
    with pytest.raises(DuelError, match="no folder 'examples'"):
        table.coverage()
