"""The Wonder draft: what is on offer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duel_nb.boards.drawing import cards
from duel_nb.boards.drawing.fitting import text_line
from duel_nb.boards.drawing.geometry import Box
from duel_nb.boards.drawing.palettes import TITLE, Palette
from duel_nb.boards.drawing.shapes import Drawn, Sprite, SpriteAt
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.frame import Frame
from duel_nb.boards.scene.table import structure
from duel_nb.catalog import Wonder
from duel_nb.engine import GameState
from duel_nb.session.components import wonder_words
from duel_nb.words.translate import translate

_GAP: Final = 10.0
_ROOMY: Final = 420.0
"""A wider place has four Wonders side by side."""


def draft(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """The Wonders on offer; below them the structure of Age I if it is out (PAN-SETUP-04)."""
    left, y, room, height = plan.structure
    if not state.structure:
        yield _heading("wonders-on-offer", plan, y + 18, pal)
        wide, tall = (room - _GAP - 2) / 2, min(150.0, (height - 30 - _GAP) / 2)
        for i, wonder in enumerate(state.offered):
            x, top = left + 1 + i % 2 * (wide + _GAP), y + 30 + i // 2 * (tall + _GAP)
            yield _on_offer(
                wonder, cards.wonder_offer(wonder, wide, tall, pal), (x, top, wide, tall)
            )
        return
    yield _heading("wonders-and-structure", plan, y + 14, pal)
    across, tall = (4, 84.0) if room > _ROOMY else (2, 66.0)
    wide = (room - 4 * (across - 1)) / across
    for i, wonder in enumerate(state.offered):
        x, top = left + i % across * (wide + 4), y + 22 + i // across * (tall + 4)
        sprite = cards.wonder_card(wonder, wide, tall, pal, note=_note(wonder))
        yield _on_offer(wonder, sprite, (x, top, wide, tall))
    above = 22 + 4 // across * (tall + 4) + 8
    yield from structure(state, plan, pal, box=(left, y + above, room, height - above))


def _heading(key: str, plan: Frame, y: float, pal: Palette) -> Drawn:
    left, _, room, _ = plan.structure
    middle, words = left + room / 2, translate(key)
    return text_line(middle, y, words, TITLE, room, pal.ink, weight="bold", anchor="middle")


def _on_offer(wonder: Wonder, sprite: Sprite, box: Box) -> Drawn:
    label = translate("wonder-on-offer", wonder=wonder_words(wonder))
    hit = f"wonder:{wonder.id}"
    return SpriteAt(*box[:2], sprite, hit=hit, label=label, box=box, z=frame.PIECES)


def _note(wonder: Wonder) -> str:
    """The note on a Wonder on offer: whether something happens when it is drafted."""
    drafted = wonder.when_drafted
    return translate(f"note-drafted-{drafted}" if drafted else "note-on-offer")
