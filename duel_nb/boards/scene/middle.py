"""What lies in the middle of the board: the structure, or the draft or the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duel_nb.boards.drawing import cards, icons, rows
from duel_nb.boards.drawing.fitting import text_line
from duel_nb.boards.drawing.geometry import Box
from duel_nb.boards.drawing.palettes import TITLE, Palette
from duel_nb.boards.drawing.shapes import Drawn, Polyline, Rect, Sprite, SpriteAt
from duel_nb.boards.scene import conspiracies, frame, pantheon
from duel_nb.boards.scene.frame import Frame
from duel_nb.boards.scene.table import empty, structure
from duel_nb.boards.scene.tray import tray
from duel_nb.catalog import CATALOG, Wonder
from duel_nb.engine import GameState, ScoreSheet
from duel_nb.session.components import wonder_words
from duel_nb.session.table import category_title, sheet_words
from duel_nb.words.people import people
from duel_nb.words.translate import listed, translate


def middle(
    state: GameState,
    scores: dict[str, ScoreSheet],
    plan: Frame,
    pal: Palette,
    *,
    worked_out: bool,
    lit: bool,
) -> Iterator[Drawn]:
    """The structure, or what is shown in its place."""
    if state.outcome is not None and worked_out:
        yield from score_sheet(state, scores, plan, pal)
        return
    if state.age == 0:
        yield from draft(state, plan, pal)
    else:
        if state.structure:
            yield from structure(state, plan, pal, worked_out=worked_out, lit=lit)
        else:
            yield empty(translate("structure-empty"), plan, pal)
        yield from tray(state, plan, pal)
    yield from pantheon.tray(state, plan, pal)
    yield from conspiracies.tray(state, plan, pal)


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


_CATEGORY_ICONS: Final = {"wonders": "wonder", "progress": "token", "military": "pawn"}


def _category_icon(category: str, pal: Palette) -> Sprite:
    if category in pal.colours:
        return rows.colour_chip(category, 24, pal)
    if category in ("divinities", "senate"):
        sign = "pantheon" if category == "divinities" else "senate"
        return icons.icon(sign, 24, pal.ink, pal.panel)
    name = _CATEGORY_ICONS.get(category)
    coins = str(CATALOG.coins_per_point)
    return icons.icon(name, 24) if name else icons.coin(coins if category == "treasury" else "", 23)


def score_sheet(
    state: GameState, scores: dict[str, ScoreSheet], plan: Frame, pal: Palette
) -> Iterator[Drawn]:
    """The score sheet by category, with the winner."""
    x, y, width, tall = plan.structure
    rows = list(scores["A"].categories)
    # both expansions at once have ten rows
    pitch = min(36.0, (tall - 66) / (len(rows) + 1))
    spoken = listed((sheet_words(state, who, scores[who]) for who in "AB"), ";")
    place = x + 2, y + 2, width - 4, 52 + (len(rows) + 1) * pitch + 12
    label = translate("sheet-spoken", players=spoken)
    yield Rect(*place, pal.panel, pal.accent, 2, 8, hit="scores", label=label)
    column = min(122.0, 0.2 * width)
    columns = {"A": x + width - 1.6 * column, "B": x + width - 0.6 * column}
    room = columns["A"] - column / 2 - x - 14
    words = translate("sheet-heading")
    yield text_line(x + 16, y + 34, words, 20, room, pal.ink, weight="bold", smallest=14)
    for who, name in zip("AB", people(state.names), strict=True):
        middle, wide, ink = columns[who], column - 6, pal.player(who)
        yield text_line(middle, y + 34, name, TITLE, wide, ink, weight="bold", anchor="middle")
    y += 50
    for category in rows:
        yield Polyline(((x + 12, y), (x + width - 12, y)), pal.panel_edge, 1)
        sign = _category_icon(category, pal)
        yield SpriteAt(x + 16, y + (pitch - 24) / 2, sign, z=frame.PIECES)
        low = y + pitch / 2 + 5.5
        yield text_line(x + 50, low, category_title(state, category), 15, room - 36, pal.ink)
        for who in "AB":
            value = scores[who].categories[category]
            ink = pal.ink if value else pal.muted
            yield text_line(columns[who], low, str(value), TITLE, 60, ink, anchor="middle")
        y += pitch
    yield Polyline(((x + 12, y), (x + width - 12, y)), pal.ink, 1.6)
    decided = state.outcome is not None and state.outcome.termination != "civilian"
    words = translate("sheet-total-supremacy" if decided else "sheet-total")
    yield text_line(x + 16, y + 27, words, TITLE, room, pal.ink, weight="bold")
    for who in "AB":
        total, middle = str(scores[who].total), columns[who]
        yield text_line(middle, y + 29, total, 22, 60, pal.ink, weight="bold", anchor="middle")
        if state.outcome is not None and state.outcome.winner in (who, None):
            size = min(24.0, 0.6 * column - 22)  # what is left beside a total, inside the frame
            laurel = icons.icon("laurel", size, pal.accent, pal.panel)
            yield SpriteAt(middle + 17, y + 21 - size / 2, laurel, z=frame.PIECES)
