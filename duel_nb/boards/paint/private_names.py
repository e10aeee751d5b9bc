"""All private names of ipycanvas and ipywidgets that the boards depend on.

A test looks for each of them in the libraries, and for others in the package.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import ipycanvas
import ipywidgets as widgets
from ipycanvas.canvas import _CanvasManager

Command: TypeAlias = Callable[[], None]
"""One draw command, ready to be called."""


class CanvasStack(ipycanvas.MultiCanvas):  # type: ignore[misc]
    """A stack of canvases that is created with its size and its sender."""

    def __init__(self, count: int, layout: widgets.Layout, **alike: Any) -> None:
        canvases = [ipycanvas.Canvas(**alike) for _ in range(count)]
        super(ipycanvas.MultiCanvas, self).__init__(_canvases=canvases, layout=layout, **alike)
        self.on_msg(canvases[-1]._handle_frontend_event)  # the page has one canvas for all

    @property
    def canvases(self) -> Sequence[ipycanvas.Canvas]:
        """The canvases, bottom first."""
        return tuple(self._canvases)


class CanvasSender:
    """Sends the commands of some canvases to the page in one message, or not at all.

    Attributes:
        given: arguments with which each of these canvases is created.
    """

    def __init__(self) -> None:
        self._manager = _CanvasManager()
        self.given = {"_canvas_manager": self._manager}

    def send(self, commands: Iterable[Command]) -> None:
        """Send the commands to the page in one message; none if one of them raises."""
        manager = self._manager
        manager._caching = True
        try:
            for command in commands:
                command()
            manager.flush()
        except BaseException:
            manager._commands_cache, manager._buffers_cache = [], []
            self.reset()
            raise
        finally:
            manager._caching = False

    def reset(self) -> None:
        """Name the canvas in the next message: a reloaded page does not know the current one."""
        self._manager._current_canvas = None

    def close(self) -> None:
        """Free the sender in the kernel and in the page."""
        self._manager.close()


def with_classes(kind: Any, classes: Iterable[str], **settings: Any) -> Any:
    """A widget created with its CSS classes, without a message for each."""
    return kind(_dom_classes=tuple(classes), **settings)


def classes_of(widget: widgets.DOMWidget) -> tuple[str, ...]:
    """The CSS classes of a widget."""
    return tuple(getattr(widget, "_dom_classes", ()))
