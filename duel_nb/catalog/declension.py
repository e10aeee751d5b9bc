"""Names in other cases than the nominative, for languages that decline them.

The files are read when first needed: most people never see them. A line is
``id = { acc = "name", ins = "name" }``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from duel_nb.catalog.errors import CatalogError
from duel_nb.catalog.model import Component
from duel_nb.catalog.row import Row, read_toml

FOLDER: Final = Path(__file__).with_name("data") / "names"

#: Genitive, dative, accusative, instrumental, prepositional.
CASES: Final = ("gen", "dat", "acc", "ins", "prep")


@cache
def declined(language: str) -> Mapping[str, Mapping[str, str]]:
    """The declined names of a language by component id, then by case; empty if it has none.

    Raises:
        CatalogError: the file is damaged.
    """
    path = FOLDER / f"{language}-declined.toml"
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
