"""The cases of a lesson: guess, open, see on a board."""

from __future__ import annotations

from pathlib import Path

import pytest

import duel_nb as duel
from duel_nb.lessons.show import Cases
from tests.boards.live.person import press, words
from tests.outputs import displayed


@pytest.fixture
def cases() -> Cases:
    return duel.cases("chain-makes-free", "urbanism")


def test_the_answer_is_not_seen_before_it_is_asked_for(cases: Cases) -> None:
    row = next(row for row in cases.report.rows if row.id == "chain-makes-free")
    press(cases, row.question)
    assert row.answer not in words(cases)
    assert row.title not in words(cases)
    press(cases, "Answer")
    assert row.answer in words(cases)
    press(cases, row.question)
    press(cases, row.question)
    assert row.answer not in words(cases)


def test_a_case_is_shown_on_a_board_and_put_away(cases: Cases) -> None:
    asked = next(row.question for row in cases.report.rows if row.id == "urbanism")
    press(cases, asked)
    press(cases, "Show on board")
    press(cases, "Next")
    assert "1 of" in words(cases)
    press(cases, "Hide the board")
    with pytest.raises(StopIteration):
        press(cases, "Next")
    cases.close()


def test_variants_are_no_questions_of_their_own() -> None:
    found = duel.cases("examples/base/military")
    questions = repr(found).splitlines()[1:-1]
    assert len(questions) == len({row.id for row in found.report.rows})


def test_a_case_that_does_not_hold_is_told(tmp_path: Path) -> None:
    found = duel.cases("urbanism", tmp_path / "no-such-case.toml")
    assert "There is no file or folder" in words(found)
    assert "1 case. Guess" in words(found)


def test_a_saved_notebook_keeps_the_table(cases: Cases) -> None:
    assert "<th" in displayed(cases)["text/html"]
