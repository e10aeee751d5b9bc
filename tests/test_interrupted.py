"""Nothing confirmed is lost when a process is killed or a disk is full, at any step."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import duel_nb as duel
from duel_nb import records
from duel_nb.lessons.exercises import Progress, Status
from duel_nb.players import simulate
from duel_nb.players.simulation import game_file
from duel_nb.records.terminal.kept import kept_games
from duel_nb.session import savefile
from duel_nb.session.kept_games import KeptGames
from duel_nb.session.session import Session
from tests.interrupted import How, interrupted
from tests.records.games import recorded
from tests.records.terminal.talk import Talk, first_game
from tests.test_disk import files

PLAYERS = ("person", "person")

each_way = pytest.mark.parametrize("how", ["killed", "full"])


@contextmanager
def confirmations(folder: Path) -> Iterator[tuple[Callable[[], None], Callable[[], int]]]:
    """Functions to confirm something, and to count the confirmations since the last count.

    The count survives the process that confirms.
    """
    with (folder / "confirmed").open("w+b", buffering=0) as file:

        def confirm() -> None:
            os.write(file.fileno(), b"x")

        def count() -> int:
            said = os.fstat(file.fileno()).st_size
            os.truncate(file.fileno(), 0)
            os.lseek(file.fileno(), 0, os.SEEK_SET)
            return said

        yield confirm, count


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of the files under test."""
    (tmp_path / "here").mkdir()
    return tmp_path / "here"


# -- a lesson --------------------------------------------------------------------------------------


@each_way
def test_what_was_solved_in_a_lesson_stays_solved(how: How, folder: Path, tmp_path: Path) -> None:
    file = folder / "mine.json"
    Progress(file).checked("01", "before", Status.CORRECT)
    before = file.read_bytes()
    with confirmations(tmp_path) as (confirm, confirmed):

        def solve_two() -> None:
            progress = Progress(file)
            for exercise in ("one", "two"):
                progress.checked("01", exercise, Status.CORRECT)
                if not progress.problem:  # otherwise the error is reported
                    confirm()

        steps = 0
        for _ in interrupted(how, folder, solve_two):
            steps += 1
            next_kernel = Progress(file)
            assert next_kernel.problem == ""
            wanted = ("before", "one", "two")[: 1 + confirmed()]
            assert all(next_kernel.solved("01", exercise) for exercise in wanted)
            next_kernel.checked("01", "three", Status.CORRECT)
            assert Progress(file).solved("01", "three")
            file.write_bytes(before)
        assert steps >= (8 if how == "killed" else 6)
        assert confirmed() == 2


# -- games -----------------------------------------------------------------------------------------


def play_room(folder: Path, confirm: Callable[[], None]) -> None:
    """Two actions on the board of a play room."""
    kept, session = KeptGames(folder), Session(duel.new_game(seed=5, names=("Ada", "Ben")))
    for action in session.state.legal_actions()[:1], session.state.legal_actions()[1:2]:
        session.play(action[0])
        kept.keep(session, PLAYERS)
        if not kept.problem:
            confirm()


def terminal(folder: Path, confirm: Callable[[], None]) -> None:
    """Two actions in the terminal, then its window is closed."""
    talk, played = Talk(first_game(), answers=True, folder=folder), [0]

    def read(prompt: str) -> str:
        if talk.terminal.session.at > played[-1]:
            played.append(talk.terminal.session.at)
            if "cannot be kept" not in talk.out.getvalue():
                confirm()
        if talk.terminal.session.at == 2:
            raise EOFError
        return "1"

    talk.keys._read = read
    talk.terminal.run()


@pytest.mark.parametrize("play", [play_room, terminal])
@each_way
def test_what_was_played_is_kept(
    how: How, play: Callable[[Path, Callable[[], None]], None], folder: Path, tmp_path: Path
) -> None:
    play(tmp_path / "once", lambda: None) if play is play_room else None  # what is read but once
    with confirmations(tmp_path) as (confirm, confirmed):
        steps = 0
        for _ in interrupted(how, folder, lambda: play(folder, confirm)):
            steps += 1
            games = KeptGames(folder).last(3)
            least = confirmed()
            assert len(games) == 1 or not least
            for kept in games:
                assert kept.names == ("Ada", "Ben")
                assert least <= kept.actions <= 2
                assert savefile.from_text(kept.file.read_text("utf-8")).last == kept.actions
                assert play is play_room or list(kept_games(folder)) == [kept]
            if play is terminal:
                window = Talk(first_game(), answers=True, folder=folder)
                window.type(*["y"] * len(games), "1", EOFError, EOFError)
                (after,) = KeptGames(folder).last(3)
                assert after.actions == sum(kept.actions for kept in games) + 1
            shutil.rmtree(folder)
            folder.mkdir()
        assert steps >= 6
        assert confirmed() == 2
        assert [kept.actions for kept in KeptGames(folder).last(3)] == [2]


@each_way
def test_a_saved_game_is_the_old_one_or_the_new_one(how: How, folder: Path) -> None:
    file = folder / "game.json"
    game = recorded()
    old, new = game.upto(20), game.upto(30)
    was = old.to_json().encode()
    file.write_bytes(was)
    seen = set()
    for _ in interrupted(how, folder, lambda: new.save(file)):
        seen.add(file.read_bytes())
        assert records.load(file) in (old, new)
        file.write_bytes(was)
    assert seen <= {was, new.to_json().encode()}
    assert was in seen
    assert records.load(file) == new


# -- a simulation ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["games.csv.gz", pytest.param("games.parquet", marks=pytest.mark.slow)]
)
@each_way
def test_a_simulation_goes_on_where_it_was(
    how: How, name: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_file, "_GAMES_PER_PART", 2)
    whole, out = tmp_path / f"whole-{name}", folder / name
    expected = simulate(5, seed=5, out=whole, workers=1)
    steps, parts = 0, set()
    for _ in interrupted(how, folder, lambda: simulate(5, seed=5, out=out, workers=1)):
        steps += 1
        parts.add(sum(one.endswith(ending(name)) for one in files(folder)))
        assert simulate(5, seed=5, out=out, workers=1) == expected
        assert out.read_bytes() == whole.read_bytes()
        assert [one for one in files(folder) if not one.startswith(".")] == [name]
        shutil.rmtree(folder)
        folder.mkdir()
    assert steps >= 10
    assert parts >= {0, 1, 2, 3}
    assert out.read_bytes() == whole.read_bytes()


def ending(name: str) -> str:
    return name[name.index(".") :]


#: `duel-nb` that writes a part after every few games and starts its processes at once.
SIMULATE = """
import resource, sys
from duel_nb import cli
from duel_nb.players.simulation import game_file, workers

game_file._GAMES_PER_PART, workers._HERE_SECONDS = 40, -1.0
if room := int(sys.argv.pop(1)):
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
cli.main()
"""


def simulation(out: Path, workers: int, room: int = 0) -> subprocess.Popen[str]:
    words = f"simulate --games 400 --seed 5 --workers {workers} --out".split()
    return subprocess.Popen(
        [sys.executable, "-c", SIMULATE, str(room), *words, str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("name", ["games.csv.gz", "games.parquet"])
def test_a_simulation_that_is_killed_leaves_no_process_and_goes_on(
    name: str, workers: int, tmp_path: Path
) -> None:
    out, parts = tmp_path / name, tmp_path / f"{name}.parts"

    def whole() -> set[str]:
        return {file.name for file in parts.glob(f"[0-9]*{ending(name)}")}

    first = simulation(out, workers)
    while len(whole()) < 2:
        assert first.poll() is None, first.communicate()
    first.kill()
    assert first.wait() == -signal.SIGKILL
    first.communicate()  # ends when the other processes have ended, too
    there = whole()
    assert len(there) >= 2
    assert not out.exists()

    second = simulation(out, workers, room=2_000)
    _, said = second.communicate()
    assert second.returncode == 2
    assert said == (
        f"{out} cannot be written: it is too large. "
        "What was written before is kept: the same command continues from there.\n"
    )
    assert whole() >= there
    assert not out.exists()

    third = simulation(out, workers)
    _, said = third.communicate()
    assert (third.returncode, said) == (0, "")
    simulate(400, seed=5, out=tmp_path / f"whole-{name}", workers=1)
    assert out.read_bytes() == (tmp_path / f"whole-{name}").read_bytes()
    assert not parts.exists()
