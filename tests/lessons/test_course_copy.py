"""Laying a copy of the course: nothing that somebody wrote is ever lost."""

import json
from collections.abc import Callable
from pathlib import Path

import nbformat
import nbformat.sign
import pytest

from duel_nb.lessons.course_copy import MEMORY, CopyReport, copy_course, trust
from duel_nb.lessons.parts import parts
from duel_nb.lessons.renamed import LESSONS
from duel_nb.messages import Message

FIRST, SECOND = "00-start.ipynb", "01-next.ipynb"


def never(notebook: Path) -> bool:
    raise AssertionError(f"asked about {notebook}")


def answers(answer: bool | None, asked: list[str]) -> Callable[[Path], bool | None]:
    def ask(notebook: Path) -> bool | None:
        asked.append(notebook.name)
        return answer

    return ask


@pytest.fixture
def course(tmp_path: Path) -> Path:
    folder = tmp_path / "course"
    folder.mkdir()
    for name in (FIRST, SECOND, "notes.ipynb"):
        (folder / name).write_text(f"{name} 1")
    return folder


@pytest.fixture
def mine(tmp_path: Path, course: Path) -> Path:
    folder = tmp_path / "mine" / "notebooks"
    assert copy_course(course, folder, never) == CopyReport(new=[FIRST, SECOND])
    return folder


def test_it_lays_the_course_and_nothing_else(course: Path, mine: Path) -> None:
    assert sorted(path.name for path in mine.iterdir()) == [MEMORY, FIRST, SECOND]
    assert (mine / FIRST).read_text() == f"{FIRST} 1"


def test_doing_it_again_does_nothing(course: Path, mine: Path) -> None:
    (mine / "my-own.ipynb").write_text("mine")
    assert not copy_course(course, mine, never)
    assert (mine / "my-own.ipynb").read_text() == "mine"


def test_a_changed_notebook_stays_while_there_is_nothing_newer(course: Path, mine: Path) -> None:
    (mine / FIRST).write_text("my answers")
    for _ in range(2):
        assert copy_course(course, mine, never) == CopyReport()
        assert (mine / FIRST).read_text() == "my answers"


def test_an_unchanged_notebook_is_brought_up_to_date(course: Path, mine: Path) -> None:
    (course / FIRST).write_text("newer")
    assert copy_course(course, mine, never) == CopyReport(updated=[FIRST])
    assert (mine / FIRST).read_text() == "newer"


def test_a_changed_notebook_is_replaced_only_when_one_says_so(course: Path, mine: Path) -> None:
    (mine / FIRST).write_text("my answers")
    (course / FIRST).write_text("newer")
    for ask, kept in ((None, True), (None, True), (False, True)):
        asked: list[str] = []
        assert copy_course(course, mine, answers(ask, asked)) == CopyReport(kept=[FIRST])
        assert asked == [FIRST]
        assert (mine / FIRST).read_text() == "my answers", kept
    assert copy_course(course, mine, never) == CopyReport()  # asked once for each newer one
    (course / FIRST).write_text("newer still")
    assert copy_course(course, mine, answers(True, [])) == CopyReport(replaced=[FIRST])
    assert (mine / FIRST).read_text() == "newer still"


def test_a_notebook_taken_away_is_laid_again(course: Path, mine: Path) -> None:
    (mine / FIRST).rename(mine / "mine.ipynb")
    assert copy_course(course, mine, never) == CopyReport(new=[FIRST])
    assert (mine / "mine.ipynb").exists()


def test_an_old_copy_of_a_renamed_notebook_goes_unless_somebody_changed_it(
    course: Path, tmp_path: Path
) -> None:
    folder, (old, other, *_) = tmp_path / "mine", LESSONS
    for name in (old, other):
        (course / f"{name}.ipynb").write_text(name)
    copy_course(course, folder, never)
    (folder / f"{other}.ipynb").write_text("my answers")
    for name in (old, other):
        (course / f"{name}.ipynb").rename(course / f"{LESSONS[name]}.ipynb")
    report = copy_course(course, folder, never)
    assert (len(report.new), report.removed) == (2, [f"{old}.ipynb"])
    assert "1 old copy removed" in str(Message("cli-copied", folder="", what=report.parts))
    assert not (folder / f"{old}.ipynb").exists()
    assert (folder / f"{other}.ipynb").read_text() == "my answers"
    known = {part.name for part in parts(folder)}
    assert LESSONS[other] in known
    assert other not in known
    assert not copy_course(course, folder, never)


def test_a_notebook_that_was_there_before_is_somebodys(tmp_path: Path, course: Path) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir()
    (folder / FIRST).write_text("theirs")
    asked: list[str] = []
    found = copy_course(course, folder, answers(None, asked))
    assert found == CopyReport(new=[SECOND], kept=[FIRST])
    assert (folder / FIRST).read_text() == "theirs"
    assert str(Message("cli-copied", folder="theirs", what=found.parts)) == (
        "theirs: 1 notebook copied; "
        f"kept because you changed it: {FIRST} (rename it to get the new version)."
    )


@pytest.mark.parametrize("memory", ["", "[]", "{", '{"00-start.ipynb": 5}'])
def test_without_a_memory_what_is_there_is_somebodys(course: Path, mine: Path, memory: str) -> None:
    (mine / MEMORY).write_text(memory)
    (course / FIRST).write_text("newer")
    assert copy_course(course, mine).kept == [FIRST]
    assert isinstance(json.loads((mine / MEMORY).read_text()), dict)


def test_a_copy_is_trusted_until_it_is_changed(tmp_path: Path) -> None:
    notebook = tmp_path / FIRST
    nbformat.write(
        nbformat.v4.new_notebook(cells=[nbformat.v4.new_markdown_cell("Start")]), notebook
    )
    trust([notebook])
    notary = nbformat.sign.NotebookNotary()
    text = nbformat.read(notebook, as_version=4)
    assert notary.check_signature(text)
    text.cells[0].source = "Something else"
    assert not notary.check_signature(text)


def test_what_cannot_be_signed_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / FIRST).write_text("no notebook")
    trust([tmp_path / FIRST])
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "file" / "jupyter"))
    trust([tmp_path / FIRST])
