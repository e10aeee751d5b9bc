"""The coach's review of a game, at a desk and on a phone, and its mistakes to be played better."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lab import ROOT, LabPage
from tests.browser.test_accessibility import PHONE
from tests.browser.test_phone import BEYOND

pytestmark = pytest.mark.slow
#: The last turns of a game, played at random: some of them are mistakes.
GAME = f"""import random
import duel_nb as duel

state = first = duel.load_game({str(ROOT / "examples/games/base.json")!r}).position(60)
actions, chosen = [], random.Random(3)
while state.outcome is None:
    actions.append(chosen.choice(state.legal_actions()))
    state = state.play(actions[-1])
board = duel.board(first, actions=actions)
board.go(len(actions))
board"""
REVIEWED = 120_000
"""Milliseconds that a review may take."""
TOO_WIDE = "exercise => exercise.scrollWidth > exercise.clientWidth + 1"
WRONG = re.compile(r"1\. (.+?) \?")
BETTER = re.compile(r"It is better to build the ([A-Z]\w+)")
SCROLLS = "side => side.scrollHeight > side.clientHeight + 1"


def reviewed(lab: LabPage) -> Locator:
    """A board with the review of its game."""
    lab.run_cells([GAME])
    lab.wait_for_pixels()
    board = lab.notebook.locator(".duel-board").first
    board.get_by_role("button", name="Review", exact=True).click()
    expect(board.locator(".duel-review-points")).to_contain_text(re.compile(r"\d%"))
    expect(board.locator(".duel-review")).not_to_contain_text("At first sight", timeout=REVIEWED)
    expect(board.get_by_role("button", name="Find it yourself")).to_be_visible()
    return board


def test_a_mistake_of_a_review_is_played_better(lab: LabPage) -> None:
    lab.set_size(1366, 768)
    lab.set_sidebar(False)
    board = reviewed(lab)
    points = board.locator(".duel-review-points")
    for pattern in (WRONG, BETTER):
        expect(points).to_contain_text(pattern)
    said = points.inner_text()
    wrong, better = (pattern.search(said) for pattern in (WRONG, BETTER))
    assert wrong is not None
    assert better is not None
    points.get_by_role("button", name=wrong.group()).click()
    lab.settle()
    expect(points.locator(".duel-offer:visible").first).to_contain_text(better.group(1))
    board.get_by_role("button", name="Find it yourself").click()
    exercise = lab.notebook.locator(".duel-exercise")
    expect(exercise.locator(".duel-stage")).to_be_visible()
    lab.set_size(*PHONE)  # as a tablet that is turned
    lab.settle()
    assert not exercise.evaluate(TOO_WIDE)
    lab.set_size(1366, 768)
    lab.settle()
    exercise.get_by_role("button", name=re.compile(better.group(1))).first.press("Enter")
    exercise.locator(".duel-offer:visible", has_text="Build").click()
    expect(exercise).to_contain_text("Correct.")
    lab.notebook.get_by_role("button", name="Back to the game").click()
    expect(points).to_be_visible()


def test_a_review_on_a_phone_is_no_window_in_a_window(lab: LabPage) -> None:
    lab.set_size(*PHONE)
    board = reviewed(lab)
    assert not board.locator(".duel-side").evaluate(SCROLLS)
    assert not lab.page.evaluate(BEYOND)
