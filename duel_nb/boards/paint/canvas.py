"""Paint a scene on an ipycanvas widget, and map clicks on it to hit ids.

The base layer has the board, the next one trays and marks, the top one the selection. Changed
layers are redrawn completely, from a sheet of cached sprites. The backing store has two device
pixels per logical pixel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import Any, Final

from ipywidgets import Layout, VBox

from duel_nb.boards.drawing.shapes import Drawn, Scene, SpriteAt
from duel_nb.boards.paint import commands
from duel_nb.boards.paint.commands import BACKING
from duel_nb.boards.paint.layers import Layers
from duel_nb.boards.paint.private_names import Command, with_classes
from duel_nb.boards.paint.sprite_sheet import SpriteSheet
from duel_nb.boards.scene import frame
from duel_nb.kernel import LanguageLock, later, locked

_BASE, _MARKS, _TOP = 0, 1, 2
_BLANK: Final = (None, (), ())
"""The items on each layer of a new canvas: none, and no background either."""
_SHRINK: Final = 4
"""A board that is out of sight has a canvas this many times narrower and lower. Heights are even
numbers of logical pixels: the aspect ratio stays the same, and the page does not move."""

ClickCallback = Callable[[str | None, float, float], None]
"""Called with the hit id (None for an empty place) and the logical x and y of the click."""
LeaveCallback = Callable[[str], None]
"""Called with "next", "previous" or "escape" when a key leaves the canvas."""


class CanvasPainter:
    """One board on three canvas layers.

    Args:
        width: logical width of the boards to show; the canvas shrinks to fit the page.
        height: logical height of the first board; a canvas taller than its board is clipped.
        on_error: called with exceptions raised in callbacks of the canvas, which ipycanvas would
            swallow. Without it they are raised.
        lock: held during every operation, see `lock`; a new one by default.
    """

    def __init__(
        self,
        width: float,
        height: float,
        *,
        on_error: Callable[[BaseException], None] | None = None,
        lock: LanguageLock | None = None,
    ) -> None:
        self.lock = lock or LanguageLock()
        self._scene: Scene | None = None
        self._painted: list[tuple[Drawn, ...] | None] = [*_BLANK]
        self._marks: tuple[Drawn, ...] = ()
        self._highlight: tuple[Drawn, ...] = ()
        self._clicks: list[ClickCallback] = []
        self._leaves: list[LeaveCallback] = []
        self._on_error = on_error
        self._closed = self._shrunk = False
        self._first_paint = self._redraw_after = False
        self._tall = 0.0
        self._layers = Layers(
            len(_BLANK),
            round(width * BACKING),
            round(height * BACKING),
            Layout(width="100%", height="auto", margin="0"),
        )
        self._widget: VBox = with_classes(
            VBox,
            ["duel-canvas"],
            children=[self._layers.widget],
            layout=Layout(width="100%", max_width=f"{round(width)}px", overflow="hidden"),
        )
        self._sheet = SpriteSheet(self._layers.hidden)
        top = self._layers[_TOP]
        top.on_client_ready(self._guarded(self._client_ready))
        top.on_mouse_down(self._guarded(self._pressed))
        top.on_touch_start(self._guarded(self._touched))
        top.on_key_down(self._guarded(self._key))

    @property
    def widget(self) -> VBox:
        """The widget to show: its child is the canvas."""
        return self._widget

    @property
    def scene(self) -> Scene | None:
        """The scene drawn last."""
        return self._scene

    @locked
    def draw(
        self,
        scene: Scene,
        highlight: Iterable[Drawn] = (),
        marks: Iterable[Drawn] = (),
        tall: float = 0.0,
    ) -> None:
        """Show `scene`, with `marks` on the layer above it and `highlight` on the top layer.

        The canvas gets the scene's width and the largest height so far, at least `tall`, so that
        the page does not jump when a board grows.
        """
        was, self._scene = self._scene, scene
        if was is not None and (was.width, was.background) != (scene.width, scene.background):
            self._tall = 0.0
            self._painted = [*_BLANK]
            self._sheet.forget()  # its sprites have another size or palette
        self._tall = max(scene.height, tall, self._tall)
        self._highlight, self._marks = tuple(highlight), tuple(marks)
        self._resize()
        self._paint()

    @locked
    def show(self, seen: bool) -> None:
        """Shrink the canvas when it is out of sight, and redraw it when it is seen again."""
        if seen != self._shrunk or self._closed:
            return
        self._shrunk = not seen
        if self._shrunk:
            self._sheet.shrink()
        self._resize()
        self._paint()

    @locked
    def highlight(self, items: Iterable[Drawn]) -> None:
        """Show `items` on the top layer instead of the previous highlight."""
        self._highlight = tuple(items)
        self._paint()

    def on_click(self, callback: ClickCallback) -> None:
        """Call `callback(hit, x, y)` for each press of a mouse button or finger."""
        self._clicks.append(callback)

    def on_leave(self, callback: LeaveCallback) -> None:
        """Call `callback("next" | "previous" | "escape")` for Tab, Shift+Tab and Escape.

        A canvas swallows every key, so the owner of the buttons has to move the focus.
        """
        self._leaves.append(callback)

    @locked
    def close(self) -> None:
        """Free the widgets of this board in the kernel and in the page. May be called twice."""
        if self._closed:
            return
        self._closed = True
        self._clicks.clear()
        self._leaves.clear()
        self._layers.close()
        self._widget.close()

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

    def _resize(self) -> None:
        """Set the size of the canvas; a shrunk one keeps its aspect ratio."""
        if self._scene is None:
            return
        wide = self._scene.width
        scale = BACKING / _SHRINK if self._shrunk else BACKING
        size = round(wide * scale), round(self._tall * scale)
        if self._layers.resize(*size):
            self._painted = [*_BLANK]
        self._widget.layout.max_width = f"{round(wide)}px"
        # as a percentage of the width, because the canvas scales with the page
        unused = (self._tall - self._scene.height) / wide
        self._layers.widget.layout.margin = f"0 0 {-unused:.4%} 0" if unused else "0"

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
        self._shrunk = False
        self._resize()
        self._layers.sender.reset()
        self._painted = [*_BLANK]
        self._sheet.forget()
        self._paint()

    def _pressed(self, x: float, y: float) -> None:
        logical = x / BACKING, y / BACKING
        hit = None if self._scene is None else self._scene.hit(*logical)
        for callback in tuple(self._clicks):
            callback(hit, *logical)

    def _touched(self, touches: Sequence[tuple[float, float]]) -> None:
        if len(touches) == 1:
            self._pressed(*touches[0])

    def _key(self, key: str, shift: bool, ctrl: bool, meta: bool) -> None:
        way = {"Tab": "previous" if shift else "next", "Escape": "escape"}.get(key)
        if way is not None:
            for callback in tuple(self._leaves):
                callback(way)

    # -- drawing --------------------------------------------------------------------------------

    def _paint(self) -> None:
        """Paint the layers that changed."""
        if self._closed or self._shrunk or self._scene is None:
            return
        # trays have a layer above the board: opening one does not redraw the structure
        board, tray = self._scene.cut(frame.TRAY)
        above = (tray + self._marks, self._highlight)
        over = [Scene(board.width, self._tall, items) for items in above]
        scenes = {
            layer: scene
            for layer, scene in enumerate((board, *over))
            if scene.items != self._painted[layer]
        }
        # the first paint does without the sheet, to be visible sooner
        first = self._painted[_BASE] is None
        items = () if first else (item for scene in scenes.values() for item in scene.items)
        found = self._sheet.add(item.sprite for item in items if isinstance(item, SpriteAt))
        for layer, scene in scenes.items():
            found += self._layer(layer, scene)
        # nothing is sent before everything that can fail here has run
        try:
            self._layers.sender.send(found)
        except BaseException:
            self._painted = [None] * len(_BLANK)
            self._sheet.forget()
            raise
        for layer, scene in scenes.items():
            self._painted[layer] = scene.items
        if first and not self._first_paint:
            self._first_paint = later(self._guarded(self._first_paint_done))

    def _first_paint_done(self) -> None:
        """Do the redraw that was postponed until the first paint was visible."""
        redraw, self._redraw_after, self._first_paint = self._redraw_after, False, False
        if redraw:
            self._redraw()

    def _layer(self, layer: int, scene: Scene) -> list[Command]:
        """The commands that paint a layer."""
        canvas = self._layers[layer]
        whole = commands.units(0, 0, scene.width, self._tall)
        found = commands.scaled(canvas)
        if layer == _BASE:
            found.append(partial(setattr, canvas, "fill_style", scene.background))
            found.append(partial(canvas.fill_rect, *whole))
        else:
            found.append(partial(canvas.clear_rect, *whole))
        for level in scene.levels():
            with_texts: list[SpriteAt] = []
            for on_sheet, run in groupby(level.areas, self._is_on_sheet):
                items = [*run]
                sprites = [item for item in items if isinstance(item, SpriteAt)]
                if on_sheet:
                    found += self._sheet.copies(canvas, sprites)
                else:
                    found += commands.areas(canvas, items)
                    with_texts += sprites
            found += commands.texts(canvas, with_texts, level.texts)
        return found

    def _is_on_sheet(self, item: Drawn) -> bool:
        return isinstance(item, SpriteAt) and item.sprite in self._sheet
