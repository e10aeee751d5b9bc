"""Paint a scene on an ipycanvas widget, and turn clicks on it back into meanings.

The base layer carries the board, the layer above it trays and marks, the top one the selection, so
that selecting a card does not send the board again. Each painter owns a private canvas manager: a
mistake in one board then cannot stop the drawing of another. The board is backed at two device
pixels per logical pixel. Points are sent as whole quarter pixels in binary, all areas of a level
in one command.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import ipycanvas
import ipywidgets
import numpy as np
import numpy.typing as npt
from ipycanvas.canvas import _CanvasManager

from duel_nb.boards import frame
from duel_nb.boards.changes import changed, seen_in, within
from duel_nb.boards.display import (
    Box,
    Drawn,
    Fill,
    Group,
    Level,
    Scene,
    Sprite,
    Text,
    flatten,
    rgba,
)
from duel_nb.boards.theme import FONT_FAMILY

_BACKING: Final = 2
"""Device pixels per logical pixel of the backing store."""
_UNITS: Final = 4
"""Steps per logical pixel in which points are sent."""
_SMOOTH: Final = 0.5
"""How far beyond its outline a smoothed edge may leave a trace, in logical pixels."""
_BASE, _MARKS, _TOP = 0, 1, 2

ClickCallback = Callable[[str | None, float, float], None]
"""Called with the hit id (None for an empty place) and the logical x and y of the click."""
LeaveCallback = Callable[[str], None]
"""Called with "next", "previous" or "escape" when a key leaves the canvas."""


class _Packed:
    """Filled polygons as arrays: points, points per polygon, colours, opacities, corners.

    The corners are left, top, right and bottom of each polygon, with room for smooth edges.
    """

    __slots__ = ("alphas", "colours", "corners", "counts", "points")

    def __init__(self, fills: Sequence[Fill]) -> None:
        flat = [number for fill in fills for point in fill.points for number in point]
        self.points: npt.NDArray[np.float32] = np.array(flat, np.float32).reshape(-1, 2)
        self.counts: npt.NDArray[np.uint16] = np.array([len(f.points) for f in fills], np.uint16)
        self.colours: npt.NDArray[np.uint8] = np.array(
            [f.colour[:3] for f in fills], np.uint8
        ).reshape(-1, 3)
        self.alphas: npt.NDArray[np.float32] = np.array(
            [f.colour[3] / 255 for f in fills], np.float32
        )
        if len(fills):
            starts = np.concatenate(([0], np.cumsum(self.counts[:-1], dtype=np.intp)))
            low = np.minimum.reduceat(self.points, starts) - _SMOOTH
            high = np.maximum.reduceat(self.points, starts) + _SMOOTH
            self.corners: npt.NDArray[np.float32] = np.hstack((low, high))

    def inside(self, boxes: Sequence[Box]) -> _Packed:
        """Only those polygons that can be seen in one of the boxes."""
        left, top, right, bottom = self.corners.T
        seen = np.zeros(len(self.counts), np.bool_)
        for x, y, width, height in boxes:
            seen |= (left < x + width) & (right > x) & (top < y + height) & (bottom > y)
        if seen.all():
            return self
        part = _Packed(())
        part.points = self.points[np.repeat(seen, self.counts)]
        part.counts, part.colours = self.counts[seen], self.colours[seen]
        part.alphas, part.corners = self.alphas[seen], self.corners[seen]
        return part


_PACKED: weakref.WeakKeyDictionary[Sprite, _Packed] = weakref.WeakKeyDictionary()


def _packed(sprite: Sprite) -> _Packed:
    found = _PACKED.get(sprite)
    if found is None:
        found = _PACKED[sprite] = _Packed(sprite.fills)
    return found


class CanvasPainter:
    """One board on three canvas layers.

    Args:
        width: logical width of the boards it will show; the canvas shrinks to the room it gets.
        height: logical height.
        on_error: called with an exception raised inside a callback of the canvas, which ipycanvas
            would otherwise swallow. Without it the exception is raised as it is.
    """

    def __init__(
        self,
        width: float,
        height: float,
        *,
        on_error: Callable[[BaseException], None] | None = None,
    ) -> None:
        self._scene: Scene | None = None
        self._painted: Scene | None = None
        self._marks: tuple[Drawn, ...] = ()
        self._highlight: tuple[Drawn, ...] = ()
        self._clicks: list[ClickCallback] = []
        self._leaves: list[LeaveCallback] = []
        self._on_error = on_error
        self._closed = False
        self._manager = _CanvasManager()
        self._widget = ipycanvas.MultiCanvas(
            3,
            width=round(width * _BACKING),
            height=round(height * _BACKING),
            layout=ipywidgets.Layout(width="100%", max_width=f"{round(width)}px", height="auto"),
        )
        self._widget._canvas_manager = self._manager
        for layer in self._widget._canvases:
            layer._canvas_manager = self._manager
        top = self._widget[_TOP]
        top.on_client_ready(self._guarded(self._redraw))
        top.on_mouse_down(self._guarded(self._pressed))
        top.on_touch_start(self._guarded(self._touched))
        top.on_key_down(self._guarded(self._key))

    @property
    def widget(self) -> ipycanvas.MultiCanvas:
        """The widget to show."""
        return self._widget

    @property
    def scene(self) -> Scene | None:
        """The scene drawn last."""
        return self._scene

    def draw(
        self, scene: Scene, highlight: Iterable[Drawn] = (), marks: Iterable[Drawn] = ()
    ) -> None:
        """Show `scene`, with `marks` on the layer above it and `highlight` on the top layer.

        The canvas takes the scene's size. Of a board that differs little from the one before,
        only the places that look different are sent.
        """
        self._scene = scene
        self._highlight, self._marks = tuple(highlight), tuple(marks)
        size = round(scene.width * _BACKING), round(scene.height * _BACKING)
        if size != (self._widget.width, self._widget.height):
            self._widget.width, self._widget.height = size
            self._widget.layout.max_width = f"{round(scene.width)}px"
            self._painted = None
        self._paint(base=True)

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

    def close(self) -> None:
        """Free the widgets of this board in the kernel and in the page. May be called twice."""
        if self._closed:
            return
        self._closed = True
        self._clicks.clear()
        self._leaves.clear()
        for layer in self._widget._canvases:
            layer.close()
        self._widget.close()
        self._manager.close()

    # -- events ---------------------------------------------------------------------------------

    def _guarded(self, call: Callable[..., None]) -> Callable[..., None]:
        """`call`, with its exceptions handed to `on_error`: ipycanvas would lose them."""

        def guarded(*args: Any) -> None:
            if self._closed:
                return
            try:
                call(*args)
            except Exception as error:
                if self._on_error is None:
                    raise
                self._on_error(error)

        return guarded

    def _redraw(self) -> None:
        # a page that was loaded again knows nothing of the canvas that was current before
        self._manager._current_canvas = None
        self._painted = None
        self._paint(base=True)

    def _pressed(self, x: float, y: float) -> None:
        logical = x / _BACKING, y / _BACKING
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

    def _paint(self, *, base: bool) -> None:
        if self._closed or self._scene is None:
            return
        width, height = self._scene.width, self._scene.height
        jobs: list[Callable[[], None]] = []
        # a tray that comes and goes over the structure must not have the structure sent again
        board, tray = self._scene.cut(frame.TRAY)
        if base:
            over = Scene(width, height, (*tray, *self._marks))
            jobs += self._board(self._widget[_BASE], board, self._painted)
            jobs += self._layer(self._widget[_MARKS], over, None)
            self._painted = None
        jobs += self._layer(self._widget[_TOP], Scene(width, height, self._highlight), None)
        # everything that can fail on our side has run: only now is anything sent, all or nothing
        manager = self._manager
        manager._caching = True
        sent = False
        try:
            for job in jobs:
                job()
            manager.flush()
            sent = True
        finally:
            manager._caching = False
            if not sent:
                manager._commands_cache, manager._buffers_cache = [], []
                manager._current_canvas = None
        if base:
            self._painted = board

    def _board(
        self, canvas: ipycanvas.Canvas, scene: Scene, painted: Scene | None
    ) -> list[Callable[[], None]]:
        """The jobs that bring the base layer from what is painted there to a scene."""
        boxes = None if painted is None else changed(painted, scene)
        if boxes is None:
            return self._layer(canvas, scene, scene.background)
        if not boxes:
            return []
        jobs: list[Callable[[], None]] = [canvas.save, canvas.reset_transform, canvas.begin_path]
        for x, y, width, height in boxes:
            # whole numbers take fewer bytes
            corner = tuple(round(number * _BACKING) for number in (x, y, width, height))
            jobs.append(lambda c=corner: canvas.rect(*c))  # type: ignore[misc]
        jobs.append(canvas.clip)
        jobs += self._layer(canvas, within(scene, boxes), scene.background, boxes)
        return [*jobs, canvas.restore]

    def _layer(
        self,
        canvas: ipycanvas.Canvas,
        scene: Scene,
        background: str | None,
        boxes: Sequence[Box] | None = None,
    ) -> list[Callable[[], None]]:
        jobs: list[Callable[[], None]] = [canvas.reset_transform]
        width, height = scene.width * _BACKING, scene.height * _BACKING
        if background is None:
            jobs.append(lambda: canvas.clear_rect(0, 0, width, height))
        else:
            jobs.append(lambda: setattr(canvas, "fill_style", background))
            jobs.append(lambda: canvas.fill_rect(0, 0, width, height))
        jobs.append(lambda: canvas.scale(_BACKING / _UNITS))
        for level in scene.levels():
            areas = _areas(level, boxes)
            if areas is not None:
                points, counts, colours, alphas = areas
                jobs.append(
                    lambda p=points, n=counts, c=colours, a=alphas: canvas.fill_styled_polygons(  # type: ignore[misc]
                        p, c, a, n
                    )
                )
            jobs += _texts(canvas, level, boxes)
        return jobs


def _areas(
    level: Level,
    boxes: Sequence[Box] | None,
) -> (
    tuple[
        npt.NDArray[np.int16],
        npt.NDArray[np.uint16] | npt.NDArray[np.uint8],
        npt.NDArray[np.uint8],
        float | npt.NDArray[np.float32],
    ]
    | None
):
    """Every area of a level as arrays for one command, or None if it has none.

    They are the points, the points per area, the colours and the opacities. Of sprites only what
    can be seen in one of the boxes.
    """
    parts: list[_Packed] = []
    points: list[npt.NDArray[np.float32]] = []
    loose: list[Fill] = []

    def close_loose() -> None:
        if loose:
            part = _Packed(loose)
            parts.append(part)
            points.append(part.points)
            loose.clear()

    for item in level.areas:
        if isinstance(item, Group):
            close_loose()
            part = _packed(item.sprite)
            if boxes is not None and len(part.counts):
                part = part.inside([(x - item.x, y - item.y, w, h) for x, y, w, h in boxes])
            if len(part.counts):
                parts.append(part)
                points.append(part.points + np.array((item.x, item.y), np.float32))
        else:
            loose.extend(flatten(item))
    close_loose()
    if not parts:
        return None
    counts = np.concatenate([part.counts for part in parts])
    alphas = np.concatenate([part.alphas for part in parts])
    return (
        np.rint(np.concatenate(points) * _UNITS).astype(np.int16),
        counts.astype(np.uint8) if counts.max() < 256 else counts,
        np.concatenate([part.colours for part in parts]),
        1.0 if (alphas == 1.0).all() else alphas,
    )


def _texts(
    canvas: ipycanvas.Canvas, level: Level, boxes: Sequence[Box] | None
) -> list[Callable[[], None]]:
    """The texts of a level, those of one style together: style changes cost as much as a text."""
    placed: dict[tuple[str, str, str], list[tuple[str, int, int, int]]] = {}

    def add(text: Text, x: float, y: float) -> None:
        weight = "600 " if text.weight == "bold" else ""
        style = f"{weight}{text.size * _UNITS:g}px {FONT_FAMILY}", _css(text.fill), text.anchor
        room = round(text.max_width * _UNITS)
        if text.text and room > 0:
            placed.setdefault(style, []).append(
                (text.text, round((text.x + x) * _UNITS), round((text.y + y) * _UNITS), room)
            )

    for item in level.areas:
        if isinstance(item, Group):
            for text in item.sprite.texts:
                if boxes is None or seen_in(text, item.x, item.y, boxes):
                    add(text, item.x, item.y)
    for text in level.texts:
        add(text, 0.0, 0.0)

    jobs: list[Callable[[], None]] = []
    now: dict[str, str] = {}
    align = {"start": "left", "middle": "center", "end": "right"}
    for (font, fill, anchor), found in sorted(placed.items()):
        for name, value in (("font", font), ("fill_style", fill), ("text_align", align[anchor])):
            if now.get(name) != value:
                now[name] = value
                jobs.append(lambda n=name, v=value: setattr(canvas, n, v))  # type: ignore[misc]
        for words, left, base, room in found:
            jobs.append(
                lambda t=words, x=left, y=base, w=room: canvas.fill_text(t, x, y, w)  # type: ignore[misc]
            )
    return jobs


def _css(colour: str) -> str:
    rgba(colour)
    return colour
