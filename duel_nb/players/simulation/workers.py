"""Plays the games of a series: here, on all cores of this machine, or on a Dask cluster.

Whoever plays takes a batch of games and brings them back; what a worker had when it died is given
to another. Which games there are depends on none of this: see `Series`.
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
from threading import Thread
from time import monotonic
from typing import Final, TypeAlias

from duel_nb.engine import DuelError
from duel_nb.engine.messages import Message
from duel_nb.players.player import Player
from duel_nb.players.simulation.played_game import TimeIsUp
from duel_nb.players.simulation.series import Batch, Played, Series, play_batch

#: So long games are played here first: many a question is answered before processes have begun.
_HERE_SECONDS: Final = 1.0

#: How long a batch should take, and how many games it has at most.
_BATCH_SECONDS: Final = 2.0
_MOST_GAMES: Final = 5_000

#: How often in a row processes may die without having brought back a game.
_MOST_DEATHS: Final = 3

#: After so many seconds without a game it is asked whether the workers are still there.
_SILENCE: Final = 5.0

#: Games as they come; closed, whoever plays ends.
Games: TypeAlias = Generator[list[Played], None, None]


class Workers(ABC):
    """Somebody who plays batches of games elsewhere."""

    @property
    @abstractmethod
    def cores(self) -> int:
        """How many batches are played at a time."""

    @abstractmethod
    def submit(self, games: Series, numbers: list[int], with_actions: bool) -> "Future[Batch]":
        """Have some games of a series played."""

    @abstractmethod
    def result(self, future: "Future[Batch]") -> Batch | None:
        """What came of it; None when whoever played died.

        Raises:
            DuelError: nobody can play any more.
        """

    @abstractmethod
    def ask(self) -> None:
        """Look whether they are there, when nothing has come for a while.

        Raises:
            DuelError: nobody is there any more.
        """

    @abstractmethod
    def end(self) -> None:
        """End at once whatever is still played."""


def play_here(games: Series, numbers: Iterator[int]) -> Games:
    """Play games of a series one after the other in this process."""
    for number in numbers:
        yield [games.play(number)]


def play_on_cores(
    games: Series, numbers: Iterator[int], left: int, workers: int | None, with_actions: bool
) -> Games:
    """Play games of a series in several processes; the first of them here.

    Args:
        games: the series.
        numbers: which of its games.
        left: how many these are.
        workers: how many processes; by default one for each core.
        with_actions: whether the actions are wanted as well.

    Raises:
        DuelError: the processes die again and again.
    """
    workers = _cores() if workers is None else workers
    if workers == 1 or not _can_travel(games):
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
    """Play games of a series elsewhere; see `play_on_cores`.

    Raises:
        DuelError: nobody can play any more.
    """
    waiting: dict[Future[Batch], list[int]] = {}
    lost: list[list[int]] = []
    size = 1
    try:
        while True:
            while len(waiting) < 2 * workers.cores:  # one is played, one is at hand
                batch = lost.pop() if lost else list(islice(numbers, size))
                if not batch:
                    break
                waiting[workers.submit(games, batch, with_actions)] = batch
            if not waiting:
                return
            done, _ = wait(waiting, _SILENCE, FIRST_COMPLETED)
            if not done:
                workers.ask()
            for future in done:
                batch = waiting.pop(future)
                result = workers.result(future)
                if result is None:
                    lost.append(batch)
                    continue
                played, seconds = result
                left -= len(played)
                fair = ceil(left / (2 * workers.cores))  # all end at about the same time
                fitting = round(_BATCH_SECONDS * len(played) / max(seconds, 0.001))
                size = max(1, min(fitting, fair, _MOST_GAMES))
                yield played
    finally:
        workers.end()


class Processes(Workers):
    """Processes on this machine.

    Args:
        number: how many.
    """

    def __init__(self, number: int) -> None:
        self._number = number
        self._deaths = 0
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        # A copy of this process, with its threads in the middle of something, could hang.
        ways = multiprocessing.get_all_start_methods()
        way = "forkserver" if "forkserver" in ways else "spawn"
        return ProcessPoolExecutor(self._number, multiprocessing.get_context(way), begin)

    @property
    def cores(self) -> int:
        """How many batches are played at a time."""
        return self._number

    def submit(self, games: Series, numbers: list[int], with_actions: bool) -> "Future[Batch]":
        """Have some games played, by new processes when the old ones have died.

        Raises:
            DuelError: they die again and again.
        """
        while True:
            try:
                return self._pool.submit(play_batch, games, numbers, with_actions)
            except BrokenProcessPool:
                self.end()
                self._deaths += 1
                if self._deaths == _MOST_DEATHS:
                    raise DuelError(Message("simulate-processes-die", times=_MOST_DEATHS)) from None
                self._pool = self._new()

    def result(self, future: "Future[Batch]") -> Batch | None:
        """What came of it; None when a process died, which ends the others as well."""
        try:
            result = future.result()
        except BrokenProcessPool:
            return None
        self._deaths = 0
        return result

    def ask(self) -> None:
        """Nothing: a process that dies is noticed at once."""

    def end(self) -> None:
        """End the processes in the middle of their games."""
        processes = list((self._pool._processes or {}).values())  # public from Python 3.14 on
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


def begin() -> None:
    """Make a process that plays end with the one that asked it to, and not by Ctrl+C itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _cores() -> int:
    """How many cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)  # not on every system
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def _can_travel(games: Series) -> bool:
    """Whether another process can make the players as they are.

    It cannot make one that is there already and may remember something, or one that was defined
    in a notebook. A process that somebody's pool made begins no others, and a browser none.
    """
    if sys.platform == "emscripten" or multiprocessing.parent_process() is not None:
        return False
    if any(isinstance(who, Player) for who in games.players):
        return False
    try:
        return b"__main__" not in pickle.dumps(games)
    except (AttributeError, TypeError, pickle.PicklingError):
        return False
