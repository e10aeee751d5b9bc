"""Codecs of the Cities, the Pantheon and the Senate."""

from typing import Any, TypeVar

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.messages import Message
from duel_nb.engine.rules import military
from duel_nb.engine.saves import codec
from duel_nb.engine.saves.codec import Codec, bit_set, index_in, number, one_of, record, sequence
from duel_nb.engine.state import State
from duel_nb.engine.state.city import City, HeldConspiracy
from duel_nb.engine.state.pantheon import Pantheon
from duel_nb.engine.state.senate import CHAMBERS, Senate
from duel_nb.engine.state.tables import EMPTY, HIDDEN, MYTHOLOGIES, PLAYERS, members, sign

Board = TypeVar("Board", City, Pantheon, Senate)

FLAG = one_of(True, False)
_DECREE = codec.component("decree")
_CUBES = number(0, CATALOG.cubes_per_player)


def _filled(board: Board, values: dict[str, Any]) -> Board:
    for attribute, value in values.items():
        setattr(board, attribute, value)
    return board


def _city(**values: Any) -> City:
    """A City with these attributes, and those derived from them, which are not saved."""
    city = _filled(City.empty(), values)
    city.standing = sum(1 << wonder for wonder in {wonder for wonder, _ in city.tucked})
    for mythology in city.mythology:
        city.signs |= sign(mythology)
    for card in members(city.cards):
        changes.change_production(city, card)
    return city


def _token(state: State) -> Codec[int]:
    """Tokens on the structure: Mythologies in Age I, then the values of Offerings."""
    return index_in(MYTHOLOGIES if state.age < 2 else CATALOG.offering_tokens)


_TOKEN = Codec(
    lambda value, state: _token(state).write(value, state),
    lambda at, state: _token(state).read(at, state),
)

_OFFERING = index_in(CATALOG.offering_tokens)
_PLOT = record(
    HeldConspiracy,
    {
        "conspiracy": ("number", codec.unseen("conspiracy")),
        "card": ("card", codec.CARD_OR_NONE),
        "triggered": ("triggered", FLAG),
    },
)

CITY: Codec[City] = record(
    _city,
    {
        "coins": ("coins", number(0, 10_000)),
        "cards": ("cards", bit_set(codec.CARD, Message("expected-card-once"))),
        "wonders": ("owned", sequence(codec.WONDER)),
        "built": ("tucked", codec.pairs(codec.WONDER, codec.CARD)),
        "progress": ("tokens", bit_set(codec.PROGRESS, Message("expected-token-once"))),
        "mythology": ("mythology", sequence(index_in(MYTHOLOGIES))),
        "offerings": (
            "offerings",
            bit_set(_OFFERING, Message("expected-token-once")),
        ),
        "divinities": ("divinities", sequence(codec.ACTIVATED)),
        "astarte": ("astarte", number(0, CATALOG.divinity("astarte").coins_on_card)),
        "snake": ("snake", codec.CARD_OR_NONE),
        "conspiracies": ("plots", sequence(_PLOT)),
    },
)

PANTHEON: Codec[Pantheon] = record(
    lambda **values: _filled(Pantheon.empty(), values),
    {
        "spaces": ("spaces", sequence(codec.SPACE, len(CATALOG.pantheon_spaces))),
        "open": ("open", FLAG),
        "decks": ("decks", codec.by_name(MYTHOLOGIES, sequence(codec.DIVINITY))),
        "tokens": ("laid", codec.pairs(codec.PLACE, _TOKEN)),
        "enki": ("enki", sequence(codec.PROGRESS)),
        "minerva": ("minerva", codec.optional(number(-military.CAPITAL, military.CAPITAL))),
        "seen": ("seen", codec.who_saw("divinity")),
    },
)

SENATE: Codec[Senate] = record(
    lambda **values: _filled(Senate.empty(), values),
    {
        "cubes": ("cubes", codec.by_name(PLAYERS, sequence(_CUBES, len(CHAMBERS)))),
        "decrees": ("decrees", sequence(sequence(codec.unseen("decree")), len(CHAMBERS))),
        "revealed": (
            "revealed",
            bit_set(_DECREE, Message("expected-decree-once")),
        ),
        "deck": ("deck", sequence(codec.unseen("conspiracy"))),
        "seen": ("seen", codec.who_saw("conspiracy")),
        "may_trigger": ("may_trigger", FLAG),
        "locked": ("locked", codec.component("progress", {EMPTY: None}, {HIDDEN: "?"})),
        "locked_from_box": ("locked_from_box", FLAG),
        "looked": ("looked", sequence(number(0, 3), 2)),
    },
)
