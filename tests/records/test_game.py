"""A recorded game as a value, and on boards."""

import math
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import duel_nb as duel
from duel_nb.languages import speaking
from duel_nb.records import Game, files
from duel_nb.session.session import Session
from tests.records.games import recorded

POSITION = duel.position(structure=["Altar", "Theater"])


def test_playing_leaves_the_game_as_it_was() -> None:
    game = Game.new(7, names=("Ada", "Ben"))
    longer = game.play("draft " + game.state.offered[0].name, "a start")
    assert (len(game.turns), len(longer.turns)) == (0, 1)
    turn = longer.turns[0]
    assert (turn.number, turn.player, turn.comment) == (1, "A", "a start")
    assert turn.events == longer.state.events != ()
    assert turn.before == game.state


def test_what_is_illegal_is_refused() -> None:
    game = Game.new(7)
    with pytest.raises(duel.IllegalAction):
        game.play("build Altar")
    with pytest.raises(duel.NotationError):
        game.play("fly")


def test_positions_by_number() -> None:
    game = recorded()
    assert game.position(0) == game.start
    assert game.position(len(game.turns)) == game.state
    assert game.upto(12).state == game.position(12)
    assert game.upto(12).outcome is None
    for number in (-1, len(game.turns) + 1):
        with pytest.raises(duel.DuelError, match=r"there is no position"):
            game.position(number)
    with pytest.raises(duel.DuelError, match=r"there is no action 0"):
        game.commented(0, "nothing")


texts = st.text() | st.sampled_from(["\ud800", "\x1b[31m", "\u202e", "a\nb", "=1+1"])


@settings(max_examples=20)
@given(texts, texts, texts)
def test_what_a_game_accepts_can_be_loaded(title: str, about: str, comment: str) -> None:
    game = Game.starting_from(POSITION, title=title, about=about).play("build Altar", comment)
    loaded = files.loads(game.to_json())
    assert (loaded.title, loaded.about, loaded.turns[0].comment) == (title, about, comment)


@pytest.mark.parametrize("language", ["en", "fr", "de", "ru"])
def test_the_wrong_type_is_refused_at_the_door(language: str) -> None:
    board = duel.board(POSITION)
    game: Any = Game.starting_from(POSITION)
    calls: dict[str, Callable[[], object]] = {
        "title": lambda: Game.new(7, title=None),  # type: ignore[arg-type]
        "about": lambda: duel.record(board, about=5),  # type: ignore[arg-type]
        "comment": lambda: game.play("build Altar", comment=5),
        "games": lambda: duel.hint(POSITION, games="5"),  # type: ignore[arg-type]
        "number": lambda: game.upto(1.5),
    }
    with speaking(language):
        for argument, call in calls.items():
            with pytest.raises(duel.DuelError, match=rf"^{argument}\s?:"):
                call()
        for games in (math.nan, math.inf, 0, True, 10**21):
            with pytest.raises(duel.DuelError, match=r"^games\s?:"):
                duel.review(game, games=games)  # type: ignore[arg-type]
    board.close()


def test_a_game_begins_with_a_whole_position() -> None:
    for wrong in (POSITION.view("A"), None, "new"):
        with pytest.raises(duel.DuelError, match="begins with"):
            Game.starting_from(wrong)
    with pytest.raises(duel.DuelError, match="begins with"):
        duel.record(duel.board(POSITION.view("A")))


def test_a_board_of_a_game_steps_through_it_and_plays_on() -> None:
    game = recorded()
    board = game.board(20)
    assert board.state == game.position(20)
    assert board.session.last == len(game.turns)
    assert board.redo() == game.position(21)
    board.play(board.state.legal_actions()[0])
    assert board.session.last == 22
    board.close()
    with pytest.raises(duel.DuelError, match="there is no position 500"):
        game.board(500)


def test_a_game_is_taken_from_a_board() -> None:
    game = recorded()
    session = Session(game.start)
    for turn in game.turns[:15]:
        session.play(turn.action)
    session.go(12)
    taken = Game.of_session(session, title="from the board")
    assert len(taken.turns) == 12
    assert taken.state == game.position(12)


def test_it_says_what_it_is() -> None:
    assert repr(Game.new(7)) == "<Game: A and B, 0 actions, not over>"
    assert repr(recorded()).startswith("<Game 'A random game': Ada and Ben, ")
