"""All private names of ipycanvas that the boards depend on.

A test looks for each of them in the library, and for others in the package.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

import ipycanvas
from ipycanvas.canvas import _CanvasManager

Command: TypeAlias = Callable[[], None]
"""One draw command, ready to be called."""


class OwnCanvas(ipycanvas.Canvas):  # type: ignore[misc]
    """A canvas that shares its sender with no other board.

    A command that fails in the page stops all canvases of its sender.
    """

    def __init__(self, **settings: object) -> None:
        super().__init__(_canvas_manager=_CanvasManager(), **settings)

    def paint(self, commands: Iterable[Command]) -> None:
        """Send commands to the page in one message; none if one of them raises.

        Each message names the canvas: a page that was loaded again does not know the current one.
        """
        manager = self._canvas_manager
        manager._caching, manager._current_canvas = True, None
        try:
            for command in commands:
                command()
            manager.flush()
        except BaseException:
            manager._commands_cache, manager._buffers_cache = [], []
            raise
        finally:
            manager._caching = False

    def close(self) -> None:
        """Free the canvas and its sender in the kernel and in the page."""
        with self.hold_sync():  # a page keeps the pixels of closed canvases for a while
            self.width = self.height = 1
        super().close()
        self._canvas_manager.close()
