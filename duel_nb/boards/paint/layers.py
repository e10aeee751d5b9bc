"""Canvases of ipycanvas, with a sender of their own.

Here is all that leans on private names of ipycanvas; a test says so when one of them is renamed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import ipycanvas
from ipycanvas.canvas import _CanvasManager
from ipywidgets import Layout

Command: TypeAlias = Callable[[], None]
"""One draw command, ready to be given to a canvas."""


class _Stack(ipycanvas.MultiCanvas):  # type: ignore[misc]
    """Canvases one over another that have their size and their sender from the beginning."""

    def __init__(self, count: int, layout: Layout, **alike: Any) -> None:
        canvases = [ipycanvas.Canvas(**alike) for _ in range(count)]
        super(ipycanvas.MultiCanvas, self).__init__(_canvases=canvases, layout=layout, **alike)
        self.on_msg(canvases[-1]._handle_frontend_event)  # what happens to the page's one canvas


class Layers:
    """Canvases one over another; their commands go to the page as one message.

    The sender is private to them: a command that fails in a page stops all canvases that share
    its sender.

    Args:
        count: how many canvases.
        width: of each, in its own pixels.
        height: of each, in its own pixels.
        layout: the place that they take in the page.
    """

    def __init__(self, count: int, width: int, height: int, layout: Layout) -> None:
        self._manager = _CanvasManager()
        self.widget = _Stack(
            count, layout, width=width, height=height, _canvas_manager=self._manager
        )
        self._hidden: list[ipycanvas.Canvas] = []

    def __getitem__(self, layer: int) -> ipycanvas.Canvas:
        return self.widget[layer]

    def hidden(self, width: int, height: int) -> ipycanvas.Canvas:
        """One more canvas of the same sender, which is not shown."""
        canvas = ipycanvas.Canvas(width=width, height=height, _canvas_manager=self._manager)
        self._hidden.append(canvas)
        return canvas

    def resize(self, width: int, height: int) -> bool:
        """Give all layers another size, which empties them; False if they have it already."""
        if (width, height) == (self.widget.width, self.widget.height):
            return False
        with self.widget.hold_sync():  # or the page would jump between the two
            self.widget.width, self.widget.height = width, height
        return True

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
        """Free the canvases in the kernel and in the page."""
        for canvas in (*self.widget._canvases, *self._hidden, self.widget):
            with canvas.hold_sync():  # a page keeps the pixels of what is closed for a while
                canvas.width = canvas.height = 1
            canvas.close()
        self._manager.close()
