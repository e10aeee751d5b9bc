"""Pictures: right size, not blank, the same every time."""

import io

import pytest
from PIL import Image

from duel_nb.boards.drawing import fonts
from duel_nb.boards.drawing.palettes import text_width
from duel_nb.boards.drawing.shapes import Rect, Scene
from duel_nb.boards.paint import png
from duel_nb.boards.scene.board import scene
from duel_nb.catalog import CATALOG, KINDS
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
    assert fonts.plain("Ünal Æsir – “x” 图") == "Ünal Æsir – “x” ?"
    assert fonts.plain("Cafe\u0301 x\u0331") == "Café x"


def test_the_font_has_what_it_says() -> None:
    for weight in ("normal", "bold"):
        font = fonts.font(40, weight)
        missing = bytes(font.getmask("\uffff"))
        drawn = [char for char in fonts.CHARACTERS if not char.isspace()]
        assert len(drawn) > 400
        assert [char for char in drawn if bytes(font.getmask(char)) == missing] == []


def test_names_in_every_language_are_painted_as_they_are_written() -> None:
    for kind in KINDS:
        for component in CATALOG.components(kind):
            for name in component.names.values():
                assert fonts.plain(name) == name


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
    for words in ("Chamber of Commerce", "Fortifications", "+12", "Каменоломня", "Gärten"):
        for weight in ("normal", "bold"):
            width = fonts.font(100, weight).getlength(fonts.plain(words))
            assert width == pytest.approx(text_width(words, 100, weight), rel=0.02)
