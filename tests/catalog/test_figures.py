"""The catalog and components.json, which was copied from the boxes, have the same figures.

The file has every field of the catalog, with the fields of its components that are not empty.
"""

import json
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from duel_nb.catalog import CATALOG, KINDS, Effect

FILE = Path(__file__).with_name("components.json")
PRINTED: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))

#: Fields that are no figures: numbers in the catalog, texts (see test_names.py), look-up tables.
NO_FIGURES = {"index", "names", "unsure", "aliases", "note", "rule", "rule_when_drafted"}


def is_figure(field: Field[Any], value: object) -> bool:
    said = field.default is MISSING or value != field.default
    return said and field.init and field.name not in NO_FIGURES


def plain(value: Any) -> Any:
    """A value of the catalog as in the file."""
    if isinstance(value, Effect):
        return str(value)
    if is_dataclass(value):
        named = {field.name: (field, getattr(value, field.name)) for field in fields(value)}
        found = {name: plain(one) for name, (field, one) in named.items() if is_figure(field, one)}
        return {name: one for name, one in found.items() if one not in ({}, [])}
    if hasattr(value, "_asdict"):  # resources, and costs by player
        return {name: amount for name, amount in value._asdict().items() if amount}
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if isinstance(value, set | frozenset):
        return sorted(value)
    return dict(value) if isinstance(value, Mapping) else value


EVERY = [field.name for field in fields(CATALOG) if field.init]


def test_no_field_of_the_catalog_is_left_out() -> None:
    assert PRINTED.keys() - {"about"} == set(EVERY)


@pytest.mark.parametrize("field", EVERY)
def test_figures(field: str) -> None:
    printed, found = PRINTED[field], plain(getattr(CATALOG, field))
    if isinstance(printed, list):
        for one, other in zip(found, printed, strict=True):
            assert one == other
    assert found == printed


def test_decks_fill_the_structures() -> None:
    for age in (1, 2, 3):
        added = CATALOG.guilds_in_age_3 if age == 3 else 0
        cards = len(CATALOG.deck(f"age-{age}")) - CATALOG.cards_removed_per_age + added
        assert cards == CATALOG.layout(age).size
        with_senators = cards + CATALOG.senators_per_age[age - 1]
        assert with_senators == CATALOG.layout(age, agora=True).size
    assert CATALOG.guilds_in_age_3 == CATALOG.grand_temples_in_age_3


def test_every_other_row_of_a_structure_is_dealt_face_up() -> None:
    assert [CATALOG.layout(1).is_face_up(row) for row in range(4)] == [True, False, True, False]


def test_points_of_the_military_track_are_those_of_its_zones() -> None:
    points = {n: z.points for z in CATALOG.military_zones for n in range(z.first, z.last + 1)}
    assert dict(enumerate(CATALOG.military_points)) == {0: 0, **points}
    assert len(CATALOG.military_points) == CATALOG.capital


def test_senate_actions_by_blue_cards() -> None:
    assert [CATALOG.politician_actions(blue) for blue in (0, 1, 2, 3, 4, 5, 12)] == [
        *(1, 1, 2, 2, 3, 3, 3)
    ]


def test_indexes_count_from_zero_without_a_gap() -> None:
    for kind in KINDS:
        components = CATALOG.components(kind)
        assert [component.index for component in components] == list(range(len(components)))
        assert {component.kind for component in components} == {kind}


def test_one_card_never_frees_two_tokens() -> None:  # EC-100, in all four layouts
    for layout in CATALOG.layouts:
        places = [(row, layout.rows[row][at]) for row, at in layout.token_places]
        covers = [{(row + 1, column - 1), (row + 1, column + 1)} for row, column in places]
        for number, one in enumerate(covers):
            assert not any(one & other for other in covers[number + 1 :]), layout
