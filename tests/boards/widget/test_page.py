"""The styles that a board brings to its page; `make test` lints the script beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import tinycss2

import duel_nb
from duel_nb.boards.widget import page


def style_rules() -> Iterator[tuple[str, list[tinycss2.ast.Node]]]:
    """Each selector with its declarations, those within @-rules as well."""
    text = files("duel_nb.boards.widget").joinpath("board.css").read_text("utf-8")
    rules = tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True)
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
            yield tinycss2.serialize(rule.prelude).strip(), parts


def test_the_styles_can_be_read_and_say_nothing_twice() -> None:
    for selector, parts in style_rules():
        for part in parts:
            assert part.type == "declaration", f"{selector}: line {part.source_line}, {part}"
        names = [part.name for part in parts]
        assert names, f"{selector} says nothing"
        assert len(names) == len(set(names)), f"{selector} says something twice: {names}"


def test_every_class_with_a_style_is_used() -> None:
    rooms = Path(duel_nb.__file__).parent
    sources = "\n".join(
        file.read_text("utf-8")
        for folder in (rooms / "boards", rooms / "lessons")
        for file in folder.rglob("*")
        if file.suffix in (".py", ".js")
    )
    for selector, _ in style_rules():
        for name in re.findall(r"\.(duel-[\w-]+)", selector):
            assert re.search(rf"\b{name}\b", sources), f"nothing has the class {name}"


def test_the_styles_and_the_script_are_in_every_board() -> None:
    assert ".duel-board" in page.STYLE
    (output,) = page.script().outputs
    assert "closest" in output["data"]["application/javascript"]
