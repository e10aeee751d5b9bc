"""Games played by a Dask cluster."""

from __future__ import annotations

import logging
from concurrent.futures import CancelledError, Future
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from duel_nb.engine import DuelError
from duel_nb.engine.messages import Message
from duel_nb.players.player import Player
from duel_nb.players.simulation.series import Batch, Series, play_batch
from duel_nb.players.simulation.table import INSTALL
from duel_nb.players.simulation.workers import Workers
from duel_nb.quoting import shown

if TYPE_CHECKING:
    from distributed import Client

#: How many seconds to wait for a scheduler, and then for its first worker.
_PATIENCE: Final = 10

#: After so many seconds the cluster is asked again how large it is.
_NEWS: Final = 5.0


def connect(address: str) -> Client:
    """A client of the Dask scheduler at an address such as "tcp://192.168.0.7:8786".

    Raises:
        DuelError: there is none, or Dask is not installed here.
    """
    try:
        from distributed import Client
    except ImportError:
        raise DuelError(Message("simulate-no-dask", install=INSTALL)) from None
    # What goes wrong is told in a sentence; Dask would print tracebacks before it.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        return Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError):
        raise DuelError(Message("simulate-no-scheduler", address=shown(address))) from None


class Cluster(Workers):
    """The workers of a Dask cluster, however many there are at a time.

    The scheduler gives what a worker had when it died to another one.

    Args:
        client: knows the cluster.
        games: what is to be played.

    Raises:
        DuelError: the cluster has no worker, or cannot play these games.
    """

    def __init__(self, client: Client, games: Series) -> None:
        if any(isinstance(who, Player) for who in games.players):
            raise DuelError(Message("simulate-made-players"))
        self._client: Any = client
        try:
            self._client.wait_for_workers(1, timeout=_PATIENCE)
        except TimeoutError:
            address = self._client.scheduler.address
            raise DuelError(Message("simulate-no-worker", address=str(address))) from None
        self._executor: Any = self._client.get_executor(pure=False)
        self._cores, self._asked = 0, -_NEWS

    @property
    def cores(self) -> int:
        """How many batches are played at a time: workers come and go."""
        if monotonic() - self._asked > _NEWS:
            self._cores, self._asked = sum(self._client.ncores().values()), monotonic()
        return max(1, self._cores)

    def submit(self, games: Series, numbers: list[int], with_actions: bool) -> Future[Batch]:
        """Have some games played."""
        found: Future[Batch] = self._executor.submit(play_batch, games, numbers, with_actions)
        return found

    def result(self, future: Future[Batch]) -> Batch:
        """What came of it.

        Raises:
            DuelError: the scheduler is gone, or each worker that tried it died.
        """
        from distributed import KilledWorker

        try:
            return future.result()
        except CancelledError:
            raise self._gone() from None
        except KilledWorker:
            raise DuelError(Message("simulate-workers-die")) from None

    def ask(self) -> None:
        """Look whether the scheduler is still there.

        Raises:
            DuelError: it is not.
        """
        if self._client.status not in ("running", "connecting"):
            raise self._gone()

    def end(self) -> None:
        """Give up whatever is still played."""
        if self._client.status == "running":
            self._executor.shutdown(wait=False)

    def _gone(self) -> DuelError:
        return DuelError(
            "The Dask scheduler has gone; with a file (--out) the same command goes on from here."
        )
