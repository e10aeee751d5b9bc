"""The passages of a lesson's source: what is translated at once.

A passage is a paragraph, a heading, an item of a list, a row of a table or a text between tags of
the Markdown; the title and the summary; or a text for learners in an exercise (``lesson.find(…)``):
its question, reason, hints, options, steps and the texts for mistakes; or a scenario as a text
(``scenarios.loads(…)``), of which title, question and answer are translated.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from duel_nb.lessons.source import KEYS, Fence, exercise_id, fences
from duel_nb.rulebook import RULEBOOK

#: The arguments of exercises in which learners read everything, the values, or steps.
_ALL: Final = frozenset({"question", "why", "hints", "missing", "begin", "example", "other"})
_VALUES: Final = frozenset({"mistakes", "options"})
_STEPS: Final = frozenset({"steps", "needs"})

#: The first arguments of an exercise, which have no names; that of `lesson.order` has its steps.
_FIRST: Final = ("id", "question", "state", "")
_FIRST_OF_ORDER: Final = ("id", "question", "state", "steps")

SCENARIO: Final = "scenarios.loads"
"""What reads a scenario from a text."""

_FACTS = re.compile(r"---\n(?:.*\n)*?---(?:\n|$)")
_FACT = re.compile(rf"^(?:{'|'.join(KEYS)}):[ \t]*(.*\S)", re.MULTILINE)
_MARKER = re.compile(r"\s*(?:[-*+]|\d+[.)]|#+|>|\|)\s+")
_TAGS = re.compile(r"\s*</?(?:div|p|table|tr|td|th|ul|li|details|summary|section|h\d)\b")
_BETWEEN_TAGS = re.compile(r">([^<>]*[^\W\d_][^<>]*)(?=<)")
_WORD = re.compile(r"[^\W_]")


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage of a source.

    Attributes:
        text: as learners read it.
        span: its first index in the source, and the index behind its last.
        line: where it begins, from 1.
        part_of: of a string in code, the id of its exercise, or `SCENARIO`; "" for Markdown.
    """

    text: str
    span: tuple[int, int]
    line: int
    part_of: str = ""


def passages(source: str, path: Path) -> list[Passage]:
    """The passages of a lesson, in order.

    Args:
        source: the text of the lesson.
        path: for error messages.

    Raises:
        SourceError: a fence is never closed.
    """
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    found: list[tuple[int, int] | tuple[int, int, str]] = []
    facts = _FACTS.match(source)
    if facts is not None:
        found = [fact.span(1) for fact in _FACT.finditer(source, 0, facts.end())]
    at = source.count("\n", 0, facts.end()) if facts is not None else 0
    for fence in fences(source.splitlines(), path, at):
        found += _in_prose(lines, at, fence.first - 1, starts)
        if fence.language == "python":
            found += _in_code(lines, fence, starts)
        at = fence.end + 1
    found += _in_prose(lines, at, len(lines), starts)
    return [_passage(source, *one) for one in found]


def _passage(source: str, begin: int, end: int, part_of: str = "") -> Passage:
    text = source[begin:end]
    said = ast.literal_eval(f"({text})") if part_of else text
    return Passage(said, (begin, end), source.count("\n", 0, begin) + 1, part_of)


def with_passages(source: str, path: Path, translated: Callable[[str], str]) -> str:
    """A source with other texts in place of its passages.

    Args:
        source: the text of the lesson.
        path: for error messages.
        translated: gives the new text of a passage.

    Raises:
        SourceError: as in `passages`.
    """
    parts, at = [], 0
    for passage in passages(source, path):
        said = translated(passage.text)
        if said != passage.text:
            begin, end = passage.span
            parts += [source[at:begin], _as_code(said) if passage.part_of else said]
            at = end
    return "".join([*parts, source[at:]])


def _as_code(text: str) -> str:
    """A string for code; one of several lines stays readable."""
    lines = f'"""{text}"""'
    plain = "\n" in text and "\\" not in text and not text.endswith('"')
    return lines if plain and '"""' not in text else repr(text)


def _in_prose(lines: list[str], first: int, end: int, starts: list[int]) -> list[tuple[int, int]]:
    """Where the passages of some lines of Markdown are."""
    found: list[tuple[int, int]] = []
    is_open = False
    for number in range(first, end):
        line, start = lines[number], starts[number]
        behind = start + len(line.rstrip())
        marker = _MARKER.match(line)
        if not line.strip():
            is_open = False
        elif _TAGS.match(line):
            found += [
                (start + match.start(1), start + match.end(1))
                for match in _BETWEEN_TAGS.finditer(line)
            ]
            is_open = False
        elif not _WORD.search(line):
            is_open = False  # the line below the head of a table
        elif is_open and marker is None:
            found[-1] = found[-1][0], behind
        else:
            text = marker.end() if marker is not None else len(line) - len(line.lstrip())
            found.append((start + text, behind))
            is_open = True
    return found


def _in_code(lines: list[str], fence: Fence, starts: list[int]) -> Iterator[tuple[int, int, str]]:
    """Where the texts for learners are in a code cell, in order, and what they are part of."""
    statements = ast.parse("".join(lines[fence.first : fence.end])).body
    texts, found = _named_texts(statements), dict[tuple[int, int], str]()
    for statement in statements:
        if exercise := exercise_id(statement):
            for told in _told(statement, texts):
                found.setdefault(_place(told, fence, lines, starts), exercise)
        for text in _scenarios(statement, texts):
            found.setdefault(_place(text, fence, lines, starts), SCENARIO)
    for place, part_of in sorted(found.items()):
        yield *place, part_of


def _scenarios(statement: ast.stmt, texts: Mapping[str, ast.Constant]) -> Iterator[ast.Constant]:
    """The texts of scenarios that a statement reads."""
    for node in ast.walk(statement):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == SCENARIO:
            for given in node.args:
                yield from _texts(given, texts)


def _named_texts(statements: list[ast.stmt]) -> Mapping[str, ast.Constant]:
    """The strings of a cell that have a name of their own."""
    found = {}
    for statement in statements:
        match statement:
            case ast.Assign([ast.Name(name)], ast.Constant(str()) as text):
                found[name] = text
    return found


def _place(
    node: ast.Constant, fence: Fence, lines: list[str], starts: list[int]
) -> tuple[int, int]:
    """Where a string of a code cell is in the source."""

    def index(line: int, column: int) -> int:
        number = fence.first + line - 1
        # columns of Python count bytes
        return starts[number] + len(lines[number].encode()[:column].decode())

    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return index(node.lineno, node.col_offset), index(node.end_lineno, node.end_col_offset)


def _told(exercise: ast.stmt, texts: Mapping[str, ast.Constant]) -> Iterator[ast.Constant]:
    """The texts for learners in the statement of an exercise.

    Args:
        exercise: the statement.
        texts: those that it can name.
    """
    assert isinstance(exercise, ast.Expr)
    call = exercise.value
    assert isinstance(call, ast.Call)
    assert isinstance(call.func, ast.Attribute)
    names = _FIRST_OF_ORDER if call.func.attr == "order" else _FIRST
    given = [
        *zip(names, call.args, strict=False),
        *((keyword.arg, keyword.value) for keyword in call.keywords),
    ]
    for name, value in given:
        if name in _ALL:
            yield from _texts(value, texts)
        elif name in _VALUES | _STEPS:
            yield from _of_mapping(value, name in _STEPS, texts)


def _of_mapping(
    value: ast.expr, steps: bool, texts: Mapping[str, ast.Constant]
) -> Iterator[ast.Constant]:
    """The texts of options, mistakes or steps; a key is one if it is a step or a pair of steps."""
    match value:
        case ast.DictComp(value=told):
            yield from _texts(told, texts)
        case ast.Dict(keys, values):
            for key, told in zip(keys, values, strict=True):
                if key is None:
                    yield from _of_mapping(told, steps, texts)
                    continue
                if steps or (isinstance(key, ast.Tuple) and all(map(_is_text, key.elts))):
                    yield from _texts(key, texts)
                if not steps or isinstance(told, ast.List):
                    yield from _texts(told, texts)
        case _:
            yield from _texts(value, texts)


def _is_text(value: ast.expr) -> bool:
    """Whether it is a string, or the name of one."""
    match value:
        case ast.Constant(str()) | ast.Name():
            return True
    return False


def _texts(value: ast.expr, texts: Mapping[str, ast.Constant]) -> Iterator[ast.Constant]:
    """The strings of an expression; ids of rules are none."""
    match value:
        case ast.Name(name) if name in texts:
            yield texts[name]
        case ast.Constant(str(text)) if _WORD.search(text) and text not in RULEBOOK:
            yield value
        case ast.List(parts) | ast.Tuple(parts):
            for part in parts:
                yield from _texts(part, texts)
