"""Two people with jupyter-collaboration: one notebook in two browsers, each with its own page.

`test_messages` has two browsers without it, which share the kernel only.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from duel_nb.lessons.course_copy import trust
from tests.browser.lab import ROOT, RUN_SECONDS, LabServer
from tests.browser.test_messages import CELL, LAST, OTHER, card, popover
from tests.environments import python_with

pytestmark = pytest.mark.slow

READY = "window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'"


class Server(LabServer):
    """A server whose kernels use this checkout."""

    def _environment(self) -> dict[str, str]:
        return super()._environment() | {"PYTHONPATH": str(ROOT)}


@pytest.fixture
def server(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("collaboration")
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(home / "data"))
    python = python_with("collaboration", "jupyter-collaboration>=4,<5")
    with Server(home, None, python) as server:
        # as in the course: where it is not trusted, only who runs it gets more than pictures
        trust([server.folder / server.write_notebook("game.ipynb", [CELL])])
        yield server


def opened(server: Server, page: Page) -> Page:
    page.set_default_timeout(RUN_SECONDS * 1000)
    page.goto(f"{server.url}/lab/tree/game.ipynb?reset")
    page.wait_for_function(f"() => Boolean({READY})")
    return page


def test_two_browsers_see_and_play_the_same_board(browser: Browser, server: Server) -> None:
    with browser.new_page() as first, browser.new_page() as second:
        pages = [opened(server, page) for page in (first, second)]
        first.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells'); }")
        boards = [page.locator(".duel-board") for page in pages]
        for board, name in zip(boards, (LAST, OTHER), strict=True):
            card(board, name).press("Enter")
        for board, name in zip(boards, (LAST, OTHER), strict=True):  # each has its own
            expect(popover(board)).to_contain_text(name)
            expect(popover(board).locator(".duel-choice .duel-html").first).not_to_be_empty()
        popover(boards[1]).get_by_role("button", name="Discard").click()
        for board in boards:
            expect(board).to_contain_text(f"discard {OTHER}", use_inner_text=True)
