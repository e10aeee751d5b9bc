"""Arrows over a board: what the coach would do, numbered from the best action on.

The number and the width tell them apart, so that they do not depend on colour; the list beside the
board has the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

from duel_nb.boards.drawing.geometry import Box
from duel_nb.boards.drawing.palettes import Palette
from duel_nb.boards.drawing.shapes import Circle, Drawn, Polygon, Polyline, Scene, Text
from duel_nb.boards.scene import frame
from duel_nb.engine import Action, GameState
from duel_nb.engine.state.tables import PLAYERS

_WIDTHS: Final = (6.0, 4.0, 3.0)
"""Of the best, the second and the third arrow."""
_EDGE: Final = 3.0
"""The pale edge on both sides of an arrow together."""
_HEAD: Final = 16.0
_DISC: Final = 11.0


def arrows(
    board: Scene, state: GameState, actions: Sequence[Action], pal: Palette
) -> tuple[Drawn, ...]:
    """The arrows of some actions, the best one first and on top.

    Args:
        board: the board.
        state: the position on it.
        actions: at most three.
        pal: the colours.
    """
    ways = [_way(board, state, action) for action in actions]
    numbered = [(n, way) for n, way in enumerate(ways, start=1) if way is not None]
    lines = (item for n, way in reversed(numbered) for item in _line(way, _WIDTHS[n - 1], pal))
    found: dict[Box, list[int]] = {}
    for n, (start, _) in numbered:
        found.setdefault(start, []).append(n)
    discs = (item for start, ns in found.items() for item in _discs(start, ns, pal))
    return (*lines, *discs)


def starts(board: Scene, state: GameState, actions: Sequence[Action]) -> Iterator[Box]:
    """Where the arrows of some actions begin: at what these take."""
    for action in actions:
        if (way := _way(board, state, action)) is not None:
            yield way[0]


def _way(board: Scene, state: GameState, action: Action) -> tuple[Box, Box] | None:
    """Where an action takes something from, and where to; None if that is not on the board."""
    start = next(filter(None, map(board.target, _from(state, action))), None)
    end = next(filter(None, map(board.target, _to(state, action))), None)
    return None if start is None or end is None or start == end else (start.box, end.box)


def _from(state: GameState, action: Action) -> Iterator[str]:
    """The hit ids of what an action takes, the most fitting first."""
    for place in state.structure:
        named = action.place >= 0 and place.name == action.place_name
        taken = action.place < 0 and place.accessible and place.card == action.card
        if place.card is not None and (named or taken):
            yield f"place:{place.name}"
    if action.wonder is not None:
        yield f"wonder:{action.wonder.id}"
    if action.token is not None:
        yield f"token:{action.token.id}"
    if state.pantheon is not None and action.divinity is not None:
        for space, divinity in enumerate(state.pantheon.spaces, start=1):
            if divinity == action.subject:
                yield f"space:{space}"


def _to(state: GameState, action: Action) -> Iterator[str]:
    """The hit ids of where an action takes it, the most fitting first."""
    if action.verb == "discard":
        yield "discard"
    if action.verb == "wonder" and action.wonder is not None:
        yield f"wonder:{action.wonder.id}"
    yield f"player:{PLAYERS[state.acting]}"


def _line(way: tuple[Box, Box], width: float, pal: Palette) -> Iterator[Drawn]:
    (x, y), (to_x, to_y) = map(_middle, way)
    far = hypot(to_x - x, to_y - y) or 1.0
    across, down = (to_x - x) / far, (to_y - y) / far
    neck = to_x - across * _HEAD, to_y - down * _HEAD
    side = _HEAD * 0.55
    head = (
        (to_x, to_y),
        (neck[0] - down * side, neck[1] + across * side),
        (neck[0] + down * side, neck[1] - across * side),
    )
    yield Polyline(((x, y), neck), pal.paper, width + _EDGE, z=frame.MARKS)
    yield Polygon(head, pal.news, pal.paper, _EDGE / 2, z=frame.MARKS)
    yield Polyline(((x, y), neck), pal.news, width, z=frame.MARKS)


def _discs(start: Box, numbers: Sequence[int], pal: Palette) -> Iterator[Drawn]:
    """The numbers of the arrows that begin at the same thing."""
    x, y = _middle(start)
    x -= (len(numbers) - 1) * _DISC
    for number in numbers:
        yield Circle(x, y, _DISC, pal.news, pal.paper, _EDGE / 2, z=frame.MARKS)
        yield Text(x, y + 5, str(number), 14, 2 * _DISC, pal.paper, "bold", "middle", z=frame.MARKS)
        x += 2 * _DISC


def _middle(box: Box) -> tuple[float, float]:
    return box[0] + box[2] / 2, box[1] + box[3] / 2
