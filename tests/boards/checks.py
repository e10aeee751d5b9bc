"""What holds for the board of every position, whatever the expansions and the layout."""

from __future__ import annotations

import itertools
import math

import pytest

import duel_nb as duel
from duel_nb.boards.drawing.geometry import Box
from duel_nb.boards.drawing.palettes import CROWDED
from duel_nb.boards.drawing.shapes import Scene, Text
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.board import scene

LAYOUTS = [name for name in frame.LAYOUTS if name != "tall"]
"""The wide one first; the tall one is the wide one with more room."""
every_layout = pytest.mark.parametrize("layout", LAYOUTS)


def shown(state: duel.GameState) -> duel.GameState:
    """What the live board shows."""
    return state.view(state.to_act)


def check(state: duel.GameState, layout: str = "wide") -> list[Scene]:
    """Nothing leaves the board, everything fits, every target has words and can be clicked.

    Gives the board as it lies there, and where Cities are folded also with each of them open.
    """
    plan = frame.of(layout, state)
    opened = (None, "A", "B") if plan.folded else (None,)
    found = [scene(state, layout=layout, opened=who) for who in opened]
    for board in found:
        assert board.width == plan.width
        assert board.height <= plan.height
        everything_inside(board)
        texts_fit(board)
        texts_apart(board)
        clickable(board)
    return found


def everything_inside(board: Scene) -> None:
    """Every item has finite numbers and lies on the board."""
    for item in board.items:
        x, y, width, height = item.bounds
        assert math.isfinite(x + y + width + height)
        assert x >= 0
        assert y >= 0
        assert x + width <= board.width
        assert y + height <= board.height


def texts_fit(board: Scene) -> None:
    """No text is wider than its room or too small."""
    for text in board.texts():
        assert text.width <= text.max_width + 0.01, text.text
        if text.max_width > 40:
            assert text.size >= CROWDED, text.text


def texts_apart(board: Scene) -> None:
    """No two texts of a level overlap."""
    for level in board.levels():
        lines = sorted(((text.bounds, text) for text in level.texts), key=lambda one: one[0][1])
        for number, (a, one) in enumerate(lines, start=1):
            for b, other in itertools.islice(lines, number, None):
                if b[1] >= a[1] + a[3]:
                    break  # it begins below, as all after it
                assert not _overlap(a, b), f"{one.text!r} lies on {other.text!r}"


def touching(a: Text, b: Text) -> bool:
    """Whether the letters of two texts touch."""
    return _overlap(a.bounds, b.bounds)


def _overlap(a: Box, b: Box) -> bool:
    """Whether two lines touch: the upper and lower quarter of each is air."""
    ax, ay, aw, ah = a
    bx, by, bw, bh = b
    return min(ax + aw, bx + bw) - max(ax, bx) > 0.5 and min(ay + ah, by + bh) - max(
        ay, by
    ) > 0.3 * min(ah, bh)


def clickable(board: Scene) -> None:
    """Every target is found where it is seen, and no two of one level share a place."""
    tray = board.target("tray")
    for target in board.hits():
        assert target.label, target.hit
        x, y, width, height = target.box
        if target.hit in ("tray", "track") or (target.hit.startswith("place:") and tray):
            continue
        # the middle of a space with Enki has his Progress tokens above it
        down = height / 4 if target.hit.startswith("place:") else height / 2
        down = height - 4 if target.hit.startswith("space:") else down
        assert board.hit(x + width / 2, y + down) == target.hit
    for level in board.levels():
        boxes = {
            (item.hit, item.target)
            for item in level.areas
            if item.hit is not None
            and not item.hit.startswith(("place:", "tray", "player:", "chamber:"))
        }
        for (_, a), (_, b) in itertools.combinations(boxes, 2):
            wide = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
            tall = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
            inside = level.z in (frame.TRAY, frame.GROUND)
            assert inside or wide <= 0.01 or tall <= 0.01, (a, b)
