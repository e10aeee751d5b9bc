"""Component names in other languages, one file for each language.

A line is ``id = "name"``, or if the name is uncertain
``id = { name = "name", sure = false, note = "why" }``. A second file has the names in other cases
than the nominative, for languages that decline them: ``id = { acc = "name", ins = "name" }``. It is
read when first needed: most people never see it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from duel_nb.catalog.errors import CatalogError
from duel_nb.catalog.model import Component
from duel_nb.catalog.row import Row, read_toml
from duel_nb.languages import LANGUAGES

#: The folder of these files, beside the files of the sets.
FOLDER: Final = "names"


class Translated(NamedTuple):
    """A name in a language, and whether it is certainly the printed name."""

    name: str
    sure: bool
    note: str


class Unsure(NamedTuple):
    """An uncertain name, and where an owner of the box can correct it."""

    language: str
    id: str
    name: str
    note: str
    file: Path
    line: int


def read_names(directory: Path) -> Mapping[str, Mapping[str, Translated]]:
    """Read the names by language and id.

    Raises:
        CatalogError: a file is damaged.
    """
    found = {}
    for language in LANGUAGES:
        path = directory / FOLDER / f"{language}.toml"
        if language != "en" and path.is_file():
            found[language] = dict(_names(path))
    return found


def _names(path: Path) -> Iterator[tuple[str, Translated]]:
    file = f"{FOLDER}/{path.name}"
    for id, value in read_toml(path, file).items():
        with Row({"name": value} if isinstance(value, str) else value, file, id) as row:
            name = row.text("name")
            if not name.strip():
                raise row.error("name", "is empty")
            yield id, Translated(name, row.flag("sure", True), row.text("note", ""))


def unsure_names(directory: Path) -> Iterator[Unsure]:
    """The uncertain names, with their files and lines."""
    for language, names in read_names(directory).items():
        path = directory / FOLDER / f"{language}.toml"
        entry = re.compile(r"^\s*\"?([\w-]+)\"?\s*=")
        lines = {
            found[1]: number
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
            if (found := entry.match(line))
        }
        for id, (name, sure, note) in names.items():
            if not sure:
                yield Unsure(language, id, name, note, path, lines.get(id, 1))


DECLINED_FOLDER: Final = Path(__file__).with_name("data") / "names"

#: Genitive, dative, accusative, instrumental, prepositional.
CASES: Final = ("gen", "dat", "acc", "ins", "prep")


@cache
def declined(language: str) -> Mapping[str, Mapping[str, str]]:
    """The declined names of a language by component id, then by case; empty if it has none.

    Raises:
        CatalogError: the file is damaged.
    """
    path = DECLINED_FOLDER / f"{language}-declined.toml"
    if not path.is_file():
        return MappingProxyType({})
    file = f"names/{path.name}"
    found = {}
    for id, value in read_toml(path, file).items():
        if not isinstance(value, dict):
            raise CatalogError("expected the name by case", file=file, component=id)
        with Row(value, file, id) as row:
            named = {case: row.text(case) for case in CASES if case in value}
            found[id] = MappingProxyType(named)
    return MappingProxyType(found)


def in_case(component: Component, language: str, case: str) -> str:
    """A name in a case of `CASES`; the nominative where the language has no other form."""
    nominative = component.names.get(language, component.name)
    return declined(language).get(component.id, {}).get(case, nominative)
