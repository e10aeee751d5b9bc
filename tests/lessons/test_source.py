"""The text form of a lesson: what its parts become, and how its mistakes are named."""

import dataclasses
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from duel_nb import lessons, rulebook
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.rulebook import RULEBOOK

PATH = Path("notebooks/src/07-example.md")

LESSON = """\
---
title: An example
summary: Two ideas.
---

First words.

```python
x = 1
```

## The second idea

Words of it, `[code](rule:NOTHING)`.

````text
```python
shown, not run
```
````

```python hide-input raises
x / 0
```
"""


def test_each_part_becomes_a_cell() -> None:
    lesson = lessons.parse(LESSON, PATH)
    assert (lesson.title, lesson.summary) == ("An example", "Two ideas.")
    assert [(cell.kind, cell.line, cell.tags) for cell in lesson.cells] == [
        ("markdown", 1, ()),
        ("markdown", 6, ()),
        ("code", 9, ()),
        ("markdown", 12, ()),
        ("code", 23, ("hide-input", "raises")),
    ]
    assert lesson.cells[0].text == "# An example\n\n*Two ideas.*"
    assert lesson.cells[2].text == "x = 1"
    assert lesson.cells[3].text == "\n".join(LESSON.splitlines()[11:20])


def test_a_heading_of_the_second_level_begins_a_cell_of_its_own() -> None:
    text = "---\ntitle: T\n---\nOne\n### small\n## Two\nwords\n```python\n1\n```\n"
    cells = lessons.parse(text, PATH).cells
    assert [cell.text for cell in cells[1:]] == ["One\n### small", "## Two\nwords", "1"]


def test_a_rule_link_shows_the_rule() -> None:
    text = (
        "---\ntitle: T\n---\n"
        "Coins are lost ([looting](rule:BASE-MIL-03)), see [](rule:base-mil-01).\n"
        "```python\n1\n```\n"
    )
    prose = lessons.parse(text, PATH).cells[1].text
    shown = re.fullmatch("Coins are lost \\(looting\u00a0(<.*>)\\), see\u00a0(<.*>)\\.", prose)
    assert shown is not None
    for found, name in zip(shown.groups(), ("BASE-MIL-03", "BASE-MIL-01"), strict=True):
        rule = RULEBOOK[name]
        said = f"{rule.id}: {rule.title}. {rule.text}"
        assert ElementTree.fromstring(found).get("title") == said
        assert found.endswith(">§</abbr>")


def test_what_a_rule_says_breaks_no_page_and_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = dataclasses.replace(RULEBOOK["BASE-MIL-01"], text='A "b" | <c>\n& d')
    monkeypatch.setattr(rulebook, "rule", lambda id: odd)
    text = "---\ntitle: T\n---\n[](rule:BASE-MIL-01)\n```python\n1\n```\n"
    prose = lessons.parse(text, PATH).cells[1].text
    assert "|" not in prose
    assert ElementTree.fromstring(prose).get("title") == f'{odd.id}: {odd.title}. A "b" | <c> & d'


def test_code_may_wait_for_something() -> None:
    text = "---\ntitle: T\n---\n```python\nimport asyncio\nawait asyncio.sleep(0)\n```\n"
    assert lessons.parse(text, PATH).cells[1].kind == "code"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: a lesson begins with"),
        ("# Title\n", "line 1: a lesson begins with"),
        ("---\ntitle: T\n", "line 1: the '---' that ends the title block is missing"),
        ("---\n\n---\n", "line 3: the lesson needs a line 'title: …'"),
        ("---\ntitle\n---\n", "line 2: expected 'name: text', found 'title'"),
        ("---\ntitle:\n---\n", "line 2: expected 'name: text', found 'title:'"),
        ("---\ntitle: T\nlevel: 3\n---\n", "line 3: unknown name 'level'"),
        ("---\ntitle: T\ntitle: U\n---\n", "line 3: 'title' is given twice"),
        ("---\ntitle: T\n---\nwords\n", "line 4: the lesson has no ```python cell"),
        ("---\ntitle: T\n---\n\n```python\n1\n", "line 5: the code that ``` opens here"),
        ("---\ntitle: T\n---\n~~~text\n```\n", "line 4: the code that ~~~ opens here"),
        ("---\ntitle: T\n---\n```python hidden\n1\n```\n", "line 4: unknown tag 'hidden'"),
        ("---\ntitle: T\n---\n```python raises raises\n1\n```\n", "'raises' is given twice"),
        ("---\ntitle: T\n---\n```python\n\n```\n", "line 4: this code cell is empty"),
        ("---\ntitle: T\n---\n```python\nx = 1\nif x\n```\n", "line 6: this is not Python"),
        ("---\ntitle: T\n---\nA\n[x](rule:BASE-MIL-99)\n```python\n1\n```\n", "line 5: "),
    ],
)
def test_a_mistake_is_named_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(lessons.SourceError) as caught:
        lessons.parse(text, PATH)
    assert str(caught.value).startswith(f"{PATH}, line {caught.value.line}: ")
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_unknown_rule_is_named() -> None:
    text = "---\ntitle: T\n---\n[x](rule:BASE-MIL-99)\n```python\n1\n```\n"
    with pytest.raises(lessons.SourceError, match="BASE-MIL-99"):
        lessons.parse(text, PATH)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(lessons.SourceError, match=r"01-none\.md, line 1: .* cannot be read"):
        lessons.read(tmp_path / "01-none.md")
    latin = tmp_path / "01-latin.md"
    latin.write_bytes("---\ntitle: T\n---\nrépublique\n".encode("latin-1"))
    with pytest.raises(lessons.SourceError, match="line 4: it is not UTF-8"):
        lessons.read(latin)


def test_a_file_is_read_anew_when_it_or_the_language_changes(tmp_path: Path) -> None:
    file = tmp_path / "07-example.md"
    text = LESSON.replace("First words.", "First words [of it](rule:BASE-MIL-03).")
    file.write_text(text, "utf-8")
    told = []
    for language in LANGUAGES:
        with speaking(language):
            told.append(lessons.read(file).cells[1].text)
            assert RULEBOOK["BASE-MIL-03"].title in told[-1]
    assert len({*told}) == len(LANGUAGES)
    file.write_text(text.replace("x = 1", "x = 2"), "utf-8")
    assert "x = 2" in [cell.text for cell in lessons.read(file).cells]
