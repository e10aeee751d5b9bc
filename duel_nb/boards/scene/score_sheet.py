"""The score sheet, in place of the structure when the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from duel_nb.boards.drawing import cards, icons
from duel_nb.boards.drawing.palettes import TITLE, Palette
from duel_nb.boards.drawing.shapes import (
    Drawn,
    Polyline,
    Rect,
    Sprite,
    SpriteAt,
    text_line,
)
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.frame import Frame
from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState, ScoreSheet

TITLES: Final = {
    "blue": "Civilian buildings",
    "green": "Scientific buildings",
    "yellow": "Commercial buildings",
    "purple": "Guilds",
    "wonders": "Wonders",
    "progress": "Progress tokens",
    "divinities": "Divinities",
    "senate": "Senate",
    "military": "Military track",
    "treasury": f"Treasury: 1 for {CATALOG.coins_per_point} coins",
}
"""What the categories of the score sheet are called."""


_CATEGORY_ICONS: Final = {
    "wonders": "wonder",
    "progress": "token",
    "military": "pawn",
}


def title(state: GameState, category: str) -> str:
    """What a category of the score sheet is called in this game."""
    if category == "purple" and state.pantheon is not None:
        return "Grand Temples"
    return TITLES.get(category, category.replace("_", " ").capitalize())


def _category_icon(category: str, pal: Palette) -> Sprite:
    if category in pal.colours:
        return cards.colour_chip(category, 24, pal)
    if category in ("divinities", "senate"):
        sign = "pantheon" if category == "divinities" else "senate"
        return icons.icon(sign, 24, pal.ink, pal.panel)
    name = _CATEGORY_ICONS.get(category)
    coins = str(CATALOG.coins_per_point)
    return icons.icon(name, 24) if name else icons.coin(coins if category == "treasury" else "", 23)


def laurel(pal: Palette) -> Sprite:
    """What lies beside the total of the winner."""
    return icons.icon("laurel", 24, pal.accent, pal.panel)


def score_titles(state: GameState, plan: Frame, pal: Palette) -> Iterator[Sprite]:
    """The titles of the rows of the score sheet, from above."""
    room = plan.place_width - 324
    for category in state.scores()["A"].categories:
        yield _score_title(category, title(state, category), room, pal)


@lru_cache(maxsize=64)
def _score_title(category: str, words: str, room: float, pal: Palette) -> Sprite:
    sign = _category_icon(category, pal).shapes(0, 0)
    return Sprite([*sign, text_line(36, 18, words, 15, room, pal.ink)])


def score_sheet(
    state: GameState, scores: dict[str, ScoreSheet], plan: Frame, pal: Palette
) -> Iterator[Drawn]:
    """The score sheet by category, with the winner."""
    left, width = plan.centre + 12, plan.place_width - 24
    rows = list(scores["A"].categories)
    # both expansions at once have ten rows
    top, pitch = plan.structure_y + 4, min(36.0, (plan.room(state) - 74) / (len(rows) + 1))
    height = 52 + (len(rows) + 1) * pitch + 14
    spoken = "; ".join(
        f"{name} {scores[who].total} ("
        + ", ".join(f"{c} {n}" for c, n in scores[who].categories.items() if n)
        + ")"
        for who, name in zip("AB", state.names, strict=True)
    )
    yield Rect(
        left,
        top,
        width,
        height,
        pal.panel,
        pal.accent,
        2,
        8,
        hit="scores",
        label=f"Score sheet: {spoken}",
    )
    columns = {"A": left + width - 190, "B": left + width - 68}
    colours = {"A": pal.player_a, "B": pal.player_b}
    yield text_line(
        left + 20, top + 34, "Score sheet", 20, 200, pal.ink, weight="bold", smallest=14
    )
    for who, name in zip("AB", state.names, strict=True):
        yield text_line(
            columns[who],
            top + 34,
            name,
            TITLE,
            112,
            colours[who],
            weight="bold",
            anchor="middle",
        )
    y = top + 52
    for category, named in zip(rows, score_titles(state, plan, pal), strict=True):
        yield Polyline(((left + 14, y), (left + width - 14, y)), pal.panel_edge, 1)
        yield SpriteAt(left + 20, y + 6, named, z=frame.PIECES)
        for who in "AB":
            value = scores[who].categories[category]
            yield text_line(
                columns[who],
                y + 24,
                str(value),
                TITLE,
                100,
                pal.ink if value else pal.muted,
                anchor="middle",
            )
        y += pitch
    yield Polyline(((left + 14, y), (left + width - 14, y)), pal.ink, 1.6)
    decided = state.outcome is not None and state.outcome.termination != "civilian"
    words = "Total (the supremacy decides)" if decided else "Total"
    yield text_line(
        left + 20, y + 27, words, TITLE, columns["A"] - left - 70, pal.ink, weight="bold"
    )
    for who in "AB":
        yield text_line(
            columns[who],
            y + 29,
            str(scores[who].total),
            22,
            100,
            pal.ink,
            weight="bold",
            anchor="middle",
        )
        if state.outcome is not None and state.outcome.winner in (who, None):
            yield SpriteAt(columns[who] + 22, y + 9, laurel(pal), z=frame.PIECES)
