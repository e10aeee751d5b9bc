"""A lesson worked through in a real JupyterLab, from its first cell to its last exercise."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from duel_nb import lessons
from duel_nb.boards.scene.board import scene
from duel_nb.lessons.practice.learnt import textbook
from tests.browser.lab import NOTEBOOKS, LabPage, LabServer
from tests.lessons.course import SOURCES

LESSON = "04-chains"


class Learner:
    """Somebody who works on the exercises of the notebook that is open."""

    def __init__(self, lab: LabPage) -> None:
        self.lab = lab

    def exercise(self, question: str) -> Locator:
        """The exercise that asks this."""
        return self.lab.notebook.locator(".duel-exercise:visible", has_text=question).last

    def press(self, exercise: Locator, label: str) -> None:
        """Press a button of an exercise."""
        exercise.locator("button:visible", has_text=label).first.click()
        self.lab.settle()

    def sees(self, exercise: Locator, words: str) -> None:
        """The answer to the last press contains these words."""
        expect(exercise.locator(".duel-said").filter(has_text=words).first).to_be_visible()


def build(server: LabServer, name: str) -> str:
    """The notebook of a lesson as a newcomer finds it, its cells not yet run."""
    lessons.build(NOTEBOOKS / "src" / f"{name}.md", Path(server.folder) / f"{name}.ipynb", False)
    return f"{name}.ipynb"


def test_a_lesson_is_worked_through(lab: LabPage, lab_server: LabServer) -> None:
    lab.open_notebook(build(lab_server, LESSON))
    lab.run_all()
    learner = Learner(lab)

    # predict: untouched, wrong, played out, right
    predict = learner.exercise("How many coins does she have then?")
    learner.press(predict, "Check")
    learner.sees(predict, "Not tried yet.")
    predict.get_by_role("textbox").fill("0")
    learner.press(predict, "Check")
    learner.sees(predict, "Nothing is paid in part")
    learner.press(predict, "Play it out")
    expect(predict.locator(".duel-prompt")).to_contain_text("Ben's turn")
    learner.press(predict, "Hide the board")
    expect(predict.locator("canvas")).to_have_count(0)
    predict.get_by_role("textbox").fill("3")
    learner.press(predict, "Check")
    learner.sees(predict, "Correct.")
    expect(predict.locator(".duel-done")).to_contain_text("solved")

    # find: one by its button, the other by a click on the board
    find = learner.exercise("Which cards does a chain make free")
    learner.press(find, "Barracks")
    learner.press(find, "Check")
    learner.sees(find, "that is the chain of the Garrison")
    learner.press(find, "Barracks")
    learner.press(find, "Temple")
    click_on_board(find, "Horse Breeders")
    learner.press(find, "Check")
    learner.sees(find, "Correct.")

    # price: what is no number, a hint after another, the solution
    price = learner.exercise("the Aqueduct (3 stone) cost her?")
    field = price.get_by_placeholder("coins")
    field.fill("a lot")
    learner.press(price, "Check")
    learner.sees(price, "This cannot be checked.")
    for hint in ("Hint 1 of 3", "Hint 2 of 3", "Hint 3 of 3"):
        learner.press(price, "Hint")
        learner.sees(price, hint)
    field.fill("6 coins")
    field.press("Enter")
    learner.sees(price, "Correct.")
    learner.press(price, "Solution")  # before that, it would count on another day
    learner.sees(price, "2 stone bought at 3 each")

    urbanism = learner.exercise("What happens to her coins?")
    urbanism.get_by_text("She gains 4").click()
    urbanism.locator("input:checked").press("Enter")
    learner.sees(urbanism, "Correct.")

    paid = learner.exercise("For which of them does Urbanism pay her 4 coins?")
    for card in ("Temple", "Library"):
        learner.press(paid, card)
    learner.press(paid, "Check")
    learner.sees(paid, "Correct.")

    # two numbers that are typed
    for question, number in (("cost her after that?", "0"), ("she constructs the Library?", "4")):
        typed = learner.exercise(question)
        typed.get_by_role("textbox").fill(number)
        learner.press(typed, "Check")
        learner.sees(typed, "Correct.")

    # do: played on the board, both sides
    do = learner.exercise("get her 8 more points")
    for card in ("Statue", "Walls", "Temple"):
        do.locator("button:visible", has_text=card).first.press("Enter")
        lab.settle()
        learner.press(do, "Discard" if card == "Walls" else "Build: free")
    learner.sees(do, "Correct.")
    expect(do.locator(".duel-finished")).to_contain_text("solved all 8 exercises")
    expect(do.locator(".duel-finished a")).to_have_text("Wonders")

    solved_all = lab.notebook.locator("b:visible", has_text="8 of 8 exercises solved")
    expect(solved_all).to_be_visible()
    kept = json.loads((Path(lab_server.folder) / "my-progress.json").read_text())
    solved = kept["lessons"][LESSON]
    assert {entry["status"] for entry in solved.values()} == {"correct"}
    assert len(solved) == 8
    assert solved["no-chain-under-a-wonder"]["solution"]


def click_on_board(exercise: Locator, name: str) -> None:
    """Click a card on the board of an exercise, the board of the lesson's second exercise."""
    state = textbook().code(LESSON).exercise("free-by-chain").needed_state()
    place = next(p.name for p in state.structure if p.card and p.card.name == name)
    drawn = scene(state.view(state.to_act))
    target = drawn.target(f"place:{place}")
    assert target is not None
    canvas = exercise.locator("canvas").first
    canvas.scroll_into_view_if_needed()
    box = canvas.bounding_box()
    assert box is not None
    x, y, width, height = target.box
    zoom = box["width"] / drawn.width
    canvas.page.mouse.click(box["x"] + (x + width / 2) * zoom, box["y"] + (y + height / 2) * zoom)


@pytest.mark.slow
@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_every_lesson_runs_in_the_browser(
    lab: LabPage, lab_server: LabServer, source: Path
) -> None:
    """Every cell runs, every board is drawn, every exercise answers its Check."""
    lab.load()  # a page keeps the memory of all the boards it has shown, until it is loaded again
    lab.open_notebook(build(lab_server, source.stem))
    lab.run_all()
    for nth in range(lab.notebook.locator(".jp-OutputArea canvas").count()):
        lab.canvas(nth).scroll_into_view_if_needed()
        lab.wait_for_pixels(nth)
    exercises = lab.notebook.locator(".duel-page-view .duel-exercise")
    learner = Learner(lab)
    for nth in range(exercises.count()):
        exercise = exercises.nth(nth)
        if exercise.locator("button:visible", has_text="Check").count():  # not what is played
            learner.press(exercise, "Check")
            learner.sees(exercise, "Not tried yet.")
        learner.press(exercise, "Solution")
        learner.sees(exercise, "Solution")
