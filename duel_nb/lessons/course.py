"""`duel.course` and `duel.progress`: the lessons, and how far somebody has come."""

from __future__ import annotations

import json
import re
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Final

import ipywidgets as widgets

from duel_nb.boards.widget import cell_output, markup
from duel_nb.lessons.exercises.progress import NoProgress, Progress
from duel_nb.lessons.exercises.verdicts import Status
from duel_nb.lessons.source import read
from duel_nb.lessons.style import STYLE

FOLDER: Final = "notebooks"
_HEADINGS: Final = {
    "00": "The game",
    "12": "With Pantheon",
    "20": "With Agora",
    "24": "With both",
    "30": "At any time",
    "40": "To play well",
}
"""The number of a lesson -> what stands above it on the map."""
_NAME: Final = re.compile(r"\d\d-[a-z0-9-]+")
_EXERCISE: Final = re.compile(
    r"^lesson\.(?:predict|find|do|order|price|score|ask|solve)\(\s*\"([^\"]+)\"", re.MULTILINE
)


@dataclass(frozen=True, slots=True)
class Part:
    """A lesson of the course.

    Attributes:
        name: its notebook's name, without ".ipynb".
        title: its heading.
        summary: the line below it.
        exercises: the ids of its exercises, in order.
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
    if sources:  # they are there before the notebooks are built
        return tuple(map(_written, sources))
    return tuple(_built(file) for file in sorted(where.glob("*.ipynb")) if _is_lesson(file))


def course() -> Course:
    """The map of the course, with links to the notebooks and what you have solved."""
    return Course(Progress())


class Course:
    """The map of the course: end a cell with it.

    Args:
        progress: what has been solved.
        folder: where the notebooks are.

    Attributes:
        parts: the lessons.
    """

    def __init__(self, progress: Progress, folder: Path | None = None) -> None:
        self.parts = parts(folder)
        self._progress = progress

    def __repr__(self) -> str:
        return "\n".join(
            f"{part.name[:2]} {part.title}{f' ({done})' if (done := self._done(part)) else ''}"
            for part in self.parts
        )

    def _repr_html_(self) -> str:
        """The map as a table; its links open notebooks."""
        rows = "".join(
            f"{_heading(part)}<tr><td>{part.name[:2]}</td><td style='text-align:left'>"
            f'<a href="{part.name}.ipynb">{escape(part.title)}</a></td>'
            f"<td style='text-align:left'>{escape(part.summary)}</td>"
            f"<td style='text-align:left;white-space:nowrap'>{self._done(part)}</td></tr>"
            for part in self.parts
        )
        return f'{STYLE}<div class="duel-page"><table>{rows}</table></div>'

    def _done(self, part: Part) -> str:
        count = len(part.exercises)
        solved = _solved(part, self._progress)
        if not count:
            return ""
        if not solved:
            return f"{count} exercises"
        return "✓ all solved" if solved == count else f"{solved} of {count} solved"


def _heading(part: Part) -> str:
    """The row above a lesson with which a part of the course begins."""
    words = _HEADINGS.get(part.name[:2])
    return f"<tr><th colspan='4' style='text-align:left'>{words}</th></tr>" if words else ""


def _solved(part: Part, progress: Progress) -> int:
    known = progress.lesson(part.name)
    return sum(known[id].status is Status.CORRECT for id in part.exercises if id in known)


def progress() -> Panel:
    """How far you have come, to look at, to reset, and to take with you as text."""
    return Panel(Progress())


class Panel:
    """The lessons with what is solved; buttons to reset, to take away and to bring back.

    Args:
        progress: what has been solved.
        folder: where the notebooks are.

    Attributes:
        progress: what has been solved.
        last_error: the traceback of the last error inside a callback, None if there was none.
    """

    def __init__(self, progress: Progress, folder: Path | None = None) -> None:
        self.progress = progress
        self.last_error: str | None = None
        self._parts = parts(folder)
        self._table = widgets.HTML()
        self._said = widgets.HTML()
        self._text = widgets.Textarea(
            placeholder="Progress as text: press Export, or put a text in here and press Import",
            rows=3,
            layout=widgets.Layout(width="100%", max_width="760px", height="auto"),
        )
        self._sure = False
        self._reset = self._button("Reset", "trash", self.reset)
        buttons = widgets.Box(
            [
                self._button("Refresh", "refresh", self.refresh),
                self._button("Export", "download", self.write_out),
                self._button("Import", "upload", self.read_in),
                self._reset,
            ],
            layout=widgets.Layout(flex_flow="row wrap"),
        )
        self.widget = widgets.VBox(
            [widgets.HTML(STYLE), self._table, buttons, self._text, self._said]
        )
        cell_output.remember(self)
        self.refresh()

    def refresh(self) -> None:
        """Read the file again and show what is solved."""
        self._forget_reset()
        self._table.value = self._html()

    def write_out(self) -> str:
        """Show the progress as text, and return it."""
        self._forget_reset()
        text = self.progress.text()
        self._text.value = text
        self._say("Copy this text and keep it. On another machine put it in here: Import.")
        return text

    def read_in(self) -> None:
        """Add the progress in the text field to what is known."""
        self._forget_reset()
        try:
            count = self.progress.read_in(self._text.value)
        except NoProgress as error:
            self._say(str(error)[:1].upper() + str(error)[1:])
            return
        self.refresh()
        self._say(f"Exercises read in: {count}. The better result of each counts.")

    def reset(self) -> None:
        """Forget everything, at the second press."""
        if not self._sure:
            self._sure = True
            self._reset.description, self._reset.button_style = "Really reset", "danger"
            self._say("This forgets everything you have solved. Press again if you mean it.")
            return
        self.progress.reset()
        self.refresh()
        self._say("All is forgotten.")

    def text(self) -> str:
        """The lessons and what is solved, a line each; below, why nothing can be kept."""
        lines = [
            f"{title}: {solved} of {count} solved" if count else title
            for title, solved, count in self._rows()
        ]
        return "\n".join([*lines, *filter(None, [self.progress.problem])])

    def close(self) -> None:
        """Free the widgets."""
        cell_output.close_all(self.widget)

    def __repr__(self) -> str:
        return self.text()

    def _ipython_display_(self) -> None:
        """Show the widgets; for a notebook without its kernel the table."""
        cell_output.CellOutput(self.widget, self.text, self._html())

    # -- inside ------------------------------------------------------------------------------

    def _rows(self) -> Iterator[tuple[str, int, int]]:
        for part in self._parts:
            solved = _solved(part, self.progress)
            yield f"{part.name[:2]} {part.title}", solved, len(part.exercises)

    def _html(self) -> str:
        rows = "".join(
            f"<tr><td style='text-align:left'>{escape(title)}</td>"
            + (
                f"<td><progress max='{count}' value='{solved}'></progress></td>"
                f"<td>{solved} of {count}{' ✓' if solved == count else ''}</td></tr>"
                if count
                else "<td></td><td></td></tr>"
            )
            for title, solved, count in self._rows()
        )
        problem = f"<p>{escape(self.progress.problem)}</p>" if self.progress.problem else ""
        return f'<div class="duel-page"><table>{rows}</table>{problem}</div>'

    def _say(self, text: str) -> None:
        self._said.value = f'<div class="duel-page" role="status"><p>{escape(text)}</p></div>'

    def _forget_reset(self) -> None:
        self._sure = False
        self._reset.description, self._reset.button_style = "Reset", ""
        self._said.value = ""

    def _button(self, label: str, icon: str, call: Callable[[], Any]) -> widgets.Button:
        button = widgets.Button(
            description=label, icon=icon, layout=widgets.Layout(width="auto", max_width="100%")
        )

        def guarded(_: widgets.Button) -> None:
            try:
                call()
            except Exception as error:
                self.last_error = "".join(traceback.format_exception(error))
                self._said.value = markup.failure(error)

        button.on_click(guarded)
        return button


def _folder() -> Path | None:
    here = Path.cwd()
    beside = Path(__file__).resolve().parents[2]
    for place in (here, *(parent / FOLDER for parent in (here, *here.parents, beside))):
        if any(place.glob("00-*.ipynb")) or any(place.glob("src/00-*.md")):
            return place
    return None


def _is_lesson(file: Path) -> bool:
    return _NAME.fullmatch(file.stem) is not None


def _written(file: Path) -> Part:
    """A lesson from its text source."""
    lesson = read(file)
    code = "\n".join(cell.text for cell in lesson.cells if cell.kind == "code")
    ids = tuple(_EXERCISE.findall(code))
    return Part(file.stem, lesson.title, lesson.summary, ids)


def _built(file: Path) -> Part:
    """A lesson from its notebook, where there are no sources."""
    try:
        notebook = json.loads(file.read_text(encoding="utf-8"))
        found = [(cell["cell_type"], "".join(cell["source"])) for cell in notebook["cells"]]
    except (OSError, ValueError, KeyError, TypeError):
        found = []  # somebody is just saving it
    heading = next((text for kind, text in found if kind == "markdown"), "")
    title, _, summary = heading.removeprefix("# ").partition("\n")
    ids = [id for kind, text in found if kind == "code" for id in _EXERCISE.findall(text)]
    return Part(file.stem, title or file.stem, summary.strip().strip("*_"), tuple(ids))
