"""The canvas painter: what it sends, what it understands, and that it survives bad luck."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import ipycanvas
import ipycanvas.canvas
import numpy as np
import pytest

from duel_nb.boards import soon
from duel_nb.boards.canvas import CanvasPainter
from duel_nb.boards.display import Group, Polygon, Rect, Scene, Sprite, text_line
from duel_nb.boards.scene import highlights, scene
from tests.boards.positions import every
from tests.boards.recording import COMMANDS, Recorder


@pytest.fixture
def painter(sent: Recorder) -> Iterator[CanvasPainter]:
    made = CanvasPainter(200, 100)
    yield made
    made.close()


ADA = text_line(10, 80, "Ada", 12, 60, "#000000")
BOARD = Scene(
    200,
    100,
    [
        Rect(10, 10, 50, 50, "#ff0000", hit="left"),
        Rect(100, 10, 50, 50, "#00ff0080", hit="right", z=1),
        ADA,
        text_line(100, 80, "Ben", 12, 60, "#102030"),
        Group(60, 60, Sprite([Rect(0, 0, 10, 10, "#0000ff")]), z=1),
    ],
)


RED_AND_BLUE = ("#ff0000", "#0000ff") * 2


def press(painter: CanvasPainter, x: float, y: float) -> None:
    """A mouse button pressed at logical (x, y), as the page reports it."""
    event = {"event": "mouse_down", "x": 2 * x, "y": 2 * y}
    painter._canvas[-1]._handle_frontend_event(None, event, [])


def test_the_private_names_of_ipycanvas_are_still_there() -> None:
    """The painter leans on these; when ipycanvas renames one, this says so before a user does."""
    canvas = ipycanvas.canvas
    manager = canvas._CanvasManager()
    assert {"_caching", "_current_canvas", "_commands_cache", "_buffers_cache"} <= set(
        vars(manager)
    )
    assert callable(manager._send_custom)
    assert callable(manager.flush)
    assert "fillStyledPolygons" in canvas._CMD_LIST
    multi = ipycanvas.MultiCanvas(2, width=10, height=10)
    assert len(multi._canvases) == 2
    assert all(layer._canvas_manager is canvas._CANVAS_MANAGER for layer in multi._canvases)
    assert multi._canvas_manager is canvas._CANVAS_MANAGER
    assert multi[-1] is multi._canvases[-1]
    assert callable(multi[-1]._handle_frontend_event)
    for event in ("client_ready", "mouse_down", "touch_start", "key_down"):
        assert hasattr(multi[-1], f"_{event}_callbacks")


def test_a_board_goes_out_as_one_message(painter: CanvasPainter, sent: Recorder) -> None:
    painter.draw(BOARD)
    assert len(sent.messages) == 1
    names = sent.names()
    assert names.count("fillStyledPolygons") == 1  # nothing lies over another thing
    assert sent.texts() == ["Ada", "Ben"]
    assert names.count("set") == 5  # background, font, alignment and two colours
    assert not painter._manager._caching


def test_the_background_is_painted(painter: CanvasPainter, sent: Recorder) -> None:
    painter.draw(BOARD)
    fill = next(c for c in sent.messages[0] if COMMANDS[c[0]] == "fillRect")
    assert fill[1] == [0, 0, 400, 200]


def test_a_layer_is_touched_when_it_has_something_to_show(
    painter: CanvasPainter, sent: Recorder
) -> None:
    frame = Rect(10, 10, 50, 50, None, "#0000ff", 3)
    painter.draw(BOARD)
    assert "clearRect" not in sent.names()  # nothing was on the layers above the board
    painter.highlight([frame])
    sent.clear()
    painter.draw(BOARD)
    assert sent.names().count("clearRect") == 1  # the selection is gone
    sent.clear()
    painter.draw(BOARD, [frame], marks=[frame])
    assert sent.names().count("clearRect") == 2
    # a canvas of another size is empty
    sent.clear()
    painter.draw(Scene(220, 100, BOARD.items))
    assert "clearRect" not in sent.names()


def test_outlines_of_one_kind_share_a_pen(painter: CanvasPainter, sent: Recorder) -> None:
    rings = [Rect(10.0 * n, 10, 8, 8, None, colour, 2) for n, colour in enumerate(RED_AND_BLUE)]
    rounded = Rect(60, 10, 20, 20, None, "#ff0000", 2, 4)
    painter.draw(Scene(200, 100, [*rings, rounded]))
    names = sent.names()
    assert names.count("strokeRect") == 4
    assert names.count("fillStyledPolygons") == 1, "one with round corners is an area"
    assert names.count("set") == 5  # background, how lines are joined, thickness, two colours
    boxes = [c[1] for c in sent.messages[0] if COMMANDS[c[0]] == "strokeRect"]
    assert [box[0] for box in boxes] == [40, 120, 0, 80], "those of one colour, then the others"


def test_points_go_out_as_quarter_pixels(painter: CanvasPainter, sent: Recorder) -> None:
    painter.draw(BOARD)
    command = next(c for c in sent.messages[0] if COMMANDS[c[0]] == "fillStyledPolygons")
    assert command[1][0] == 3
    assert command[1][1]["dtype"] == "int16"
    points = np.frombuffer(sent.buffers[0][command[1][1]["idx"]], np.int16)
    assert points[:8].tolist() == [40, 40, 240, 40, 240, 240, 40, 240]
    scales = [c[1] for c in sent.messages[0] if COMMANDS[c[0]] == "scale"]
    assert scales == [[0.5, 0.5]]


def test_a_highlight_leaves_the_board_alone(painter: CanvasPainter, sent: Recorder) -> None:
    painter.draw(BOARD)
    base = sum(sent.sizes)
    sent.clear()
    painter.highlight([Rect(10, 10, 50, 50, None, "#0000ff", 3)])
    assert len(sent.messages) == 1
    assert sent.texts() == []
    assert "fillRect" not in sent.names()
    assert sum(sent.sizes) < base
    sent.clear()
    painter.highlight([])
    assert "clearRect" in sent.names()
    assert "fillStyledPolygons" not in sent.names()


def test_only_what_changed_is_sent_again(painter: CanvasPainter, sent: Recorder) -> None:
    painter.draw(BOARD)
    whole = sent.sizes[0]
    sent.clear()
    painter.draw(BOARD)
    assert "fillRect" not in sent.names()  # the same board: the layer above is cleared, no more
    eve = text_line(10, 80, "Eve", 12, 60, "#000000")
    changed = Scene(200, 100, [eve if item == ADA else item for item in BOARD.items])
    sent.clear()
    painter.draw(changed)
    names = sent.names()
    order = [names.index(name) for name in ("save", "rect", "clip", "fillRect", "restore")]
    assert order == sorted(order)
    assert sent.texts() == ["Eve"]
    assert sent.sizes[0] < whole
    # a page that comes back, and a board that could not be sent, get everything
    sent.clear()
    painter._canvas[-1]._handle_frontend_event(None, {"event": "client_ready"}, [])
    assert "clip" not in sent.names()
    assert "Ben" in sent.texts()


def test_clicks_and_touches_say_what_they_hit(painter: CanvasPainter) -> None:
    found: list[tuple[str | None, float, float]] = []
    painter.on_click(lambda hit, x, y: found.append((hit, x, y)))
    press(painter, 20, 20)
    assert found == [(None, 20, 20)]  # nothing is drawn yet
    painter.draw(BOARD)
    press(painter, 20, 20)
    press(painter, 120, 20)
    press(painter, 80, 90)
    touch = {"event": "touch_start", "touches": [{"x": 240, "y": 40}]}
    painter._canvas[-1]._handle_frontend_event(None, touch, [])
    two = {"event": "touch_start", "touches": [{"x": 240, "y": 40}, {"x": 1, "y": 1}]}
    painter._canvas[-1]._handle_frontend_event(None, two, [])
    assert [hit for hit, _, _ in found[1:]] == ["left", "right", None, "right"]


def test_keys_lead_out_of_the_canvas(painter: CanvasPainter) -> None:
    found: list[str] = []
    painter.on_leave(found.append)
    for key, shift in (("Tab", False), ("Tab", True), ("Escape", False), ("a", False)):
        event = {
            "event": "key_down",
            "key": key,
            "shift_key": shift,
            "ctrl_key": False,
            "meta_key": False,
        }
        painter._canvas[-1]._handle_frontend_event(None, event, [])
    assert found == ["next", "previous", "escape"]


def test_a_page_that_comes_back_gets_the_board_again(
    painter: CanvasPainter, sent: Recorder
) -> None:
    dot = Rect(0, 0, 5, 5, "#123456")
    painter.draw(BOARD, [dot], marks=[dot])
    first = sent.messages[0]
    sent.clear()
    painter._manager._current_canvas = painter._canvas[0]  # the new page does not know of it
    painter._canvas[-1]._handle_frontend_event(None, {"event": "client_ready"}, [])
    assert sent.names()[0] == "switchCanvas"
    assert [c[0] for c in sent.messages[0]] == [c[0] for c in first]


def test_a_first_board_is_not_sent_twice_at_once(
    painter: CanvasPainter, sent: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soon, "SEEN", 0.0)
    told: list[int] = []

    async def cell() -> None:
        painter.draw(BOARD)
        painter._canvas[-1]._handle_frontend_event(None, {"event": "client_ready"}, [])
        told.append(sent.texts().count("Ada"))
        await asyncio.sleep(0.01)  # time for what follows
        told.append(sent.texts().count("Ada"))
        painter._canvas[-1]._handle_frontend_event(None, {"event": "client_ready"}, [])
        told.append(sent.texts().count("Ada"))

    asyncio.run(cell())
    assert told == [1, 2, 3]


def test_boards_do_not_share_a_manager(sent: Recorder) -> None:
    one, two = CanvasPainter(10, 10), CanvasPainter(10, 10)
    managers = {id(one._manager), id(two._manager), id(ipycanvas.canvas._CANVAS_MANAGER)}
    assert len(managers) == 3
    for board in (one, two):
        assert {id(layer._canvas_manager) for layer in board._canvas._canvases} == {
            id(board._manager)
        }
        board.close()


def test_a_failure_while_sending_does_not_hold_back_later_boards(
    painter: CanvasPainter, sent: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("no connection")

    with monkeypatch.context() as patch:
        patch.setattr(type(painter._canvas[0]), "fill_text", broken)
        with pytest.raises(RuntimeError, match="no connection"):
            painter.draw(BOARD)
    assert not painter._manager._caching
    sent.clear()
    painter.draw(BOARD)
    assert sent.texts() == ["Ada", "Ben"]
    with monkeypatch.context() as patch:
        patch.setattr(type(painter._manager), "flush", broken)
        with pytest.raises(RuntimeError, match="no connection"):
            painter.draw(Scene(200, 100, BOARD.items[:1]))
    sent.clear()
    painter.draw(BOARD)
    assert "clip" not in sent.names()
    assert "Ben" in sent.texts()


def test_errors_in_callbacks_are_handed_over(sent: Recorder) -> None:
    caught: list[BaseException] = []
    painter = CanvasPainter(200, 100, on_error=caught.append)
    painter.draw(BOARD)

    def broken(hit: str | None, x: float, y: float) -> None:
        raise RuntimeError("a mistake in a lesson")

    painter.on_click(broken)
    press(painter, 20, 20)
    assert [str(error) for error in caught] == ["a mistake in a lesson"]
    painter.close()


def test_a_closed_board_is_silent(sent: Recorder) -> None:
    painter = CanvasPainter(200, 100)
    found: list[str | None] = []
    painter.on_click(lambda hit, x, y: found.append(hit))
    painter.draw(BOARD)
    layer = painter._canvas[-1]
    painter.close()
    painter.close()
    sent.clear()
    painter.draw(BOARD)
    layer._handle_frontend_event(None, {"event": "mouse_down", "x": 40, "y": 40}, [])
    layer._handle_frontend_event(None, {"event": "client_ready"}, [])
    assert sent.messages == []
    assert found == []


def test_the_canvas_follows_the_width_of_the_scene(painter: CanvasPainter) -> None:
    assert (painter._canvas.width, painter._canvas.height) == (400, 200)
    painter.draw(Scene(300, 150, []))
    assert (painter._canvas.width, painter._canvas.height) == (600, 300)
    assert painter.widget.layout.max_width == "300px"
    assert painter.widget.layout.width == "100%"


def test_a_board_grows_on_its_canvas(painter: CanvasPainter, sent: Recorder) -> None:
    """What the board does not need of its canvas is cut off by a margin below zero."""
    painter.draw(BOARD, tall=150)
    assert painter._canvas.height == 300
    assert painter._canvas.layout.margin == "0 0 -25.0000% 0"
    (fill,) = [c for c in sent.messages[0] if COMMANDS[c[0]] == "fillRect"]
    assert fill[1] == [0, 0, 400, 300], "the part that is not shown is ready"
    sent.clear()
    painter.draw(Scene(200, 130, [*BOARD.items, text_line(10, 120, "Eve", 12, 60, "#000000")]))
    assert sent.texts() == ["Eve"]
    assert painter._canvas.layout.margin == "0 0 -10.0000% 0"
    assert painter.height == 150
    # one that is taller still needs another canvas
    sent.clear()
    painter.draw(Scene(200, 180, BOARD.items))
    assert painter._canvas.height == 360
    assert painter._canvas.layout.margin == "0"
    assert sent.texts() == ["Ada", "Ben"]


def test_a_sprite_has_the_same_points_wherever_it_lies(sent: Recorder) -> None:
    """Or a copy of it would differ from one that is painted in its place."""
    rng = random.Random(1)
    # half-way between two quarters of a pixel, or next to it
    across = [rng.randrange(90) + 0.125 + 1e-6 for _ in range(300)]
    odd = Sprite([Polygon(((x, 0), (x + 9, 5), (x, 10)), "#ff0000") for x in across])
    found = []
    for x in (0.0, 0.5, 7_000.5):
        sent.clear()
        painter = CanvasPainter(8_000, 100)
        painter.draw(Scene(8_000, 100, [Group(x, 0, odd)]))
        command = next(c for c in sent.messages[0] if COMMANDS[c[0]] == "fillStyledPolygons")
        points = np.frombuffer(sent.buffers[0][command[1][1]["idx"]], np.int16)
        found.append((points[::2] - round(4 * x)).tolist())
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("name", tuple(every()))
def test_whole_boards_can_be_sent(name: str, sent: Recorder) -> None:
    board = scene(every()[name])
    painter = CanvasPainter(board.width, board.height)
    painter.draw(board, highlights(board, "track", {"discard": "legal"}))
    assert len(sent.messages) == 1
    assert sorted(sent.texts()) == sorted(text.text for text in board.texts() if text.text)
    assert len(sent.messages[0]) < 520
    assert sent.sizes[0] < 150_000
    sent.clear()
    painter.highlight(highlights(board, "discard"))
    assert sent.sizes[0] < 3_000
    painter.close()
