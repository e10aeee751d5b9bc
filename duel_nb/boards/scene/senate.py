"""The Senate on the board: the six Chambers, the cubes left and the Conspiracies left."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from duel_nb.boards.drawing import icons
from duel_nb.boards.drawing.expansion_cards import CONSPIRACY_BACK, CONSPIRACY_INK, decree_tile
from duel_nb.boards.drawing.fitting import text_line
from duel_nb.boards.drawing.geometry import Box
from duel_nb.boards.drawing.palettes import BODY, CAP_HEIGHT, SMALL, Palette
from duel_nb.boards.drawing.shapes import Circle, Drawn, Rect, Sprite, SpriteAt
from duel_nb.boards.drawing.tokens import STEP, cube, cubes, in_stack
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.frame import Frame
from duel_nb.engine import GameState
from duel_nb.engine.state.senate import ChamberState, Senate
from duel_nb.session.senate import chamber_words, supply_words
from duel_nb.session.table import as_known
from duel_nb.words.translate import translate

_WALL: Final = 3.0
"""Gap between two Chambers of a section."""
_AISLE: Final = 8.0
"""Gap between two sections."""
_FOOT: Final = 30.0
"""Room below the Chambers for the cubes and Conspiracies that are left."""
_ROOMY: Final = 56.0
"""From this height up the points of a Chamber are above its Control area."""
_LARGE: Final = 80.0
"""From this height up the contents of a Chamber are larger."""
_TILE: Final = (84.0, 56.0)
_CUBE: Final = 22.0
_COUNT: Final = 14.5
_STANDING: Final = 48.0
"""Width of the cubes in a Chamber with their numbers."""


def panel(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """The Senate: the six Chambers in a column, then the cubes and Conspiracies left."""
    senate = as_known(state).senate
    if senate is None or plan.senate is None:
        return
    x, y, width, height = plan.senate
    gaps = 2 * (_AISLE - _WALL)
    tall = (height - _FOOT - gaps) / len(senate.chambers) - _WALL
    for chamber in senate.chambers:
        yield from _chamber(state, chamber, (x, y, width, tall), pal)
        # a wider gap between two sections
        y += tall + (_WALL if chamber.number % 2 else _AISLE)
    wide = (width - 2 * _WALL) / 7
    yield from _supply(state, senate, 0, (x, y, 2 * wide, _FOOT - 2), pal)
    yield from _deck(senate, (x + 2 * wide + _WALL, y, 3 * wide, _FOOT - 2), pal)
    yield from _supply(state, senate, 1, (x + width - 2 * wide, y, 2 * wide, _FOOT - 2), pal)


def _chamber(state: GameState, chamber: ChamberState, box: Box, pal: Palette) -> Iterator[Drawn]:
    """A Chamber: its points and who controls it, its Decrees, the cubes of both players."""
    x, y, width, height = box
    owner = chamber.controller
    colour = pal.muted if owner is None else pal.player(owner)
    hit, label = f"chamber:{chamber.number}", chamber_words(state, chamber)
    thick = 1.0 if owner is None else 2.2
    yield Rect(*box, pal.panel, colour, thick, 6, hit=hit, label=label)
    if owner is not None:
        yield Rect(*box, f"{colour[:7]}2e", radius=6)
    middle = y + height / 2
    number = icons.number(str(chamber.number), x + 10, middle - 9, SMALL, pal.ink, z=frame.PIECES)
    section = icons.icon(f"section-{chamber.section}", 16, pal.muted, pal.panel)
    yield from (number, SpriteAt(x + 3, middle - 1, section, z=frame.PIECES))
    # side by side, or one below the other if there is room
    scale = 1.3 if height > _LARGE else 1.0
    size = 23 * scale
    over = 0.56 * size if height > _ROOMY else 0.0
    at = x + 21
    top = middle - size / 2
    yield SpriteAt(at, top - over, icons.points(str(chamber.points), size), z=frame.PIECES)
    at += 0 if over else size + 2
    yield SpriteAt(at, top + over, _control(owner, size, pal), z=frame.PIECES)
    at += size + 4
    standing = _STANDING * scale
    room = x + width - 8 - standing - at
    yield from _decrees(chamber, (at, y, room, height), scale, pal, state.age)
    yield from _standing(chamber, (x + width - 2 - standing, y, standing, height), scale, pal)


@lru_cache(maxsize=16)
def _control(owner: str | None, size: float, pal: Palette) -> Sprite:
    """The Control area in a square of `size`, with the cube of the controlling player."""
    r = size / 2
    if owner is None:
        return Sprite([Circle(r, r, r - 2, pal.table, pal.muted, 1)])
    standing = cube("AB".index(owner), 0.7 * size)
    return Sprite([Circle(r, r, r, pal.player(owner)), *standing.shapes(0.16 * size, 4)])


def _decrees(
    chamber: ChamberState, box: Box, scale: float, pal: Palette, age: int
) -> Iterator[Drawn]:
    """The Decrees of a Chamber side by side."""
    left, top, room, tall = box
    count = max(1, len(chamber.decrees))
    wide = min(1.55 * (tall - 8), room / count - 2, scale * _TILE[0])
    high = min(tall - 8, max(30.0, 0.7 * wide))
    x, y = left + (room - count * (wide + 2)) / 2, top + (tall - high) / 2
    if not chamber.decrees:
        yield Rect(x, y, wide, high, None, pal.panel_edge, 1, 4)
    for decree in chamber.decrees:
        yield SpriteAt(x, y, decree_tile(decree, wide, high, pal, age), z=frame.PIECES)
        x += wide + 2


def _standing(chamber: ChamberState, box: Box, scale: float, pal: Palette) -> Iterator[Drawn]:
    """The cubes in a Chamber with their numbers, those of A above those of B."""
    left, top, width, tall = box
    size, count_size = min(scale * _CUBE, tall / 2 - 3), scale * _COUNT
    for player, count in enumerate(chamber.cubes):
        if not count:
            continue
        y = top + tall * (0.29 + 0.42 * player)
        wide = size * (1 + STEP * (in_stack(count) - 1))
        yield SpriteAt(left, y - size / 2, cubes(player, count, size), z=frame.PIECES)
        low = y + CAP_HEIGHT * count_size / 2
        x, room = left + wide + 2, width - wide - 2
        yield text_line(x, low, str(count), count_size, room, pal.ink, weight="bold")


def _supply(
    state: GameState, senate: Senate, player: int, box: Box, pal: Palette
) -> Iterator[Drawn]:
    """The cubes that a player can still place."""
    x, y, width, height = box
    hit, label = f"supply:{'AB'[player]}", supply_words(state, player)
    yield Rect(*box, pal.panel, pal.panel_edge, 1, 6, hit=hit, label=label)
    count = senate.supply(player)
    yield SpriteAt(x + 5, y + height / 2 - 8, cube(player, 16.0), z=frame.PIECES)
    ink = pal.ink if count else pal.muted
    yield text_line(x + 24, y + height / 2 + 5, f"× {count}", BODY, width - 27, ink, weight="bold")


def _deck(senate: Senate, box: Box, pal: Palette) -> Iterator[Drawn]:
    """The deck of Conspiracies."""
    x, y, width, height = box
    count = len(senate.deck)
    label = translate("conspiracies-spoken", count=count)
    yield Rect(*box, pal.panel, pal.panel_edge, 1, 5, hit="conspiracies", label=label)
    top = y + height / 2
    yield Rect(x + 4, top - 10, 19, 20, CONSPIRACY_BACK, radius=3, z=frame.PIECES)
    yield SpriteAt(
        x + 6,
        top - 8,
        icons.icon("conspiracy", 15, CONSPIRACY_INK, CONSPIRACY_BACK),
        z=frame.PIECES,
    )
    yield text_line(
        x + 27, top + 5, translate("count-cards", count=count), BODY, width - 30, pal.ink
    )
