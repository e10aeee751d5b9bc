"""How near each player is to ending the game at once: by military, by science or in the Senate.

A threat is seen from one seat, by one function for both. It counts what a player would count: what
is missing, what can still come of it, who can pay for it and whose turn it is; no points. A card
that nobody has seen counts with its chance to lie in a structure.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState
from duel_nb.engine.rules.military import spaces_to_win
from duel_nb.engine.rules.science import SUPREMACY, SYMBOL_BIT, symbols
from duel_nb.engine.setup import AGE_DECKS
from duel_nb.engine.state.city import City
from duel_nb.engine.state.senate import Senate
from duel_nb.engine.state.tables import (
    CARDS,
    COLOUR,
    DIVINITIES,
    LAST_AGE,
    PROGRESS,
    SYMBOL_CARDS,
    WONDERS,
    back_of,
    bits,
    members,
)

#: The ways to win at once, as outcomes name them.
KINDS: Final = ("military", "science", "political")

_AGE_CARDS: Final = tuple(sum([1 << card for card in deck]) for deck in AGE_DECKS)
#: The share of an Age's own cards that is dealt.
_DEALT: Final = tuple(1 - CATALOG.cards_removed_per_age / len(deck) for deck in AGE_DECKS)
_RED: Final = COLOUR["red"]
_GREEN: Final = COLOUR["green"]
_INFLUENTIAL: Final = COLOUR["senator"]
_SYMBOLS: Final = tuple(SYMBOL_CARDS.values())
#: The Progress tokens with a symbol.
_ON_TOKENS: Final = bits(token for token in PROGRESS if token.science)
_STRONGER: Final = bits(token for token in PROGRESS if token.red_shield_bonus)
#: No threat costs more coins.
_ENOUGH: Final = 12

#: The features of any threat: what it needs, whose turn it is, what can be paid, what is left.
_COMMON: Final = (
    "of it",
    "to move",
    "own coins",
    "other coins",
    "own extra turns",
    "other extra turns",
    "Age I",
    "Age II",
    "cards left",
)
_MILITARY: Final = ("now", "shown", "face down", "later", "own Wonders", "other Wonders", "spaces")
_SCIENCE: Final = ("now", "shown", "face down", "later", "copies", "token", "to spare")
_POLITICAL: Final = ("behind by one", "Senators", "cubes", "other cubes")

#: For every kind, how much is missing, in classes: a threat has features for its class alone.
_CLASSES: Final = {
    "military": ("1 or 2", "3 or 4", "5 or 6", "7 to 9", "10 or more"),
    "science": ("1", "2", "3", "4 or more"),
    "political": ("1", "2", "3", "4 or more"),
}
_OWN: Final = {"military": _MILITARY, "science": _SCIENCE, "political": _POLITICAL}

#: The names of the features, by kind.
FEATURES: Final = {
    kind: [f"{missing}: {name}" for missing in _CLASSES[kind] for name in (*_COMMON, *_OWN[kind])]
    for kind in KINDS
}


class Threat(NamedTuple):
    """A threat: which class of features it has, and their values.

    Attributes:
        missing: the index of its class.
        values: one for each feature of that class.
    """

    missing: int
    values: tuple[float, ...]


class _Wonders(NamedTuple):
    """What the Wonders that a City can still construct bring.

    Attributes:
        again: extra turns.
        shields: shields.
        from_box: whether a Progress token of the box.
    """

    again: int
    shields: int
    from_box: bool


_NOTHING: Final = _Wonders(0, 0, False)


class _ToCome(NamedTuple):
    """The cards that can still be taken.

    Attributes:
        now: the accessible ones, face up, as bits.
        shown: all that lie face up in the structure, as bits.
        hidden: those of which some lie face down in it, as bits.
        chance: for each of the hidden ones, to lie there.
        left: how many lie in the structure.
    """

    now: int
    shown: int
    hidden: int
    chance: float
    left: int


def threats(state: GameState) -> tuple[tuple[Threat, ...], tuple[Threat, ...]]:
    """The threats of A and of B, in the order of `KINDS`; the last only with Agora.

    Args:
        state: a position that goes on, of which only what lies open is looked at.
    """
    to_come = _to_come(state)
    first, second = state.cities
    may_build = state.constructed.bit_count() < CATALOG.wonders_built_at_most
    wonders = [
        _to_construct(city.owned, city.standing) if may_build else _NOTHING for city in state.cities
    ]
    again = [float(one.again) for one in wonders]
    if state.again:
        again[state.active] += 1
    coins = min(first.purse, _ENOUGH) / _ENOUGH, min(second.purse, _ENOUGH) / _ENOUGH
    time = (float(state.age <= 1), float(state.age == 2), to_come.left / 20)
    found = []
    for me, other in ((0, 1), (1, 0)):
        moves = float(state.acting == me)
        common = (1.0, moves, coins[me], coins[other], again[me], again[other], *time)
        seen = [
            _military(state, me, to_come, wonders, common),
            _science(state, state.cities[me], to_come, wonders[me].from_box, common),
        ]
        if state.senate is not None:
            seen.append(_political(state.senate, me, to_come, common))
        found.append(tuple(seen))
    return found[0], found[1]


def _military(
    state: GameState,
    me: int,
    to_come: _ToCome,
    wonders: list[_Wonders],
    common: tuple[float, ...],
) -> Threat:
    spaces = spaces_to_win(state.pawn, me)
    bonus = 1 if state.cities[me].tokens & _STRONGER else 0
    now, shown, face_down, later = _shields(to_come, state.age, bonus)
    if state.pantheon is not None:
        now = max(now, _of_divinities(state.pantheon.spaces)[0])
    values = (
        1.0 if now >= spaces and state.acting == me else 0.0,
        shown / 5,
        face_down / 5,
        later / 5,
        wonders[me].shields / 2,
        wonders[1 - me].shields / 2,
        spaces / 9,
    )
    missing = 3 if spaces == CATALOG.capital else min(max(spaces - 1, 0) // 2, 4)
    return Threat(missing, common + values)


def _science(
    state: GameState, city: City, to_come: _ToCome, from_box: bool, common: tuple[float, ...]
) -> Threat:
    held = symbols(city)
    token = 0.0
    if not city.tokens & _ON_TOKENS:
        if any(_ON_TOKENS >> one & 1 for one in state.board_progress):
            token = _pairs_to_come(to_come, state.age, city.cards & _GREEN)
        elif from_box:
            token = 0.25
    if state.pantheon is not None and _of_divinities(state.pantheon.spaces)[1] & ~held:
        token += 0.5
    missing, values = _symbols(to_come, state.age, held)
    spare = values[-1] + token - missing
    return Threat(
        min(max(missing, 1), len(_CLASSES["science"])) - 1,
        (*common, *values[:-1], token, max(-2.0, min(spare, 3.0)) / 2),
    )


def _political(senate: Senate, me: int, to_come: _ToCome, common: tuple[float, ...]) -> Threat:
    own, other = senate.cubes[me], senate.cubes[1 - me]
    ahead = [mine - theirs for mine, theirs in zip(own, other, strict=True)]
    missing = sum([lead <= 0 for lead in ahead])
    values = (
        float(sum([-1 <= lead <= 0 for lead in ahead])),
        (to_come.shown & _INFLUENTIAL).bit_count() / 3,
        sum(own) / 10,
        sum(other) / 10,
    )
    return Threat(min(max(missing, 1), len(_CLASSES["political"])) - 1, common + values)


@lru_cache(maxsize=10_000)
def _to_construct(owned: tuple[int, ...], standing: int) -> _Wonders:
    """What the Wonders of a City that do not stand yet bring."""
    left = [WONDERS[wonder] for wonder in owned if not standing >> wonder & 1]
    return _Wonders(
        sum([wonder.play_again for wonder in left]),
        sum([wonder.shields for wonder in left]),
        any(wonder.progress_from_box for wonder in left),
    )


@lru_cache(maxsize=1_000)
def _of_divinities(spaces: tuple[int, ...]) -> tuple[int, int]:
    """The most shields of a Divinity in the Pantheon, and the symbols there, as bits."""
    known = [DIVINITIES[card] for card in spaces if 0 <= card < len(DIVINITIES)]
    most = max([divinity.shields for divinity in known], default=0)
    return most, sum({SYMBOL_BIT[divinity.science] for divinity in known if divinity.science})


# -- cards to come -----------------------------------------------------------------------------


def _to_come(state: GameState) -> _ToCome:
    if state.table is None:
        return _ToCome(0, 0, 0, 0.0, 0)
    uncovered = state.table.uncovered(state.present)
    return _in_structure(state.dealt, state.present, state.face_up, uncovered, state.age)


@lru_cache(maxsize=50_000)
def _in_structure(
    dealt: tuple[int, ...], present: int, face_up: int, uncovered: int, age: int
) -> _ToCome:
    now = shown = seen = 0
    down = 0
    own = f"age-{age}"
    for place, card in enumerate(dealt):
        bit = 1 << place
        if face_up & bit and card >= 0:
            seen |= 1 << card
            if present & bit:
                shown |= 1 << card
                if uncovered & bit:
                    now |= 1 << card
        elif present & bit and back_of(card) == own:
            down += 1
    hidden = _AGE_CARDS[age - 1] & ~seen if age else 0
    chance = down / hidden.bit_count() if hidden else 0.0
    return _ToCome(now, shown, hidden, chance, present.bit_count())


def _expected(cards: int, to_come: _ToCome, age: int) -> float:
    """How many of these cards can still be expected, in the structure and the Ages to come."""
    found = (cards & to_come.shown).bit_count()
    later = sum(
        [(cards & _AGE_CARDS[one]).bit_count() * _DEALT[one] for one in range(age, LAST_AGE)]
    )
    return found + (cards & to_come.hidden).bit_count() * to_come.chance + later


@lru_cache(maxsize=50_000)
def _shields(to_come: _ToCome, age: int, bonus: int) -> tuple[int, int, float, float]:
    """The most on one accessible card, and all shown, all face down and all later ones."""

    def on(cards: int) -> int:
        return sum([CARDS[card].shields + bonus for card in members(cards & _RED)])

    now = max([CARDS[card].shields + bonus for card in members(to_come.now & _RED)], default=0)
    later = sum([on(_AGE_CARDS[one]) * _DEALT[one] for one in range(age, LAST_AGE)])
    return now, on(to_come.shown), on(to_come.hidden) * to_come.chance, later


@lru_cache(maxsize=50_000)
def _symbols(to_come: _ToCome, age: int, held: int) -> tuple[int, tuple[float, ...]]:
    """How many symbols are missing, and how many of these are accessible, shown, face down and
    later; then copies beyond the first, and all that can be expected.
    """
    now = shown = 0
    face_down = later = copies = 0.0
    for number, cards in enumerate(_SYMBOLS):
        if held >> number & 1 or not cards:
            continue
        now += 1 if cards & to_come.now else 0
        expected = _expected(cards, to_come, age)
        copies += max(0.0, expected - 1)
        if cards & to_come.shown:
            shown += 1
            continue
        here = min(1.0, (cards & to_come.hidden).bit_count() * to_come.chance)
        face_down += here
        later += min(1.0, expected) - min(here, expected)
    values = (float(now), float(shown), face_down, later, copies / 3, shown + face_down + later)
    return SUPREMACY - held.bit_count(), values


@lru_cache(maxsize=50_000)
def _pairs_to_come(to_come: _ToCome, age: int, green: int) -> float:
    """How likely one more pair can be made of the green cards of a City, at most 1."""
    found = 0.0
    for cards in _SYMBOLS:
        if (green & cards).bit_count() == 1:
            found += min(1.0, _expected(cards, to_come, age))
    return min(1.0, found)
