"""All private names of ipycanvas and ipywidgets that the boards lean on.

A test looks for each of them in the libraries, and for any other in the package.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import ipycanvas
import ipywidgets as widgets
from ipycanvas.canvas import _CanvasManager

Command: TypeAlias = Callable[[], None]
"""One draw command, ready to be given to a canvas."""


class CanvasStack(ipycanvas.MultiCanvas):  # type: ignore[misc]
    """Canvases one over another that have their size and their sender from the beginning."""

    def __init__(self, count: int, layout: widgets.Layout, **alike: Any) -> None:
        canvases = [ipycanvas.Canvas(**alike) for _ in range(count)]
        super(ipycanvas.MultiCanvas, self).__init__(_canvases=canvases, layout=layout, **alike)
        self.on_msg(canvases[-1]._handle_frontend_event)  # what happens to the page's one canvas

    @property
    def canvases(self) -> Sequence[ipycanvas.Canvas]:
        """The canvases, the lowest first."""
        return tuple(self._canvases)


class CanvasSender:
    """Sends the commands of some canvases to the page, as one message or not at all.

    Attributes:
        given: to be given to each of these canvases when it is made.
    """

    def __init__(self) -> None:
        self._manager = _CanvasManager()
        self.given = {"_canvas_manager": self._manager}

    def send(self, commands: Iterable[Command]) -> None:
        """Give the commands to the page as one message, or none of them."""
        manager = self._manager
        manager._caching = True
        try:
            for command in commands:
                command()
            manager.flush()
        except BaseException:
            manager._commands_cache, manager._buffers_cache = [], []
            self.begin_anew()
            raise
        finally:
            manager._caching = False

    def begin_anew(self) -> None:
        """Name the canvas in the next message: a new page does not know which one was current."""
        self._manager._current_canvas = None

    def close(self) -> None:
        """Free it in the kernel and in the page."""
        self._manager.close()


def with_classes(kind: Any, classes: Iterable[str], **settings: Any) -> Any:
    """A widget that has its classes of CSS from the beginning, and not by messages of their own."""
    return kind(_dom_classes=tuple(classes), **settings)


def classes_of(widget: widgets.DOMWidget) -> tuple[str, ...]:
    """The classes of CSS that a widget has."""
    return tuple(getattr(widget, "_dom_classes", ()))
