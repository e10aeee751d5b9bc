"""One data file for each set, and the fields that every component in it has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TypedDict, TypeVar

from duel_nb.catalog.effects import Effect
from duel_nb.catalog.errors import CatalogError
from duel_nb.catalog.model import Component
from duel_nb.catalog.row import Row, read_toml
from duel_nb.catalog.translations import FOLDER, Translated

C = TypeVar("C", bound=Component)


class Common(TypedDict):
    """The fields that every component has."""

    index: int
    id: str
    name: str
    set: str
    names: MappingProxyType[str, str]
    unsure: frozenset[str]
    aliases: tuple[str, ...]
    note: str
    rule: str
    does: tuple[Effect, ...]


class SetFile:
    """The data file of one set.

    Args:
        path: the file.
        set_: the set it must be for, one of `SETS`.
        translations: names in other languages, by language and id.

    Raises:
        CatalogError: the file cannot be read, or is for another set.
    """

    def __init__(
        self, path: Path, set_: str, translations: Mapping[str, Mapping[str, Translated]]
    ) -> None:
        self.file = path.name
        self.set = set_
        self.top = Row(read_toml(path, self.file), self.file, "")
        if (named := self.top.text("set")) != set_:
            raise self.top.error("set", f'expected "{set_}", not "{named}"')
        self._translations = translations

    def table(self, key: str) -> Row:
        """Read a required table."""
        return self.top.table(key)

    def rows(self, key: str) -> Iterator[tuple[str, Row]]:
        """Read a table of components."""
        return self.top.table(key, {}).rows()

    def common(self, row: Row, index: int, id: str) -> Common:
        """Read the fields that every component has."""
        name = row.text("name")
        named = {language: all_[id] for language, all_ in self._translations.items() if id in all_}
        return {
            "index": index,
            "id": id,
            "name": name,
            "set": self.set,
            "names": MappingProxyType({"en": name, **{one: named[one].name for one in named}}),
            "unsure": frozenset(one for one in named if not named[one].sure),
            "aliases": row.texts("aliases"),
            "note": row.text("note", ""),
            "rule": row.text("rule", ""),
            "does": row.effects("does"),
        }

    def close(self) -> None:
        """Raise an error for unknown tables."""
        self.top.close()


def check_names(translations: Mapping[str, Mapping[str, Translated]], ids: set[str]) -> None:
    """Raise an error for names of unknown components."""
    for language, names in translations.items():
        for id in names:
            if id not in ids:
                file = f"{FOLDER}/{language}.toml"
                raise CatalogError("no such component", file=file, component=id)


def collect(
    files: Iterable[SetFile], key: str, make: Callable[[SetFile, Row, int, str], C]
) -> tuple[C, ...]:
    """Make the components under one key of each file, with consecutive indices."""
    found: list[C] = []
    for file in files:
        for id, row in file.rows(key):
            found.append(make(file, row, len(found), id))
    return tuple(found)
