"""Canvases of ipycanvas one over another, with a sender of their own."""

from __future__ import annotations

from collections.abc import Iterable

import ipycanvas
from ipywidgets import Layout

from duel_nb.boards.paint.private_names import CanvasSender, CanvasStack, Command


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
        self._sender = CanvasSender()
        self.widget = CanvasStack(count, layout, width=width, height=height, **self._sender.given)
        self._hidden: list[ipycanvas.Canvas] = []

    def __getitem__(self, layer: int) -> ipycanvas.Canvas:
        return self.widget[layer]

    def hidden(self, width: int, height: int) -> ipycanvas.Canvas:
        """One more canvas of the same sender, which is not shown."""
        canvas = ipycanvas.Canvas(width=width, height=height, **self._sender.given)
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
        self._sender.send(commands)

    def begin_anew(self) -> None:
        """Name the canvas in the next message: a new page does not know which one was current."""
        self._sender.begin_anew()

    def close(self) -> None:
        """Free the canvases in the kernel and in the page."""
        for canvas in (*self.widget.canvases, *self._hidden, self.widget):
            with canvas.hold_sync():  # a page keeps the pixels of what is closed for a while
                canvas.width = canvas.height = 1
            canvas.close()
        self._sender.close()
