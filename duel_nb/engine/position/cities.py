"""The Cities of a position."""

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.effects.ages import LAST_AGE
from duel_nb.engine.errors import PositionError
from duel_nb.engine.messages import Listed, Message, Part
from duel_nb.engine.position.given import (
    Copies,
    age_of,
    cards_under,
    find,
    listed,
    spelled,
    whole_number,
)
from duel_nb.engine.position.pantheon import devote
from duel_nb.engine.position.senate import plots
from duel_nb.engine.rules import military
from duel_nb.engine.state import State
from duel_nb.engine.state.city import City
from duel_nb.engine.state.tables import CARDS, PLAYERS
from duel_nb.quoting import shown

#: What can be said of a City.
CITY_KEYS: tuple[str, ...] = ("coins", "cards", "wonders", "built", "progress")

#: The most coins that a City can be given: far more than there are, and few enough that what a
#: game adds to them can still be saved.
MOST_COINS = 1_000

#: What can be said of a City besides when Pantheon is in play.
PANTHEON_KEYS = ("mythology", "offerings", "divinities", "astarte", "snake")

#: What can be said of a City besides when Agora is in play.
AGORA_KEYS = ("conspiracies", "prepared", "triggered", "cubes")


def structure_given(
    structure: Sequence[str] | Mapping[str, str] | None, copies: Copies
) -> dict[object, int]:
    """The cards of the structure, by place or in the order given."""
    if isinstance(structure, Mapping):
        return {place: copies.card(f"structure {place}", name) for place, name in structure.items()}
    cards = listed("structure", structure if structure is not None else ())
    return {i: copies.card("structure", name) for i, name in enumerate(cards)}


def city_of(
    state: State,
    player: int,
    given: Mapping[str, Any] | None,
    bare: list[tuple[int, int]],
    copies: Copies,
) -> City:
    """A City as given; standing Wonders without a known card under them are added to ``bare``."""
    who = PLAYERS[player]
    given = {} if given is None else given
    if not isinstance(given, Mapping):
        raise PositionError(
            Message("city-no-table", who=who, known=Listed(*CITY_KEYS), given=shown(given))
        )
    known = CITY_KEYS
    known += PANTHEON_KEYS if state.config.pantheon else ()
    known += AGORA_KEYS if state.config.agora else ()
    for key in given:
        if key not in known:
            raise PositionError(_unknown_key(who, key, known))
    coins = given.get("coins", CATALOG.starting_coins)
    city = City.empty(whole_number(f"{who}.coins", coins, MOST_COINS))
    for name in listed(f"{who}.cards", given.get("cards", ())):
        card = copies.card(f"{who}.cards", name)
        if city.cards >> card & 1:
            raise PositionError(Message("given-twice", where=f"{who}.cards", thing=CARDS[card]))
        city.cards |= 1 << card
        changes.change_production(city, card)
    for name in listed(f"{who}.progress", given.get("progress", ())):
        token = find(f"{who}.progress", name, "progress")
        if city.tokens >> token & 1:
            raise PositionError(Message("given-twice", where=f"{who}.progress", thing=name))
        city.tokens |= 1 << token
    for name, card_name in cards_under(f"{who}.built", given.get("built", ())).items():
        wonder = find(f"{who}.built", name, "wonder")
        city.owned = (*city.owned, wonder)
        city.standing |= 1 << wonder
        if card_name is None:
            bare.append((player, wonder))
        else:
            tucked = copies.card(f"{who}.built {name}", card_name)
            city.tucked = (*city.tucked, (wonder, tucked))
    if state.config.pantheon:
        devote(city, who, given)
    if state.config.agora:
        city.plots = plots(who, given, copies)
    for name in listed(f"{who}.wonders", given.get("wonders", ())):
        city.owned = (*city.owned, find(f"{who}.wonders", name, "wonder"))
    return city


def _unknown_key(who: str, given: object, known: tuple[str, ...]) -> Message:
    parts: dict[str, Part] = {"who": who, "given": shown(given)}
    if given in PANTHEON_KEYS:
        return Message("city-key-of-pantheon", parts)
    if given in AGORA_KEYS:
        return Message("city-key-of-agora", parts)
    if near := get_close_matches(spelled(given), known, n=1):
        return Message("city-key-near", {**parts, "near": repr(near[0])})
    return Message("city-key-unknown", {**parts, "known": Listed(*known)})


def military_tokens_left(pawn: int, given: Iterable[int] | None) -> int:
    """Military tokens on the board, as bits; by default those the pawn has not passed."""
    if given is None:
        given = [at for at in military.TOKENS if at * pawn <= 0 or abs(pawn) < abs(at)]
    elif not isinstance(given, Iterable):
        raise PositionError(Message("military-no-list", given=shown(given)))
    bits = 0
    for at in given:
        if at not in military.TOKENS:
            raise PositionError(Message("military-no-token", given=shown(at)))
        bit = 1 << military.TOKENS.index(at)
        if bits & bit:
            raise PositionError(Message("military-twice", at=f"{at:+d}"))
        bits |= bit
    return bits


def age_given(age: int | None, named: list[int], drafting: bool, least: int) -> int:
    """The Age: as given, else the latest of any card that is named."""
    latest = max([0 if drafting else least, *(age_of(card) for card in named)])
    if age is None:
        return latest
    if age not in range(LAST_AGE + 1) or (age == 0) != drafting:
        raise PositionError(Message("age-wrong-or-draft", given=shown(age)))
    for card in named:
        if age_of(card) > age:
            ages: dict[str, Part] = {"age": "I" * age_of(card), "now": "I" * age or "0"}
            raise PositionError(Message("age-too-early", {"card": CARDS[card], **ages}))
    return age
