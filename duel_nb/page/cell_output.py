"""Pages of elements and the notebook cells that show them.

Running a cell again frees what it showed before. A reopened notebook has lost its widgets, and
Jupyter would show "model not found" instead: so every page is followed by a picture and a text,
which are hidden while the page is alive. The first one of a notebook also says how to make it
interactive.
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
from IPython.core.getipython import get_ipython

from duel_nb.kernel import later
from duel_nb.page.elements import Element
from duel_nb.page.page import Page
from duel_nb.words.translate import translate

_page: Any = IPython.display  # its functions carry no types
_STYLE: Final = files("duel_nb.page").joinpath("saved.css").read_text("utf-8")


class Closable(Protocol):
    """Something shown by a cell."""

    def close(self) -> None:
        """Free its widgets."""


#: Cell id -> the run (message id) that showed something, and what it showed.
_SHOWN: dict[str, tuple[str, list[weakref.ref[Closable]]]] = {}


#: The first cell that showed a widget, and its last run.
_FIRST: dict[str, str] = {}
_numbers: Final = count()


class CellOutput:
    """The output of a cell with elements: their page, a picture of it, and a text.

    Args:
        root: the element to show, with everything in it.
        text: describes it in plain text.
        page: HTML below the picture.
        picture: makes a PNG of its current state.
        shows: the alternative text of the picture, a few sentences.
    """

    def __init__(
        self,
        root: Element,
        text: Callable[[], str],
        page: str = "",
        picture: Callable[[], bytes] | None = None,
        shows: Callable[[], str] = str,
    ) -> None:
        self._text, self._page, self._picture, self._shows = text, page, picture, shows
        self._id = f"duel-{next(_numbers)}"
        self._renewals = 0
        self._says_how = _is_first()
        _page.display(_output_of(page_of(root)), raw=True)  # first: the picture takes some time
        if picture is None:
            _page.display(self._said(), raw=True, display_id=self._id)
        else:
            for part, settings in self._parts():
                _page.display(part, raw=True, **settings)

    def replace(self, page: str) -> None:
        """Show other HTML where there is no picture, without a kernel."""
        self._page = page
        _page.update_display(self._said(), raw=True, display_id=self._id)

    def renew(self) -> None:
        """Update the picture once nothing has happened for a moment.

        Not for changes by the code of a cell: in a built notebook the picture would then depend on
        the speed of the build.
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
        """The picture and the text below it, each with its metadata and display id."""
        assert self._picture is not None
        coded = base64.b64encode(self._picture()).decode()
        metadata = {"image/png": {"alt": self._shows()}}
        yield (
            {"image/png": coded, "text/plain": self._text()},
            {"metadata": metadata, "display_id": self._id},
        )
        yield {"text/html": self._words()}, {"metadata": {}, "display_id": f"{self._id}-words"}

    def _said(self) -> dict[str, str]:
        return {"text/html": self._words(), "text/plain": self._text()}

    def _words(self) -> str:
        shows = self._shows()
        shown = f"<p>{escape(shows)}</p>" if shows else ""
        how = f"<p><small>{translate('board-saved')}</small></p>" if self._says_how else ""
        return f'<style>{_STYLE}</style><div class="duel-saved">{how}{shown}{self._page}</div>'


def remember(shown: Closable) -> None:
    """Remember what the running cell shows, and close what its previous run showed."""
    close_older()
    cell, run = running_cell()
    if cell is not None:
        _, things = _SHOWN.get(cell, (run, []))
        _SHOWN[cell] = (run, [*things, weakref.ref(shown)])


def close_older() -> None:
    """Close what the previous run of the running cell showed."""
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


def forget() -> None:
    """Close everything that cells have shown, as in a new kernel."""
    for _, things in _SHOWN.values():
        for thing in filter(None, [one() for one in things]):
            thing.close()
    _SHOWN.clear()
    _FIRST.clear()


def running_cell() -> tuple[str | None, str]:
    """The id of the running notebook cell (None outside a notebook) and of this run."""
    parent = _request()
    cell = parent.get("metadata", {}).get("cellId")
    return cell, str(parent.get("header", {}).get("msg_id", ""))


def _is_first() -> bool:
    """Whether nothing has been shown yet in this notebook but by earlier runs of this cell."""
    cell, run = running_cell()
    key = cell or run
    if _FIRST.get("cell", key) != key or _FIRST.get("run") == run:
        return False
    _FIRST.update(cell=key, run=run)
    return True


def running_code() -> bool:
    """Whether the kernel runs the code of a cell, and not a widget's callback."""
    return bool(_request().get("header", {}).get("msg_type") == "execute_request")


def _request() -> dict[str, Any]:
    """The message that the kernel is handling; empty outside a notebook."""
    shell = get_ipython()
    parent: dict[str, Any] = getattr(shell, "get_parent", dict)() if shell is not None else {}
    return parent


def page_of(root: Element) -> Page:
    """The page that shows an element, made when it is first asked for."""
    return root.host if isinstance(root.host, Page) else Page(root)


def close_page(root: Element) -> None:
    """Free an element, and the page that shows it."""
    if isinstance(root.host, Page):
        root.host.close()
    else:
        root.close()


def _output_of(page: Page) -> dict[str, Any]:
    """The MIME bundle that displays a page in a cell's output.

    The widget's own bundle also contains its repr, which takes as long as building a small board.
    """
    named = {"version_major": 2, "version_minor": 0, "model_id": page.model_id}
    return {"application/vnd.jupyter.widget-view+json": named}
