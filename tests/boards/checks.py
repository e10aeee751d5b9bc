"""What holds for the board of every position, with either expansion or both."""

from __future__ import annotations

import itertools
import math

import duel_nb as duel
from duel_nb.boards import frame
from duel_nb.boards.display import Scene
from duel_nb.boards.scene import scene
from tests.boards.test_scene import touching


def shown(state: duel.GameState) -> duel.GameState:
    """What the live board shows."""
    return state.view(state.to_act)


def check(state: duel.GameState, layout: str = "wide") -> Scene:
    """Nothing leaves the board, everything fits, every target has words and can be clicked."""
    board = scene(state, prices=True, layout=layout)
    plan = frame.of(layout)
    assert board.width == plan.width
    assert board.height <= plan.tallest(state)
    for item in board.items:
        x, y, width, height = item.bounds
        assert math.isfinite(x + y + width + height)
        assert x >= 0
        assert y >= 0
        assert x + width <= board.width
        assert y + height <= board.height
    for words in board.texts():
        assert words.width <= words.max_width + 0.01, words.text
        if words.max_width > 40:
            assert words.size >= 10.5, words.text
    for level in board.levels():
        for a, b in itertools.combinations(level.texts, 2):
            assert not touching(a, b), f"{a.text!r} lies on {b.text!r}"
    clickable(board)
    return board


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
