"""Tables with a row for each game: Parquet (with pyarrow), or compressed CSV.

The head of every file describes the series of its games.
"""

from __future__ import annotations

import csv
import gzip
import io
import json
import zlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields
from importlib.resources import files
from pathlib import Path
from typing import IO, Any, Final

from duel_nb import arguments
from duel_nb.disk import unread
from duel_nb.engine import DuelError, ScoreSheet
from duel_nb.messages import Listed, Message
from duel_nb.players.simulation.played_game import PlayedGame, PlayerResult
from duel_nb.quoting import line, shown

#: The command that installs pyarrow and Dask.
INSTALL: Final = "pip install 'duel-nb[scale]'"

#: The computer players of whom games come with the package.
SHIPPED: Final = ("two-ply", "random-draft")

#: The columns by their contents. In CSV, ids are separated by spaces.
_CATEGORIES: Final = tuple(field.name for field in fields(ScoreSheet))
_NUMBERS: Final = ("age", "cards_left", "pawn", "decisions", "options", "most_options")
_TEXTS: Final = ("mix", "edition", "winner", "ending", "rule")
_IDS: Final = ("wonders", "built", "divinities", "decrees")


def _columns() -> dict[str, type]:
    columns: dict[str, type] = {"number": int, "seed": int}
    columns |= dict.fromkeys(_TEXTS, str) | dict.fromkeys(_NUMBERS, int)
    for who in "ab":
        columns[f"{who}_player"] = str
        columns |= {f"{who}_points_{category}": int for category in _CATEGORIES}
        columns |= {f"{who}_{what}": tuple for what in _IDS}
    return columns


#: The type of each column; numbers and texts may be missing.
COLUMNS: Final[Mapping[str, type]] = _columns()


def row(game: PlayedGame) -> dict[str, Any]:
    """A game as a row of the table."""
    found: dict[str, Any] = {"number": game.number, "seed": game.seed}
    found |= {name: getattr(game, name) for name in (*_TEXTS, *_NUMBERS)}
    for who, result in zip("ab", game.players, strict=True):
        found[f"{who}_player"] = result.player
        found |= {
            f"{who}_points_{category}": result.points.get(category) for category in _CATEGORIES
        }
        found |= {f"{who}_{what}": getattr(result, what) for what in _IDS}
    return found


def game_of(row: Mapping[str, Any]) -> PlayedGame:
    """The game in a row of the table."""
    results = [
        PlayerResult(
            player=row[f"{who}_player"],
            points={
                category: points
                for category in _CATEGORIES
                if (points := row[f"{who}_points_{category}"]) is not None
            },
            **{what: tuple(row[f"{who}_{what}"]) for what in _IDS},
        )
        for who in "ab"
    ]
    others = {name: row[name] for name in ("number", "seed", *_TEXTS, *_NUMBERS)}
    return PlayedGame(**others, a=results[0], b=results[1])


class GameTable(ABC):
    """A file format for games."""

    @abstractmethod
    def dumps(self, games: Iterable[PlayedGame], about: Mapping[str, Any]) -> bytes:
        """The contents of a file with games and a description of their series."""

    @abstractmethod
    def about(self, path: Path) -> Any:
        """The description in a file."""

    @abstractmethod
    def games(self, path: Path) -> Iterator[PlayedGame]:
        """The games in a file."""

    @abstractmethod
    def joined(self, paths: Sequence[Path], about: Mapping[str, Any]) -> bytes:
        """The contents of a file with the games of several files, ordered by number."""


class TextTable(GameTable):
    """Compressed comma-separated values, which need no further package."""

    def dumps(self, games: Iterable[PlayedGame], about: Mapping[str, Any]) -> bytes:
        """The contents of a file with games and a description of their series."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        for game in games:
            writer.writerow(
                " ".join(value) if isinstance(value, tuple) else value
                for value in row(game).values()
            )
        return self._file(out.getvalue().splitlines(keepends=True), about)

    def about(self, path: Path) -> Any:
        """The description in a file."""
        with gzip.open(path, "rt", encoding="utf-8") as file:
            return self._head(file)

    def games(self, path: Path) -> Iterator[PlayedGame]:
        """The games in a file."""
        with gzip.open(path, "rt", encoding="utf-8") as file:
            self._head(file)
            for written in csv.DictReader(file):
                yield game_of({name: _read(kind, written[name]) for name, kind in COLUMNS.items()})

    def joined(self, paths: Sequence[Path], about: Mapping[str, Any]) -> bytes:
        """The contents of a file with the games of several files, ordered by number."""
        rows: list[str] = []
        for path in paths:
            with gzip.open(path, "rt", encoding="utf-8") as file:
                rows += file.readlines()[2:]
        return self._file(sorted(rows, key=lambda one: int(one.partition(",")[0])), about)

    def _head(self, file: IO[str]) -> Any:
        return json.loads(file.readline().removeprefix("#"))

    def _file(self, rows: Sequence[str], about: Mapping[str, Any]) -> bytes:
        head = f"# {json.dumps(about)}\n{','.join(COLUMNS)}\n"
        # Without a timestamp, so that the file is reproducible.
        return gzip.compress((head + "".join(rows)).encode("utf-8"), mtime=0)


def _read(kind: type, text: str) -> Any:
    if kind is tuple:
        return tuple(text.split())
    return kind(text) if text else None


class ParquetTable(GameTable):
    """Apache Parquet, for pandas, Dask, DuckDB and many others.

    Raises:
        DuelError: pyarrow is not installed.
    """

    def __init__(self) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise DuelError(Message("simulate-no-parquet", install=INSTALL)) from None
        self._arrow: Any = pyarrow
        self._parquet: Any = pyarrow.parquet
        kinds = {
            int: pyarrow.int32(),
            str: pyarrow.string(),
            tuple: pyarrow.list_(pyarrow.string()),
        }
        columns = {name: kinds[kind] for name, kind in COLUMNS.items()}
        columns |= {"number": pyarrow.int64(), "seed": pyarrow.int64()}
        self._schema: Any = pyarrow.schema(list(columns.items()))

    def dumps(self, games: Iterable[PlayedGame], about: Mapping[str, Any]) -> bytes:
        """The contents of a file with games and a description of their series."""
        rows = [row(game) for game in games]
        return self._file(self._arrow.Table.from_pylist(rows, schema=self._schema), about)

    def about(self, path: Path) -> Any:
        """The description in a file."""
        return json.loads(self._parquet.read_schema(path).metadata[b"duel_nb"])

    def games(self, path: Path) -> Iterator[PlayedGame]:
        """The games in a file."""
        with self._parquet.ParquetFile(path) as file:
            for batch in file.iter_batches():
                yield from map(game_of, batch.to_pylist())

    def joined(self, paths: Sequence[Path], about: Mapping[str, Any]) -> bytes:
        """The contents of a file with the games of several files, ordered by number."""
        tables = [self._parquet.ParquetFile(path).read() for path in paths]
        return self._file(self._arrow.concat_tables(tables).sort_by("number"), about)

    def _file(self, table: Any, about: Mapping[str, Any]) -> bytes:
        out = self._arrow.BufferOutputStream()
        described = table.replace_schema_metadata({"duel_nb": json.dumps(about)})
        self._parquet.write_table(described, out, compression="zstd")
        return bytes(out.getvalue())


#: What a file with other contents raises.
_WRONG_CONTENT: Final = (AttributeError, KeyError, RecursionError, TypeError, ValueError)

#: The formats by file name ending.
_TABLES: Final[Mapping[str, type[GameTable]]] = {".parquet": ParquetTable, ".csv.gz": TextTable}


def ending(path: Path) -> str:
    """The ending of a file name, such as ".csv.gz".

    Raises:
        DuelError: an unknown ending.
    """
    for known in _TABLES:
        if path.name.endswith(known):
            return known
    endings = Listed(*_TABLES, last="or")
    raise DuelError(Message("simulate-ending", known=endings, given=shown(str(path))))


def table(path: Path) -> GameTable:
    """The format of a file.

    Raises:
        DuelError: an unknown ending, or pyarrow is missing.
    """
    return _TABLES[ending(path)]()


def read_games(path: str | Path) -> list[PlayedGame]:
    """Read the games in a file that `simulate` wrote.

    Raises:
        DuelError: it is not such a file, or pyarrow is missing.
        OSError: it cannot be read.
    """
    return list(games_in(Path(arguments.path("path", path))))


def games_in(path: Path) -> Iterator[PlayedGame]:
    """The games in a file one by one; raises like `read_games`."""
    games = table(path)
    with _reading(path):
        yield from games.games(path)


def about(path: Path) -> Mapping[str, Any]:
    """The description in a file; raises like `read_games`."""
    games = table(path)
    with _reading(path):
        return dict(games.about(path))


def no_table(path: Path) -> DuelError:
    """The error for a file that is no such table, or damaged."""
    return DuelError(Message("simulate-no-table", file=line(str(path))))


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    """Turn format errors into one sentence."""
    try:
        yield
    except (OSError, EOFError, zlib.error, *_WRONG_CONTENT) as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise unread(path, error) from error
        raise no_table(path) from None


def shipped_games(player: str = SHIPPED[0]) -> list[PlayedGame]:
    """Games of all four mixes that come with the package.

    Args:
        player: who played them, one of `SHIPPED`.
    """
    data = files("duel_nb.players").joinpath("data", f"games-{player}.csv.gz")
    return read_games(Path(str(data)))
