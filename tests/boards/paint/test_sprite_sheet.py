"""The hidden canvas: a sprite is painted once and copied, and nothing is counted on wrongly."""

from collections.abc import Iterator

import pytest

from duel_nb.boards.drawing.shapes import Circle, Rect, Scene, Sprite, SpriteAt, text_line
from duel_nb.boards.paint import sprite_sheet
from duel_nb.boards.paint.canvas import CanvasPainter
from tests.boards.recording import Recorder


def picture(width: float = 60.0, height: float = 40.0, name: str = "Altar") -> Sprite:
    return Sprite(
        [
            Rect(0, 0, width, height, "#ffffff"),
            Circle(width / 2, height / 2, 10, "#804020"),
            text_line(4, 12, name, 11, 50, "#000000"),
        ]
    )


CARD, OTHER = picture(), picture(name="Baths")


def board(*placed: SpriteAt) -> Scene:
    return Scene(400, 300, [Rect(0, 0, 400, 300, "#eeeeee"), *placed])


@pytest.fixture
def painter(sent: Recorder) -> Iterator[CanvasPainter]:
    made = CanvasPainter(400, 300)
    made.draw(board(SpriteAt(10, 10, CARD)))
    yield made
    made.close()


def test_a_sprite_is_painted_once_and_then_copied(painter: CanvasPainter, sent: Recorder) -> None:
    sent.clear()
    painter.draw(board(SpriteAt(10, 10, CARD), SpriteAt(100, 10, OTHER), SpriteAt(200, 10, CARD)))
    assert sorted(sent.texts()) == ["Altar", "Baths"]
    assert sent.names().count("drawImage") == 3
    sent.clear()
    painter.draw(board(SpriteAt(50, 50, CARD), SpriteAt(100, 10, OTHER)))
    assert sent.texts() == []
    assert sent.names().count("drawImage") == 2


def test_no_two_sprites_share_a_place_and_a_full_sheet_begins_anew(
    painter: CanvasPainter, sent: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sprite_sheet, "_HEIGHT", 200)
    many = [picture(150.0 + n, 60.0, f"Card {n}") for n in range(40)]
    for first in range(35):
        shown = many[first : first + 5]
        painter.draw(board(*(SpriteAt(0, 10 * n, one) for n, one in enumerate(shown))))
        origins = painter._sheet._origins
        assert set(shown) <= set(origins)
        boxes = [(x, y, x + one.bounds[2], y + 60) for one, (x, y) in origins.items()]
        for i, (left, top, right, low) in enumerate(boxes):
            assert right <= 1024
            assert low <= 200
            for x1, y1, x2, y2 in boxes[:i]:
                assert x2 <= left or right <= x1 or y2 <= top or low <= y1
    names = sent.names()
    cleared = [at for at, name in enumerate(names) if name == "clear"]
    assert len(cleared) > 1
    assert {names[at - 1] for at in cleared} == {"resetTransform"}, "or a part of it stays"


def test_what_is_too_much_for_the_sheet_is_painted_in_its_place(
    painter: CanvasPainter, sent: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sprite_sheet, "_HEIGHT", 50)
    tall = picture(60.0, 90.0, "Obelisk")
    sent.clear()
    painter.draw(board(SpriteAt(10, 10, CARD), SpriteAt(100, 10, tall)))
    assert sent.names().count("drawImage") == 1
    assert sorted(sent.texts()) == ["Altar", "Obelisk"]
