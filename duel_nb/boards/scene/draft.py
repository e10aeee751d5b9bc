"""The Wonder draft: what is on offer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duel_nb.boards.drawing import cards
from duel_nb.boards.drawing.labels import wonder_words
from duel_nb.boards.drawing.palettes import TITLE, Palette
from duel_nb.boards.drawing.said import said
from duel_nb.boards.drawing.shapes import Drawn, SpriteAt, text_line
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.frame import Frame
from duel_nb.engine import GameState

_GAP: Final = 10.0


def draft(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """The Wonders on offer, two in a row."""
    left, top, room, tall = plan.structure
    middle, ink = left + room / 2, pal.ink
    words = said("wonders-on-offer")
    yield text_line(middle, top + 18, words, TITLE, room, ink, weight="bold", anchor="middle")
    width, height = (room - _GAP - 2) / 2, min(150.0, (tall - 30 - _GAP) / 2)
    for i, wonder in enumerate(state.offered):
        x, y = left + 1 + i % 2 * (width + _GAP), top + 30 + i // 2 * (height + _GAP)
        yield SpriteAt(
            x,
            y,
            cards.wonder_offer(wonder, width, height, pal),
            hit=f"wonder:{wonder.id}",
            label=said("wonder-on-offer", wonder=wonder_words(wonder)),
            box=(x, y, width, height),
            z=frame.PIECES,
        )
