"""Shapes, their numbers, and the map from points to meanings."""

import pytest

from duel_nb.boards.drawing.fitting import fit, text_line, wrap
from duel_nb.boards.drawing.palettes import text_width
from duel_nb.boards.drawing.shapes import Rect, Scene


def test_the_topmost_target_answers_a_click() -> None:
    scene = Scene(
        100,
        100,
        [
            Rect(0, 0, 60, 60, hit="below", z=1, label="lower"),
            Rect(40, 40, 60, 60, hit="above", z=2),
            Rect(0, 0, 100, 100, z=3),  # no target: a click goes through it
            Rect(0, 0, 100, 100, hit="ground", z=0),
        ],
    )
    assert scene.hit(50, 50) == "above"
    assert scene.hit(10, 10) == "below"
    assert scene.hit(95, 10) == "ground"
    assert scene.hit(101, 10) is None
    assert [target.hit for target in scene.hits()] == ["ground", "below", "above"]
    target = scene.target("below")
    assert target is not None
    assert target.label == "lower"
    assert scene.target("nowhere") is None


def test_of_two_with_the_same_name_the_upper_one_counts() -> None:
    """Two senators look alike: one is in a City, the other on the tray with the discard pile."""
    city, tray = Rect(0, 0, 20, 20, hit="senator"), Rect(30, 0, 60, 60, hit="tray", z=1)
    upper = Rect(40, 10, 20, 20, hit="senator", z=1)
    scene = Scene(100, 100, [city, tray, upper])
    assert [target.hit for target in scene.hits()] == ["tray", "senator"]
    assert scene.target("senator") == scene.hits()[-1]


def test_text_shrinks_then_ends_in_an_ellipsis() -> None:
    wide = text_width("Chamber of Commerce", 16)
    assert fit("Chamber of Commerce", 16, wide) == ("Chamber of Commerce", 16)
    words, size = fit("Chamber of Commerce", 16, wide * 0.8)
    assert words == "Chamber of Commerce"
    assert 11 <= size < 16
    words, size = fit("Chamber of Commerce", 16, 70)
    assert words.endswith("...")
    assert text_width(words, size) <= 70
    assert fit("anything", 12, 1)[0] == ""


@pytest.mark.parametrize("text", ["Größe", "Ζωή", "图书馆", "a\tb", "🏛 Ada", ""])
def test_text_in_any_script_fits(text: str) -> None:
    line = text_line(0, 0, text * 8, 16, 90, "#000000")
    assert line.width <= 90


def test_wrapping_keeps_every_word() -> None:
    assert wrap("Chamber of Commerce", 12, 75) == ("Chamber of", "Commerce")
    assert wrap("one", 12, 75) == ("one",)
    together = "×\N{NO-BREAK SPACE}2"
    assert wrap(f"Politician (right) {together}", 9, 75) == ("Politician (right)", together)
    assert " ".join(wrap("a b c d e f g", 12, 20, lines=3)) == "a b c d e f g"
