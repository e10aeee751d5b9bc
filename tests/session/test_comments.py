"""Comments belong to the actions of a line: they are kept in files and shown on slides."""

import duel_nb as duel
from duel_nb.boards.live.board import Board
from duel_nb.boards.slides.of_session import of_session
from duel_nb.records import loads
from duel_nb.session import savefile
from duel_nb.session.session import Session


def commented() -> Session:
    """A game of three actions, each with a comment."""
    session = Session(duel.new_game(seed=7, first_game=True))
    for number in (1, 2, 3):
        session.play(session.state.legal_actions()[0])
        session.comment(f"comment {number}")
    return session


def test_another_line_has_the_comments_on_the_actions_before_it() -> None:
    session = commented()
    session.go(1)
    session.play(session.state.legal_actions()[1])
    session.play(session.state.legal_actions()[0])
    assert session.comments == {1: "comment 1"}
    session.follow(0)
    assert session.comments == {n: f"comment {n}" for n in (1, 2, 3)}


def test_a_saved_game_has_its_comments() -> None:
    saved = savefile.to_text(commented())
    assert savefile.from_text(saved).comments == commented().comments
    assert loads(saved).comments == commented().comments


def test_another_game_on_a_board_has_no_comments_of_the_first() -> None:
    first = commented()
    board = Board(first.states[0], actions=first.actions, comments=first.comments)
    shown = [slide.comment for slide in of_session(board.session).slides]
    assert [words for words in shown if words] == [*first.comments.values()]
    board.begin(Session(first.states[0], first.actions), ("person", "person"))
    assert not any(slide.comment for slide in of_session(board.session).slides)
