"""A board, an exercise and a scenario in the other front ends of Jupyter.

What JupyterLab shows is tested beside this; here it is enough that each of them works. Only names,
roles and pixels are looked for, since every front end has its own page around them. One server has
all of them as its extensions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, expect

import duel_nb as duel
from tests.browser.lab import ROOT, RUN_SECONDS, LabServer
from tests.environments import python_with

pytestmark = pytest.mark.slow

PACKAGES = ("notebook>=7.4,<8", "nbclassic>=1.2", "voila>=0.5,<0.6")
GAME = duel.new_game(seed=7, first_game=True, names=("Ada", "Ben"))
CELLS = [
    "import duel_nb as duel",
    "duel.board(duel.new_game(seed=7, first_game=True, names=('Ada', 'Ben')))",
    """lesson = duel.lesson("a-lesson")
market = duel.position(A={"coins": 20}, B={"cards": ["Quarry", "Shelf Quarry"]},
                       structure=["Walls"], names=("Ada", "Ben"))
lesson.price("walls", "What do the Walls cost Ada?", market, "Walls", rule="BASE-TRADE-01",
             picture=False)""",
    "duel.show('statue-of-zeus-wins-first')",
]
RIGHT = "10"
"""Two stone at 5 coins each."""


@dataclass(frozen=True)
class FrontEnd:
    """Where a front end shows the notebook, and how it runs all cells.

    Attributes:
        path: of the page.
        ready: whether they can be run, in JavaScript.
        run: runs them.
    """

    path: str
    ready: str = "true"
    run: str = ""


FRONT_ENDS = {
    "notebook": FrontEnd(
        "notebooks",
        "window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel?.status"
        " === 'idle'",
        "window.jupyterapp.commands.execute('notebook:run-all-cells')",
    ),
    "nbclassic": FrontEnd(
        "nbclassic/notebooks",
        "window.Jupyter?.notebook?.kernel?.widget_manager"
        " && Jupyter.notebook.kernel.info_reply?.status && !Jupyter.notebook.kernel_busy",
        "Jupyter.notebook.execute_all_cells()",
    ),
    "Voila": FrontEnd("voila/render"),  # runs them by itself
}

# Whether a canvas that is shown has more than one colour.
PAINTED = """() => [...document.querySelectorAll('canvas')].some(canvas => {
    if (!canvas.width || !canvas.checkVisibility()) return false;
    const row = canvas.getContext('2d').getImageData(0, canvas.height >> 1, canvas.width, 1).data;
    return new Set(new Uint32Array(row.buffer)).size > 1;
})"""


class Server(LabServer):
    """A server with all front ends, whose kernels use this checkout."""

    @property
    def _program(self) -> Iterable[str]:
        return (*super()._program, "--JupyterNotebookApp.expose_app_in_browser=True")

    def _environment(self) -> dict[str, str]:
        return super()._environment() | {"PYTHONPATH": str(ROOT)}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    python = python_with("front-ends", *PACKAGES)
    with Server(tmp_path_factory.mktemp("front-ends"), None, python) as server:
        yield server


@pytest.fixture(params=FRONT_ENDS)
def page(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A notebook in a front end, run."""
    front_end = FRONT_ENDS[request.param]
    name = server.write_notebook(f"{request.param}.ipynb", CELLS)
    with browser.new_page(viewport={"width": 1400, "height": 1400}) as page:
        page.set_default_timeout(RUN_SECONDS * 1000)
        page.goto(f"{server.url}/{front_end.path}/{name}")
        page.wait_for_function(f"() => Boolean({front_end.ready})")
        page.evaluate(f"() => {{ {front_end.run} }}")
        page.wait_for_function(PAINTED)
        yield page


def test_a_board_an_exercise_and_a_scenario_work(page: Page) -> None:
    card = GAME.structure[-1].card
    assert card is not None
    page.get_by_role("button", name=card.name).first.press("Enter")
    page.get_by_role("button", name=re.compile("^Discard")).first.click()
    expect(page.get_by_text("Ada: discard").first).to_be_attached()

    page.get_by_placeholder("coins").fill(RIGHT)
    page.get_by_role("button", name="Check").locator("visible=true").first.click()
    expect(page.get_by_text("Correct").first).to_be_visible()

    steps = page.get_by_role("slider").last
    before = steps.get_attribute("aria-valuetext")
    page.get_by_role("button", name="Next").locator("visible=true").last.click()
    expect(steps).not_to_have_attribute("aria-valuetext", str(before))

    # what is for a notebook that is opened again is not shown beside what is alive
    assert page.locator(".duel-saved").count()
    expect(page.locator(".duel-saved").locator("visible=true")).to_have_count(0)
    pictures = page.locator(".output_area, .jp-OutputArea-child").locator("> div > img")
    expect(pictures.locator("visible=true")).to_have_count(0)
