"""How near each player is to ending the game at once: by military, by science or in the Senate.

A threat is seen from one seat, by one function for both. It counts what a player would count: what
is missing, what can still come of it, who can pay for it and whose turn it is; no points. A card
that nobody has seen counts with its chance to lie in a structure.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState
from duel_nb.engine.rules.military import spaces_to_win
from duel_nb.engine.rules.science import SUPREMACY, SYMBOL_BIT, symbols
from duel_nb.engine.setup import AGE_DECKS
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
#: The shields on each card.
_ON_CARD: Final = tuple(card.shields for card in CARDS)
_GREEN: Final = COLOUR["green"]
_INFLUENTIAL: Final = COLOUR["senator"]
_SYMBOLS: Final = tuple(SYMBOL_CARDS.values())
#: The Progress tokens with a symbol.
_ON_TOKENS: Final = bits(token for token in PROGRESS if token.science)
_STRONGER: Final = bits(token for token in PROGRESS if token.red_shield_bonus)
#: No threat costs more coins.
_ENOUGH: Final = 12

#: The features of any threat that change from turn to turn: whose it is, what can be paid.
_TURN: Final = (
    "to move",
    "own coins",
    "other coins",
    "own extra turns",
    "other extra turns",
)
#: Those that military has besides.
_WONDERS: Final = ("own Wonders", "other Wonders")
#: The other features of any threat: what it needs, what is left.
_COMMON: Final = ("of it", "Age I", "Age II", "cards left")
_MILITARY: Final = (*_COMMON, "now", "shown", "face down", "later", "spaces")
_SCIENCE: Final = (*_COMMON, "now", "shown", "face down", "later", "copies", "token", "to spare")
_POLITICAL: Final = (*_COMMON, "behind by one", "Senators", "cubes", "other cubes")

#: For every kind, how much is missing, in classes: a threat has features for its class alone.
_CLASSES: Final = {
    "military": ("1 or 2", "3 or 4", "5 or 6", "7 to 9", "10 or more"),
    "science": ("1", "2", "3", "4 or more"),
    "political": ("1", "2", "3", "4 or more"),
}
#: By kind, the features of a threat that change from turn to turn, then the others.
_OWN: Final = {
    "military": ((*_TURN, *_WONDERS), _MILITARY),
    "science": (_TURN, _SCIENCE),
    "political": (_TURN, _POLITICAL),
}

#: The names of the features, by kind.
FEATURES: Final = {
    kind: [
        f"{missing}: {name}" for missing in _CLASSES[kind] for names in _OWN[kind] for name in names
    ]
    for kind in KINDS
}
#: How many of the features of a threat, the first ones, change from turn to turn, by kind.
IN_TURN: Final = tuple(len(_OWN[kind][0]) for kind in KINDS)


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


@dataclass(frozen=True, slots=True, eq=False)
class _ToCome:
    """The cards that can still be taken; only one of these is made of the same cards.

    Attributes:
        now: the accessible ones, face up, as bits.
        shown: all that lie face up in the structure, as bits.
        hidden: those of which some lie face down in it, as bits.
        chance: for each of the hidden ones, to lie there.
        left: how many lie in the structure.
        age: the Age.
    """

    now: int
    shown: int
    hidden: int
    chance: float
    left: int
    age: int


#: What the threats of a player follow from. First the features that change from turn to turn:
#: military has all, other kinds the first. Then for each kind the arguments of `SEEN`: few values,
#: which recur in many positions. (Plain tuples, since named ones take ten times as long to make.)
Seat = tuple[tuple[float, ...], list[tuple[Any, ...]]]

#: What is seen of a threat: the index of its class, and the features that do not change from turn
#: to turn.
_Seen = tuple[int, tuple[float, ...]]


def threats(state: GameState) -> tuple[tuple[Threat, ...], tuple[Threat, ...]]:
    """The threats of A and of B, in the order of `KINDS`; the last only with Agora.

    Args:
        state: a position that goes on, of which only what lies open is looked at.
    """
    first, second = [
        tuple(
            [
                Threat(missing, turn[: IN_TURN[kind]] + values)
                for kind, of_kind in enumerate(given)
                for missing, values in [SEEN[kind](*of_kind)]
            ]
        )
        for turn, given in seats(state)
    ]
    return first, second


def seats(state: GameState) -> tuple[Seat, Seat]:
    """What the threats of A and of B follow from; see `threats`."""
    to_come, acting = _to_come(state), state.acting
    first, second = state.cities
    if state.constructed.bit_count() < CATALOG.wonders_built_at_most:
        of_a = _to_construct(first.owned, first.standing)
        of_b = _to_construct(second.owned, second.standing)
    else:
        of_a = of_b = _NOTHING
    a_pays, b_pays = min(first.purse, _ENOUGH) / _ENOUGH, min(second.purse, _ENOUGH) / _ENOUGH
    a_again, b_again = float(of_a.again), float(of_b.again)
    if state.again:
        a_again, b_again = a_again + (state.active == 0), b_again + (state.active == 1)
    a_shields, b_shields = of_a.shields / 2, of_b.shields / 2
    turn_of_a = (float(acting == 0), a_pays, b_pays, a_again, b_again, a_shields, b_shields)
    turn_of_b = (float(acting == 1), b_pays, a_pays, b_again, a_again, b_shields, a_shields)
    return (
        (turn_of_a, _given(state, 0, to_come, of_a.from_box)),
        (turn_of_b, _given(state, 1, to_come, of_b.from_box)),
    )


def _given(state: GameState, me: int, to_come: _ToCome, from_box: bool) -> list[tuple[Any, ...]]:
    """For each kind of threat of a player, the arguments of `SEEN`."""
    city, shields, borrowed = state.cities[me], 0, 0
    if state.pantheon is not None:
        shields, borrowed = _of_divinities(state.pantheon.spaces)
    tokens, held = city.tokens, symbols(city)
    bonus = 1 if tokens & _STRONGER else 0
    green = -1
    if tokens & _ON_TOKENS:
        from_box = False
    elif _bears_symbol(state.board_progress):
        green, from_box = city.cards & _GREEN, False
    given: list[tuple[Any, ...]] = [
        (to_come, spaces_to_win(state.pawn, me), bonus, shields, state.acting == me),
        (to_come, held, green, from_box, borrowed & ~held != 0),
    ]
    if state.senate is not None:
        given.append((to_come, state.senate.cubes[me], state.senate.cubes[1 - me]))
    return given


def _common(to_come: _ToCome) -> tuple[float, ...]:
    """The features of any threat."""
    return 1.0, float(to_come.age <= 1), float(to_come.age == 2), to_come.left / 20


def _military(to_come: _ToCome, spaces: int, bonus: int, of_divinity: int, moves: bool) -> _Seen:
    """The threat by military.

    Args:
        to_come: the cards to come.
        spaces: how far the pawn is from the capital.
        bonus: more shields on every red card.
        of_divinity: the most shields of a Divinity in the Pantheon.
        moves: whether the player is to act.
    """
    now, shown, face_down, later = _shields(to_come, bonus)
    values = (
        1.0 if moves and max(now, of_divinity) >= spaces else 0.0,
        shown / 5,
        face_down / 5,
        later / 5,
        spaces / 9,
    )
    missing = 3 if spaces == CATALOG.capital else min(max(spaces - 1, 0) // 2, 4)
    return missing, _common(to_come) + values


def _science(to_come: _ToCome, held: int, green: int, from_box: bool, of_divinity: bool) -> _Seen:
    """The threat by science.

    Args:
        to_come: the cards to come.
        held: the symbols of the City.
        green: its green cards if a pair brings a Progress token with a symbol, else -1.
        from_box: whether a Wonder may bring one.
        of_divinity: whether a Divinity in the Pantheon has a symbol that is not held.
    """
    token = 0.0
    if green >= 0:
        token = _pairs_to_come(to_come, green)
    elif from_box:
        token = 0.25
    if of_divinity:
        token += 0.5
    missing, values = _symbols(to_come, held)
    spare = values[-1] + token - missing
    return (
        min(max(missing, 1), len(_CLASSES["science"])) - 1,
        (*_common(to_come), *values[:-1], token, max(-2.0, min(spare, 3.0)) / 2),
    )


def _political(to_come: _ToCome, own: tuple[int, ...], other: tuple[int, ...]) -> _Seen:
    """The threat by politics, by the cubes of both players in each Chamber."""
    ahead = [mine - theirs for mine, theirs in zip(own, other, strict=True)]
    missing = sum([lead <= 0 for lead in ahead])
    values = (
        float(sum([-1 <= lead <= 0 for lead in ahead])),
        (to_come.shown & _INFLUENTIAL).bit_count() / 3,
        sum(own) / 10,
        sum(other) / 10,
    )
    return min(max(missing, 1), len(_CLASSES["political"])) - 1, _common(to_come) + values


#: For each of the `KINDS`, what sees a threat, without the features that change from turn to turn.
SEEN: Final[tuple[Callable[..., _Seen], ...]] = (_military, _science, _political)


@lru_cache(maxsize=1_000)
def _bears_symbol(board_progress: tuple[int, ...]) -> bool:
    """Whether a Progress token on the board has a symbol."""
    return any(_ON_TOKENS >> token & 1 for token in board_progress)


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
        return _cards_to_come(0, 0, 0, 0.0, 0, state.age)
    return _in_structure(
        state.dealt,
        state.present,
        state.face_up,
        state.table.uncovered(state.present),
        state.age,
    )


@lru_cache(maxsize=50_000)
def _in_structure(
    dealt: tuple[int, ...], present: int, face_up: int, uncovered: int, age: int
) -> _ToCome:
    now = shown = seen = 0
    for place in members(face_up):
        if (card := dealt[place]) >= 0:
            seen |= 1 << card
            if present >> place & 1:
                shown |= 1 << card
                if uncovered >> place & 1:
                    now |= 1 << card
    own = f"age-{age}"
    down = [back_of(dealt[place]) for place in members(present & ~face_up)].count(own)
    hidden = _AGE_CARDS[age - 1] & ~seen if age else 0
    chance = down / hidden.bit_count() if hidden else 0.0
    return _cards_to_come(now, shown, hidden, chance, present.bit_count(), age)


@lru_cache(maxsize=50_000)
def _cards_to_come(
    now: int, shown: int, hidden: int, chance: float, left: int, age: int
) -> _ToCome:
    """One object for the same cards, whatever lies face down: what follows is found by it."""
    return _ToCome(now, shown, hidden, chance, left, age)


def _expected(cards: int, to_come: _ToCome) -> float:
    """How many of these cards can still be expected, in the structure and the Ages to come."""
    found = (cards & to_come.shown).bit_count() + _later(cards, to_come.age)
    return found + (cards & to_come.hidden).bit_count() * to_come.chance


@cache
def _later(cards: int, age: int) -> float:
    """How many of these cards can be expected in the Ages after this one."""
    ages = range(age, LAST_AGE)
    return sum([(cards & _AGE_CARDS[one]).bit_count() * _DEALT[one] for one in ages])


@lru_cache(maxsize=50_000)
def _shields(to_come: _ToCome, bonus: int) -> tuple[int, int, float, float]:
    """The most on one accessible card, and all shown, all face down and all later ones."""
    now = max([_ON_CARD[card] + bonus for card in members(to_come.now & _RED)], default=0)
    shown, hidden = _on(to_come.shown & _RED, bonus), _on(to_come.hidden & _RED, bonus)
    return now, shown, hidden * to_come.chance, _later_shields(to_come.age, bonus)


def _on(cards: int, bonus: int) -> int:
    """The shields on red cards."""
    return sum([_ON_CARD[card] + bonus for card in members(cards)])


@cache
def _later_shields(age: int, bonus: int) -> float:
    """The shields that can be expected in the Ages after this one."""
    return sum([_on(_AGE_CARDS[one] & _RED, bonus) * _DEALT[one] for one in range(age, LAST_AGE)])


@lru_cache(maxsize=50_000)
def _symbols(to_come: _ToCome, held: int) -> tuple[int, tuple[float, ...]]:
    """How many symbols are missing, and how many of these are accessible, shown, face down and
    later; then copies beyond the first, and all that can be expected.
    """
    now = shown = 0
    face_down = later = copies = 0.0
    for number, cards in enumerate(_SYMBOLS):
        if held >> number & 1 or not cards:
            continue
        in_sight = (cards & to_come.shown).bit_count()
        unseen = (cards & to_come.hidden).bit_count() * to_come.chance
        expected = in_sight + unseen + _later(cards, to_come.age)
        if expected > 1:
            copies += expected - 1
        if in_sight:
            shown += 1
            if cards & to_come.now:
                now += 1
        else:
            here, in_all = min(1.0, unseen), min(1.0, expected)
            face_down += here
            later += in_all - here
    values = (float(now), float(shown), face_down, later, copies / 3, shown + face_down + later)
    return SUPREMACY - held.bit_count(), values


@lru_cache(maxsize=50_000)
def _pairs_to_come(to_come: _ToCome, green: int) -> float:
    """How likely one more pair can be made of the green cards of a City, at most 1."""
    found = 0.0
    for cards in _SYMBOLS:
        if (green & cards).bit_count() == 1:
            found += min(1.0, _expected(cards, to_come))
    return min(1.0, found)
