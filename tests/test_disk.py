"""Every command writes files completely or not at all."""

from __future__ import annotations

import errno
import pickle
import resource
import shutil
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

import duel_nb as duel
from duel_nb import cli, records
from duel_nb.boards.live.board import Board
from duel_nb.disk import FileError, read_text, reason_of, write_file, write_files
from duel_nb.errors import DuelError
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons import course_copy
from duel_nb.lessons.course_copy import copy_course
from duel_nb.lessons.exercises import Progress, Status
from duel_nb.messages import Message, Part
from duel_nb.records.terminal.kept import kept_games
from duel_nb.records.terminal.keyboard import PlainKeyboard
from duel_nb.records.terminal.play import Terminal
from duel_nb.words.catalogue import catalogue
from tests.boards.live.person import words
from tests.records.games import recorded
from tests.records.terminal.talk import Talk, first_game

OLD = b"what was there before"
LESSON = "---\ntitle: An example\n---\n\nWords.\n\n```python\nprint(6 * 7)\n```\n"


@contextmanager
def full_disk(room: int = 64) -> Iterator[None]:
    """Limit the size of files, so that writing fails as on a full disk.

    The system's limit on file sizes needs no privileges and no separate disk.
    """
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def files(folder: Path) -> dict[str, bytes]:
    """The contents of all files below a folder; None for folders."""
    return {
        str(path.relative_to(folder)): b"" if path.is_dir() else path.read_bytes()
        for path in sorted(folder.rglob("*"))
    }


def run(*words: str | Path) -> Result:
    result = CliRunner(env={"NO_COLOR": "1", "TERMINAL_WIDTH": "200"}).invoke(
        cli.app, [str(word) for word in words]
    )
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


@pytest.fixture
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("game") / "game.json"
    recorded().save(path)
    return path


# -- the function ----------------------------------------------------------------------------------


def test_a_full_disk_leaves_what_was_there(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(OLD)
    with full_disk(), pytest.raises(OSError, match="it is too large") as failed:
        write_file(file, b"x" * 1000)
    assert failed.value.filename == str(file)
    assert files(tmp_path) == {"file": OLD}


def test_several_files_are_written_all_or_none(tmp_path: Path) -> None:
    (tmp_path / "one").write_bytes(OLD)
    contents = {tmp_path / "one": b"small", tmp_path / "new" / "sub" / "two": b"x" * 1000}
    with full_disk(), pytest.raises(OSError) as failed:
        write_files(contents, folders=True)  # type: ignore[arg-type]
    assert failed.value.filename == str(tmp_path / "new" / "sub" / "two")
    assert files(tmp_path) == {"one": OLD}
    write_files(contents, folders=True)  # type: ignore[arg-type]
    assert files(tmp_path) == {
        "one": b"small",
        "new": b"",
        "new/sub": b"",
        "new/sub/two": b"x" * 1000,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_that_lead_round_are_told_in_each_language(tmp_path: Path, language: str) -> None:
    for one, other in (("a", "b"), ("b", "a")):
        (tmp_path / one).symlink_to(tmp_path / other)
    with pytest.raises(OSError) as failed:
        read_text(tmp_path / "a")
    with speaking(language):
        reason = reason_of(failed.value)
    assert reason == catalogue(language).say(Message("system-loop"))


def test_permissions_and_links_stay(tmp_path: Path) -> None:
    file, link, plain = tmp_path / "file", tmp_path / "link", tmp_path / "plain"
    plain.write_bytes(OLD)
    write_file(file, "new")
    assert file.stat().st_mode == plain.stat().st_mode, "as any other new file"
    file.chmod(0o640)
    link.symlink_to(file)
    write_file(link, "ö")
    assert link.is_symlink()
    assert file.read_bytes() == "ö".encode()
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_device_is_written_to(tmp_path: Path) -> None:
    write_file("/dev/null", "words")
    with pytest.raises(OSError, match="no space is left"):
        write_file("/dev/full", "words")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_is_no_file(tmp_path: Path, language: str) -> None:
    reason = Message("system-folder")
    with speaking(language):
        with pytest.raises(FileError) as unwritten:
            write_file(tmp_path, "words")
        with pytest.raises(FileError) as unread:
            read_text(tmp_path)
        parts: dict[str, Part] = {"file": str(tmp_path), "reason": reason}
        assert str(unwritten.value) == catalogue(language).say(Message("file-unwritten", parts))
        assert str(unread.value) == catalogue(language).say(Message("file-unread", parts))
    for error in (unwritten.value, unread.value, pickle.loads(pickle.dumps(unread.value))):
        assert isinstance(error, DuelError), "a notebook shows the sentence alone"
        assert isinstance(error, OSError)
        assert (error.errno, error.filename) == (errno.EISDIR, str(tmp_path))


def test_a_missing_file_is_found_out_as_everywhere_in_python(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no such file or folder") as failed:
        read_text(tmp_path / "no.json")
    assert isinstance(failed.value, FileError)


@pytest.mark.parametrize("name", ["a\0b", "x" * 300, "no/where", "\ud800"])
def test_a_name_that_no_file_can_have_is_an_error_of_the_system(name: str, tmp_path: Path) -> None:
    with pytest.raises(OSError) as failed:
        write_file(tmp_path / name, "words")
    assert failed.value.filename == str(tmp_path / name)
    assert failed.value.strerror
    assert not files(tmp_path)


# -- every command that writes ---------------------------------------------------------------------


WRITES: dict[str, tuple[str, Callable[[Path, Path], Result]]] = {
    "export": (
        "out.ipynb",
        lambda game, out: run("export", game, out, "--force", "--pictures", "none"),
    ),
    "export as Markdown": (
        "out.md",
        lambda game, out: run("export", game, out, "--force", "--pictures", "none"),
    ),
    "plot": ("out.png", lambda game, out: run("plot", game, out, "--force")),
    "plot as SVG": ("out.svg", lambda game, out: run("plot", game, out, "--force")),
    "show": ("out.png", lambda game, out: run("show", game, "--png", out, "--force")),
    "simulate": (
        "game-0001.json",
        lambda game, out: run(
            "simulate", "--games", "1", "--seed", "1", "--save", out.parent, "--force"
        ),
    ),
    "coverage": ("COVERAGE.md", lambda game, out: run("coverage", out.parent)),
    "components": ("COMPONENTS.md", lambda game, out: run("components", out.parent)),
    "notebooks build": (
        "00-start-here.ipynb",
        lambda game, out: run("notebooks", "build", "--folder", out.parent),
    ),
    "notebooks copy": (
        "00-start-here.ipynb",
        lambda game, out: run("notebooks", "copy", out.parent),
    ),
}


#: Other formats of the same commands, and new files: slow tests.
SLOW = {("export as Markdown", True), ("plot as SVG", True), ("export", False), ("plot", False)}
SLOW |= {("export", True), ("coverage", True)}  # many seconds each


@pytest.mark.parametrize(
    ("command", "before"),
    [
        pytest.param(*case, marks=[pytest.mark.slow] if case in SLOW else [])
        for case in (
            *((command, True) for command in WRITES),
            *((command, False) for command in ("export", "plot", "notebooks copy")),
        )
    ],
)
def test_a_full_disk_is_told_and_costs_nothing(
    command: str, before: bool, game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, write = WRITES[command]
    out = tmp_path / "there" / name
    out.parent.mkdir()
    if before:
        out.write_bytes(OLD)
    if command.startswith("notebooks"):
        source = out.parent / "src" / "00-start-here.md"
        source.parent.mkdir()
        source.write_text(LESSON, encoding="utf-8")
        # The kernel that runs the cells writes its own files.
        monkeypatch.setattr("duel_nb.lessons.builder._execute", lambda *_: None)
        monkeypatch.setattr(course_copy, "PACKAGE", tmp_path)
        _bundle(tmp_path)
        if before and command == "notebooks copy":  # unchanged by the user, and outdated
            shutil.rmtree(out.parent)
            assert run("notebooks", "copy", out.parent).exit_code == 0
            _bundle(tmp_path, "A newer one. ")
    was = files(tmp_path)
    write(game, tmp_path / "elsewhere" / name)  # imported or read on first use
    shutil.rmtree(tmp_path / "elsewhere", ignore_errors=True)
    assert files(tmp_path) == was
    with full_disk():
        result = write(game, out)
    assert result.exit_code != 0
    assert result.stderr.splitlines()[-1] == f"{out} cannot be written: it is too large."
    assert len(result.stderr.splitlines()) == 1
    assert files(tmp_path) == was
    assert write(game, out).exit_code in (0, 1)  # 1: no scenarios, so no rule is covered
    assert out.read_bytes() not in (OLD, b"")
    assert not [one for one in files(tmp_path) if one.endswith(".tmp")]
    if command == "notebooks copy":
        assert "kept" not in result.stderr
        assert b"A newer one" in out.read_bytes() or not before


def _bundle(package: Path, words: str = "") -> None:
    """Write the course of an installed package."""
    folder = package / "course" / "notebooks"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("00-start-here", "01-next"):
        (folder / f"{name}.ipynb").write_text(words + "A notebook. " * 20)


@pytest.mark.parametrize("command", ["save", "save!"])
def test_saving_in_the_terminal(command: str, tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    if command == "save!":
        out.write_bytes(OLD)
    was = files(tmp_path)
    lines = iter(["1", f"{command} {out}", "log", "quit", "y"])
    console = Console(record=True, width=120, file=open("/dev/null", "w"))  # noqa: SIM115
    keys = PlainKeyboard(lambda _: next(lines))
    terminal = Terminal(records.Game.new(1), console=console, keys=keys)
    with full_disk():
        terminal.run()
    said = " ".join(console.export_text().split())
    assert f"{out} cannot be written: it is too large." in said
    assert len(terminal.session.actions) == 1, "the game goes on"
    assert files(tmp_path) == was


def test_a_game_that_cannot_be_kept_in_the_terminal_says_so_once(tmp_path: Path) -> None:
    talk = Talk(first_game(), answers=True, folder=tmp_path)
    with full_disk():
        shown = talk.type("1", "1", EOFError, EOFError)
    sentence = "This game cannot be kept now (it is too large): save it before you quit."
    assert shown.count(sentence) == 1
    assert "not saved and would be lost" in talk.prompts[-1]
    assert list(kept_games(tmp_path)) == []
    talk.type("1", EOFError, EOFError)
    assert "This one is kept" in talk.prompts[-1]
    assert [kept.actions for kept in kept_games(tmp_path)] == [3]


def test_saving_from_a_notebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Board, "film", lambda *_: b"GIF" * 100)  # making one takes seconds
    game = recorded()
    board = game.board(3)
    board.png()
    for name, save in (
        ("game.json", game.save),
        ("board.png", board.save),
        ("board.gif", board.save),
    ):
        out = tmp_path / name
        out.write_bytes(OLD)
        with full_disk(), pytest.raises(OSError, match="it is too large"):
            save(out)
        assert files(tmp_path) == {name: OLD}
        out.unlink()


def test_a_question_to_the_referee(tmp_path: Path) -> None:
    answer = duel.referee(duel.position(structure=["Altar"])).can("A", "build Altar")
    with full_disk(), pytest.raises(OSError, match="it is too large"):
        duel.referee(duel.position(structure=["Altar"])).save(answer, tmp_path / "new" / "q.toml")
    assert not files(tmp_path)


def test_progress_that_cannot_be_kept_is_not_lost(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "my.json")
    progress.checked("01", "one", Status.CORRECT)
    was = files(tmp_path)
    with full_disk():
        progress.checked("01", "two", Status.CORRECT)
    assert progress.problem.startswith("my.json cannot be written (it is too large): what ")
    assert files(tmp_path) == was
    assert progress.solved("01", "two")
    assert progress.problem, "it is still not written"
    Progress(tmp_path / "my.json").checked("01", "three", Status.CORRECT)  # in another notebook
    progress.checked("01", "four", Status.NOT_YET)
    assert progress.problem == ""
    assert Progress(tmp_path / "my.json").lesson("01") == progress.lesson("01")
    assert set(progress.lesson("01")) == {"one", "two", "three", "four"}


def test_an_exercise_says_that_its_answer_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUEL_PROGRESS", str(tmp_path / "my.json"))
    state = duel.position(structure=["Altar"])
    lesson = duel.lesson("a-lesson")
    task = lesson.price("altar", "What is the price?", state, thing="Altar", rule="BASE-COST-01")

    def said() -> str:
        return words(task.form)

    assert "cannot be written" not in said()
    with full_disk():
        task.check(0)
    assert "my.json cannot be written (it is too large): what you have solved" in said()
    task.check(0)
    assert "cannot be written" not in said()
    assert Progress(tmp_path / "my.json").solved("a-lesson", "altar")


def test_laying_the_course_is_all_or_nothing(tmp_path: Path) -> None:
    _bundle(tmp_path)
    course = tmp_path / "course" / "notebooks"
    target = tmp_path / "mine"
    with full_disk(), pytest.raises(OSError, match="it is too large"):
        copy_course(course, target)
    assert not target.exists()
    assert copy_course(course, target).new == ["00-start-here.ipynb", "01-next.ipynb"]
    assert not copy_course(course, target).kept


@pytest.mark.parametrize("words", [("plot",), ("show", "--png")])
def test_a_picture_is_not_replaced_without_asking(
    words: tuple[str, ...], game: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.png"
    out.write_bytes(OLD)
    command, *option = words
    result = run(command, game, *option, out)
    assert result.exit_code == 2
    assert result.stderr == f"{out} already exists: name another file, or add --force.\n"
    assert out.read_bytes() == OLD
    assert run(command, game, *option, out, "--force").exit_code == 0
    assert out.read_bytes().startswith(b"\x89PNG")


def test_a_file_without_end_is_refused_when_it_is_read(tmp_path: Path) -> None:
    endless = tmp_path / "endless.json"
    with endless.open("wb") as file:
        file.truncate(2**32)  # a sparse file, which takes no disk space
    with pytest.raises(OSError, match="it is too large"):
        read_text(endless)
    for command in (["play", str(endless)], ["check", str(endless)], ["show", str(endless)]):
        result = CliRunner().invoke(cli.app, command)
        assert result.exit_code == 2
        assert "it is too large" in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_file_has_the_nearest_name(language: str, tmp_path: Path) -> None:
    (tmp_path / "base.json").touch()
    with speaking(language):
        with pytest.raises(FileNotFoundError) as told:
            duel.load_game(tmp_path / "bse.json")
        assert str(told.value).count("base.json") == 1
        with pytest.raises(FileNotFoundError) as told:
            duel.load_game(tmp_path / "quite-another.json")
        assert "base" not in str(told.value)
        with pytest.raises(FileNotFoundError):
            duel.load_game(tmp_path / "no-folder" / "base.json")


def test_a_command_names_the_nearest_file_too(tmp_path: Path) -> None:
    (tmp_path / "base.json").touch()
    result = CliRunner().invoke(cli.app, ["review", str(tmp_path / "bse.json")])
    assert result.exit_code == 2
    assert "did you mean" in " ".join(result.stderr.split())
