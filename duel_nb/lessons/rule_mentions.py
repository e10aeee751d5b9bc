"""Where the course teaches each rule: named in a lesson, or shown by a scenario in it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from duel_nb.lessons import examples
from duel_nb.lessons.source import Lesson, SourceError, read
from duel_nb.rulebook import RULEBOOK

_ID: Final = re.compile(r"\b(?:GEN|BASE|PAN|AGO|BOTH)-[A-Z0-9]+(?:-[A-Z0-9]+)*[a-z]?\b")
_FOLDER: Final = "notebooks"


@dataclass(frozen=True, slots=True)
class Mention:
    """A lesson in which a rule comes up.

    Attributes:
        lesson: the name of its notebook, without ".ipynb".
        named: whether its text or an exercise names the rule; else a scenario in it does.
    """

    lesson: str
    named: bool


def folder() -> Path | None:
    """The folder of the notebooks with their sources: beside the examples, or the package."""
    where = examples.folder()
    bases = [where.parent] if where is not None else []
    for base in (*bases, Path(__file__).resolve().parents[2]):
        if any((base / _FOLDER / "src").glob("*.md")):
            return base / _FOLDER
    return None


def names(notebooks: Path | None = None) -> tuple[str, ...]:
    """The names of the lessons of the course, in order; empty if they are not available."""
    where = folder() if notebooks is None else notebooks
    return tuple(sorted(one.stem for one in (where / "src").glob("*.md"))) if where else ()


def named_in(lesson: str, notebooks: Path | None = None) -> tuple[str, ...]:
    """The rules that a lesson names, in order; empty if its source is not available.

    Args:
        lesson: the name of its notebook, without ".ipynb".
        notebooks: the folder of the notebooks, with their sources in `src`.
    """
    where = folder() if notebooks is None else notebooks
    source = where / "src" / f"{lesson}.md" if where is not None else None
    if source is None or not source.is_file():
        return ()
    try:
        return tuple(dict.fromkeys(_named(read(source))))
    except SourceError:  # it is being written
        return ()


def mentions(notebooks: Path | None = None) -> Mapping[str, tuple[Mention, ...]]:
    """Rule -> the lessons in which it comes up, in order.

    Args:
        notebooks: the folder of the notebooks, with their sources in `src`.

    Raises:
        SourceError: a lesson is malformed.
    """
    where = folder() if notebooks is None else notebooks
    found: dict[str, list[Mention]] = {}
    for source in sorted((where / "src").glob("*.md")) if where is not None else ():
        lesson = read(source)
        named = set(_named(lesson))
        shown = {rule for one in _scenarios(lesson) for rule in one}
        for rule in named | shown:
            found.setdefault(rule, []).append(Mention(source.stem, rule in named))
    return {rule: tuple(places) for rule, places in found.items()}


def _named(lesson: Lesson) -> Iterator[str]:
    """The rules named in the text and the code of a lesson."""
    for cell in lesson.cells:
        yield from (name for name in _ID.findall(cell.text) if name in RULEBOOK)


def _scenarios(lesson: Lesson) -> Iterator[tuple[str, ...]]:
    """The rules of every scenario that a lesson shows or checks, by id or by folder."""
    for cell in lesson.cells:
        if cell.kind != "code":
            continue
        for node in ast.walk(ast.parse(cell.text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from _rules_by_name().get(node.value.rstrip("/"), ())


@lru_cache(maxsize=1)
def _rules_by_name() -> Mapping[str, list[tuple[str, ...]]]:
    """Id, path and folders of each example -> its rules."""
    found: dict[str, list[tuple[str, ...]]] = {}
    where = examples.folder()
    if where is None:
        return found
    base = where.parent.resolve()
    for one in examples.all_examples(where):
        path = Path(one.file).resolve().relative_to(base)
        for name in {one.id, path.as_posix(), *(up.as_posix() for up in path.parents[:-1])}:
            found.setdefault(name, []).append(one.rules)
    return found
