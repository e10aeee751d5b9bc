"""The progress of a class: what is counted, what is told, and that nothing is changed."""

from __future__ import annotations

import codecs
import csv
import json
import os
import sys
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from duel_nb import cli, languages
from duel_nb.errors import DuelError
from duel_nb.languages import speaking
from duel_nb.lessons.class_progress import ClassProgress, class_progress
from duel_nb.lessons.exercises import Progress, Status
from duel_nb.lessons.exercises.marks import Mark
from duel_nb.lessons.exercises.memory import Memory, Streak
from duel_nb.lessons.paper_marks import PaperMark, paper_marks
from duel_nb.lessons.parts import Part

PARTS = (
    Part("00-start-here", "Start here", "", ()),
    Part("04-chains", "Chains", "", ("one", "two")),
    Part("05-wonders", "Wonders", "", ("three",)),
)
FILE = "my-progress.json"


def learner(folder: Path, *solved: tuple[str, str], below: str = "notebooks") -> Path:
    """A folder of a learner who has solved these exercises."""
    (folder / below).mkdir(parents=True, exist_ok=True)
    progress = Progress(folder / below / FILE)
    for lesson, exercise in solved:
        progress.checked(lesson, exercise, Status.CORRECT)
    return folder


def rows(found: ClassProgress) -> dict[str, dict[str, str]]:
    return {row["learner"]: row for row in csv.DictReader(found.csv().splitlines())}


def run(*words: object) -> Result:
    result = CliRunner(env={"NO_COLOR": "1"}).invoke(cli.app, ["progress", *map(str, words)])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def test_who_has_solved_what(tmp_path: Path) -> None:
    ada = learner(tmp_path / "ada", ("04-chains", "one"), ("04-chains", "two"))
    Progress(ada / "notebooks" / FILE).helped("04-chains", "two", hints=2, solution=True)
    ben = learner(tmp_path / "ben", ("05-wonders", "three"), ("05-wonders", "no longer asked"))
    found = class_progress([ada, ben], PARTS)
    assert str(found).splitlines() == [
        "Learner  Solved  Lesson",
        "ada      2 / 3   04 Chains",
        "ben      1 / 3   05 Wonders",
        "",
        "Lesson      Begun  Finished",
        "04 Chains   1      1",
        "05 Wonders  1      1",
    ]
    assert found.csv().splitlines() == [
        "learner,solved,exercises,checks,hints,solutions,04-chains,05-wonders,problem",
        "ada,2,3,2,2,1,2,0,",
        "ben,1,3,1,0,0,0,1,",
    ]
    assert found.problems == []


def test_what_is_practised_changes_no_figure(tmp_path: Path) -> None:
    ada = learner(tmp_path / "ada", ("04-chains", "one"))
    before = class_progress([ada], PARTS).csv()
    memory = Memory(2.3, 2.1, date(2026, 3, 4), date(2026, 3, 2), 2, 1)
    mine = Progress(ada / "notebooks" / FILE)
    mine.practised("04-chains/one", memory, Streak(1, memory.last))
    mine.practised("case/coup", memory, Streak(1, memory.last))
    assert class_progress([ada], PARTS).csv() == before


def test_the_first_and_the_last_result_of_a_final_test(tmp_path: Path) -> None:
    ada, ben = learner(tmp_path / "ada"), learner(tmp_path / "ben")
    for day, right in (("2026-11-05", 19), ("2026-11-01", 7), ("2026-11-03", 12)):
        Progress(ada / "notebooks" / FILE).tested(Mark("base", day, right, 20))
    learner(ben, below="older")
    Progress(ben / "older" / FILE).tested(Mark("base", "2026-11-01", 20, 20))
    Progress(ben / "notebooks" / FILE).tested(Mark("both", "2026-11-02", 9, 20))
    cem = learner(tmp_path / "cem", ("04-chains", "one"))
    found = rows(class_progress([ada, ben, cem], PARTS))
    tests = [name for name in found["ada"] if " before" in name or " after" in name]
    assert tests[:4] == ["base before", "base before date", "base after", "base after date"]
    assert {name: [row[test] for test in tests] for name, row in found.items()} == {
        "ada": ["35", "2026-11-01", "95", "2026-11-05", "", "", "", ""],
        "ben": ["100", "2026-11-01", "", "", "45", "2026-11-02", "", ""],
        "cem": [""] * 8,
    }


def test_results_on_paper_join_those_of_the_learner(tmp_path: Path) -> None:
    ada = learner(tmp_path / "Ada", ("04-chains", "one"))
    Progress(ada / "notebooks" / FILE).tested(Mark("base", "2026-11-05", 19, 20))
    marks = tmp_path / "marks.csv"
    marks.write_text("learner,test,date,right,questions\n ada ,base,2026-11-01,7,20\n")
    found = class_progress([ada], PARTS, paper_marks(marks))
    row = rows(found)["Ada"]
    assert [row["base before"], row["base after"], row["solved"]] == ["35", "95", "1"]
    assert "7 / 20 (2026-11-01)  19 / 20 (2026-11-05)" in str(found)
    assert not found.problems


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_somebody_without_a_folder_has_a_row_and_no_figures(tmp_path: Path, language: str) -> None:
    with speaking(language):
        taken = [
            PaperMark("Dora", Mark("both", day, 9, 20)) for day in ("2026-11-03", "2026-11-01")
        ]
        found = class_progress([learner(tmp_path / "ada")], PARTS, taken)
        row = rows(found)["Dora"]
        assert (row["solved"], row["04-chains"], row["problem"]) == ("", "", "")
        assert (row["both before date"], row["both after date"]) == ("2026-11-01", "2026-11-03")
        assert "9 / 20 (2026-11-01)  9 / 20 (2026-11-03)" in str(found)
        assert len(found.problems) == 2, "ada has not begun, and Dora has no folder"
        assert "Dora" in found.problems[1]


@pytest.mark.parametrize("separator", ",;\t", ids=["comma", "semicolon", "tab"])
def test_a_table_of_results_is_read_as_spreadsheets_write_it(
    tmp_path: Path, separator: str
) -> None:
    table = [
        ["Test", "learner", "room", "questions", "right", "date"],
        ["Base", "Zoë B.", "3", "20", "16", "27.11.2026"],
        [""] * 6,
        ["agora", "Ben", "3", "10", "0", "2026-11-28"],
    ]
    marks = tmp_path / "marks.csv"
    marks.write_bytes("\r\n".join(map(separator.join, table)).encode("utf-8-sig"))
    assert paper_marks(marks) == [
        PaperMark("Zoë B.", Mark("base", "2026-11-27", 16, 20)),
        PaperMark("Ben", Mark("agora", "2026-11-28", 0, 10)),
    ]


@pytest.mark.parametrize("language", languages.LANGUAGES)
@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ("Ada,bas,2026-11-27,16,20", "base"),
        ("Ada,base,11/27/26,16,20", "'11/27/26'"),
        ("Ada,base,2026-13-01,16,20", "'2026-13-01'"),
        ("Ada,base,2026-11-27,21,20", "'21'"),
        ("Ada,base,2026-11-27,,", "''"),
        ("Ada,base,2026-11-27,80 %,100", "'80 %'"),
        (",base,2026-11-27,16,20", ""),
    ],
)
def test_a_line_that_is_no_result_is_told_by_its_number(
    tmp_path: Path, wrong: str, named: str, language: str
) -> None:
    marks = tmp_path / "marks.csv"
    good = "Ben,base,2026-11-27,16,20"
    marks.write_text(f"learner,test,date,right,questions\n{good}\n{wrong}\n")
    with speaking(language), pytest.raises(DuelError) as told:
        paper_marks(marks)
    assert "marks.csv" in str(told.value)
    assert " 3" in str(told.value)
    assert named in str(told.value)


def test_a_column_that_is_missing_is_named(tmp_path: Path) -> None:
    marks = tmp_path / "marks.csv"
    for text in ("", "Ada;base;2026-11-27;16;20", "learner,test,date,right\n"):
        marks.write_text(text)
        with pytest.raises(DuelError, match="questions"):
            paper_marks(marks)


def test_the_command_takes_results_on_paper(tmp_path: Path) -> None:
    ada, marks, out = learner(tmp_path / "ada"), tmp_path / "marks.csv", tmp_path / "class.csv"
    unread = run(ada, "--marks", marks, "--csv", out)
    assert unread.exit_code == 2
    assert "marks.csv" in unread.stderr
    marks.write_text("learner,test,date,right,questions\nada,base,2026-11-27,21,20\n")
    assert run(ada, "--marks", marks, "--csv", out).exit_code == 2
    assert not out.exists()
    marks.write_text("learner,test,date,right,questions\nada,base,2026-11-27,17,20\n")
    assert run(ada, "--marks", marks, "--csv", out).exit_code == 0
    (row,) = csv.DictReader(out.read_text("utf-8-sig").splitlines())
    assert (row["base before"], row["base before date"]) == ("85", "2026-11-27")


def test_the_better_result_of_two_files_counts(tmp_path: Path) -> None:
    ada = learner(tmp_path / "ada", ("04-chains", "one"))
    learner(ada, ("04-chains", "two"), below="older/notebooks")
    Progress(ada / "older" / "notebooks" / FILE).checked("04-chains", "one", Status.NOT_YET)
    learner(ada, ("05-wonders", "three"), below=".trash")
    assert rows(class_progress([ada], PARTS))["ada"]["solved"] == "2"


def test_somebody_who_has_not_begun_is_in_the_table(tmp_path: Path) -> None:
    found = class_progress([tmp_path], PARTS)
    assert found.problems == [f"{tmp_path.name} has not solved anything yet."]
    assert rows(found)[tmp_path.name]["solved"] == "0"


def test_files_and_folders_of_one_name_are_told_apart(tmp_path: Path) -> None:
    one = learner(tmp_path / "group-1" / "ada", ("04-chains", "one"))
    two = learner(tmp_path / "group-2" / "ada")
    collected = tmp_path / "cem.json"
    collected.write_bytes((one / "notebooks" / FILE).read_bytes())
    found = rows(class_progress([one, two, collected, one / "notebooks" / FILE], PARTS))
    assert {name: row["solved"] for name, row in found.items()} == {
        str(one): "1",
        str(two): "0",
        "cem": "1",
        "notebooks": "1",
    }


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"duel_nb_progress": 2}', b'{"lessons": {}}'],
    ids=["empty", "cut", "UTF-16", "deep", "of another version", "of something else"],
)
def test_a_damaged_file_is_told_and_stays(tmp_path: Path, content: bytes) -> None:
    ada = learner(tmp_path / "ada", ("04-chains", "one"))
    damaged = tmp_path / "ben" / FILE
    damaged.parent.mkdir()
    damaged.write_bytes(content)
    there = sorted(tmp_path.rglob("*"))
    found = class_progress([ada, damaged.parent], PARTS)
    (problem,) = found.problems
    assert problem.startswith(f"ben: {FILE} stays as it is: ")
    assert "\n" not in problem
    assert rows(found)["ada"]["solved"] == "1"
    assert rows(found)["ben"]["solved"] == "", "nobody knows, which is not 0"
    assert rows(found)["ben"]["problem"] == problem
    assert damaged.read_bytes() == content
    assert sorted(tmp_path.rglob("*")) == there


def test_one_damaged_file_of_two_leaves_the_other(tmp_path: Path) -> None:
    ada = learner(tmp_path / "ada", ("04-chains", "one"))
    (ada / FILE).write_text("{")
    found = class_progress([ada], PARTS)
    assert "ada      1 / 3 ?  04 Chains" in str(found).splitlines()
    assert rows(found)["ada"]["solved"] == "1"


@pytest.mark.parametrize("kind", ["folder", "pipe"])
def test_what_is_no_file_is_told(tmp_path: Path, kind: str) -> None:
    if kind == "folder":
        (tmp_path / FILE).mkdir()
    elif sys.platform == "win32":
        return
    else:
        os.mkfifo(tmp_path / FILE)
    (problem,) = class_progress([tmp_path], PARTS).problems
    assert f"{FILE} cannot be read" in problem


@pytest.mark.parametrize("name", ["=1+1", "\n=1+1", " \t@x", "\uff1d1+1", "\ufe62x", "-1", "+1"])
def test_a_name_is_no_formula_of_a_spreadsheet(tmp_path: Path, name: str) -> None:
    found = class_progress([learner(tmp_path / name)], PARTS)
    (row,) = csv.DictReader(found.csv().splitlines())
    assert row["learner"] == f"'{name.strip()}"
    assert row["solved"] == "0"


def test_a_name_that_is_no_text_is_one_row_among_others(tmp_path: Path) -> None:
    odd, red = Path(os.fsdecode(b"\xff\xfe")), learner(tmp_path / "\x1b[31mred")
    file = tmp_path / "class.csv"
    result = run(odd, red, learner(tmp_path / "ada"), "--csv", file)
    table = csv.DictReader(file.read_text("utf-8-sig").splitlines())
    assert [row["learner"] for row in table] == ["\\udcff\\udcfe", "\\x1b[31mred", "ada"]
    assert "\x1b" not in result.output + run(odd, red, "--csv", "-").output


def test_the_command_shows_the_class_and_writes_csv(tmp_path: Path) -> None:
    ada = learner(tmp_path / "ada", ("04-chains", "free-by-chain"))
    out = tmp_path / "class.csv"
    result = run(ada, "--csv", out)
    assert result.exit_code == 0, result.output
    assert "04 Chains" in result.stdout
    (row,) = csv.DictReader(out.read_text("utf-8-sig").splitlines())
    assert (row["learner"], row["solved"], row["04-chains"]) == ("ada", "1", "1")
    assert "already exists" in run(ada, "--csv", out).stderr
    assert run(ada, "--csv", out, "--force").exit_code == 0
    assert out.read_bytes().startswith(codecs.BOM_UTF8)  # Excel takes it for Latin-1 otherwise
    assert run(ada, "--csv", "-").stdout == out.read_text("utf-8-sig")


def test_the_command_tells_what_it_cannot_read_and_shows_the_rest(tmp_path: Path) -> None:
    ada = learner(tmp_path / "ada", ("04-chains", "free-by-chain"))
    ben = tmp_path / "ben"
    ben.mkdir()
    (ben / FILE).write_text(json.dumps({"duel_nb_progress": 1, "lessons": {"04-chains": 3}}))
    result = run(ada, ben, tmp_path / "cem")
    assert result.exit_code == 1
    assert result.stderr.splitlines() == [
        f"ben: {FILE} stays as it is: this text is damaged: an exercise in it cannot be read.",
        f"There is no folder {tmp_path / 'cem'}.",
    ]
    assert "1 / " in result.stdout


def test_a_name_is_no_order_to_the_terminal_and_no_second_row(tmp_path: Path) -> None:
    found = class_progress([learner(tmp_path / "a\x1b[2J\nb")], PARTS)
    assert "\x1b" not in str(found)
    assert len(str(found).splitlines()) == 6


def test_a_folder_that_cannot_be_opened_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def walk(folder: Path, onerror: Callable[[OSError], None]) -> Iterator[object]:
        onerror(PermissionError(13, "Permission denied", "/home/ada/private"))
        return iter(())

    monkeypatch.setattr(os, "walk", walk)
    (problem,) = class_progress([tmp_path], PARTS).problems
    assert problem.endswith(": /home/ada/private cannot be read: permission denied.")


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_every_language_says_it(tmp_path: Path, language: str) -> None:
    before = languages.language()
    languages.use(language)
    try:
        found = class_progress([learner(tmp_path / "ada"), tmp_path / "ben"], PARTS)
        assert ("Learner" in str(found)) is (language == "en")
        assert all(found.problems)
    finally:
        languages.use(before)
