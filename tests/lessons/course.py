"""The lessons of the course, run cell by cell in this process."""

from __future__ import annotations

import ast
import builtins
import io
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any

import ipycanvas
import ipywidgets as widgets
import pytest
import traitlets
from IPython.core.formatters import DisplayFormatter

import duel_nb as duel
from duel_nb.boards.widget import cell_output
from duel_nb.boards.widget.widget_factory import is_shown
from duel_nb.lessons import Lesson, read
from duel_nb.lessons.builder import clean_outputs
from duel_nb.lessons.exercises import Task, Workbook
from duel_nb.lessons.exercises.form import ExerciseForm
from duel_nb.session import savefile
from duel_nb.session.session import Session
from tests.outputs import outputs_of

FOLDER = Path(__file__).resolve().parents[2] / "notebooks"
SOURCES = sorted((FOLDER / "src").glob("*.md"))
PRINT = print
PROGRAM = f"{FOLDER.parent / 'duel_nb'}"


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
    """Run the cells of a lesson as a kernel does; what a cell ends with is shown."""
    cell_output.forget()
    names: dict[str, Any] = {"__name__": "__main__"}
    lesson, shown = read(source), []
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


def press_everything(root: widgets.Widget) -> int:
    """Use every input below a widget as a person might; how many there were."""
    used = 0
    for widget in _below(root):
        if hidden(root, widget):  # what was pressed before may have put it away
            continue
        used += 1
        match widget:
            case widgets.Button():
                if not widget.disabled:
                    widget.click()
            case widgets.ToggleButton():
                widget.value = not widget.value
                widget.value = not widget.value
            case widgets.IntSlider():
                widget.value = widget.max
                widget.value = widget.min
            case widgets.RadioButtons():
                widget.index = len(widget.options) - 1
            case widgets.Dropdown():
                widget.index = len(widget.options) - 1
                widget.index = 0
            case widgets.Combobox() | widgets.Text() | widgets.Textarea():
                widget.value = "something that is nothing"
                widget.value = ""
            case _:
                used -= 1
    return used


def root_of(shown: Any) -> widgets.Widget | None:
    """The widget of what a cell shows; None where it shows words only."""
    form = getattr(shown, "form", None)  # of an exercise, and of the referee
    found = getattr(shown if form is None else form, "widget", None)
    return found if isinstance(found, widgets.Widget) else None


class Handlers:
    """Every handler that the program gives to widgets from now on, and whether it was called.

    A handler is known by the line of the program that gives it, and by the words on the widget.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._given: list[tuple[str, widgets.Widget]] = []
        self._called: set[str] = set()
        self._watch(patch, traitlets.HasTraits, "observe")
        self._watch(patch, widgets.Button, "on_click")
        for event in ("client_ready", "mouse_down", "touch_start", "key_down"):
            self._watch(patch, ipycanvas.Canvas, f"on_{event}")

    def _watch(self, patch: pytest.MonkeyPatch, owner: type, name: str) -> None:
        original = getattr(owner, name)

        def given(widget: Any, handler: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
            line = _line_of_the_program(sys._getframe(1))
            if line is None:
                return original(widget, handler, *args, **kwargs)
            label = f"{line} {name} {getattr(widget, 'description', '')}"
            self._given.append((label, widget))

            def called(*said: Any, **more: Any) -> Any:
                self._called.add(label)
                return handler(*said, **more)

            return original(widget, called, *args, **kwargs)

        patch.setattr(owner, name, given)

    def call_the_rest(self, roots: list[widgets.Widget]) -> None:
        """Use, shown or not, every widget of these that has a handler nobody has called yet."""
        there = {id(one) for root in roots for one in _all_below(root)}
        for label, widget in tuple(self._given):
            if label not in self._called and id(widget) in there and usable(widget):
                use(widget, label)

    def never_called(self, roots: list[widgets.Widget]) -> list[str]:
        """Handlers of widgets that are there, and lines of the program, that nobody has called."""
        there = {id(one) for root in roots for one in _all_below(root)}
        lines = {label.partition(" ")[0] for label in self._called}
        return sorted(
            {
                label
                for label, widget in self._given
                if label not in self._called
                and usable(widget)
                and (id(widget) in there or label.partition(" ")[0] not in lines)
            }
        )


def _line_of_the_program(frame: FrameType) -> str | None:
    """The line that gave a handler, unless a library gives it to its own widget."""
    name = frame.f_code.co_filename
    return f"{Path(name).name}:{frame.f_lineno}" if name.startswith(PROGRAM) else None


def usable(widget: widgets.Widget) -> bool:
    """Whether there is anything to choose, and a button is not put away."""
    match widget:
        case widgets.Button() | widgets.Play():
            return is_shown(widget)
        case widgets.IntSlider():
            return bool(widget.max > widget.min)
        case widgets.Dropdown():
            return len(widget.options) > 1
    return True


def submit(form: ExerciseForm, *entered: str | int) -> None:
    """Press Check or Enter as the page does, by default with what is in the fields."""
    fields = form.input.fields
    if not fields:
        form.check_button.click()
        return
    found = [one.index if isinstance(one, widgets.RadioButtons) else one.value for one in fields]
    sent = entered or [-1 if one is None else one for one in found]
    form.submission.ear.value = json.dumps([next(_presses), *sent])


_presses = count(1)


def use(widget: widgets.Widget, label: str) -> None:
    """Use a widget as a person, or the page, might."""
    match widget:
        case ipycanvas.Canvas():
            event = next(e for e in _EVENTS if f"on_{e['event']}" in label)
            widget._handle_frontend_event(None, event, [])
        case widgets.Button():
            widget.click()
        case widgets.ToggleButtons():
            for index in (*range(len(widget.options)), 0):
                widget.index = index
        case widgets.ToggleButton() | widgets.Checkbox():
            widget.value = not widget.value
            widget.value = not widget.value
        case widgets.Play():
            widget.playing = True
            widget.value = widget.max
        case widgets.BoundedIntText() | widgets.IntSlider():
            widget.value, widget.value = widget.max, widget.min
        case widgets.FileUpload():
            content = savefile.to_text(Session(duel.new_game(seed=1))).encode()
            file: dict[str, Any] = {
                "name": "a.json",
                "type": "application/json",
                "size": len(content),
            }
            file |= {"content": memoryview(content), "last_modified": datetime.now(UTC)}
            widget.value = (file,)
        case widgets.Text() if "duel-ear" in widget._dom_classes:
            widget.value = "600 dark here v1"
            widget.value = "1200 light here v1"
        case widgets.Text() if "duel-submitted" in widget._dom_classes:
            widget.value = "[1]"
        case widgets.Dropdown():
            widget.index = len(widget.options) - 1
            widget.index = 0
        case widgets.Text():
            widget.value = "extra turn"
            widget.value = ""
        case _:
            raise TypeError(f"Nobody knows how to use a {type(widget).__name__} ({label}).")


_EVENTS: tuple[dict[str, Any], ...] = (
    {"event": "client_ready"},
    {"event": "mouse_down", "x": 400, "y": 300},
    {"event": "touch_start", "touches": [{"x": 400, "y": 300}]},
    {"event": "key_down", "key": "Tab", "shift_key": False, "ctrl_key": False, "meta_key": False},
)


def _all_below(widget: widgets.Widget) -> Iterator[widgets.Widget]:
    """All widgets below one, those that are not shown as well."""
    yield widget
    if isinstance(widget, ipycanvas.MultiCanvas):
        yield from widget._canvases
    for child in getattr(widget, "children", ()):
        yield from _all_below(child)


def hidden(root: widgets.Widget, widget: widgets.Widget) -> bool:
    """Whether a person cannot see a widget any more."""
    return widget not in _below(root)


def _below(widget: widgets.Widget) -> list[widgets.Widget]:
    found = [widget]
    for child in getattr(widget, "children", ()):
        if is_shown(child):  # nobody can press what is not there
            found += _below(child)
    return found


def printed(*args: Any, **kwargs: Any) -> None:
    """Instead of print: the lessons print a lot."""


def silence(monkeypatch: Any) -> None:
    """Let lessons print nothing."""
    monkeypatch.setattr(builtins, "print", printed)
