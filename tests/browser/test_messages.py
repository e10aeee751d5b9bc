"""What page and kernel say to each other, whatever the kernel does with threads.

Selecting needs no message, whatever a person does is one with everything entered before it, and
each window selects for itself.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from duel_nb.session.offers import picks
from tests.browser.lab import LabPage, lab_page
from tests.browser.line import DELAY, Line, Wire
from tests.browser.test_board import FIRST, value

CELL = f"import duel_nb as duel\nboard = duel.board({FIRST})\nboard"
# A slow field keeps the kernel from what was written into the other one.
TWO_FIELDS = """
import time
from IPython.display import display
from duel_nb.page.cell_output import page_of
from duel_nb.page.elements import Box, Button, Field, Html

slow, quick = Field(placeholder="slow"), Field(placeholder="quick")
button, said = Button(label="Say it"), Html(value="nothing yet")
slow.on_change(lambda: time.sleep(0.3))
button.on_press(lambda: setattr(said, "value", f"said {quick.value}"))
display(page_of(Box(children=[slow, quick, button, said])))
"""
STATE = value(FIRST)
# far enough from each other that the popover of one does not cover the other
CARDS = [pick.label for pick in picks(STATE) if pick.hit.startswith("place:")]
OTHER, LAST = CARDS[0], CARDS[-1]

# Notes whether a popover is seen in the first frame after each click.
WATCH = """() => {
    if (!window.duelFrames) addEventListener('click', () => requestAnimationFrame(() => {
        const open = document.querySelector('.duel-popover:not(.duel-away) .duel-offer');
        window.duelFrames.push(open ? open.checkVisibility() : false);
    }), {capture: true});
    window.duelFrames = [];
}"""


@pytest.fixture
def page(wired: tuple[LabPage, Wire, Line]) -> Iterator[tuple[LabPage, Wire]]:
    """A page far away with a board, of which everything has arrived."""
    lab, wire, line = wired
    line.delay = 0.0
    lab.run_cells([CELL])
    lab.wait_for_pixels()
    known(lab)
    lab.page.evaluate(WATCH)
    line.delay = DELAY
    lab.settle()
    wire.sent.clear()
    yield lab, wire
    line.delay = 0.0
    assert not lab.errors, "\n".join(lab.errors)


def known(lab: LabPage) -> None:
    """Wait until the page has been told what all actions would do."""
    about = "board._parts.view.stage.about"
    lab.execute(f"import asyncio\nwhile 'track' not in {about}: await asyncio.sleep(0.02)")
    lab.settle()


def card(board: Locator, name: str) -> Locator:
    return board.locator(".duel-pick", has_text=name)


def popover(board: Locator) -> Locator:
    return board.locator(".duel-popover:not(.duel-away)")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_popover_opens_in_the_frame_after_a_click(page: tuple[LabPage, Wire]) -> None:
    """With every action, its price and what it would do, and the kernel hears nothing of it."""
    lab, wire = page
    board = lab.notebook.locator(".duel-board")
    for name in (LAST, OTHER, LAST):
        lab.page.mouse.click(*middle(card(board, name)))
        expect(popover(board)).to_contain_text(name)
        expect(popover(board).locator(".duel-choice .duel-html").first).not_to_be_empty()
    lab.page.keyboard.press("Escape")
    expect(popover(board)).to_have_count(0)
    card(board, OTHER).press("Enter")
    expect(popover(board).locator(".duel-offer").first).to_be_focused()
    assert lab.page.evaluate("window.duelFrames") == [True] * 4
    assert wire.sent == []


def test_an_action_is_one_message(page: tuple[LabPage, Wire]) -> None:
    lab, wire = page
    board = lab.notebook.locator(".duel-board")
    lab.page.mouse.click(*middle(card(board, LAST)))
    popover(board).get_by_role("button", name="Discard").click()
    expect(board).to_contain_text("1 of 1", use_inner_text=True)
    (message,) = wire.sent
    assert f"discard {LAST}" in message


def test_a_press_counts_with_all_that_was_entered_before_it(lab: LabPage) -> None:
    """Two widgets of ipywidgets with a message each mix that up with ipykernel 7.4."""
    lab.run_cells([TWO_FIELDS])
    for entered in ("one", "two", "three"):
        lab.notebook.get_by_placeholder("slow").fill(entered)
        lab.notebook.get_by_placeholder("quick").fill(entered)
        lab.button("Say it").click()
        lab.settle()
        expect(lab.notebook.get_by_text(f"said {entered}")).to_be_visible()


def test_each_of_two_browsers_selects_for_itself_and_both_see_the_action(
    browser: Browser, lab: LabPage
) -> None:
    """Both have the same notebook open, with the same kernel."""
    lab.run_cells([CELL])
    lab.wait_for_pixels()
    lab.save()
    with lab_page(lab.server, height=1400, browser=browser, scratch=lab.scratch) as other:
        other.open_beside(other.scratch)
        other.wait_for_pixels()
        one, two = (window.notebook.locator(".duel-board") for window in (lab, other))
        card(one, LAST).press("Enter")
        card(two, OTHER).press("Enter")
        expect(popover(one)).to_contain_text(LAST)
        expect(popover(two)).to_contain_text(OTHER)
        for board in (one, two):  # each also says what its actions would do
            expect(popover(board).locator(".duel-choice .duel-html").first).not_to_be_empty()
        before = lab.pixels()
        popover(two).get_by_role("button", name="Discard").click()
        for window, board in ((lab, one), (other, two)):
            expect(board).to_contain_text(f"discard {OTHER}", use_inner_text=True)
            expect(popover(board)).to_have_count(0)
            window.wait_for_pixels(before=before)
            expect(card(board, OTHER)).to_have_count(0)
        expect(two.locator(".duel-pick:focus")).to_have_count(1)
        card(one, LAST).press("Enter")
        popover(one).get_by_role("button", name="Discard").click()
        expect(two).to_contain_text(f"discard {LAST}", use_inner_text=True)
        assert not other.errors, "\n".join(other.errors)


def test_each_of_two_views_selects_for_itself_and_both_see_the_action(lab: LabPage) -> None:
    """JupyterLab's "Create New View for Cell Output"."""
    lab.set_size(1900, 1400)
    lab.run_cells([CELL])
    lab.wait_for_pixels()
    lab.page.evaluate(
        """async () => {
            window.jupyterapp.shell.currentWidget.content.activeCellIndex = 0;
            await window.jupyterapp.commands.execute('notebook:create-output-view');
        }"""
    )
    boards = lab.page.locator(".duel-board:visible")
    expect(boards).to_have_count(2)
    one, two = boards.first, boards.last
    card(one, LAST).press("Enter")
    card(two, OTHER).press("Enter")
    expect(popover(one)).to_contain_text(LAST)
    expect(popover(two)).to_contain_text(OTHER)
    popover(one).get_by_role("button", name="Discard").click()
    for board in (one, two):
        expect(board).to_contain_text(f"discard {LAST}", use_inner_text=True)
        expect(popover(board)).to_have_count(0)
    lab.page.evaluate(
        """() => {
            const views = [...window.jupyterapp.shell.widgets('main')];
            views.filter(view => !view.context).forEach(view => view.close());
        }"""
    )


def test_another_board_leaves_the_style_of_the_window_alone(lab: LabPage) -> None:
    """To set it again would have the browser work out the style of all that is open."""
    lab.page.evaluate(
        """() => {
            window.dressed = 0;
            const ours = ({ nodeName, textContent }) =>
                nodeName === 'STYLE' && textContent.includes('.duel-board');
            new MutationObserver(changes => {
                for (const { target, addedNodes } of changes)
                    window.dressed += [target, ...addedNodes].filter(ours).length;
            }).observe(document, {childList: true, subtree: true});
        }"""
    )
    lab.run_cells(["import duel_nb as duel", f"duel.board({FIRST})", f"duel.board({FIRST})"])
    lab.wait_for_pixels(1)
    assert lab.page.evaluate("window.dressed") <= 1
    assert lab.page.evaluate("getComputedStyle(document.querySelector('.duel-pick')).position") == (
        "absolute"
    )


def test_a_page_whose_module_was_late_hears_the_kernel(lab: LabPage) -> None:
    """anywidget would give it no message any more."""
    lab.page.evaluate(
        """() => {
            const { timeout } = AbortSignal;
            AbortSignal.timeout = () => timeout.call(AbortSignal, 0);
            window.inTime = () => { AbortSignal.timeout = timeout; };
        }"""
    )
    try:
        lab.run_cells(["import duel_nb as duel", f"board = duel.board({FIRST})\nboard"])
        lab.wait_for_pixels()
    finally:
        lab.page.evaluate("window.inTime()")
    lab.execute("board.play(board.state.legal_actions()[0])")
    expect(lab.notebook).to_contain_text("1 of 1", use_inner_text=True)
    lab.button("Undo").click()
    expect(lab.notebook).to_contain_text("0 of 1", use_inner_text=True)
