"""The chances beside a board: only if wanted, for what the viewer knows; and arrows of a hint."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import duel_nb as duel
from duel_nb.boards.drawing.palettes import palette
from duel_nb.boards.html.chances import chances
from duel_nb.boards.live import look
from duel_nb.boards.live.board import Board
from duel_nb.boards.scene.arrows import arrows
from duel_nb.boards.scene.board import scene
from duel_nb.engine.worlds import random_world
from duel_nb.languages import LANGUAGES
from duel_nb.players.ends import ends
from duel_nb.players.evaluation import chance
from duel_nb.words import speaking
from duel_nb.words.actions import within_sentence
from duel_nb.words.translate import capitalised
from tests.boards.live.person import labels, press, words
from tests.engine.games import FOUR, Mix, positions

PassTime = Callable[..., None]


@pytest.fixture(autouse=True)
def _as_in_a_new_kernel() -> Iterator[None]:
    look.forget()
    yield
    look.forget()


def test_the_chances_are_shown_if_wanted_and_on_the_next_board_too() -> None:
    board = Board(duel.new_game(seed=4, first_game=True, names=("Ada", "Ben")))
    assert "Chance to win" not in words(board)
    board.show_chances(True)
    assert "Chance to win" in words(board)
    assert "military" in words(board)
    assert "Senate" not in words(board)
    assert "Chance to win" in words(Board(duel.new_game(seed=5)))
    assert "Chance to win" not in words(Board(duel.new_game(seed=5), exercise=True))
    board.show_chances(False)
    assert "Chance to win" not in words(board)


@pytest.mark.parametrize("mix", FOUR, ids=lambda mix: mix.name)
def test_the_ends_add_up_to_the_chance_to_win(mix: Mix) -> None:
    for state in positions(mix, range(1)):
        found = ends(state)
        for who, whole in (("A", chance(state)), ("B", 1 - chance(state))):
            mine = sum(odds for end, odds in found.items() if end.winner == who)
            if state.outcome is None:
                assert mine == pytest.approx(whole, abs=1e-6)
            else:
                assert mine == (state.outcome.winner == who)


@pytest.mark.parametrize("mix", FOUR, ids=lambda mix: mix.name)
def test_nothing_hidden_tells_in_the_chances(mix: Mix) -> None:
    states = [state for state in positions(mix, range(1)) if state.outcome is None][::7]
    for number, state in enumerate(states):
        for viewer in ("A", "B", None):
            seen = state.view(viewer)
            other = random_world(seen, number)
            assert chances(other.view(viewer), other) == chances(seen, state)


def test_the_chances_are_told_in_four_languages() -> None:
    state = duel.new_game(seed=2, expansions={"agora"}, names=("Ada", "Ben"))
    said = set()
    for spoken in LANGUAGES:
        with speaking(spoken):
            said.add(chances(state.view("A"), state))
    assert len(said) == len(LANGUAGES)
    assert not any("chances-" in text for text in said)


def test_arrows_point_at_what_the_coach_would_do(pass_time: PassTime) -> None:
    cards = ["Circus", "Obelisk", "Gardens"]
    state = duel.position(age=3, pawn=-7, structure=cards, filled=False, A={"coins": 2})
    board = Board(state)
    press(board, "Hint")
    pass_time()
    advice = board._parts.hint.advice
    assert board._parts.view.pointed == tuple(one.action for one in advice)
    heading = capitalised(str(within_sentence(advice[0].action, state.names)))
    assert f"1. {heading}" in labels(board)
    assert f"1. {advice[0].action}" not in labels(board), "notation is no sentence"
    stage = board._parts.view.stage
    lying = [thing["box"] for thing in stage.things]
    assert stage.pointed
    assert all(box in lying for box in stage.pointed)
    press(board, "×")
    assert not board._parts.view.pointed
    assert not stage.pointed
    assert board.last_error is None


@pytest.mark.parametrize("mix", FOUR, ids=lambda mix: mix.name)
@pytest.mark.parametrize("layout", ["wide", "phone"])
def test_every_arrow_lies_on_the_board(mix: Mix, layout: str) -> None:
    drawn = 0
    for state in [*positions(mix, range(1))][::9]:
        if state.outcome is not None:
            continue
        seen = state.view(state.to_act)
        board = scene(seen, layout=layout)
        shapes = arrows(board, seen, state.legal_actions()[:3], palette("light"))
        for shape in shapes:
            x, y, width, height = shape.bounds
            assert -20 <= x <= x + width <= board.width + 20
            assert -20 <= y <= y + height <= board.height + 20
        drawn += bool(shapes)
    assert drawn
