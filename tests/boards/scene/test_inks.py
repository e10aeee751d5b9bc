"""What is written on a board stands out from what it lies on, in every look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, product
from typing import TypeAlias

import pytest

import duel_nb as duel
from duel_nb.boards.drawing.palettes import CAP_HEIGHT, Palette
from duel_nb.boards.drawing.shapes import Drawn, Rect, Scene, Sprite, SpriteAt, Text, rgba
from duel_nb.boards.paint.png import paint
from duel_nb.boards.scene.board import scene
from tests.boards import agora_positions, pantheon_positions, positions
from tests.boards.drawing.test_palettes import EVERY, contrast

SHOWN = {
    "draft": positions.every()["draft"],
    "age I": positions.every()["age I"],
    "the end": positions.every()["over, by points"],
    "everything of Pantheon": pantheon_positions.every()["full of everything"],
    "a chosen space": pantheon_positions.every()["place a Divinity"],
    "everything": agora_positions.every()["both, everything"],
}

Pixel: TypeAlias = tuple[int, int, int]

LARGE, LARGE_BOLD = 24.0, 18.66
"""Sizes from which a contrast of 3 is enough instead of 4.5."""

#: Colours that no board has, for the texts one after another.
MARKERS = [f"#{r}{g}{b}" for r, g, b in product(("03", "fd"), ("a7", "5b"), ("01", "7f", "fe"))]


def written(board: Scene, inks: Iterator[str] | None) -> Scene:
    """The board with its texts in these colours, or without texts."""

    def shape(text: Text) -> list[Text]:
        return [] if inks is None else [replace(text, fill=next(inks))]

    items: list[Drawn] = []
    for item in board.items:
        if isinstance(item, Text):
            items += shape(item)
        elif isinstance(item, SpriteAt):
            inside = [
                one
                for part in item.sprite.items
                for one in (shape(part) if isinstance(part, Text) else [part])
            ]
            sprite = Sprite(inside or [Rect(0, 0, 0, 0)])
            items.append(SpriteAt(item.x, item.y, sprite, z=item.z))
        else:
            items.append(item)
    return Scene(board.width, board.height, items, background=board.background)


def grounds(board: Scene) -> Iterator[tuple[Text, str]]:
    """Every text that is in sight, and the colour that it lies on."""
    marked, bare = paint(written(board, cycle(MARKERS)), 1.0), paint(written(board, None), 1.0)
    for text, marker in zip(board.texts(), cycle(MARKERS), strict=False):
        x, _, width, _ = text.bounds
        area = int(x), int(text.y - CAP_HEIGHT * text.size), int(x + width) + 1, int(text.y) + 1
        over: list[Pixel] = [*marked.crop(area).get_flattened_data()]
        under: list[Pixel] = [*bare.crop(area).get_flattened_data()]
        ink = rgba(marker)[:3]
        below = Counter(
            ground
            for seen, ground in zip(over, under, strict=True)
            if seen != ground and sum(abs(a - b) for a, b in zip(seen, ink, strict=True)) < 60
        )
        if below:
            (red, green, blue), _ = below.most_common(1)[0]
            yield text, f"#{red:02x}{green:02x}{blue:02x}"


@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.parametrize("pal", EVERY, ids=lambda pal: f"{pal.kind}-{pal.name}")
def test_texts_stand_out(name: str, pal: Palette) -> None:
    state: duel.GameState = SHOWN[name]
    found = list(grounds(scene(state.view(state.to_act), theme=pal)))
    assert len(found) > 20
    faint = {
        (text.text, text.fill, ground, round(contrast(text.fill, ground), 2))
        for text, ground in found
        if contrast(text.fill, ground) < wanted(text)
    }
    assert not faint


def wanted(text: Text) -> float:
    """The contrast that a text of its size needs."""
    large = LARGE if text.weight == "normal" else LARGE_BOLD
    return 3 if text.size >= large else 4.5
