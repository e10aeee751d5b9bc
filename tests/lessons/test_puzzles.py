"""`duel.puzzle`: which one is shown, what a wrong try is told, and what is kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import duel_nb as duel
from duel_nb.engine import DuelError
from duel_nb.lessons.exercises import Solve, Status
from duel_nb.lessons.exercises.inputs import PuzzleInput
from duel_nb.players.puzzles import Puzzle, puzzles


@pytest.fixture(autouse=True)
def progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "progress.json"
    monkeypatch.setenv("DUEL_PROGRESS", str(file))
    return file


def first(theme: str, mix: str = "base") -> Puzzle:
    return next(one for one in puzzles(mix) if one.theme == theme)


def test_a_wrong_try_is_refuted_on_the_board_and_a_right_one_is_kept() -> None:
    wanted = first("stop")
    task = duel.puzzle(number=wanted.number)
    assert isinstance(task.exercise, Solve)
    task.check()
    assert task.verdict is not None
    assert task.verdict.status is Status.NOT_TRIED
    [wrong, *_] = task.exercise.wrongs()
    shown = task.form.input
    assert isinstance(shown, PuzzleInput)
    shown.board.play(wrong[0])
    task.form.check_button.click()
    assert task.form.last_error is None
    assert task.verdict.status is Status.NOT_YET
    assert " may win by " in task.verdict.text
    session = shown.board.session
    assert (str(session.actions[0]), session.at) == (wrong[0], 1)
    other = "BA"["AB".index(wanted.state.turn)]
    assert session.states[-1].outcome is not None
    assert session.states[-1].outcome.winner == other
    # what the refutation has laid is no other puzzle: going back and playing on does
    shown.board.go(0)
    shown.board.play(wanted.answers[0])
    if shown.board.state.turn != wanted.state.turn:
        task.form.check_button.click()
        assert task.verdict.status is Status.CORRECT
    task.form.again_button.click()
    assert shown.board.session.last == 0
    assert shown.board.state == wanted.state
    shown.fill(task.exercise.read(task.exercise.rights()[0]))
    task.form.check_button.click()
    assert task.verdict.status is Status.CORRECT
    assert task.done == "solved"
    assert duel.puzzle(theme="stop").exercise.id != wanted.id
    task.close()


def test_a_turn_that_goes_on_is_neither_right_nor_wrong_yet() -> None:
    long = next(one for one in puzzles() if one.theme == "win-now" and len(one.line) > 1)
    task = duel.puzzle(number=long.number)
    verdict = task.check(long.line[0])
    assert verdict.status is Status.NOT_YET
    assert "goes on" in verdict.text
    assert verdict.line is None
    assert task.check(*long.line).status is Status.CORRECT


def test_hints_name_the_theme_and_then_the_card() -> None:
    puzzle = first("win-now")
    task = duel.puzzle(number=puzzle.number)
    theme, card, _ = task.hints
    assert puzzle.goal.title in str(theme)
    named = puzzle.state.read(puzzle.answers[0]).card
    assert named is not None
    assert named.name in str(card)
    assert str(puzzle.reason) in str(task.solution())


def test_the_easiest_that_is_not_solved_comes_first() -> None:
    task = duel.puzzle("Win now")
    assert isinstance(task.exercise, Solve)
    assert task.exercise.puzzle.theme == "win-now"
    assert task.exercise.puzzle.difficulty == 1
    other = duel.puzzle(expansions={"agora"}).exercise
    assert isinstance(other, Solve)
    assert other.puzzle.mix == "agora"


@pytest.mark.parametrize(
    ("sentence", "given"),
    [
        ("There is no theme 'stpo'; did you mean 'stop'?", {"theme": "stpo"}),
        ("There is no theme 3; there are: win-now, stop, uncover", {"theme": 3}),
        ("There is no puzzle 0: they have the numbers 1 to", {"number": 0}),
        ("There is no puzzle 'x': they have the numbers 1 to", {"number": "x"}),
        ("The expansion 'agorra' cannot be played; did you mean agora?", {"expansions": "agorra"}),
        ("has the theme 'win-now' and not 'stop'", {"theme": "stop", "number": None}),
    ],
)
def test_a_puzzle_that_is_not_there_is_one_sentence(
    sentence: str, given: dict[str, object]
) -> None:
    if "number" in given and given["number"] is None:
        given = {**given, "number": first("win-now").number}
    with pytest.raises(DuelError, match=re.escape(sentence)):
        duel.puzzle(**given)  # type: ignore[arg-type]
