"""Every component of the base game, Pantheon and Agora.

`CATALOG` is read once, when this package is imported, from one TOML file for each set.
"""

import copyreg
from collections.abc import Callable

from duel_nb.catalog.catalog import Catalog
from duel_nb.catalog.effects import Effect, Figure, Verb, in_words
from duel_nb.catalog.errors import AmbiguousName, CatalogError, UnknownName
from duel_nb.catalog.loader import read
from duel_nb.catalog.model import (
    NO_RESOURCES,
    Card,
    Chamber,
    CoinsPer,
    Component,
    Conspiracy,
    Cost,
    Decree,
    Divinity,
    ForBoth,
    Gate,
    Guild,
    Layout,
    MilitaryToken,
    MilitaryZone,
    MythologyToken,
    PantheonSpace,
    ProgressToken,
    Resources,
    SenateActionStep,
    Wonder,
)
from duel_nb.catalog.terms import (
    COLOURS,
    DECKS,
    KINDS,
    MANUFACTURED,
    RAW,
    RESOURCES,
    SCIENCE_SYMBOLS,
    SECTIONS,
    SETS,
    Kind,
)

CATALOG = read()


def component_at(kind: Kind, index: int) -> Component:
    """The component of a kind at an index of the catalog."""
    return CATALOG.components(kind)[index]


def _reduce(component: Component) -> tuple[Callable[[Kind, int], Component], tuple[Kind, int]]:
    return component_at, (component.kind, component.index)


# Copying or unpickling a component gives the same object. Registered here, since the model cannot
# import the catalog.
for _kind in KINDS:
    copyreg.pickle(type(component_at(_kind, 0)), _reduce)


__all__ = [
    "CATALOG",
    "COLOURS",
    "DECKS",
    "KINDS",
    "MANUFACTURED",
    "NO_RESOURCES",
    "RAW",
    "RESOURCES",
    "SCIENCE_SYMBOLS",
    "SECTIONS",
    "SETS",
    "AmbiguousName",
    "Card",
    "Catalog",
    "CatalogError",
    "Chamber",
    "CoinsPer",
    "Component",
    "Conspiracy",
    "Cost",
    "Decree",
    "Divinity",
    "Effect",
    "Figure",
    "ForBoth",
    "Gate",
    "Guild",
    "Kind",
    "Layout",
    "MilitaryToken",
    "MilitaryZone",
    "MythologyToken",
    "PantheonSpace",
    "ProgressToken",
    "Resources",
    "SenateActionStep",
    "UnknownName",
    "Verb",
    "Wonder",
    "in_words",
]
