"""What the page does by itself: it enlarges a card, and shows what moves."""

from __future__ import annotations

import pytest

from tests.browser.lab import LabPage, LabServer

SOURCE = """import duel_nb as duel
start = duel.position(A={"coins": 40}, structure={"r5c1": "Altar"}, names=("Ada", "Ben"))
board = duel.board(start)
board"""

# the classes of what has come onto the board for a moment
WATCH = """stage => {
    window.come = [];
    const note = one => window.come.push(`${one.className} ${one.textContent}`.trim());
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(note)))
        .observe(stage, {childList: true});
}"""
# the page remembers how the board looked before it can show what moves
REMEMBERED = 1700


def came(lab: LabPage, motion: str) -> list[str]:
    """What comes onto the board when a card is built with the system's wish for motion."""
    lab.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    lab.run_all()
    lab.wait_for_pixels()
    lab.page.wait_for_timeout(REMEMBERED)
    lab.notebook.locator(".duel-stage").first.evaluate(WATCH)
    lab.execute("board.play('build Altar')")
    lab.settle()
    lab.page.wait_for_function("() => document.body.innerText.includes('1. Ada: build Altar')")
    found: list[str] = lab.page.evaluate("window.come")
    return found


@pytest.fixture
def board(lab: LabPage, lab_server: LabServer) -> LabPage:
    lab.open_notebook(lab_server.write_notebook("motion.ipynb", [SOURCE]))
    return lab


def test_a_card_goes_where_it_goes_unless_less_motion_is_asked_for(board: LabPage) -> None:
    assert came(board, "no-preference") == ["duel-moving"]
    board.page.wait_for_selector(".duel-moving", state="detached")
    assert came(board, "reduce") == []


def test_a_card_that_the_mouse_rests_on_is_shown_large(board: LabPage) -> None:
    board.run_all()
    board.wait_for_pixels()
    altar = board.notebook.get_by_role("button", name="Altar", exact=True).bounding_box()
    assert altar is not None
    board.page.mouse.move(altar["x"] + altar["width"] / 2, altar["y"] + altar["height"] / 2)
    zoom = board.notebook.locator(".duel-zoom")
    zoom.get_by_text("blue card, free, 3 points").wait_for()
    large = zoom.locator("canvas").bounding_box()
    assert large is not None
    assert large["width"] > 1.5 * altar["width"]
    board.page.mouse.move(2, 2)
    zoom.wait_for(state="detached")
