"""Where things are on the board: one place for every measure, in logical pixels."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Final

from duel_nb.catalog import Layout
from duel_nb.engine import GameState

MARGIN: Final = 8.0

STATUS_Y: Final = 8.0
TRACK_Y: Final = 58.0
TOKENS_Y: Final = 126.0
"""Where the Progress tokens begin, and on a narrow board the structure beside them."""

_STRUCTURE_HEIGHT: Final = 464.0
"""How tall the structure of a wide board is."""
_FOOT: Final = 24.0
"""How much of a covered card lies under those on it, at least."""
_TOKENS_HEIGHT: Final = 74.0

PANTHEON: Final = 126.0
"""How much lower everything below the status lies when there is a Pantheon."""

SENATE: Final = 168.0
"""How much lower the structure lies when there is a Senate above it."""
_SENATE_SAVES: Final = 28.0
"""How much less tall the structure of a wide board is then."""

_NARROW_HEIGHT: Final = 436.0
"""How tall the structure of a narrow board is, in every Age: the Cities below it stay in place."""
_CITY: Final = 720.0
_CITY_PANTHEON: Final = 160.0
_CITY_AGORA: Final = 70.0
"""How tall a City of a narrow board becomes in nearly every game, and what the expansions add."""

# levels of painting, lowest first; the rows of the structure take one each from ROWS on
GROUND: Final = 0
PIECES: Final = 1
ROWS: Final = 10
LIGHT: Final = 28
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


@dataclass(frozen=True, slots=True)
class Frame:
    """The measures of one layout of the board.

    Attributes:
        name: "wide" or "narrow".
        width: of the board.
        panel: width of a City.
        pitch: from one Building of a City to the next.
    """

    name: str
    width: float
    panel: float
    pitch: float

    @property
    def beside(self) -> bool:
        """Whether the Cities lie beside the middle of the board; else they lie below it."""
        return self.name == "wide"

    @property
    def left(self) -> float:
        """Left edge of the City of A."""
        return MARGIN

    @property
    def right(self) -> float:
        """Left edge of the City of B."""
        return self.width - MARGIN - self.panel

    @property
    def centre(self) -> float:
        """Left edge of status, Pantheon, military track and Senate."""
        return MARGIN + (self.panel + MARGIN if self.beside else 0.0)

    @property
    def centre_width(self) -> float:
        """Width of status, Pantheon, military track and Senate."""
        return self.width - 2 * self.centre

    @property
    def middle(self) -> float:
        """The middle of the board across."""
        return self.width / 2

    @property
    def tokens_width(self) -> float:
        """Width of the column of Progress tokens beside the structure; 0 when they lie above it."""
        return 0.0 if self.beside else 150.0

    @property
    def tokens_x(self) -> float:
        """Left edge of that column."""
        return self.width - MARGIN - self.tokens_width

    @property
    def place_width(self) -> float:
        """Width of the structure and of what lies in its place; it begins at `centre`."""
        return self.centre_width - (0.0 if self.beside else self.tokens_width + MARGIN)

    @property
    def place_middle(self) -> float:
        """The middle of the structure across."""
        return self.centre + self.place_width / 2

    @property
    def structure_y(self) -> float:
        """Top of the structure on the base board."""
        return TOKENS_Y + (_TOKENS_HEIGHT if self.beside else 0.0)

    def room(self, state: GameState) -> float:
        """How tall the structure, or what lies in its place, may be."""
        return self.structure_room(agora=state.senate is not None)

    def structure_room(self, *, agora: bool) -> float:
        """How tall the structure of an Age may be, with or without a Senate above it."""
        if self.beside:
            return _STRUCTURE_HEIGHT - (_SENATE_SAVES if agora else 0.0)
        return _NARROW_HEIGHT

    def city_y(self, state: GameState) -> float:
        """Top of the Cities."""
        if self.beside:
            return MARGIN
        return self.structure_y + extra(state) + below_senate(state) + self.room(state) + MARGIN

    def tallest(self, state: GameState) -> float:
        """How tall the board for a position is at most."""
        if not self.beside:
            return inf  # the Cities take what they need
        top = self.structure_y + extra(state) + below_senate(state)
        return top + self.room(state) + MARGIN

    def canvas(self, state: GameState) -> float:
        """How tall the canvas of a live board is: the board grows on it without being sent again.

        A narrow board may become taller still.
        """
        if self.beside:
            return self.tallest(state)
        more = _CITY_PANTHEON if state.pantheon is not None else 0.0
        more += _CITY_AGORA if state.senate is not None else 0.0
        return self.city_y(state) + _CITY + more

    def room_for(self, state: GameState) -> Room:
        """The room of a live board that begins with a position.

        With the draft a whole game begins: its board has the height of the structures at once.
        """
        whole = self.beside and not state.age
        return Room(self.tallest(state) if whole else 0.0, AIR)

    def buildings(self, state: GameState, top: float) -> float:
        """How tall the Buildings of a City that begin at `top` may be."""
        return self.tallest(state) - MARGIN - 6 - top

    def grid(self, layout: Layout, top: float, room: float) -> Grid:
        """The places for a layout, as large as the middle of the board allows.

        Args:
            layout: which cards lie where.
            top: y of the far row.
            room: how tall the structure may be.
        """
        columns = [column for row in layout.rows for column in row]
        first, last = min(columns), max(columns)
        halves = last - first + 2
        half = min(self.place_width / halves, self.place_width / 12)
        rows = len(layout.rows)
        # a covered card keeps its upper part in sight; few rows leave room for larger cards
        step = (room - _FOOT) // rows  # whole pixels: cards of one size are drawn once and kept
        return Grid(
            half=half,
            step=step,
            width=2 * half - CARD_GAP,
            height=room - step * (rows - 1),
            first=first,
            left=self.place_middle - halves * half / 2,
            top=top,
        )


WIDE: Final = Frame("wide", 1180.0, 292.0, 25.0)
"""The Cities beside the middle."""
NARROW: Final = Frame("narrow", 760.0, 368.0, 22.0)
"""The Cities below it, for a page with less room."""
FRAMES: Final = {one.name: one for one in (WIDE, NARROW)}


def of(layout: str) -> Frame:
    """The measures of a layout.

    Raises:
        ValueError: there is no such layout.
    """
    if layout not in FRAMES:
        raise ValueError(f"A layout is one of {', '.join(map(repr, FRAMES))}, not {layout!r}.")
    return FRAMES[layout]
