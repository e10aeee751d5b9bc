"""`duel-nb lab`, in a browser that opens it for the first time."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from duel_nb.lessons.builder import build
from duel_nb.lessons.course_copy import trust
from tests.browser.lab import LabPage, LabServer

PLUGIN = "@jupyterlab/apputils-extension:notification"
LESSON = "01-a-lesson.ipynb"
AT_TOP = "() => window.jupyterapp.shell.currentWidget.content.activeCellIndex === 0"
BOARD = "import duel_nb as duel\nduel.board(duel.new_game(seed=4, first_game=True))"


class FirstLab(LabServer):
    """JupyterLab as `duel-nb lab` starts it, without settings that help a test."""

    @property
    def _program(self) -> Iterable[str]:
        notebook = self.write_notebook("first.ipynb", [BOARD])
        return ("-m", "duel_nb", "lab", str(self.folder / notebook))

    def _set_up(self) -> None:
        pass

    def setting(self) -> dict[str, Any]:
        """What JupyterLab knows of its notifications."""
        with urllib.request.urlopen(f"{self.url}/lab/api/settings/{PLUGIN}") as answer:
            found: dict[str, Any] = json.load(answer)
        return found


@pytest.fixture(scope="module")
def first_lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FirstLab]:
    """A server with a lesson that is trusted."""
    home = tmp_path_factory.mktemp("first")
    source = home / "01-a-lesson.md"
    words = "\n\n".join(["Words."] * 40)  # more than a screen
    source.write_text(
        f"---\ntitle: A lesson\n---\n```python\n{BOARD}\n```\n{words}\n"
        f"```python\nfrom pathlib import Path\n"
        f"while Path({str(home / 'hold')!r}).exists(): pass\n```\n"
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUPYTER_DATA_DIR", str(home / "data"))
        with FirstLab(home, None) as server:
            lesson = server.folder / LESSON
            build(source, lesson, execute=False)
            trust([lesson])
            yield server


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """The window of a newcomer, whose kernels end with it."""
    with browser.new_page(viewport={"width": 1366, "height": 768}) as page:
        yield page
        page.unroute_all()
        page.evaluate("() => window.jupyterapp.serviceManager.sessions.shutdownAll()")


def test_no_question_about_news_lies_over_the_first_board(first_lab: FirstLab, page: Page) -> None:
    setting = first_lab.setting()
    default = setting["schema"]["properties"]["fetchNews"]["default"]
    assert default == "false", "'none' asks"
    assert setting["settings"] == {}, "what somebody chooses is left to them"
    lab = LabPage(page, first_lab)
    lab.open_notebook("first.ipynb")
    lab.run_all()
    lab.wait_for_pixels()
    expect(page.locator(".Toastify__toast")).to_have_count(0)


def test_one_press_starts_a_lesson(first_lab: FirstLab, page: Page) -> None:
    lab = LabPage(page, first_lab)
    lab.open_notebook(LESSON)
    hold = first_lab.folder.parent / "hold"
    hold.touch()  # the last cell runs until it is gone
    start = page.get_by_role("button", name="Start this lesson")
    start.click()
    lab.wait_for_pixels()
    # JupyterLab itself goes to the last cell, while it runs and afterwards
    page.wait_for_function(AT_TOP)
    expect(page.locator(".jp-OutputArea canvas").first).to_be_in_viewport()
    hold.unlink()
    lab.settle()
    page.wait_for_function(AT_TOP)
    expect(page.locator(".jp-OutputArea canvas").first).to_be_in_viewport()
    expect(page.get_by_role("dialog", name="Run Command")).to_have_count(0)


# JupyterLab shows a lesson, asks for its checkpoints, and only then for a kernel.
@pytest.mark.parametrize(
    "slow",
    [
        ".*/checkpoints|POST .*/api/sessions",
        pytest.param("POST .*/api/sessions", marks=pytest.mark.slow),
    ],
)
def test_a_press_counts_before_the_kernel_is_there(
    first_lab: FirstLab, page: Page, slow: str
) -> None:
    held: list[Route] = []
    pressed = Event()

    def hold(route: Route) -> None:
        asked = f"{route.request.method} {route.request.url}"
        if re.match(slow, asked) and not pressed.is_set():
            held.append(route)
        else:
            route.continue_()

    page.route("**/api/**", hold)
    page.goto(f"{first_lab.url}/lab/tree/{LESSON}?reset")
    start = page.get_by_role("button", name="Start this lesson")
    start.click()
    expect(start).to_be_disabled()  # so that nobody presses it again
    pressed.set()
    for route in held:
        route.continue_()
    expect(page.locator(".jp-OutputArea canvas")).to_be_visible()
    expect(start).to_be_enabled()
    prompts = page.locator(".jp-InputArea-prompt")
    expect(prompts.filter(has_text="[1]:")).to_have_count(1)  # it ran once


def test_what_somebody_has_chosen_and_a_default_of_the_machine_stay(tmp_path: Path) -> None:
    chosen = tmp_path / "settings" / f"{PLUGIN.replace(':', '/')}.jupyterlab-settings"
    default = tmp_path / "config" / "labconfig" / "default_setting_overrides.json"
    for file, text in (
        (chosen, '{"fetchNews": "none"}'),
        (default, json.dumps({PLUGIN: {"fetchNews": "true"}})),
    ):
        file.parent.mkdir(parents=True)
        file.write_text(text)
    with FirstLab(tmp_path, None) as server:
        setting = server.setting()
    assert setting["schema"]["properties"]["fetchNews"]["default"] == "true"
    assert setting["settings"] == {"fetchNews": "none"}
