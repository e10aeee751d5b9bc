"""The board on a screen for fingers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import duel_nb as duel
from duel_nb.boards.scene.board import scene
from tests.browser.lab import LabPage
from tests.browser.test_zoom import BOARD as ALL_KINDS
from tests.browser.test_zoom import INSIDE, enlarged, spot

SOURCE = (
    "import duel_nb as duel\nduel.board(duel.new_game(seed=7, first_game=True), layout='narrow')"
)


def test_a_tap_selects_a_button_acts_and_a_finger_scrolls(touch_page: LabPage) -> None:
    tablet = touch_page
    tablet.set_size(1024, 760)
    tablet.run_cells([SOURCE, *("# more\n" * 12 for _ in range(4))])
    tablet.wait_for_pixels()
    state = duel.new_game(seed=7, first_game=True)
    before = tablet.pixels()
    target = scene(state.view("A"), layout="narrow").target(f"place:{state.structure[-1].name}")
    assert target is not None
    x, y, width, height = target.box
    tablet.page.touchscreen.tap(*tablet.point(x + width / 2, y + height / 2))
    tablet.settle()
    card = state.structure[-1].card
    assert card is not None
    expect(tablet.notebook.locator(".duel-about")).to_contain_text(
        f"{card.name}: ", use_inner_text=True
    )
    tablet.button("Discard").tap()
    tablet.wait_for_pixels(before=before)
    tablet.settle()
    expect(tablet.notebook).to_contain_text("1 of 1", use_inner_text=True)

    x, y = tablet.point(400, 400)
    scrolled = tablet.scrolled
    session = tablet.page.context.new_cdp_session(tablet.page)
    for step in range(10):
        kind = "touchMove" if step else "touchStart"
        finger = {"x": x, "y": y - 20 * step}
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [finger]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    tablet.page.wait_for_function(
        "([scroller, before]) => scroller.scrollTop > before + 50",
        arg=[tablet.notebook.locator(".jp-WindowedPanel-outer").first.element_handle(), scrolled],
    )
    assert not tablet.errors, "\n".join(tablet.errors)


@pytest.mark.slow
def test_a_finger_that_stays_enlarges_a_thing(touch_page: LabPage) -> None:
    page = touch_page
    page.set_size(390, 844)
    page.set_sidebar(False)
    page.run_cells([ALL_KINDS])
    page.wait_for_pixels()
    page.settle()
    large = enlarged(page)
    finger = page.page.context.new_cdp_session(page.page)
    for thing, name in [
        ("card:brewery", "Brewery"),
        ("token:law", "Law"),
        ("card:school", "School"),
    ]:
        x, y = spot(page, thing)
        before = page.scrolled
        for kind, at in [("touchStart", x), ("touchMove", x + 3)]:
            points = {"type": kind, "touchPoints": [{"x": at, "y": y}]}
            finger.send("Input.dispatchTouchEvent", points)
        expect(large).to_have_count(1)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.settle()
        expect(large.locator("b")).to_have_text(name)
        assert large.evaluate(INSIDE)
        assert page.scrolled == before
        assert not page.notebook.locator(".duel-choices").is_visible()
        page.notebook.locator(".duel-status").tap()
        expect(large).to_have_count(0)
    assert not page.errors, "\n".join(page.errors)
