"""Slides as a file of their own in a browser: without a server, by keys, fingers and buttons."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import duel_nb as duel

CASE = "appian-way-poor-opponent"
SAID = ".duel-slide-words > li:visible"


@pytest.fixture(scope="module")
def case(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return duel.export(CASE, tmp_path_factory.mktemp("slides") / "case.html")


@pytest.fixture
def page(browser: Browser, case: Path, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The page of a case; nothing may be asked for, and nothing may go wrong."""
    wrong: list[str] = []
    settings = getattr(request, "param", {"viewport": {"width": 1280, "height": 720}})
    page = browser.new_page(**settings)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text))
    page.on("request", lambda asked: wrong.append(asked.url))
    page.goto(case.as_uri())
    wrong.remove(case.as_uri())
    yield page
    page.close()
    assert not wrong


phone = pytest.mark.parametrize(
    "page", [{"viewport": {"width": 390, "height": 844}, "has_touch": True}], indirect=True
)


def fits(page: Page) -> bool:
    """Whether all of the page is in its window, without a bar to scroll it."""
    return bool(
        page.evaluate(
            "() => { const all = document.documentElement;"
            " return all.scrollHeight <= innerHeight && all.scrollWidth <= innerWidth; }"
        )
    )


def swipe(page: Page, by: int) -> None:
    """A finger goes across the board."""
    page.locator(".duel-slide-board").evaluate(
        """(board, by) => {
            const at = (x) => new Touch({identifier: 1, target: board, clientX: x, clientY: 300});
            const tell = (kind, touch, on) => board.dispatchEvent(new TouchEvent(kind,
                {touches: on ? [touch] : [], changedTouches: [touch], bubbles: true}));
            tell('touchstart', at(200), true);
            tell('touchend', at(200 + by), false);
        }""",
        by,
    )


def test_keys_and_clickers_turn_the_slides(page: Page) -> None:
    said = page.locator(SAID)
    expect(said).to_have_count(1)
    expect(said).to_contain_text("What happens?")
    first = page.locator(".duel-slide-board").get_attribute("aria-label")
    for key in ("PageDown", " ", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator(".duel-where")).to_have_text("4 of 14")
    assert page.locator(".duel-slide-board").get_attribute("aria-label") != first
    page.keyboard.press("PageUp")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".duel-where")).to_have_text("2 of 14")
    page.keyboard.press("End")
    expect(said).to_contain_text("keeps 4")
    page.keyboard.press("Home")
    expect(said).to_contain_text("What happens?")


def test_buttons_the_timeline_and_chapters_do_the_same(page: Page) -> None:
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".duel-where")).to_have_text("2 of 14")
    expect(page.get_by_role("button", name="Back")).to_be_enabled()
    page.get_by_label("Go to").select_option("and if Ben has 7 coins?")
    expect(page.locator(SAID)).to_contain_text("and if Ben has 7 coins?")
    timeline = page.get_by_label("Timeline")
    timeline.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(SAID)).to_contain_text("owes nothing")
    timeline.fill("0")
    expect(page.locator(SAID)).to_contain_text("What happens?")


def test_a_rule_opens_behind_its_sign(page: Page) -> None:
    page.keyboard.press("PageDown")
    rule = page.locator(SAID).locator(".duel-rule")
    expect(rule.locator("summary")).to_have_text("§")
    target = rule.locator("summary").bounding_box()
    assert target is not None
    assert min(target["width"], target["height"]) >= 24
    rule.locator("summary").press("Enter")
    expect(rule).to_have_attribute("open", "")


def test_notes_lead_to_what_if(page: Page) -> None:
    notes = page.locator(f"{SAID} .duel-presenter-notes")
    expect(notes).to_be_hidden()
    page.keyboard.press("n")
    expect(notes).to_contain_text("owes nothing")
    notes.get_by_role("button", name="and if Ben has 7 coins?").click()
    expect(page.locator(SAID)).to_contain_text("and if Ben has 7 coins?")


def test_a_room_sees_the_board_and_one_sentence(page: Page) -> None:
    page.keyboard.press("p")
    assert fits(page)
    box = page.locator(".duel-slide-board svg").bounding_box()
    assert box is not None
    assert box["height"] > 600
    page.keyboard.press(" ")
    expect(page.locator(f"{SAID} .duel-rule")).to_be_hidden()
    expect(page.locator(f"{SAID} .duel-moment")).to_be_hidden()
    page.keyboard.press("b")
    expect(page.locator(".duel-slide-board")).to_be_hidden()
    page.keyboard.press("b")
    page.keyboard.press("Escape")
    expect(page.locator(f"{SAID} .duel-moment")).to_be_visible()


def test_it_is_dark_where_the_system_is_and_on_request(page: Page) -> None:
    ground = "() => getComputedStyle(document.querySelector('.duel-slides')).backgroundColor"
    light = page.evaluate(ground)
    page.emulate_media(color_scheme="dark")
    expect(page.locator(".duel-dark")).to_have_count(1)
    assert page.evaluate(ground) != light
    page.keyboard.press("t")
    assert page.evaluate(ground) == light


def test_nothing_moves_where_less_motion_is_asked_for(page: Page) -> None:
    page.evaluate(
        """() => {
            const animate = Element.prototype.animate;
            window.moved = 0;
            Element.prototype.animate = function (...how) {
                window.moved += 1;
                return animate.apply(this, how);
            };
        }"""
    )
    page.keyboard.press("PageDown")
    page.wait_for_function("() => window.moved")
    page.emulate_media(reduced_motion="reduce")
    moved = page.evaluate("() => window.moved")
    page.get_by_label("Go to").select_option("and if Ben has 7 coins?")
    assert page.evaluate("() => window.moved") == moved


def test_paper_has_every_sentence_and_the_pictures_that_matter(page: Page) -> None:
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(page.locator(SAID)).to_have_count(14)
    expect(page.locator(".duel-slide-words svg:visible")).to_have_count(4)
    page.emulate_media(media="screen")
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    expect(page.locator(SAID)).to_have_count(1)


@pytest.mark.parametrize(
    "page", [{"viewport": {"width": 844, "height": 390}, "has_touch": True}], indirect=True
)
def test_a_phone_on_its_side_has_the_words_beside_the_board(page: Page) -> None:
    assert fits(page)
    board = page.locator(".duel-slide-board").bounding_box()
    words = page.locator(SAID).bounding_box()
    assert board is not None
    assert words is not None
    assert board["height"] > 230
    assert words["x"] >= board["x"] + board["width"]


@phone
def test_a_phone_is_swiped_and_opens_a_city(page: Page) -> None:
    assert fits(page)
    expect(page.locator(".duel-tall")).to_have_count(1)
    swipe(page, -120)
    expect(page.locator(".duel-where")).to_have_text("2 of 14")
    swipe(page, 120)
    expect(page.locator(".duel-where")).to_have_text("1 of 14")
    board = page.locator(".duel-slide-board")
    expect(board.get_by_text("no buildings yet")).to_have_count(0)
    board.get_by_text("to act", exact=True).tap()
    expect(board.get_by_text("no buildings yet")).to_have_count(1)
    board.get_by_text("to act", exact=True).tap()
    expect(board.get_by_text("no buildings yet")).to_have_count(0)
