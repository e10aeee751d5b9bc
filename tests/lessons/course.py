"""The lessons of the course, run cell by cell in this process."""

from __future__ import annotations

import ast
import builtins
import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest
from IPython.core.formatters import DisplayFormatter

import duel_nb as duel
from duel_nb.boards.live.stage import BoardFrame, Stage
from duel_nb.lessons import Lesson
from duel_nb.lessons.builder import clean_outputs
from duel_nb.lessons.exercises import Task, Workbook
from duel_nb.lessons.exercises.form import ExerciseForm
from duel_nb.lessons.translation import lesson_in
from duel_nb.page import cell_output
from duel_nb.page.elements import (
    Button,
    Check,
    Element,
    Field,
    Opener,
    Options,
    Slider,
    Toggle,
    Upload,
)
from duel_nb.session import savefile
from duel_nb.session.session import Session
from tests.boards.live.person import seen
from tests.outputs import outputs_of

FOLDER = Path(__file__).resolve().parents[2] / "notebooks"
SOURCES = sorted((FOLDER / "src").glob("[0-9][0-9]-*.md"))
PRINT = print
_KIT: Final = f"{FOLDER.parent / 'duel_nb' / 'page'}"


@dataclass(frozen=True)
class Taken:
    """A lesson whose cells have all been run.

    Attributes:
        lesson: its source.
        book: its exercises; None when it has none.
        shown: what the cells show.
        outputs: for each code cell, its outputs as a notebook keeps them.
    """

    lesson: Lesson
    book: Workbook | None
    shown: tuple[Any, ...]
    outputs: tuple[list[dict[str, Any]], ...]

    @property
    def tasks(self) -> tuple[Task, ...]:
        return tuple(self.book or ())


def take(source: Path) -> Taken:
    """Run the cells of a lesson, in the language in use, as a kernel does.

    What a cell ends with is shown.
    """
    cell_output.forget()
    names: dict[str, Any] = {"__name__": "__main__"}
    lesson, shown = lesson_in(source), []
    outputs = []
    for cell in lesson.cells:
        if cell.kind != "code":
            continue
        tree = ast.parse(cell.text)
        last = tree.body[-1]
        if isinstance(last, ast.Expr):
            tree.body.pop()
        value, raised, said = None, [], io.StringIO()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(builtins, "print", partial(PRINT, file=said))
            try:
                exec(compile(tree, str(source), "exec"), names)
                if isinstance(last, ast.Expr):
                    value = eval(compile(ast.Expression(last.value), str(source), "eval"), names)
            except Exception as error:
                if "raises" not in cell.tags:
                    raise
                raised = [error]
        outputs.append(as_kept(said.getvalue(), value, raised))
        if value is not None:
            shown.append(value)
    books = [value for value in names.values() if isinstance(value, Workbook)]
    assert len({id(book) for book in books}) < 2, "one lesson has one workbook"
    return Taken(lesson, books[0] if books else None, tuple(shown), tuple(outputs))


def as_kept(said: str, value: Any, raised: list[Exception]) -> list[dict[str, Any]]:
    """The outputs of a cell, as a notebook keeps them."""
    found: list[dict[str, Any]] = []
    if said:
        found.append({"output_type": "stream", "name": "stdout", "text": said})
    for error in raised:
        kind, text = type(error).__name__, str(error)
        found.append({"output_type": "error", "ename": kind, "evalue": text, "traceback": []})
    if hasattr(value, "_ipython_display_"):
        found += [{"output_type": "display_data", "data": data} for data in outputs_of(value)]
    elif value is not None:
        data, _ = DisplayFormatter().format(value)
        found.append({"output_type": "execute_result", "data": data})
    return clean_outputs(found)


def press_everything(root: Element) -> int:
    """Use everything in an element as a person might; how many there were."""
    used = 0
    for element in [*seen(root)]:
        if not element.listens and not isinstance(element, Opener):
            continue
        if element in seen(root):  # what was pressed before may have put it away
            used += 1
            for event in element.listens:
                if not getattr(element, "disabled", False):
                    use(element, event)
    return used


def root_of(shown: Any) -> Element | None:
    """The element of what a cell shows; None where it shows words only."""
    form = getattr(shown, "form", None)  # of an exercise, and of the referee
    found = getattr(shown if form is None else form, "element", None)
    return found if isinstance(found, Element) else None


class Handlers:
    """Every handler that the program gives to elements from now on, and whether it was called.

    A handler is known by the line of the program that gives it, and by the words on the element.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._given: list[tuple[str, Element, str]] = []
        self._called: set[str] = set()
        self._closed: set[Element] = set()
        original, free = Element.on, Element.close

        def on(element: Element, event: str, handler: Callable[[Any], object]) -> None:
            label = f"{_line_of_the_program(sys._getframe(1))} {event} {_words_on(element)}"
            self._given.append((label, element, event))

            def called(data: Any) -> None:
                self._called.add(label)
                handler(data)

            original(element, event, called)

        def close(element: Element) -> None:
            self._closed.add(element)
            free(element)

        patch.setattr(Element, "on", on)
        patch.setattr(Element, "close", close)

    def call_the_rest(self, roots: list[Element]) -> None:
        """Use, shown or not, everything in these that has a handler nobody has called yet."""
        there = {element for root in roots for element in root.inside()}
        for label, element, event in tuple(self._given):
            if label not in self._called and element in there and usable(element):
                use(element, event)

    def never_called(self, roots: list[Element]) -> list[str]:
        """Handlers of elements that are there, and lines of the program, that nobody has called."""
        there = {element for root in roots for element in root.inside()}
        lines = {label.partition(" ")[0] for label in self._called}
        return sorted(
            {
                label
                for label, element, _ in self._given
                if label not in self._called
                and usable(element)
                and (element in there or label.partition(" ")[0] not in lines)
                and element not in self._closed
            }
        )


def _line_of_the_program(frame: FrameType) -> str:
    """The line outside the kit that gave a handler."""
    around: FrameType | None = frame
    while around is not None and around.f_code.co_filename.startswith(_KIT):
        around = around.f_back
    assert around is not None
    return f"{Path(around.f_code.co_filename).name}:{around.f_lineno}"


def _words_on(element: Element) -> str:
    return f"{getattr(element, 'label', '')} {getattr(element, 'icon', '')}".strip()


def usable(element: Element) -> bool:
    """Whether there is anything to choose, and a button is not put away."""
    match element:
        case Button():
            return element.shown
        case Slider():
            return element.last > 0
        case Options():
            return len(element.options) > 1
        case Stage():
            return any(about["offers"] for about in element.about.values()) or not element.about
    return True


def submit(form: ExerciseForm) -> None:
    """Press Check, as a person does."""
    form.check_button.press()


def use(element: Element, event: str) -> None:
    """Use an element as a person, or the page, might."""
    match element, event:
        case Options(), "change":
            for number in (*range(len(element.options)), 0):
                element.chosen = number
        case ((Toggle() | Check()), _):
            element.value = not element.value
            element.value = not element.value
        case Slider(), _:
            element.value, element.value = element.last, 0
        case Upload(), _:
            element.value = savefile.to_text(Session(duel.new_game(seed=1)))
        case Field(), "change":
            for text in ("something that is nothing", "extra turn", ""):
                element.value = text
        case BoardFrame(), _:
            for width, theme in ((600, "dark"), (1200, "light")):
                element.happen(event, {**_REPORT, "width": width, "theme": theme})
        case Stage(), "play":
            offers = (about["offers"] for about in element.about.values())
            if action := next((offered[0]["action"] for offered in offers if offered), None):
                element.happen(event, action)
        case Stage(), "open":
            element.happen(event, "player:A")
        case Stage(), "press":
            for thing in element.things:
                element.happen(event, {"hit": thing["hit"] or None, "at": thing["box"][:2]})
        case _, "ended":
            element.happen(event, 0)
        case _:
            element.happen(event)


_REPORT: Final = {
    "height": 700,
    "across": 1200,
    "contrast": False,
    "calm": False,
    "near": True,
    "view": "v",
}


def printed(*args: Any, **kwargs: Any) -> None:
    """Instead of print: the lessons print a lot."""


def silence(monkeypatch: Any) -> None:
    """Let lessons print nothing."""
    monkeypatch.setattr(builtins, "print", printed)
