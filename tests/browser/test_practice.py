"""Practice in a real JupyterLab: two days of somebody whose calendar the test turns."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.browser.lab import LabPage

LEARNT = """
from datetime import date
from pathlib import Path
from duel_nb.lessons.exercises import Progress, Status
from duel_nb.lessons.practice.practice import Practice

Path("practised.json").unlink(missing_ok=True)
day = date(2026, 3, 2)
progress = Progress("practised.json", lambda: day)
for exercise in ("04-chains/urbanism", "06-military/points",
                 "07-science-and-progress-tokens/theology"):
    progress.checked(*exercise.split("/"), Status.CORRECT)
"""
"""Three exercises were solved on a Monday, too few for the cases of their lessons."""


@dataclass
class Learner:
    """Somebody who practises."""

    lab: LabPage

    @property
    def practice(self) -> Locator:
        return self.lab.notebook.locator(".duel-practice:visible")

    def begin(self, day: int) -> None:
        """Practise on a day of March."""
        self.lab.run_cells(
            [f"day = date(2026, 3, {day})\nPractice(Progress(progress.file, lambda: day))"]
        )

    def press(self, label: str) -> None:
        self.practice.locator("button:visible", has_text=label).first.click()
        self.lab.settle()

    def answer(self, choice: str) -> None:
        self.practice.get_by_text(choice, exact=True).first.click()
        self.press("Check")

    def sees(self, words: str) -> None:
        expect(self.practice.get_by_text(words).first).to_be_visible()


def test_what_was_wrong_or_looked_at_comes_back_and_what_was_known_rests(lab: LabPage) -> None:
    lab.run_cells([LEARNT])
    learner = Learner(lab)

    learner.begin(day=4)
    learner.sees("3 questions to go")
    learner.answer("Nothing: the Library is free")
    learner.sees("This comes back tomorrow")
    learner.sees("2 questions to go")
    learner.press("Next question")
    learner.answer("Ben 5")
    learner.sees("This comes back in")
    learner.press("Next question")
    learner.press("Solution")
    learner.sees("Ada, as Theology says so.")
    learner.sees("This comes back tomorrow")
    learner.press("Next question")
    learner.sees("1 of 3 right")
    learner.sees("2 questions come back tomorrow")

    learner.begin(day=4)
    learner.sees("Nothing is due today")

    learner.begin(day=5)
    learner.sees("2 questions to go")
    learner.answer("She gains 4")
    learner.sees("This comes back in")
    learner.press("Next question")
    learner.answer("Ada, as Theology says so")
    learner.press("Next question")
    learner.sees("2 of 2 right")
    learner.sees("2 days of practice in a row")
