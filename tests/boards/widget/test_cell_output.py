"""What a cell shows beside a live board, for a notebook that is opened again."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from html import escape

import pytest

from duel_nb.boards.widget import cell_output
from duel_nb.boards.widget.live import Board
from duel_nb.engine import new_game
from tests.outputs import Page


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    page = Page()
    monkeypatch.setattr(cell_output, "_page", page)
    return page


@pytest.fixture
def board(page: Page) -> Iterator[Board]:
    board = Board(new_game(seed=7, first_game=True, names=("Ada", "Ben")))
    board._ipython_display_()
    yield board
    board.close()


def kept(board: Board) -> str:
    return base64.b64encode(board.png(cell_output.PICTURE_SCALE)).decode()


def test_what_the_picture_shows_is_said_with_it_and_below_it(board: Board, page: Page) -> None:
    said = (
        "Age I: Ada's turn. 20 cards in the structure. "
        "Ada has 7 coins and Ben has 7 coins; the Conflict pawn stands in the centre."
    )
    assert page.metadata[1] == {"image/png": {"alt": said}}
    assert f"<p>{escape(said)}</p>" in page.outputs[2]["text/html"]
    board.play("discard Altar")
    now = page.metadata[1]["image/png"]["alt"]
    assert now.startswith("Age I: Ben's turn. 19 cards in the structure. Ada has 9 coins")
    assert escape(now) in page.outputs[2]["text/html"]


def test_the_picture_stays_as_it_was_run_while_cells_run(
    board: Board, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the file of a notebook would depend on how fast it was built."""
    before = dict(page.outputs[1])
    monkeypatch.setattr(cell_output, "running_code", lambda: True)
    board.play("build Altar")
    assert page.outputs[1] == before
