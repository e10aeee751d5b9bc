"""Widgets and the notebook cells that show them: a cell that runs again frees what it showed."""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from typing import Any, Protocol

import ipywidgets as widgets

from duel_nb.boards.paint.delay import later


class Closable(Protocol):
    """Something shown by a cell."""

    def close(self) -> None:
        """Free its widgets."""


#: What cells have shown, by the cell's id: the run that showed it, and the things themselves.
_SHOWN: dict[str, tuple[str, list[weakref.ref[Closable]]]] = {}


def remember(shown: Closable) -> None:
    """Note what the running cell shows, and close what it showed when it ran before."""
    close_older()
    cell, run = running_cell()
    if cell is not None:
        _, things = _SHOWN.get(cell, (run, []))
        _SHOWN[cell] = (run, [*things, weakref.ref(shown)])


def close_older() -> None:
    """Close what the running cell showed when it ran before."""
    cell, run = running_cell()
    if cell is None or cell not in _SHOWN:
        return
    earlier_run, things = _SHOWN[cell]
    if earlier_run == run:
        return
    del _SHOWN[cell]
    for old in things:
        thing = old()
        if thing is not None:
            thing.close()


def running_cell() -> tuple[str | None, str]:
    """The id of the notebook cell that runs now and of this run; None outside a notebook."""
    try:
        from IPython.core.getipython import get_ipython
    except ImportError:
        return None, ""
    shell = get_ipython()
    parent: dict[str, Any] = getattr(shell, "get_parent", dict)() if shell is not None else {}
    cell = parent.get("metadata", {}).get("cellId")
    return cell, str(parent.get("header", {}).get("msg_id", ""))


def close_all(widget: widgets.Widget) -> None:
    """Close a widget, and everything inside it when a page has had time for what is newer."""
    parts = list(inside(widget))
    widget.close()

    def close_parts() -> None:
        for part in parts:
            part.close()

    later(close_parts)


def inside(widget: widgets.Widget) -> Iterator[widgets.Widget]:
    """What a widget consists of, with layouts and styles."""
    for child in getattr(widget, "children", ()):
        yield child
        yield from inside(child)
    for name in ("layout", "style"):
        part = getattr(widget, name, None)
        if isinstance(part, widgets.Widget):
            yield part
