"""The source of a lesson: Markdown with code cells, below a title block.

    ---
    title: Set-up and first turns
    summary: How a game begins.
    ---

    A paragraph. The pawn moves at once ([looting](rule:BASE-MIL-03)).

    ```python hide-input
    duel.board(s)
    ```

- The title becomes the heading of the notebook, the summary (optional) the line below it.
- A fence that opens with ```` ```python ```` is a code cell. Words after `python` are its tags:
  `hide-input` folds the code away and shows only the result, `hide-output` folds the result away
  until it is clicked (the answer to a question), `raises` says that an error is what it shows.
- Text between code cells is a Markdown cell; every heading of the second level begins a new one.
- A link to `rule:ID` names a rule of the rulebook; it must exist. Pointing at it shows the rule.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Literal

from duel_nb import rulebook
from duel_nb.disk import NotText, read_text
from duel_nb.errors import DuelError
from duel_nb.languages import language

TAGS = ("hide-input", "hide-output", "raises")
KEYS = ("title", "summary")

_FENCE = re.compile(r" {0,3}(?P<fence>`{3,}|~{3,})(?P<info>.*)")
_RULE_LINK = re.compile(r" ?\[(?P<text>[^\]\n]*)\]\(rule:(?P<rule>[^)\n]*)\)")
_CODE_SPAN = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")


class SourceError(DuelError):
    """The source of a lesson is malformed; the message has file and line."""

    def __init__(self, path: Path, line: int, problem: str) -> None:
        super().__init__(f"{path}, line {line}: {problem}")
        self.path = path
        self.line = line
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: its kind, its text, its tags, and the line of the source where its text begins."""

    kind: Literal["markdown", "code"]
    text: str
    line: int
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A parsed lesson; its first cell is the heading with the title."""

    path: Path
    title: str
    summary: str
    cells: tuple[Cell, ...]


def read(path: Path) -> Lesson:
    """The lesson in a text file.

    Raises:
        SourceError: the file is missing, is not UTF-8 text, or is malformed.
    """
    try:
        text = read_text(path)
    except OSError as error:
        raise SourceError(path, 1, f"the file cannot be read ({error.strerror}).") from None
    except NotText as error:
        raise SourceError(path, error.line, str(error)) from None
    return _parsed(text, path, language())


@lru_cache(maxsize=128)
def _parsed(text: str, path: Path, _language: str) -> Lesson:
    """A lesson, parsed once in each language: a quiz and each exercise look into all of them."""
    return parse(text, path)


def parse(text: str, path: Path) -> Lesson:
    """The lesson in a text; `path` is only used in error messages.

    Raises:
        SourceError: the text is malformed.
    """
    lines = text.splitlines()
    facts, start = _front_matter(lines, path)
    heading = f"# {facts['title']}"
    if facts["summary"]:
        heading += f"\n\n*{facts['summary']}*"
    cells = (Cell("markdown", heading, 1), *_cells(lines, start, path))
    if not any(cell.kind == "code" for cell in cells):
        raise SourceError(path, len(lines), "the lesson has no ```python cell.")
    return Lesson(path, facts["title"], facts["summary"], cells)


def _front_matter(lines: list[str], path: Path) -> tuple[dict[str, str], int]:
    """The facts between the two `---` lines, and the index of the line after them."""
    if not lines or lines[0].rstrip() != "---":
        raise SourceError(path, 1, "a lesson begins with a line '---', its title, and '---'.")
    facts = dict.fromkeys(KEYS, "")
    for index, line in enumerate(lines[1:], start=1):
        if line.rstrip() == "---":
            if not facts["title"]:
                raise SourceError(path, index + 1, "the lesson needs a line 'title: …' above.")
            return facts, index + 1
        if not line.strip():
            continue
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or not value:
            raise SourceError(path, index + 1, f"expected 'name: text', found {line.strip()!r}.")
        if key not in facts:
            known = " and ".join(KEYS)
            raise SourceError(path, index + 1, f"unknown name {key!r}; a lesson has {known}.")
        if facts[key]:
            raise SourceError(path, index + 1, f"{key!r} is given twice.")
        facts[key] = value
    raise SourceError(path, 1, "the '---' that ends the title block is missing.")


def _cells(lines: list[str], start: int, path: Path) -> Iterator[Cell]:
    """The cells below the title block, in order."""
    prose: list[tuple[int, str]] = []  # lines of the current Markdown cell, with their numbers
    index = start
    while index < len(lines):
        line = lines[index]
        opening = _FENCE.fullmatch(line)
        if opening is None or _is_inline(opening):
            if line.startswith("## "):
                yield from _prose(prose)
                prose = []
            prose.append((index + 1, _link_rules(line, path, index + 1)))
            index += 1
            continue
        end = _closing(lines, index, opening["fence"], path)
        language, *tags = opening["info"].split() or [""]
        if language == "python":
            yield from _prose(prose)
            prose = []
            yield _code(lines[index + 1 : end], tags, path, index + 1)
        else:
            prose += [(n + 1, lines[n]) for n in range(index, end + 1)]
        index = end + 1
    yield from _prose(prose)


def _is_inline(opening: re.Match[str]) -> bool:
    """Three backquotes that close on their own line are a code span, not a fence."""
    return opening["fence"][0] == "`" and "`" in opening["info"]


def _closing(lines: list[str], opened: int, fence: str, path: Path) -> int:
    """The index of the line that closes the fence opened at index `opened`."""
    closing = re.compile(rf" {{0,3}}{re.escape(fence[0])}{{{len(fence)},}}\s*")
    for index in range(opened + 1, len(lines)):
        if closing.fullmatch(lines[index]):
            return index
    raise SourceError(path, opened + 1, f"the code that {fence} opens here is never closed.")


def _prose(lines: list[tuple[int, str]]) -> Iterator[Cell]:
    """The Markdown cell of these lines, unless they are all empty."""
    while lines and not lines[0][1].strip():
        lines = lines[1:]
    while lines and not lines[-1][1].strip():
        lines = lines[:-1]
    if lines:
        yield Cell("markdown", "\n".join(text for _, text in lines), lines[0][0])


def _code(lines: list[str], tags: list[str], path: Path, fence_line: int) -> Cell:
    """The code cell with these lines, which must be valid Python."""
    for position, tag in enumerate(tags):
        if tag not in TAGS:
            known = ", ".join(TAGS)
            raise SourceError(path, fence_line, f"unknown tag {tag!r}; a cell can have {known}.")
        if tag in tags[:position]:
            raise SourceError(path, fence_line, f"the tag {tag!r} is given twice.")
    text = "\n".join(lines).rstrip()
    if not text.strip():
        raise SourceError(path, fence_line, "this code cell is empty.")
    try:
        compile(text, str(path), "exec", ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    except SyntaxError as error:
        where = fence_line + (error.lineno or 1)
        raise SourceError(path, where, f"this is not Python: {error.msg}.") from None
    return Cell("code", text, fence_line + 1, tuple(tags))


def _link_rules(line: str, path: Path, number: int) -> str:
    """The line with each link to a rule replaced by its text and a § that says the rule."""
    if "(rule:" not in line:
        return line
    spans = [span.span() for span in _CODE_SPAN.finditer(line)]

    def replaced(link: re.Match[str]) -> str:
        if any(begin <= link.start() < end for begin, end in spans):
            return link[0]  # inside `code`: unchanged
        rule = _known_rule(link["rule"].strip(), path, number)
        before, _, _ = link[0].partition("[")
        text = link["text"].strip()
        joined = f"{before}{text}\u00a0" if text else before.replace(" ", "\u00a0")
        return joined + _quiet(rule)

    return _RULE_LINK.sub(replaced, line)


def _quiet(rule: rulebook.Rule) -> str:
    """A § with a rule's id and text as a tooltip, also valid in a table."""
    said = escape(f"{rule.id}: {rule.title}. {' '.join(rule.text.split())}", quote=False)
    said = said.replace('"', "&quot;").replace("|", "&#124;")
    return f'<abbr title="{said}">§</abbr>'


def _known_rule(rule: str, path: Path, line: int) -> rulebook.Rule:
    """The rule with this id; SourceError for an unknown one."""
    try:
        return rulebook.rule(rule)
    except rulebook.UnknownRule as error:
        raise SourceError(path, line, str(error)) from None
