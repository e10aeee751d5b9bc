"""The score sheet, in place of the structure when the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duel_nb.boards.drawing import icons, rows
from duel_nb.boards.drawing.fitting import text_line
from duel_nb.boards.drawing.palettes import TITLE, Palette
from duel_nb.boards.drawing.shapes import Drawn, Polyline, Rect, Sprite, SpriteAt
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.frame import Frame
from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState, ScoreSheet
from duel_nb.session.table import category_title, sheet_words
from duel_nb.words.translate import listed, translate

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
    for who, name in zip("AB", state.names, strict=True):
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
            laurel = icons.icon("laurel", 24, pal.accent, pal.panel)
            yield SpriteAt(middle + 18, y + 9, laurel, z=frame.PIECES)
