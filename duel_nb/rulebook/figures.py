"""Figures in the texts of rules: they come from the catalog.

`{cost}` in the text of a rule is the cost of the component that names the rule in its row, such as
"2 clay, 2 stone, 1 papyrus". Any other is the name of a figure in `FIGURES`, counted: `{points}` is
"3 points", `{guild.coins}` what a Guild brings for each card, "1 coin". Where several components
name the rule, the id of one comes first: `{greek-grand-temple:cost}`.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Final

from duel_nb.catalog import CATALOG, RESOURCES
from duel_nb.catalog.model import Component, Cost
from duel_nb.catalog.terms import KINDS
from duel_nb.languages import speaking
from duel_nb.messages import Listed, Message

#: Figure of a component -> the message that counts it.
FIGURES: Final = {
    "points": "count-points",
    "points_per_progress": "count-points",
    "points_per_pantheon_token": "count-points",
    "coins": "rule-coins",
    "opponent_loses": "rule-coins",
    "coins_on_card": "rule-coins",
    "activation_discount": "rule-coins",
    "chain_coins": "rule-coins",
    "coins_lost_per_space": "rule-coins",
    "engineering_price": "rule-coins",
    "discard_coins": "rule-coins",
    "cheaper.coins": "rule-coins",
    "coins_per.coins": "rule-coins-each",
    "guild.coins": "rule-coins-each",
    "guild.points": "rule-points-each",
    "guild.group": "rule-coins",
    "shields": "rule-shields",
    "red_shield_bonus": "rule-shields",
    "wonder_discount": "rule-units",
    "blue_discount": "rule-units",
    "blue_cards": "rule-blue-cards",
}
#: Message -> what it calls the number.
_NUMBER: Final = {
    "count-points": "points",
    "rule-coins": "coins",
    "rule-coins-each": "coins",
    "rule-points-each": "points",
    "rule-shields": "shields",
    "rule-units": "units",
    "rule-blue-cards": "blue",
}

#: A figure between braces, perhaps with the id of its component before it.
_PLACE: Final = re.compile(r"\{(?:([a-z-]+):)?([a-z_.]+)\}")


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


def value_of(component: Component, figure: str) -> object:
    """What a component has for a figure of `FIGURES`, or for "cost"; None if it has none."""
    try:
        return attrgetter(figure)(component)
    except AttributeError:
        return None


def _message(component: Component, figure: str, place: str) -> Message:
    value = value_of(component, figure)
    if isinstance(value, Cost) and not value.coins:
        return Message("several", items=Listed(*_units(value)))
    if figure in FIGURES and isinstance(value, int):
        return Message(FIGURES[figure], {_NUMBER[FIGURES[figure]]: value})
    raise UnknownFigure(f"{place}: {component.id} has no such figure")


def _units(cost: Cost) -> Iterator[Message]:
    for resource in RESOURCES:
        if count := getattr(cost.resources, resource):
            yield Message("units-of", units=count, resource=resource)
