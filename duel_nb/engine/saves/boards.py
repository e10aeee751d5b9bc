"""Cities and the boards of the expansions in a saved game."""

from typing import Any, TypeVar

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.rules import military
from duel_nb.engine.saves import forms
from duel_nb.engine.saves.forms import Form, bits, named, number, one_of, row, table
from duel_nb.engine.state import State
from duel_nb.engine.state.city import City, HeldConspiracy
from duel_nb.engine.state.pantheon import Pantheon
from duel_nb.engine.state.senate import CHAMBERS, Senate
from duel_nb.engine.state.tables import EMPTY, HIDDEN, MYTHOLOGIES, PLAYERS, members, sign

Board = TypeVar("Board", City, Pantheon, Senate)

FLAG = one_of(True, False)
_CUBES = number(0, CATALOG.cubes_per_player)


def _filled(board: Board, values: dict[str, Any]) -> Board:
    for attribute, value in values.items():
        setattr(board, attribute, value)
    return board


def _city(**values: Any) -> City:
    """A City with these attributes, and with what follows from them, which is not saved."""
    city = _filled(City.empty(), values)
    city.standing = sum(1 << wonder for wonder in {wonder for wonder, _ in city.tucked})
    for mythology in city.mythology:
        city.signs |= sign(mythology)
    for card in members(city.cards):
        changes.change_production(city, card)
    return city


def _token(state: State) -> Form[int]:
    """What lies on the structure: Mythology tokens in Age I, then Offerings by their values."""
    return named(MYTHOLOGIES if state.age < 2 else CATALOG.offering_tokens)


_TOKEN = Form(
    lambda value, state: _token(state).write(value, state),
    lambda at, state: _token(state).read(at, state),
)

_PLOT = table(
    HeldConspiracy,
    {
        "conspiracy": ("number", forms.unseen("conspiracy")),
        "card": ("card", forms.CARD_OR_NONE),
        "triggered": ("triggered", FLAG),
    },
)

CITY: Form[City] = table(
    _city,
    {
        "coins": ("coins", number(0, 10_000)),
        "cards": ("cards", bits(forms.CARD, "expected-card-once")),
        "wonders": ("owned", row(forms.WONDER)),
        "built": ("tucked", forms.pairs(forms.WONDER, forms.CARD)),
        "progress": ("tokens", bits(forms.PROGRESS, "expected-token-once")),
        "mythology": ("mythology", row(named(MYTHOLOGIES))),
        "offerings": ("offerings", bits(named(CATALOG.offering_tokens), "expected-token-once")),
        "divinities": ("divinities", row(forms.ACTIVATED)),
        "astarte": ("astarte", number(0, CATALOG.divinity("astarte").coins_on_card)),
        "snake": ("snake", forms.CARD_OR_NONE),
        "conspiracies": ("plots", row(_PLOT)),
    },
)

PANTHEON: Form[Pantheon] = table(
    lambda **values: _filled(Pantheon.empty(), values),
    {
        "spaces": ("spaces", row(forms.SPACE, len(CATALOG.pantheon_spaces))),
        "open": ("open", FLAG),
        "decks": ("decks", forms.by_name(MYTHOLOGIES, row(forms.DIVINITY))),
        "tokens": ("laid", forms.pairs(forms.PLACE, _TOKEN)),
        "enki": ("enki", row(forms.PROGRESS)),
        "minerva": ("minerva", forms.optional(number(-military.CAPITAL, military.CAPITAL))),
        "seen": ("seen", forms.who_saw("divinity")),
    },
)

SENATE: Form[Senate] = table(
    lambda **values: _filled(Senate.empty(), values),
    {
        "cubes": ("cubes", forms.by_name(PLAYERS, row(_CUBES, len(CHAMBERS)))),
        "decrees": ("decrees", row(row(forms.unseen("decree")), len(CHAMBERS))),
        "revealed": ("revealed", bits(forms.component("decree"), "expected-decree-once")),
        "deck": ("deck", row(forms.unseen("conspiracy"))),
        "seen": ("seen", forms.who_saw("conspiracy")),
        "may_trigger": ("may_trigger", FLAG),
        "locked": ("locked", forms.component("progress", {EMPTY: None}, {HIDDEN: "?"})),
        "locked_from_box": ("locked_from_box", FLAG),
        "looked": ("looked", row(number(0, 3), 2)),
    },
)
