"""What a cell shows beside a live board, for a notebook that is opened again."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from html import escape

import pytest

from duel_nb.boards.live.board import Board
from duel_nb.boards.paint import png
from duel_nb.engine import new_game
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.page import cell_output
from duel_nb.page.elements import Html
from tests.outputs import Page


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    page = Page()
    monkeypatch.setattr(cell_output, "_page", page)
    cell_output.forget()
    return page


@pytest.fixture
def board(page: Page) -> Iterator[Board]:
    board = Board(new_game(seed=7, first_game=True, names=("Ada", "Ben")))
    board._ipython_display_()
    yield board
    board.close()


HOW = "Run All Cells"


def says_how(page: Page) -> list[bool]:
    """Whether each text says how to make the notebook interactive."""
    return [HOW in one["text/html"] for one in page.outputs if "text/html" in one]


def test_how_to_make_it_interactive_is_said_once_in_a_notebook(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = [("a", "1"), ("a", "1"), ("b", "2"), ("c", "3")]
    for run in [*runs, ("b", "4"), ("a", "5"), ("a", "5")]:
        monkeypatch.setattr(cell_output, "running_cell", lambda run=run: run)
        cell_output.CellOutput(Html(), str)
    assert says_how(page) == [True, False, False, False, False, True, False]
    cell_output.forget()
    cell_output.CellOutput(Html(), str)
    assert says_how(page)[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language_and_stays_when_the_picture_changes(
    page: Page, language: str
) -> None:
    with speaking(language):
        board = Board(new_game(seed=7, first_game=True))
        board._ipython_display_()
        assert says_how(page) == [True]
        board.play("discard Altar")
        assert says_how(page) == [True]
        board.close()


def kept(board: Board) -> str:
    return base64.b64encode(board.png(png.PICTURE_SCALE)).decode()


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
