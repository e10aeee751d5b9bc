"""Tonight's game in a real JupyterLab: from the form to the first turn, the guide in the window."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lab import LabPage
from tests.browser.test_window import STILL

CELLS = ["import duel_nb as duel\nduel.first_game()", *["# more\n" * 12] * 3]

# What of the table does not lie within the part of the window that the notebook has.
OUTSIDE = """board => {
    const edge = board.closest('.jp-WindowedPanel-outer').getBoundingClientRect();
    return ['.duel-companion', '.duel-prompt', '.duel-canvas'].filter(place => {
        const box = board.querySelector(place).getBoundingClientRect();
        return box.top < edge.top || box.bottom > edge.bottom || box.right > edge.right;
    });
}"""

# Notes each width that the stage of a board has from now on.
WATCH_SIZE = """stage => {
    window.duelSizes = [];
    new ResizeObserver(() => window.duelSizes.push(stage.offsetWidth)).observe(stage);
}"""


@pytest.fixture
def page(lab: LabPage) -> LabPage:
    lab.set_size(1366, 768)
    return lab


def begin(page: LabPage) -> Locator:
    """Press Begin; gives the board."""
    page.run_cells(CELLS)
    page.button("Begin").click()
    page.settle()
    page.wait_for_pixels()
    return page.notebook.locator(".duel-board").first


def click(page: LabPage, button: Locator) -> None:
    box = button.bounding_box()
    assert box is not None
    page.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.settle()


def test_the_focus_goes_from_the_form_to_the_game(page: LabPage) -> None:
    page.run_cells(CELLS)
    page.button("Begin").press("Enter")
    page.notebook.locator(".duel-board").first.wait_for()
    page.page.wait_for_function("() => document.activeElement.closest('.duel-board')")


def test_the_first_turn_is_played_beside_the_guide(page: LabPage) -> None:
    board = begin(page)
    guide = board.locator(".duel-guide")
    expect(guide).to_contain_text("How to win", use_inner_text=True)
    expect(guide).to_contain_text("Your turn", use_inner_text=True)
    board.locator(".duel-table").evaluate("table => table.scrollIntoView()")
    page.settle()
    page.page.wait_for_function(f"board => !({OUTSIDE})(board).length", arg=board.element_handle())
    before = page.scrolled
    assert "Discarding for coins." not in guide.inner_text()
    click(page, guide.get_by_text("Why?").first)
    expect(guide.get_by_text("Two of the three ways")).to_be_visible()
    expect(guide.locator("[role=status]")).to_have_count(1)
    expect(guide.locator("details[open]")).to_have_count(1)
    assert not board.evaluate(OUTSIDE)
    more = guide.locator("details:not([open]) > summary").first
    more.focus()
    page.page.keyboard.press("Enter")
    expect(guide.locator("details[open]")).to_have_count(2)
    click(page, board.locator(".duel-pick:visible").first)
    expect(board.locator(".duel-choice").last).to_contain_text("Discarding for coins.")
    click(page, board.locator(".duel-offer:visible").last)  # whatever the card is: for coins
    guide.get_by_text("Already explained").wait_for()
    assert page.scrolled == before


@pytest.mark.parametrize("files", [True, pytest.param(False, marks=pytest.mark.slow)])
def test_the_board_keeps_its_size_whatever_the_guide_says(page: LabPage, files: bool) -> None:
    """With the list of files the guide is above the board, else beside it."""
    page.set_sidebar(files)
    page.run_cells(["import duel_nb as duel\ngame = duel.first_game((), seed=5)\ngame"])
    page.wait_for_pixels()
    board = page.notebook.locator(".duel-board").first
    guide = board.locator(".duel-guide")
    page.page.wait_for_function(STILL)
    board.locator(".duel-stage").evaluate(WATCH_SIZE)
    tall = set()
    for _ in range(12):
        page.execute("game.board.play(game.board.state.legal_actions()[0])")
        tall.add(guide.locator("> :first-child").evaluate("now => now.offsetHeight"))
    page.page.wait_for_function(STILL)
    sizes = page.page.evaluate("window.duelSizes")
    page.set_sidebar(False)
    assert len(tall) > 2
    assert len(set(sizes)) == 1


def test_a_turn_is_told_by_keyboard_beside_the_box(page: LabPage) -> None:
    page.run_cells(["import duel_nb as duel\nduel.first_game(beside_the_box=True)"])
    form = page.notebook.locator(".duel-beside-the-box")
    field = form.locator("input").first
    field.focus()
    covered = "Stable, Palisade, Apothecary, Quarry, Clay Pit, Stone Pit"
    for name in (covered, "Altar", "Press", "Tavern", "Garrison", "Theater", "Logging Camp"):
        page.page.keyboard.type(name)
        page.page.keyboard.press("Enter")
        page.settle()
        if name != "Logging Camp":
            assert field.evaluate("field => field === document.activeElement")
    built = form.get_by_role("button", name="constructed: free")
    built.first.wait_for()
    page.page.keyboard.press(
        "Enter"
    )  # the focus is on the first button of the first card, the Altar
    page.settle()
    form.get_by_text("Already explained").wait_for()
    expect(form.locator("[role=status]").first).to_contain_text("Ben's turn", use_inner_text=True)
    form.get_by_role("button", name="Undo").focus()
    page.page.keyboard.press("Enter")
    page.settle()
    expect(form.locator(".duel-table-use").first).to_contain_text("Altar", use_inner_text=True)
