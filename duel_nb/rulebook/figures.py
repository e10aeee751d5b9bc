"""Figures in the texts of rules: they come from the catalog.

`{cost}` in the text of a rule is the cost of the component that names the rule in its row, such as
"2 clay, 2 stone, 1 papyrus"; `{points}` and `{coins}` are those it gives, such as "3 points". Where
several components name the rule, the id of one comes first: `{greek-grand-temple.cost}`.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from duel_nb.catalog import CATALOG, RESOURCES
from duel_nb.catalog.model import Component, Cost
from duel_nb.catalog.terms import KINDS
from duel_nb.languages import speaking
from duel_nb.messages import Listed, Message

_PLACE: Final = re.compile(r"\{(?:([a-z-]+)\.)?([a-z_]+)\}")


class UnknownFigure(ValueError):
    """A text asks for a figure that the catalog does not have."""


def filled(template: str, rule: str, language: str) -> str:
    """The text of a rule with its figures.

    Args:
        template: the text as in the data file.
        rule: its id.
        language: of the text.

    Raises:
        UnknownFigure: a figure is not in the catalog, or it is unclear whose it is.
    """
    if "{" not in template:
        return template

    def figure(found: re.Match[str]) -> str:
        owners = [one for one in _by_rule().get(rule, ()) if found[1] in (None, one.id)]
        if len(owners) != 1:
            raise UnknownFigure(f"{found[0]} is a figure of {len(owners)} components")
        return str(_message(owners[0], found[2], found[0]))

    with speaking(language):
        return _PLACE.sub(figure, template)


@cache
def _by_rule() -> Mapping[str, Sequence[Component]]:
    """The components with each rule in their row."""
    found = defaultdict[str, list[Component]](list)
    for kind in KINDS:
        for one in CATALOG.components(kind):
            found[one.rule].append(one)
    return found


def _message(component: Component, figure: str, place: str) -> Message:
    value = getattr(component, figure, None)
    if isinstance(value, Cost) and not value.coins:
        return Message("several", items=Listed(*_units(value)))
    if figure == "points" and isinstance(value, int):
        return Message("count-points", points=value)
    if figure == "coins" and isinstance(value, int):
        return Message("count-coins", coins=value)
    raise UnknownFigure(f"{place}: {component.id} has no such figure")


def _units(cost: Cost) -> Iterator[Message]:
    for resource in RESOURCES:
        if count := getattr(cost.resources, resource):
            yield Message("units-of", units=count, resource=resource)
