"""Widgets and the notebook cells that show them.

A cell that runs again frees what it showed. A notebook that is saved and opened again has lost its
widgets, and Jupyter would show "model not found" in their place: so every live thing is followed by
a picture and words, which its page hides as long as it lives.
"""

from __future__ import annotations

import base64
import weakref
from collections.abc import Callable, Iterator
from html import escape
from importlib.resources import files
from itertools import count
from typing import Any, Final, Protocol

import IPython.display
import ipywidgets as widgets
from IPython.core.getipython import get_ipython

from duel_nb.boards.drawing.said import said
from duel_nb.boards.paint.delay import later
from duel_nb.boards.paint.widget_factory import output_of

_page: Any = IPython.display  # its functions carry no types
_STYLE: Final = files("duel_nb.boards.widget").joinpath("saved.css").read_text("utf-8")
PICTURE_SCALE: Final = 0.8
"""Picture pixels for one board pixel in a notebook file: legible, and small."""


class Closable(Protocol):
    """Something shown by a cell."""

    def close(self) -> None:
        """Free its widgets."""


#: What cells have shown, by the cell's id: the run that showed it, and the things themselves.
_SHOWN: dict[str, tuple[str, list[weakref.ref[Closable]]]] = {}


_numbers: Final = count()


class CellOutput:
    """What a cell shows of something that lives: its widget, a picture of it, and words.

    Args:
        widget: the living thing.
        text: what it is in plain text.
        page: what is said below the picture, as HTML; the way to wake it is added.
        picture: makes a PNG of what it looks like now.
        shows: says in a few sentences what the picture shows, for those who cannot see it.
    """

    def __init__(
        self,
        widget: widgets.DOMWidget,
        text: Callable[[], str],
        page: str = "",
        picture: Callable[[], bytes] | None = None,
        shows: Callable[[], str] = str,
    ) -> None:
        self._text, self._page, self._picture, self._shows = text, page, picture, shows
        self._id = f"duel-{next(_numbers)}"
        self._renewals = 0
        _page.display(output_of(widget), raw=True)  # before the picture, which takes its time
        if picture is None:
            _page.display({"text/html": self._words(), "text/plain": text()}, raw=True)
        else:
            for part, settings in self._parts():
                _page.display(part, raw=True, **settings)

    def renew(self) -> None:
        """Take the picture again once nothing has happened for a moment.

        What the code of a cell does is left out: a notebook that is built would show the one
        picture or the other, as fast as it was built.
        """
        if running_code():
            return
        self._renewals += 1
        number = self._renewals

        def take() -> None:
            if number == self._renewals:
                for part, settings in self._parts():
                    _page.update_display(part, raw=True, **settings)

        later(take)

    def _parts(self) -> Iterator[tuple[dict[str, str], dict[str, Any]]]:
        """The picture and the words below it, each with what is said about it."""
        assert self._picture is not None
        coded = base64.b64encode(self._picture()).decode()
        about = {"image/png": {"alt": self._shows()}}
        yield (
            {"image/png": coded, "text/plain": self._text()},
            {"metadata": about, "display_id": self._id},
        )
        yield {"text/html": self._words()}, {"metadata": {}, "display_id": f"{self._id}-words"}

    def _words(self) -> str:
        shows = self._shows()
        shown = f"<p>{escape(shows)}</p>" if shows else ""
        wake = f"<p><small>{said('board-saved')}</small></p>"
        return f'<style>{_STYLE}</style><div class="duel-saved">{shown}{self._page}{wake}</div>'


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
    parent = _request()
    cell = parent.get("metadata", {}).get("cellId")
    return cell, str(parent.get("header", {}).get("msg_id", ""))


def running_code() -> bool:
    """Whether the kernel runs code that was sent to it, and not what a widget asked for."""
    return bool(_request().get("header", {}).get("msg_type") == "execute_request")


def _request() -> dict[str, Any]:
    """The message that the kernel works on; empty outside a notebook."""
    shell = get_ipython()
    parent: dict[str, Any] = getattr(shell, "get_parent", dict)() if shell is not None else {}
    return parent


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
