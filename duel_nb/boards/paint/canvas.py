"""Paint a scene on an ipycanvas canvas.

Each change paints the whole board again: its areas are one command, its texts a few hundred. The
backing store has as many pixels as the page shows, at most two per logical pixel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from math import ceil
from typing import Any, Final

from ipywidgets import Layout

from duel_nb.boards.drawing.shapes import Drawn, Scene, SpriteAt
from duel_nb.boards.paint import commands
from duel_nb.boards.paint.private_names import Command, OwnCanvas
from duel_nb.kernel import LanguageLock, later, locked
from duel_nb.page.elements import Mount

_SMALL: Final = 0.25
"""Device pixels per logical pixel of a board that is out of sight. Heights are multiples of four
logical pixels: but for a rounded width, the aspect ratio stays the same."""


class CanvasPainter:
    """One board on a canvas.

    Args:
        on_error: called with exceptions raised in callbacks of the canvas, which ipycanvas would
            swallow. Without it they are raised.
        lock: held during every operation, see `lock`; a new one by default.

    Attributes:
        element: the canvas in the page.
    """

    def __init__(
        self,
        *,
        on_error: Callable[[BaseException], None] | None = None,
        lock: LanguageLock | None = None,
    ) -> None:
        self.lock = lock or LanguageLock()
        self._scene: Scene | None = None
        self._marks: tuple[Drawn, ...] = ()
        self._painted: object = None
        self._on_error = on_error
        self._closed = self._small = False
        self._first_paint = self._redraw_after = False
        self._scale, self._tall = 1.0, 0.0
        layout = Layout(width="100%", height="auto", margin="0")
        self._canvas = OwnCanvas(width=1, height=1, layout=layout)
        self._canvas.on_client_ready(self._guarded(self._client_ready))
        self.element = Mount(self._canvas, "duel-canvas")

    @property
    def scene(self) -> Scene | None:
        """The scene drawn last."""
        return self._scene

    @locked
    def draw(
        self, scene: Scene, marks: Iterable[Drawn] = (), tall: float = 0.0, scale: float = 1.0
    ) -> None:
        """Show `scene` with `marks` over it.

        Args:
            scene: the board.
            marks: painted over it.
            tall: the least height of the canvas, in logical pixels. It grows but does not shrink
                again, so that it is not cleared when a board grows.
            scale: device pixels per logical pixel.
        """
        if self._scene is not None and self._scene.width != scene.width:
            self._tall = 0.0
        self._tall = 4 * ceil(max(scene.height, tall, self._tall) / 4)
        self._scene, self._marks, self._scale = scene, tuple(marks), scale
        self.element.style = {"aspect-ratio": f"{scene.width:.0f} / {scene.height:.0f}"}
        self._paint()

    @locked
    def show(self, seen: bool) -> None:
        """Shrink the canvas when it is out of sight, and paint it again when it is seen again."""
        if seen == self._small:
            self._small = not seen
            self._paint()

    @locked
    def close(self) -> None:
        """Free the canvas in the kernel and in the page. May be called twice."""
        if not self._closed:
            self._closed = True
            self._canvas.close()

    # -- events ---------------------------------------------------------------------------------

    def _guarded(self, call: Callable[..., None]) -> Callable[..., None]:
        """`call`, with its exceptions passed to `on_error`: ipycanvas would lose them."""

        def guarded(*args: Any) -> None:
            with self.lock:
                if self._closed:
                    return
                try:
                    call(*args)
                except Exception as error:
                    if self._on_error is None:
                        raise
                    self._on_error(error)

        return guarded

    def _client_ready(self) -> None:
        """Client ready: first view or reload.

        The two look the same, and painting again would delay the first view: within a second of
        the first paint the redraw is postponed.
        """
        if self._first_paint:
            self._redraw_after = True
        else:
            self._redraw()

    def _redraw(self) -> None:
        self._small = False
        self._painted = None
        self._paint()

    def _first_paint_done(self) -> None:
        """Do the redraw that was postponed until the first paint was visible."""
        redraw, self._redraw_after, self._first_paint = self._redraw_after, False, False
        if redraw:
            self._redraw()

    # -- drawing --------------------------------------------------------------------------------

    def _paint(self) -> None:
        """Paint the board if anything changed."""
        scene = self._scene
        if self._closed or scene is None:
            return
        scale = _SMALL if self._small else self._scale
        width, height = round(scene.width * scale), round(self._tall * scale)
        wanted = (scene.items, self._marks, width, height)
        if self._painted == wanted:
            return
        first, self._painted = self._painted is None, None  # until all of it is sent
        with self._canvas.hold_sync():  # both at once, or the page would jump
            self._canvas.width, self._canvas.height = width, height
        if not self._small:
            # nothing is sent before everything that can fail here has run
            self._canvas.paint([*self._commands(scene, scale)])
        self._painted = wanted
        if first and not self._first_paint:
            self._first_paint = later(self._guarded(self._first_paint_done))

    def _commands(self, scene: Scene, scale: float) -> Iterable[Command]:
        canvas = self._canvas
        yield from commands.scaled(canvas, scale)
        yield partial(setattr, canvas, "fill_style", scene.background)
        yield partial(canvas.fill_rect, *commands.units(0, 0, scene.width, self._tall))
        for level in (*scene.levels(), *Scene(scene.width, self._tall, self._marks).levels()):
            yield from commands.areas(canvas, level.areas)
            sprites = [item for item in level.areas if isinstance(item, SpriteAt)]
            yield from commands.texts(canvas, sprites, level.texts)
