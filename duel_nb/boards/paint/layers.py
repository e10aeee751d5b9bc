"""A stack of ipycanvas canvases with its own command sender."""

from __future__ import annotations

import ipycanvas
from ipywidgets import Layout

from duel_nb.boards.paint.private_names import CanvasSender, CanvasStack


class Layers:
    """A stack of canvases whose commands go to the page in one message.

    They do not share their sender with other boards: a command that fails in the page stops all
    canvases of its sender.

    Args:
        count: number of canvases.
        width: of each, in device pixels.
        height: of each, in device pixels.
        layout: of the stack in the page.
    """

    def __init__(self, count: int, width: int, height: int, layout: Layout) -> None:
        self.sender = CanvasSender()
        self.widget = CanvasStack(count, layout, width=width, height=height, **self.sender.given)
        self._hidden: list[ipycanvas.Canvas] = []

    def __getitem__(self, layer: int) -> ipycanvas.Canvas:
        return self.widget[layer]

    def hidden(self, width: int, height: int) -> ipycanvas.Canvas:
        """Another canvas with the same sender, which is not displayed."""
        canvas = ipycanvas.Canvas(width=width, height=height, **self.sender.given)
        self._hidden.append(canvas)
        return canvas

    def resize(self, width: int, height: int) -> bool:
        """Resize all layers, which clears them; False if they have this size already."""
        if (width, height) == (self.widget.width, self.widget.height):
            return False
        with self.widget.hold_sync():  # both at once, or the page would jump
            self.widget.width, self.widget.height = width, height
        return True

    def close(self) -> None:
        """Free the canvases in the kernel and in the page."""
        for canvas in (*self.widget.canvases, *self._hidden, self.widget):
            with canvas.hold_sync():  # a page keeps the pixels of closed canvases for a while
                canvas.width = canvas.height = 1
            canvas.close()
        self.sender.close()
