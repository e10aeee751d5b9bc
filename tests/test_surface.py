"""What people type after ``import duel_nb as duel``: the names there are, and wrong input."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import duel_nb as duel

GAME = "examples/games/base.json"


@pytest.fixture(scope="module")
def game() -> Any:
    return duel.load_game(GAME)


def test_only_the_names_for_people_are_offered() -> None:
    offered = [name for name in dir(duel) if not name.startswith("_")]
    assert sorted(offered) == sorted(duel.__all__)
    assert {"__version__", "__doc__", "__all__"} <= set(dir(duel))


def test_a_name_that_is_not_there_names_the_nearest() -> None:
    with pytest.raises(AttributeError, match="no attribute 'new_gme'; did you mean new_game"):
        duel.new_gme  # noqa: B018
    with pytest.raises(AttributeError, match=r"no attribute 'xyzzy'$"):
        duel.xyzzy  # noqa: B018


@pytest.mark.parametrize(
    ("sentence", "given"),
    [
        ("A board needs a position of the game, not NoneType.", {"state": None}),
        (
            "players: expected two, such as ('person', 'greedy'), not 'person'.",
            {"players": "person"},
        ),
        ("players: expected two, such as ('person', 'greedy'), not None.", {"players": None}),
        ("or has choose(view, actions), not None.", {"players": ("person", None)}),
        ("A board has two players, not 1.", {"players": ("person",)}),
        ("no computer player called 'greedi'", {"players": ("person", "greedi")}),
        ("actions: expected a list such as ['build Altar'], not 'x'.", {"actions": "x"}),
        ("actions: expected a list such as ['build Altar'], not 5.", {"actions": 5}),
        ("5 is not an action", {"actions": [5]}),
        ("no board theme called 'drak'", {"theme": "drak"}),
        ("no board palette called 'x'", {"palette": "x"}),
        ("A layout is one of 'wide', 'narrow', not 'x'.", {"layout": "x"}),
    ],
)
def test_a_board_that_cannot_be_is_one_sentence(sentence: str, given: dict[str, Any]) -> None:
    with pytest.raises((TypeError, ValueError), match=re.escape(sentence)):
        duel.board(**{"state": duel.new_game(7), **given})


def test_a_recorded_game_is_watched_and_filmed(game: Any, tmp_path: Path) -> None:
    with pytest.raises(TypeError, match=r"not Game\. Its position is its \.state\."):
        duel.board(game)
    short = game.upto(3)
    board = duel.board(short.start, actions=short)
    assert board.session.actions == tuple(turn.action for turn in short.turns)
    assert repr(board.session) == "<Session: after 0 of 3 actions>"
    board.save(tmp_path / "game.gif")
    assert (tmp_path / "game.gif").read_bytes().startswith(b"GIF")
    assert len(duel.record(board).turns) == 0
    with pytest.raises(ValueError, match=r"between 0\.25 and 4, not 'x\.png'"):
        board.png("x.png")
    board.close()


def test_only_a_board_is_recorded() -> None:
    with pytest.raises(TypeError, match=r"record takes a live board, .* not GameState"):
        duel.record(duel.new_game(7))  # type: ignore[arg-type]


def test_a_turn_tells_itself(game: Any) -> None:
    assert repr(game.turns[19]) == "<Turn 20, B: discard Stone Reserve>"
    with pytest.raises(TypeError, match="how many actions have been played, not 'x'"):
        game.board("x")
