"""Read a data file table by table and key by key, with errors that say where."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, Self

from duel_nb.catalog.effects import Effect, Figure, parse
from duel_nb.catalog.errors import CatalogError
from duel_nb.catalog.model import CoinsPer, Cost, Resources
from duel_nb.catalog.terms import RESOURCES

MISSING: Final = object()


def read_toml(path: Path, file: str) -> dict[str, Any]:
    """Read a data file.

    Args:
        path: the file.
        file: its name, for errors.

    Raises:
        CatalogError: it cannot be read.
    """
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise CatalogError(str(error), file=file) from error


class Row:
    """A table of a data file. Each key is read once; `close` reports unknown keys.

    The methods that read a key raise `CatalogError` if it is missing or has a wrong value.

    Args:
        data: the table.
        file: the name of the file, for errors.
        component: the id of the component, for errors.

    Raises:
        CatalogError: ``data`` is not a table.
    """

    __slots__ = ("_data", "_figures", "_read", "component", "file")

    def __init__(self, data: object, file: str, component: str) -> None:
        self.file = file
        self.component = component
        self._read: list[str] = []
        if not isinstance(data, dict):
            raise CatalogError("expected a table", file=file, component=component)
        self._data: dict[str, Any] = dict(data)
        self._figures = dict(_figures(self._data))

    def error(self, key: str, problem: str) -> CatalogError:
        """Make an error about one key of this table."""
        return CatalogError(problem, file=self.file, component=self.component, key=key)

    def _take(self, key: str, default: object) -> Any:
        self._read.append(key)
        value = self._data.pop(key, default)
        if value is MISSING:
            raise self.error(key, "is missing")
        return value

    def __enter__(self) -> Self:
        """Enter a block that closes the row at its end."""
        return self

    def __exit__(self, error: type[BaseException] | None, *rest: object) -> None:
        """Close the row, unless an error was raised."""
        if error is None:
            self.close()

    def has(self, key: str) -> bool:
        """Whether there is a key that has not been read yet."""
        return key in self._data

    def close(self) -> None:
        """Raise an error for a key that was not read, with the nearest known key."""
        for key in self._data:
            near = get_close_matches(key, self._read, n=1)
            raise self.error(key, f"is unknown{f'; did you mean {near[0]}?' if near else ''}")

    def integer(self, key: str, default: object = MISSING) -> int:
        """Read a whole number from 0."""
        value = self._take(key, default)
        if type(value) is not int or value < 0:
            raise self.error(key, f"expected a whole number from 0, not {value!r}")
        return value

    def optional_integer(self, key: str) -> int | None:
        """Read an optional whole number."""
        return self.integer(key) if key in self._data else None

    def flag(self, key: str, default: object = False) -> bool:
        """Read true or false."""
        value = self._take(key, default)
        if not isinstance(value, bool):
            raise self.error(key, f"expected true or false, not {value!r}")
        return value

    def text(self, key: str, default: object = MISSING) -> str:
        """Read a text."""
        value = self._take(key, default)
        if not isinstance(value, str):
            raise self.error(key, f"expected a text, not {value!r}")
        return value

    def sentence(self, key: str) -> str:
        """Read a text with figures of this table as placeholders, such as ``{levy:coin}``.

        A placeholder is a key with a number or with one counted thing (``levy = { blue = 1 }``), or
        the verb of an effect that was read before. `Figure` has the format codes.
        """
        text = self.text(key)
        try:
            return text.format_map(self._figures)
        except (KeyError, ValueError) as error:
            raise self.error(key, f"names a figure that does not exist: {error}") from error

    def choice(self, key: str, allowed: Collection[str]) -> str:
        """Read one of the allowed words."""
        return self._one_of(key, self.text(key), allowed)

    def optional_text(self, key: str) -> str | None:
        """Read an optional text."""
        return self.text(key) if key in self._data else None

    def _one_of(self, key: str, value: str, allowed: Collection[str]) -> str:
        if value not in allowed:
            raise self.error(key, f'"{value}" is none of {", ".join(allowed)}')
        return value

    def entries(self, key: str, default: object = MISSING) -> list[Any]:
        """Read a list of anything."""
        value = self._take(key, default)
        if not isinstance(value, list):
            raise self.error(key, f"expected a list, not {value!r}")
        return value

    def texts(self, key: str, allowed: Collection[str] = ()) -> tuple[str, ...]:
        """Read a list of texts (of the allowed words, if any are given); empty by default."""
        values = self.entries(key, [])
        for value in values:
            if not isinstance(value, str):
                raise self.error(key, f"expected texts, not {value!r}")
            if allowed:
                self._one_of(key, value, allowed)
        return tuple(values)

    def integers(self, key: str) -> tuple[int, ...]:
        """Read a list of whole numbers."""
        return self._integers(key, self.entries(key))

    def grid(self, key: str) -> tuple[tuple[int, ...], ...]:
        """Read a list of lists of whole numbers."""
        return tuple(self._integers(key, row) for row in self.entries(key))

    def _integers(self, key: str, values: object) -> tuple[int, ...]:
        if not isinstance(values, list) or any(type(v) is not int or v < 0 for v in values):
            raise self.error(key, f"expected a list of whole numbers from 0, not {values!r}")
        return tuple(values)

    def table(self, key: str, default: object = MISSING) -> Row:
        """Read a nested table; errors name this table's component, or the key."""
        value = self._take(key, default)
        if not isinstance(value, dict):
            raise self.error(key, f"expected a table, not {value!r}")
        return Row(value, self.file, self.component or key)

    def tables(self, key: str) -> Iterator[Row]:
        """Read a list of tables; each is closed before the next."""
        for number, value in enumerate(self.entries(key), 1):
            with Row(value, self.file, f"{self.component or key} {number}") as row:
                yield row

    def rows(self) -> Iterator[tuple[str, Row]]:
        """Read every key as the table of a component; each is closed before the next."""
        for key in list(self._data):
            with Row(self._take(key, MISSING), self.file, key) as row:
                yield key, row

    def cost(self, key: str) -> Cost:
        """Read a cost; free by default."""
        if key not in self._data:
            return Cost()
        with self.table(key) as row:
            return Cost(row.integer("coins", 0), row._amounts())

    def resources(self, key: str) -> Resources:
        """Read how many of each resource; none by default."""
        with self.table(key, {}) as row:
            return row._amounts()

    def _amounts(self) -> Resources:
        return Resources(*(self.integer(name, 0) for name in RESOURCES))

    def coins_per(self, key: str, countable: Collection[str]) -> CoinsPer | None:
        """Read an optional number of coins for each countable thing."""
        found = self.amount(key, countable)
        return None if found is None else CoinsPer(*found)

    def amount(self, key: str, countable: Collection[str]) -> tuple[str, int] | None:
        """Read an optional pair of one countable thing and a number."""
        if key not in self._data:
            return None
        row = self.table(key)
        if len(row._data) != 1:
            raise self.error(key, "expected one counted thing and its number")
        (what,) = row._data
        return self._one_of(key, what, countable), row.integer(what)

    def effects(self, key: str) -> tuple[Effect, ...]:
        """Read a list of effects, each a phrase; empty by default."""
        found: list[Effect] = []
        for phrase in self.texts(key):
            try:
                effect = parse(phrase)
            except ValueError as error:
                raise self.error(key, str(error)) from None
            if any(effect.verb == other.verb for other in found):
                raise self.error(key, f'"{phrase}" is there twice')
            self._figures[effect.verb] = Figure(effect.amount)
            found.append(effect)
        return tuple(found)


def _figures(data: Mapping[str, object]) -> Iterator[tuple[str, Figure]]:
    """The figures of a table that its texts can use as placeholders."""
    for key, value in data.items():
        if isinstance(value, dict) and len(value) == 1:
            (value,) = value.values()
        if type(value) is int:
            yield key, Figure(value)
