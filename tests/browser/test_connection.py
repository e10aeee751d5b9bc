"""A line that is cut, a kernel that is killed, a server that starts again, while somebody plays.

What was solved stays solved, and the board lives again, or says in a sentence what to run.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from duel_nb.lessons.exercises.progress import FILE
from tests.browser.lab import EXERCISE, RUN_SECONDS, STEP_SECONDS, LabPage, LabServer, lab_page
from tests.browser.line import Line, line_to

pytestmark = pytest.mark.slow

CELLS = [
    """
import os
from pathlib import Path
import duel_nb as duel

Path("kernel").write_text(str(os.getpid()))
start = duel.new_game(seed=7, first_game=True, names=("Ada", "Ben"))
duel.board(start)
""",
    EXERCISE,
]

KERNEL = "window.jupyterapp.shell.currentWidget.sessionContext.session?.kernel"


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """A JupyterLab of its own, which a test may harm."""
    with LabServer(tmp_path_factory.mktemp("harmed"), None) as server:
        yield server


@pytest.fixture
def line(server: LabServer) -> Iterator[Line]:
    """The line on which the page reaches the server."""
    with line_to(server) as line:
        yield line


@pytest.fixture
def harmed(server: LabServer, browser: Browser) -> Iterator[LabPage]:
    """A page with a board, and an exercise that is solved."""
    with lab_page(server, height=1400, browser=browser) as lab:
        lab.run_cells(CELLS)
        lab.wait_for_pixels()
        lab.notebook.get_by_label("Ben").first.check()
        lab.button("Check").click()
        lab.settle()
        is_solved(lab)
        yield lab


def is_solved(lab: LabPage) -> None:
    expect(lab.notebook.locator(".duel-page-view .duel-exercise")).to_contain_text("✓ solved")
    kept = json.loads((lab.server.folder / FILE).read_text("utf-8"))
    assert kept["lessons"]["a-lesson"]["next"]["status"] == "correct"


def lost(lab: LabPage) -> Locator:
    """The sentences that say that the kernel is gone."""
    return lab.notebook.locator(".duel-lost:visible")


def close_dialogs(lab: LabPage) -> None:
    """JupyterLab says what happened as well."""
    for dialog in lab.page.get_by_role("dialog").all():
        dialog.get_by_role("button").last.click()


def says_how_to_wake_it(lab: LabPage) -> None:
    expect(lost(lab)).to_have_count(2, timeout=RUN_SECONDS * 1000)
    expect(lost(lab).nth(0)).to_contain_text("Run the cell again to get a live board.")
    expect(lost(lab).nth(1)).to_contain_text("What you have solved is kept; to go on, click this")


def wakes_up(lab: LabPage) -> None:
    close_dialogs(lab)
    # JupyterLab looks every few seconds which kernels there are, and runs nothing in a dead one
    lab.page.wait_for_function(f"() => {KERNEL}?.status !== 'dead'", timeout=RUN_SECONDS * 1000)
    lab.page.evaluate("() => { window.jupyterapp.shell.currentWidget.content.activeCellIndex = 0 }")
    for _ in CELLS:
        lab.run_cell()
    expect(lost(lab)).to_have_count(0)
    plays(lab)
    is_solved(lab)


def plays(lab: LabPage) -> None:
    before = lab.wait_for_pixels()
    lab.button("Altar").press("Enter")
    lab.button("Build").click()
    lab.settle()
    lab.wait_for_pixels(before=before)
    expect(lab.notebook.locator(".duel-prompt")).to_contain_text("Ben's turn")


def test_what_is_done_while_the_line_is_cut_is_done_when_it_is_mended(
    line: Line, harmed: LabPage
) -> None:
    line.cut()
    harmed.page.wait_for_function(f"() => {KERNEL}?.connectionStatus !== 'connected'")
    harmed.page.evaluate("() => document.activeElement.blur()")
    harmed.button("Altar").press("Enter")
    harmed.button("Build").press("Enter")
    line.mend()
    harmed.page.wait_for_function(
        f"() => {KERNEL}?.connectionStatus === 'connected'", timeout=RUN_SECONDS * 1000
    )
    close_dialogs(harmed)
    prompt = harmed.notebook.locator(".duel-prompt")
    expect(prompt).to_contain_text("Ben's turn", timeout=STEP_SECONDS * 1000)
    expect(lost(harmed)).to_have_count(0)
    is_solved(harmed)


def test_a_kernel_that_is_killed(server: LabServer, harmed: LabPage) -> None:
    os.kill(int((server.folder / "kernel").read_text()), signal.SIGKILL)
    says_how_to_wake_it(harmed)
    wakes_up(harmed)


def test_a_server_that_is_killed_and_started_again(server: LabServer, harmed: LabPage) -> None:
    server.kill()
    server.start()
    says_how_to_wake_it(harmed)
    wakes_up(harmed)
