"""The board in a real JupyterLab: by mouse, by keyboard, reloaded, and several at once."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

import duel_nb as duel
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.board import scene
from duel_nb.catalog import CATALOG
from duel_nb.session import offers
from tests.browser.lab import LabPage

Show = Callable[..., list[str]]
SEED = 7
# where a thing is clicked, as shares of its width and height: the first that nothing covers
SHARES = (1 / 2, 1 / 4, 3 / 4, 1 / 10, 9 / 10)
GAME = f"duel.new_game(seed={SEED}, names=('Ada', 'Ben'))"
BOTH = f"duel.new_game(seed={SEED}, names=('Ada', 'Ben'), expansions={{'pantheon', 'agora'}})"
FIRST = f"duel.new_game(seed={SEED}, first_game=True, names=('Ada', 'Ben'))"


PILE = """duel.position(
    A={"coins": 30, "wonders": ["Mausoleum"]}, age=3, structure=["Palace"], names=("Ada", "Ben"),
    discard=[card.name for card in CATALOG.cards if card.deck == "age-2"][:-3],
)"""
IMPORTS = "import duel_nb as duel\nfrom duel_nb.catalog import CATALOG"


def value(position: str) -> duel.GameState:
    """What an expression of a cell stands for."""
    state: duel.GameState = eval(position, {"duel": duel, "CATALOG": CATALOG})
    return state


@pytest.fixture
def show(lab: LabPage) -> Show:
    """Runs cells that show a board each; gives the pixels of each board."""

    def run(*sources: str) -> list[str]:
        lab.run_cells([IMPORTS, *sources])
        return [lab.wait_for_pixels(nth) for nth in range(len(sources))]

    return run


# -- what a person does ------------------------------------------------------------------------


def click_on(lab: LabPage, state: duel.GameState, hit: str, board: int = 0) -> None:
    """Click on what has this hit id on the board of a position: its middle, unless covered.

    Tokens lie on Enki, for example. Whoever presses a button next need not wait for the kernel:
    it appears when it is due.
    """
    layout = layout_of(state, *lab.drawing_size(board))
    drawn = scene(state.view(state.to_act), layout=layout)
    target = drawn.target(hit)
    assert target is not None, f"{hit} is not on the board"
    x, y, width, height = target.box
    points = [(x + width * across, y + height * down) for across in SHARES for down in SHARES]
    lab.click_canvas(*next(point for point in points if drawn.hit(*point) == hit), board)


def layout_of(state: duel.GameState, width: float, height: float) -> str:
    """The layout of a board that is so large."""

    def differs(layout: str) -> float:
        plan = frame.of(layout, state)
        return abs(plan.width - width) + abs(plan.height - height)

    return min(frame.LAYOUTS, key=differs)


def press(lab: LabPage, label: str) -> None:
    """Click the button with exactly this label."""
    buttons = lab.notebook.locator(".jp-OutputArea").get_by_role("button", name=label, exact=True)
    buttons.locator("visible=true").first.click()
    lab.settle()


def open_panel(lab: LabPage, name: str) -> None:
    """Open one of the panels beside the board."""
    options = lab.notebook.locator(".duel-panels .duel-option:visible")
    options.filter(has=lab.page.get_by_text(name, exact=True)).first.click()
    lab.settle()


def focused(lab: LabPage) -> str:
    """The text of the element that has the keyboard focus, or of its label."""
    focus = "document.activeElement"
    return str(lab.page.evaluate(f"({focus}.labels?.[0] ?? {focus}).textContent")).strip()


def tab_to(lab: LabPage, label: str) -> None:
    """Press Tab until a button with this label has the focus."""
    for _ in range(80):
        if focused(lab) == label:
            return
        lab.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {label!r}")


def key(lab: LabPage, name: str) -> None:
    lab.page.keyboard.press(name)
    lab.settle()


def chosen(state: duel.GameState, rng: random.Random) -> tuple[str, str, duel.Action]:
    """An action to play: the hit id to select, the label of its button, the action."""
    found = [
        (pick, legal)
        for pick in offers.picks(state)
        if (legal := [offer for offer in offers.about(state, pick.hit).offers if offer.legal])
    ]
    pick, legal = rng.choice(found)
    # a tenth of the cards is discarded: long games show more
    offer = legal[0] if rng.random() < 0.9 else rng.choice(legal)
    return pick.hit, offer.label, offer.action


def a_game(state: duel.GameState, most: int) -> Iterator[tuple[duel.GameState, str, str]]:
    """Positions of a random game with what to select and which button to press, then the last."""
    rng = random.Random(1)
    for _ in range(most):
        if state.outcome is not None:
            break
        hit, label, action = chosen(state, rng)
        yield state, hit, label
        state = state.play(action)
    yield state, "", ""


def shows(lab: LabPage, state: duel.GameState, actions: int) -> None:
    """Check that the page has come to this position."""
    text = lab.notebook.inner_text()
    assert f"{actions} of {actions}" in text
    if state.outcome is None:
        return
    sheets = zip(state.names, state.scores().values(), strict=True)
    assert str(state.outcome.message(state.names)).lower() in text.lower()
    assert "Points: " + ", ".join(f"{name} {sheet.total}" for name, sheet in sheets) in text


def by_mouse(lab: LabPage, position: str, most: int = 200) -> duel.GameState:
    """Play on the canvas, with a click on the button for each action."""
    for done, (state, hit, label) in enumerate(a_game(value(position), most)):
        if hit:
            click_on(lab, state, hit)
            press(lab, label)
        else:
            shows(lab, state, done)
    return state


def by_keyboard(lab: LabPage, position: str, most: int = 200) -> duel.GameState:
    """Play with Tab, Enter and Space only, from a click on nothing."""
    lab.notebook.locator(".duel-prompt").first.click()
    for _ in range(5):
        key(lab, "Tab")
        if focused(lab) == offers.picks(value(position))[0].label:
            break
    for done, (state, hit, label) in enumerate(a_game(value(position), most)):
        if hit:
            picks = offers.picks(state)
            assert focused(lab) == picks[0].label, "the focus is where the game goes on"
            tab_to(lab, next(pick.label for pick in picks if pick.hit == hit))
            key(lab, "Enter")
            tab_to(lab, label)
            key(lab, "Space" if done % 2 else "Enter")
        else:
            shows(lab, state, done)
    return state


# -- the tests ---------------------------------------------------------------------------------


def test_the_first_turns_by_keyboard(lab: LabPage, show: Show) -> None:
    show(f"duel.board({FIRST})")
    by_keyboard(lab, FIRST, 3)


@pytest.mark.slow
@pytest.mark.parametrize("play", [by_mouse, by_keyboard])
@pytest.mark.parametrize("position", [GAME, BOTH], ids=["base", "both"])
def test_a_whole_game(
    lab: LabPage, show: Show, position: str, play: Callable[..., duel.GameState]
) -> None:
    show(f"duel.board({position})")
    assert play(lab, position).outcome is not None


AGAINST_A_COMPUTER = f"duel.board({FIRST}, players=('person', 'random'))"
#: A game that plays itself once somebody watches it.
RECORDED = f"""state, actions = {FIRST}, []
while len(actions) < 30:
    actions.append(state.legal_actions()[0])
    state = state.play(actions[-1])
duel.board({FIRST}, actions=actions)"""


def discard_first(board: Locator) -> None:
    """Discard something that can be selected."""
    board.locator(".duel-pick:not(.duel-away)").first.press("Enter")
    board.get_by_role("button", name=re.compile("^Discard")).first.click()


def test_games_go_on_in_a_page_that_is_loaded_again(lab: LabPage, show: Show) -> None:
    """A person's, one against a computer, and one that plays itself until somebody acts.

    A cell that runs again shows a new board.
    """
    fresh, *_ = show(f"duel.board({FIRST})", AGAINST_A_COMPUTER, RECORDED)
    boards = lab.notebook.locator(".duel-board:has(.duel-tools)")
    played, answered, watched = (boards.nth(number) for number in range(3))
    state = value(FIRST)
    place = state.structure[-1]
    lab.canvas().scroll_into_view_if_needed()
    click_on(lab, state, f"place:{place.name}")
    press(lab, "Discard")
    expect(played).to_contain_text("1 of 1", use_inner_text=True)
    lab.wait_for_pixels(before=fresh)
    before = lab.picture()
    lab.save()
    watch = watched.get_by_role("button", name="Watch the rest of the game")
    watch.click()
    expect(watched).to_contain_text("1 of 30", use_inner_text=True)
    discard_first(answered)
    lab.load()
    lab.open_notebook(lab.scratch)

    lab.wait_for_picture(before)
    assert place.card is not None
    expect(played).to_contain_text(f"discard {place.card.name}", use_inner_text=True)
    saved = lab.notebook.locator(".duel-saved, .jp-RenderedImage img")
    assert not any(one.is_visible() for one in saved.all())
    shown = lab.wait_for_pixels()
    played.get_by_role("button", name="Undo").click()
    expect(played).to_contain_text("0 of 1", use_inner_text=True)
    lab.wait_for_pixels(before=shown)
    # the computer may take another turn with a Wonder
    expect(answered).to_contain_text(re.compile(r"([2-9]) of \1"), use_inner_text=True)
    discard_first(answered)
    expect(answered).to_contain_text(re.compile(r"([4-9]) of \1"), use_inner_text=True)

    def step() -> int:
        return int(re.findall(r"(\d+) of 30", watched.inner_text())[0])

    expect(watched).to_contain_text(f"{step() + 2} of 30", use_inner_text=True)
    watch.click()
    lab.settle()
    at = step()
    discard_first(watched)
    # what was recorded stays if that is the action that comes next in it
    after = re.compile(rf"\b{at + 1} of ({at + 1}|30)\b")
    expect(watched).to_contain_text(after, use_inner_text=True)

    lab.run_all()
    lab.canvas().scroll_into_view_if_needed()
    assert lab.wait_for_pixels() == fresh
    expect(lab.notebook.locator(".jp-OutputArea canvas:not(.duel-moving)")).to_have_count(3)
    click_on(lab, state, f"place:{place.name}")
    press(lab, "Discard")
    expect(played).to_contain_text("1 of 1", use_inner_text=True)
    lab.wait_for_pixels(before=fresh)


@pytest.mark.slow
def test_two_boards_do_not_disturb_each_other(lab: LabPage, show: Show) -> None:
    """The second of them is in two cells, which show the same game."""
    other = FIRST.replace(str(SEED), "8")
    one, two, again = show(
        f"one = duel.board({FIRST})\none", f"two = duel.board({other})\ntwo", "two"
    )
    assert one != two == again
    state = value(other)
    hit = f"place:{state.structure[-1].name}"
    click_on(lab, state, hit, board=2)
    assert lab.notebook.locator(".duel-choices:visible").count() == 1, "it belongs to one view"
    press(lab, "Discard")
    assert lab.notebook.inner_text().count("1 of 1") == 2
    assert lab.wait_for_pixels(1) == lab.wait_for_pixels(2)
    assert lab.pixels(0) == one


@pytest.mark.slow
def test_a_choice_of_many_cards(lab: LabPage, show: Show) -> None:
    """More options than a board has buttons at first, on boards that change again at once."""
    show(*(f"board{n} = duel.board({PILE})\nboard{n}" for n in range(3)))
    lab.execute(
        """
for board in (board0, board1, board2):
    board.play("wonder Mausoleum with Palace")
    board.undo()
    board.redo()
"""
    )
    lab.settle()
    state = value(PILE).play("wonder Mausoleum with Palace")
    picks = offers.picks(state)
    assert len(picks) >= 20
    for pick in picks:
        buttons = lab.notebook.get_by_role("button", name=pick.label, exact=True)
        expect(buttons.locator("visible=true")).to_have_count(3)
    click_on(lab, state, picks[-1].hit)
    press(lab, offers.about(state, picks[-1].hit).offers[0].label)
    expect(lab.notebook).to_contain_text("2 of 2", use_inner_text=True)


@pytest.mark.slow
def test_a_board_painted_in_parts_looks_like_one_painted_at_once(lab: LabPage, show: Show) -> None:
    show(f"board = duel.board({GAME}, layout='wide')\nboard")
    moves = [str(action) for action in actions_of(value(GAME), 16)]
    lab.execute(f"for move in {moves!r}: board.play(move)")
    lab.settle()
    in_parts = lab.picture()
    # by way of the first turn, which makes the board as tall as the other one
    steps = f"board.go(8)\nboard.go({len(moves)})"
    show(f"board = duel.board({GAME}, layout='wide', actions={moves!r})\n{steps}\nboard")
    lab.wait_for_picture(in_parts)


def actions_of(state: duel.GameState, count: int) -> Iterator[duel.Action]:
    """The first actions of a random game."""
    rng = random.Random(2)
    for _ in range(count):
        action = rng.choice(list(state.legal_actions()))
        yield action
        state = state.play(action)
