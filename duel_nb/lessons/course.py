"""`duel.course` and `duel.progress`: the lessons, and a learner's progress."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from functools import partial
from html import escape
from pathlib import Path

from duel_nb.disk import reason_of
from duel_nb.errors import DuelError
from duel_nb.kernel import BackgroundTask
from duel_nb.languages import LANGUAGES, named, speaking
from duel_nb.languages import language as spoken
from duel_nb.lessons.course_copy import course_in
from duel_nb.lessons.exercises.learned import NoProgress
from duel_nb.lessons.exercises.progress import Progress
from duel_nb.lessons.parts import Part, course_folder, parts
from duel_nb.lessons.sections import section_of
from duel_nb.messages import Message
from duel_nb.page import cell_output
from duel_nb.page.controls import Controlled, Controls
from duel_nb.page.elements import Box, Button, Field, Html, RowBox
from duel_nb.page.module import STYLE_TAG
from duel_nb.words.translate import translate


def course(language: str | None = None) -> Course:
    """The map of the course, with links to the notebooks and what you have solved.

    Args:
        language: of the notebooks; those of another language are built in a folder beside these.
            By default these notebooks.

    Raises:
        UnknownLanguage: there is no such language.
        DuelError: the notebooks cannot be written.
    """
    here = course_folder()
    if language is None or here is None:
        return Course(Progress(), here, spoken())
    into = named(language)
    try:
        folder = course_in(into, here)
    except OSError as error:
        problem = Message("file-unwritten", file=str(here / into), reason=reason_of(error))
        raise DuelError(problem) from None
    return Course(Progress(), folder, into)


class Course:
    """The map of the course: end a cell with it.

    Args:
        progress: what has been solved.
        folder: where the notebooks are; None if there are none.
        language: of the map; by default that in use.
    """

    def __init__(
        self, progress: Progress, folder: Path | None = None, language: str | None = None
    ) -> None:
        self._language = language or spoken()
        with speaking(self._language):
            self.parts = parts(folder)
        self._progress = progress
        self._links = "" if folder is None else _way(folder)

    def __repr__(self) -> str:
        with speaking(self._language):
            return "\n".join(map(self._line, self.parts))

    def _repr_html_(self) -> str:
        """The map as a table; its links open notebooks."""
        with speaking(self._language):
            rows = "".join(
                f"{_heading(part)}<tr><td>{part.name[:2]}</td><td>"
                f'<a href="{self._links}{part.name}.ipynb">{escape(part.title)}</a></td>'
                f"<td>{escape(part.summary)}</td>"
                f"<td>{self._done(part)}</td></tr>"
                for part in self.parts
            )
        return f'{STYLE_TAG}<div class="duel-page duel-course"><table>{rows}</table></div>'

    def _line(self, part: Part) -> str:
        lesson, done = f"{part.name[:2]} {part.title}", self._done(part)
        return translate("course-line", lesson=lesson, solved=done) if done else lesson

    def _done(self, part: Part) -> str:
        count = len(part.exercises)
        done = self._progress.count(part.name, part.exercises)
        if not count:
            return ""
        if not done:
            return translate("course-exercises", count=count)
        if done == count:
            return f"✓ {Message('course-all-solved')}"
        return translate("course-solved", solved=done, count=count)


def courses() -> Courses:
    """The course in the other languages: a button for each, which leads to its map."""
    return Courses()


class Courses:
    """The languages of the course, one to be chosen: end a cell with it."""

    def __init__(self) -> None:
        self._controls = Controls()
        buttons = [
            self._controls.button(name, "book", partial(self.open, code))
            for code, name in LANGUAGES.items()
            if code != spoken()
        ]
        self._map = Html(attributes={"role": "status"})
        self.element = Box(children=[RowBox(children=buttons), self._controls.alert, self._map])
        self._building: BackgroundTask[Course] | None = None
        cell_output.remember(self)

    def open(self, language: str) -> None:
        """Build the notebooks of a language if necessary, and show their map."""
        self._map.value = f"<p>{Message('courses-building')}</p>"
        guarded = self._controls.guarded
        self._building = BackgroundTask(self._built(language), self._show, guarded)

    def _built(self, language: str) -> Generator[None, bool | None, Course]:
        yield
        return course(language)

    def _show(self, found: Course) -> None:
        self._map.value = found._repr_html_()

    def text(self) -> str:
        """The languages."""
        return ", ".join(LANGUAGES.values())

    def close(self) -> None:
        """Free the page."""
        cell_output.close_page(self.element)

    def __repr__(self) -> str:
        return self.text()

    def _ipython_display_(self) -> None:
        """Show the buttons, with their names for a notebook without its kernel."""
        cell_output.CellOutput(self.element, self.text)


def _way(folder: Path) -> str:
    """The way from this folder to one of notebooks, for a link: "de/"; "" if it is this one."""
    way = Path(os.path.relpath(folder)).as_posix()
    return "" if way == "." else f"{way}/"


def _heading(part: Part) -> str:
    """The heading above the first lesson of a section of the course."""
    section = section_of(part.name)
    if not section.key or section.first != part.name[:2]:
        return ""
    return f"<tr><th colspan='4'>{Message(section.key)}</th></tr>"


def progress() -> Panel:
    """Your progress: view it, reset it, export and import it as text."""
    return Panel(Progress())


class Panel(Controlled):
    """The lessons with what is solved, and buttons to reset, export and import.

    Args:
        progress: what has been solved.
        folder: where the notebooks are.

    Attributes:
        progress: what has been solved.
    """

    def __init__(self, progress: Progress, folder: Path | None = None) -> None:
        self.progress = progress
        self._controls = Controls()
        self._parts = parts(folder)
        self._table = Html()
        self._said = Html(attributes={"role": "status"})
        self._text = Field("duel-text", placeholder=translate("progress-as-text"), lines=3)
        self._sure = False
        self._reset = self._button("progress-reset", "trash", self.reset)
        buttons = [
            self._button("progress-refresh", "refresh", self.refresh),
            self._button("progress-export", "download", self.write_out),
            self._button("progress-import", "upload", self.read_in),
            self._reset,
        ]
        said = self._said, self._controls.alert
        self.element = Box(children=[self._table, RowBox(children=buttons), self._text, *said])
        cell_output.remember(self)
        self.refresh()

    def refresh(self) -> None:
        """Read the file again and update the table."""
        self._forget_reset()
        self._table.value = self._html()

    def write_out(self) -> str:
        """Show the progress as text and return it."""
        self._forget_reset()
        text = self.progress.text()
        self._text.value = text
        self._say(Message("progress-copy"))
        return text

    def read_in(self) -> None:
        """Add the progress in the text field."""
        self._forget_reset()
        try:
            count = self.progress.read_in(self._text.value)
        except NoProgress as error:
            self._say(Message("on-its-own", sentence=str(error)))
            return
        self.refresh()
        self._say(Message("progress-read", count=count))

    def reset(self) -> None:
        """Delete everything; the first press only asks."""
        if not self._sure:
            self._sure = True
            self._reset.label = translate("progress-really")
            self._reset.add_class("duel-danger")
            self._say(Message("progress-sure"))
            return
        self.progress.reset()
        self.refresh()
        self._say(Message("progress-forgotten"))

    def text(self) -> str:
        """The lessons and what is solved, one line each, and why nothing can be saved."""
        lines = [
            _progress_of(title, solved, count) if count else title
            for title, solved, count in self._rows()
        ]
        return "\n".join([*lines, *filter(None, [self.progress.problem])])

    def close(self) -> None:
        """Free the page."""
        cell_output.close_page(self.element)

    def __repr__(self) -> str:
        return self.text()

    def _ipython_display_(self) -> None:
        """Show the panel, with the table for a notebook without its kernel."""
        cell_output.CellOutput(self.element, self.text, STYLE_TAG + self._html())

    # -- inside ------------------------------------------------------------------------------

    def _rows(self) -> Iterator[tuple[str, int, int]]:
        for part in self._parts:
            solved = self.progress.count(part.name, part.exercises)
            yield f"{part.name[:2]} {part.title}", solved, len(part.exercises)

    def _html(self) -> str:
        rows = "".join(
            f"<tr><td style='text-align:left'>{escape(title)}</td>"
            + (
                f"<td><progress max='{count}' value='{solved}'></progress></td>"
                f"<td>{translate('course-solved', solved=solved, count=count)}"
                f"{' ✓' if solved == count else ''}</td></tr>"
                if count
                else "<td></td><td></td></tr>"
            )
            for title, solved, count in self._rows()
        )
        problem = f"<p>{escape(self.progress.problem)}</p>" if self.progress.problem else ""
        return f'<div class="duel-page"><table>{rows}</table>{problem}</div>'

    def _say(self, message: Message) -> None:
        self._said.value = f"<p>{escape(str(message))}</p>"

    def _forget_reset(self) -> None:
        self._sure = False
        self._reset.label = translate("progress-reset")
        self._reset.remove_class("duel-danger")
        self._said.value = self._controls.alert.value = ""

    def _button(self, key: str, icon: str, call: Callable[[], object]) -> Button:
        return self._controls.button(Message(key), icon, call)


def _progress_of(lesson: str, solved: int, count: int) -> str:
    done = Message("course-solved", solved=solved, count=count)
    return translate("course-lesson-solved", lesson=lesson, solved=done)
