"""Paint a scene on an ipycanvas widget, and turn clicks on it back into meanings.

The base layer carries the board, the layer above it trays and marks, the top one the selection. A
layer that changed is painted whole, from sprites that were painted once on a sheet of their own.
The board is backed at two device pixels per logical pixel.
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
from duel_nb.boards.paint.delay import later
from duel_nb.boards.paint.layers import Layers
from duel_nb.boards.paint.lock import SpeakingLock, in_turn
from duel_nb.boards.paint.private_names import Command, with_classes
from duel_nb.boards.paint.sprite_sheet import SpriteSheet
from duel_nb.boards.scene import frame

_BASE, _MARKS, _TOP = 0, 1, 2
_BLANK: Final = (None, (), ())
"""What the layers of a new canvas show: nothing, not even a background."""
_REST: Final = 4
"""A board that nobody sees has so many times fewer pixels across and down. Heights are even numbers
of logical pixels, so that its shape is the same and the page does not move."""

ClickCallback = Callable[[str | None, float, float], None]
"""Called with the hit id (None for an empty place) and the logical x and y of the click."""
LeaveCallback = Callable[[str], None]
"""Called with "next", "previous" or "escape" when a key leaves the canvas."""


class CanvasPainter:
    """One board on three canvas layers.

    Args:
        width: logical width of the boards it will show; the canvas shrinks to the room it gets.
        height: logical height of the first one; of a canvas that is taller than the board on it,
            the lower part is not shown.
        on_error: called with an exception raised inside a callback of the canvas, which ipycanvas
            would otherwise swallow. Without it the exception is raised as it is.
        turn: held while anything is done with the board, see `lock`; its own by default.
    """

    def __init__(
        self,
        width: float,
        height: float,
        *,
        on_error: Callable[[BaseException], None] | None = None,
        turn: SpeakingLock | None = None,
    ) -> None:
        self.turn = turn or SpeakingLock()
        self._scene: Scene | None = None
        self._painted: list[tuple[Drawn, ...] | None] = [*_BLANK]
        self._marks: tuple[Drawn, ...] = ()
        self._highlight: tuple[Drawn, ...] = ()
        self._clicks: list[ClickCallback] = []
        self._leaves: list[LeaveCallback] = []
        self._on_error = on_error
        self._closed = self._resting = False
        self._waiting = self._asked = False
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
        top.on_client_ready(self._guarded(self._ask))
        top.on_mouse_down(self._guarded(self._pressed))
        top.on_touch_start(self._guarded(self._touched))
        top.on_key_down(self._guarded(self._key))

    @property
    def widget(self) -> VBox:
        """The widget to show: its child is the canvas."""
        return self._widget

    @property
    def height(self) -> float:
        """Logical height of the canvas; the board on it may be less tall."""
        return self._tall

    @property
    def scene(self) -> Scene | None:
        """The scene drawn last."""
        return self._scene

    @in_turn
    def draw(
        self,
        scene: Scene,
        highlight: Iterable[Drawn] = (),
        marks: Iterable[Drawn] = (),
        tall: float = 0.0,
    ) -> None:
        """Show `scene`, with `marks` on the layer above it and `highlight` on the top layer.

        The canvas takes the scene's width and is as tall as the tallest so far, at least `tall`:
        a board that grows does not make the page jump.
        """
        was, self._scene = self._scene, scene
        if was is not None and (was.width, was.background) != (scene.width, scene.background):
            self._tall = 0.0
            self._painted = [*_BLANK]
            self._sheet.forget()  # nothing on it looks as it does on this board
        self._tall = max(scene.height, tall, self._tall)
        self._highlight, self._marks = tuple(highlight), tuple(marks)
        self._resize()
        self._paint()

    @in_turn
    def show(self, seen: bool) -> None:
        """Paint the board again, or let go of its pixels while nobody sees it."""
        if seen != self._resting or self._closed:
            return
        self._resting = not seen
        if self._resting:
            self._sheet.rest()
        self._resize()
        self._paint()

    @in_turn
    def highlight(self, items: Iterable[Drawn]) -> None:
        """Show `items` on the top layer, in place of what was highlighted before."""
        self._highlight = tuple(items)
        self._paint()

    def on_click(self, callback: ClickCallback) -> None:
        """Call `callback(hit, x, y)` for each press of a mouse button or finger."""
        self._clicks.append(callback)

    def on_leave(self, callback: LeaveCallback) -> None:
        """Call `callback("next" | "previous" | "escape")` for Tab, Shift+Tab and Escape.

        A canvas swallows every key, so whoever owns the buttons has to move the focus.
        """
        self._leaves.append(callback)

    @in_turn
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
        """`call`, with its exceptions handed to `on_error`: ipycanvas would lose them."""

        def guarded(*args: Any) -> None:
            with self.turn:
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
        """Give the canvas its size, or one of its shape that takes little memory."""
        if self._scene is None:
            return
        wide = self._scene.width
        scale = BACKING / _REST if self._resting else BACKING
        size = round(wide * scale), round(self._tall * scale)
        if self._layers.resize(*size):
            self._painted = [*_BLANK]
        self._widget.layout.max_width = f"{round(wide)}px"
        # a part of the width, because the canvas shrinks to the room it gets
        unused = (self._tall - self._scene.height) / wide
        self._layers.widget.layout.margin = f"0 0 {-unused:.4%} 0" if unused else "0"

    def _ask(self) -> None:
        """A page can be painted on: loaded again, or a new one, to which the board is under way.

        Nobody can tell them apart, and a second painting would keep a page from showing the first
        one: a board that was sent just now is sent again with what follows it.
        """
        if self._waiting:
            self._asked = True
        else:
            self._redraw()

    def _redraw(self) -> None:
        self._resting = False
        self._resize()
        self._layers.begin_anew()
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
        if self._closed or self._resting or self._scene is None:
            return
        # a tray that comes and goes over the structure must not have the structure painted again
        board, tray = self._scene.cut(frame.TRAY)
        above = (tray + self._marks, self._highlight)
        over = [Scene(board.width, self._tall, items) for items in above]
        scenes = {
            layer: scene
            for layer, scene in enumerate((board, *over))
            if scene.items != self._painted[layer]
        }
        # the first time a board is painted without the sheet: it is seen sooner
        first = self._painted[_BASE] is None
        items = () if first else (item for scene in scenes.values() for item in scene.items)
        found = self._sheet.painted(item.sprite for item in items if isinstance(item, SpriteAt))
        for layer, scene in scenes.items():
            found += self._layer(layer, scene)
        # everything that can fail on our side has run: only now is anything sent, all or nothing
        try:
            self._layers.send(found)
        except BaseException:
            self._painted = [None] * len(_BLANK)
            self._sheet.forget()
            raise
        for layer, scene in scenes.items():
            self._painted[layer] = scene.items
        if first and not self._waiting:
            self._waiting = later(self._guarded(self._was_seen))

    def _was_seen(self) -> None:
        """A first board has been seen, or a page asked for it meanwhile."""
        asked, self._asked, self._waiting = self._asked, False, False
        if asked:
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
            worded: list[SpriteAt] = []
            for on_sheet, run in groupby(level.areas, self._is_on_sheet):
                items = [*run]
                sprites = [item for item in items if isinstance(item, SpriteAt)]
                if on_sheet:
                    found += self._sheet.copies(canvas, sprites)
                else:
                    found += commands.areas(canvas, items)
                    worded += sprites
            found += commands.texts(canvas, worded, level.texts)
        return found

    def _is_on_sheet(self, item: Drawn) -> bool:
        return isinstance(item, SpriteAt) and item.sprite in self._sheet
