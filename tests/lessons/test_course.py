"""Every exercise of the course: untouched, each mistake, each right answer, every button."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import nbformat
import pytest

from duel_nb.boards.live.board import Board
from duel_nb.boards.live.board_view import BoardView
from duel_nb.catalog import CATALOG
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons import examples, read
from duel_nb.lessons.exercises import Do, Predict, Status, Task
from duel_nb.lessons.exercises.inputs import PlayInput
from duel_nb.lessons.parts import parts
from duel_nb.lessons.sections import next_lessons, section_of
from duel_nb.page import html
from duel_nb.players import coach
from duel_nb.rulebook import RULEBOOK
from duel_nb.scenarios import Report
from duel_nb.session import offers
from tests.boards.live.person import about
from tests.lessons.course import (
    FOLDER,
    SOURCES,
    Handlers,
    Taken,
    press_everything,
    root_of,
    silence,
    submit,
    take,
)
from tests.lessons.english import english_in

EXERCISE = re.compile(r"\blesson\.(predict|find|do|order|price|score|ask|solve)\(\s*\"([^\"]+)\"")
#: What of HTML is no text: styles, and tags.
MARKUP = re.compile(r"<style>.*?</style>|<[^>]*>", re.DOTALL)
#: What a visible cell may not ask a reader to read.
PROGRAMMING = (
    *(ast.For, ast.While, ast.If, ast.Try, ast.With),
    *(ast.Lambda, ast.FunctionDef, ast.ClassDef, ast.comprehension, ast.IfExp),
)
#: What no cell defines for itself.
HELPER = (ast.FunctionDef, ast.ClassDef, ast.While, ast.Try)
NAMED = re.compile(r"duel\.lesson\(\"([^\"]+)\"\)")


def each_lesson(pressed: Collection[str]) -> list[Any]:
    """The lessons, each with its tests in one process, as to take one is the longest of them.

    Args:
        pressed: the names of those that are not left for the long run.
    """
    return [
        pytest.param(
            source,
            id=source.stem,
            marks=[
                pytest.mark.xdist_group(source.stem),
                *([] if source.stem in pressed else [pytest.mark.slow]),
            ],
        )
        for source in SOURCES
    ]


@pytest.fixture(scope="module", params=each_lesson([source.stem for source in SOURCES]))
def watched(request: pytest.FixtureRequest) -> Iterator[tuple[Taken, Handlers]]:
    """A lesson that is taken once for all tests, with every handler it gives to widgets."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(FOLDER)
        patch.setenv("DUEL_PROGRESS", "off")  # each check would write a file
        silence(patch)
        handlers = Handlers(patch)
        yield take(request.param), handlers


@pytest.fixture(scope="module")
def taken(watched: tuple[Taken, Handlers]) -> Taken:
    return watched[0]


def try_in_widgets(task: Task, answer: Any) -> Status:
    """Answer in the widgets, as a person does, and press Check."""
    task.form.input.fill(task.exercise.read(answer))
    submit(task.form)
    assert task.form.last_error is None, task.form.last_error
    assert task.verdict is not None
    return task.verdict.status


def test_a_lesson_of_its_own_name_with_ids_used_once(taken: Taken) -> None:
    text = taken.lesson.path.read_text(encoding="utf-8")
    ids = [found[2] for found in EXERCISE.finditer(text)]
    assert len(ids) == len(set(ids))
    assert sorted(ids) == sorted(task.exercise.id for task in taken.tasks)
    assert NAMED.findall(text) == ([taken.lesson.path.stem] if ids else [])


def text_of(outputs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What outputs say, without their pictures and markup."""
    return [
        {
            mime: MARKUP.sub("", part)
            for mime, part in output.get("data", {"text/plain": str(output.get("text"))}).items()
            if mime.startswith("text/")
        }
        for output in outputs
    ]


def test_it_shows_what_the_saved_notebook_shows(taken: Taken) -> None:
    """In words; with their pictures, and in kernels, `tests/notebooks` compares them."""
    path = FOLDER / f"{taken.lesson.path.stem}.ipynb"
    cells: list[Any] = nbformat.read(path, as_version=4).cells
    saved = [cell for cell in cells if cell.cell_type == "code"]
    for cell, outputs in zip(saved, taken.outputs, strict=True):
        again = f"run 'duel-nb notebooks build {path.stem}': it changed at\n{cell.source}"
        for was, now in zip(text_of(cell.outputs), text_of(outputs), strict=True):
            # Without a kernel some things show themselves as plain text alone.
            assert {mime: was.get(mime) for mime in now} == now, again


def test_untouched_exercises_are_not_tried(taken: Taken) -> None:
    for task in taken.tasks:
        task.form.start_again()
        assert task.check().status is Status.NOT_TRIED, task.exercise.id
        assert task.form.input.value is None
        assert task.form.last_error is None


def test_each_mistake_is_told_what_is_wrong_and_by_which_rule(taken: Taken) -> None:
    for task in taken.tasks:
        wrongs = task.exercise.wrongs()
        for wrong in wrongs:
            verdict = task.check(wrong)
            assert verdict.status is Status.NOT_YET, (task.exercise.id, wrong, str(verdict))
            assert verdict.text
            assert verdict.rules, (task.exercise.id, wrong)
        # the first of the wrong answers are those that have a text of their own
        for wrong, told in zip(wrongs, task.exercise.mistakes.values(), strict=False):
            sentence, *rule = [told] if isinstance(told, str) else told
            verdict = task.check(wrong)
            assert sentence in verdict.text, (task.exercise.id, wrong)
            assert {*rule} <= {*verdict.rules}, (task.exercise.id, wrong)
        assert len(wrongs) >= len(task.exercise.mistakes)
        task.form.start_again()


def test_a_choice_is_between_more_than_two_answers(taken: Taken) -> None:
    """A guess between two says little."""
    for task in taken.tasks:
        if isinstance(task.exercise, Predict) and task.exercise.options:
            assert len(set(task.exercise.options.values())) > 2, task.exercise.id


def test_right_answers_are_accepted_in_more_than_one_way(taken: Taken) -> None:
    for task in taken.tasks:
        ways = task.exercise.rights()
        assert len({repr(way) for way in ways}) > 1, task.exercise.id
        for way in ways:
            assert task.check(way).status is Status.CORRECT, (task.exercise.id, way)
        task.form.start_again()


#: Lessons whose exercises are answered in their widgets by default: every kind is in one of them.
#: Those of the others in the long run.
IN_WIDGETS = {"05-wonders", "09-the-end", "31-make-your-own-scenario", "40-tempo"}
in_widgets = pytest.mark.parametrize("watched", each_lesson(IN_WIDGETS), indirect=True)


@in_widgets
def test_widgets_ask_the_same_checker(taken: Taken) -> None:
    for task in taken.tasks:
        for wrong in task.exercise.wrongs()[:1]:
            assert try_in_widgets(task, wrong) is Status.NOT_YET
        assert try_in_widgets(task, task.exercise.rights()[-1]) is Status.CORRECT
        assert task.done
        task.form.start_again()


def test_any_play_counts_that_does_what_is_asked(taken: Taken) -> None:
    """Plays that the author did not think of are accepted, and are what the question asks for."""
    for task in taken.tasks:
        if not isinstance(task.exercise, Do):
            continue
        for line in task.exercise.solutions:
            assert task.check(*map(str, line.actions)).status is Status.CORRECT, task.exercise.id
            if "in this turn" in task.exercise.question:
                players = {state.turn for state in line.states[:-1]}
                assert len(players) == 1, (task.exercise.id, line.actions)


def test_what_cannot_be_read_cannot_be_checked(taken: Taken) -> None:
    for task in taken.tasks:
        verdict = task.check("something unreadable")
        one = task.exercise
        free_text = isinstance(one, Predict) and not one.options and not one.is_number
        expected = Status.NOT_YET if free_text else Status.CANNOT
        assert verdict.status is expected, (task.exercise.id, str(verdict))
        assert verdict.text


def test_hints_lead_to_the_rule_and_a_solution_names_it(taken: Taken) -> None:
    for task in taken.tasks:
        task.forget_hints()
        hints = [task.hint() for _ in task.hints]
        assert len(hints) > 1, f"{task.exercise.id} has no hint of its own"
        assert hints == list(task.hints)
        assert hints[-1].rules[0] == task.exercise.rules[0]
        assert task.hint() == hints[-1]
        solution = task.solution()
        assert task.exercise.rules[0] in solution.rules
        assert task.exercise.why, f"{task.exercise.id} does not say why"


@in_widgets
def test_wrong_answers_can_be_played_out(taken: Taken) -> None:
    for task in taken.tasks:
        if task.exercise.state is None or task.exercise.kind in ("do", "solve"):
            continue
        wrong = next(iter(task.exercise.wrongs()), None)
        if wrong is not None:
            task.form.input.fill(task.exercise.read(wrong))
        task.form.board_button.press()
        assert task.form.board is not None
        assert task.form.last_error is None, task.form.last_error
        played = task.form.board.session.at
        assert played <= len(task.exercise.line(wrong))
        task.form.board_button.press()
        assert task.form.board is None
        task.form.start_again()


@in_widgets
def test_no_board_says_which_play_wins(taken: Taken) -> None:
    for task in taken.tasks:
        if task.exercise.kind not in ("do", "solve"):
            continue
        task.form.start_again()
        assert isinstance(task.form.input, PlayInput)
        board = task.form.input.board
        for pick in offers.picks(board.state):
            assert " wins by " not in about(board, pick.hit), (task.exercise.id, pick.label)


#: The lesson whose widgets are all used by default, those of the others in the long run.
PRESSED = {"30-ask-the-referee"}


@pytest.mark.parametrize("watched", each_lesson(PRESSED), indirect=True)
def test_every_handler_is_called(
    watched: tuple[Taken, Handlers], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken, handlers = watched
    failures: list[BaseException] = []

    def note(error: BaseException) -> str:
        failures.append(error)
        return str(error)

    monkeypatch.chdir(tmp_path)  # for what the buttons write
    monkeypatch.setenv("DUEL_PROGRESS", "off")
    monkeypatch.setattr(html, "failure", note)
    monkeypatch.setattr(Board, "film", lambda board: b"GIF")  # making one takes seconds
    monkeypatch.setattr(coach, "hint", partial(coach.hint, games=20))
    # as a kernel does once a board is painted
    monkeypatch.setattr(BoardView, "_tell_more", BoardView.tell_all)
    roots = [root for root in map(root_of, taken.shown) if root is not None]
    for root in roots:
        assert press_everything(root)
        press_everything(root)  # what the first round brought up
    for _ in range(4):  # what each round brings up: a case, its board, its referee
        handlers.call_the_rest(roots)
    assert not failures, failures
    assert handlers.never_called(roots) == []


#: Lessons whose exercises search for solutions: other languages are left to the long run.
SEARCHING = {"40-tempo", "41-denial-and-threats", "42-puzzles", "43-puzzles-expansions"}


not_searching = pytest.mark.parametrize(
    "watched", each_lesson({one.stem for one in SOURCES} - SEARCHING), indirect=True
)
OTHERS = [*LANGUAGES][1:]
in_turn = [pytest.param(turn, marks=[pytest.mark.slow] if turn else []) for turn in range(3)]


@pytest.fixture(scope="module", params=in_turn, ids=["one", "another", "a third"])
def translated(request: pytest.FixtureRequest, taken: Taken) -> tuple[str, Taken]:
    """A language, by default one for each lesson, in turn; and the lesson taken in it."""
    number = [source.stem for source in SOURCES].index(taken.lesson.path.stem)
    language = OTHERS[(number + request.param) % len(OTHERS)]
    with speaking(language):
        return language, take(taken.lesson.path)


@not_searching
def test_answers_are_judged_alike_in_each_language(
    taken: Taken, translated: tuple[str, Taken]
) -> None:
    def known(task: Task) -> tuple[str, int, int, int]:
        one = task.exercise
        return one.id, len(one.rights()), len(one.wrongs()), len(one.mistakes)

    english = [known(task) for task in taken.tasks]
    language, again = translated
    with speaking(language):
        assert all(report for report in again.shown if isinstance(report, Report))
        assert [known(task) for task in again.tasks] == english
        for task in again.tasks:
            for right in task.exercise.rights():
                verdict = task.check(right)
                assert verdict.status is Status.CORRECT, (task.exercise.id, right, str(verdict))
            for wrong in task.exercise.wrongs():
                verdict = task.check(wrong)
                assert verdict.status is Status.NOT_YET, (task.exercise.id, wrong, str(verdict))
                assert verdict.text, (task.exercise.id, wrong)


@not_searching
def test_no_output_is_an_english_sentence(translated: tuple[str, Taken]) -> None:
    language, taken = translated
    with speaking(language):
        assert english_in(taken) == []


def test_rules_resolve(taken: Taken) -> None:
    text = taken.lesson.path.read_text(encoding="utf-8")
    for name in re.findall(r"\b(?:GEN|BASE|PAN|AGO|BOTH)-[A-Z0-9]+(?:-[A-Z0-9]+)*\b", text):
        assert RULEBOOK[name].id == name


def test_a_board_comes_before_any_paragraph_of_theory(taken: Taken) -> None:
    words = 0
    for cell in taken.lesson.cells[1:]:
        found = re.search(
            r"duel\.(show|first_game|referee|editor|play_room|quiz)\(|\.board\(|lesson\.do\(",
            cell.text,
        )
        if cell.kind == "code" and found:
            break
        words += len(MARKUP.sub("", cell.text).split()) if cell.kind == "markdown" else 0
    assert words <= 75, taken.lesson.path.name


@pytest.mark.parametrize("kind", ["faq", "example"])
def test_every_question_and_example_of_the_rulebooks_is_in_a_lesson(kind: str) -> None:
    cells = [cell for source in SOURCES for cell in read(source).cells if cell.kind == "code"]
    checked = "\n".join(c.text for c in cells if re.search(r"duel\.(check|show|cases)\(", c.text))
    folder = examples.folder()
    assert folder is not None
    for one in examples.all_examples(folder):
        where = Path(one.file).resolve().parent.relative_to(folder.resolve()).as_posix()
        if one.kind == kind:
            assert one.sources, one.id
            assert f'"{one.id}"' in checked or f'"examples/{where}"' in checked, one.id


def test_links_lead_to_lessons() -> None:
    known = {one.stem for one in SOURCES}
    for source in SOURCES:
        for cell in read(source).cells:
            for target in re.findall(r"(?:\]\(|href=\")([^)\s\"]+)\.ipynb", cell.text):
                there = "://" in target or target in known
                assert there, f"{source.name}, line {cell.line}: {target}"


#: Lessons about typing, whose visible cells may have several lines of code.
TYPED = {"31-make-your-own-scenario", "34-for-the-curious"}


def test_code_of_more_than_one_line_is_folded_and_defines_no_helpers() -> None:
    """They are in the package; only lesson 44 is about asking games with one's own."""
    for source in SOURCES:
        for cell in read(source).cells:
            if cell.kind != "code":
                continue
            where = f"{source.name}, line {cell.line}"
            statements = ast.parse(cell.text).body
            every = [part for one in statements for part in ast.walk(one)]
            if source.stem != "44-how-often":
                assert not [node for node in every if isinstance(node, HELPER)], where
            if "hide-input" not in cell.tags:
                doing = [s for s in statements if not isinstance(s, ast.Import | ast.ImportFrom)]
                assert len(doing) <= 1 or source.stem in TYPED, where
                assert not [node for node in every if isinstance(node, PROGRAMMING)], where


def test_a_lesson_ends_with_links_to_the_next_for_every_owner() -> None:
    course = parts(FOLDER)
    for source in SOURCES:
        last = read(source).cells[-1].text.splitlines()[-1]
        links = set(re.findall(r"\]\(([^)\s]+)\.ipynb\)", last))
        following = {one.lesson.name for one in next_lessons(course, source.stem)}
        assert following <= links, f"{source.name}: a next lesson is not named"
        beside = {name for name in links if section_of(name).aside} | {"00-start-here"}
        assert links - beside == following - beside, f"{source.name}: another lesson is named"


def test_no_exercise_asks_for_a_scenario_before_one_is_taught() -> None:
    taught = next(i for i, one in enumerate(SOURCES) if one.stem == "31-make-your-own-scenario")
    for source in SOURCES[:taught]:
        text = source.read_text(encoding="utf-8")
        assert "ask" not in {found[1] for found in EXERCISE.finditer(text)}, source.name


@pytest.mark.parametrize(
    ("lesson", "rows"),
    [
        (
            "04-chains",
            [
                (CATALOG.card(card.free_if_own).name, card.name, card.chain_symbol_under_cost)
                for card in CATALOG.cards
                if card.free_if_own and card.set == "base"
            ],
        ),
        (
            "21-agora-decrees",
            [(f"| {decree.number} |", f"| {decree.name} |") for decree in CATALOG.decrees],
        ),
    ],
)
def test_a_list_that_is_promised_is_a_table(lesson: str, rows: list[tuple[str, ...]]) -> None:
    source = next(one for one in SOURCES if one.stem == lesson)
    lines = [line for line in source.read_text(encoding="utf-8").splitlines() if line[:2] == "| "]
    assert rows
    for row in rows:
        assert [line for line in lines if all(part in line for part in row)], row


def test_figures_of_wonders_symbols_and_shields_stand_in_words() -> None:
    """They are also in pictures, which not everybody sees."""
    text = {source.stem[:2]: source.read_text(encoding="utf-8") for source in SOURCES}
    rows = [line for line in text["05"].splitlines() if line.startswith("| ")]
    for wonder in (one for one in CATALOG.wonders if one.set == "base"):
        [row] = [
            line for line in rows if line.startswith(f"| {wonder.name.removeprefix('The ')} |")
        ]
        assert f"| {wonder.cost} |" in row
        assert f"{wonder.points} points" in row or not wonder.points
    for card in (one for one in CATALOG.cards if one.set == "base"):
        if card.colour == "green":
            points = {0: "no points", 1: "1"}.get(card.points, f"{card.points}")
            assert re.search(rf"{card.name} \({points}\b", text["07"]), card
        if card.shields and card.deck != "age-1":
            assert card.name in text["06"].partition("## 1.")[0]


def test_the_first_screen_says_how_to_win_and_leads_on() -> None:
    first = next(source for source in SOURCES if source.stem.startswith("00"))
    cells = read(first).cells[1:]
    words = next(cell.text for cell in cells if cell.kind == "markdown")
    board = next(cell for cell in cells if cell.kind == "code")
    assert cells.index(board) == 1
    assert ".board(" in board.text
    assert "hide-input" in board.tags
    doors = re.findall(r'<h3><a href="([^"]+)\.ipynb">', words)
    assert [door[:2] for door in doors] == ["33", "01", "30", "42"]
    assert {"win", "pawn", "symbols", "points"} <= set(re.findall(r"\w+", words.casefold()))


def test_the_marker_of_points_has_one_name() -> None:
    for source in SOURCES:
        text = source.read_text(encoding="utf-8").casefold()
        assert "medal" not in text, source.name
        assert text.count("wreath") == text.count("green wreath")
