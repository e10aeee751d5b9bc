"""The veil over what does not matter: it leaves clear what does, and nothing is veiled twice."""

from __future__ import annotations

import duel_nb as duel
from duel_nb.boards.drawing.extents import overlap
from duel_nb.boards.drawing.geometry import Box
from duel_nb.boards.drawing.palettes import PALETTES, palette
from duel_nb.boards.drawing.shapes import Rect, Scene
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.board import highlights, scene
from duel_nb.boards.scene.marks import veil
from tests.boards import positions


def boxes(board: Scene, state: duel.GameState, *in_focus: str, layout: str = "wide") -> list[Box]:
    drawn = veil(board, frame.of(layout, state), in_focus, palette("light"))
    assert all(isinstance(item, Rect) for item in drawn)
    return [item.bounds for item in drawn]


def veiled(board: Scene, found: list[Box], hit: str) -> bool:
    target = board.target(hit)
    assert target is not None
    x, y = target.box[0] + target.box[2] / 2, target.box[1] + target.box[3] / 2
    return any(b[0] <= x < b[0] + b[2] and b[1] <= y < b[1] + b[3] for b in found)


def test_only_what_is_in_focus_stays_clear() -> None:
    state = positions.every()["age I"]
    board = scene(state)
    found = boxes(board, state, "place:r5c1")
    assert not veiled(board, found, "place:r5c1")
    assert veiled(board, found, "place:r5c3")
    assert veiled(board, found, "track")
    assert veiled(board, found, "discard")
    assert not veiled(board, found, "player:A"), "names and coins always stay"
    assert boxes(board, state) == [], "nothing is in focus: nothing fades"


def test_a_city_is_clear_with_one_thing_of_it() -> None:
    state = duel.position(A={"cards": ["Altar", "Press"]}, B={"cards": ["Baths"]})
    board = scene(state)
    found = boxes(board, state, "card:altar", "player:B")
    assert not veiled(board, found, "card:press")
    assert veiled(board, found, "card:baths"), "B's coins do not matter for what B has built"


def test_nothing_is_veiled_twice() -> None:
    for layout in frame.LAYOUTS:
        state = positions.every()["crowded"]
        board = scene(state, layout=layout)
        hits = [target.hit for target in board.hits()]
        found = boxes(board, state, *hits[::3], layout=layout)
        assert not any(overlap(a, b) for n, a in enumerate(found) for b in found[:n])


def test_every_palette_lets_the_rest_shine_through() -> None:
    state = positions.every()["age I"]
    for themes in PALETTES.values():
        for pal in themes.values():
            board = scene(state, theme=pal)
            for item in veil(board, frame.of("wide", state), ["track"], pal):
                assert isinstance(item, Rect)
                assert item.fill is not None
                assert int(item.fill[7:], 16) <= 0xA0


def test_what_is_picked_does_not_look_like_what_can_be_chosen() -> None:
    board = scene(positions.every()["age I"])
    chosen, picked = (highlights(board, None, ["place:r5c1"], picked=one) for one in (False, True))
    assert chosen[0].bounds == picked[0].bounds
    assert chosen[1] != picked[1], "a tick, not a question mark"
