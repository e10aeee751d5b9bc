"""A thing on the board is enlarged, with all that is printed on it: by mouse, finger and key."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

import duel_nb as duel
from duel_nb.boards.live.stage import things_on
from duel_nb.boards.scene.board import scene
from tests.browser.lab import LabPage
from tests.browser.test_board import layout_of

POSITION = """duel.position(
    age=2, expansions={"pantheon", "agora"}, names=("Ada", "Ben"), structure=["Brewery", "School"],
    A={"coins": 20, "cards": ["Altar"], "wonders": ["Sphinx"], "conspiracies": ["Blackmail"]},
    B={"cards": ["Library"], "wonders": ["Pyramids"], "mythology": ["greek"]},
    pantheon={1: "Mars", 6: "Tanit"}, progress=["Law"], decrees={1: "Shield"},
    discard=["Baths"], filled=False,
)"""
BOARD = f"import duel_nb as duel\nduel.board({POSITION})"

#: What is enlarged, and words that are then read.
THINGS = {
    "card:brewery": "Brewery|Yellow card|Free|Take 6 coins|Gives the barrel",
    "card:library": "Library|Green card|Costs 1 wood, 1 stone, 1 glass|Free with the book|2 points",
    "wonder:sphinx": "The Sphinx|Costs 1 clay, 1 stone, 2 glass|6 points|Play again",
    "token:law": "Law",
    "space:1": "Mars (Roman)|2 shields",
    "deck:greek": "Zeus: discard any card of the structure",
    "chamber:1": "Chamber 1|Shield",
    "conspiracy:blackmail": "Blackmail",
    "tokens:B": "Greek Mythology token",
    "discard": "Baths",
}

# whether what is enlarged lies on the board and in the window
INSIDE = """sign => {
    const [box, board] = [sign, sign.parentElement].map(one => one.getBoundingClientRect());
    const edge = sign.closest('.jp-WindowedPanel-outer').getBoundingClientRect();
    return box.left >= board.left && box.right <= board.right + 1 && box.top >= board.top
        && box.bottom <= board.bottom + 1 && box.top >= edge.top && box.bottom <= edge.bottom;
}"""


def spot(lab: LabPage, thing: str) -> tuple[float, float]:
    """Where a thing lies in the window: near its upper edge, where nothing covers it."""
    seen = eval(POSITION, {"duel": duel}).view("A")
    drawn = scene(seen, layout=layout_of(seen, *lab.drawing_size()))
    found = next(one for one in things_on(drawn, seen) if one["name"] == thing)
    x, y, width, height = (part * drawn.width for part in found["box"])
    return lab.point(x + width / 2, y + min(height / 2, 0.02 * drawn.width))


def enlarged(lab: LabPage) -> Locator:
    return lab.notebook.locator(".duel-zoom")


def expect_words(lab: LabPage, thing: str) -> None:
    for words in THINGS[thing].split("|"):
        expect(enlarged(lab)).to_contain_text(words, ignore_case=True)
    assert enlarged(lab).evaluate(INSIDE)


# counts what the page tells the kernel
LISTEN = """() => {
    const { send } = WebSocket.prototype;
    window.told = 0;
    window.listenNoMore = () => { WebSocket.prototype.send = send; };
    WebSocket.prototype.send = function (said) { window.told += 1; return send.call(this, said); };
}"""


@pytest.fixture(scope="module")
def window(shared_page: LabPage) -> LabPage:
    """A window of a usual size with a board on which all kinds of things lie."""
    shared_page.set_theme("light")
    shared_page.set_size(1280, 720)
    shared_page.run_cells([BOARD])
    shared_page.wait_for_pixels()
    return shared_page


@pytest.fixture(autouse=True)
def no_errors(window: LabPage) -> Iterator[None]:
    yield
    assert not window.errors, "\n".join(window.errors)


def test_where_the_mouse_rests_a_thing_is_enlarged(window: LabPage) -> None:
    """Without the kernel."""
    window.page.evaluate(LISTEN)
    window.settle()
    assert window.page.evaluate("window.told")  # else nothing would be heard
    window.page.evaluate("window.told = 0")
    before = window.scrolled
    for thing in THINGS:
        x, y = spot(window, thing)
        window.page.mouse.move(x - 2, y)
        window.page.mouse.move(x, y)
        expect_words(window, thing)
        window.page.mouse.move(2, 2)
        expect(enlarged(window)).to_have_count(0)
    assert window.scrolled == before
    assert not window.page.evaluate("window.told")
    window.page.evaluate("window.listenNoMore()")


def test_what_is_clicked_stays_in_sight(window: LabPage) -> None:
    x, y = spot(window, "card:brewery")
    window.page.mouse.click(x, y)
    choices = window.notebook.locator(".duel-choices")
    expect(choices).to_be_visible()
    window.page.mouse.move(x + 3, y, steps=3)
    window.page.mouse.move(*spot(window, "wonder:sphinx"))
    expect_words(window, "wonder:sphinx")
    sign, panel = enlarged(window).bounding_box(), choices.bounding_box()
    assert sign is not None
    assert panel is not None
    beside = sign["x"] + sign["width"] <= panel["x"] or sign["x"] >= panel["x"] + panel["width"]
    assert beside or sign["y"] >= panel["y"] + panel["height"]
    window.page.keyboard.press("Escape")
    window.page.mouse.move(2, 2)
    expect(enlarged(window)).to_have_count(0)


def test_a_key_enlarges_and_the_arrow_keys_go_on(window: LabPage) -> None:
    button = window.notebook.locator(".duel-pick:visible", has_text="Brewery")
    button.focus()
    before = window.scrolled
    press = window.page.keyboard.press
    press("e")
    expect(enlarged(window)).to_have_attribute("role", "status")
    expect_words(window, "card:brewery")
    press("ArrowRight")
    expect(enlarged(window)).to_contain_text("School")
    press("ArrowLeft")
    expect_words(window, "card:brewery")
    press("Escape")
    expect(enlarged(window)).to_have_count(0)
    expect(button).to_be_focused()
    press("e")
    press("e")
    expect(enlarged(window)).to_have_count(0)
    assert window.scrolled == before
