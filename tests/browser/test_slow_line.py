"""A slow line, as on Binder or in a class: what was typed is what counts, however fast it was."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from duel_nb.lessons.exercises.progress import FILE
from tests.browser.lab import LabPage
from tests.browser.line import DELAY, Line, Wire

KEY = 100
"""Milliseconds between two keys of somebody who types."""

CELLS = [
    """
import duel_nb as duel

lesson = duel.lesson("a-lesson")
market = duel.position(A={"coins": 20}, B={"cards": ["Quarry", "Shelf Quarry"]},
                       structure=["Walls"], names=("Ada", "Ben"))
lesson.price("typed", "What do the Walls cost Ada?", market, "Walls", rule="BASE-TRADE-01")
""",
    """
lesson.predict("chosen", "Who is next?", market, "build Walls",
               options={"A to act": "She is", "B to act": "He is"},
               mistakes={"A to act": "She has had her turn."},
               rule="BASE-TURN-01", picture=False)
""",
    "duel.board(duel.new_game(seed=7, first_game=True, names=('Ada', 'Ben')))",
    "duel.referee(A={'coins': 20, 'wonders': ['Sphinx']}, structure=['Library', 'Walls'])",
    "duel.first_game()",
]


@pytest.fixture(scope="module")
def page(wired: tuple[LabPage, Wire, Line]) -> Iterator[LabPage]:
    """A page whose line becomes slow once its cells have run."""
    lab, _, line = wired
    lab.run_cells(CELLS)
    lab.wait_for_pixels()
    line.delay = DELAY
    yield lab
    line.delay = 0.0


def exercise(page: LabPage, question: str) -> Locator:
    return page.notebook.locator(".duel-page-view .duel-exercise", has_text=question)


def verdict(one: Locator) -> Locator:
    return one.locator(".duel-said").first


def typed(field: Locator, text: str) -> None:
    """Type over what is there, key by key."""
    field.select_text()
    field.press_sequentially(text, delay=KEY)


RIGHT = "10"
"""What the Walls cost: two stone at 5 coins each."""


@pytest.mark.parametrize("how", ["Enter", pytest.param("Check", marks=pytest.mark.slow)])
def test_an_answer_is_judged_as_it_was_typed(page: LabPage, how: str) -> None:
    one = exercise(page, "What do the Walls cost Ada?")
    field = one.locator(".duel-field input")
    for text, head in (("1", "Not yet"), (RIGHT, "Correct"), ("11", "Not yet"), (RIGHT, "Correct")):
        typed(field, text)
        if how == "Enter":
            field.press("Enter")
        else:
            one.get_by_role("button", name="Check").click()
        expect(verdict(one)).to_contain_text(head)


def test_who_corrects_an_answer_at_once_is_judged_by_the_last(page: LabPage) -> None:
    """The second text and its Enter follow while the first ones are still under way."""
    one = exercise(page, "What do the Walls cost Ada?")
    one.get_by_role("button", name="Start again").click()
    expect(verdict(one)).to_have_count(0)
    field = one.locator(".duel-field input")
    typed(field, RIGHT[0])
    field.press("Enter")
    field.press_sequentially(RIGHT[1:])
    field.press("Enter")
    expect(verdict(one)).to_contain_text("Correct")
    page.settle()
    expect(verdict(one)).to_contain_text("Correct")
    kept = json.loads((page.server.folder / FILE).read_text("utf-8"))
    assert kept["lessons"]["a-lesson"]["typed"]["status"] == "correct"


@pytest.mark.slow
def test_the_option_chosen_last_is_judged(page: LabPage) -> None:
    one = exercise(page, "Who is next?")
    for last, head in (("He is", "Correct"), ("She is", "Not yet")):
        for option in ("She is", "He is", last):
            one.get_by_text(option, exact=True).click()
        one.get_by_role("button", name="Check").click()
        expect(verdict(one)).to_contain_text(head)
        page.settle()
        expect(verdict(one)).to_contain_text(head)


def test_three_actions_are_typed_and_played(page: LabPage) -> None:
    """Each is typed at once, while the board still answers the one before."""
    board = page.notebook.locator(".duel-board:has(.duel-typed)").first
    field = board.locator(".duel-typed input")
    for text in ("discard Press", "discard Garrison", "discard Tavern"):
        typed(field, text)
        field.press("Enter")
    log = board.locator(".duel-log").first
    for said in ("Ada: discard Press", "Ben: discard Garrison", "Ada: discard Tavern"):
        expect(log).to_contain_text(said)
    expect(field).to_have_value("")
    assert not board.locator(".duel-error:visible").count()


def test_the_referee_is_asked(page: LabPage) -> None:
    box = page.notebook.locator(".duel-ask")
    field = box.locator(".duel-ask-what input")
    for text, answer, button in (
        ("build Library", "Can A build the Library?", False),
        ("Sphinx with Walls", "Read as: wonder Sphinx with Walls", False),
        ("build Walls", "Can A build the Walls?", True),
    ):
        typed(field, text)
        if button:
            box.get_by_role("button", name="Ask").click()
        else:
            field.press("Enter")
        expect(box.locator(".duel-answer")).to_contain_text(answer)
        page.settle()
        expect(box.locator(".duel-answer")).to_contain_text(answer)


@pytest.mark.slow
def test_names_are_taken_as_they_were_typed(page: LabPage) -> None:
    form = page.notebook.locator(".duel-evening")
    for label, name in (("Player 1", "Adelaide"), ("Player 2", "Benedict")):
        typed(form.get_by_label(label), name)
    form.get_by_role("button").last.press("Enter")
    expect(form).to_contain_text("Adelaide")
    expect(form).to_contain_text("Benedict")
