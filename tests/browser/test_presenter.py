"""Presenter mode over a notebook: a case, a recorded game and a puzzle before a room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from duel_nb.languages import LANGUAGES
from tests.browser.lab import LabPage

GAME = """
import duel_nb as duel
game = duel.load_game("examples/games/{}.json").upto(12)
game.board(8, "auto")
"""
NEW = 'import duel_nb as duel\nduel.board(duel.new_game(seed=3, expansions=["agora"]))'
ONE_ACTION = """import duel_nb as duel
start = duel.position(
    A={{"coins": 10, "wonders": ["Appian Way"]}}, structure=["Altar"], names=("Ada", "Ben"))
duel.board(start, actions=["wonder Appian Way with Altar"], language="{language}")"""
SIZES = ((1280, 720), (1920, 1080))

# What the controls lie on, and controls that are not in the window.
COVERED = """root => {
    const box = one => one.getBoundingClientRect();
    const bars = [...root.querySelectorAll('.duel-steps, .duel-slide-head')];
    const rest = ['.duel-slide-board svg', '.duel-slide-words'];
    const covered = rest.filter(place =>
        bars.some(bar => box(root.querySelector(place)).bottom > box(bar).top + 1));
    const words = root.querySelector('.duel-slide-words');
    if (words.scrollHeight > words.clientHeight + 1) covered.push('cut');
    const outside = [...root.querySelectorAll('button, select')].filter(one =>
        one.offsetParent && (box(one).right > innerWidth || box(one).bottom > innerHeight));
    return [...covered, ...outside.map(one => one.textContent)];
}"""


@pytest.fixture(autouse=True)
def nothing_left_open(lab: LabPage) -> Iterator[None]:
    """Slides that a test has left open would keep the keys of the next one."""
    yield
    lab.page.evaluate("() => document.querySelector('.duel-slides [data-do=end]')?.click()")


def slides(lab: LabPage) -> Locator:
    return lab.page.locator("body > .duel-slides")


def sentence(lab: LabPage) -> Locator:
    return lab.page.locator(".duel-slide-words > li:visible .duel-sentences")


def begin(lab: LabPage) -> Locator:
    """Press the key for a room where the board has the focus."""
    lab.wait_for_pixels()
    lab.notebook.locator(".duel-present:visible").first.focus()
    lab.page.keyboard.press("p")
    shown = slides(lab)
    expect(shown).to_have_count(1)
    return shown


def end(lab: LabPage) -> None:
    lab.page.keyboard.press("Escape")
    expect(slides(lab)).to_have_count(0)
    lab.settle()


def in_sight(lab: LabPage) -> bool:
    """Whether the board and all that is said are in the window, and nothing of the notebook is."""
    return bool(
        slides(lab).evaluate(
            """root => {
                const board = root.querySelector('.duel-slide-board svg').getBoundingClientRect();
                const words = root.querySelector('.duel-slide-words');
                const said = words.querySelector('li:not([hidden])').getBoundingClientRect();
                const whole = root.getBoundingClientRect();
                return whole.width === innerWidth && whole.height === innerHeight
                    && board.height > 0.7 * innerHeight && board.bottom <= said.top + 1
                    && said.bottom <= innerHeight
                    && words.scrollHeight <= words.clientHeight + 1;
            }"""
        )
    )


@pytest.mark.slow
@pytest.mark.parametrize("mix", ["both-expansions", "base", "pantheon", "agora"])
def test_a_room_sees_all_of_a_board_without_scrolling(lab: LabPage, mix: str) -> None:
    lab.set_theme("dark")
    lab.set_size(*SIZES[0])
    lab.run_cells([NEW if mix == "agora" else GAME.format(mix)])
    begin(lab)
    expect(lab.page.locator("body > .duel-dark")).to_have_count(1)
    for size in SIZES:
        lab.set_size(*size)
        assert in_sight(lab)
    end(lab)


@pytest.mark.parametrize(
    "language",
    [
        one if one in ("de", "ru") else pytest.param(one, marks=pytest.mark.slow)
        for one in LANGUAGES
    ],
)
def test_the_controls_lie_neither_on_the_sentence_nor_on_the_board(
    lab: LabPage, language: str
) -> None:
    lab.run_cells([ONE_ACTION.format(language=language)])
    shown = begin(lab)
    lab.page.keyboard.press("End")
    for width, height in ((1366, 768), (390, 844)):
        lab.set_size(width, height)
        lab.page.mouse.move(width / 2, height - 8)
        bars = shown.locator(".duel-steps, .duel-slide-head")
        for bar in bars.all():
            expect(bar).to_have_css("opacity", "1")
        assert not shown.evaluate(COVERED), width
    end(lab)


def test_a_game_goes_on_where_the_room_saw_it_last(lab: LabPage) -> None:
    lab.run_cells([GAME.format("base")])
    shown = begin(lab)
    where = shown.locator(".duel-where")
    number, _, last = where.inner_text().split()
    assert int(last) > 13, "each event has a slide"
    first = sentence(lab).inner_text()
    for key in ("PageDown", " ", "ArrowRight", "PageUp"):
        lab.page.keyboard.press(key)
    expect(where).to_have_text(f"{int(number) + 2} of {last}")
    assert sentence(lab).inner_text() != first
    expect(shown.locator(".duel-rule:visible")).to_have_count(0)
    lab.page.keyboard.press("End")
    end(lab)
    expect(lab.notebook.get_by_text("12 of 12")).to_be_visible()
    assert lab.page.evaluate("() => document.activeElement.matches('.duel-present')")

    field = lab.notebook.locator(".duel-typed input").first
    field.focus()
    lab.page.keyboard.press("p")  # a letter where somebody types
    expect(field).to_have_value("p")
    expect(slides(lab)).to_have_count(0)
    field.fill("")


@pytest.mark.slow
def test_a_case_is_asked_guessed_shown_and_changed(lab: LabPage) -> None:
    lab.run_cells(['import duel_nb as duel\nduel.show("appian-way-poor-opponent")'])
    shown = begin(lab)
    expect(sentence(lab)).to_contain_text("What happens?")
    expect(sentence(lab)).not_to_contain_text("owes nothing")
    notes = shown.locator("li:visible .duel-presenter-notes")
    expect(notes).to_be_hidden()
    lab.page.keyboard.press("n")
    expect(notes).to_contain_text("owes nothing")
    notes.get_by_role("button", name="and if B has 7 coins?").click()
    expect(sentence(lab)).to_contain_text("and if B has 7 coins?")
    lab.page.keyboard.press(" ")
    expect(sentence(lab)).to_contain_text("A pays 10 coins for the Appian Way.")
    end(lab)
    expect(lab.notebook.locator(".duel-question").first).to_contain_text("and if B has 7 coins?")


@pytest.mark.slow
def test_a_puzzle_is_asked_before_it_is_solved(lab: LabPage) -> None:
    lab.run_cells(["import duel_nb as duel\nduel.puzzle(number=1)"])
    shown = begin(lab)
    expect(sentence(lab)).to_contain_text("Guess first")
    lab.page.keyboard.press("End")
    expect(sentence(lab)).not_to_contain_text("Guess first")
    expect(shown.get_by_role("button", name="Next")).to_be_disabled()
    end(lab)
