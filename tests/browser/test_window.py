"""The whole board stands in the window: with what can be done, and wherever one clicks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from tests.browser.lab import LabPage

MIXES = {
    "base": (),
    "Pantheon": ("pantheon",),
    "Agora": ("agora",),
    "both": ("pantheon", "agora"),
}
SIZES = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
#: In the quick run the narrowest and the widest window; all of them in the long run.
QUICK = [((1280, 720), True, "both"), ((1920, 1080), False, "base")]
CASES = [
    pytest.param(
        size,
        files,
        mix,
        id=f"{size[0]}x{size[1]}-{mix}" + "-files" * files,
        marks=[] if (size, files, mix) in QUICK else [pytest.mark.slow],
    )
    for size in SIZES
    for files in (False, True)
    for mix in MIXES
]
HEAD = "import random\nimport duel_nb as duel"
# a few turns of Age I, beyond the draft
BOARD = """state = duel.new_game(seed=7, names=('Ada', 'Ben'), expansions={sets!r})
while not state.age or len(state.structure) > 17:
    state = state.play(state.legal_actions()[0])
duel.board(state)"""

# What of the board does not lie within the part of the window that the notebook has.
OUTSIDE = """() => {
    const panel = document.querySelector('.jp-NotebookPanel:not(.lm-mod-hidden)');
    const edge = panel.querySelector('.jp-WindowedPanel-outer').getBoundingClientRect();
    const cell = panel.querySelector('.jp-Cell:has(.duel-board)'), found = {};
    for (const place of ['.duel-prompt', '.duel-canvas', '.duel-choices']) {
        const part = cell.querySelector(place);
        if (!part) { found[place] = 'missing'; continue; }
        if (place === '.duel-choices' && part.closest('.duel-away')) continue;
        const box = part.getBoundingClientRect();
        const within = box.top >= edge.top && box.bottom <= edge.bottom && box.left >= edge.left
            && box.right <= edge.right && box.width > 200 && box.height > 15;
        const sides = one => [one.left, one.top, one.right, one.bottom].map(Math.round).join(' ');
        if (!within) found[place] = `${sides(box)} in ${sides(edge)}`;
    }
    return found;
}"""
ACTIVATE = "() => { window.jupyterapp.shell.currentWidget.content.activeCellIndex = 1; }"
ALL_INSIDE = f"() => Object.keys(({OUTSIDE})()).length === 0"
# Whether the board has stayed as it is for a moment: it follows the window by way of the kernel.
STILL = """() => {
    const panel = document.querySelector('.jp-NotebookPanel:not(.lm-mod-hidden)');
    const parts = [...panel.querySelectorAll('.duel-pick:not(.duel-away), canvas')];
    const now = JSON.stringify(parts.map(part => part.getBoundingClientRect()));
    if (now !== window.duelPlaces) [window.duelPlaces, window.duelSince] = [now, performance.now()];
    return performance.now() - window.duelSince > 300;
}"""
PICKS = """picks => picks.map(pick => {
    const box = pick.getBoundingClientRect();
    return [pick.textContent, box.x + box.width / 2, box.y + box.height / 2];
})"""


def still(page: LabPage) -> None:
    """Wait until the board has followed the window."""
    for _ in range(2):
        page.page.wait_for_function(STILL)
        page.settle()


def stands_in_the_window(page: LabPage) -> None:
    try:
        page.page.wait_for_function(ALL_INSIDE, timeout=10_000)
    except PlaywrightTimeout:
        outside = page.page.evaluate(OUTSIDE)
        assert not outside, outside


@pytest.fixture
def page(lab: LabPage) -> Iterator[LabPage]:
    yield lab
    lab.set_sidebar(False)


@pytest.mark.parametrize(("size", "files", "mix"), CASES)
def test_the_board_stands_in_the_window(
    page: LabPage, size: tuple[int, int], files: bool, mix: str
) -> None:
    """After Shift+Enter where there is no list of files, else where one has scrolled to it."""
    page.set_size(*size)
    page.set_sidebar(files)
    page.run_cells([HEAD, BOARD.format(sets=set(MIXES[mix])), *["# more\n" * 9] * 3])
    still(page)
    if files:
        page.notebook.locator(".duel-play").evaluate("play => play.scrollIntoView()")
    else:
        page.page.evaluate(ACTIVATE)
        page.run_cell()
        page.wait_for_pixels()
    still(page)
    stands_in_the_window(page)
    before = page.scrolled
    picks = page.notebook.locator(".duel-pick:visible")
    for name, x, y in [picks.evaluate_all(PICKS)[number] for number in (0, -1)]:
        page.page.mouse.click(x, y)
        page.settle()
        expect(page.notebook.locator(".duel-choices")).to_contain_text(name, use_inner_text=True)
        stands_in_the_window(page)
        assert page.scrolled == before
        page.page.keyboard.press("Escape")
        page.settle()
        assert not page.notebook.locator(".duel-choices:visible").count()
        assert page.scrolled == before
