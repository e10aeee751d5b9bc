"""One JupyterLab and one Chromium for all browser tests, and one page of it for most of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.lab import ROOT, STEP_SECONDS, LabPage, LabServer, chromium, lab_page
from tests.browser.line import Line, Wire, line_to

HERE = Path(__file__).parent
expect.set_options(timeout=STEP_SECONDS * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is in this folder, and keep it on one worker so that one JupyterLab is enough.

    What closes the notebook that the other tests share comes last, so that its kernel stays.
    """
    mine = [item for item in items if HERE in item.path.parents]
    start = items.index(mine[0]) if mine else 0
    mine.sort(key=lambda item: item.path.name in ("test_course.py", "test_saved.py"))
    items[start : start + len(mine)] = mine
    for item in mine:
        item.add_marker("browser")
        item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium, and Playwright's event loop, which ends with the tests of this folder."""
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="package")
def lab_server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """A JupyterLab on a copy of the project's notebooks."""
    with LabServer(tmp_path_factory.mktemp("lab")) as server:
        yield server


@pytest.fixture(scope="package")
def server_line(lab_server: LabServer) -> Iterator[Line]:
    """The line on which pages reach the server, which can be slow."""
    with line_to(lab_server) as line:
        yield line


@pytest.fixture(scope="package")
def watched_page(
    browser: Browser, lab_server: LabServer, server_line: Line
) -> Iterator[tuple[LabPage, Wire]]:
    """The page that nearly all tests use, and what goes over its line."""
    with lab_page(lab_server, browser=browser) as page:
        yield page, Wire(page.page)


@pytest.fixture(scope="package")
def shared_page(watched_page: tuple[LabPage, Wire]) -> LabPage:
    """The page alone."""
    return watched_page[0]


@pytest.fixture(scope="package")
def touch_page(browser: Browser, lab_server: LabServer) -> Iterator[LabPage]:
    """A page for fingers, with a notebook and a kernel of its own."""
    with lab_page(lab_server, touch=True, browser=browser, scratch="touch.ipynb") as page:
        yield page


def as_usual(page: LabPage) -> None:
    """The page as most tests expect it."""
    # as tall as a board and its buttons: a page that scrolls to the focus moves under the mouse
    page.set_size(1280, 1400)
    page.set_theme("light")
    # nothing moves but in test_motion.py and on the page for fingers: each frame is work
    page.page.emulate_media(reduced_motion="reduce")


@pytest.fixture(scope="module")
def wired(watched_page: tuple[LabPage, Wire], server_line: Line) -> tuple[LabPage, Wire, Line]:
    """The page with its line, and what goes over it."""
    as_usual(watched_page[0])
    return (*watched_page, server_line)


@pytest.fixture
def lab(shared_page: LabPage, request: pytest.FixtureRequest) -> Iterator[LabPage]:
    """The shared page in its usual state; no JavaScript error may come up during the test.

    A picture of the page stays in .shots/ when the test fails.
    """
    shared_page.errors.clear()
    as_usual(shared_page)
    failed_before = request.session.testsfailed
    yield shared_page
    if shared_page.errors or request.session.testsfailed > failed_before:
        shared_page.screenshot(ROOT / ".shots" / f"failed-{request.node.name}.png")
    assert not shared_page.errors, "\n".join(shared_page.errors)
