"""Lessons in this process: nobody looks at their pictures, which take longest."""

from collections.abc import Iterator

import pytest
from PIL import Image

from duel_nb.boards.paint import png


@pytest.fixture(scope="package", autouse=True)
def no_pixels() -> Iterator[None]:
    """Boards are drawn but not painted: `tests/boards` and `tests/notebooks` compare pixels."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(png, "paint", lambda *_: Image.new("RGB", (8, 8)))
        yield
