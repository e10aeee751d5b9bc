"""`duel.puzzle`: which one is shown, what a wrong try is told, and what is kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import duel_nb as duel
from duel_nb.engine import DuelError
from duel_nb.languages import LANGUAGES
from duel_nb.lessons.exercises import Progress, Solve, Status, Task
from duel_nb.lessons.exercises.inputs import PuzzleInput
from duel_nb.page.elements import Box
from duel_nb.players.puzzles import Puzzle, puzzles
from duel_nb.words import speaking
from tests.boards.live.person import inside, labels


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
    task.form.check_button.press()
    assert task.form.last_error is None
    assert task.verdict.status is Status.NOT_YET
    assert " may win by " in task.verdict.text
    session = shown.board.session
    assert (str(session.actions[0]), session.at) == (wrong[0], session.last)
    other = "BA"["AB".index(wanted.state.turn)]
    assert session.states[-1].outcome is not None
    assert session.states[-1].outcome.winner == other
    # what the refutation has laid is no other puzzle: going back and playing on does
    shown.board.go(0)
    shown.board.play(wanted.answers[0])
    if shown.board.state.turn != wanted.state.turn:
        task.form.check_button.press()
        assert task.verdict.status is Status.CORRECT
    task.form.again_button.press()
    assert shown.board.session.last == 0
    assert shown.board.state == wanted.state
    shown.fill(task.exercise.read(task.exercise.rights()[0]))
    task.form.check_button.press()
    assert task.verdict.status is Status.CORRECT
    assert task.done == "solved"
    assert duel.puzzle(theme="stop").exercise.id != wanted.id
    task.close()


def test_a_turn_that_goes_on_is_neither_right_nor_wrong_yet() -> None:
    long = next(one for one in puzzles() if one.theme == "win-now" and len(one.line) > 1)
    task = duel.puzzle(number=long.number)
    verdict = task.check(long.line[0])
    assert verdict.status is Status.SO_FAR
    assert "goes on" in verdict.text
    assert verdict.line is None
    assert not verdict
    assert "Right so far" in verdict.html()
    assert "✗" not in verdict.html()
    assert not Progress().lesson("42-puzzles")  # nothing is kept of half an answer
    assert task.check(*long.line).status is Status.CORRECT


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_right_so_far_is_said_in_every_language(spoken: str) -> None:
    long = next(one for one in puzzles() if one.theme == "win-now" and len(one.line) > 1)
    with speaking(spoken):
        verdict = duel.puzzle(number=long.number).check(long.line[0])
        assert verdict.head not in ("", duel.puzzle(number=long.number).check("pass").head)
        assert (verdict.head == "Right so far.") == (spoken == "en")


def played(task: Task, *actions: str) -> PuzzleInput:
    """The board of a puzzle after these actions."""
    shown = task.form.input
    assert isinstance(shown, PuzzleInput)
    for action in actions:
        shown.board.play(action)
    assert task.form.last_error is None
    return shown


def test_a_wrong_move_is_refuted_and_taken_back_with_one_press() -> None:
    long = next(one for one in puzzles() if one.theme == "win-now" and len(one.line) > 1)
    task = duel.puzzle(number=long.number)
    assert not task.form.take_back_button.shown
    shown = played(task, long.line[0])
    assert not task.form.take_back_button.shown
    good = shown.board.state
    state = long.state.play(long.line[0])
    wrong = next(str(one) for one in state.legal_actions() if str(one) != long.line[1])
    shown = played(task, wrong)
    assert task.verdict is not None
    assert task.verdict.status is Status.NOT_YET
    assert task.form.take_back_button.shown
    task.form.take_back_button.press()
    assert task.form.last_error is None
    assert shown.board.state == good
    assert not task.form.take_back_button.shown
    assert task.verdict.status is Status.SO_FAR
    played(task, *long.line[1:])
    assert task.verdict.status is Status.CORRECT


def test_what_is_tried_in_a_refutation_is_taken_back_to_the_puzzle() -> None:
    """The hidden cards of a refutation need not be those of the puzzle."""
    wanted = first("stop")
    task = duel.puzzle(number=wanted.number)
    assert isinstance(task.exercise, Solve)
    one, two = task.exercise.wrongs()
    shown = played(task, *one)
    shown.board.go(0)
    played(task, *two)
    task.form.take_back_button.press()
    assert task.form.last_error is None
    assert shown.board.state == wanted.state


def test_a_solved_puzzle_leads_to_the_next_one() -> None:
    task = duel.puzzle("win-now")
    assert isinstance(task.exercise, Solve)
    shown = played(task)
    assert not task.form.next_button.shown
    played(task, *task.exercise.puzzle.line)
    assert task.verdict
    assert shown.board.state.outcome is not None
    assert not {"Rematch", "Review"} & {*labels(shown.board)}
    assert task.form.next_button.shown
    task.form.next_button.press()
    assert task.form.last_error is None
    boards = [one for one in inside(task.form, Box) if "duel-exercise" in one.classes]
    assert len(boards) > 1
    following = task._next
    assert following is not None
    assert isinstance(following.exercise, Solve)
    assert following.exercise.puzzle.theme == "win-now"
    assert following.exercise.id != task.exercise.id
    task.close()


def test_a_solved_puzzle_of_a_lesson_leads_to_the_next_that_is_not_solved() -> None:
    book = duel.lesson("42-puzzles")
    one, two, three = (book.solve(f"base-{number}") for number in (1, 14, 6))
    assert two.check(*solution(two))
    played(one, *solution(one))
    assert one.verdict
    assert one.form.next_button.shown
    three._is_shown = True
    pressed = []
    three.form.scroll_to = lambda: pressed.append("three")  # type: ignore[method-assign]
    one.form.next_button.press()
    assert pressed == ["three"]
    three.check(*solution(three))
    assert one.check(*solution(one))
    assert not one.form.next_button.shown


def solution(task: Task) -> tuple[str, ...]:
    assert isinstance(task.exercise, Solve)
    own: tuple[str, ...] = task.exercise.rights()[0]
    return own


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


@pytest.mark.parametrize("id", ["base-7", "pantheon-3", "both-1"])
def test_the_id_on_a_puzzle_opens_it(id: str) -> None:
    assert duel.puzzle(id).exercise.id == id
    assert duel.puzzle(f" {id.upper()}").exercise.id == id


@pytest.mark.parametrize(
    ("sentence", "given"),
    [
        ("There is no theme 'stpo'; did you mean 'stop'?", {"theme": "stpo"}),
        ("There is no theme 3; there are: win-now, stop, uncover", {"theme": 3}),
        ("There is no puzzle 0: they have the numbers 1 to", {"number": 0}),
        ("There is no puzzle 99999: they have the numbers 1 to", {"theme": "base-99999"}),
        ("There is no puzzle 'base-x': they have the numbers 1 to", {"theme": "base-x"}),
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
