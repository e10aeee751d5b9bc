"""Codecs of the Cities, the Pantheon and the Senate; what is derived is not saved."""

from duel_nb.catalog import CATALOG
from duel_nb.engine.rules import military
from duel_nb.engine.saves import codec
from duel_nb.engine.saves.codec import (
    Codec,
    bit_set,
    board,
    index_in,
    number,
    one_of,
    record,
    sequence,
)
from duel_nb.engine.state import State
from duel_nb.engine.state.city import City, HeldConspiracy
from duel_nb.engine.state.pantheon import Pantheon
from duel_nb.engine.state.senate import CHAMBERS, Senate
from duel_nb.engine.state.tables import EMPTY, HIDDEN, LAST_AGE, MYTHOLOGIES, PLAYERS

#: The most coins of a City in a file: more than `position` gives and play can add.
_MOST_COINS = 10_000

FLAG = one_of(True, False)
_CUBES = number(0, CATALOG.cubes_per_player)


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

CITY: Codec[City] = board(
    City.empty,
    {
        "coins": ("coins", number(0, _MOST_COINS)),
        "cards": ("cards", bit_set(codec.CARD, "card")),
        "wonders": ("owned", sequence(codec.WONDER)),
        "built": ("tucked", codec.pairs(codec.WONDER, codec.CARD)),
        "progress": ("tokens", bit_set(codec.PROGRESS, "token")),
        "mythology": ("mythology", sequence(index_in(MYTHOLOGIES))),
        "offerings": ("offerings", bit_set(_OFFERING, "token")),
        "divinities": ("divinities", sequence(codec.ACTIVATED)),
        "astarte": ("astarte", number(0, CATALOG.divinity("astarte").coins_on_card)),
        "snake": ("snake", codec.CARD_OR_NONE),
        "conspiracies": ("plots", sequence(_PLOT)),
    },
)

PANTHEON: Codec[Pantheon] = board(
    Pantheon.empty,
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

SENATE: Codec[Senate] = board(
    Senate.empty,
    {
        "cubes": ("cubes", codec.by_name(PLAYERS, sequence(_CUBES, len(CHAMBERS)))),
        "decrees": ("decrees", sequence(sequence(codec.unseen("decree")), len(CHAMBERS))),
        "revealed": ("revealed", bit_set(codec.component("decree"), "decree")),
        "deck": ("deck", sequence(codec.unseen("conspiracy"))),
        "seen": ("seen", codec.who_saw("conspiracy")),
        "may_trigger": ("may_trigger", FLAG),
        "locked": ("locked", codec.component("progress", {EMPTY: None}, {HIDDEN: "?"})),
        "locked_from_box": ("locked_in_secret", FLAG),
        "looked": ("looked", sequence(number(0, LAST_AGE), len(PLAYERS))),
    },
)
