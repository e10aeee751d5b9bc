"""What the page is told of the things on a board."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest

import duel_nb as duel
from duel_nb.boards.scene.board import scene
from duel_nb.boards.scene.table import track_space
from duel_nb.boards.widget.things import things

Places = dict[str, list[tuple[str, float, float, float, float]]]


def start() -> duel.GameState:
    return duel.position(
        A={"wonders": ["Sphinx"], "coins": 40}, structure={"r5c1": "Altar", "r5c3": "Press"}
    )


def told(state: duel.GameState) -> Places:
    """The texts and places of the things by their names."""
    seen = state.view(state.to_act)
    said = re.search(r'data-things="([^"]*)"', things(scene(seen), seen))
    assert said is not None
    found: Places = {}
    for name, *rest in json.loads(unescape(said[1])):
        found.setdefault(name, []).append(tuple(rest))
    return found


@pytest.mark.parametrize(
    ("action", "where"),
    [
        ("build Altar", "card:altar"),
        ("discard Altar", "discard"),
        ("wonder Sphinx with Altar", "wonder:sphinx"),
    ],
)
def test_a_card_has_one_name_wherever_it_goes(action: str, where: str) -> None:
    before, after = start(), start().play(action)
    ((text, *was),) = told(before)["card:altar"]
    assert "blue card, free, 3 points" in text
    target = scene(after.view("B")).target(where)
    assert target is not None
    (now,) = told(after)["card:altar"]
    wide = scene(after.view("B")).width
    assert now[1:] == tuple(round(measure / wide, 4) for measure in target.box)
    assert list(now[1:]) != was
    assert bool(now[0]) is (action == "build Altar"), "a covered card cannot be read"


def test_the_coins_and_the_pawn_are_told() -> None:
    before = duel.position(A={"coins": 40}, B={"coins": 1}, structure=["Garrison"])
    for state, coins, at in [
        (before, "40 coins", 0),
        (before.play("build Garrison"), "38 coins", 1),
    ]:
        found = told(state)
        assert found["coins:A"][0][0] == coins
        assert found["coins:B"][0][0] == "1 coin"
        board = scene(state.view(state.to_act))
        track = board.target("track")
        assert track is not None
        middle = found["pawn"][0][1] + found["pawn"][0][3] / 2
        left, _, width, _ = track_space(at, track.box)
        assert middle * board.width == pytest.approx(left + width / 2, abs=0.1)


def test_nothing_hidden_is_told() -> None:
    state = duel.new_game(seed=5, first_game=True)
    names = {card.name for place in state.structure if (card := place.card) is not None}
    texts = " ".join(text for many in told(state).values() for text, *_ in many)
    hidden = {place.name for place in state.structure if place.card is None}
    assert hidden
    assert {f"place:{name}" for name in hidden} <= told(state).keys()
    assert all(name in texts for name in names)
