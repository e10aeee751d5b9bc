"""The course in other languages: what is translated, by which file, and what is said of gaps."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import nbformat
import pytest
from babel.messages.pofile import write_po

import duel_nb as duel
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons import parse
from duel_nb.lessons.builder import build, find_sources
from duel_nb.lessons.course_copy import copy_translated
from duel_nb.lessons.exercises.progress import Progress
from duel_nb.lessons.parts import parts
from duel_nb.lessons.translation import gaps, lesson_in, po_file, update
from duel_nb.lessons.translation.passages import passages, with_passages
from duel_nb.words import po
from tests.words.pseudo import outside

SOURCES = find_sources(Path(__file__).parents[2] / "notebooks")
OTHERS = [code for code in LANGUAGES if code != "en"]

LESSON = """\
---
title: The price
summary: Who sets it.
---

Your opponent
sets it ([2 coins](rule:BASE-TRADE-01)).

- One `coin`.

| a | b |
|---|---|

<div><h3><a href="01-your-turn.ipynb">Learn it</a></h3>in four turns</div>

```python hide-input
import duel_nb as duel

lesson = duel.lesson("07-the-price")
```

```python hide-input
lesson.predict(
    "who-pays",
    "Who pays "
    "4 coins?",
    duel.position(structure=["Altar"]),
    "build Altar",
    options={"A to act": "Ada", "B to act": "Ben"},
    mistakes={"A to act": ("Not her.", "BASE-TRADE-01")},
    why="Ben pays.",
    rule="BASE-TRADE-01",
)
```

```python hide-input
FIRST = "Ada"
PLAY = "build Altar"
lesson.order(
    "in-turn", "What comes first?", steps=[FIRST, ["Ben", "Cleo"]],
    mistakes={("Ben", FIRST): "Ada is first.", **{("Cleo", x): "So is he." for x in ("Ada",)}},
    rule="BASE-TRADE-01",
)
lesson.order("by-events", "And then?", state, {"She pays": "loses"}, play="build Altar")
```
"""
TEXTS = [
    *("The price", "Who sets it.", "Your opponent\nsets it ([2 coins](rule:BASE-TRADE-01))."),
    *("One `coin`.", "a | b |", "Learn it", "in four turns", "Who pays 4 coins?", "Ada", "Ben"),
    *("Not her.", "Ben pays.", "Ada", "What comes first?", "Ben", "Cleo", "Ben"),
    *("Ada is first.", "So is he.", "And then?", "She pays"),
]
GERMAN = {
    "The price": "Der Preis",
    TEXTS[2]: "Der Gegner bestimmt ihn ([2 Münzen](rule:BASE-TRADE-01)).",
    "Who pays 4 coins?": 'Wer zahlt "4 Münzen"?',
}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """The source of a lesson in the folder of a course, with a German translation of a part."""
    file = tmp_path / "src" / "07-the-price.md"
    file.parent.mkdir()
    file.write_text(LESSON, "utf-8")
    update(file, "de")
    translate(file, GERMAN)
    return file


def translate(source: Path, texts: dict[str, str], language: str = "de") -> None:
    """Write translations into a file, as a translator does."""
    catalog = po._catalog(po_file(source, language).read_text("utf-8"), source)
    for english, other in texts.items():
        catalog.get(english).string = other
    with po_file(source, language).open("wb") as file:
        write_po(file, catalog)
    update(source, language)


def test_what_learners_read_is_translated_and_nothing_else() -> None:
    found = passages(LESSON, Path("07.md"))
    assert [one.text for one in found] == TEXTS
    assert {one.part_of for one in found} == {"", "who-pays", "in-turn", "by-events"}
    lines = LESSON.splitlines()
    assert all(one.text.split()[0] in lines[one.line - 1] for one in found)


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_no_lesson_has_english_outside_its_passages(source: Path) -> None:
    text = source.read_text("utf-8")
    assert with_passages(text, source, lambda passage: passage) == text
    lesson = parse(with_passages(text, source, lambda passage: f"⟦{passage}⟧"), source)
    original = parse(text, source)
    for cell, before in zip(lesson.cells, original.cells, strict=True):
        if cell.kind == "markdown":
            readable = re.sub(r"<[^>]*>|```.*?```|&\w+;", " ", cell.text, flags=re.DOTALL)
            assert not outside(readable), cell.text
        else:
            assert _without_texts(cell.text) == _without_texts(before.text)


def _without_texts(code: str) -> str:
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = "" if "⟦" in node.value else node.value
    kept = ast.unparse(tree)
    return re.sub(r"'[^']*'|\"[^\"]*\"", "", kept)


def test_what_is_translated_is_read_in_that_language(source: Path) -> None:
    assert lesson_in(source).title == "The price"
    with speaking("de"):
        lesson = lesson_in(source)
    assert lesson.title == "Der Preis"
    assert lesson.summary == "Who sets it.", "it is not translated yet"
    assert "Der Gegner bestimmt ihn (2 Münzen\N{NO-BREAK SPACE}<abbr" in lesson.cells[1].text
    code = [cell.text for cell in lesson.cells if cell.kind == "code"]
    assert "'Wer zahlt \"4 Münzen\"?'" in code[1]
    assert ast.parse(code[1])


def test_a_changed_sentence_is_one_fuzzy_entry(source: Path) -> None:
    assert not update(source, "de")
    source.write_text(LESSON.replace("sets it (", "sets it each time ("), "utf-8")
    assert update(source, "de")
    assert not update(source, "de")
    (line,) = [gap for gap in gaps(source, "de") if "another English text" in gap]
    assert "Your opponent" in line
    with speaking("de"):
        assert "sets it each time" in lesson_in(source).cells[1].text
        assert lesson_in(source).title == "Der Preis"


def test_what_a_translation_lost_is_named_with_its_line(source: Path) -> None:
    translate(source, {TEXTS[2]: "Der Gegner bestimmt ihn (3 Münzen).", "One `coin`.": "Eine."})
    lines = [gap for gap in gaps(source, "de") if "not translated" not in gap]
    number = po_file(source, "de").read_text("utf-8").splitlines().index('msgid "One `coin`."')
    assert len(lines) == 2
    assert "'2', 'rule:BASE-TRADE-01', '3'" in lines[0]
    assert lines[1] == (
        f"de/07-the-price.po, line {number + 1}: '`coin`' is not as often there as in: One `coin`."
    )


def test_a_french_mark_on_a_line_of_its_own_is_named(source: Path) -> None:
    update(source, "fr")
    for said, named in (("Qui\u202f?", 0), ("Qui ?", 1), ("« Qui\u202f»", 1)):
        translate(source, {"The price": said}, "fr")
        assert sum("no-break space" in gap for gap in gaps(source, "fr")) == named, said


@pytest.mark.parametrize("broken", ['msgid "a', 'msgid "a\nmsgstr "b"', "nothing of the kind"])
def test_a_broken_file_is_named_with_its_line(source: Path, broken: str) -> None:
    po_file(source, "de").write_text(f'msgid "b"\nmsgstr "c"\n\n{broken}\n', "utf-8")
    with speaking("de"), pytest.raises(po.TranslationError, match=r"07-the-price\.po, Zeile \d+: "):
        lesson_in(source)
    before = po_file(source, "de").read_bytes()
    with pytest.raises(po.TranslationError):
        update(source, "de")
    assert po_file(source, "de").read_bytes() == before


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_no_translation_lost_anything(source: Path, language: str) -> None:
    entries = po.read(po_file(source, language))
    lost = {text: po.lost(text, entry.text) for text, entry in entries.items() if entry.text}
    assert {text: found for text, found in lost.items() if found} == {}
    with speaking(language):
        assert len(lesson_in(source).cells) > 1


def test_a_translated_notebook_speaks_its_language(source: Path, tmp_path: Path) -> None:
    with speaking("de"):
        build(source, tmp_path / "de" / "07-the-price.ipynb", execute=False)
    notebook = nbformat.read(tmp_path / "de" / "07-the-price.ipynb", as_version=4)
    first, _, *others = (cell.source for cell in notebook.cells)
    assert first.startswith("# Der Preis")
    assert "▶ Lektion starten</button>" in first
    assert [text.count('duel.language("de")') for text in others if "duel_nb" in text] == [1]
    assert any(text.startswith("# Übung: who-pays\n") for text in others)


def test_the_courses_share_what_was_learnt(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source.rename(source.with_name("00-start-here.md"))
    po_file(source, "de").rename(po_file(source.with_name("00-start-here.md"), "de"))
    with speaking("de"):
        copied = copy_translated(tmp_path, tmp_path / "de")
    assert copied.new == ["00-start-here.ipynb"]
    monkeypatch.delenv("DUEL_PROGRESS", raising=False)
    for folder in (tmp_path, tmp_path / "de"):
        monkeypatch.chdir(folder)
        assert Progress().file == tmp_path / "my-progress.json"
        assert parts()[0].exercises == ("who-pays", "in-turn", "by-events")
    assert parts()[0].title == "Der Preis"


def test_the_map_of_another_language_leads_to_its_notebooks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "00-start-here.ipynb").write_text("{}")
    monkeypatch.chdir(tmp_path)
    languages = duel.courses()
    languages.open("de")
    for html in (duel.course("Deutsch")._repr_html_(), languages._map.value):
        assert 'href="de/01-your-turn.ipynb"' in html
        assert "Übungen" in html
    assert len([*tmp_path.glob("de/*.ipynb")]) == len(SOURCES)
    monkeypatch.chdir(tmp_path / "de")
    assert 'href="01-your-turn.ipynb"' in duel.course()._repr_html_()
    assert 'href="../00-start-here.ipynb"' in duel.course("en")._repr_html_()
    assert 'href="../fr/01-your-turn.ipynb"' in duel.course("fr")._repr_html_()


def test_where_nothing_can_be_written_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "00-start-here.ipynb").write_text("{}")
    (tmp_path / "de").write_text("a file in the way")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(duel.DuelError, match=r"de cannot be written: "):
        duel.course("de")
    with pytest.raises(duel.DuelError, match="no language"):
        duel.course("elvish")
