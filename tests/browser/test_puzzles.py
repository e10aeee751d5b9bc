"""A puzzle in JupyterLab: its verdict is in sight, and what can be done next is one press away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lab import LabPage

LESSON = """
import duel_nb as duel
from duel_nb.players.puzzles import puzzles
long = next(p for p in puzzles() if p.theme == "win-now" and len(p.line) > 1)
lesson = duel.lesson("42-puzzles")
task = lesson.solve(long.id)
task
"""
NEXT = 'lesson.solve("base-8")'


@pytest.fixture(autouse=True)
def small_window(lab: LabPage) -> None:
    lab.set_size(1366, 768)


def verdict(lab: LabPage) -> Locator:
    return lab.notebook.locator(".duel-verdict .duel-said:visible")


def play(lab: LabPage, actions: str) -> None:
    lab.execute(f"for action in {actions}: task.form.input.board.play(action)")
    lab.settle()


def test_a_verdict_is_in_sight_and_leads_on(lab: LabPage) -> None:
    lab.run_cells([LESSON, NEXT])
    for cell in (1, 0):  # which also draws what is below the window
        lab.notebook.locator(".jp-Cell").nth(cell).scroll_into_view_if_needed()
        lab.settle()
    lab.page.keyboard.press("Shift")  # a page that somebody uses no longer follows the last cell
    lab.execute("task.form.scroll_to()")
    play(lab, "long.line[:1]")
    expect(verdict(lab)).to_contain_text("Right so far.")
    expect(verdict(lab)).to_be_in_viewport()
    wrong = "[next(str(a) for a in task.form.input.board.state.legal_actions()"
    play(lab, f"{wrong} if str(a) != long.line[1])]")
    expect(verdict(lab)).to_contain_text("Not yet.")
    lab.button("Take it back").click()
    expect(verdict(lab)).to_contain_text("Right so far.")
    play(lab, "long.line[1:]")
    expect(verdict(lab)).to_contain_text("Correct.")
    expect(verdict(lab)).to_be_in_viewport()
    for label in ("Rematch", "Review"):
        expect(lab.notebook.get_by_role("button", name=label)).to_be_hidden()
    lab.button("Next puzzle").click()
    asked = lab.notebook.locator(".duel-exercise .duel-asked:visible", has_text="base-8)")
    expect(asked).to_be_in_viewport()
    assert not lab.errors
