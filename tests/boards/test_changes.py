"""Painting only what changed gives the same picture as painting everything."""

from __future__ import annotations

import random

import pytest
from PIL import ImageChops

import duel_nb as duel
from duel_nb.boards import png
from duel_nb.boards.changes import changed, within
from duel_nb.boards.display import Rect, Scene, text_line
from duel_nb.boards.frame import Room
from duel_nb.boards.scene import scene
from tests.boards.positions import NAMES

BOARD = Scene(
    200,
    100,
    [Rect(10, 10, 50, 50, "#ff0000"), text_line(100, 80, "Ben", 12, 60, "#102030")],
)


def test_the_same_board_needs_nothing() -> None:
    state = duel.new_game(seed=3, names=NAMES)
    assert changed(scene(state), scene(state)) == ()
    assert within(scene(state), ()).items == ()


def test_another_width_or_background_needs_everything() -> None:
    assert changed(BOARD, Scene(190, 100, BOARD.items)) is None
    assert changed(BOARD, Scene(200, 100, BOARD.items, background="#000000")) is None


def test_meanings_and_labels_are_not_painted() -> None:
    named = Rect(10, 10, 50, 50, "#ff0000", hit="left", label="the left one")
    assert changed(BOARD, Scene(200, 100, [named, BOARD.items[1]])) == ()


def test_a_frame_touches_only_its_sides() -> None:
    framed = BOARD.with_items([Rect(2, 2, 190, 96, None, "#0000ff", 2, 4)])
    boxes = changed(BOARD, framed)
    assert boxes
    assert not any(x < 35 < x + width and y < 35 < y + height for x, y, width, height in boxes)
    assert within(framed, boxes).items == framed.items[-1:]


def test_of_a_panel_that_grows_only_the_lower_edge_is_painted() -> None:
    small, tall = (
        Scene(
            200,
            height + 30,
            [Rect(10, 10, 80, height, "#aa8866", "#332211", 2, 6), BOARD.items[1]],
        )
        for height in (70, 110)
    )
    for before, after in ((small, tall), (tall, small)):
        boxes = changed(before, after)
        assert boxes == ((8, 70, 84, 60),)
        assert mended(before, after)


@pytest.mark.parametrize("seed", range(3))
def test_a_board_mended_is_the_board_painted_anew(seed: int) -> None:
    rng = random.Random(seed)
    state = duel.new_game(seed=seed, names=NAMES)
    tall = Room(800.0)  # a board that does not grow
    before = scene(state, room=tall)
    step = 0
    while state.outcome is None:
        state = state.play(rng.choice(state.legal_actions()))
        after = scene(state, room=tall)
        if step % 11 == seed or state.outcome is not None:
            assert mended(before, after)
        before = after
        step += 1


def mended(before: Scene, after: Scene) -> bool:
    """Whether the changed places, put onto the old picture, give the new one."""
    boxes = changed(before, after)
    assert boxes
    tall = max(before.height, after.height)
    picture, wanted = (png.paint(resized(one, tall), 1) for one in (before, after))
    part = png.paint(resized(within(after, boxes), tall), 1)
    for x, y, width, height in boxes:
        box = int(x), int(y), int(x + width), int(y + height)
        picture.paste(part.crop(box), box[:2])
    return ImageChops.difference(picture, wanted).getbbox() is None


def resized(board: Scene, height: float) -> Scene:
    """The board on a canvas of some height."""
    return Scene(board.width, height, board.items, background=board.background)
