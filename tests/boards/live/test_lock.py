"""Cells and widgets have threads of their own in a kernel: a board takes them one at a time."""

import sys
from collections.abc import Callable, Iterator
from threading import Thread

import pytest

import duel_nb as duel
from duel_nb.boards.live.board import Board
from duel_nb.boards.paint.png import to_bytes
from tests.boards.live.person import act, known, play


@pytest.fixture
def together() -> Iterator[Callable[..., None]]:
    """Does several things at once, with as many changes between them as Python can make."""
    usual = sys.getswitchinterval()

    def run(*things: Callable[[], object]) -> None:
        errors: list[BaseException] = []

        def caught(thing: Callable[[], object]) -> None:
            try:
                thing()
            except BaseException as error:
                errors.append(error)

        sys.setswitchinterval(1e-6)
        threads = [Thread(target=caught, args=(thing,)) for thing in things]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert errors == []

    yield run
    sys.setswitchinterval(usual)


def test_a_cell_and_a_page_play_on_one_board(together: Callable[..., None]) -> None:
    board = Board(duel.new_game(seed=5, expansions={"pantheon"}))
    slider = board._parts.timeline.slider

    def from_the_page() -> None:
        for _ in range(15):
            with board.lock:
                offers = next(iter(known(board).values()))["offers"]
            if offers:
                play(board, offers[0]["action"])
            act(board, slider, "change", **{slider.id: max(0, board.session.at - 1)})

    def from_a_cell() -> None:
        for _ in range(10):
            with board.lock:
                actions = board.state.legal_actions()
                if actions:
                    board.play(actions[0])
            board.undo()

    together(from_the_page, from_a_cell)
    assert board.last_error is None
    assert board._parts.view._painter.scene is not None
    assert to_bytes(board._parts.view._painter.scene) == to_bytes(
        board._parts.view.scene(board.state, board.match.viewer)
    )
    assert slider.value == board.session.at
    board.close()
