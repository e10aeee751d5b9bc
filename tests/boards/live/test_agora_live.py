"""The live board with Agora, driven through its handlers without a browser."""

from __future__ import annotations

from duel_nb.boards.live.board import Board
from tests.boards.agora_positions import every
from tests.boards.live.person import about, choose, option_of_two, play, words


def named_by(board: Board, *hits: str) -> str:
    """The action that two clicks name."""
    action = option_of_two(board, *hits)
    assert action is not None
    return action


def test_a_cube_moves_by_clicking_on_two_chambers() -> None:
    board = Board(every()["a cube to move"])
    assert "Chamber 1, in the left section" in about(board, "chamber:1")
    assert named_by(board, "chamber:1", "chamber:2") == "move 1 2"
    play(board, "move 1 2")
    assert str(board.session.moves[-1].action) == "move 1 2"
    assert board.last_error is None
    assert board.state.senate.cubes[0] == (1, 1, 1, 1, 0, 1)


def test_two_clicks_that_name_no_move_only_select() -> None:
    board = Board(every()["a cube to move"])
    assert option_of_two(board, "chamber:1", "chamber:5") is None
    assert "Chamber 5, in the right section" in about(board, "chamber:5")


def test_two_clicks_swap_two_cards_and_shift_a_decree() -> None:
    board = Board(every()["Coercion"])
    play(board, named_by(board, "card:theater", "card:temple"))
    assert "Temple" in [card.name for card in board.state.city("A").buildings]
    board = Board(every()["Insider Influence"])
    play(board, named_by(board, "chamber:2", "chamber:6"))
    assert len(board.state.senate.chambers[5].decrees) == 2


def test_passing_is_a_button_on_the_board() -> None:
    board = Board(every()["Politician"])
    choose(board, "pass", "Stop here")
    assert not [pending for pending in board.state.decisions if pending.kind == "senate-actions"]


def test_the_prompt_names_a_conspiracy_to_begin_with() -> None:
    assert "first a prepared Conspiracy" in words(Board(every()["a prepared Conspiracy"]))
    assert "prepared Conspiracy" not in words(
        Board(every()["Senators to recruit"].play("discard politician-left"))
    )
