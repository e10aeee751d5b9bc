"""The canvas painter: all texts arrive, clicks are understood, and it survives bad luck."""

from collections.abc import Iterator
from typing import Any

import pytest

from duel_nb.boards.drawing.fitting import text_line
from duel_nb.boards.drawing.shapes import Rect, Scene, Sprite, SpriteAt
from duel_nb.boards.paint import sprite_sheet
from duel_nb.boards.paint.canvas import CanvasPainter
from duel_nb.boards.scene.board import highlights, scene
from tests.boards.positions import every
from tests.boards.recording import Recorder


@pytest.fixture
def painter(sent: Recorder) -> Iterator[CanvasPainter]:
    made = CanvasPainter(400, 300)
    yield made
    made.close()


def card(name: str, width: float = 60.0) -> Sprite:
    frame = Rect(0, 0, width, 60, "#ffffff")
    return Sprite([frame, text_line(4, 12, name, 11, 50, "#000000")])


def board(*placed: SpriteAt, height: float = 300) -> Scene:
    return Scene(
        400,
        height,
        [
            Rect(10, 10, 50, 50, "#ff0000", hit="left"),
            Rect(100, 10, 50, 50, "#00ff0080", hit="right", z=1),
            text_line(10, 80, "Ada", 12, 60, "#000000"),
            *placed,
        ],
    )


def event(painter: CanvasPainter, **happened: object) -> None:
    """What a page reports, in pixels: two for each unit."""
    painter._layers[-1]._handle_frontend_event(None, happened, [])


def test_clicks_and_touches_say_what_they_hit(painter: CanvasPainter) -> None:
    found: list[str | None] = []
    painter.on_click(lambda hit, x, y: found.append(hit))
    event(painter, event="mouse_down", x=40, y=40)  # nothing is drawn yet
    painter.draw(board())
    for x in (40, 240, 160):
        event(painter, event="mouse_down", x=x, y=40)
    fingers = [{"x": 240, "y": 40}, {"x": 1, "y": 1}]
    event(painter, event="touch_start", touches=fingers[:1])
    event(painter, event="touch_start", touches=fingers)
    assert found == [None, "left", "right", None, "right"]


@pytest.mark.parametrize("name", ["draft", "age II", "mausoleum", "over, by points"])
def test_all_texts_of_a_board_arrive_and_again_in_a_page_that_comes_back(
    name: str, painter: CanvasPainter, sent: Recorder
) -> None:
    shown = scene(every()[name])
    for _ in range(2):
        sent.clear()
        if painter.scene is None:
            painter.draw(shown, highlights(shown, "track", ["discard"]))
        else:
            event(painter, event="client_ready")
        assert len(sent.messages) == 1, "all or nothing"
        assert sorted(sent.texts()) == sorted(text.text for text in shown.texts() if text.text)
        assert sent.names()[0] == "switchCanvas"
    sent.clear()
    painter.highlight(highlights(shown, "discard"))
    assert sent.texts() == []


def test_a_failure_while_sending_does_not_hold_back_later_boards(
    painter: CanvasPainter, sent: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("no connection")

    sender = type(painter._layers.sender._manager)
    for owner, name in ((type(painter._layers[0]), "fill_text"), (sender, "flush")):
        with monkeypatch.context() as patch:
            patch.setattr(owner, name, broken)
            with pytest.raises(RuntimeError, match="no connection"):
                painter.draw(board(SpriteAt(0, 0, card(name))))
        sent.clear()
        painter.draw(board())
        assert sent.texts() == ["Ada"]


def test_a_closed_board_is_silent(painter: CanvasPainter, sent: Recorder) -> None:
    found: list[str | None] = []
    painter.on_click(lambda hit, x, y: found.append(hit))
    painter.draw(board())
    painter.close()
    painter.close()
    sent.clear()
    painter.draw(board())
    event(painter, event="mouse_down", x=40, y=40)
    event(painter, event="client_ready")
    assert sent.messages == []
    assert found == []


def test_a_board_that_grows_has_its_canvas_ready(painter: CanvasPainter, sent: Recorder) -> None:
    """What the board does not need of its canvas is cut off by a margin below zero."""
    for height, margin in ((200, "0 0 -25.0000% 0"), (260, "0 0 -10.0000% 0"), (380, "0")):
        sent.clear()
        painter.draw(board(SpriteAt(0, 0, card(f"Tall {height}")), height=height), tall=300)
        assert painter._layers.widget.height == 2 * max(300, height)
        assert painter._layers.widget.layout.margin == margin
        assert sorted(sent.texts()) == ["Ada", f"Tall {height}"]


def test_no_two_sprites_share_a_place_and_a_full_sheet_begins_anew(
    painter: CanvasPainter, sent: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sprite_sheet, "_HEIGHT", 200)
    many = [card(f"Card {n}", 150.0 + n) for n in range(40)]
    for first in range(35):
        shown = many[first : first + 5]
        painter.draw(board(*(SpriteAt(0, 10 * n, one) for n, one in enumerate(shown))))
        boxes = [(x, y, x + s.bounds[2], y + 60) for s, (x, y) in painter._sheet._origins.items()]
        for i, (left, top, right, low) in enumerate(boxes):
            assert right <= 1024
            assert low <= 200
            assert all(c <= left or right <= a or d <= top or low <= b for a, b, c, d in boxes[:i])
    assert sent.names().count("clear") > 1
