"""Pictures: right size, not blank, the same every time."""

import io

import pytest
from PIL import Image

from duel_nb.boards.drawing.palettes import text_width
from duel_nb.boards.drawing.shapes import Rect, Scene, Text
from duel_nb.boards.paint import png
from duel_nb.boards.scene.board import scene
from tests.boards.positions import every


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_board_becomes_a_picture(theme: str) -> None:
    board = scene(every()["age I"], theme=theme)
    data = png.to_bytes(board, scale=1)
    image = Image.open(io.BytesIO(data))
    assert image.format == "PNG"
    assert image.size == (round(board.width), round(board.height))
    colours = image.convert("RGB").getcolors(maxcolors=1 << 20)
    assert colours is not None
    assert len(colours) > 50
    assert len(data) < 200_000
    assert png.to_bytes(board, scale=1) == data


def test_names_in_any_script_can_be_painted() -> None:
    assert png.paint(scene(every()["crowded"]), 0.5).size
    assert png.plain("Ünal Æsir – “x” 图") == 'Unal AEsir - "x" ?'


def test_shapes_land_where_they_should() -> None:
    board = Scene(
        40,
        20,
        [
            Rect(10, 5, 20, 10, "#ff0000"),
            Rect(10, 5, 5, 10, "#0000ff80"),
            Rect(12, 7, 2, 2, "#00ff00", z=-1),  # below the red one
        ],
        background="#ffffff",
    )
    image = png.paint(board, 2)
    assert image.size == (80, 40)
    assert image.getpixel((4, 4)) == (255, 255, 255)
    assert image.getpixel((50, 20)) == (255, 0, 0)
    red, green, blue = image.getpixel((26, 16))  # type: ignore[misc]
    assert green == 0
    assert 110 < blue < 140
    assert 110 < red < 140
    assert image.getpixel((62, 20)) == (255, 255, 255)


def test_text_is_as_wide_as_it_was_measured() -> None:
    for words in ("Chamber of Commerce", "Fortifications", "+12", "Ada's turn"):
        text = Text(0, 0, words, 20, 999, "#000000")
        assert png.measured(text) == pytest.approx(text_width(words, 20), abs=1.5)
