"""A file with a row for each game of a series, written during the simulation.

Until all games are played they are in parts, in a folder beside the file. Parts are written
atomically, so an interrupted run can be resumed.
"""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any, Final, Self

from duel_nb.disk import alone, unwritten, write_file
from duel_nb.engine import DuelError
from duel_nb.messages import Listed, Message, Part
from duel_nb.players.simulation.played_game import PlayedGame
from duel_nb.players.simulation.series import Series
from duel_nb.players.simulation.table import about, ending, games_in, no_table, table
from duel_nb.quoting import line

#: A part is written after this many games, or after some seconds: few at first, so that little is
#: lost, then a share of the run's time, so that a long run does not have too many parts.
_GAMES_PER_PART: Final = 20_000
_MIN_SECONDS: Final = 5.0
_MAX_SECONDS: Final = 60.0
_SHARE_OF_RUN: Final = 0.02

#: How many values of a damaged file are quoted.
_MOST_LISTED: Final = 4

#: The attributes of a series that all games of a file share.
_SHARED: Final = ("seed", "mixes", "edition", "players")


class GameFile:
    """The file of a series, locked while it is open.

    Args:
        path: the file, in the format of its ending (see `table`).
        games: the series.
        wanted: how many of its games are wanted.

    Raises:
        DuelError: an unknown format.
    """

    def __init__(self, path: Path, games: Series, wanted: int) -> None:
        self._path, self._wanted = path, wanted
        self._table = table(path)
        self._about = games.described()
        self._present: set[int] = set()  # the numbers of the games in the file
        self._new: list[PlayedGame] = []
        self._changed = False
        self._begun = monotonic()
        self._part_due = self._begun + _MIN_SECONDS
        self._lock = ExitStack()

    def __enter__(self) -> Self:
        """Lock and check the file.

        Raises:
            DuelError: it has other contents, or another run is writing it.
        """
        try:
            self._lock.enter_context(alone(self._path))
        except BlockingIOError:
            raise DuelError(Message("simulate-written", file=str(self._path))) from None
        with ExitStack() as failed:
            failed.push(self._lock)
            for file in _files(self._path):
                _compare(self._path, about(file), self._about)
            failed.pop_all()
        return self

    def known(self) -> Iterator[PlayedGame]:
        """Read the wanted games that are there already; call this before `missing`.

        Raises:
            DuelError: the file is damaged.
        """
        for file in _files(self._path):
            redundant = file != self._path
            for game in games_in(file):
                if game.number is None or game.number < 0:
                    raise no_table(file)
                if game.number not in self._present:
                    self._present.add(game.number)
                    redundant = False
                    if game.number < self._wanted:
                        yield game
            if redundant:  # the run was killed after joining the parts, before deleting them
                file.unlink()
            elif file != self._path:
                self._changed = True

    def missing(self) -> Iterator[int]:
        """The numbers of the wanted games that are not in the file."""
        return (number for number in range(self._wanted) if number not in self._present)

    def add(self, game: PlayedGame) -> None:
        """Add a game.

        Raises:
            OSError: it cannot be written.
        """
        self._new.append(game)
        if len(self._new) >= _GAMES_PER_PART or monotonic() > self._part_due:
            self._write_part()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Join the parts if all games were played; otherwise keep the parts.

        Raises:
            OSError: the file cannot be written.
        """
        with self._lock:
            if error is not None:
                with suppress(OSError):  # the first error matters more
                    self._write_part()
            else:
                self._write_part()
                self._join()

    def _write_part(self) -> None:
        if not self._new:
            return
        name = f"{self._new[0].number:09}-{secrets.token_hex(4)}{ending(self._path)}"
        self._write(_parts(self._path) / name, self._table.dumps(self._new, self._about))
        self._new, self._changed = [], True
        now = monotonic()
        pause = min(_MAX_SECONDS, max(_MIN_SECONDS, _SHARE_OF_RUN * (now - self._begun)))
        self._part_due = now + pause

    def _join(self) -> None:
        if self._changed:
            files = list(_files(self._path))
            self._write(self._path, self._table.joined(files, self._about))
        shutil.rmtree(_parts(self._path), ignore_errors=True)  # also leftovers of a killed run

    def _write(self, file: Path, content: bytes) -> None:
        try:
            write_file(file, content, folders=True)
        except OSError as error:
            raise unwritten(self._path, error) from error


def seed_in(path: Path) -> int | None:
    """The seed of the games in a file or its parts; None if there is neither.

    Raises:
        DuelError: it is not a file of games.
        OSError: it cannot be read.
    """
    for file in _files(path):
        return int(about(file)["seed"])
    return None


def _parts(path: Path) -> Path:
    """The folder of the parts of a file."""
    return path.with_name(f"{path.name}.parts")


def _files(path: Path) -> Iterator[Path]:
    """The file, if it exists, and its parts."""
    if path.exists():
        yield path
    yield from sorted(_parts(path).glob(f"[0-9]*{ending(path)}"))


def _compare(path: Path, there: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """Raise an error if the file has games of another series."""
    for what in _SHARED:
        if there.get(what) != wanted[what]:
            old, new = (_listed(one.get(what)) for one in (there, wanted))
            parts: dict[str, Part] = {"file": line(str(path)), "old": old, "new": new}
            raise DuelError(Message(f"simulate-other-{what}", parts))


def _listed(value: object) -> Part:
    if isinstance(value, list):
        return Listed(*(line(str(one)) for one in value[:_MOST_LISTED]), last="and")
    return line(str(value))
