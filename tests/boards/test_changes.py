"""Painting only what changed gives the same picture as painting everything."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageFilter

import duel_nb as duel
from duel_nb.boards import png
from duel_nb.boards.changes import Change, changed
from duel_nb.boards.display import Box, Group, Rect, Scene, Sprite, text_line
from duel_nb.boards.frame import AIR, Room
from duel_nb.boards.scene import scene
from duel_nb.boards.traces import overlap, within
from tests.boards.positions import NAMES
from tests.engine.games import MIXES, Mix, random_game

SCALE = 2
BOARD = Scene(
    200,
    100,
    [Rect(10, 10, 50, 50, "#ff0000"), text_line(100, 80, "Ben", 12, 60, "#102030")],
)


def test_the_same_board_needs_nothing() -> None:
    state = duel.new_game(seed=3, names=NAMES)
    assert changed(scene(state), scene(state)) == Change(())
    assert within(scene(state), ()).items == ()


def test_another_width_or_background_needs_everything() -> None:
    assert changed(BOARD, Scene(190, 100, BOARD.items)) is None
    assert changed(BOARD, Scene(200, 100, BOARD.items, background="#000000")) is None


def test_meanings_and_labels_are_not_painted() -> None:
    named = Rect(10, 10, 50, 50, "#ff0000", hit="left", label="the left one")
    assert changed(BOARD, Scene(200, 100, [named, BOARD.items[1]])) == Change(())


def test_a_frame_touches_only_its_sides() -> None:
    framed = BOARD.with_items([Rect(2, 2, 190, 96, None, "#0000ff", 2, 4)])
    change = changed(BOARD, framed)
    assert change is not None
    boxes = change.boxes
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
        assert changed(before, after) == Change(((8, 70, 84, 60),))
        assert mended(before, after)


def column(*tops: float, panel: float = 180, new: float | None = None) -> Scene:
    """A panel with pictures at some heights, and perhaps a new one."""
    panels = [Rect(5, 5, 90, panel, "#eeddcc", "#332211", 1, 6)]
    pictures = [Group(20, top, picture) for top, picture in zip(tops, PICTURES, strict=True)]
    words = [] if new is None else [text_line(20, new + 12, "new", 12, 60, "#102030")]
    return Scene(200, 200, [*panels, *pictures, *words])


PICTURES = [
    Sprite([Rect(0, 0, 60, 18, colour, "#000000", 1, 3), text_line(5, 13, name, 11, 50, "#ffffff")])
    for name, colour in (("one", "#aa3322"), ("two", "#2255aa"), ("three", "#227744"))
]


def test_what_only_moved_is_copied() -> None:
    before, after = column(40, 60, 80), column(65, 85, 105, new=40)
    change = changed(before, after)
    assert change is not None
    assert change.shift is not None
    assert change.shift.way == (0, 25)
    assert not any(overlap(box, change.shift.target) for box in change.boxes)
    assert mended(before, after)
    assert mended(after, before)


def test_what_lay_under_it_or_beside_it_does_not_move_with_it() -> None:
    mark = Rect(10, 50, 30, 70, "#00aa0080")
    still = [column(40, 60, 80).with_items([mark]), column(65, 85, 105).with_items([mark])]
    assert mended(*still)
    # on another ground, and down to the edge of the panel
    assert mended(column(40, 60, 80), column(65, 85, 105, panel=100))
    assert mended(column(40, 60, 80), column(100, 120, 140, panel=160))
    # sideways, and by parts of a pixel
    moved = [Group(group.x + 7, group.y, group.sprite) for group in column(40, 60, 80).items[1:]]
    assert mended(column(40, 60, 80), Scene(200, 200, [column(40, 60, 80).items[0], *moved]))
    by_a_part = changed(column(40, 60, 80), column(40.5, 60.5, 80.5))
    assert by_a_part is not None
    assert by_a_part.shift is None


@pytest.mark.parametrize("layout", ["wide", "narrow"])
@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.name)
def test_a_board_mended_is_the_board_painted_anew(mix: Mix, layout: str) -> None:
    """A few changes of a game are looked at: those of which a part moved, and others."""
    before: Scene | None = None
    copied = 0
    for step, (state, _) in enumerate(random_game(mix, 1)):
        after = scene(state.view(state.to_act), layout=layout, room=Room(0.0, AIR))
        if before is not None:
            change = changed(before, after)
            assert change is not None
            copied += change.shift is not None
            if step == 37 or (change.shift is not None and copied in (3, 5)):
                assert mended(before, after), step
        before = after
    assert copied > 5


def mended(before: Scene, after: Scene) -> bool:
    """Whether what changed, put onto the old picture, gives the new one."""
    change = changed(before, after)
    assert change is not None
    tall = max(before.height, after.height)
    picture, wanted = (painted(resized(one, tall)) for one in (before, after))
    if change.shift is not None:
        picture.paste(picture.crop(corners(change.shift.box)), corners(change.shift.target)[:2])
    part = painted(resized(within(after, change.boxes), tall))
    for box in change.boxes:
        picture.paste(part.crop(corners(box)), corners(box)[:2])
    # Pillow may paint the edge of a shape one pixel beyond it, where a canvas paints nothing
    far = ImageChops.difference(picture, wanted).filter(ImageFilter.MinFilter(3))
    return far.getbbox() is None


def painted(board: Scene) -> Image.Image:
    """A picture of the board in one go: where two bands meet, a shape may look otherwise."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(png, "_BAND", 9_999)
        return png.paint(board, SCALE)


def corners(box: Box) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of a box in the picture."""
    x, y, width, height = (round(SCALE * number) for number in box)
    return x, y, x + width, y + height


def resized(board: Scene, height: float) -> Scene:
    """The board on a canvas of some height."""
    return Scene(board.width, height, board.items, background=board.background)
