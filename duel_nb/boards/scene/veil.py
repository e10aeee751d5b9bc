"""A veil over what does not matter on a board: it fades but stays legible."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import Final

from duel_nb.boards.drawing.geometry import Box
from duel_nb.boards.drawing.palettes import Palette
from duel_nb.boards.drawing.shapes import Drawn, Rect, Scene
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.frame import Frame

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
