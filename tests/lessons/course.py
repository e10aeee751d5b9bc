"""The lessons of the course, run cell by cell in this process."""

from __future__ import annotations

import ast
import builtins
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ipywidgets as widgets

from duel_nb.lessons import Lesson, read
from duel_nb.lessons.exercises import Task, Workbook

FOLDER = Path(__file__).resolve().parents[2] / "notebooks"
SOURCES = sorted((FOLDER / "src").glob("*.md"))


@dataclass(frozen=True)
class Taken:
    """A lesson whose cells have all been run.

    Attributes:
        lesson: its source.
        book: its exercises; None when it has none.
        shown: what the cells show.
    """

    lesson: Lesson
    book: Workbook | None
    shown: tuple[Any, ...]

    @property
    def tasks(self) -> tuple[Task, ...]:
        return tuple(self.book or ())


def take(source: Path) -> Taken:
    """Run the cells of a lesson as a kernel does; what a cell ends with is shown."""
    lesson, names, shown = read(source), {"__name__": "__main__"}, []
    for cell in lesson.cells:
        if cell.kind != "code":
            continue
        tree = ast.parse(cell.text)
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        try:
            exec(compile(tree, str(source), "exec"), names)
            if last is not None:
                value = eval(compile(ast.Expression(last.value), str(source), "eval"), names)
                if hasattr(value, "_repr_mimebundle_"):
                    value._repr_mimebundle_()
                if value is not None:
                    shown.append(value)
        except Exception:
            if "raises" not in cell.tags:
                raise
    books = [value for value in names.values() if isinstance(value, Workbook)]
    assert len({id(book) for book in books}) < 2, "one lesson has one workbook"
    return Taken(lesson, books[0] if books else None, tuple(shown))


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


def hidden(root: widgets.Widget, widget: widgets.Widget) -> bool:
    """Whether a person cannot see a widget any more."""
    return widget not in _below(root)


def _below(widget: widgets.Widget) -> list[widgets.Widget]:
    found = [widget]
    for child in getattr(widget, "children", ()):
        if child.layout.display != "none":  # nobody can press what is not there
            found += _below(child)
    return found


def printed(*args: Any, **kwargs: Any) -> None:
    """Instead of print: the lessons print a lot."""


def silence(monkeypatch: Any) -> None:
    """Let lessons print nothing."""
    monkeypatch.setattr(builtins, "print", printed)
