"""Passages that name a figure of a component, as somebody looks for them who changes it."""

from pathlib import Path

import pytest

from duel_nb.catalog import CATALOG
from duel_nb.lessons.figure_mentions import figures_of, passages

PRETORIUM = CATALOG.card("pretorium")


@pytest.mark.parametrize(
    ("file", "text", "line"),
    [
        ("a.md", "An empty line.\n\nThe Pretorium costs\n8 coins.\n", 4),
        ("a.po", 'msgid "…"\nmsgstr ""\n"das Militärgericht, das 8 "\n"Münzen kostet"', 3),
        ("a.po", 'msgstr "Цена «Штаба» — восемь монет."', 1),
        ("a.toml", 'rule = "pretorium"\nexpect = ["price 8"]', 2),
        ("deep/a.json", '"comment": "no figure"\n"comment": "the Pretorium, at eight coins"', 2),
        ("a.ftl", "one = the Pretorium\ntwo = 8 coins", None),  # of another message
        ("a.md", "The Pretorium.\n\nIt costs 8 coins.", None),
        ("a.md", "The Pretorium costs 18 coins, 8.5 or BASE-8.", None),
        ("a.md", f"The Pretorium{', among others' * 40} costs 8 coins.", None),
        (".hidden/a.md", "The Pretorium costs 8 coins.", None),
        ("COMPONENTS.md", "The Pretorium costs 8 coins.", None),
    ],
)
def test_a_passage_is_found_with_its_line(
    tmp_path: Path, file: str, text: str, line: int | None
) -> None:
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(text, encoding="utf-8")
    found = list(passages(PRETORIUM, {8}, tmp_path))
    assert [(one.file, one.line) for one in found] == ([] if line is None else [(Path(file), line)])


def test_a_figure_inside_a_name_is_none(tmp_path: Path) -> None:
    decree = CATALOG.find("Decree 9")
    (tmp_path / "a.md").write_text("Decree 9 moves the pawn.\n\nDecree 9 costs 9 coins.")
    assert [one.line for one in passages(decree, {9}, tmp_path)] == [3]


def test_a_long_passage_is_cut_between_words(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text(f"{'before ' * 30}the Pretorium costs 8 coins{' after' * 30}.")
    (found,) = passages(PRETORIUM, {8}, tmp_path)
    assert "the Pretorium costs 8 coins" in found.text
    assert set(found.text.strip("…").split()) == {
        *("before", "the", "Pretorium", "costs", "8", "coins", "after")
    }


def test_the_figures_of_a_component_are_those_printed() -> None:
    assert figures_of(PRETORIUM) == {8, 3}
    assert figures_of(CATALOG.wonder("appian-way")) == {2, 1, 3}
    assert figures_of(CATALOG.find("Law", kinds=("progress",))) == frozenset()
