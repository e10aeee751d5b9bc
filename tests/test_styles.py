"""The style sheets of boards and lessons; `make test` lints the scripts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import tinycss2

import duel_nb
from duel_nb.page import module

ROOMS = Path(duel_nb.__file__).parent
SHEETS = sorted(ROOMS.rglob("*.css"))
each_sheet = pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)


def style_rules(sheet: Path) -> Iterator[tuple[str, list[tinycss2.ast.Node]]]:
    """Each selector with its declarations, including those in at-rules."""
    rules = tinycss2.parse_stylesheet(
        sheet.read_text("utf-8"), skip_comments=True, skip_whitespace=True
    )
    while rules:
        rule = rules.pop(0)
        assert rule.type != "error", f"line {rule.source_line}: {rule.message}"
        if rule.type == "at-rule":
            rules += tinycss2.parse_rule_list(
                rule.content, skip_comments=True, skip_whitespace=True
            )
        else:
            parts = tinycss2.parse_blocks_contents(
                rule.content, skip_comments=True, skip_whitespace=True
            )
            nested = [part for part in parts if part.type == "qualified-rule"]
            rules += nested
            if len(nested) < len(parts) or not parts:
                own = [part for part in parts if part not in nested]
                yield tinycss2.serialize(rule.prelude).strip(), own


@each_sheet
def test_the_styles_can_be_read_and_say_nothing_twice(sheet: Path) -> None:
    for selector, parts in style_rules(sheet):
        for part in parts:
            assert part.type == "declaration", f"{selector}: line {part.source_line}, {part}"
        names = [part.name for part in parts]
        assert names, f"{selector} says nothing"
        assert len(names) == len(set(names)), f"{selector} says something twice: {names}"


def test_every_class_with_a_style_is_used() -> None:
    used = {
        name
        for folder in (ROOMS / name for name in ("boards", "lessons", "page", "records"))
        for file in folder.rglob("*")
        if file.suffix in (".py", ".js", ".html")
        for name in re.findall(r"\bduel-[\w-]+", file.read_text("utf-8"))
    }
    for sheet in SHEETS:
        for selector, _ in style_rules(sheet):
            for name in re.findall(r"\.(duel-[\w-]+)", selector):
                assert name in used, f"nothing has the class {name} of {sheet.name}"


def test_the_styles_and_the_script_are_in_every_board() -> None:
    assert ".duel-board" in module.STYLE
    assert "closest" in module.SCRIPT
