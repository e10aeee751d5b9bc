"""Any cell that shows something runs in a new kernel, after the cells that it names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from duel_nb.lessons.cell_order import needed, with_notes
from duel_nb.lessons.source import read

SOURCES = sorted((Path(__file__).resolve().parents[2] / "notebooks" / "src").glob("*.md"))
QUICK = ("31-make-your-own-scenario", "32-play")
"""One with loops and functions, one with games to play."""


def test_a_cell_names_the_cells_it_needs() -> None:
    cells = [
        "import duel_nb as duel\nnames = ('Ada', 'Ben')",
        "print(names)",
        "game = duel.new_game(names=names)\ngame",
        "[name for name in names]",
        "def half(names):\n    return names[:1]\nhalf([1, 2])",
        "game = game.play('build Altar')\ngame",
        "game",
    ]
    assert needed(cells) == [[], [1], [1], [1], [], [1, 3], [1, 3, 6]]
    notes = [text.splitlines()[0] for text in with_notes(cells)]
    assert notes[1] == "print(names)"  # a printed line is no board
    assert notes[2] == notes[3] == "# First run cell 1."
    assert notes[4] == "def half(names):"
    assert notes[5:] == ["# First run cells 1 and 3.", "# First run cells 1, 3 and 6."]


def test_a_folded_cell_names_its_exercise() -> None:
    cells = [
        "import duel_nb as duel\nlesson = duel.lesson('x')",
        "lesson.predict(\n    'never-spent',\n    'Is it spent?',\n)",
        "lesson",
    ]
    told = with_notes(cells, folded={1, 2})
    assert told[1].splitlines()[0] == "# Exercise: never-spent"
    assert told[2] == "lesson"


def test_many_cells_are_not_listed() -> None:
    cells = ["a = 1", *(f"{new} = {old}" for old, new in zip("abcd", "bcde", strict=True)), "e"]
    assert with_notes(cells)[-1] == "# First run the cells above.\ne"


def test_every_board_of_the_last_notebook_runs_alone() -> None:
    (play,) = (source for source in SOURCES if source.stem == "32-play")
    assert not any(needed([cell.text for cell in read(play).cells if cell.kind == "code"]))


@pytest.mark.parametrize(
    "source",
    [
        pytest.param(source, id=source.stem, marks=[] if source.stem in QUICK else pytest.mark.slow)
        for source in SOURCES
    ],
)
def test_a_cell_runs_after_the_cells_it_names(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(source.parents[1])
    lesson = [cell for cell in read(source).cells if cell.kind == "code"]
    cells = [cell.text for cell in lesson]
    for cell, text, numbers in zip(lesson, with_notes(cells), needed(cells), strict=True):
        if text == cell.text and numbers:
            continue  # it only prints
        if (note := re.match(r"# First run cells? ([^.]*)\.", text)) is not None:
            assert [int(number) for number in re.findall(r"\d+", note[1])] == numbers
        names: dict[str, Any] = {"__name__": "__main__"}
        for number in (*numbers, lesson.index(cell) + 1):
            try:
                exec(compile(cells[number - 1], f"cell {number}", "exec"), names)
            except NameError:
                raise
            except Exception:
                if "raises" not in lesson[number - 1].tags:
                    raise
