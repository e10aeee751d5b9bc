"""What is in the boxes: every component of the base game, Pantheon and Agora.

`CATALOG` is read once, when this package is imported, from one TOML file for each set.
"""

from duel_nb.catalog.catalog import Catalog
from duel_nb.catalog.errors import AmbiguousName, CatalogError, UnknownName
from duel_nb.catalog.loader import read
from duel_nb.catalog.model import (
    COLOURS,
    DECKS,
    KINDS,
    LANGUAGES,
    MANUFACTURED,
    NO_RESOURCES,
    RAW,
    RESOURCES,
    SCIENCE_SYMBOLS,
    SECTIONS,
    SETS,
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
    Kind,
    Layout,
    MilitaryToken,
    MilitaryZone,
    MythologyToken,
    PantheonSpace,
    ProgressToken,
    Resources,
    SenateActions,
    Wonder,
)
from duel_nb.catalog.wording import Figure, in_words

CATALOG = read()


def load() -> Catalog:
    """Give the catalog that was read at import: always the same one."""
    return CATALOG


__all__ = [
    "CATALOG",
    "COLOURS",
    "DECKS",
    "KINDS",
    "LANGUAGES",
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
    "SenateActions",
    "UnknownName",
    "Wonder",
    "in_words",
    "load",
]
