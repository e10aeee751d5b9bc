"""A notebook that was run, saved, closed and opened again shows what stood on its boards."""

from __future__ import annotations

import json
import time
from pathlib import Path

import nbformat
import pytest
from nbconvert import HTMLExporter
from nbformat.sign import NotebookNotary
from playwright.sync_api import Locator, expect

from tests.browser.lab import EXERCISE, STEP_SECONDS, LabPage, LabServer

CELLS = [
    """
import duel_nb as duel

start = duel.new_game(seed=7, first_game=True, names=("Ada", "Ben"))
duel.board(start)
""",
    'duel.show("seventh-wonder")',
    EXERCISE,
    "lesson",
]
PICTURES = 3
"""Of the board, the scenario and the exercise; the list of exercises has words only."""
ERROR = "Error displaying widget"


@pytest.fixture(scope="module")
def played(lab_server: LabServer, shared_page: LabPage) -> Path:
    """A notebook that was run, played on a little, saved and closed, with its kernel shut down."""
    lab = shared_page
    file = lab_server.folder / lab_server.write_notebook("saved.ipynb", CELLS)
    lab.open_notebook(file.name)
    lab.run_all()
    lab.wait_for_pixels()
    live_only(lab)
    first = source(pictures(lab).first)
    lab.button("Altar").press("Enter")
    lab.button("Build").click()
    lab.settle()
    expect(pictures(lab).first).not_to_have_attribute("src", first, timeout=STEP_SECONDS * 1000)
    live_only(lab)
    lab.save()
    lab.close_notebooks()
    lab.load()
    return file


def pictures(lab: LabPage) -> Locator:
    """The pictures that are kept for a notebook without its kernel."""
    return lab.notebook.locator(".jp-RenderedImage img")


def source(picture: Locator) -> str:
    return str(picture.get_attribute("src"))


def live_only(lab: LabPage) -> None:
    """What lives is in sight, and no picture of it."""
    expect(lab.notebook.get_by_text(ERROR)).to_have_count(0)
    expect(pictures(lab)).to_have_count(PICTURES)
    assert not any(picture.is_visible() for picture in pictures(lab).all())
    assert not any(words.is_visible() for words in lab.notebook.locator(".duel-saved").all())


def saved_only(lab: LabPage) -> None:
    """Pictures are in sight, the first with how to make them interactive, and no error is."""
    for nth in range(PICTURES):
        pictures(lab).nth(nth).wait_for(state="visible")
    words = lab.notebook.locator(".duel-saved")
    expect(words).to_have_count(len(CELLS))
    for nth in range(len(CELLS)):
        words.nth(nth).wait_for(state="visible")
        assert ("Run All Cells" in words.nth(nth).inner_text()) == (nth == 0)
    assert not any(error.is_visible() for error in lab.notebook.get_by_text(ERROR).all())


def test_it_is_as_it_was_left_when_it_is_opened_again(lab: LabPage, played: Path) -> None:
    lab.open_notebook(played.name)
    lab.notebook.get_by_text(ERROR).first.wait_for(state="attached")
    saved_only(lab)
    board = json.loads(played.read_text("utf-8"))["cells"][0]["outputs"][1]["data"]
    assert "Ben's turn" in "".join(board["text/plain"])
    assert source(pictures(lab).first).endswith("".join(board["image/png"]).strip())

    lab.run_all()  # and wakes up
    lab.wait_for_pixels()
    live_only(lab)


CANVASES = """() => {
    const make = document.createElement;
    window.made = [];
    document.createElement = function (tag, ...rest) {
        const one = make.call(this, tag, ...rest);
        if (tag === 'canvas') window.made.push(new WeakRef(one));
        return one;
    };
}"""
"""Notes every canvas that the page makes, also those that are never attached to it."""

MEGABYTES = """() => window.made.map(one => one.deref()).filter(Boolean)
    .reduce((sum, one) => sum + one.width * one.height * 4e-6, 0)"""


def lets_go_of_its_pixels(lab: LabPage) -> None:
    """Nothing in the page holds the canvases that were noted.

    Raises:
        AssertionError: something still does.
    """
    give_up = time.monotonic() + STEP_SECONDS
    while (held := lab.page.evaluate(MEGABYTES)) >= 1:
        assert time.monotonic() < give_up, f"{held} MB"
        lab.collect_garbage()


@pytest.mark.slow
def test_a_closed_notebook_leaves_no_pixels_behind(lab: LabPage, played: Path) -> None:
    """Also those of boards whose cells ran again."""
    lab.set_size(1366, 768)  # the size that boards are painted for
    lab.page.evaluate(CANVASES)
    lab.page.evaluate("window.duelPatience = 100")
    lab.open_notebook(played.name)
    lab.run_all()
    lab.run_all()
    lab.wait_for_pixels()
    assert lab.page.evaluate(MEGABYTES) > 5
    lab.close_notebooks()
    lets_go_of_its_pixels(lab)
    lab.load()


def test_without_a_kernel_only_what_was_saved_is_in_sight(lab: LabPage, played: Path) -> None:
    notebook = nbformat.read(played, 4)
    notebook["metadata"] = {"kernelspec": {"name": "other", "display_name": "Not here"}}
    other = played.with_name("no-kernel.ipynb")
    nbformat.write(notebook, other)
    NotebookNotary(data_dir=str(played.parents[1] / "data")).sign(notebook)
    lab.close_notebooks()
    lab.page.evaluate(
        """path => { window.jupyterapp.commands.execute(
            'docmanager:open', {path, factory: 'Notebook'}); }""",
        other.name,
    )
    lab.page.get_by_role("dialog").get_by_role("button", name="No Kernel").click()
    pictures(lab).first.wait_for(state="visible")
    lab.page.wait_for_function(
        """() => [...document.querySelectorAll('.lm-Panel.jp-OutputArea-output')]
            .filter(one => one.innerText.includes('Loading widget'))
            .every(one => one.offsetHeight === 0)"""
    )
    saved_only(lab)


def test_it_shows_the_same_where_it_is_not_trusted(lab: LabPage, played: Path) -> None:
    notebook = json.loads(played.read_text("utf-8"))
    notebook["cells"][0]["source"] += "\n# somebody else's"
    other = played.with_name("of-somebody-else.ipynb")
    other.write_text(json.dumps(notebook), "utf-8")
    lab.open_notebook(other.name)
    saved_only(lab)
    expect(lab.notebook.get_by_text(ERROR)).to_have_count(0)


def test_it_shows_the_same_as_a_page_of_nbconvert(lab: LabPage, played: Path) -> None:
    html, _ = HTMLExporter().from_filename(str(played))
    page = played.with_suffix(".html")
    page.write_text(html, "utf-8")
    assert lab.page.context.browser is not None
    with lab.page.context.browser.new_page() as tab:
        tab.route("https://**", lambda route: route.abort())  # the page asks for MathJax
        tab.goto(page.as_uri())
        expect(tab.locator(".jp-RenderedImage img:visible")).to_have_count(PICTURES)
        expect(tab.locator(".duel-saved:visible")).to_have_count(len(CELLS))
        expect(tab.get_by_text(ERROR)).to_have_count(0)
