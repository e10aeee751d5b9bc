"""Whole games in windows of four sizes by mouse, by keyboard or by touch, without scrolling."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from duel_nb.languages import LANGUAGES
from duel_nb.messages import Message
from duel_nb.words import say
from tests.browser.lab import LabPage
from tests.browser.test_window import HEAD, MIXES, SIZES

USUAL: Final = (1366, 768)
TABLET: Final = (820, 1180)
FEW: Final = 3
"""So many turns are played in the quick run."""
ALL: Final = 400
"""More actions than a game has."""
START: Final = "duel.board(duel.new_game(seed=7, names=('Ada', 'Ben'), expansions={sets}))"
REMATCH: Final = re.compile("Rematch|Revanche|Реванш")
ENGLISH: Final = re.compile(
    r"\b(the|age|wonder|build|discard|coins?|cards?|turn|and|to|of)\b", re.I
)
"""Words that neither German nor French nor Russian has."""
BELOW: Final = ["# more\n" * 9] * 3

# The board goes on when it counts one action more, or says that the game is over.
DONE = """([board, done]) => {
    const [, at] = board.querySelector('.duel-tools').innerText.match(/(\\d+) \\D+ \\d+/) || [];
    return Number(at) > done && [Number(at)];
}"""

# The key that leads to a button from where the focus is.
WAY = """button => {
    const focused = document.activeElement;
    if (focused === button) return 'Enter';
    const before = focused.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_PRECEDING;
    return before ? 'Shift+Tab' : 'Tab';
}"""


@pytest.fixture
def page(touch_page: LabPage) -> LabPage:
    touch_page.set_size(*USUAL)
    return touch_page


class Table:
    """A board in the window on which a game is played.

    Args:
        page: where the board is.
        press: how a person comes to a button that lies on the board, and presses it.
    """

    def __init__(self, page: LabPage, press: Callable[[LabPage, Locator], None]) -> None:
        self._page, self._press = page, press
        self._board = page.notebook.locator(".duel-board").first
        self._random, self._done = Random(4), 0

    def play(self, turns: int) -> int:
        """Play so many more actions, or to the end; gives how many there were in the game."""
        start = self._page.scrolled
        for _ in range(turns):
            self._page.settle()
            if self._board.get_by_role("button", name=REMATCH).count():
                break
            offers = self._select()
            self._press(self._page, offers.nth(self._random.randrange(offers.count())))
            arguments = [self._board.element_handle(), self._done]
            found = self._page.page.wait_for_function(DONE, arg=arguments)
            self._done = found.json_value()[0]
            assert self._page.scrolled == start, f"after {self._done} actions"
        return self._done

    def _select(self) -> Locator:
        """Select something that something can be done with; gives the offers that open at it."""
        picks = self._board.locator(".duel-pick:not(.duel-away)")
        popover = self._board.locator(".duel-popover:not(.duel-away)").first
        offers = popover.locator(".duel-offer:visible")
        while True:
            self._press(self._page, picks.nth(self._random.randrange(picks.count())))
            popover.wait_for()
            self._page.settle()
            if offers.count():
                return offers
            self._press(self._page, popover.locator(".duel-close"))  # nothing is possible there
            popover.wait_for(state="hidden")
            self._page.settle()


# What is opened may be higher than the board: then it scrolls, not the page.
INTO_SIGHT = """button => {
    const panel = button.closest('.duel-choices');
    if (!panel) return;
    const [own, its] = [button.getBoundingClientRect(), panel.getBoundingClientRect()];
    panel.scrollTop += Math.max(0, own.bottom - its.bottom + 8) + Math.min(0, own.top - its.top);
}"""


def by_mouse(page: LabPage, button: Locator) -> None:
    button.evaluate(INTO_SIGHT)
    page.page.mouse.click(*middle(button))


def by_touch(page: LabPage, button: Locator) -> None:
    page.page.touchscreen.tap(*middle(button))


def by_keyboard(page: LabPage, button: Locator) -> None:
    """Tab along or back from where the focus is; the board puts it where the game goes on."""
    wanted = button.element_handle()
    for _ in range(60):
        way = wanted.evaluate(WAY)
        page.page.keyboard.press(way)
        if way == "Enter":
            return
    pytest.fail(f"the focus does not come to {button.inner_text()!r}")


def middle(button: Locator) -> tuple[float, float]:
    box = button.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


WAYS = {"mouse": by_mouse, "keys": by_keyboard, "touch": by_touch}
#: Every mix and every way in three or four of the sizes.
CASES = [
    pytest.param("both", "keys", USUAL, FEW, id="both-keys-few"),
    pytest.param("both", "touch", TABLET, FEW, id="both-touch-tablet-few"),
    pytest.param("both", "touch", TABLET, ALL, id="both-touch-tablet", marks=pytest.mark.slow),
    *(
        pytest.param(mix, way, size, ALL, id=f"{mix}-{way}-{size[0]}", marks=pytest.mark.slow)
        for number, mix in enumerate(MIXES)
        for way, size in zip(WAYS, SIZES[number:] + SIZES[:number], strict=False)
    ),
]


@pytest.mark.parametrize(("mix", "way", "size", "turns"), CASES)
def test_a_game_is_played_without_scrolling(
    page: LabPage, mix: str, way: str, size: tuple[int, int], turns: int
) -> None:
    page.set_size(*size)
    board = open_board(page, mix)
    done = Table(page, WAYS[way]).play(turns)
    assert done >= turns if turns == FEW else "Rematch" in board.inner_text()
    assert not page.errors


def open_board(page: LabPage, mix: str) -> Locator:
    page.run_cells([HEAD, START.format(sets=set(MIXES[mix])), *BELOW])
    page.wait_for_pixels()
    board = page.notebook.locator(".duel-board").first
    board.locator(".duel-play").evaluate("play => play.scrollIntoView()")
    board.locator(".duel-stage").evaluate("stage => stage.focus({ preventScroll: true })")
    page.settle()
    return board


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "fr", "ru"])
def test_a_game_goes_on_in_the_language_that_is_chosen_on_the_board(
    page: LabPage, language: str
) -> None:
    board = open_board(page, "both")
    menu = Message("game-menu")
    by_mouse(page, board.get_by_role("button", name=say(menu, "en"), exact=True))
    choice = board.locator("select").filter(has_text="Русский")
    choice.select_option(LANGUAGES[language])
    page.settle()
    by_mouse(page, board.get_by_role("button", name=say(menu, language), exact=True))
    page.settle()
    Table(page, by_mouse).play(ALL)
    shown = board.inner_text()
    assert not ENGLISH.findall(shown), shown
    assert REMATCH.search(shown)
    assert not page.errors


ROOM: Final = "import duel_nb as duel\nroom = duel.play_room(None)\nroom"
#: Only the last action is played on the board.
TO_THE_END: Final = """
from duel_nb.session.session import Session
state = room.board.state
while state.outcome is None:
    before, state = state, state.play(state.legal_actions()[0])
room.board.begin(Session(before), room.board.match.kinds)
room.board.play(before.legal_actions()[0])
"""


def test_the_play_room_leads_from_its_form_to_a_rematch(page: LabPage) -> None:
    page.run_cells([ROOM, *BELOW])
    room = page.notebook.locator(".duel-room").first
    room.get_by_label("Player B").first.fill("Cleo")
    room.locator("select").nth(1).select_option("person")
    room.get_by_label("Pantheon").first.check()
    seed = room.get_by_label("Seed").first
    seed.fill("seven")
    begin = room.get_by_role("button", name="New game")
    by_keyboard(page, begin)
    expect(room.get_by_role("alert").filter(has_text="seven")).to_be_visible()
    assert seed.input_value() == "seven"
    seed.fill("7")
    by_keyboard(page, begin)
    page.settle()
    page.wait_for_pixels()
    expect(room.locator(".duel-status")).to_contain_text("Ada")
    expect(begin).not_to_be_visible()

    page.execute(TO_THE_END)
    page.settle()
    rematch = room.get_by_role("button", name="Rematch")
    rematch.wait_for()
    by_keyboard(page, rematch)
    expect(room.locator(".duel-tools")).to_contain_text("0 of 0")
    by_keyboard(page, room.get_by_role("button", name="Games"))
    page.settle()
    expect(begin).to_be_focused()
    assert not page.errors
