"""The board for everybody: the wheel, views, files, lost kernels, faults, what is read out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Literal

import pytest
from playwright.sync_api import expect

import duel_nb as duel
from duel_nb.boards.drawing.palettes import palette
from duel_nb.boards.scene.board import scene
from duel_nb.rulebook import rule
from duel_nb.session.offers import picks
from tests.browser.lab import LabPage, Theme
from tests.browser.test_board import (
    BOTH,
    FIRST,
    GAME,
    click_on,
    focused,
    key,
    open_panel,
    press,
    tab_to,
    value,
)

Show = Callable[..., None]
FIRST_ACTION = str(value(FIRST).legal_actions()[0])


@pytest.fixture
def show(lab: LabPage) -> Show:
    """Runs cells, the first of which shows a board."""

    def run(*sources: str) -> None:
        lab.run_cells(["import duel_nb as duel", *sources])
        lab.wait_for_pixels()

    return run


BELOW = ["# more\n" * 12] * 4
"""Cells that leave room to scroll."""


def place(state: duel.GameState) -> str:
    return f"place:{state.structure[-1].name}"


def recorded(count: int, pace: float) -> str:
    """A cell with the board of a recorded game, which takes a step in so many seconds."""
    state, moves = value(FIRST), []
    for _ in range(count):
        moves.append(str(state.legal_actions()[0]))
        state = state.play(moves[-1])
    board = f"board = duel.board({FIRST}, actions={moves!r})"
    return f"{board}\nboard._parts.timeline.pace = {pace}\nboard"


def test_the_wheel_over_a_board_scrolls_the_notebook(lab: LabPage, show: Show) -> None:
    show(f"duel.board({FIRST})", *BELOW)
    lab.set_size(1280, 700)
    lab.page.mouse.move(*lab.point(590, 300))
    before = lab.scrolled
    lab.page.mouse.wheel(0, 240)
    lab.page.wait_for_function(
        "([scroller, before]) => scroller.scrollTop > before + 100",
        arg=[lab.notebook.locator(".jp-WindowedPanel-outer").first.element_handle(), before],
    )


# which of the boxes in a box show less than they hold
_CUT_OFF = """side => [...side.querySelectorAll('.duel-column, .duel-html')]
    .filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.textContent)"""


def test_the_newest_entry_stands_at_the_top_of_the_log(lab: LabPage, show: Show) -> None:
    """It unfolds to its events with their rules."""
    show(recorded(41, pace=0.2))
    lab.execute("board.go(1)")
    side = lab.notebook.locator(".duel-side").first
    entry = side.locator(".duel-entry summary").first
    expect(entry).to_contain_text("1. ")
    box, first = side.bounding_box(), entry.bounding_box()
    assert box is not None
    assert first is not None
    assert first["y"] - box["y"] < 15, "the pages that are ready take no room"
    lab.execute("board.go(41)")
    expect(entry).to_contain_text("41. ")
    assert side.evaluate(_CUT_OFF) == []
    assert side.evaluate("side => side.scrollHeight") > 600, "the side scrolls, nothing in it"
    sign = side.locator(".duel-entry .duel-rule summary").first
    expect(sign).not_to_be_visible()
    entry.click()
    expect(sign).to_have_text("§")
    name = str(sign.get_attribute("aria-label")).removeprefix("Rule ")
    sign.click()
    side.locator(".duel-entry").first.get_by_text(rule(name).text).wait_for()


def test_what_can_be_typed_is_suggested_while_somebody_types(lab: LabPage, show: Show) -> None:
    show(f"board = duel.board({FIRST})\nboard")
    first = value(FIRST)
    action = first.legal_actions()[0]
    field = lab.notebook.locator(".duel-typed input").first

    def suggested(actions: Iterable[duel.Action]) -> None:
        lab.page.wait_for_function(
            "([field, names]) =>"
            " [...field.list?.options ?? []].map(one => one.value).join() === names",
            arg=[field.element_handle(), ",".join(map(str, actions))],
        )

    suggested(())
    # they come when something has been typed already
    field.evaluate(
        "(field, text) => { field.focus(); field.value = text;"
        " field.dispatchEvent(new Event('input', {bubbles: true})); }",
        str(action)[:4],
    )
    suggested(first.legal_actions())
    assert field.input_value() == str(action)[:4]
    lab.page.keyboard.type(str(action)[4:])
    lab.page.keyboard.press("Enter")
    suggested(first.play(action).legal_actions())
    expect(field).to_have_value("")
    # a person who has typed once may type again
    lab.button("Undo").click()
    suggested(first.legal_actions())


def test_a_fault_inside_a_callback_is_shown(lab: LabPage, show: Show) -> None:
    show(f"board = duel.board({FIRST})\nboard")
    lab.execute("def broken(action): raise RuntimeError('a <bad> day')\nboard.act = broken")
    click_on(lab, value(FIRST), place(value(FIRST)))
    press(lab, "Discard")
    expect(lab.notebook).to_contain_text("RuntimeError: a <bad> day", use_inner_text=True)
    expect(lab.notebook.locator(".duel-error[role=alert]")).to_have_count(1)


def test_everything_has_a_name_and_what_happened_is_read_out(lab: LabPage, show: Show) -> None:
    show(f"duel.board({FIRST})")
    book = lab.notebook
    status = book.locator(".duel-status").first
    canvas = lab.canvas()
    assert canvas.get_attribute("role") == "img"
    assert "buttons" in str(canvas.get_attribute("aria-label"))
    spoken = status.element_handle()
    click_on(lab, value(FIRST), place(value(FIRST)))
    press(lab, "Discard")
    assert spoken.get_attribute("role") == "status"
    text = spoken.inner_text()
    assert "Ada: discard" in text
    assert "Ben's turn" in text

    slider = book.get_by_role("slider", name="Step through the game")
    expect(slider).to_have_attribute("aria-valuetext", "1 of 1")
    lab.button("Undo").click()
    expect(slider).to_have_attribute("aria-valuetext", "0 of 1")
    expect(book.get_by_role("button", name="Watch the rest of the game")).to_have_count(1)
    typed = book.get_by_role("textbox", name="Type an action")
    expect(typed).to_have_count(1)
    typed.focus()
    expect(book.get_by_role("combobox", name="Type an action")).to_be_focused()
    panels = book.get_by_role("group", name="What to read beside the board")
    open_panel(lab, "Points")
    expect(panels.get_by_role("radio", name="Points", checked=True)).to_have_count(1)
    expect(panels.get_by_role("radio", name="Log", checked=False)).to_have_count(1)


def test_a_recorded_game_is_watched_until_somebody_does_something(lab: LabPage, show: Show) -> None:
    show(recorded(12, pace=0.2))
    watch = lab.notebook.get_by_role("button", name="Watch the rest of the game")
    where = lab.notebook.locator(".duel-tools .duel-where", has_text=" of 12")
    expect(where).to_have_text("0 of 12")
    watch.click()
    expect(where).not_to_have_text("0 of 12")
    lab.notebook.locator(".duel-pick:visible").last.dispatch_event("click")
    lab.notebook.locator(".duel-offer:visible").first.wait_for()
    lab.settle()
    at = where.inner_text()
    lab.page.wait_for_timeout(700)  # several steps of a game that went on
    assert where.inner_text() == at
    lab.execute("board._parts.timeline.pace = 0.05")
    watch.click()
    expect(where).to_have_text("12 of 12")
    lab.settle()
    lab.button("Undo").click()
    expect(where).to_have_text("11 of 12")


def test_the_focus_can_be_seen_and_follows_an_order(lab: LabPage, show: Show) -> None:
    show(f"duel.board({GAME})")
    lab.notebook.locator(".duel-prompt").first.click()
    tab_to(lab, value(GAME).offered[0].name.removeprefix("The "))
    style = "getComputedStyle(document.activeElement)"
    assert lab.page.evaluate(f"{style}.outlineStyle") == "solid"
    assert float(str(lab.page.evaluate(f"{style}.outlineWidth")).removesuffix("px")) >= 2
    tab_to(lab, "Log")
    for panel in ("Points", "Cities"):
        key(lab, "ArrowRight")
        assert focused(lab) == panel
    expect(lab.notebook).to_contain_text("price of one more", use_inner_text=True)
    assert focused(lab) == "Cities"


def test_a_game_is_saved_and_loaded_through_the_browser(lab: LabPage, show: Show) -> None:
    show(f"board = duel.board({FIRST})\nboard")
    click_on(lab, value(FIRST), place(value(FIRST)))
    press(lab, "Discard")
    press(lab, "Game")
    press(lab, "Save the game")
    with lab.page.expect_download() as waiting:
        lab.notebook.locator("a.duel-file").click()
    path = waiting.value.path()
    kept = json.loads(path.read_text("utf-8"))
    assert [action["do"].split()[0] for action in kept["actions"]] == ["discard"]
    press(lab, "New game")
    expect(lab.notebook).to_contain_text("0 of 0", use_inner_text=True)
    press(lab, "Game")
    with lab.page.expect_file_chooser() as choosing:
        lab.button("Load a game").click()
    choosing.value.set_files(path)
    lab.page.wait_for_function("text => document.body.innerText.includes(text)", arg="1 of 1")
    lab.settle()


# what the status line has said, oldest first
_LISTEN = """status => {
    window.said = [];
    new MutationObserver(() => window.said.push(status.innerText))
        .observe(status, {childList: true, subtree: true});
}"""


@pytest.mark.slow
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_computer_thinks_before_it_answers(
    lab: LabPage, show: Show, motion: Literal["no-preference", "reduce"]
) -> None:
    lab.page.emulate_media(reduced_motion=motion)
    show(f"duel.board({FIRST}, players=('person', 'greedy'))")
    lab.notebook.locator(".duel-status").first.evaluate(_LISTEN)
    lab.notebook.locator(".duel-pick:visible").first.focus()
    key(lab, "Enter")
    lab.button("Discard").press("Enter")
    lab.page.wait_for_function("() => document.body.innerText.includes('2 of 2')")
    lab.settle()
    said = lab.page.evaluate("window.said")
    assert "Ada's turn" in said[-1]
    assert any("Ben thinks" in words for words in said)
    first = lab.notebook.locator(".duel-pick:visible").first.inner_text()
    assert focused(lab).startswith(first), "the focus follows the game"


def test_the_board_lives_while_a_level_thinks_and_the_coach_tells(lab: LabPage, show: Show) -> None:
    slow = "SearchPlayer(games=10**9, seconds=60)"
    show(
        f"from duel_nb.players import SearchPlayer\nduel.board({FIRST}, players=('person', {slow}))"
    )
    lab.button("Hint").click()
    advice = lab.notebook.locator(".duel-choices:visible .duel-offer")
    advice.first.click()
    lab.button("Discard").click()
    lab.page.wait_for_function("() => document.body.innerText.includes('Ben thinks')")
    open_panel(lab, "Points")
    lab.notebook.get_by_text("If the game ended now").wait_for()
    expect(lab.notebook.locator(".duel-status").first).to_contain_text(
        "Ben thinks", use_inner_text=True
    )
    lab.button("Move now").click()
    lab.page.wait_for_function("() => document.body.innerText.includes('2 of 2')")


def test_the_answer_of_the_coach_leaves_the_focus_in_the_form(lab: LabPage, show: Show) -> None:
    show(f"duel.board({FIRST})")
    lab.button("Hint").click()
    lab.button("Game").click()
    name = lab.notebook.get_by_label("Player A").first
    name.fill("Zoe")
    lab.notebook.get_by_text("The coach would").wait_for()
    expect(name).to_be_focused()


def test_a_card_selected_with_a_key_is_in_sight(lab: LabPage, show: Show) -> None:
    lab.set_size(900, 640)
    show(f"duel.board({FIRST}, layout='narrow')", *BELOW)
    state = value(FIRST)
    target = scene(state.view("A"), layout="narrow").target(place(state))
    card = state.structure[-1].card
    assert target is not None
    assert card is not None
    lab.notebook.locator(".jp-WindowedPanel-outer").first.evaluate("one => one.scrollTo(0, 9999)")
    lab.button(card.name).focus()
    key(lab, "Enter")
    assert focused(lab).startswith("Build")
    lab.page.wait_for_function(
        """([canvas, x, y]) => {
            const board = canvas.getBoundingClientRect(), scale = board.width / 1016;
            const there = document.elementFromPoint(board.x + x * scale, board.y + y * scale);
            return there === canvas.closest('.duel-stage');
        }""",
        arg=[lab.canvas().element_handle(), target.box[0] + 20, target.box[1] + 20],
    )


_GROUND = "one => getComputedStyle(one).backgroundColor"


@pytest.mark.slow
def test_colours_forced_by_the_system_reach_the_board(lab: LabPage, show: Show) -> None:
    lab.page.emulate_media(forced_colors="active", color_scheme="dark")
    try:
        show("duel.board(duel.new_game(seed=3))")
        lab.wait_for_ground(palette("dark", "contrast").table)
        offered = lab.notebook.locator(".duel-pick").first
        assert offered.evaluate("one => getComputedStyle(one).color") == "rgba(0, 0, 0, 0)"
        tabs = lab.notebook.locator(".duel-options-bar .duel-option")
        tabs.first.click()
        chosen, other = (tabs.nth(number).evaluate(_GROUND) for number in (0, 1))
        assert chosen != other
    finally:
        lab.page.emulate_media(forced_colors="none", color_scheme="light")


# every widget of the board lies inside the board, and the board inside its cell
_OUTSIDE = """board => {
    const edge = board.getBoundingClientRect();
    const cell = board.closest('.jp-Cell').getBoundingClientRect();
    if (edge.right > cell.right) return ['the board'];
    const kinds = 'button, input, select, canvas, .duel-panel, .duel-log';
    return [...board.querySelectorAll(kinds)]
        .filter(one => one.offsetParent !== null)
        .filter(one => { const box = one.getBoundingClientRect();
            return box.right > edge.right + 1 || box.left < edge.left - 1; })
        .map(one => one.outerHTML.slice(0, 80));
}"""


# the tools that begin another row: they stand further left than the one before
_ROWS = """tools => [...tools.children].filter(one => one.offsetParent !== null)
    .map(one => one.getBoundingClientRect().left)
    .filter((left, number, all) => !number || left < all[number - 1])"""


@pytest.mark.parametrize(
    ("width", "theme"), [(900, "dark"), pytest.param(1600, "light", marks=pytest.mark.slow)]
)
def test_nothing_sticks_out_of_the_cell(lab: LabPage, show: Show, width: int, theme: Theme) -> None:
    lab.set_theme(theme)
    lab.set_size(width)
    selected = picks(value(BOTH))[0].hit
    show(f"board = duel.board({BOTH}, {theme!r})\nboard.select({selected!r})\nboard")
    board = lab.notebook.locator(".duel-board").first
    assert len(board.locator(".duel-tools").evaluate(_ROWS)) == 1, "the tools take one row"
    # without words, but with their names for who cannot see them
    expect(board.get_by_role("button", name="High contrast")).to_be_visible()
    press(lab, "Game")
    for panel in ("Log", "In words"):
        open_panel(lab, panel)
        assert board.evaluate(_OUTSIDE) == []
