"""The signs of Pantheon: Mythologies, Offering tokens, the Snake, Minerva, the Gate.

They are drawn like the other icons and known to `icons` by name once this module is imported.
`mythology_token` and `offering_token` are the tokens as they lie on cards and in Cities.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from duel_nb.boards.drawing import icons
from duel_nb.boards.drawing.icons import _drawing, _line, _poly
from duel_nb.boards.drawing.shapes import (
    Circle,
    Polygon,
    Polyline,
    Rect,
    Shape,
    Sprite,
    arc,
    curve,
    rounded,
)
from duel_nb.catalog import CATALOG

COLOURS: Final = {
    "mesopotamian": "#2f7a4d",
    "phoenician": "#9a7414",
    "greek": "#2f66a6",
    "egyptian": "#6a6f78",
    "roman": "#a83a30",
}
"""Mythology -> colour of its cards and tokens: that of what its Divinities are good for."""

PALE: Final = "#fff6e2"
_EDGE: Final = "#2a2018"
_GATE: Final = "#5b3d86"


# -- icons -------------------------------------------------------------------------------------


@_drawing("mesopotamian")
def _ziggurat(ink: str, paper: str) -> list[Shape]:
    return [
        _poly(9, 3, 15, 3, 15.6, 8, 8.4, 8, fill=ink),
        _poly(5.6, 9.2, 18.4, 9.2, 19.2, 14.6, 4.8, 14.6, fill=ink),
        _poly(2, 15.8, 22, 15.8, 23, 22, 1, 22, fill=ink),
        _poly(10.8, 5, 13.2, 5, 14.6, 22, 9.4, 22, fill=paper),
        _line(10.4, 11, 13.6, 11, stroke=ink, w=1.2),
        _line(10, 15, 14, 15, stroke=ink, w=1.2),
        _line(9.8, 19, 14.2, 19, stroke=ink, w=1.2),
    ]


@_drawing("phoenician")
def _ship(ink: str, paper: str) -> list[Shape]:
    return [
        Polygon(
            (
                *curve((1.5, 13.5), (3, 20), (7, 22), (12, 22)),
                *curve((12, 22), (17, 22), (21, 20), (22.5, 11)),
                (19.6, 15.5),
                (4.2, 15.5),
            ),
            ink,
        ),
        _line(12, 1.5, 12, 16, stroke=ink, w=1.8),
        Polygon((*curve((4.5, 3.5), (9, 2.4), (15, 2.4), (19.5, 3.5)), (18, 12), (6, 12)), ink),
        _line(9.4, 4, 9, 11, stroke=paper, w=1.2),
        _line(14.6, 4, 15, 11, stroke=paper, w=1.2),
    ]


@_drawing("greek")
def _meander(ink: str, paper: str) -> list[Shape]:
    return [
        Rect(1.5, 20, 21, 2.6, ink),
        Rect(1.5, 1.4, 21, 2.6, ink),
        Polyline(((3, 17.4), (3, 6.8), (20.6, 6.8), (20.6, 17), (8.2, 17), (8.2, 11.8)), ink, 2.5),
        Rect(7, 10.6, 8.4, 2.5, ink),
    ]


@_drawing("egyptian")
def _ankh(ink: str, paper: str) -> list[Shape]:
    return [
        Circle(12, 6.6, 4.2, None, ink, 2.8),
        Rect(10.5, 10.6, 3, 12, ink),
        Rect(4.6, 12, 14.8, 3, ink),
    ]


@_drawing("roman")
def _standard(ink: str, paper: str) -> list[Shape]:
    return [
        Rect(11, 6, 2, 17, ink),
        Polygon(
            (
                (12, 2),
                (13.4, 4.4),
                *curve((14, 6), (17, 5.4), (20, 4), (22.6, 1.6)),
                *curve((22.6, 1.6), (22.6, 6), (18, 9), (13.4, 9)),
                (10.6, 9),
                *curve((10.6, 9), (6, 9), (1.4, 6), (1.4, 1.6)),
                *curve((1.4, 1.6), (4, 4), (7, 5.4), (10, 6)),
                (10.6, 4.4),
            ),
            ink,
        ),
        Rect(5.4, 10.6, 13.2, 8.4, ink),
        Rect(7.2, 12.4, 9.6, 4.8, paper),
        _line(9.2, 14.8, 14.8, 14.8, stroke=ink, w=1.6),
    ]


@_drawing("offering")
def _bowl(ink: str, paper: str) -> list[Shape]:
    return [
        Polygon((*arc(12, 13, 10, 0, math.pi, radius_y=7.4),), ink),
        _poly(10, 19, 14, 19, 17.4, 22.6, 6.6, 22.6, fill=ink),
        Polygon(
            (
                *curve((12, 1), (16.4, 5), (16.6, 8.6), (14, 11.6)),
                *curve((10, 11.6), (7, 8.6), (9.6, 6), (12, 1)),
            ),
            ink,
        ),
    ]


@_drawing("snake")
def _snake(ink: str, paper: str) -> list[Shape]:
    body = (
        *curve((3, 20.5), (12, 24), (22, 20.4), (18, 16)),
        *curve((18, 16), (15, 12.8), (4.6, 14.6), (5.6, 9.4)),
        *curve((5.6, 9.4), (6.4, 5.6), (12, 6.6), (15, 5.6)),
    )
    return [
        Polyline(tuple(dict.fromkeys(body)), ink, 3.2),
        Polygon(arc(17, 5, 4.2, radius_y=3), ink),
        Circle(18, 4.4, 0.9, paper),
        _line(20.6, 5.4, 23, 6.6, stroke=ink, w=1),
    ]


@_drawing("minerva")
def _minerva(ink: str, paper: str) -> list[Shape]:
    return [
        _line(20.4, 2.4, 20.4, 22.6, stroke=ink, w=1.8),
        _poly(20.4, 0.6, 22.6, 5, 18.2, 5, fill=ink),
        Circle(9.6, 14.4, 8.2, ink),
        Circle(9.6, 14.4, 5.6, None, paper, 1.4),
        Circle(9.6, 14.4, 2.2, paper),
        Polygon((*arc(9.6, 6.4, 6, math.pi, math.tau, radius_y=5.2),), ink),
        _line(3.6, 6.8, 15.6, 6.8, stroke=paper, w=1),
    ]


@_drawing("gate")
def _gate(ink: str, paper: str) -> list[Shape]:
    return [
        Polygon(((2, 22.6), (2, 11), *arc(12, 11, 10, math.pi, math.tau), (22, 22.6)), ink),
        Polygon(((6, 22.6), (6, 11.6), *arc(12, 11.6, 6, math.pi, math.tau), (18, 22.6)), paper),
        _line(12, 6, 12, 22.6, stroke=ink, w=1.6),
        Circle(10, 15.4, 1.1, ink),
        Circle(14, 15.4, 1.1, ink),
    ]


@_drawing("bolt")
def _bolt(ink: str, paper: str) -> list[Shape]:
    return [_poly(14, 1, 4, 13.4, 10.6, 13.4, 8, 23, 20, 9.4, 13, 9.4, 17, 1, fill=ink)]


@_drawing("trident")
def _trident(ink: str, paper: str) -> list[Shape]:
    return [
        _line(12, 4, 12, 22.6, stroke=ink, w=2.2),
        _line(4.6, 5, 4.6, 11.4, 19.4, 11.4, 19.4, 5, stroke=ink, w=2.2),
        *(_poly(x, 1, x + 2.4, 6, x - 2.4, 6, fill=ink) for x in (4.6, 12, 19.4)),
    ]


@_drawing("pantheon")
def _pantheon(ink: str, paper: str) -> list[Shape]:
    return [
        Polygon(arc(12, 10, 8.6, math.pi, math.tau, radius_y=7.6), ink),
        Rect(1.6, 10.8, 20.8, 2.2, ink),
        *(Rect(x, 13.8, 2.4, 5.6, ink) for x in (3.2, 8.2, 13.4, 18.4)),
        Rect(1, 20.2, 22, 2.4, ink),
        Circle(12, 6, 1.6, paper),
    ]


# -- tokens ------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def mythology_token(mythology: str, size: float) -> Sprite:
    """A Mythology token in a square of `size`: an eight-sided plate with its sign."""
    colour = COLOURS[mythology]
    r = size / 2
    plate = tuple(
        (
            r + r * math.cos(math.tau * (i + 0.5) / 8),
            r + r * math.sin(math.tau * (i + 0.5) / 8),
        )
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
    """An Offering token in a square of `size`: a bowl of fire and what it is worth."""
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
    """What lies on a face-down card: a Mythology token or an Offering token of a value."""
    return mythology_token(token, size) if isinstance(token, str) else offering_token(token, size)


def token_name(token: str | int) -> str:
    """A token on a card in words: "Greek Mythology token", "Offering token worth 3"."""
    if isinstance(token, str):
        return f"{mythology_name(token)} Mythology token"
    return f"Offering token worth {token}"


def mythology_name(mythology: str) -> str:
    """The name of a Mythology, such as "Greek"."""
    return next(t.name for t in CATALOG.mythology_tokens if t.id == mythology)


def back_colour(mythology: str | None) -> str:
    """The colour of a card of the Pantheon; None stands for the Gate."""
    return COLOURS[mythology] if mythology else _GATE
