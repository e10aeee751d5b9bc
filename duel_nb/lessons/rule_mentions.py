"""Where the course teaches each rule: named in a lesson, or shown by a scenario in it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from duel_nb.lessons import examples
from duel_nb.lessons.parts import FOLDER, cells, course_folder, files
from duel_nb.lessons.source import SourceError
from duel_nb.rulebook import RULEBOOK
from duel_nb.scenarios import Scenario

_ID: Final = re.compile(r"\b(?:GEN|BASE|PAN|AGO|BOTH)-[A-Z0-9]+(?:-[A-Z0-9]+)*[a-z]?\b")
_LESSON: Final = "[0-9][0-9]-*"


@dataclass(frozen=True, slots=True)
class Mention:
    """A lesson in which a rule comes up.

    Attributes:
        lesson: the name of its notebook, without ".ipynb".
        named: whether its text or an exercise names the rule; else a scenario in it does.
    """

    lesson: str
    named: bool


Taught: TypeAlias = Mapping[str, tuple[Mention, ...]]
"""Rule -> the lessons in which it comes up."""


def folder() -> Path | None:
    """The folder of the notebooks, beside the examples or the package; better with sources.

    A static site has them only where they are opened.
    """
    where = examples.folder()
    bases = [where.parent] if where is not None else []
    bases.append(Path(__file__).resolve().parents[2])
    for pattern in (f"src/{_LESSON}.md", f"{_LESSON}.ipynb"):
        for base in bases:
            if any((base / FOLDER).glob(pattern)):
                return base / FOLDER
    return course_folder()


def _files(notebooks: Path | None = None) -> list[Path]:
    """The sources of the lessons, in order; without them, as in a wheel, the notebooks."""
    where = folder() if notebooks is None else notebooks
    return [] if where is None else files(where)


def names(notebooks: Path | None = None) -> tuple[str, ...]:
    """The names of the lessons of the course, in order; empty if they are not available."""
    return tuple(file.stem for file in _files(notebooks))


def named_in(lesson: str, notebooks: Path | None = None) -> tuple[str, ...]:
    """The rules that a lesson names, in order; empty if it is not available.

    Args:
        lesson: the name of its notebook, without ".ipynb".
        notebooks: the folder of the notebooks, with their sources in `src`.
    """
    file = next((file for file in _files(notebooks) if file.stem == lesson), None)
    if file is None:
        return ()
    try:
        return tuple(dict.fromkeys(_named(cells(file))))
    except SourceError:  # it is being written
        return ()


def shown_in(lesson: str, notebooks: Path | None = None) -> tuple[str, ...]:
    """The ids of the scenarios that a lesson shows or checks, in order.

    Args:
        lesson: the name of its notebook, without ".ipynb".
        notebooks: the folder of the notebooks, with their sources in `src`.

    Raises:
        SourceError: the lesson is malformed.
    """
    found = (file for file in _files(notebooks) if file.stem == lesson)
    return tuple(dict.fromkeys(one.id for file in found for one in _scenarios(cells(file))))


def mentions(notebooks: Path | None = None) -> Taught:
    """Rule -> the lessons in which it comes up, in order.

    Args:
        notebooks: the folder of the notebooks, with their sources in `src`.

    Raises:
        SourceError: a lesson is malformed.
    """
    found: dict[str, list[Mention]] = {}
    for file in _files(notebooks):
        found_in = cells(file)
        named = set(_named(found_in))
        shown = {rule for one in _scenarios(found_in) for rule in one.rules}
        for rule in named | shown:
            found.setdefault(rule, []).append(Mention(file.stem, rule in named))
    return {rule: tuple(places) for rule, places in found.items()}


def _named(lesson: Iterable[tuple[str, str]]) -> Iterator[str]:
    """The rules named in the text and the code of a lesson."""
    for _, text in lesson:
        yield from (name for name in _ID.findall(text) if name in RULEBOOK)


def _scenarios(lesson: Iterable[tuple[str, str]]) -> Iterator[Scenario]:
    """Every scenario that a lesson shows or checks, by id or by folder."""
    for kind, text in lesson:
        if kind != "code":
            continue
        for words in _texts_in(text):
            yield from _by_name().get(words.rstrip("/"), ())


@lru_cache(maxsize=1024)
def _texts_in(code: str) -> tuple[str, ...]:
    """The texts between quotes in the code of a cell."""
    found = (node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant))
    return tuple(value for value in found if isinstance(value, str))


@lru_cache(maxsize=1)
def _by_name() -> Mapping[str, list[Scenario]]:
    """Id, path and folders of each example -> the scenario."""
    found: dict[str, list[Scenario]] = {}
    where = examples.folder()
    if where is None:
        return found
    base = where.parent.resolve()
    for one in examples.all_examples(where):
        path = Path(one.file).resolve().relative_to(base)
        for name in {one.id, path.as_posix(), *(up.as_posix() for up in path.parents[:-1])}:
            found.setdefault(name, []).append(one)
    return found
