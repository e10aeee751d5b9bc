"""Simulate games on a Dask cluster."""

from __future__ import annotations

import gc
import logging
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from duel_nb.engine import DuelError
from duel_nb.messages import Message
from duel_nb.players.player import Player
from duel_nb.players.simulation.series import Batch, Series, play_batch
from duel_nb.players.simulation.table import INSTALL
from duel_nb.players.simulation.workers import Workers
from duel_nb.quoting import shown

if TYPE_CHECKING:
    from distributed import Client

#: Seconds to wait for a scheduler, and then for its first worker.
_TIMEOUT: Final = 10

#: Seconds between queries for the number of cores.
_REFRESH: Final = 5.0


def connect(address: str) -> Client:
    """A client of the Dask scheduler at an address such as "tcp://192.168.0.7:8786".

    Raises:
        DuelError: there is none, or Dask is not installed here.
    """
    try:
        from distributed import Client
    except ImportError:
        raise DuelError(Message("simulate-no-dask", install=INSTALL)) from None
    # Errors are one sentence, without Dask's tracebacks; some of its loggers have their own level.
    for name in [*logging.root.manager.loggerDict]:
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL)
    begin = partial(Client, address, timeout=_TIMEOUT, set_as_default=False)
    # Dask closes a client that failed when it is collected: a deadlock while another one starts.
    with suppress(OSError, ValueError, TypeError):
        with suppress(AssertionError):  # its thread had not begun after ten seconds: a busy machine
            return begin()
        gc.collect()
        return begin()
    gc.collect()
    raise DuelError(Message("simulate-no-scheduler", address=shown(address)))


class Cluster(Workers):
    """The workers of a Dask cluster, whose number may change.

    The scheduler gives the games of a worker that died to another one.

    Args:
        client: the client of the cluster.
        games: the series to play.

    Raises:
        DuelError: the cluster has no worker, or cannot play these games.
    """

    def __init__(self, client: Client, games: Series) -> None:
        if any(isinstance(who, Player) for who in games.players):
            raise DuelError(Message("simulate-made-players"))
        self._client: Any = client
        try:
            self._client.wait_for_workers(1, timeout=_TIMEOUT)
        except TimeoutError:
            address = self._client.scheduler.address
            raise DuelError(Message("simulate-no-worker", address=str(address))) from None
        except OSError:
            raise _gone() from None
        self._executor: Any = self._client.get_executor(pure=False)
        self._cores, self._queried = 0, -_REFRESH

    @property
    def cores(self) -> int:
        """The current number of cores, at least 1.

        Raises:
            DuelError: the scheduler is gone.
        """
        if monotonic() - self._queried > _REFRESH:
            try:
                self._cores, self._queried = sum(self._client.ncores().values()), monotonic()
            except OSError:
                raise _gone() from None
        return max(1, self._cores)

    def submit(self, games: Series, numbers: list[int], with_actions: bool) -> Future[Batch]:
        """Start a batch of games."""
        found: Future[Batch] = self._executor.submit(play_batch, games, numbers, with_actions)
        return found

    def result(self, future: Future[Batch]) -> Batch:
        """The result of a batch.

        Raises:
            DuelError: the scheduler is gone, or every worker that tried it died.
        """
        from distributed import KilledWorker

        try:
            return future.result()
        except (CancelledError, OSError):
            raise _gone() from None
        except KilledWorker:
            raise DuelError(Message("simulate-workers-die")) from None

    def check(self) -> None:
        """Check that the scheduler is still there.

        Raises:
            DuelError: it is gone.
        """
        if self._client.status not in ("running", "connecting"):
            raise _gone()

    def stop(self) -> None:
        """Abandon the running batches."""
        if self._client.status == "running":
            self._executor.shutdown(wait=False)


def _gone() -> DuelError:
    return DuelError(Message("simulate-scheduler-gone"))
