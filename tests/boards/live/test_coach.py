"""Levels that think beside the kernel, the hint and the review, without a browser."""

from __future__ import annotations

from collections.abc import Callable
from html import escape, unescape

import pytest

import duel_nb as duel
from duel_nb import kernel
from duel_nb.boards.live.board import Board
from duel_nb.page.elements import Options
from duel_nb.players import LEVELS, coach
from duel_nb.words.actions import within_sentence
from duel_nb.words.translate import capitalised
from tests.boards.live.person import asked as asked_of
from tests.boards.live.person import (
    button,
    choose,
    inside,
    labels,
    menu,
    messages,
    picks,
    press,
    words,
)

PassTime = Callable[..., None]
START = duel.new_game(seed=4, first_game=True, names=("Ada", "Ben"))


def against(level: str) -> Board:
    """A board on which Ada has acted and a level is to answer."""
    board = Board(START, players=("person", level))
    choose(board, picks(board)[0], "Discard")
    return board


def test_people_choose_among_persons_and_levels() -> None:
    board = Board(START, players=("person", "skilled"))
    kinds = inside(menu(board), Options)[1]
    assert (dict(kinds.options), kinds.value) == ({k: k for k in ("person", *LEVELS)}, "skilled")


def test_a_board_lives_while_a_level_thinks(
    pass_time: PassTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "SLICE", 0)
    board = against("best")
    pass_time(3)
    assert "Ben thinks" in words(board)
    assert ("Move now" in labels(board), "Hint" in labels(board)) == (True, False)
    press(board, "Undo")
    pass_time(9)
    assert (board.session.at, board.session.last) == (0, 1)
    press(board, "Redo")
    pass_time(seconds=0.02)
    assert board.session.at == 1, "it would go on thinking"
    press(board, "Move now")
    pass_time(seconds=0.02)
    assert (board.session.at, board.state.to_act) == (2, "A")
    assert ("Move now" in labels(board), "Hint" in labels(board)) == (False, True)
    assert board.last_error is None


def test_the_focus_is_not_on_undo_while_a_level_thinks(
    pass_time: PassTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who presses Enter twice would undo the action."""
    monkeypatch.setattr(kernel, "SLICE", 0)
    board = Board(START, players=("person", "best"))
    told = messages(board)
    choose(board, picks(board)[0], "Discard")
    assert board.match.thinking
    assert asked_of(told, button(board, "Move now")) == [("focus", None)]
    assert asked_of(told, button(board, "Undo")) == []


def test_whoever_moves_now_ends_the_pause_too(
    pass_time: PassTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "SLICE", 60)
    board = against("beginner")
    pass_time(seconds=0.5)  # the computer has chosen and waits
    assert board.session.at == 1
    press(board, "Move now")
    assert board.session.at == 2
    pass_time()
    assert board.session.at == 2


def test_a_hint_is_given_for_what_the_one_to_act_sees(
    pass_time: PassTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def hint(view: duel.GameState) -> object:
        asked.append(view.viewer)
        return advise(view, games=40)

    advise = coach.hint
    monkeypatch.setattr(coach, "hint", hint)
    board = Board(START)
    press(board, "Hint")
    assert "The coach thinks" in words(board)
    pass_time()
    assert asked == [0]
    best = board._parts.hint.advice[0]
    assert str(best.reason)[1:] in unescape(words(board))
    told = messages(board)
    press(board, f"1. {capitalised(str(within_sentence(best.action, best.names)))}")
    assert not board._parts.hint.element.shown
    (chosen,) = (data for what, data in asked_of(told, board._parts.view.stage) if what == "offer")
    assert chosen["action"] == str(best.action), "it has the focus there"
    press(board, "Hint")
    board.play(best.action)
    pass_time()
    assert not board._parts.hint.element.shown, "it is too late"
    assert board.last_error is None


def test_a_review_marks_the_game_and_leads_into_it() -> None:
    last = duel.position(
        A={"coins": 30},
        B={"coins": 90},
        age=3,
        pawn=8,
        structure=["Arsenal", "Palace"],
        filled=False,
        names=("<Ada>", "Ben"),
    )
    board = Board(last)
    board.play("discard Palace")
    assert "Review" not in labels(board)
    board.play("discard Arsenal")
    press(board, "Review")
    assert board.last_error is None
    said = words(board)
    assert "&lt;Ada&gt;'s chance to win over the game" in said
    assert 'class="duel-ticks' in said
    assert "Review" not in labels(board)

    press(board, "1. discard the Palace ??")
    assert board.session.at == 0
    assert "it wins at once" in words(board)
    assert [*map(str, board._parts.view.pointed)] == ["build Arsenal"], "an arrow shows it"
    press(board, "Play on: build the Arsenal")
    assert board._parts.view.pointed == ()
    assert (board.session.line, str(board.session.actions[0])) == (1, "build Arsenal")
    assert 'class="duel-ticks' not in words(board)
    press(board, "Back to the reviewed game")
    assert (board.session.line, board.session.at) == (0, 2)
    press(board, "Rematch")
    assert not board._parts.review.begun
    assert board.last_error is None


def test_a_review_fills_in_and_can_be_stopped(
    pass_time: PassTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "SLICE", 0)
    turns = duel.load_game("examples/games/base.json").turns[50:]
    board = Board(turns[0].before, actions=[turn.action for turn in turns])
    board.go(board.session.last)
    press(board, "Review")
    panel = board._parts.review
    assert "<polyline" in words(board), "the first impression is there at once"
    assert "first look at each action: 0 of 20" in words(board)

    def step() -> None:
        before = [*panel._points._rows.things]
        pass_time(1)
        assert board.last_error is None
        now = [one.number for one in panel._points._rows.things]
        for place, one in enumerate(before):
            if one.number in now and len(now) >= len(before):
                assert now[place] == one.number, "no button moves while the coach is at work"

    def until(done: int) -> None:
        while panel.review is not None and panel.review.done < done:
            step()

    while panel.review is not None and panel.review.glanced < 20:
        step()
    assert panel.review is not None
    seeming = panel.review.noted
    assert seeming
    assert 'fill="none"' in words(board)
    first, *_ = panel.review.worst_so_far
    assert "First impressions" in words(board)
    press(board, f"{first.number}. ")
    assert board.session.at == first.number - 1
    assert escape(str(first.remarks[0])) in words(board)
    board.go(board.session.last)
    until(1)
    press(board, "Stop")
    pass_time(2)
    assert "looked closely at 1 of 20" in words(board)
    assert "Stop" not in labels(board)
    assert panel.review is not None
    assert panel.review.done == 1, "what was found is kept"
    press(board, "Continue")
    until(2)
    assert "looked closely at 2 of 20" in words(board)
    assert "Stop" in labels(board)
    board.close()
    pass_time(2)
    assert not panel.begun
    assert board.last_error is None


def test_the_line_that_follows_is_shown_on_the_board() -> None:
    game = duel.load_game("examples/games/base.json")
    start = game.turns[60].before
    board = Board(start, actions=[turn.action for turn in game.turns[60:]])
    board.go(board.session.last)
    press(board, "Review")
    review = board._parts.review.review
    assert review is not None
    marked = [one for one in review.actions if one.is_mistake]
    assert marked
    for one in marked:
        board.follow(0)
        board.go(one.number - 1)
        first = within_sentence(one.instead[0], one.names)
        assert f"{one.name}: {first}" in unescape(words(board)), "who does what"
        press(board, "Show what would follow instead")
        assert board.session.at == one.number
        shown = board.session.actions[one.number - 1 :]
        assert shown[: len(one.instead)] == one.instead
        lines = len(board.session.lines)
        press(board, "Back to the reviewed game")
        board.go(one.number - 1)
        press(board, "Show what would follow instead")
        assert len(board.session.lines) == lines, "the same line again"
        press(board, "Back to the reviewed game")
    assert board.last_error is None
