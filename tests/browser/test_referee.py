"""The referee's form and a scenario to step through, in a real JupyterLab."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator

from duel_nb import scenarios
from tests.browser.lab import LabPage, LabServer

REFEREE = [
    "import duel_nb as duel",
    "referee = duel.referee(B={'cards': ['Brickyard']}, names=('Ada', 'Ben'))\nreferee",
]
SHOW = ["import duel_nb as duel", "duel.show('statue-of-zeus-wins-first')"]


def field(lab: LabPage, placeholder: str, nth: int = 0) -> Locator:
    """The nth field with this hint in it."""
    return lab.notebook.locator(f".jp-OutputArea input[placeholder*='{placeholder}']").nth(nth)


def enter(lab: LabPage, where: Locator, text: str) -> None:
    """Type into a field and press Enter, as a person does."""
    where.click()
    where.fill(text)
    where.press("Enter")
    lab.settle()


def test_a_question_is_set_up_asked_and_saved(lab: LabPage, lab_server: LabServer) -> None:
    lab.run_cells(REFEREE)
    pixels = lab.wait_for_pixels()

    # a name from the catalog goes from the completing field into the list beside it
    enter(lab, field(lab, "add", 0), "lumber yard")
    assert field(lab, "Press, Stone Pit", 0).input_value() == "Lumber Yard"
    enter(lab, field(lab, "Library, Walls"), "Libary")
    assert "Did you mean" in lab.notebook.inner_text()
    assert field(lab, "Library, Walls").input_value() == "Libary"
    enter(lab, field(lab, "Library, Walls"), "Library, Statue")
    lab.wait_for_pixels(before=pixels)
    assert "Did you mean" not in lab.notebook.inner_text()

    enter(lab, field(lab, "build Library"), "build Statue")
    lab.button("Ask").click()
    lab.settle()
    assert "Statue would cost Ada 8 coins, and Ada has 7: 1 short." in lab.notebook.inner_text()
    rule = lab.notebook.get_by_label("Rule BASE-COST-04").first
    rule.click()  # opens in place
    assert lab.notebook.locator("details[open]", has_text="BASE-COST-04").first.is_visible()

    enter(lab, field(lab, "named after the question"), "my question")
    lab.button("Save as a scenario").click()
    lab.settle()
    assert "Saved as my question.toml" in lab.notebook.inner_text()
    results = scenarios.run(scenarios.load(Path(lab_server.folder) / "my question.toml"))
    assert all(result.passed for result in results)


def test_a_scenario_is_stepped_through_and_taken_over(lab: LabPage) -> None:
    lab.run_cells(SHOW)
    start = lab.wait_for_pixels()
    assert "Winning comes before discarding" in lab.notebook.inner_text()

    lab.button("Next").click()
    lab.settle()
    lab.wait_for_pixels(before=start)
    assert "A wins by military supremacy." in lab.notebook.inner_text()
    assert "5 statements checked hold" in lab.notebook.inner_text()

    lab.button("Back").click()
    lab.settle()
    lab.button("Take over here").click()
    lab.settle()
    live = lab.wait_for_pixels(1)  # the live board comes after the picture
    lab.button("Altar").press("Enter")
    lab.settle()
    lab.button("Build").click()
    lab.settle()
    lab.wait_for_pixels(1, before=live)
    assert "Altar stands in A's City." in lab.notebook.inner_text()
    lab.button("Back to the scenario").click()
    lab.settle()
    assert "Altar stands in A's City." not in lab.notebook.inner_text()
    assert lab.button("Next").is_visible()
