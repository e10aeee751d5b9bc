"""The boards look as they did when somebody last looked at their pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from tests.boards import pictures

TOLERANCE = 14.0
"""Pictures that differ by less differ in how edges and letters are smoothed.

With Pillow 10.4 instead of 13.0 they differ by 12 at most, with titles that lean by 16 at least.
"""


@pytest.mark.parametrize(("name", "file"), list(pictures.kept()), ids=dict(pictures.kept()))
def test_a_board_looks_as_it_did(name: str, file: Path) -> None:
    now = pictures.draw(name)
    far = pictures.differ(now, Image.open(file))
    assert far < TOLERANCE, (
        f"The picture {name} differs by {far:.0f}. If the drawing was meant to change, run "
        "python -m tests.boards.pictures and look at what it draws."
    )


def test_no_picture_is_left_over() -> None:
    assert set(pictures.FOLDER.glob("*.png")) == {file for _, file in pictures.kept()}


def test_a_thing_that_is_missing_or_elsewhere_is_noticed() -> None:
    image = pictures.draw("age-1")
    missing = image.copy()
    ImageDraw.Draw(missing).rectangle((260, 230, 300, 270), "#e9dcc3")
    assert pictures.differ(image, missing) > TOLERANCE
    moved = image.copy()
    moved.paste(image.crop((200, 150, 400, 290)), (208, 150))
    assert pictures.differ(image, moved) > TOLERANCE
    assert pictures.differ(image, image) == 0
    assert pictures.differ(image, image.resize((590, 300))) == 255
