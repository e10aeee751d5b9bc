"""Boards take the look of the page: narrow in a narrow cell, dark in a dark JupyterLab."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import expect

from duel_nb.boards.scene.board import scene
from tests.browser.lab import DRAWING, LabPage
from tests.browser.test_board import FIRST, Show, press, value
from tests.browser.test_saved import CANVASES, MEGABYTES, lets_go_of_its_pixels

WIDE = int(scene(value(FIRST), layout="wide").width)
"""Units from the left to the right of a wide board: at least as many pixels, a quarter at rest."""
RESTS = f"canvas => canvas.width === {WIDE // 4}"


@pytest.fixture
def show(lab: LabPage) -> Show:
    """Runs cells that show a board each."""

    def run(*sources: str) -> list[str]:
        lab.run_cells(["import duel_nb as duel", *sources])
        return [lab.wait_for_pixels(nth) for nth in range(len(sources))]

    return run


def look(lab: LabPage, layout: str, theme: str) -> None:
    """Wait until a board looks so: the canvas has the width of the layout and the table's colour.

    Raises:
        AssertionError: it does not come to look so.
    """
    state = value(FIRST)
    wanted = scene(state.view(state.to_act), theme=theme, layout=layout)
    lab.page.wait_for_function(
        f"([canvas, width]) => ({DRAWING})(canvas)[0] === width",
        arg=[lab.canvas().element_handle(), int(wanted.width)],
    )
    lab.wait_for_ground(wanted.background)


def test_a_board_on_a_tablet_has_its_cities_below(lab: LabPage, show: Show) -> None:
    lab.set_size(820, 1180)
    show(f"duel.board({FIRST})")
    look(lab, "tablet", "light")
    lab.set_size(1280)
    look(lab, "wide", "light")


def test_a_board_in_a_narrow_window_has_smaller_cards(lab: LabPage, show: Show) -> None:
    lab.set_size(900)
    show(f"duel.board({FIRST})")
    look(lab, "narrow", "light")
    # nearly one to one: what is written can be read
    assert lab.canvas().evaluate("canvas => canvas.clientWidth") > 690
    state = value(FIRST)
    target = scene(state.view("A"), layout="narrow").target(f"place:{state.structure[-1].name}")
    assert target is not None
    x, y, width, height = target.box
    lab.click_canvas(x + width / 2, y + height / 2)
    press(lab, "Discard")
    expect(lab.notebook).to_contain_text("1 of 1", use_inner_text=True)
    lab.set_size(1280)
    look(lab, "wide", "light")


def test_a_board_is_as_dark_as_the_lab(lab: LabPage, show: Show) -> None:
    lab.set_theme("dark")
    show(f"duel.board({FIRST})")
    for theme in ("dark", "light"):
        lab.set_theme(theme)
        look(lab, "wide", theme)


FAR = ["# far\n" * 30] * 6


def scroll(lab: LabPage, to: str) -> None:
    """Scroll the notebook to its "0", the top, or its "scroller.scrollHeight", the end."""
    scroller = lab.notebook.locator(".jp-WindowedPanel-outer").first
    scroller.evaluate(f"scroller => scroller.scrollTo(0, {to})")


def show_far(lab: LabPage) -> None:
    """Show a board at the top of a notebook that is long enough to scroll it away.

    Running the cells below scrolls it away as well, and it may rest meanwhile.
    """
    board = f"board = duel.board({FIRST})\nboard.play(board.state.legal_actions()[0])\nboard"
    lab.run_cells(["import duel_nb as duel", board, *FAR])
    scroll(lab, "0")
    look(lab, "wide", "light")
    lab.settle()


@pytest.fixture
def impatient(lab: LabPage) -> Iterator[None]:
    """Boards that rest at once when nobody sees them."""
    lab.page.evaluate("window.duelPatience = 100")
    yield
    lab.page.evaluate("delete window.duelPatience")


@pytest.mark.slow
@pytest.mark.usefixtures("impatient")
def test_a_board_that_is_scrolled_away_rests_and_comes_back(lab: LabPage, tmp_path: Path) -> None:
    """Pixels that nobody sees take no memory; the board is whole before it is in sight again.

    Where its kernel dies meanwhile, it says so and can still be read, and its log is as it was.
    """
    show_far(lab)
    before = lab.picture()
    canvas = lab.canvas()
    handle = canvas.element_handle()
    sharp = before.width
    assert sharp >= WIDE
    lost = lab.notebook.locator(".duel-lost").first
    assert not lost.is_visible()
    side = lab.notebook.locator(".duel-side").first
    expect(side.locator(".duel-entry summary").first).to_contain_text("1. ")
    logged = side.evaluate("side => [side.clientHeight, side.scrollHeight]")
    lab.page.evaluate("document.activeElement.blur()")
    canvas.screenshot(path=tmp_path / "before.png")
    tall = canvas.evaluate("canvas => canvas.clientHeight")
    scroll(lab, "scroller.scrollHeight")
    lab.page.wait_for_function(RESTS, arg=handle)
    assert abs(canvas.evaluate("canvas => canvas.clientHeight") - tall) <= 1
    scroll(lab, "0")
    lab.page.wait_for_function(f"canvas => canvas.width === {sharp}", arg=handle)
    lab.wait_for_picture(before)

    scroll(lab, "scroller.scrollHeight")
    lab.page.wait_for_function(RESTS, arg=handle)
    lab.restart_kernel()
    scroll(lab, "0")
    lost.wait_for(state="visible")
    assert "Run the cell again" in lost.inner_text()
    assert side.evaluate("side => [side.clientHeight, side.scrollHeight]") == logged
    lab.page.wait_for_function(
        """async ([canvas, width]) => {
            const picture = new Image();
            picture.src = canvas.style.backgroundImage.slice(5, -2);
            await picture.decode();
            return picture.width === width;
        }""",
        arg=[handle, sharp],
    )
    canvas.screenshot(path=tmp_path / "after.png")
    pictures = (Image.open(tmp_path / f"{name}.png").convert("L") for name in ("before", "after"))
    # a picture is made smaller in another way than a canvas
    assert ImageStat.Stat(ImageChops.difference(*pictures)).mean[0] < 3


@pytest.mark.slow
@pytest.mark.usefixtures("impatient")
def test_a_notebook_that_is_closed_lets_go_of_its_boards(lab: LabPage, show: Show) -> None:
    lab.page.evaluate(CANVASES)
    show(f"board = duel.board({FIRST})\nboard")
    for _ in range(4):
        lab.execute("board.play(board.state.legal_actions()[0])")
        lab.settle()
    assert lab.page.evaluate(MEGABYTES) > 5
    lab.page.evaluate(
        """() => {
            const notebook = window.jupyterapp.shell.currentWidget;
            notebook.context.model.dirty = false;
            notebook.close();
        }"""
    )
    lets_go_of_its_pixels(lab)
