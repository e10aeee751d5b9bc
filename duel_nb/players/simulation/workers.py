"""Play the games of a series in this process, on all cores, or on a Dask cluster.

Workers play batches of games; the batch of a worker that died is given to another one. The results
do not depend on how the games are distributed (see `Series`).
"""

import multiprocessing
import os
import pickle
import signal
import sys
from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from math import ceil
from multiprocessing.context import BaseContext
from threading import Thread
from time import monotonic
from typing import Final, TypeAlias

from duel_nb.engine import DuelError
from duel_nb.messages import Message
from duel_nb.players.player import Player
from duel_nb.players.simulation.played_game import TimeIsUp
from duel_nb.players.simulation.series import Batch, Played, Series, play_batch

#: Seconds of play in this process before others are started: short runs finish sooner.
_HERE_SECONDS: Final = 1.0

#: The target duration of a batch, and its largest number of games.
_BATCH_SECONDS: Final = 2.0
_MAX_GAMES: Final = 5_000

#: How often in a row processes may die without finishing a game.
_MAX_DEATHS: Final = 3

#: Seconds without a result after which the workers are checked.
_SILENCE: Final = 5.0

#: Yields games as they are finished; closing it stops the workers.
Games: TypeAlias = Generator[list[Played], None, None]


class Workers(ABC):
    """Plays batches of games outside this process."""

    @property
    @abstractmethod
    def cores(self) -> int:
        """How many batches run at the same time."""

    @abstractmethod
    def submit(self, games: Series, numbers: list[int], with_actions: bool) -> "Future[Batch]":
        """Start a batch of games of a series."""

    @abstractmethod
    def result(self, future: "Future[Batch]") -> Batch | None:
        """The result of a batch; None if its worker died.

        Raises:
            DuelError: no worker can play any more.
        """

    @abstractmethod
    def check(self) -> None:
        """Check the workers, after a time without results.

        Raises:
            DuelError: they are gone.
        """

    @abstractmethod
    def stop(self) -> None:
        """Stop all workers at once."""


def play_here(games: Series, numbers: Iterator[int]) -> Games:
    """Play games of a series in this process."""
    for number in numbers:
        yield [games.play(number)]


def play_on_cores(
    games: Series, numbers: Iterator[int], left: int, workers: int | None, with_actions: bool
) -> Games:
    """Play games of a series in several processes, the first ones in this process.

    Args:
        games: the series.
        numbers: the numbers of the games.
        left: how many these are.
        workers: the number of processes; by default one per core.
        with_actions: whether to return the actions, too.

    Raises:
        DuelError: the processes keep dying.
    """
    workers = cores() if workers is None else workers
    if workers == 1 or not _can_be_sent(games):
        yield from play_here(games, numbers)
        return
    until = monotonic() + _HERE_SECONDS
    for number in numbers:
        try:
            played = games.play(number, until)
        except TimeIsUp:
            rest = chain([number], numbers)
            yield from play_with(Processes(workers), games, rest, left, with_actions)
            return
        left -= 1
        yield [played]


def play_with(
    workers: Workers, games: Series, numbers: Iterator[int], left: int, with_actions: bool
) -> Games:
    """Play games of a series with workers.

    Args:
        workers: the workers, which are stopped at the end.
        games: as in `play_on_cores`, as are the others.
        numbers: the numbers of the games.
        left: how many these are.
        with_actions: whether to return the actions, too.

    Raises:
        DuelError: no worker can play any more.
    """
    waiting: dict[Future[Batch], list[int]] = {}
    lost: list[list[int]] = []
    size = 1
    try:
        while True:
            while len(waiting) < 2 * workers.cores:  # one batch running, one queued per core
                batch = lost.pop() if lost else list(islice(numbers, size))
                if not batch:
                    break
                waiting[workers.submit(games, batch, with_actions)] = batch
            if not waiting:
                return
            done, _ = wait(waiting, _SILENCE, FIRST_COMPLETED)
            if not done:
                workers.check()
            for future in done:
                batch = waiting.pop(future)
                result = workers.result(future)
                if result is None:
                    lost.append(batch)
                    continue
                played, seconds = result
                left -= len(played)
                fair = ceil(left / (2 * workers.cores))  # so that all end at about the same time
                in_time = round(_BATCH_SECONDS * len(played) / max(seconds, 0.001))
                size = max(1, min(in_time, fair, _MAX_GAMES))
                yield played
    finally:
        workers.stop()


class Processes(Workers):
    """Processes on this machine.

    Args:
        number: how many processes.
    """

    def __init__(self, number: int) -> None:
        self._number = number
        self._deaths = 0
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._number, processes(), start_worker)

    @property
    def cores(self) -> int:
        """The number of processes."""
        return self._number

    def submit(self, games: Series, numbers: list[int], with_actions: bool) -> "Future[Batch]":
        """Start a batch, in new processes if the old ones have died.

        Raises:
            DuelError: the processes keep dying.
        """
        while True:
            try:
                return self._pool.submit(play_batch, games, numbers, with_actions)
            except BrokenProcessPool:
                self.stop()
                self._deaths += 1
                if self._deaths == _MAX_DEATHS:
                    raise DuelError(Message("simulate-processes-die", times=_MAX_DEATHS)) from None
                self._pool = self._new()

    def result(self, future: "Future[Batch]") -> Batch | None:
        """The result of a batch; None if any process died, which ends the others, too."""
        try:
            result = future.result()
        except BrokenProcessPool:
            return None
        self._deaths = 0
        return result

    def check(self) -> None:
        """Do nothing: `result` notices dead processes."""

    def stop(self) -> None:
        """Terminate the processes."""
        processes = list((self._pool._processes or {}).values())  # public from Python 3.14 on
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


def processes() -> BaseContext:
    """How worker processes are started: forking this one, which has threads, could deadlock."""
    methods = multiprocessing.get_all_start_methods()
    return multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")


def start_worker() -> None:
    """Initialise a worker process: it ignores Ctrl+C and ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def cores() -> int:
    """How many cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)  # not on every system
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def _can_be_sent(games: Series) -> bool:
    """Whether other processes can play the games.

    They cannot if a player is an object, which may have a state, or is defined in a notebook.
    Browsers and worker processes cannot start processes.
    """
    if sys.platform == "emscripten" or multiprocessing.parent_process() is not None:
        return False
    if any(isinstance(who, Player) for who in games.players):
        return False
    try:
        return b"__main__" not in pickle.dumps(games)
    except (AttributeError, TypeError, pickle.PicklingError):
        return False
