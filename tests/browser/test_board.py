"""The board in a real JupyterLab: a card by mouse, another by keyboard, and whole games."""

from __future__ import annotations

import pytest

import duel_nb as duel
from duel_nb.boards import offers
from duel_nb.boards.scene import scene
from tests.browser.lab import LabPage, LabServer

SEED = 7
CELLS = [
    "import duel_nb as duel",
    f"board = duel.board(duel.new_game(seed={SEED}, first_game=True, names=('Ada', 'Ben')))\nboard",
]
GAME_CELLS = [
    "import duel_nb as duel",
    f"board = duel.board(duel.new_game(seed={SEED}, names=('Ada', 'Ben')))\nboard",
]


def first_game() -> duel.GameState:
    return duel.new_game(seed=SEED, first_game=True, names=("Ada", "Ben"))


def click_on(lab: LabPage, state: duel.GameState, hit: str) -> None:
    """Click on the middle of what has this hit id on the board of a position."""
    target = scene(state.view(state.to_act)).target(hit)
    assert target is not None, f"{hit} is not on the board"
    x, y, width, height = target.box
    lab.click_canvas(x + width / 2, y + height / 2)
    lab.settle()


def focused(lab: LabPage) -> str:
    """The text of the element that has the keyboard focus."""
    return str(lab.page.evaluate("document.activeElement.textContent")).strip()


def test_a_card_by_mouse_and_one_by_keyboard(lab: LabPage, lab_server: LabServer) -> None:
    lab.open_notebook(lab_server.write_notebook("board-once.ipynb", CELLS))
    lab.run_all()
    pixels = lab.wait_for_pixels()
    state = first_game()
    first = state.structure[-1]
    assert first.card is not None

    click_on(lab, state, f"place:{first.name}")
    selected = lab.wait_for_pixels(before=pixels)
    assert first.card.name in lab.notebook.inner_text()
    lab.button("Build").click()
    lab.settle()
    built = lab.wait_for_pixels(before=selected)
    state = state.play(f"build {first.card.name}")
    assert f"build {first.card.name}" in lab.notebook.inner_text()
    assert "Ben's turn" in lab.notebook.inner_text()

    # the focus has gone to the first accessible card: Enter selects it, Enter again builds it
    pick = offers.picks(state)[0]
    assert focused(lab) == pick.label
    lab.page.keyboard.press("Enter")
    lab.settle()
    assert focused(lab).startswith(("Build", "Discard"))
    lab.page.keyboard.press("Space")
    lab.settle()
    lab.wait_for_pixels(before=built)
    assert "Ada's turn" in lab.notebook.inner_text()
