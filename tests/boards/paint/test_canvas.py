"""The canvas painter: what it sends, what it understands, and that it survives bad luck."""

from collections.abc import Iterator
from typing import Any

import pytest

from duel_nb.boards.drawing.shapes import Rect, Scene, Sprite, SpriteAt, text_line
from duel_nb.boards.paint.canvas import CanvasPainter
from duel_nb.boards.scene.board import highlights, scene
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
        SpriteAt(60, 60, Sprite([Rect(0, 0, 10, 10, "#0000ff")]), z=1),
    ],
)


def press(painter: CanvasPainter, x: float, y: float) -> None:
    """A mouse button pressed at logical (x, y), as the page reports it."""
    event = {"event": "mouse_down", "x": 2 * x, "y": 2 * y}
    painter._layers[-1]._handle_frontend_event(None, event, [])


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
    painter._layers[-1]._handle_frontend_event(None, touch, [])
    two = {"event": "touch_start", "touches": [{"x": 240, "y": 40}, {"x": 1, "y": 1}]}
    painter._layers[-1]._handle_frontend_event(None, two, [])
    assert [hit for hit, _, _ in found[1:]] == ["left", "right", None, "right"]


def test_a_page_that_comes_back_gets_the_board_again(
    painter: CanvasPainter, sent: Recorder
) -> None:
    dot = Rect(0, 0, 5, 5, "#123456")
    painter.draw(BOARD, [dot], marks=[dot])
    first = sent.messages[0]
    sent.clear()
    painter._layers._sender._manager._current_canvas = painter._layers[
        0
    ]  # the new page does not know of it
    painter._layers[-1]._handle_frontend_event(None, {"event": "client_ready"}, [])
    assert sent.names()[0] == "switchCanvas"
    assert [c[0] for c in sent.messages[0]] == [c[0] for c in first]


def test_a_failure_while_sending_does_not_hold_back_later_boards(
    painter: CanvasPainter, sent: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("no connection")

    with monkeypatch.context() as patch:
        patch.setattr(type(painter._layers[0]), "fill_text", broken)
        with pytest.raises(RuntimeError, match="no connection"):
            painter.draw(BOARD)
    assert not painter._layers._sender._manager._caching
    sent.clear()
    painter.draw(BOARD)
    assert sent.texts() == ["Ada", "Ben"]
    with monkeypatch.context() as patch:
        patch.setattr(type(painter._layers._sender._manager), "flush", broken)
        with pytest.raises(RuntimeError, match="no connection"):
            painter.draw(Scene(200, 100, BOARD.items[:1]))
    sent.clear()
    painter.draw(BOARD)
    assert "drawImage" not in sent.names()
    assert "Ben" in sent.texts()


def test_a_closed_board_is_silent(sent: Recorder) -> None:
    painter = CanvasPainter(200, 100)
    found: list[str | None] = []
    painter.on_click(lambda hit, x, y: found.append(hit))
    painter.draw(BOARD)
    layer = painter._layers[-1]
    painter.close()
    painter.close()
    sent.clear()
    painter.draw(BOARD)
    layer._handle_frontend_event(None, {"event": "mouse_down", "x": 40, "y": 40}, [])
    layer._handle_frontend_event(None, {"event": "client_ready"}, [])
    assert sent.messages == []
    assert found == []


def test_a_board_grows_on_its_canvas(painter: CanvasPainter, sent: Recorder) -> None:
    """What the board does not need of its canvas is cut off by a margin below zero."""
    painter.draw(BOARD, tall=150)
    assert painter._layers.widget.height == 300
    assert painter._layers.widget.layout.margin == "0 0 -25.0000% 0"
    (fill,) = [c for c in sent.messages[0] if COMMANDS[c[0]] == "fillRect"]
    assert fill[1] == [0, 0, 800, 600], "the part that is not shown is ready"
    sent.clear()
    painter.draw(Scene(200, 130, [*BOARD.items, text_line(10, 120, "Eve", 12, 60, "#000000")]))
    assert sent.texts() == ["Ada", "Ben", "Eve"]
    assert painter._layers.widget.layout.margin == "0 0 -10.0000% 0"
    assert painter.height == 150
    # one that is taller still needs another canvas
    sent.clear()
    painter.draw(Scene(200, 180, BOARD.items))
    assert painter._layers.widget.height == 360
    assert painter._layers.widget.layout.margin == "0"
    assert sent.texts() == ["Ada", "Ben"]


@pytest.mark.parametrize("name", tuple(every()))
def test_whole_boards_can_be_sent(name: str, sent: Recorder) -> None:
    board = scene(every()[name])
    painter = CanvasPainter(board.width, board.height)
    painter.draw(board, highlights(board, "track", ["discard"]))
    assert len(sent.messages) == 1
    assert sorted(sent.texts()) == sorted(text.text for text in board.texts() if text.text)
    sent.clear()
    painter.highlight(highlights(board, "discard"))
    assert sent.texts() == []
    painter.close()
