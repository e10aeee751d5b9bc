"""The course as a page without a server: it is complete, and it runs in a browser."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import duel_nb as duel
from duel_nb.languages import LANGUAGES
from duel_nb.players import simulate
from tests.browser.lab import NOTEBOOKS, RUN_SECONDS
from tests.site.page import SitePage, SiteServer, site_page

#: What is not asked of the site itself: Pyodide, and what comes with it.
FROM_PYODIDE = {"ipython", "jedi", "micropip", "numpy", "pillow"}

#: The one notebook that begins with a form, and shows no board before.
PLAY_ROOM = "32-play.ipynb"

GAMES = "simulate(40, seed=5, expansions='each', workers=2)"


def test_every_notebook_is_there_for_the_kernel_of_the_site(built: Path) -> None:
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        own = json.loads(path.read_text("utf-8"))
        copy = json.loads((built / "files" / path.name).read_text("utf-8"))
        assert copy["metadata"]["kernelspec"]["name"] == "python"
        assert all(cell["metadata"].pop("trusted") for cell in copy["cells"])
        assert copy["cells"] == own["cells"]
    listed = json.loads((built / "api" / "contents" / "all.json").read_text("utf-8"))["content"]
    lessons = {path.name for path in NOTEBOOKS.glob("*.ipynb")}
    found = {one["path"] for one in listed if one["type"] == "notebook"}
    assert found == lessons
    for code in LANGUAGES.keys() - {"en"}:
        assert {path.name for path in (built / "files" / code).glob("*.ipynb")} == lessons


def test_all_that_the_package_needs_is_there(built: Path) -> None:
    found = {path.name.split("-")[0] for path in (built / "pypi").glob("*.whl")}
    assert found >= {
        "duel_nb",
        "anywidget",
        "babel",
        "fluent.runtime",
        "fluent.syntax",
        "fsrs",
        "ipycanvas",
    }
    assert found >= {"ipywidgets", "comm", "attrs", "pytz", "typing_extensions"}
    assert not found & {"jupyterlab", "nbformat", "orjson", "rich", "typer", "prompt_toolkit"}
    settings = json.loads((built / "jupyter-lite.json").read_text("utf-8"))["jupyter-config-data"]
    kernel = settings["litePluginSettings"]["@jupyterlite/pyodide-kernel-extension:kernel"]
    assert kernel["disablePyPIFallback"] is True
    packages = kernel["loadPyodideOptions"]["packages"]
    wheels = {Path(one).name for one in packages if one.endswith(".whl")}
    assert wheels == {path.name for path in (built / "pypi").glob("*.whl")}
    assert set(packages) - {one for one in packages if one.endswith(".whl")} <= FROM_PYODIDE


def test_a_newcomer_starts_a_lesson_by_one_press_before_its_kernel(
    built: Path, pyodide: Path
) -> None:
    """Before the page that all others share: a process has one Playwright at a time."""
    server = SiteServer(built)
    try:
        with site_page(server, pyodide) as lab:
            lab.page.goto(f"{server.url}/{lab.first_page}?path=33-tonights-game.ipynb")
            lab.page.locator("button[data-commandlinker-command]").first.click()
            begin = lab.page.get_by_role("button", name="Begin", exact=True)
            begin.wait_for(timeout=RUN_SECONDS * 1000)
    finally:
        server.stop()


def test_the_first_page_opens_the_first_lesson(lab: SitePage) -> None:
    lab.page.goto(lab.server.url + "/")
    lab.page.wait_for_url("**/lab/index.html?path=00-start-here.ipynb")
    shown = lab.page.locator(".jp-RenderedMarkdown")
    shown.filter(has_text="How to win").first.wait_for()


def test_a_page_asks_nobody_but_the_site_and_the_address_of_pyodide(lab: SitePage) -> None:
    lab.load()
    refused = lab.page.evaluate(
        """async () => {
            const told = new Promise(resolve => document.addEventListener(
                "securitypolicyviolation", event => resolve(event.effectiveDirective)));
            fetch("https://example.org/").catch(() => {});
            return await told;
        }"""
    )
    assert refused == "connect-src"
    lab.errors.clear()  # the browser reports it there, too


@pytest.mark.parametrize("name", sorted(path.name for path in NOTEBOOKS.glob("*.ipynb")))
def test_a_lesson_runs_from_its_first_cell_to_its_last(lab: SitePage, name: str) -> None:
    lab.open_notebook(name)
    lab.run_all()
    boards = lab.notebook.locator(".jp-OutputArea canvas:not(.duel-moving)")
    shown = [nth for nth in range(boards.count()) if boards.nth(nth).is_visible()]
    assert shown or name == PLAY_ROOM
    for nth in shown:
        boards.nth(nth).scroll_into_view_if_needed()  # one that is out of sight is not painted
        lab.wait_for_pixels(nth)


def test_the_play_room_deals_a_game(lab: SitePage) -> None:
    lab.open_notebook(PLAY_ROOM)
    lab.run_all()
    lab.button("New game").click()
    lab.canvas().wait_for(timeout=RUN_SECONDS * 1000)
    lab.wait_for_pixels()


def test_every_scenario_passes(lab: SitePage) -> None:
    lab.run_cells(["import duel_nb as duel\nreport = duel.check()"])
    passed, rows = lab.said("print(len(report.passed), len(report.rows))").split()
    assert passed == rows == str(len(duel.check().rows))


def test_practice_and_quiz_know_the_lessons(lab: SitePage) -> None:
    lab.run_cells(["import duel_nb as duel\npractice, quiz = duel.practice(), duel.quiz('05')"])
    assert lab.said("print(practice)").strip() == repr(duel.practice())
    assert lab.said("print(quiz)").startswith("Quiz: lesson 05")


def test_the_games_are_those_of_any_other_python(lab: SitePage) -> None:
    lab.run_cells(["from duel_nb.players import simulate"])
    assert lab.said(f"print({GAMES})").strip() == str(simulate(40, seed=5, expansions=["each"]))


def test_the_computer_answers_what_is_played_on_the_board(lab: SitePage) -> None:
    game = "duel.new_game(seed=3, first_game=True)"
    lab.run_cells([f"import duel_nb as duel\nduel.board({game}, players=('person', 'expert'))"])
    before = lab.wait_for_pixels()
    field = lab.notebook.get_by_placeholder("or type: build Library")
    field.fill("build Stable")
    field.press("Enter")
    lab.wait_for_pixels(before=before)
    lab.notebook.get_by_text("2 of 2", exact=True).wait_for(timeout=RUN_SECONDS * 1000)


def test_a_case_is_stepped_through(lab: SitePage) -> None:
    lab.run_cells(["import duel_nb as duel\nduel.show('appian-way-poor-opponent')"])
    lab.wait_for_pixels()
    lab.notebook.get_by_text("Ben has 2 coins when Ada constructs the Appian Way").first.wait_for()


def test_what_was_solved_is_kept_when_the_page_is_loaded_again(lab: SitePage) -> None:
    lab.run_cells(
        [
            "import duel_nb as duel\nlesson = duel.lesson('01-your-turn')",
            "rich = duel.position(A={'coins': 9}, structure=['Palisade', 'Altar'])\n"
            "lesson.price('palisade', 'What does it cost?', rich, 'Palisade', rule='BASE-COST-01')",
        ]
    )
    lab.notebook.locator(".duel-exercise input:visible").first.fill("2")
    lab.button("Check").click()
    lab.notebook.get_by_text("Correct.").wait_for()
    lab.settle()
    lab.load()
    lab.run_cells(["from duel_nb.lessons.exercises.progress import Progress"])
    assert lab.said("print(Progress().solved('01-your-turn', 'palisade'))") == "True\n"


def test_nothing_but_pyodide_comes_from_its_address(shared_page: SitePage, pyodide: Path) -> None:
    asked = {url.rpartition("/")[2] for url in shared_page.requests if "/pyodide/v" in url}
    there = {path.name for path in pyodide.iterdir()}
    assert asked <= there
    assert any(re.match(r"numpy-.*\.whl", name) for name in asked)
