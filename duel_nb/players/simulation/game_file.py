"""A file with a row for each game of a series, written while the games are played.

Until all are played they lie in parts, in a folder beside the file; every part is whole or not
there. So a run that was stopped, in whatever way, goes on where it was.
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

from duel_nb.disk import alone, write_file
from duel_nb.engine import DuelError
from duel_nb.engine.messages import Listed, Message, Part
from duel_nb.players.simulation.played_game import PlayedGame
from duel_nb.players.simulation.series import Series
from duel_nb.players.simulation.table import about, ending, games_in, table

#: A part is written after so many games, and of slow ones after so many seconds: first often, so
#: that little is lost, then less often, so that a run of days has not too many parts.
_GAMES: Final = 20_000
_SOON: Final = 5.0
_LATE: Final = 60.0
_PART_OF_RUN: Final = 0.02

#: What makes two series different, and how it is said.
#: What the games of one file have in common.
_SAME: Final = ("seed", "mixes", "edition", "players")


class GameFile:
    """The file of a series, while nobody else writes it.

    Args:
        path: the file; its ending says the format (see `table`).
        games: the series.
        wanted: how many of its games.

    Raises:
        DuelError: a format that cannot be written.
    """

    def __init__(self, path: Path, games: Series, wanted: int) -> None:
        self._path, self._wanted = path, wanted
        self._table = table(path)
        self._about = games.described()
        self._there = bytearray(wanted)
        self._new: list[PlayedGame] = []
        self._changed = False
        self._begun = monotonic()
        self._part_due = self._begun + _SOON
        self._lock = ExitStack()

    def __enter__(self) -> Self:
        """Begin to work on the file.

        Raises:
            DuelError: it holds something else, or another run is at work on it.
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
        """The wanted games that are there already; to be read before others are played."""
        for file in _files(self._path):
            twice = file != self._path
            for game in games_in(file):
                beyond = game.number + 1 - len(self._there)
                if beyond > 0:
                    self._there += bytes(beyond)
                if not self._there[game.number]:
                    self._there[game.number] = 1
                    twice = False
                    if game.number < self._wanted:
                        yield game
            if twice:  # the run ended when it had joined the parts and not yet put them away
                file.unlink()
            elif file != self._path:
                self._changed = True

    def missing(self) -> Iterator[int]:
        """The numbers of the wanted games that are not there."""
        return (number for number in range(self._wanted) if not self._there[number])

    def add(self, game: PlayedGame) -> None:
        """Put in a game.

        Raises:
            OSError: it cannot be written.
        """
        self._new.append(game)
        if len(self._new) >= _GAMES or monotonic() > self._part_due:
            self._write_part()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Join the parts when all is played; otherwise keep what there is.

        Raises:
            OSError: it cannot be written.
        """
        with self._lock:
            if error is not None:
                with suppress(OSError):  # what broke the run matters more
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
        self._part_due = now + min(_LATE, max(_SOON, _PART_OF_RUN * (now - self._begun)))

    def _join(self) -> None:
        if self._changed:
            files = list(_files(self._path))
            self._write(self._path, self._table.joined(files, self._about))
        shutil.rmtree(_parts(self._path), ignore_errors=True)  # also what a killed run left there

    def _write(self, file: Path, content: bytes) -> None:
        try:
            write_file(file, content, folders=True)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self._path)) from error


def seed_in(path: Path) -> int | None:
    """The seed of the games in a file that was begun; None where there is none.

    Raises:
        DuelError: it is no file of games.
        OSError: it cannot be read.
    """
    for file in _files(path):
        return int(about(file)["seed"])
    return None


def _parts(path: Path) -> Path:
    """Where the parts of a file lie."""
    return path.with_name(f"{path.name}.parts")


def _files(path: Path) -> Iterator[Path]:
    """The file, if it is there, and its parts."""
    if path.exists():
        yield path
    yield from sorted(_parts(path).glob(f"[0-9]*{ending(path)}"))


def _compare(path: Path, there: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """Refuse to mix the games of two series."""
    for what in _SAME:
        if there.get(what) != wanted[what]:
            old, new = (_listed(one.get(what)) for one in (there, wanted))
            parts: dict[str, Part] = {"file": str(path), "old": old, "new": new}
            raise DuelError(Message(f"simulate-other-{what}", parts))


def _listed(value: object) -> Part:
    return Listed(*map(str, value), last="and") if isinstance(value, list) else str(value)
