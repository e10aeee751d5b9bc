"""`duel.first_game`: the form, the board and the guide beside it."""

from __future__ import annotations

import pytest

import duel_nb as duel
from duel_nb.boards.live.board import Board
from duel_nb.engine import DuelError
from duel_nb.lessons.first_game.game import FirstGame
from duel_nb.lessons.first_game.panel import GuidePanel
from duel_nb.page.elements import Field, Options
from duel_nb.session.session import Session
from tests.boards.live.person import about, inside, named, picks, press, words


def begun(*, against: str = "person") -> tuple[Board, GuidePanel]:
    evening = duel.first_game((), seed=7, against=against)
    assert evening.board is not None
    panel = evening.board._parts._kind.companion
    assert isinstance(panel, GuidePanel)
    return evening.board, panel


def new_tips(panel: GuidePanel) -> list[str]:
    return [one.tip.id for one in panel.new_tips]


def html(panel: GuidePanel) -> str:
    return words(panel)


def test_the_goal_and_the_turn_come_first_and_all_else_when_a_card_is_selected() -> None:
    board, panel = begun()
    assert new_tips(panel) == ["goal", "turn"]
    assert "Select a card" in html(panel)
    altar = next(hit for hit in picks(board) if "Altar" in about(board, hit))
    told = about(board, altar)
    assert "Altar is worth 3 points." in told
    assert "Points on blue cards also decide" in told
    assert "BASE-SCORE-01" in told
    assert told.count("A discarded card brings 2 coins") == 1
    board.play("build Altar")
    assert new_tips(panel)[0] == "blue"
    assert "Already explained (2)" in html(panel)
    blue = [hit for hit in picks(board) if "A blue card does" in about(board, hit)]
    assert not blue  # it has been met


def test_the_guide_goes_back_with_the_game() -> None:
    board, panel = begun()
    first = new_tips(panel)
    board.play("build Altar")
    second = new_tips(panel)
    board.play("build Tavern")
    assert new_tips(panel) not in (first, second)
    board.undo()
    assert new_tips(panel) == second
    board.go(0)
    assert new_tips(panel) == first


def test_where_nothing_is_new_the_guide_says_so() -> None:
    board, panel = begun()
    while "Nothing new" not in html(panel):
        assert not board.state.outcome
        board.play(str(board.state.legal_actions()[-1]))
    assert not panel.new_tips
    assert "Nothing new. Play on." in html(panel)


def test_what_the_computer_does_is_told_until_the_person_has_acted() -> None:
    board, panel = begun(against="beginner")
    board.play("build Altar")
    assert board.state.to_act == "A"
    assert new_tips(panel)
    assert all(one.at <= board.session.at for one in panel.new_tips)
    names = {one.at for one in panel.new_tips}
    assert names <= set(range(1, board.session.at + 1))


def test_the_end_says_what_was_not_met() -> None:
    board, panel = begun()
    state, actions = board.state, []
    while state.outcome is None:
        actions.append(state.legal_actions()[0])
        state = state.play(actions[-1])
    board.begin(Session(board.state, actions))
    board.go(len(actions))
    assert "What you did not meet this time" in html(panel)
    met = {one.tip.id for step in panel._guide.shown(board.session.states) for one in step}
    assert "points" in met


def test_another_game_is_told_only_what_is_new() -> None:
    board, panel = begun()
    board.play("build Altar")
    again = duel.new_game(seed=8, first_game=True)
    board.begin(Session(again))
    assert {"goal", "turn", "blue"}.isdisjoint(new_tips(panel))
    board.begin(Session(duel.new_game(seed=8, expansions={"agora"})))
    assert new_tips(panel)[:2] == ["agora", "agora-draft"]


def test_names_that_people_type_are_no_markup() -> None:
    evening = duel.first_game((), names=("<b>Ada</b>", "Ben"), seed=7)
    assert evening.board is not None
    panel = evening.board._parts._kind.companion
    assert isinstance(panel, GuidePanel)
    board = evening.board
    told = html(panel) + "".join(about(board, hit) for hit in picks(board))
    assert "<b>Ada</b>" not in told
    assert "&lt;b&gt;Ada&lt;/b&gt;" in told


def test_the_form_begins_what_it_says() -> None:
    evening = duel.first_game()
    assert evening.board is None
    assert "each rule is explained" in repr(evening)
    named(evening, Options, "What").value = ("pantheon", "agora")
    named(evening, Options, "How").value = "beginner"
    press(evening, "Begin")
    board = evening.board
    assert isinstance(board, Board)
    assert board.state.expansions == {"pantheon", "agora"}
    assert board.match.kinds == ("person", "beginner")


def test_a_form_that_cannot_begin_says_why_and_keeps_what_was_typed() -> None:
    evening = duel.first_game()
    for field in inside(evening, Field):
        field.value = "<i>"
    press(evening, "Begin")
    assert evening.board is None
    assert "&lt;i&gt;" in words(evening)
    assert [field.value for field in inside(evening, Field)] == ["<i>", "<i>"]


def test_unknown_expansions_and_levels_are_one_sentence() -> None:
    with pytest.raises(DuelError, match="did you mean pantheon"):
        duel.first_game(["panteon"])
    with pytest.raises(DuelError, match="did you mean 'beginner'"):
        duel.first_game((), against="beginer")
    with pytest.raises(DuelError, match="two players"):
        duel.first_game((), names=("Ada",))


def test_a_first_game_can_be_closed() -> None:
    for evening in (duel.first_game(), duel.first_game((), seed=1)):
        assert isinstance(evening, FirstGame)
        evening.close()
