"""Games on real processes, local and in a Dask cluster, some of which are killed."""

from __future__ import annotations

import logging
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.players import PlayedGame, RandomPlayer, read_games, simulate
from duel_nb.players.simulation import workers
from duel_nb.players.simulation.cluster import Cluster, connect
from duel_nb.players.simulation.series import series
from tests.browser.server import free_port

GAMES = 60
#: On one worker: to import Dask takes seconds.
pytestmark = pytest.mark.xdist_group("dask")


class Fatal(RandomPlayer):
    """Kills the process that creates it a few times, but not that of the tests.

    Args:
        killed: a file with one character per kill.
        times: how often to kill.
        spared: the process of the tests.
        seed: as for any player.
    """

    def __init__(self, killed: Path, times: int, spared: int, seed: int) -> None:
        super().__init__(seed)
        if os.getpid() != spared and killed.stat().st_size < times:
            with killed.open("a") as file:
                file.write("x")
            os.kill(os.getpid(), signal.SIGKILL)


def fatal(folder: Path, times: int) -> Any:
    """A factory of such players, which counts in a file `killed` in the folder."""
    killed = folder / "killed"
    killed.touch()
    return partial(Fatal, killed, times, os.getpid())


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the processes at once, without playing in this process first."""
    monkeypatch.setattr(workers, "_HERE_SECONDS", -1.0)


@pytest.fixture(scope="module")
def alone() -> Any:
    """The games as played in this process."""
    found: list[PlayedGame] = []
    statistics = simulate(GAMES, 5, workers=1, keep=lambda game, _: found.append(game))
    return statistics, found


@pytest.mark.usefixtures("at_once")
def test_processes_play_the_same_games_though_one_is_killed(alone: Any, tmp_path: Path) -> None:
    out = tmp_path / "games.csv.gz"
    found: list[PlayedGame] = []
    lengths: list[int] = []

    def keep(game: PlayedGame, actions: Any) -> None:
        found.append(game)
        lengths.append(len(actions))

    mortal = fatal(tmp_path, 1)
    assert simulate(GAMES, 5, workers=3, players=mortal, out=out, keep=keep) == alone[0]
    assert (tmp_path / "killed").read_text().startswith("x")
    assert read_games(out) == alone[1]
    assert sorted(found, key=lambda game: game.number) == alone[1]
    assert lengths == [game.decisions for game in found]


@pytest.mark.slow
@pytest.mark.usefixtures("at_once")
def test_processes_that_always_die_are_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(duel.DuelError, match=r"^The processes that play died 3 times before"):
        simulate(GAMES, 5, workers=2, players=fatal(tmp_path, 100))


@pytest.mark.usefixtures("at_once")
def test_what_cannot_travel_plays_here() -> None:
    pids = set()

    class Local(RandomPlayer):
        def choose(self, view: Any, actions: Any) -> Any:
            pids.add(os.getpid())
            return super().choose(view, actions)

    for who in (Local, Local(1)):
        assert simulate(2, 5, workers=2, players=who).games == 2
    assert pids == {os.getpid()}


# -- Dask ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A cluster of two processes on this machine."""
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        dashboard_address=":0",
        local_directory=str(tmp_path_factory.mktemp("dask")),
        silence_logs=logging.CRITICAL,
    ) as cluster:
        yield cluster


def test_a_cluster_plays_the_same_games_though_workers_are_killed(
    cluster: Any, alone: Any, tmp_path: Path
) -> None:
    out = tmp_path / "games.parquet"
    killed: set[int] = set()
    with cluster.get_client() as client:

        def kill(done: int, games: int) -> None:
            if not killed and done:
                process = next(iter(client.run(os.getpid).values()))
                killed.add(process)
                os.kill(process, signal.SIGKILL)

        found = simulate(GAMES, 5, progress=kill, out=out, client=client)
    assert killed
    assert found == alone[0]
    assert read_games(out) == alone[1]


def test_a_player_that_is_there_is_not_sent_to_a_cluster(cluster: Any) -> None:
    with (
        cluster.get_client() as client,
        pytest.raises(duel.DuelError, match=r"create the players themselves: give names such as"),
    ):
        simulate(1, client=client, players=RandomPlayer(1))


def test_no_scheduler_and_no_worker(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from distributed import LocalCluster

    monkeypatch.setattr("duel_nb.players.simulation.cluster._TIMEOUT", 0.5)
    for address in ("tcp://127.0.0.1:1", "nowhere", "ftp://x:y"):
        with pytest.raises(duel.DuelError) as raised:
            connect(address)
        assert str(raised.value) == f"There is no Dask scheduler at {address!r}."
    quiet = {"dashboard_address": ":0", "silence_logs": logging.CRITICAL}
    with (
        LocalCluster(
            n_workers=0, loop=cluster.loop, **quiet
        ) as empty,  # no thread that may be late
        empty.get_client() as client,
        pytest.raises(
            duel.DuelError, match=r"^The Dask scheduler at tcp://.* has no workers; start"
        ),
    ):
        simulate(1, client=client)


def test_a_scheduler_that_is_gone_is_told_in_one_sentence() -> None:
    client: Any = SimpleNamespace(
        status="closed", wait_for_workers=lambda *_, **__: None, get_executor=lambda **_: None
    )
    with pytest.raises(duel.DuelError, match=r"^The Dask scheduler is gone"):
        Cluster(client, series(1, (), "en", "random")).check()


def dask(program: str, *words: str) -> subprocess.Popen[Any]:
    """A scheduler or a worker in a process of its own."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{program}", "--no-dashboard", *words]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.mark.slow
@pytest.mark.parametrize("number", [0, 1])
def test_a_scheduler_that_is_killed_leaves_one_sentence(number: int, tmp_path: Path) -> None:
    port = free_port()
    address, games = f"tcp://127.0.0.1:{port}", tmp_path / "games"
    started = [dask("scheduler", f"--port={port}")]
    for _ in range(number):
        started.append(dask("worker", address, "--no-nanny", f"--local-directory={tmp_path}"))
    words = ["simulate", "--games", "1000000", "--scheduler", address, "--save", str(games)]
    try:
        with connect(address) as client:
            command = subprocess.Popen(
                [sys.executable, "-m", "duel_nb", *words], stderr=subprocess.PIPE, text=True
            )
            started.append(command)
            until(lambda: any(games.glob("*.json")) if number else clients(client) > 1)
        started[0].kill()
        assert re.fullmatch(r".*Dask scheduler.*\n", command.communicate()[1])
    finally:
        for process in started:
            process.kill()
            process.wait()


def clients(client: Any) -> int:
    return len(client.run_on_scheduler(lambda dask_scheduler: list(dask_scheduler.clients)))


def until(happened: Callable[[], bool]) -> None:
    """Wait for something; a test that hangs is stopped by its time limit."""
    while not happened():
        time.sleep(0.05)


def test_a_client_whose_thread_is_late_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    late = iter([AssertionError, OSError])

    def begin(*_: object, **__: object) -> None:
        raise next(late)

    monkeypatch.setattr("distributed.Client", begin)
    with pytest.raises(duel.DuelError, match="There is no Dask scheduler at"):
        connect("tcp://127.0.0.1:8786")
    assert not list(late)


def test_without_dask_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(duel.DuelError, match=r"not installed: pip install 'duel-nb\[scale\]'$"):
        connect("tcp://127.0.0.1:8786")
