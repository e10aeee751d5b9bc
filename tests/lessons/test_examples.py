"""Finding scenarios from wherever a notebook runs, and rules with what shows them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import duel_nb as duel
from duel_nb import rulebook
from duel_nb.lessons import examples
from duel_nb.rulebook import UnknownRule


def test_the_examples_are_found_from_a_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    root = Path(__file__).resolve().parents[2]
    monkeypatch.chdir(root / "notebooks")
    report = duel.check("examples/base/wonders", "chain-makes-free")
    assert report
    assert {row.file.replace("\\", "/").split("/")[0] for row in report.rows} == {".."}
    assert "chain-makes-free" in [row.id for row in report.rows]
    assert "piraeus" in [row.id for row in report.rows]


def test_an_own_folder_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "mine.toml").write_text(
        "scenario = 1\ntitle = 'Mine'\nrules = ['GEN-01']\nexpect = ['A coins 7']\n"
    )
    (tmp_path / "examples" / "broken.toml").write_text("scenario = 1\n")
    assert [one.id for one in examples.showing("gen-01")] == ["mine"]
    assert [row.status for row in duel.check("mine").rows] == ["passed"]
    assert [row.status for row in duel.check(examples.find("mine")).rows] == ["passed"]
    missing = duel.check("nothing-here")
    assert missing.exit_code == 2
    assert "no file or folder" in missing.problems
    assert "did you mean mine?" in duel.check("minee", "mine").problems
    with pytest.raises(duel.DuelError, match="Expected a file, a folder or the id of a scenario"):
        duel.check(["mine"])  # type: ignore[arg-type]
    with pytest.raises(examples.UnknownScenario, match="examples is a folder: name one of the"):
        duel.show("examples")
    with pytest.raises(examples.UnknownScenario, match="no scenario ''"):
        duel.show("")


def test_a_link_that_leads_nowhere_does_not_suggest_itself(tmp_path: Path) -> None:
    link = tmp_path / "one.toml"
    link.symlink_to(tmp_path / "gone.toml")
    assert "did you mean" not in duel.check(link).problems


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "one.toml"
    for title in ("First", "Second words"):
        file.write_text(f"scenario = 1\ntitle = '{title}'\nexpect = ['A coins 7']\n")
        stamp = 1_000_000_000 * (1 + len(title))
        os.utime(file, ns=(stamp, stamp))
        assert [str(one.title) for one in examples.all_examples(tmp_path)] == [title]


def test_each_rule_is_shown_by_the_scenarios_that_list_it() -> None:
    everything = examples.all_examples()
    for rule in rulebook.rules()[::10]:
        listed = [one.id for one in everything if rule.id in one.rules]
        assert [one.id for one in examples.showing(rule.id)] == listed


def test_a_rule_names_its_scenarios() -> None:
    rule = duel.rule("base-chain-01")
    assert rule == rulebook.rule("BASE-CHAIN-01")
    assert hash(rule) == hash(duel.rule("BASE-CHAIN-01"))
    assert rule.title == rulebook.rule("BASE-CHAIN-01").title
    assert "chain-makes-free" in [one.id for one in rule.scenarios]
    assert str(rule).startswith(str(rulebook.rule("BASE-CHAIN-01")))
    assert "Shown by:\n  - " in str(rule)
    assert "  - A chain symbol makes the Library free  [chain-makes-free]" in str(rule)
    html = rule._repr_html_()
    assert "<summary>A chain symbol makes the Library free</summary>" in html
    assert "duel.show(&#x27;chain-makes-free&#x27;)" in html
    with pytest.raises(UnknownRule, match="Did you mean BASE-MIL-03"):
        duel.rule("base mil 3")


def test_without_examples_a_rule_is_just_the_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examples, "folder", lambda: None)
    assert duel.rule("GEN-01").scenarios == ()
    assert str(duel.rule("GEN-01")) == str(rulebook.rule("GEN-01"))
    assert "Shown by" not in duel.rule("GEN-01")._repr_html_()
