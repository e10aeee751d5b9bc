"""The six Pantheon lessons leave nothing out: rules, cases of the rulebooks, editions."""

from __future__ import annotations

import re

from duel_nb.lessons import read
from duel_nb.lessons.examples import all_examples
from duel_nb.rulebook import RULEBOOK, editions
from tests.lessons.course import FOLDER

LESSONS = (
    "12-pantheon-age-1",
    "13-pantheon-powers",
    "14-pantheon-more-powers",
    "15-pantheon-gate-and-temples",
    "16-pantheon-faq",
    "35-editions",
)
NEW = re.findall(
    r"\w+",
    """
Enki Ishtar Nisaba Astarte Baal Tanit Aphrodite Hades Zeus Anubis Isis Ra Mars Minerva Neptune Gate
Sanctuary Mysticism Poliorcetics Engineering Snake
""",
)


def texts() -> dict[str, str]:
    return {name: (FOLDER / "src" / f"{name}.md").read_text(encoding="utf-8") for name in LESSONS}


def played(text: str) -> set[str]:
    """The scenarios that are shown or checked in a lesson."""
    calls = re.findall(r"duel\.(?:show|check|cases)\(([^)]*)\)", text)
    return {name for call in calls for name in re.findall(r'"([^"]+)"', call)}


def test_every_rule_of_pantheon_is_named() -> None:
    everything = "".join(texts().values())
    named = set(re.findall(r"\bPAN-[A-Z]+-\d\d\b", everything))
    assert {rule for rule in RULEBOOK if rule.startswith("PAN-")} - named == set()


def test_every_question_and_worked_example_of_the_rulebooks_is_in_one_place() -> None:
    printed = {
        one.id
        for one in all_examples()
        if "/pantheon/" in one.file and one.kind in ("faq", "example")
    }
    assert len(printed) > 20
    assert printed - played(texts()["16-pantheon-faq"]) == set()


def test_every_difference_between_the_editions_is_shown_once() -> None:
    shown = re.findall(r'"(E-\w+)"', texts()["35-editions"])
    following = [each.id for each in editions() if each.follows_edition]
    assert sorted(shown) == sorted(each.id for each in editions())
    assert shown[: len(following)] == following


def test_every_new_card_and_token_is_at_work_in_an_exercise_or_cell() -> None:
    cells = [cell for name in LESSONS[:4] for cell in read(FOLDER / "src" / f"{name}.md").cells]
    code = "".join(cell.text for cell in cells if cell.kind == "code")
    assert [name for name in NEW if name not in code] == []
    assert "Divine Theater" in code
    assert "Grand Temple" in code


def test_no_cell_is_longer_than_a_screen() -> None:
    for name in LESSONS:
        for cell in read(FOLDER / "src" / f"{name}.md").cells:
            limit = 40 if "hide-input" in cell.tags else 26
            assert len(cell.text.splitlines()) <= limit, (name, cell.line)
            words = len(re.sub(r"<abbr[^>]*>", "", cell.text).split())
            assert cell.kind == "code" or words <= 130, (name, cell.line, words)
