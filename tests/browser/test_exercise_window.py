"""An exercise stands in the window: its question, its board and its buttons, then its verdict."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lab import LabPage

HEAD = """
import duel_nb as duel

lesson = duel.lesson("a-lesson")
state = duel.new_game(seed=7, names=("Ada", "Ben"), expansions={"pantheon", "agora"})
while not state.age or len(state.structure) > 15:
    state = state.play(state.legal_actions()[0])
card = next(place.card.name for place in state.structure if place.accessible and place.card)
WRONG = ("pawn +1", "pawn +2", "pawn +3")
"""
#: One of each kind that shows a board; the question has two lines.
KINDS = {
    "predict": """lesson.predict("one", QUESTION, state, f"discard {card}", answer=lambda after: 2,
        rule="BASE-DISC-01")""",
    "options": """lesson.predict("one", QUESTION, state, f"discard {card}",
        options={f"discard pile +{card}": "right"} | {wrong: wrong for wrong in WRONG},
        mistakes=dict.fromkeys(WRONG, "No."),
        rule="BASE-DISC-01")""",
    "price": """lesson.price("one", QUESTION, state, card, rule="BASE-TRADE-01")""",
    "find": """lesson.find("one", QUESTION, state, "accessible", rule="BASE-TURN-01")""",
    "do": """lesson.do("one", QUESTION, state, f"discard pile +{card}", rule="BASE-DISC-01")""",
}
QUESTION = f'QUESTION = "{"What would you say to a question as long as this? " * 3}"\n'
FROM_QUESTION_TO_BUTTONS = """exercise => {
    const edge = exercise.closest('.jp-WindowedPanel-outer').getBoundingClientRect();
    const [first, last] = ['.duel-asked', '.duel-press'].map(
        place => exercise.querySelector(place).getBoundingClientRect());
    return Math.round(last.bottom - first.top) <= Math.round(edge.height);
}"""
TO_QUESTION = "exercise => exercise.querySelector('.duel-asked').scrollIntoView()"
IN_SIGHT = """said => {
    const edge = said.closest('.jp-WindowedPanel-outer').getBoundingClientRect();
    const box = said.getBoundingClientRect();
    return box.top >= edge.top && box.bottom <= edge.bottom;
}"""


def fits(lab: LabPage, exercise: Locator) -> None:
    handle = exercise.element_handle()
    lab.page.wait_for_function(FROM_QUESTION_TO_BUTTONS, arg=handle)
    board = exercise.locator(".duel-canvas:visible, .duel-picture img:visible").first
    box = board.bounding_box()
    assert box is not None
    assert box["width"] > 700, "still a board to read"


def in_sight(lab: LabPage, said: Locator) -> None:
    expect(said).to_be_visible()
    lab.page.wait_for_function(IN_SIGHT, arg=said.element_handle())


@pytest.mark.parametrize(
    "kind",
    [
        one if one in ("price", "find") else pytest.param(one, marks=pytest.mark.slow)
        for one in KINDS
    ],
)
def test_question_board_and_buttons_fit_and_the_verdict_is_in_sight(
    lab: LabPage, kind: str
) -> None:
    lab.set_size(1366, 768)
    lab.run_cells([HEAD, QUESTION + KINDS[kind], *["# more\n" * 9] * 3])
    exercise = lab.notebook.locator(".duel-page-view .duel-exercise")
    exercise.evaluate(TO_QUESTION)
    fits(lab, exercise)
    if kind == "do":  # judged when it is played
        board = exercise.locator(".duel-stage")
        before = board.bounding_box()
        for _ in range(2):
            exercise.locator(".duel-pick:visible").last.press("Enter")
            lab.settle()
            exercise.get_by_role("button", name="Discard").first.click()
            lab.settle()
        in_sight(lab, exercise.locator(".duel-answers .duel-said").first)
        after = board.bounding_box()
        assert before is not None
        assert after is not None
        assert abs(before["height"] - after["height"]) < 8, "the log takes none of its room"
    for label in ("Check", "Hint", "Solution")[kind == "do" :]:
        exercise.get_by_role("button", name=label).click()
        lab.settle()
        in_sight(lab, exercise.locator(".duel-answers .duel-said").last)
        if label == "Check":
            fits(lab, exercise)
