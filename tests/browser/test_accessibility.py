"""axe-core finds nothing: on boards and forms in JupyterLab, and in slides, in every look."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect

import duel_nb as duel
from tests.browser.axe import findings
from tests.browser.lab import LabPage, Theme
from tests.browser.test_board import BOTH, FIRST, press, value
from tests.browser.test_exercise_window import HEAD, KINDS, QUESTION
from tests.browser.test_presenter import begin

PHONE = (390, 844)
TABLET = (820, 1180)
CASE = """scenario = 1
title = "A token on the way"

[position]
A = { coins = 20 }
structure = ["Walls"]

[[steps]]
do = "A: build Walls"
expect = ["pawn +2"]
"""
MORE_KINDS = {
    "score": 'lesson.score("one", QUESTION, state, "A", rule="BASE-MIL-07")',
    "order": """lesson.order("one", QUESTION, steps=["Pay", "Place", "Draw"],
        mistakes={("Place", "Pay"): "No.", ("Draw", "Place"): "No."}, rule="BASE-TURN-01")""",
    "solve": 'lesson.solve("base-17")',
    "ask": f"""lesson.ask("one", QUESTION, rule="BASE-BUILD-01", begin={CASE!r},
        example={CASE.replace('["pawn', '["A coins -4", "pawn')!r})""",
}
"""Exercises of the other kinds."""


@dataclass(frozen=True)
class Look:
    """How a page is looked at."""

    theme: Theme = "light"
    contrast: bool = False
    size: tuple[int, int] = (1280, 1400)


#: Each theme and each size once: what axe finds in one theme does not depend on the size.
LOOKS = {
    "light": Look(),
    "dark tablet": Look("dark", size=TABLET),
    "contrast phone": Look(contrast=True, size=PHONE),
}


@contextmanager
def looked_at(lab: LabPage, look: Look) -> Iterator[None]:
    """JupyterLab in some look."""
    lab.set_theme(look.theme)
    lab.set_size(*look.size)
    if look.contrast:
        lab.page.emulate_media(contrast="more")
    try:
        yield
    finally:
        lab.page.emulate_media(contrast="no-preference")
        lab.set_theme("light")
        lab.set_size(*Look().size)


def nothing(lab: LabPage) -> None:
    """Nothing more is done before the look at the page."""


def select(lab: LabPage) -> None:
    card = value(FIRST).structure[-1].card
    assert card is not None
    lab.notebook.get_by_role("button", name=card.name).first.press("Enter")
    discard = lab.button("Discard")
    expect(discard).to_be_visible()
    popover = discard.locator("xpath=ancestor::*[@role='dialog' or @role='group'][1]")
    expect(popover).to_have_accessible_name(re.compile(card.name))
    lab.settle()


def begin_guide(lab: LabPage) -> None:
    lab.notebook.locator(".duel-evening .duel-primary:visible").click()
    lab.settle()
    lab.wait_for_pixels()


def exercise(lab: LabPage) -> None:
    """Everything that an exercise can show: a hint, a verdict and the solution."""
    for label in ("Hint", "Check", "Solution"):
        button = lab.notebook.get_by_role("button", name=label, exact=True)
        if button.count() and button.first.is_enabled():
            button.first.click()
            lab.settle()


View: TypeAlias = tuple[list[str], Callable[[LabPage], object]]
"""Cells, and what is done before the page is looked at."""
VIEWS: Mapping[str, View] = {
    "board": ([f"duel.board({BOTH})"], nothing),
    "popover": ([f"duel.board({FIRST})"], select),
    "menu": ([f"duel.board({FIRST})"], lambda lab: press(lab, "Game")),
    "log": (
        [f"board = duel.board({FIRST})\nboard.play(board.state.legal_actions()[0])\nboard"],
        nothing,
    ),
    "scenario": (["duel.show('statue-of-zeus-wins-first')"], nothing),
    "referee": (["duel.referee(age=1, B={'cards': ['Clay Pit', 'Clay Pool']})"], nothing),
    "editor": (["duel.editor()"], nothing),
    "room": (["duel.play_room(None)"], nothing),
    "game": (["duel.play_room(None)"], lambda lab: press(lab, "New game")),
    "form": (["duel.first_game()"], nothing),
    "guide": (["duel.first_game()"], begin_guide),
    "progress": (["duel.progress()", "duel.course()"], nothing),
} | {
    f"exercise-{kind}": ([HEAD, QUESTION + source], exercise)
    for kind, source in {**KINDS, **MORE_KINDS}.items()
}


@pytest.mark.slow
@pytest.mark.parametrize("view", VIEWS)
def test_everybody_can_use(lab: LabPage, view: str) -> None:
    cells, act = VIEWS[view]
    used_by_everybody(lab, cells, act)


def test_everybody_can_use_a_popover_and_an_exercise(lab: LabPage) -> None:
    (board, select_card), (asked, answer) = VIEWS["popover"], VIEWS["exercise-price"]

    def act(lab: LabPage) -> None:
        answer(lab)
        select_card(lab)

    used_by_everybody(lab, [*board, *asked], act)


def used_by_everybody(lab: LabPage, cells: list[str], act: Callable[[LabPage], object]) -> None:
    """axe finds nothing in what cells show, once something was done, in every look."""
    found = []
    for name, look in LOOKS.items():
        with looked_at(lab, look):
            lab.run_cells(["import duel_nb as duel", *cells])
            act(lab)
            found += [f"{name}: {line}" for line in findings(lab.page, ".jp-OutputArea")]
    assert not found, "\n".join(found)


@pytest.mark.slow
def test_everybody_can_use_the_slides_over_a_notebook(lab: LabPage) -> None:
    lab.run_cells(["import duel_nb as duel", "duel.show('statue-of-zeus-wins-first')"])
    begin(lab)
    found = findings(lab.page, "body > .duel-slides")
    lab.page.keyboard.press("Escape")
    assert not found, "\n".join(found)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A case and a game as pages of their own."""
    folder = tmp_path_factory.mktemp("pages")
    game = duel.load_game("examples/games/base.json").upto(12)
    return {
        "case": Path(duel.export("appian-way-poor-opponent", folder / "case.html")),
        "game": Path(duel.export(game, folder / "game.html")),
    }


@pytest.mark.parametrize("name", ["case", pytest.param("game", marks=pytest.mark.slow)])
def test_everybody_can_use_the_page_of_a(
    browser: Browser, pages: dict[str, Path], name: str
) -> None:
    found = []
    for named, look in LOOKS.items():
        width, height = look.size
        page: Page
        with browser.new_page(
            viewport={"width": width, "height": height},
            color_scheme=look.theme,
            contrast="more" if look.contrast else "no-preference",
            reduced_motion="reduce",
        ) as page:
            page.goto(pages[name].as_uri())
            found += [f"{named}: {line}" for line in findings(page)]
    assert not found, "\n".join(found)
