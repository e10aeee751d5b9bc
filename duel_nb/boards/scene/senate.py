"""The Senate on the board: six Chambers in an arc, what stands in them, and what lies beside it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from duel_nb.boards.drawing import icons
from duel_nb.boards.drawing.decrees import decree_tile, decree_words
from duel_nb.boards.drawing.influence import METAL_NAMES, STEP, cube, cubes, in_stack
from duel_nb.boards.drawing.labels import listed, plural
from duel_nb.boards.drawing.palettes import BODY, CAP_HEIGHT, SMALL, Palette, text_width
from duel_nb.boards.drawing.shapes import (
    Circle,
    Drawn,
    Point,
    Polygon,
    Rect,
    Sprite,
    SpriteAt,
    Text,
    text_line,
)
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.conspiracies import BACK, PALE
from duel_nb.boards.scene.frame import Frame
from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState
from duel_nb.engine.state.senate import ChamberState, Senate

_DEEP: Final = 115.0
"""From the back wall to the front one."""
_RISE: Final = 53.5
"""From the ends of the back wall up to its middle."""
_WALL: Final = 2.4
"""Half the distance between two Chambers at the back wall."""
_AISLE: Final = 5.0
"""Half the distance between two sections."""

# how far below the back wall things stand in a Chamber
_CONTROL: Final = 17.0
_DECREE: Final = 57.0
_CUBES: Final = 96.0

_TILE: Final = (57.0, 37.0)
_CUBE: Final = 17.0
_COUNT: Final = 14.5


def known(state: GameState) -> Senate | None:
    """The Senate as the viewer knows it; a whole position is shown as everybody knows it."""
    return state.senate if state.viewer is not None else state.view(None).senate


# -- words -------------------------------------------------------------------------------------


def cubes_words(state: GameState, chamber: ChamberState) -> str:
    """How many cubes stand in a Chamber: "Ada 2 cubes, Ben 1 cube"."""
    counted = zip(state.names, chamber.cubes, strict=True)
    return listed(f"{name} {plural(n, 'cube')}" for name, n in counted if n) or "no cubes"


def control_words(state: GameState, chamber: ChamberState) -> str:
    """Who controls a Chamber."""
    if chamber.controller is None:
        return "controlled by nobody"
    return f"controlled by {state.names['AB'.index(chamber.controller)]}"


def decrees_words(chamber: ChamberState) -> str:
    """The Decrees of a Chamber, as far as they lie face up."""
    found = ("face down" if one is None else decree_words(one) for one in chamber.decrees)
    what = "; ".join(found) or "none"
    return f"{'Decrees' if len(chamber.decrees) > 1 else 'Decree'}: {what}"


def chamber_words(state: GameState, chamber: ChamberState) -> str:
    """A Chamber of the Senate in one line."""
    return (
        f"Chamber {chamber.number} of the Senate ({chamber.section} section, "
        f"{plural(chamber.points, 'point')}): {cubes_words(state, chamber)}, "
        f"{control_words(state, chamber)}. {decrees_words(chamber)}"
    )


def supply_words(state: GameState, player: int) -> str:
    """The cubes that a player (0 or 1) can still place."""
    senate = known(state)
    assert senate is not None
    return (
        f"{state.names[player]} has {plural(senate.supply(player), f'{METAL_NAMES[player]} cube')} "
        f"left to place and {senate.in_senate(player)} in the Senate"
    )


# -- where things are --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Arc:
    """The arc of the Senate.

    Attributes:
        middle: x of its middle.
        top: y of the back wall there.
        outer: radius at the back wall; the centre lies below the board.
        span: the angle it takes.
        tiles: how much room the Decrees of a Chamber have side by side.
    """

    middle: float
    top: float
    outer: float
    span: float
    tiles: float

    def point(self, angle: float, below: float, beside: float = 0.0) -> Point:
        """The place at an angle from the middle, so far below the back wall, and beside it."""
        radius = self.outer - below
        angle += beside / radius
        return (
            self.middle + radius * math.sin(angle),
            self.top + self.outer - radius * math.cos(angle),
        )

    def edges(self, number: int) -> tuple[float, float]:
        """The angles between which a Chamber (1 to 6) lies, without its walls."""
        chambers = CATALOG.chambers
        part = self.span / len(chambers)
        start, end = -self.span / 2 + (number - 1) * part, -self.span / 2 + number * part
        section = chambers[number - 1].section
        if number > 1:
            start += (_WALL if chambers[number - 2].section == section else _AISLE) / self.outer
        if number < len(chambers):
            end -= (_WALL if chambers[number].section == section else _AISLE) / self.outer
        return start, end


@lru_cache(maxsize=4)
def _arc(plan: Frame) -> _Arc:
    half = plan.centre_width / 2 - 2
    outer = (half**2 + _RISE**2) / (2 * _RISE)
    span = 2 * math.asin(half / outer)
    tiles = span * (outer - _DECREE) / len(CATALOG.chambers) - 6.4
    return _Arc(plan.middle, plan.structure_y + 1.0, outer, span, tiles)


@lru_cache(maxsize=64)
def _wedge(
    arc: _Arc, number: int, start: float, end: float, inset: float = 0.0
) -> tuple[Point, ...]:
    """The outline of a Chamber between two depths, made smaller by `inset`."""
    left, right = arc.edges(number)
    left, right = left + inset / arc.outer, right - inset / arc.outer
    steps = 4
    angles = [left + (right - left) * i / steps for i in range(steps + 1)]
    back = [arc.point(angle, start + inset) for angle in angles]
    front = [arc.point(angle, end - inset) for angle in reversed(angles)]
    return (*back, *front)


# -- drawing -----------------------------------------------------------------------------------


def panel(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """The Senate with the cubes left beside it and the Conspiracies below."""
    senate = known(state)
    if senate is None:
        return
    arc = _arc(plan)
    for chamber in senate.chambers:
        yield from _chamber(state, chamber, arc, pal)
    for player in (0, 1):
        yield from _supply(state, senate, player, plan, pal)
    yield from _sections(arc, pal)
    yield from _deck(senate, arc, pal)


def _chamber(state: GameState, chamber: ChamberState, arc: _Arc, pal: Palette) -> Iterator[Drawn]:
    number = chamber.number
    middle = sum(arc.edges(number)) / 2
    owner = None if chamber.controller is None else "AB".index(chamber.controller)
    colour = pal.muted if owner is None else (pal.player_a, pal.player_b)[owner]
    yield Polygon(_wedge(arc, number, 0, _DEEP), pal.panel, colour, 1.0 if owner is None else 2.2)
    if owner is not None:
        yield Polygon(_wedge(arc, number, 0, _DEEP, 1.1), f"{colour[:7]}2e")
    # the front row, where the cubes stand
    floor = pal.table if owner is None else f"{colour[:7]}30"
    yield Polygon(_wedge(arc, number, _CUBES - 15, _DEEP, 2.4), floor)
    # what a click means is an item of its own: it looks like nothing, whatever it says
    yield Polygon(
        _wedge(arc, number, 0, _DEEP),
        hit=f"chamber:{number}",
        label=chamber_words(state, chamber),
        z=frame.PIECES,
    )
    x, y = arc.point(middle, _CONTROL, -17)
    yield SpriteAt(x - 11.5, y - 11.5, icons.points(str(chamber.points), 23), z=frame.PIECES)
    x, y = arc.point(middle, _CONTROL, 17)
    yield SpriteAt(x - 11.5, y - 11.5, _control(owner, pal), z=frame.PIECES)
    yield from _decrees(chamber, middle, arc, pal, state.age)
    yield from _standing(chamber, middle, arc, pal)
    x, y = arc.point(middle, _DEEP)
    yield text_line(x, y + 13, str(number), SMALL, 20, pal.muted, weight="bold", anchor="middle")


@lru_cache(maxsize=8)
def _control(owner: int | None, pal: Palette) -> Sprite:
    """The Control area, 23 pixels in square, with the cube of who controls the Chamber."""
    if owner is None:
        return Sprite([Circle(11.5, 11.5, 9.5, pal.table, pal.muted, 1)])
    colour = (pal.player_a, pal.player_b)[owner]
    return Sprite([Circle(11.5, 11.5, 11.5, colour), *cube(owner, 15.0).shapes(4, 4)])


def _tile_width(count: int, arc: _Arc) -> float:
    """How wide each of so many Decrees in a Chamber is."""
    return min(_TILE[0], arc.tiles / count - 2)


def _decrees(
    chamber: ChamberState, middle: float, arc: _Arc, pal: Palette, age: int
) -> Iterator[Drawn]:
    """The Decrees of a Chamber side by side."""
    count = len(chamber.decrees)
    width, height = _TILE
    if not count:
        x, y = arc.point(middle, _DECREE)
        yield Rect(x - width / 2, y - height / 2, width, height, None, pal.panel_edge, 1, 4)
        return
    pitch = arc.tiles / count
    wide = _tile_width(count, arc)
    for i, decree in enumerate(chamber.decrees):
        x, y = arc.point(middle, _DECREE, (i - (count - 1) / 2) * pitch)
        tile = decree_tile(decree, wide, height, pal, age)
        yield SpriteAt(x - wide / 2, y - height / 2, tile, z=frame.PIECES)


def _standing(chamber: ChamberState, middle: float, arc: _Arc, pal: Palette) -> Iterator[Drawn]:
    """The cubes in a Chamber: those of A on the left, those of B on the right, with numbers."""
    for player, count in enumerate(chamber.cubes):
        if not count:
            continue
        x, y = arc.point(middle, _CUBES, (-20.5, 19.5)[player])
        stack = _CUBE * (1 + STEP * (in_stack(count) - 1))
        wide = stack + 1.5 + text_width(str(count), _COUNT, "bold")
        left = x - wide / 2
        yield SpriteAt(left, y - _CUBE / 2, cubes(player, count, _CUBE), z=frame.PIECES)
        yield Text(
            left + stack + 1.5,
            y + CAP_HEIGHT * _COUNT / 2,
            str(count),
            _COUNT,
            20,
            pal.ink,
            "bold",
            z=frame.PIECES,
        )


def _supply(
    state: GameState, senate: Senate, player: int, plan: Frame, pal: Palette
) -> Iterator[Drawn]:
    """The cubes that a player can still place, in the corner beside the arc."""
    width, height = 58.0, 26.0
    top = _arc(plan).top
    edge = plan.centre if player == 0 else plan.centre + plan.centre_width - width
    yield Rect(
        edge,
        top,
        width,
        height,
        pal.panel,
        pal.panel_edge,
        1,
        6,
        hit=f"supply:{'AB'[player]}",
        label=supply_words(state, player),
    )
    count = senate.supply(player)
    yield SpriteAt(edge + 5, top + 5, cube(player, 16.0), z=frame.PIECES)
    yield text_line(
        edge + 25,
        top + 18,
        f"× {count}",
        BODY,
        width - 28,
        pal.ink if count else pal.muted,
        weight="bold",
    )


def _sections(arc: _Arc, pal: Palette) -> Iterator[Drawn]:
    """The names of the sections below the front wall."""
    for first, section in ((1, "left"), (3, "centre"), (5, "right")):
        x, y = arc.point((arc.edges(first)[0] + arc.edges(first + 1)[1]) / 2, _DEEP)
        yield text_line(x, y + 13, section, SMALL, 60, pal.muted, anchor="middle")


def _deck(senate: Senate, arc: _Arc, pal: Palette) -> Iterator[Drawn]:
    """The Conspiracies that nobody has."""
    count = len(senate.deck)
    width, height = 150.0, 26.0
    left, top = arc.middle - width / 2, arc.top + _DEEP + 19
    yield Rect(
        left,
        top,
        width,
        height,
        pal.panel,
        pal.panel_edge,
        1,
        5,
        hit="conspiracies",
        label=f"Deck of Conspiracies: {plural(count, 'card')}",
    )
    yield Rect(left + 4, top + 3, 19, 20, BACK, radius=3, z=frame.PIECES)
    yield SpriteAt(left + 6, top + 5, icons.icon("conspiracy", 15, PALE, BACK), z=frame.PIECES)
    yield text_line(left + 29, top + 17.5, f"{count} Conspiracies", BODY, width - 34, pal.ink)
