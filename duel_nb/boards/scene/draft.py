"""The Wonder draft: what is on offer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duel_nb.boards.drawing import cards
from duel_nb.boards.drawing.labels import wonder_words
from duel_nb.boards.drawing.palettes import TITLE, Palette
from duel_nb.boards.drawing.shapes import (
    Drawn,
    Sprite,
    SpriteAt,
    text_line,
)
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.frame import Frame
from duel_nb.catalog import Wonder
from duel_nb.engine import GameState

_OFFER_GAP: Final = 10.0


def draft(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """The Wonders on offer, two in a row."""
    width, height, gap = *_offer_size(plan), _OFFER_GAP
    top = plan.structure_y + 30
    yield text_line(
        plan.place_middle,
        plan.structure_y + 16,
        "Wonders on offer",
        TITLE,
        plan.place_width,
        pal.ink,
        weight="bold",
        anchor="middle",
    )
    for i, wonder in enumerate(state.offered):
        x = plan.centre + 1 + i % 2 * (width + gap)
        y = top + i // 2 * (height + gap)
        yield SpriteAt(
            x,
            y,
            wonder_on_offer(wonder, plan, pal),
            hit=f"wonder:{wonder.id}",
            label=f"Wonder on offer: {wonder_words(wonder)}",
            box=(x, y, width, height),
            z=frame.PIECES,
        )


def wonder_on_offer(wonder: Wonder, plan: Frame, pal: Palette) -> Sprite:
    """A Wonder on offer."""
    return cards.wonder_offer(wonder, *_offer_size(plan), pal)


def _offer_size(plan: Frame) -> tuple[float, float]:
    return (plan.place_width - _OFFER_GAP - 2) / 2, 126.0
