"""The canvas painter: all texts arrive, it has the right size, and it survives bad luck."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from duel_nb.boards.drawing.fitting import text_line
from duel_nb.boards.drawing.shapes import Rect, Scene, Sprite, SpriteAt
from duel_nb.boards.paint.canvas import CanvasPainter
from duel_nb.boards.scene.board import highlights, scene
from tests.boards.positions import every
from tests.boards.recording import Recorder

PassTime = Callable[..., None]


@pytest.fixture
def painter(sent: Recorder) -> Iterator[CanvasPainter]:
    made = CanvasPainter()
    yield made
    made.close()


def card(name: str, width: float = 60.0) -> Sprite:
    frame = Rect(0, 0, width, 60, "#ffffff")
    return Sprite([frame, text_line(4, 12, name, 11, 50, "#000000")])


def board(*placed: SpriteAt, width: float = 400, height: float = 300) -> Scene:
    return Scene(
        width,
        height,
        [
            Rect(10, 10, 50, 50, "#ff0000", hit="left"),
            Rect(100, 10, 50, 50, "#00ff0080", hit="right", z=1),
            text_line(10, 80, "Ada", 12, 60, "#000000"),
            *placed,
        ],
    )


def open_page(painter: CanvasPainter) -> None:
    """A page shows the canvas for the first time, or again after it was reloaded."""
    painter.element.widget._handle_frontend_event(None, {"event": "client_ready"}, [])


def size(painter: CanvasPainter) -> tuple[float, float]:
    return painter.element.widget.width, painter.element.widget.height


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
            open_page(painter)
        assert len(sent.messages) == 1, "all or nothing"
        assert sorted(sent.texts()) == sorted(text.text for text in shown.texts() if text.text)
        assert sent.names()[0] == "switchCanvas"
    sent.clear()
    painter.draw(shown, highlights(shown, "track", ["discard"]))
    assert sent.messages == [], "nothing has changed"
    painter.draw(shown, highlights(shown, "discard"))
    assert len(sent.messages) == 1


def test_texts_of_one_style_are_drawn_together(painter: CanvasPainter, sent: Recorder) -> None:
    lines = [text_line(10, 80 + 20 * n, f"{n}", 11 + n % 2, 60, "#000000") for n in range(8)]
    painter.draw(Scene(400, 300, lines))
    fonts = [one for one in sent.names() if one == "set"]
    assert len(sent.texts()) == 8
    # the background, two fonts, the colour of the texts, and where they start
    assert len(fonts) == 5


def test_the_first_page_does_not_wait_for_a_second_painting(
    painter: CanvasPainter, sent: Recorder, pass_time: PassTime
) -> None:
    painter.draw(board())
    sent.clear()
    open_page(painter)
    assert sent.messages == []
    pass_time()
    assert sent.texts() == ["Ada"], "it could also have been a reload"
    sent.clear()
    open_page(painter)
    assert sent.texts() == ["Ada"]


def test_a_failure_while_sending_does_not_hold_back_later_boards(
    painter: CanvasPainter, sent: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("no connection")

    canvas = painter.element.widget
    sender = type(canvas._canvas_manager)
    for owner, name in ((type(canvas), "fill_text"), (sender, "flush")):
        with monkeypatch.context() as patch:
            patch.setattr(owner, name, broken)
            with pytest.raises(RuntimeError, match="no connection"):
                painter.draw(board(SpriteAt(0, 0, card(name))))
        sent.clear()
        painter.draw(board())
        assert sent.texts() == ["Ada"]


def test_a_closed_board_is_silent(painter: CanvasPainter, sent: Recorder) -> None:
    painter.draw(board())
    painter.close()
    painter.close()
    sent.clear()
    painter.draw(board())
    painter.show(False)
    open_page(painter)
    assert sent.messages == []
    assert size(painter) == (1, 1), "its pixels are free"


def test_a_board_that_grows_has_its_canvas_ready(painter: CanvasPainter, sent: Recorder) -> None:
    for height in (200, 260, 380):
        sent.clear()
        painter.draw(board(SpriteAt(0, 0, card(f"Tall {height}")), height=height), tall=300)
        assert size(painter) == (400, max(300, height))
        assert sorted(sent.texts()) == ["Ada", f"Tall {height}"]
    painter.draw(board(height=200))
    assert size(painter) == (400, 380), "it would be cleared"
    painter.draw(board(width=300, height=200))
    assert size(painter) == (300, 200), "another layout"


def test_a_canvas_has_as_many_pixels_as_the_page_shows(
    painter: CanvasPainter, sent: Recorder
) -> None:
    for scale in (1.0, 1.5, 2.0):
        painter.draw(board(), scale=scale)
        assert size(painter) == (400 * scale, 300 * scale)
    painter.show(False)
    assert size(painter) == (100, 75)
    sent.clear()
    painter.draw(board(SpriteAt(0, 0, card("Altar"))), scale=2.0)
    assert sent.messages == [], "nobody sees it"
    painter.show(True)
    assert size(painter) == (800, 600)
    assert sorted(sent.texts()) == ["Ada", "Altar"]


def test_a_page_that_comes_back_is_in_sight(painter: CanvasPainter, sent: Recorder) -> None:
    painter.draw(board())
    painter.show(False)
    sent.clear()
    open_page(painter)
    assert sent.texts() == ["Ada"]
