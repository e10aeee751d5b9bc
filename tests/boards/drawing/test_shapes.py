"""Shapes, their numbers, and the map from points to meanings."""

import math

import pytest

from duel_nb.boards.drawing.palettes import text_width
from duel_nb.boards.drawing.shapes import (
    Circle,
    Fill,
    Polygon,
    Polyline,
    Rect,
    Scene,
    Sprite,
    SpriteAt,
    Text,
    fit,
    flatten,
    rgba,
    text_line,
    wrap,
)

BAD = (math.nan, math.inf, -math.inf)


@pytest.mark.parametrize("bad", BAD)
def test_no_shape_takes_a_number_that_is_not_finite(bad: float) -> None:
    makers = [
        lambda: Rect(bad, 0, 1, 1),
        lambda: Rect(0, 0, 1, bad),
        lambda: Rect(0, 0, 1, 1, radius=bad),
        lambda: Circle(0, bad, 1),
        lambda: Circle(0, 0, bad),
        lambda: Polygon(((0, 0), (1, bad), (1, 1))),
        lambda: Polyline(((0, 0), (bad, 1)), "#000000"),
        lambda: Text(0, bad, "x", 12, 50, "#000000"),
        lambda: SpriteAt(bad, 0, Sprite([])),
        lambda: Scene(bad, 10, []),
    ]
    for make in makers:
        with pytest.raises(ValueError):
            make()


def test_no_shape_has_a_negative_size() -> None:
    makers = [
        lambda: Rect(0, 0, -1, 1),
        lambda: Rect(0, 0, 1, 1, radius=-1),
        lambda: Circle(0, 0, -0.1),
        lambda: Polyline(((0, 0), (1, 1)), "#000000", -1),
        lambda: Text(0, 0, "x", -12, 50, "#000000"),
        lambda: Scene(0, 10, []),
    ]
    for make in makers:
        with pytest.raises(ValueError):
            make()


@pytest.mark.parametrize("colour", ["red", "#fff", "#12345g", "", "#1234567"])
def test_colours_are_written_in_full(colour: str) -> None:
    with pytest.raises(ValueError, match="colour"):
        rgba(colour)


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


def test_among_equals_the_later_item_lies_above() -> None:
    scene = Scene(10, 10, [Rect(0, 0, 9, 9, hit="first"), Rect(0, 0, 9, 9, hit="second")])
    assert scene.hit(5, 5) == "second"


def test_a_box_can_be_larger_than_the_picture() -> None:
    disc = Circle(50, 50, 5, hit="disc", box=(30, 30, 40, 40))
    assert Scene(100, 100, [disc]).hit(32, 32) == "disc"


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


def test_anchors_place_the_text_around_its_point() -> None:
    for anchor, left in (("start", 100.0), ("middle", None), ("end", None)):
        text = Text(100, 50, "Law", 12, 60, "#000000", anchor=anchor)
        x, y, width, height = text.bounds
        assert width == text.width
        assert y < 50 < y + height
        if left is not None:
            assert x == left
        elif anchor == "middle":
            assert x + width / 2 == pytest.approx(100)
        else:
            assert x + width == pytest.approx(100)


def area(fill: Fill) -> float:
    points = fill.points
    return abs(
        sum(
            x0 * y1 - x1 * y0
            for (x0, y0), (x1, y1) in zip(points, (*points[1:], points[0]), strict=True)
        )
        / 2
    )


def test_flattened_shapes_have_the_right_area() -> None:
    (square,) = flatten(Rect(1, 2, 30, 20, "#000000"))
    assert area(square) == pytest.approx(600)
    (disc,) = flatten(Circle(0, 0, 20, "#000000"))
    assert area(disc) == pytest.approx(math.pi * 400, rel=0.02)
    (ring,) = flatten(Circle(0, 0, 20, None, "#000000", 2))
    assert area(ring) == pytest.approx(math.pi * (21**2 - 19**2), rel=0.03)
    (line,) = flatten(Polyline(((0, 0), (30, 40)), "#000000", 2))
    assert area(line) == pytest.approx(100)
    (frame,) = flatten(Polygon(((0, 0), (40, 0), (40, 40), (0, 40)), None, "#000000", 2))
    assert area(frame) == pytest.approx(42**2 - 38**2)


def test_sprites_know_their_bounds_and_move() -> None:
    sprite = Sprite([Rect(2, 3, 10, 20, "#000000"), Text(4, 12, "Law", 11, 50, "#000000")])
    assert sprite.bounds[:2] == (2, 3)
    group = SpriteAt(100, 200, sprite)
    assert group.bounds == (102, 203, sprite.bounds[2], sprite.bounds[3])
    (rect, text) = sprite.shapes(100, 200)
    assert isinstance(rect, Rect)
    assert (rect.x, rect.y) == (102, 203)
    assert isinstance(text, Text)
    assert (text.x, text.y) == (104, 212)
