"""Paint a scene on an ipycanvas widget, and turn clicks on it back into meanings.

The base layer carries the board, the layer above it trays and marks, the top one the selection, so
that selecting a card does not send the board again. Each painter owns a private canvas manager: a
mistake in one board then cannot stop the drawing of another. The board is backed at two device
pixels per logical pixel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from threading import RLock
from typing import Any, Final

import ipycanvas
from ipycanvas.canvas import _CanvasManager
from ipywidgets import Layout, VBox

from duel_nb.boards import frame, wire
from duel_nb.boards.batches import Places, batches
from duel_nb.boards.changes import Change, Shift, changed
from duel_nb.boards.display import Box, Drawn, Group, Scene, Sprite
from duel_nb.boards.kit import short_name
from duel_nb.boards.sheet import Sheet
from duel_nb.boards.soon import soon
from duel_nb.boards.traces import within
from duel_nb.boards.turns import in_turn
from duel_nb.boards.wire import BACKING, Job

_BASE, _MARKS, _TOP = 0, 1, 2
_REST: Final = 4
"""A board that nobody sees has so many times fewer pixels across and down. Heights are even numbers
of logical pixels, so that its shape is the same and the page does not move."""

_ROOM: Final = 7_500
"""A message with a change of the board is filled up to so many bytes with what will be needed."""
_LESS_ROOM: Final = 6_500
"""The same for a message with a selection."""
_TO_SHEET: Final = 300
"""About how many bytes it takes to paint on the sheet at all, whatever is painted."""

ClickCallback = Callable[[str | None, float, float], None]
"""Called with the hit id (None for an empty place) and the logical x and y of the click."""
LeaveCallback = Callable[[str], None]
"""Called with "next", "previous" or "escape" when a key leaves the canvas."""


class _Manager(_CanvasManager):  # type: ignore[misc]
    """The sender of draw commands, which leaves out what the page takes for granted anyway."""

    def send_command(self, canvas: object, command: Any, buffers: Sequence[Any] = ()) -> None:
        """Send or keep a command [name, arguments, number of buffers]; the last may be missing."""
        name, *more = command
        while more and not more[-1]:
            more.pop()
        super().send_command(canvas, [name, *more], list(buffers))


class _Layers(ipycanvas.MultiCanvas):  # type: ignore[misc]
    """Canvases laid one over another that have their size and their sender from the beginning.

    Those that ipycanvas makes itself are told all that by messages of their own.
    """

    def __init__(self, manager: _Manager, width: int, height: int, layout: Layout) -> None:
        alike: dict[str, Any] = {"_canvas_manager": manager, "width": width, "height": height}
        unseen = Layout()
        layers = [
            ipycanvas.Canvas(layout=unseen, model_id=short_name(4), **alike)
            for _ in (_BASE, _MARKS, _TOP)
        ]
        super(ipycanvas.MultiCanvas, self).__init__(_canvases=layers, layout=layout, **alike)
        self.on_msg(layers[_TOP]._handle_frontend_event)  # what happens to the page's one canvas


class CanvasPainter:
    """One board on three canvas layers.

    Args:
        width: logical width of the boards it will show; the canvas shrinks to the room it gets.
        height: logical height of the first one; of a canvas that is taller than the board on it,
            the lower part is not shown.
        on_error: called with an exception raised inside a callback of the canvas, which ipycanvas
            would otherwise swallow. Without it the exception is raised as it is.
        on_seen: called when a first board has been seen and what it will need is sent.
        turn: held while anything is done with the board, see `turns`; its own by default.
    """

    def __init__(
        self,
        width: float,
        height: float,
        *,
        on_error: Callable[[BaseException], None] | None = None,
        on_seen: Callable[[], None] | None = None,
        turn: RLock | None = None,
    ) -> None:
        self.turn = turn or RLock()
        self._scene: Scene | None = None
        self._painted: Scene | None = None
        self._marks: tuple[Drawn, ...] = ()
        self._highlight: tuple[Drawn, ...] = ()
        self._coming: Iterable[Sprite] = ()
        self._clicks: list[ClickCallback] = []
        self._leaves: list[LeaveCallback] = []
        self._on_error, self._on_seen = on_error, on_seen
        self._closed = self._resting = False
        self._following = self._asked = False
        self._manager = _Manager()
        self._tall = 0.0
        self._canvas = _Layers(
            self._manager,
            round(width * BACKING),
            round(height * BACKING),
            Layout(width="100%", height="auto", margin="0"),
        )
        self._widget = VBox(
            children=[self._canvas],
            layout=Layout(width="100%", max_width=f"{round(width)}px", overflow="hidden"),
            _dom_classes=("duel-canvas",),
        )
        self._bare = {_MARKS, _TOP}
        self._sheet = Sheet(self._hidden)
        top = self._canvas[_TOP]
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
        coming: Iterable[Sprite] = (),
        tall: float = 0.0,
    ) -> None:
        """Show `scene`, with `marks` on the layer above it and `highlight` on the top layer.

        The canvas takes the scene's width and is as tall as the tallest so far, at least `tall`:
        a board grows on it without being painted again. Of a board that differs little from the
        one before, only the places that look different are sent, and as many of the sprites that
        will be needed soon (`coming`) as the message has room for. All of them follow a first one.
        """
        was, self._scene = self._scene, scene
        if was is not None and (was.width, was.background) != (scene.width, scene.background):
            self._tall = 0.0
            self._painted = None
            self._sheet.forget()  # nothing on it looks as it does on this board
        self._tall = max(scene.height, tall, self._tall)
        self._coming = coming
        self._highlight, self._marks = tuple(highlight), tuple(marks)
        self._resize()
        self._paint(base=True)

    @in_turn
    def expect(self, coming: Iterable[Sprite]) -> None:
        """Send sprites that will be needed once the page has shown what is under way, all of them.

        Of a first board that follows by itself.
        """
        self._coming = coming
        self._later()

    @in_turn
    def show(self, seen: bool) -> None:
        """Paint the board again, or let go of its pixels while nobody sees it."""
        if seen != self._resting or self._closed:
            return
        self._resting = not seen
        if self._resting:
            self._sheet.rest()
        self._resize()
        self._paint(base=True)

    @in_turn
    def highlight(self, items: Iterable[Drawn]) -> None:
        """Show `items` on the top layer, in place of what was highlighted before."""
        self._highlight = tuple(items)
        self._paint(base=False)

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
        self._sheet.rest()
        self._sheet.close()
        for canvas in (*self._canvas._canvases, self._canvas):
            with canvas.hold_sync():  # a page keeps the pixels of what is closed for a while
                canvas.width = canvas.height = 1
            canvas.close()
        self._widget.close()
        self._manager.close()

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
        if size != (self._canvas.width, self._canvas.height):
            with self._canvas.hold_sync():  # or the page would jump between the two
                self._canvas.width, self._canvas.height = size
            self._painted = None
            self._bare = {_MARKS, _TOP}
        self._widget.layout.max_width = f"{round(wide)}px"
        # a part of the width, because the canvas shrinks to the room it gets
        unused = (self._tall - self._scene.height) / wide
        self._canvas.layout.margin = f"0 0 {-unused:.4%} 0" if unused else "0"

    def _ask(self) -> None:
        """A page can be painted on: loaded again, or a new one, to which the board is under way.

        Nobody can tell them apart, and a second painting would keep a page from showing the first
        one: a board that was sent just now is sent again with what follows it.
        """
        if self._following:
            self._asked = True
        else:
            self._redraw()

    def _redraw(self) -> None:
        self._resting = False
        self._resize()
        # a page that was loaded again knows nothing of the canvas that was current before
        self._manager._current_canvas = None
        self._painted = None
        self._bare.clear()
        self._sheet.forget()
        self._paint(base=True)

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

    def _hidden(self, **settings: Any) -> ipycanvas.Canvas:
        """A canvas that belongs to this board and is not shown."""
        made = ipycanvas.Canvas(**settings)
        made._canvas_manager = self._manager
        return made

    def _paint(self, *, base: bool) -> None:
        if self._closed or self._resting or self._scene is None:
            return
        width, height = self._scene.width, self._tall
        parts: list[_Part] = []
        # a tray that comes and goes over the structure must not have the structure sent again
        board, tray = self._scene.cut(frame.TRAY)
        # the first time a board is painted without the sheet: it is seen sooner
        first = self._painted is None and self._sheet.empty
        if base:
            over = Scene(width, height, (*tray, *self._marks))
            parts += self._board(self._canvas[_BASE], board)
            parts += self._above(_MARKS, over)
            self._painted = None
        parts += self._above(_TOP, Scene(width, height, self._highlight))
        jobs = self._jobs(parts, over_sheet=not first)
        # everything that can fail on our side has run: only now is anything sent, all or nothing
        if first:
            self._send(jobs)
            self._later()
        else:
            self._send(jobs, _ROOM if base else _LESS_ROOM)
        if base:
            self._painted = board

    def _later(self) -> None:
        """Send what will be needed once the board has been seen."""
        if not self._following:
            self._following = soon(self._guarded(self._follow))

    def _follow(self) -> None:
        """Send what a first board will need, or the board to a page that asked meanwhile."""
        asked, self._asked, self._following = self._asked, False, False
        if asked:
            self._redraw()
        else:
            self._send((), inf)
            if self._on_seen is not None:
                self._on_seen()

    def _send(self, jobs: Iterable[Job], most: float = 0) -> None:
        """Do the jobs as one message, filled up to so many bytes with what will be needed soon."""
        manager = self._manager
        manager._caching = True
        sent = False
        try:
            for job in jobs:
                job()
            for job in self._ahead(most - _size(manager) - _TO_SHEET):
                job()
            manager.flush()
            sent = True
        finally:
            manager._caching = False
            if not sent:
                manager._commands_cache, manager._buffers_cache = [], []
                manager._current_canvas = None
                self._sheet.forget()

    def _ahead(self, most: float) -> list[Job]:
        """The jobs that paint what will be needed soon on the sheet, in so many bytes at most."""
        if most <= 0 or self._scene is None or self._resting:
            return []
        self._coming = tuple(self._coming)
        if not self._coming:
            return []
        needed = (*self._shown(), *self._coming)
        return self._sheet.painted(self._sheet.missing(needed, most), kept=needed)

    def _shown(self) -> list[Sprite]:
        """What the board shows now: it is painted again when something beside it changes."""
        items = () if self._scene is None else self._scene.items
        return [item.sprite for item in items if isinstance(item, Group)]

    def _board(self, canvas: ipycanvas.Canvas, scene: Scene) -> list[_Part]:
        """What brings the base layer from what is painted there to a scene."""
        change = None if self._painted is None else changed(self._painted, scene)
        if change is None:
            return [_Part(canvas, scene, scene.background)]
        part = within(scene, change.boxes)
        return [_Part(canvas, part, scene.background, change)] if change.boxes else []

    def _above(self, layer: int, scene: Scene) -> list[_Part]:
        """What a layer above the base shows.

        One that has shown nothing yet is left alone: with the first command the page gives it
        memory for all its pixels, which takes as long as to paint a board.
        """
        if layer in self._bare and not scene.items:
            return []
        self._bare.discard(layer)
        return [_Part(self._canvas[layer], scene)]

    def _jobs(self, parts: Iterable[_Part], *, over_sheet: bool) -> list[Job]:
        """The jobs that paint some layers; `over_sheet` they take sprites from there."""
        copies = {
            part.canvas: self._sheet.copied(part.groups, part.boxes) if over_sheet else ()
            for part in parts
        }
        sprites = [group.sprite for groups in copies.values() for group in groups]
        jobs = self._sheet.painted(sprites, kept=self._shown())
        for part in parts:
            jobs += self._layer(part, copies[part.canvas])
        return jobs

    def _layer(self, part: _Part, copied: Iterable[Group]) -> list[Job]:
        """The jobs that paint one layer, with copies of some sprites if the sheet has them."""
        canvas = part.canvas
        whole = 0, 0, *_device(part.scene.width, self._tall)
        jobs: list[Job] = [canvas.reset_transform]
        if part.change is not None:
            jobs += _moves(canvas, part.change.shift) + _clip(canvas, part.change.boxes)
        if part.background is None:
            jobs.append(partial(canvas.clear_rect, *whole))
        else:
            jobs.append(partial(setattr, canvas, "fill_style", part.background))
            jobs.append(partial(canvas.fill_rect, *whole))
        jobs.append(wire.scale(canvas))
        on_sheet = {id(group) for group in copied if group.sprite in self._sheet}
        pen: dict[str, object] = {}
        for batch in batches(part.scene.levels(), lambda group: id(group) in on_sheet, part.boxes):
            jobs += wire.rings(canvas, batch.rings, pen)
            jobs += wire.areas(canvas, batch.areas, part.boxes)
            jobs += self._sheet.copies(canvas, batch.copies)
            jobs += wire.texts(canvas, batch.worded, batch.texts, part.boxes)
        return jobs if part.change is None else [*jobs, canvas.restore]


@dataclass(frozen=True, slots=True)
class _Part:
    """What is painted on one layer.

    Attributes:
        canvas: the layer.
        scene: everything that is painted.
        background: the colour below it; None for a layer through which one sees.
        change: where it is painted, and what moves before; None for everywhere.
    """

    canvas: ipycanvas.Canvas
    scene: Scene
    background: str | None = None
    change: Change | None = None

    @property
    def boxes(self) -> Places:
        """Where something may be seen."""
        return None if self.change is None else self.change.boxes

    @property
    def groups(self) -> list[Group]:
        """The sprites."""
        return [item for item in self.scene.items if isinstance(item, Group)]


def _moves(canvas: ipycanvas.Canvas, shift: Shift | None) -> list[Job]:
    """The jobs that copy a part of a canvas to another place on it."""
    if shift is None:
        return []
    copy = partial(canvas.draw_image, canvas, *_device(*shift.way))
    return [*_clip(canvas, [shift.target]), copy, canvas.restore]


def _clip(canvas: ipycanvas.Canvas, boxes: Iterable[Box]) -> list[Job]:
    """The jobs after which only what lies in the boxes is painted, until `restore`."""
    rects = [partial(canvas.rect, *_device(*box)) for box in boxes]
    return [canvas.save, canvas.begin_path, *rects, canvas.clip]


def _device(*numbers: float) -> list[int]:
    """Logical pixels as pixels of the canvas; whole numbers take fewer bytes."""
    return [round(number * BACKING) for number in numbers]


def _size(manager: _CanvasManager) -> int:
    """About how many bytes the commands take that wait to be sent."""
    buffers: list[memoryview] = manager._buffers_cache
    return 25 * len(manager._commands_cache) + sum(part.nbytes for part in buffers)
