"""The layouts of the board: a box for each part, in logical pixels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import Final

from duel_nb.arguments import one_of
from duel_nb.boards.drawing.geometry import Box
from duel_nb.boards.drawing.palettes import SMALL
from duel_nb.catalog import Layout
from duel_nb.engine import GameState

MARGIN: Final = 8.0
_GAP: Final = 6.0
_STATUS: Final = 44.0
_TRACK: Final = 58.0
_TOKENS: Final = 64.0
_NAMED: Final = 322.0
"""The Progress tokens have room for their names in this width."""
_FOOT: Final = 24.0
"""How much of a covered card is under the cards on it, at least."""
_LARGEST: Final = 62.0
"""Maximum of half the distance between neighbours in the structure."""
CARD_GAP: Final = 4.0

# z levels, lowest first; from ROWS on, each row of the structure has its own
GROUND: Final = 0
PIECES: Final = 1
ROWS: Final = 10
LIGHT: Final = 28
OVER: Final = 30
VEIL: Final = 35
TRAY: Final = 40
MARKS: Final = 60


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the cards of one structure lie.

    Attributes:
        half: half the distance between neighbours of a row.
        step: the distance between rows: how much of a covered card is visible.
        width: of a card.
        height: of a card.
        first: the lowest half-card column in use.
        left: x of that column.
        top: y of the first row.
    """

    half: float
    step: float
    width: float
    height: float
    first: int
    left: float
    top: float

    def corner(self, row: int, column: int) -> tuple[float, float]:
        """The upper left corner of the card at a row (from 1) and a half-card column."""
        x = self.left + (column - self.first) * self.half + CARD_GAP / 2
        return x, self.top + (row - 1) * self.step


@dataclass(frozen=True, slots=True)
class Frame:
    """A box (x, y, width, height) for every part of the board in one layout.

    Attributes:
        name: of the layout.
        width: of the board.
        height: of the board at most; empty space below a small position is left out.
        status: whose turn it is.
        track: the military track.
        tokens: the Progress tokens on the board.
        pile: the discard pile.
        structure: the structure, or what is shown in its place.
        cities: the Cities of A and B; if they are folded, the strips.
        pantheon: the Pantheon; None in a game without it.
        senate: the Senate; None in a game without it.
    """

    name: str
    width: float
    height: float
    status: Box
    track: Box
    tokens: Box
    pile: Box
    structure: Box
    cities: tuple[Box, Box]
    pantheon: Box | None
    senate: Box | None

    @property
    def open_city(self) -> Box:
        """The box of an open City if they are folded: the structure and the space below it."""
        x, y, width, _ = self.structure
        return x, y, width, self.tokens[1] + self.tokens[3] - y

    @property
    def folded(self) -> bool:
        """Whether the Cities are strips that open in place of the structure."""
        return self.name == "phone"

    def city(self, player: str) -> Box:
        """The box of the City of "A" or "B"."""
        return self.cities["AB".index(player)]


def grid(layout: Layout, box: Box) -> Grid:
    """The places of a structure's cards, as large as a box allows."""
    left, top, width, height = box
    columns = [column for row in layout.rows for column in row]
    first, last = min(columns), max(columns)
    halves = last - first + 2
    half = min(width / halves, max(width / 12, _LARGEST))
    rows = len(layout.rows)
    # whole pixels, so that cards of all rows have one size and share sprites
    step = (height - _FOOT) // rows
    return Grid(
        half=half,
        step=step,
        width=2 * half - CARD_GAP,
        height=height - step * (rows - 1),
        first=first,
        left=left + (width - halves * half) / 2,
        top=top,
    )


# -- the layouts -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Open:
    """Sizes of a layout with open Cities, beside the structure or below it."""

    city: float  # its width
    height: tuple[float, float]  # above the Cities: without expansions, and with one or both
    centre: float = 0.0  # the width of the structure between the Cities
    below: float = 0.0  # the height of the Cities below; 0 if they are beside


_COLUMN: Final = 214.0
"""Width of the column with the Pantheon and the Senate."""
_OPEN: Final = {
    "wide": _Open(284, (600, 632), centre=540),
    "tall": _Open(284, (690, 740), centre=540),
    "narrow": _Open(270, (620, 740), centre=444),
    "tablet": _Open(368, (570, 640), below=500),
}
_PHONE: Final = 360.0
LAYOUTS: Final = (*_OPEN, "phone")
_HYSTERESIS: Final = 1.04
"""A board changes to another layout only if that makes it this much larger."""
_LEGIBLE: Final = 10 / SMALL
"""The scale at which the smallest text has 10 pixels."""


def of(layout: str, state: GameState) -> Frame:
    """The boxes of a layout in the game of a position.

    Raises:
        DuelError: there is no such layout.
    """
    check_layout(layout)
    return _frame(layout, state.pantheon is not None, state.senate is not None)


def check_layout(layout: str) -> None:
    """Raise DuelError for an unknown layout."""
    one_of("layout", layout, LAYOUTS)


def best_layout(width: float, height: float, state: GameState, now: str = "") -> str:
    """The layout for the room in a page: the widest that is legible, else the largest.

    A wider one has wider cards; the tall one uses the available height. The layout for phones may
    be higher than the room: where no other one is legible in this width, the page scrolls.

    Args:
        width: of the room, in CSS pixels.
        height: of the room, in CSS pixels.
        state: a position of the game.
        now: the current layout; it changes only if the difference is worth it.
    """

    def scale(layout: str, height: float = height) -> float:
        plan = of(layout, state)
        return min(width / plan.width, height / plan.height)

    def steady(layout: str) -> float:
        return scale(layout) * (_HYSTERESIS if layout == now else 1)

    if scale("tablet", inf) * (1 if now == "phone" else _HYSTERESIS) < _LEGIBLE:
        return "phone"
    if steady("wide") >= _LEGIBLE:
        # as large as the wide one, with more height
        return "tall" if steady("tall") >= scale("wide") else "wide"
    return "narrow" if steady("narrow") >= _LEGIBLE else max(_OPEN, key=steady)


@lru_cache(maxsize=16)
def _frame(name: str, pantheon: bool, agora: bool) -> Frame:
    return (_phone if name == "phone" else _open)(name, pantheon, agora)


def _open(name: str, pantheon: bool, agora: bool) -> Frame:
    """Open Cities; Pantheon and Senate in a column beside the structure."""
    plan = _OPEN[name]
    height = plan.height[pantheon or agora]
    tall = height - 2 * MARGIN
    aside = _COLUMN + MARGIN if pantheon or agora else 0.0
    if plan.below:
        left, right, city = MARGIN, 2 * MARGIN + plan.city, (height, plan.below)
        centre = 2 * plan.city + MARGIN - aside
    else:
        left, centre, city = 2 * MARGIN + plan.city, plan.centre, (MARGIN, tall)
        right = left + centre + MARGIN + aside
    column = left + centre + MARGIN
    status, track, row = _stacked(left, centre, (_STATUS, _TRACK, _TOKENS))
    below = row[1] + row[3] + _GAP
    upper = tall * 0.54 if agora else tall
    lower = MARGIN + (upper + _GAP if pantheon else 0)
    return Frame(
        name,
        right + plan.city + MARGIN,
        city[0] + city[1] + MARGIN,
        status,
        track,
        *_split(row, max(0.66 * centre, _NAMED)),
        structure=(left, below, centre, height - MARGIN - below),
        cities=((MARGIN, city[0], plan.city, city[1]), (right, city[0], plan.city, city[1])),
        pantheon=(column, MARGIN, _COLUMN, upper) if pantheon else None,
        senate=(column, lower, _COLUMN, height - MARGIN - lower) if agora else None,
    )


def _phone(name: str, pantheon: bool, agora: bool) -> Frame:
    """Everything in one column, the Cities as strips."""
    heights = [_STATUS + 14, _TRACK, 392.0 + 36 * (pantheon + agora), 48.0, 98.0, 98.0]
    heights += [242.0] * pantheon + [316.0] * agora
    boxes = [*_stacked(MARGIN, _PHONE - 2 * MARGIN, heights)]
    status, track, structure, row, *cities = boxes[:6]
    return Frame(
        name,
        _PHONE,
        boxes[-1][1] + boxes[-1][3] + MARGIN,
        status,
        track,
        *_split(row, 0.6 * row[2]),
        structure=structure,
        cities=(cities[0], cities[1]),
        pantheon=boxes[6] if pantheon else None,
        senate=boxes[-1] if agora else None,
    )


def _stacked(left: float, width: float, heights: Iterable[float]) -> Iterator[Box]:
    """Boxes below one another from the top of the board."""
    y = MARGIN
    for height in heights:
        yield left, y, width, height
        y += height + _GAP


def _split(box: Box, first: float) -> tuple[Box, Box]:
    """A box split into two side by side."""
    x, y, width, height = box
    return (x, y, first, height), (x + first + _GAP, y, width - first - _GAP, height)


WIDEST: Final = max(_frame(layout, True, True).width for layout in LAYOUTS)
"""Maximum width of a board."""
