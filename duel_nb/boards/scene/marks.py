"""Marks over a board: prices and what has changed for learners, and a veil over the rest.

Each mark has an icon, so that it does not depend on colour.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from duel_nb.boards.drawing.cards import NARROW, price_tag
from duel_nb.boards.drawing.extents import overlap
from duel_nb.boards.drawing.geometry import Box
from duel_nb.boards.drawing.palettes import Palette
from duel_nb.boards.drawing.shapes import Drawn, Polygon, Rect, Scene, Sprite, SpriteAt
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.frame import Frame
from duel_nb.boards.scene.table import track_space
from duel_nb.engine import GameState
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.session.table import prices

_MANY = 7
"""This many new cards at once are a new Age: they are not marked one by one."""
_MOST = 4
"""This many spaces of the Pantheon change when it opens or when the pawn moves: no marks."""


def news(before: GameState, after: GameState, old: Scene, new: Scene) -> tuple[str, ...]:
    """The hit ids of what an action changed: new ones, and those with a new label.

    Args:
        before: the position before, as the viewer knows it.
        after: the position after.
        old: the board of the position before.
        new: the board of the position after.
    """
    # without trays: their choices are not new on the board
    known = {target.hit: target.label for target in old.cut(frame.TRAY)[0].hits()}
    # their labels also say whose turn it is
    same = {f"player:{who}" for who in PLAYERS if _figures(before, who) == _figures(after, who)}
    shown = [
        target.hit
        for target in new.cut(frame.TRAY)[0].hits()
        if target.hit.partition(":")[0] not in ("place", "scores")
        and not target.hit.startswith("track:")  # only there while a space is being chosen
        and target.hit not in same
        and known.get(target.hit) != target.label
    ]
    places = {place.name: place for place in before.structure}
    turned = [
        f"place:{place.name}"
        for place in after.structure
        if (was := places.get(place.name)) is None
        or (was.card is None) != (place.card is None)
        or (place.accessible and not was.accessible)
    ]
    spaces = [hit for hit in shown if hit.startswith("space:")]
    if len(spaces) >= _MOST:
        shown = [hit for hit in shown if hit not in spaces]
    return (*shown, *(turned if len(turned) < _MANY else ()))


def _figures(state: GameState, who: str) -> tuple[int, int, int]:
    """The figures beside a player's name: coins, coins on Astarte, points."""
    city = state.city(who)
    return city.coins, city.astarte, state.scores()[who].total if state.age else 0


def marks(
    board: Scene, state: GameState, changed: Iterable[str], pal: Palette, *, priced: bool
) -> tuple[Drawn, ...]:
    """The layer of marks for a board.

    Args:
        board: the board.
        state: the position on it.
        changed: the hit ids of what has just changed.
        pal: the colours.
        priced: whether prices are shown.
    """
    return (*_flags(board, state, changed, pal), *(_tags(board, state, pal) if priced else ()))


def _flags(board: Scene, state: GameState, changed: Iterable[str], pal: Palette) -> Iterator[Drawn]:
    tray = board.target("tray")
    for hit in changed:
        target = board.target(hit)
        if target is None or (tray is not None and overlap(target.box, tray.box)):
            continue  # it is under the tray
        x, y, width, height = _pawn(target.box, state) if hit == "track" else target.box
        yield from outline((x, y, width, height), pal.news, 2, pal)
        # in the middle of the upper edge, clear of costs and chain symbols
        star = _star(13.0, pal.news, pal.paper)
        yield SpriteAt(x + width / 2 - 6.5, y - 6.5, star, z=frame.MARKS)


def outline(
    box: Box, colour: str, thick: float, pal: Palette, radius: float = 0.0
) -> tuple[Rect, Rect]:
    """An outline on a wider one, so that it stands out from dark tables and light cards alike."""
    return (
        Rect(*box, None, pal.paper, thick + 2.4, radius, z=frame.MARKS),
        Rect(*box, None, colour, thick, radius, z=frame.MARKS),
    )


def _pawn(track: Box, state: GameState) -> Box:
    left, top, width, height = track_space(state.pawn, track)
    return left - 4, top - 10, width + 8, height + 16


@lru_cache(maxsize=64)
def _star(size: float, ink: str, paper: str) -> Sprite:
    """A four-pointed star on a larger one: the mark of what has changed."""

    def points(radius: float, waist: float) -> tuple[tuple[float, float], ...]:
        m = size / 2
        half = (0, -1, radius), (0.7, -0.7, waist), (1, 0, radius), (0.7, 0.7, waist)
        return tuple(
            (m + sign * dx * r, m + sign * dy * r) for sign in (1, -1) for dx, dy, r in half
        )

    return Sprite(
        [
            Polygon(points(size * 0.66, size * 0.4), paper),
            Polygon(points(size * 0.5, size * 0.24), ink),
        ]
    )


def _tags(board: Scene, state: GameState, pal: Palette) -> Iterator[Drawn]:
    for price in prices(state):
        target = board.target(price.hit)
        if target is None:
            continue
        x, y, width, height = target.box
        tight = width < NARROW
        tag = price_tag(price.coins, bool(price.chain), price.affordable, pal, tight)
        left = 1.0 if tight else 3.0
        across = width - tag.bounds[2] - 2 if price.hit.startswith("wonder:") else left
        yield SpriteAt(x + across, y + height - tag.bounds[3] - 2, tag, z=frame.MARKS)


_THICK: Final = {"standard": "94", "contrast": "80"}
"""Opacity of the veil for each kind of palette, as two hexadecimal digits."""
_EDGE: Final = 2.0
"""Margin around what is in focus."""


def veil(board: Scene, plan: Frame, in_focus: Collection[str], pal: Palette) -> tuple[Drawn, ...]:
    """The veil for a board; empty if nothing is in focus.

    Parts of the board fade if nothing in them is in focus. A City with anything in focus stays
    clear, and so do the status line and the names and coins of both Cities.

    Args:
        board: the board.
        plan: the boxes of its parts.
        in_focus: hit ids.
        pal: the colours.
    """
    colour = f"{pal.table[:7]}{_THICK[pal.kind]}"
    if not in_focus:
        return ()
    return tuple(
        Rect(*box, colour, z=frame.VEIL)
        for area in _areas(board, plan)
        for box in _without(area, _clear(board, area, in_focus))
    )


def _areas(board: Scene, plan: Frame) -> Iterator[Box]:
    """The parts of the board that can fade, cut off at its lower edge."""
    parts = (plan.track, plan.tokens, plan.pile, plan.structure, *plan.cities)
    for part in (*parts, plan.pantheon, plan.senate):
        if part is not None:
            x, y, width, height = part
            if (low := min(y + height, board.height - frame.MARGIN)) > y:
                yield x, y, width, low - y


def _clear(board: Scene, area: Box, in_focus: Collection[str]) -> list[Box]:
    """The boxes in a part of the board that stay clear."""
    inside = [target for target in board.hits() if _middle_in(target.box, area)]
    heads = [target.box for target in inside if target.hit.startswith("player:")]
    clear = [target.box for target in inside if target.hit in in_focus]
    if heads:
        return [area] if any(box not in heads for box in clear) else heads
    return [area] if len(clear) == len(inside) else clear


def _middle_in(box: Box, area: Box) -> bool:
    x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
    return area[0] <= x <= area[0] + area[2] and area[1] <= y <= area[1] + area[3]


def _without(area: Box, clear: Sequence[Box]) -> Iterator[Box]:
    """An area without some boxes, as boxes that do not overlap, each as tall as possible.

    Their edges are whole pixels, or thin lines would be visible between them.
    """
    left, top, right, low = _corners(area, 0.0)
    holes = [_corners(box, _EDGE) for box in clear]
    edges = {left, right, *(x for hole in holes for x in (hole[0], hole[2]))}
    across = sorted(x for x in edges if left <= x <= right)
    for x, next_x in pairwise(across):
        y = top
        for _, hole_top, _, hole_low in sorted(
            (hole for hole in holes if hole[0] < next_x and hole[2] > x), key=lambda hole: hole[1]
        ):
            if hole_top > y:
                yield x, y, next_x - x, min(hole_top, low) - y
            y = max(y, hole_low)
        if y < low:
            yield x, y, next_x - x, low - y


def _corners(box: Box, more: float) -> tuple[int, int, int, int]:
    """Left, top, right and lower edge of a box extended by `more` on every side."""
    x, y, width, height = box
    return round(x - more), round(y - more), round(x + width + more), round(y + height + more)
