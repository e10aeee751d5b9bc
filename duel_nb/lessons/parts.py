"""The lessons of the course in their folder: names, titles and exercises."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from duel_nb.lessons.renamed import LESSONS
from duel_nb.lessons.source import read

FOLDER: Final = "notebooks"
_NAME: Final = re.compile(r"\d\d-[a-z0-9-]+")
_EXERCISE: Final = re.compile(
    r"^lesson\.(?:predict|find|do|order|price|score|ask|solve)\(\s*\"([^\"]+)\"", re.MULTILINE
)


@dataclass(frozen=True, slots=True)
class Part:
    """A lesson of the course.

    Attributes:
        name: of its notebook, without ".ipynb".
        title: its heading.
        summary: the line below the heading.
        exercises: ids of its exercises, in order.
    """

    name: str
    title: str
    summary: str
    exercises: tuple[str, ...]


def parts(folder: Path | None = None) -> tuple[Part, ...]:
    """The lessons in a folder of notebooks, in the order of the course.

    Args:
        folder: where the notebooks are; by default here, in `notebooks`, or beside the package.

    Raises:
        SourceError: a source is malformed.
    """
    where = _folder() if folder is None else folder
    if where is None:
        return ()
    sources = sorted(file for file in (where / "src").glob("*.md") if _is_lesson(file))
    if sources:  # they exist before the notebooks are built
        return tuple(map(_written, sources))
    return tuple(_built(file) for file in sorted(where.glob("*.ipynb")) if _is_lesson(file))


def _folder() -> Path | None:
    here = Path.cwd()
    beside = Path(__file__).resolve().parents[2]
    for place in (here, *(parent / FOLDER for parent in (here, *here.parents, beside))):
        if any(place.glob("00-*.ipynb")) or any(place.glob("src/00-*.md")):
            return place
    return None


def _is_lesson(file: Path) -> bool:
    """Whether a file is a lesson, and not the copy of one that has another name now."""
    return _NAME.fullmatch(file.stem) is not None and file.stem not in LESSONS


def _written(file: Path) -> Part:
    """A lesson from its text source."""
    lesson = read(file)
    code = "\n".join(cell.text for cell in lesson.cells if cell.kind == "code")
    ids = tuple(_EXERCISE.findall(code))
    return Part(file.stem, lesson.title, lesson.summary, ids)


def _built(file: Path) -> Part:
    """A lesson from its notebook, if there are no sources."""
    try:
        notebook = json.loads(file.read_text(encoding="utf-8"))
        found = [(cell["cell_type"], "".join(cell["source"])) for cell in notebook["cells"]]
    except (OSError, ValueError, KeyError, TypeError):
        found = []  # it is being saved
    heading = next((text for kind, text in found if kind == "markdown"), "")
    title, _, below = heading.removeprefix("# ").partition("\n")  # its summary, and a button
    summary = next((line for line in below.splitlines() if line.startswith(("*", "_"))), "")
    ids = [id for kind, text in found if kind == "code" for id in _EXERCISE.findall(text)]
    return Part(file.stem, title or file.stem, summary.strip("*_"), tuple(ids))
