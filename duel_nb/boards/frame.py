"""Where things are on the board: one place for every measure, in logical pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duel_nb.catalog import Layout
from duel_nb.engine import GameState

WIDTH: Final = 1180.0
HEIGHT: Final = 672.0
MARGIN: Final = 8.0

PANEL: Final = 292.0
"""Width of a City at the side."""
LEFT: Final = MARGIN
RIGHT: Final = WIDTH - MARGIN - PANEL
CENTRE: Final = LEFT + PANEL + MARGIN
CENTRE_WIDTH: Final = RIGHT - MARGIN - CENTRE
MIDDLE: Final = WIDTH / 2

STATUS_Y: Final = 8.0
TRACK_Y: Final = 58.0
TOKENS_Y: Final = 126.0
STRUCTURE_Y: Final = 200.0
STRUCTURE_HEIGHT: Final = HEIGHT - MARGIN - STRUCTURE_Y

PANTHEON: Final = 126.0
"""How much lower everything below the status lies when there is a Pantheon."""

SENATE: Final = 168.0
"""How much lower the structure lies when there is a Senate above it."""
SENATE_SAVES: Final = 28.0
"""How much less tall the structure is then."""

# levels of painting, lowest first; the rows of the structure lie on ROWS, ROWS + 1, ...
GROUND: Final = 0
PIECES: Final = 1
ROWS: Final = 10
OVER: Final = 30
TRAY: Final = 40
MARKS: Final = 60

CARD_GAP: Final = 4.0


@dataclass(frozen=True, slots=True)
class Room:
    """How tall a board is at least: a live one must not jump at every action.

    Attributes:
        height: what it has already; it is taller where its position needs more.
        air: how much more it takes below its Cities when it has to grow.
    """

    height: float = 0.0
    air: float = 0.0


AIR: Final = 52.0
"""Room for two more rows of Buildings."""


def extra(state: GameState) -> float:
    """How much lower everything below the status lies than on the base board."""
    return PANTHEON if state.pantheon is not None else 0.0


def below_senate(state: GameState) -> float:
    """How much lower the structure, and what lies in its place, is because of the Senate."""
    return SENATE if state.senate is not None else 0.0


def room(state: GameState) -> float:
    """How tall the structure may be."""
    return STRUCTURE_HEIGHT - (SENATE_SAVES if state.senate is not None else 0.0)


def height(state: GameState) -> float:
    """How tall the board for a position is at most."""
    return HEIGHT + extra(state) + below_senate(state) + room(state) - STRUCTURE_HEIGHT


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the cards of one structure lie.

    Attributes:
        half: half the distance between neighbours of a row.
        step: the distance between rows, which is how much of a covered card stays in sight.
        width: of a card.
        height: of a card.
        first: the lowest half-card column in use.
        left: x of that column.
        top: y of the far row.
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


def grid(layout: Layout, top: float = STRUCTURE_Y, room: float = STRUCTURE_HEIGHT) -> Grid:
    """The places for a layout, as large as the middle of the board allows.

    Args:
        layout: which cards lie where.
        top: y of the far row.
        room: how tall the structure may be.
    """
    columns = [column for row in layout.rows for column in row]
    first, last = min(columns), max(columns)
    halves = last - first + 2
    half = min(CENTRE_WIDTH / halves, CENTRE_WIDTH / 12)
    rows = len(layout.rows)
    # a covered card keeps its upper part in sight; few rows leave room for larger cards
    height = (92.0 if rows > 5 else 112.0) * room / STRUCTURE_HEIGHT
    step = (room - height) / (rows - 1)
    return Grid(
        half=half,
        step=step,
        width=2 * half - CARD_GAP,
        height=height,
        first=first,
        left=MIDDLE - halves * half / 2,
        top=top,
    )
