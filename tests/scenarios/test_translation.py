"""Titles, questions and answers of scenarios in other languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.pofile import read_po, write_po

import duel_nb as duel
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons.examples import all_examples, showing
from duel_nb.scenarios.load import load
from duel_nb.scenarios.translation import gaps, update
from duel_nb.words import po

SCENARIO = """\
scenario = 1
title = "The price"
question = "Who pays 4 coins?"
answer = "Ada does."
rules = ["BASE-TRADE-01"]

[position]
A = { coins = 4 }
structure = ["Altar"]

[[steps]]
do = "build Altar"
expect = "A city +Altar"

[[variants]]
title = "with more"
answer = "Ada does."
"""
GERMAN = {"The price": "Der Preis", "Who pays 4 coins?": "Wer zahlt 4 Münzen?", "with more": "mehr"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A scenario, partly translated."""
    written = tmp_path / "price.toml"
    written.write_text(SCENARIO, "utf-8")
    update([load(written)], "de")
    found = tmp_path / "de.po"
    catalog = read_po(found.open("rb"))
    for english, german in GERMAN.items():
        message = catalog.get(english)
        assert message is not None
        message.string = german
    with found.open("wb") as out:
        write_po(out, catalog)
    return written


def test_a_scenario_speaks_the_language_in_use(file: Path) -> None:
    scenario = load(file)
    assert str(scenario.title) == "The price"
    shown = duel.show(file)
    with speaking("de"):
        assert str(scenario.title) == "Der Preis"
        assert str(scenario.answer) == "Ada does.", "it is not translated"
        text = shown.walkthroughs[1].text()
        rows = duel.check(file).rows
    assert text.startswith("Der Preis: mehr\n")
    assert "Wer zahlt 4 Münzen?" in text
    assert [row.title for row in rows] == ["Der Preis", "Der Preis: mehr"]
    assert [row.status for row in rows] == ["passed", "passed"]


def test_what_is_missing_is_named(file: Path) -> None:
    (line,) = gaps([load(file)], "de")
    assert line.endswith("not translated: Ada does.")
    assert len([*gaps([load(file)], "fr")]) == 4
    (file.parent / "de.po").write_text("nothing of the kind", "utf-8")
    with pytest.raises(po.TranslationError, match=r"de\.po, line 1: "):
        [*gaps([load(file)], "de")]


@pytest.mark.parametrize("language", sorted(LANGUAGES.keys() - {"en"}))
def test_no_translation_lost_anything(language: str) -> None:
    wrong = [line for line in gaps(all_examples(), language) if "as often" in line]
    assert wrong == []
    with speaking(language):
        assert all(str(one.title) for one in showing("BASE-MIL-03"))
