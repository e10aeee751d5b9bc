"""The tokens of Pantheon as they lie on cards and in Cities."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from duel_nb.boards.drawing import icons
from duel_nb.boards.drawing.geometry import rounded
from duel_nb.boards.drawing.shapes import Circle, Polygon, Rect, Sprite

COLOURS: Final = {
    "mesopotamian": "#2f7a4d",
    "phoenician": "#9a7414",
    "greek": "#2f66a6",
    "egyptian": "#6a6f78",
    "roman": "#a83a30",
}
"""Mythology -> colour of its cards and tokens: that of the cards its Divinities help with."""

PALE: Final = "#fff6e2"
_EDGE: Final = "#2a2018"
_GATE: Final = "#5b3d86"


@lru_cache(maxsize=64)
def mythology_token(mythology: str, size: float) -> Sprite:
    """A Mythology token in a square of `size`: an octagon with its icon."""
    colour = COLOURS[mythology]
    r = size / 2
    plate = tuple(
        (r + r * math.cos(math.tau * (i + 0.5) / 8), r + r * math.sin(math.tau * (i + 0.5) / 8))
        for i in range(8)
    )
    inner = tuple((r + (x - r) * 0.88, r + (y - r) * 0.88) for x, y in plate)
    return Sprite(
        [
            Polygon(plate, _EDGE),
            Polygon(inner, PALE),
            Circle(r, r, r * 0.72, colour),
            *icons.shapes(mythology, r * 0.5, r * 0.5, r, PALE, colour),
        ]
    )


@lru_cache(maxsize=64)
def offering_token(value: int, size: float) -> Sprite:
    """An Offering token in a square of `size`: a bowl of fire and its value."""
    r = size / 2
    return Sprite(
        [
            Polygon(rounded(0, 0, size, size, size * 0.24), _EDGE),
            Rect(size * 0.06, size * 0.06, size * 0.88, size * 0.88, "#f1ddb0", radius=size * 0.2),
            *icons.shapes("offering", size * 0.1, size * 0.08, size * 0.44, "#a8501c", "#f1ddb0"),
            *icons.coin(f"-{value}", size * 0.6).shapes(r * 0.72, r * 0.72),
        ]
    )


@lru_cache(maxsize=64)
def laid_token(token: str | int, size: float) -> Sprite:
    """A Mythology token by its name, or an Offering token by its value."""
    return mythology_token(token, size) if isinstance(token, str) else offering_token(token, size)


def back_colour(mythology: str | None) -> str:
    """The colour of a card of the Pantheon; None stands for the Gate."""
    return COLOURS[mythology] if mythology else _GATE
