"""What stands around a board at 1366×768: the status line, the form under Game, the editor."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from duel_nb.languages import LANGUAGES
from tests.browser.lab import LabPage
from tests.browser.test_window import STILL, still

ANSWER = """import duel_nb as duel
state = duel.position(
    A={"wonders": ["Piraeus"]}, B={"coins": 30, "wonders": ["Appian Way"]}, turn="B", age=2,
    structure=["Aqueduct", "Parade Ground", "Customs House"], names=("Ada", "Ben"),
)
class Author:
    def choose(self, view, actions):
        return max(actions, key=lambda action: (action.verb == "wonder", str(action)))
board = duel.board(state, players=("person", Author()))
board"""
GAME = """import duel_nb as duel
board = duel.board(duel.new_game(seed=4, first_game=True))
board"""
TO_THE_TOP = """play => {
    play.scrollIntoView();
    play.closest('.jp-WindowedPanel-outer').scrollBy(0, -4);
}"""
BELOW = ["# more\n" * 12] * 3

# Of the lines above a board, those that are cut off: by their own edge or by that of the board.
CUT = """board => ['.duel-prompt', '.duel-happened', '.duel-happened b'].filter(place => {
    const part = board.querySelector(place), [own, edge] = [part, board].map(
        one => one.getBoundingClientRect());
    return own.height < 10 || own.left < edge.left || own.right > edge.right + 1
        || part.scrollWidth > part.clientWidth + 1 && part.clientWidth
        || part.scrollHeight > part.clientHeight + 1 && part.clientHeight;
})"""
# Whether the example in a field is shown to its end.
EXAMPLE_FITS = """field => {
    const pen = document.createElement('canvas').getContext('2d'), style = getComputedStyle(field);
    pen.font = style.font;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return pen.measureText(field.placeholder).width <= room;
}"""
LABELS = (
    "form => [...form.querySelectorAll('button, label')].filter(one => one.offsetParent).length"
)
CUT_LABELS = """form => [...form.querySelectorAll('button, label')].filter(one => {
    const [own, edge] = [one, form].map(part => part.getBoundingClientRect());
    return one.offsetParent && (one.scrollWidth > one.clientWidth + 1
        || own.left < edge.left || own.right > edge.right);
}).map(one => one.textContent)"""

#: With the list of files there is less room; without it in the long run.
with_and_without_files = pytest.mark.parametrize(
    "files", [True, pytest.param(False, marks=pytest.mark.slow)]
)


@pytest.fixture
def page(lab: LabPage) -> Iterator[LabPage]:
    lab.set_size(1366, 768)
    yield lab
    lab.set_sidebar(False)


def open_board(page: LabPage, code: str) -> Locator:
    """Run a cell and scroll to its board."""
    page.run_cells([code, *BELOW])
    page.wait_for_pixels()
    board = page.notebook.locator(".duel-board").first
    board.locator(".duel-play").evaluate(TO_THE_TOP)
    still(page)
    return board


@pytest.mark.parametrize(
    ("width", "files"),
    [(1366, True), pytest.param(1366, False, marks=pytest.mark.slow), (390, False)],
)
def test_both_actions_of_a_computer_are_read_in_the_status_line(
    page: LabPage, width: int, files: bool
) -> None:
    page.set_size(width, 768)
    page.set_sidebar(files)
    board = open_board(page, ANSWER)
    page.page.wait_for_function("b => b.innerText.includes('2 of 2')", arg=board.element_handle())
    happened = board.locator(".duel-happened")
    expect(happened.locator("b")).to_contain_text("Ben: discard", use_inner_text=True)
    for language in LANGUAGES:
        page.execute(f"board.speak({language!r})")
        page.settle()
        page.page.wait_for_function(STILL)
        assert not board.evaluate(CUT), language
        assert board.locator(".duel-typed input").evaluate(EXAMPLE_FITS), language
        events = happened.locator("> div")
        shortened = events.evaluate(
            "one => one.scrollWidth > one.clientWidth && getComputedStyle(one).textOverflow"
        )
        assert shortened == "ellipsis"
        assert events.inner_text()[-20:] in str(happened.get_attribute("title"))


@with_and_without_files
def test_game_opens_its_form_at_its_button(page: LabPage, files: bool) -> None:
    page.set_sidebar(files)
    board = open_board(page, GAME)
    before = page.scrolled
    game = board.get_by_role("button", name="Game", exact=True)
    game.click()
    page.settle()
    form, button = board.locator(".duel-panel-over").bounding_box(), game.bounding_box()
    assert form is not None
    assert button is not None
    assert abs(form["y"] - button["y"] - button["height"]) < 10
    assert form["x"] <= button["x"] < form["x"] + form["width"] <= 1366
    assert form["y"] + form["height"] < 768
    new = board.get_by_role("button", name="New game")
    new.focus()
    page.page.keyboard.press("Escape")
    expect(new).to_be_hidden()
    expect(game).to_be_focused()
    game.press("Enter")
    page.settle()
    new.press("Enter")
    page.settle()
    expect(new).to_be_hidden()
    expect(board.locator(".duel-pick:visible").first).to_be_focused()
    assert page.scrolled == before


def test_a_form_under_a_board_opens_above_its_button(page: LabPage) -> None:
    page.set_size(390, 844)
    board = open_board(page, GAME)
    game = board.get_by_role("button", name="Game", exact=True)
    game.evaluate("game => game.scrollIntoView({block: 'end'})")
    before = page.scrolled
    game.click()
    page.settle()
    form, button = board.locator(".duel-panel-over").bounding_box(), game.bounding_box()
    assert form is not None
    assert button is not None
    assert button["y"] - 80 < form["y"] + form["height"] <= button["y"]
    assert form["x"] + form["width"] <= 390
    assert form["height"] > 200
    assert page.scrolled == before


@pytest.mark.parametrize(
    "size", [(1366, 768), pytest.param((1920, 1080), marks=pytest.mark.slow), (390, 844)]
)
def test_nothing_in_the_form_is_cut_in_any_language(page: LabPage, size: tuple[int, int]) -> None:
    page.set_size(*size)
    page.set_theme("dark" if size[0] == 390 else "light")
    board = open_board(page, GAME)
    board.locator(".duel-opener > button").click()
    form = board.locator(".duel-panel-over")
    form.wait_for()
    for language in LANGUAGES:
        page.execute(f"board.speak({language!r})")
        page.settle()
        page.page.wait_for_function(STILL)
        assert form.evaluate(LABELS) > 12
        assert not form.evaluate(CUT_LABELS), language


@with_and_without_files
def test_the_editor_takes_the_place_of_the_board(page: LabPage, files: bool) -> None:
    page.set_sidebar(files)
    board = open_board(page, GAME)
    before = page.scrolled
    top = board.locator(".duel-play").bounding_box()
    board.get_by_role("button", name="Game", exact=True).click()
    board.get_by_role("button", name="Change this position").click()
    editor = board.locator(".duel-editor")
    editor.wait_for()
    still(page)
    back = board.get_by_role("button", name="Back to the game")
    expect(back).to_be_focused()
    place = back.bounding_box()
    assert place is not None
    assert top is not None
    assert abs(place["y"] - top["y"]) < 10
    assert page.scrolled == before
    back.click()
    editor.wait_for(state="detached")
    still(page)
    assert board.locator(".duel-play").bounding_box() == top
    expect(board.get_by_role("button", name="Game", exact=True)).to_be_focused()
    assert page.scrolled == before


def test_the_chances_stay_below_the_board_and_are_shown_whole(page: LabPage) -> None:
    code = """import duel_nb as duel
from duel_nb.boards.live import look
look.show_chances(True)
board = duel.board(duel.position(age=3, structure=["Circus", "Palace"], expansions={"agora"}))
board"""
    board = open_board(page, code)
    places = ".duel-chances", ".duel-stage"
    for step in ("pass", 'board.play("discard Palace")'):
        page.execute(step)
        page.settle()
        chances, stage = (board.locator(place).bounding_box() for place in places)
        assert chances is not None
        assert stage is not None
        assert chances["y"] >= stage["y"] + stage["height"] - 1
    page.set_size(390, 844)
    for language in LANGUAGES:
        page.execute(f"board.speak({language!r})")
        page.settle()
        assert not board.locator(".duel-chances").evaluate(
            "chances => [...chances.querySelectorAll('th, td')].filter(one => "
            "one.getBoundingClientRect().right > chances.getBoundingClientRect().right + 1).length"
        )
