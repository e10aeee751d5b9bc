"""The lessons of the course in their folder: names, titles and exercises."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from duel_nb.arguments import text
from duel_nb.errors import DuelError
from duel_nb.lessons.renamed import LESSONS
from duel_nb.lessons.source import exercise_id
from duel_nb.lessons.translation import lesson_in
from duel_nb.messages import Listed, Message
from duel_nb.quoting import shown

FOLDER: Final = "notebooks"
#: The name of a lesson: its place in the course and a title.
NAME: Final = re.compile(r"\d\d-[a-z0-9]+(-[a-z0-9]+)*")


class UnknownLesson(DuelError):
    """No lesson has this name or number; the message has the nearest, or all numbers."""


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
    where = course_folder() if folder is None else folder
    return tuple(map(_part, files(where))) if where is not None else ()


def files(folder: Path) -> list[Path]:
    """The sources of the lessons in a folder of notebooks, else the notebooks, in order."""
    sources = sorted(file for file in (folder / "src").glob("*.md") if _is_lesson(file))
    # they exist before the notebooks are built
    return sources or sorted(file for file in folder.glob("*.ipynb") if _is_lesson(file))


def lesson_called(name: str, known: Iterable[str]) -> str:
    """The name of the lesson with this name or number: "05-wonders", "wonders", "05" or "5".

    Args:
        name: what was typed, also the path of a file of that name.
        known: the names of the lessons.

    Raises:
        DuelError: it is not text.
        UnknownLesson: there is none.
    """
    names = tuple(known)
    if (found := lesson_meant(text("lesson", name), names)) is not None:
        return found
    wanted = _typed(name)
    if near := get_close_matches(wanted, names, n=1, cutoff=0.4):
        raise UnknownLesson(Message("no-lesson-near", typed=shown(name), near=near[0]))
    numbers = Listed(*(one[:2] for one in names))
    raise UnknownLesson(Message("no-lesson", typed=shown(name), known=numbers))


def lesson_meant(name: str, known: Iterable[str]) -> str | None:
    """The lesson with this name or number, as `lesson_called` reads it; None if there is none."""
    wanted = _typed(name)
    return next(
        (one for one in known if wanted in (one, one[:2], one[3:], str(int(one[:2])))), None
    )


def _typed(name: str) -> str:
    """The name of a lesson as it was typed, without folders and ending."""
    return Path(name.strip().casefold()).stem


def course_folder() -> Path | None:
    """The folder of the course: this one, `notebooks` here or above, or that of the package."""
    here = Path.cwd()
    beside = Path(__file__).resolve().parents[2]
    for place in (here, *(parent / FOLDER for parent in (here, *here.parents, beside))):
        if any(place.glob("00-*.ipynb")) or any(place.glob("src/00-*.md")):
            return place
    return None


def _is_lesson(file: Path) -> bool:
    """Whether a file is a lesson, and not the copy of one that has another name now."""
    return NAME.fullmatch(file.stem) is not None and file.stem not in LESSONS


def cells(file: Path) -> list[tuple[str, str]]:
    """The kind and the text of each cell of a lesson, from its source or its notebook.

    Raises:
        SourceError: the source is malformed.
    """
    if file.suffix == ".md":
        return [(cell.kind, cell.text) for cell in lesson_in(file).cells]
    try:
        notebook = json.loads(file.read_text(encoding="utf-8"))
        return [(cell["cell_type"], "".join(cell["source"])) for cell in notebook["cells"]]
    except (OSError, ValueError, KeyError, TypeError):
        return []  # it is being saved


def statements(cell: str) -> list[ast.stmt]:
    """The statements of a cell; none of one that is no Python, like a shell command."""
    try:
        return ast.parse(cell).body
    except SyntaxError:
        return []


def _part(file: Path) -> Part:
    """A lesson from its text source, or from its notebook, if there are no sources."""
    found = cells(file)
    heading = next((words for kind, words in found if kind == "markdown"), "")
    title, _, below = heading.removeprefix("# ").partition("\n")  # its summary, and a button
    summary = next((line for line in below.splitlines() if line.startswith(("*", "_"))), "")
    code = (one for kind, text in found if kind == "code" for one in statements(text))
    ids = tuple(filter(None, map(exercise_id, code)))
    return Part(file.stem, title or file.stem, summary.strip("*_"), ids)
