"""The referee's form and a scenario to step through, in a real JupyterLab."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import duel_nb as duel
from duel_nb import scenarios
from duel_nb.boards.scene import frame
from tests.browser.lab import LabPage, LabServer, Theme

REFEREE = [
    "import duel_nb as duel",
    "duel.referee(age=1, A={'built': [], 'progress': []}, names=('Ada', 'Ben'),"
    " B={'cards': ['Clay Pit', 'Clay Pool']})",
]
BOARD = [
    "import duel_nb as duel",
    "duel.board(duel.new_game(seed=4, first_game=True, names=('Ada', 'Ben')))",
]
SHOW = ["import duel_nb as duel", "duel.show('statue-of-zeus-wins-first')"]


def enter(lab: LabPage, where: Locator, text: str) -> None:
    """Type into a field and press Enter, as a person does."""
    where.click()
    where.fill(text)
    where.press("Enter")
    lab.settle()


def test_a_position_is_set_up_asked_about_and_saved(lab: LabPage, lab_server: LabServer) -> None:
    lab.run_cells(REFEREE)
    pixels = lab.wait_for_pixels()
    line = lab.notebook.locator(".duel-editor input").first

    # what was mistyped is put right with one press, and the board shows it
    enter(lab, line, "Ada: lumberyard, 7 coins")
    assert line.input_value() == "Ada: lumberyard, 7 coins"
    lab.button("I mean: Ada: Lumber Yard, 7 coins").click()
    lab.settle()
    pixels = lab.wait_for_pixels(before=pixels)
    expect(lab.notebook.get_by_role("button", name="Lumber Yard ×")).to_be_visible()

    # a place is clicked on the board, then what lies there is chosen
    lab.click_canvas(*_middle_of_first_row())
    lab.settle()
    place = lab.notebook.get_by_label("Place", exact=True)
    chosen = place.evaluate("one => one.selectedOptions[0].text").replace("\xa0", " ")
    assert chosen.startswith("Structure: row 1")
    card = lab.notebook.locator(".duel-row input").first
    enter(lab, card, "Altar")
    lab.wait_for_pixels(before=pixels)
    expect(lab.notebook.get_by_role("button", name="Altar ×")).to_be_visible()

    lab.notebook.get_by_role("radio", name="What does it cost?").click()
    lab.settle()
    question = lab.notebook.locator(".duel-ask-what input")
    enter(lab, question, "stat")
    suggestion = lab.notebook.locator(".duel-ask").get_by_role("button", name="I mean").first
    expect(suggestion).to_be_visible()
    enter(lab, question, "statua")
    expect(lab.notebook.locator(".duel-read")).to_contain_text("Read as: Statue")
    expect(suggestion).to_be_hidden()
    text = lab.notebook.inner_text()
    assert "What does Ada pay for the Statue?" in text
    assert "2 clay bought at 4 each" in text
    rule = lab.notebook.get_by_label("Rule BASE-TRADE-01").first
    rule.click()  # opens in place
    expect(lab.notebook.locator("details[open]", has_text="BASE-TRADE-01").first).to_be_visible()

    enter(lab, lab.notebook.get_by_placeholder("a file, named after the question"), "my question")
    lab.button("Save as a scenario").click()
    lab.settle()
    expect(lab.notebook).to_contain_text("Saved as my question.toml", use_inner_text=True)
    results = scenarios.run(scenarios.load(Path(lab_server.folder) / "my question.toml"))
    assert all(result.passed for result in results)


# what is shown and has no name for who cannot see it, or sticks out of its cell
_WRONG = """() => {
    const cell = document.querySelector('.duel-editor').closest('.jp-Cell');
    const right = cell.getBoundingClientRect().right;
    return [...cell.querySelectorAll('.jp-OutputArea :is(input, select, button)')]
        .filter(one => one.offsetParent !== null)
        .filter(one => one.getBoundingClientRect().right > right || !(one.title || one.ariaLabel
            || one.labels?.length || (one.matches('button') && one.textContent.trim())))
        .map(one => one.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize(
    ("width", "theme"), [(900, "dark"), pytest.param(1366, "light", marks=pytest.mark.slow)]
)
def test_everything_of_the_referee_has_a_name_and_room(
    lab: LabPage, width: int, theme: Theme
) -> None:
    lab.set_size(width, 1400)
    lab.set_theme(theme)
    lab.run_cells(REFEREE)
    lab.wait_for_pixels()
    assert lab.page.evaluate(_WRONG) == []
    lab.notebook.get_by_label("Place", exact=True).select_option(index=4)
    lab.settle()
    assert lab.page.evaluate(_WRONG) == []


def test_a_board_is_changed_by_keyboard_and_played_on(lab: LabPage) -> None:
    lab.run_cells(BOARD)
    lab.wait_for_pixels()
    lab.button("Game").click()
    lab.settle()
    lab.button("Change this position").press("Enter")
    lab.settle()
    editor = lab.notebook.locator(".duel-editor")
    lab.wait_for_pixels(1)
    enter(lab, editor.locator("input").first, "Ada: Law")
    field = editor.get_by_title("Coins: place here")
    enter(lab, field, "9")
    assert field.evaluate("one => one === document.activeElement"), "the focus stays in its field"
    expect(editor.locator("[role=status]").first).to_contain_text("Coins: 9.", use_inner_text=True)
    expect(editor).to_contain_text("And what if", use_inner_text=True)
    editor.get_by_role("button", name="Play it").press("Enter")
    lab.settle()
    lab.wait_for_pixels(2)
    editor.get_by_role("button", name="Compare with the position before").press("Enter")
    lab.settle()
    expect(editor.locator("table").first).to_contain_text("Coins of Ada", use_inner_text=True)


def _middle_of_first_row() -> tuple[float, float]:
    """A face-up place of the far row of Age I, in logical pixels."""
    state = duel.position(age=1)
    assert state.layout is not None
    grid = frame.grid(state.layout, frame.of("wide", state).structure)
    x, y = grid.corner(1, state.layout.rows[0][0])
    return x + grid.width / 2, y + 10


# whether a case stands in the window: its question, its board and the buttons
_IN_WINDOW = """() => {
    const shown = document.querySelector('.duel-shown');
    const edge = shown.closest('.jp-WindowedPanel-outer').getBoundingClientRect();
    const box = shown.getBoundingClientRect();
    return box.top >= edge.top && box.bottom <= edge.bottom;
}"""


def test_a_scenario_is_stepped_through_and_taken_over(lab: LabPage) -> None:
    lab.set_size(1280, 720)
    lab.run_cells(SHOW)
    lab.page.wait_for_function(_IN_WINDOW)
    start = lab.wait_for_pixels()
    expect(lab.notebook).to_contain_text("Winning comes before discarding", use_inner_text=True)
    expect(lab.notebook.get_by_role("slider", name="Step")).to_have_count(1)

    lab.button("Next").click()
    lab.settle()
    lab.wait_for_pixels(before=start)
    expect(lab.notebook).to_contain_text("Ada wins by military supremacy.", use_inner_text=True)
    expect(lab.notebook).to_contain_text("5 statements checked hold", use_inner_text=True)

    # on the last step and on the first one the focus stays where it was
    step = lab.notebook.get_by_text("1 of 1", exact=True)
    expect(step).to_be_visible()
    lab.button("Back").press("Enter")
    expect(step).to_be_hidden()
    expect(lab.button("Back")).to_be_focused()
    lab.button("Next").press("Enter")
    expect(step).to_be_visible()
    expect(lab.button("Next")).to_be_focused()
    lab.button("Next").press("Enter")  # nothing follows

    lab.button("Back").click()
    lab.settle()
    lab.button("Take over here").click()
    lab.settle()
    live = lab.wait_for_pixels(1)  # the live board comes after the picture
    lab.button("Altar").press("Enter")
    lab.settle()
    lab.button("Build").click()
    lab.settle()
    lab.wait_for_pixels(1, before=live)
    expect(lab.notebook).to_contain_text("Ada constructs the Altar.", use_inner_text=True)
    lab.button("Back to the scenario").click()
    lab.settle()
    expect(lab.notebook).not_to_contain_text("Ada constructs the Altar.", use_inner_text=True)
    expect(lab.button("Next")).to_be_visible()
