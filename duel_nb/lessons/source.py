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
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Literal

from duel_nb import rulebook
from duel_nb.disk import NotText, read_text, reason_of
from duel_nb.errors import DuelError
from duel_nb.messages import Listed, Message

TAGS = ("hide-input", "hide-output", "raises")
KEYS = ("title", "summary")

BOOK = "lesson"
"""The name of the workbook in every lesson."""

_FENCE = re.compile(r" {0,3}(?P<fence>`{3,}|~{3,})(?P<info>.*)")
_RULE_LINK = re.compile(r" ?\[(?P<text>[^\]\n]*)\]\(rule:(?P<rule>[^)\n]*)\)")
_CODE_SPAN = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")


class SourceError(DuelError):
    """The source of a lesson is malformed; the message has file and line."""

    def __init__(self, path: Path, line: int, problem: Message | str) -> None:
        super().__init__(Message("at-line", file=str(path), line=line, problem=problem))
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
    """The lesson in a text file, as it is written.

    Raises:
        SourceError: the file is missing, is not UTF-8 text, or is malformed.
    """
    return parse(text_of(path), path)


def text_of(path: Path) -> str:
    """The text of a source.

    Raises:
        SourceError: the file is missing, or is not UTF-8 text.
    """
    try:
        return read_text(path)
    except OSError as error:
        raise SourceError(path, 1, Message("lesson-unread", reason=reason_of(error))) from None
    except NotText as error:
        raise SourceError(path, error.line, str(error)) from None


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
        raise SourceError(path, len(lines), Message("lesson-no-code"))
    return Lesson(path, facts["title"], facts["summary"], cells)


def _front_matter(lines: list[str], path: Path) -> tuple[dict[str, str], int]:
    """The facts between the two `---` lines, and the index of the line after them."""
    if not lines or lines[0].rstrip() != "---":
        raise SourceError(path, 1, Message("lesson-head"))
    facts = dict.fromkeys(KEYS, "")
    for index, line in enumerate(lines[1:], start=1):
        if line.rstrip() == "---":
            if not facts["title"]:
                raise SourceError(path, index + 1, Message("lesson-no-title"))
            return facts, index + 1
        if not line.strip():
            continue
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or not value:
            raise SourceError(path, index + 1, Message("lesson-fact", found=repr(line.strip())))
        if key not in facts:
            problem = Message(
                "lesson-unknown-fact", name=repr(key), known=Listed(*KEYS, last="and")
            )
            raise SourceError(path, index + 1, problem)
        if facts[key]:
            raise SourceError(path, index + 1, Message("lesson-twice", name=repr(key)))
        facts[key] = value
    raise SourceError(path, 1, Message("lesson-head-open"))


@dataclass(frozen=True, slots=True)
class Fence:
    """A fence in a source, with the indices of lines.

    Attributes:
        first: the first line in it.
        end: the line that closes it.
        language: the first word behind the backquotes that open it; "" if there is none.
        tags: the other words.
    """

    first: int
    end: int
    language: str
    tags: tuple[str, ...]


def fences(lines: list[str], path: Path, start: int = 0) -> Iterator[Fence]:
    """The fences in the lines of a source, in order.

    Args:
        lines: of the source.
        path: for error messages.
        start: the index of the line to begin with.

    Raises:
        SourceError: one is never closed.
    """
    index = start
    while index < len(lines):
        opening = _FENCE.fullmatch(lines[index])
        if opening is not None and not _is_inline(opening):
            end = _closing(lines, index, opening["fence"], path)
            name, *tags = opening["info"].split() or [""]
            yield Fence(index + 1, end, name, tuple(tags))
            index = end
        index += 1


def _cells(lines: list[str], start: int, path: Path) -> Iterator[Cell]:
    """The cells below the title block, in order."""
    prose: list[tuple[int, str]] = []  # lines of the current Markdown cell, with their numbers
    at = start
    for fence in (*fences(lines, path, start), None):
        for index in range(at, len(lines) if fence is None else fence.first - 1):
            if lines[index].startswith("## "):
                yield from _prose(prose)
                prose = []
            prose.append((index + 1, _link_rules(lines[index], path, index + 1)))
        if fence is None:
            break
        at = fence.end + 1
        if fence.language == "python":
            yield from _prose(prose)
            prose = []
            yield _code(lines[fence.first : fence.end], fence.tags, path, fence.first)
        else:
            prose += [(n + 1, lines[n]) for n in range(fence.first - 1, at)]
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
    raise SourceError(path, opened + 1, Message("lesson-fence-open", fence=fence))


def _prose(lines: list[tuple[int, str]]) -> Iterator[Cell]:
    """The Markdown cell of these lines, unless they are all empty."""
    while lines and not lines[0][1].strip():
        lines = lines[1:]
    while lines and not lines[-1][1].strip():
        lines = lines[:-1]
    if lines:
        yield Cell("markdown", "\n".join(text for _, text in lines), lines[0][0])


def _code(lines: list[str], tags: Sequence[str], path: Path, fence_line: int) -> Cell:
    """The code cell with these lines, which must be valid Python."""
    for position, tag in enumerate(tags):
        if tag not in TAGS:
            problem = Message("lesson-unknown-tag", tag=repr(tag), known=Listed(*TAGS))
            raise SourceError(path, fence_line, problem)
        if tag in tags[:position]:
            raise SourceError(path, fence_line, Message("lesson-tag-twice", tag=repr(tag)))
    text = "\n".join(lines).rstrip()
    if not text.strip():
        raise SourceError(path, fence_line, Message("lesson-empty-cell"))
    try:
        compile(text, str(path), "exec", ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    except SyntaxError as error:
        where = fence_line + (error.lineno or 1)
        raise SourceError(path, where, Message("lesson-no-python", problem=error.msg)) from None
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


def exercise_id(statement: ast.stmt) -> str | None:
    """The id of the exercise that a statement adds to its lesson: `lesson.find("pairs", …)`."""
    match statement:
        case ast.Expr(ast.Call(ast.Attribute(ast.Name(book)), [ast.Constant(str(id)), *_])) if (
            book == BOOK
        ):
            return id
    return None
