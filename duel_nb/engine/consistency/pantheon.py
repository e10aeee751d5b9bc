"""Checks of the Pantheon and its tokens."""

from collections.abc import Iterator

from duel_nb.catalog import CATALOG
from duel_nb.engine.consistency import locations
from duel_nb.engine.effects.pantheon import (
    ENKI,
    MINERVA,
    MYTHOLOGY_NAMES,
    ON_ENKI,
    has_offerings,
    token_places,
)
from duel_nb.engine.rules import military
from duel_nb.engine.state import State
from duel_nb.engine.state.pantheon import Pantheon, pantheon_card
from duel_nb.engine.state.tables import (
    COLOUR,
    DIVINITIES,
    EMPTY,
    GATE,
    MYTHOLOGIES,
    PLAYERS,
    members,
)
from duel_nb.messages import Listed, Message


def check_pantheon(state: State) -> Iterator[Message]:
    """Everything that belongs to Pantheon."""
    if state.pantheon is not None:
        for check in (_divinities, _gate, _sacred_tokens, _laid_tokens, _figures):
            yield from check(state, state.pantheon)
        return
    for who, city in zip(PLAYERS, state.cities, strict=True):
        tokens = city.mythology or city.offerings or city.snake >= 0
        if tokens or city.divinities or city.astarte:
            yield Message("wrong-has-pantheon", who=who)


def _divinities(state: State, pantheon: Pantheon) -> Iterator[Message]:
    """No Divinity is missing; each deck holds one Mythology (PAN-COMP-01, 02)."""
    there = [card for card, _ in locations.divinities(state) if card != GATE]
    if len(there) < len(DIVINITIES) and state.outcome is None:
        missing = [d for d in DIVINITIES if d.index not in there]
        count = len(DIVINITIES) - len(there)
        key = "wrong-no-place" if count == len(missing) else "wrong-no-place-of-some"
        yield Message(key, count=count, cards=Listed(*missing))
    for number, deck in enumerate(pantheon.decks):
        for card in deck:
            if card >= 0 and DIVINITIES[card].mythology != MYTHOLOGIES[number]:
                name = MYTHOLOGY_NAMES[number]
                yield Message("wrong-mythology", card=pantheon_card(card), mythology=name)


def _gate(state: State, pantheon: Pantheon) -> Iterator[Message]:
    """The Pantheon is opened and gets its Gate when Age II begins (PAN-SETUP-06)."""
    if pantheon.open != (state.age > 1):
        yield Message("wrong-pantheon-open", keyword="pantheon")
    if state.age < 2 and any(card == GATE for card, _ in locations.divinities(state)):
        yield Message("wrong-gate", keyword="pantheon")
    filled = [card for card in pantheon.spaces if card not in (EMPTY, GATE)]
    most = CATALOG.mythology_tokens_per_game
    if len(filled) > most:
        yield Message("wrong-divinities", keyword="pantheon", count=len(filled), most=most)


def _sacred_tokens(state: State, pantheon: Pantheon) -> Iterator[Message]:
    """Mythology and Offering tokens, with the players and on the structure (PAN-COMP-01)."""
    mythology = [number for city in state.cities for number in city.mythology]
    offerings = [i for city in state.cities for i in members(city.offerings)]
    laid = [token for _, token in pantheon.laid]
    if has_offerings(state.age):
        offerings += laid
    else:
        mythology += laid
        if offerings:
            yield Message("wrong-offerings-early")
    for number, name in enumerate(MYTHOLOGIES):
        copies = sum(token.id == name for token in CATALOG.mythology_tokens)
        if mythology.count(number) > copies:
            named = MYTHOLOGY_NAMES[number]
            yield Message("wrong-mythology-copies", copies=copies, mythology=named)
    most = CATALOG.mythology_tokens_per_game
    if len(mythology) > most:
        yield Message("wrong-mythology-tokens", count=len(mythology), most=most)
    if len(set(offerings)) < len(offerings):
        yield Message("wrong-offering-twice")
    if not state.age and any(city.mythology or city.divinities for city in state.cities):
        yield Message("wrong-pantheon-early")


def _laid_tokens(state: State, pantheon: Pantheon) -> Iterator[Message]:
    """Tokens lie on marked places whose cards are face down (PAN-SETUP-03, 07, 10)."""
    if state.table is None:
        return
    marked = token_places(state, max(1, state.age), state.table)
    places = [place for place, _ in pantheon.laid]
    for place in places:
        name = state.table.name(place)
        if place not in marked:
            which = Listed(*(state.table.name(at) for at in marked))
            yield Message("wrong-token-place", place=name, count=len(marked), marked=which)
        elif not state.present >> place & 1 or state.face_up >> place & 1:
            yield Message("wrong-token-on-none", place=name)
        elif places.count(place) > 1:
            yield Message("wrong-two-tokens", place=name)


def _enki_is_up(state: State, pantheon: Pantheon) -> bool:
    """Whether Enki lies face up: in the Pantheon, revealed, or just activated."""
    if state.outcome is not None:  # the game may have ended while he was set aside
        return True
    revealed = any(
        ENKI in pending.among for pending in state.stack if pending.kind in locations.ASIDE
    )
    taking = any(pending.kind == "enki" for pending in state.stack)
    return revealed or taking or (pantheon.open and ENKI in pantheon.spaces)


def _figures(state: State, pantheon: Pantheon) -> Iterator[Message]:
    """Tokens on Enki, Minerva on the track, the Snake, and the coins on Astarte."""
    if len(pantheon.enki) > ON_ENKI:
        yield Message("wrong-enki", keyword="enki", count=len(pantheon.enki), most=ON_ENKI)
    if pantheon.enki and not _enki_is_up(state, pantheon):
        yield Message("wrong-enki-down", keyword="enki")
    if pantheon.minerva is not None:
        if pantheon.minerva == state.pawn:
            yield Message("wrong-minerva", keyword="minerva")
        if abs(pantheon.minerva) > military.CAPITAL:
            yield Message("wrong-minerva-off", keyword="minerva")
        if all(MINERVA not in city.divinities for city in state.cities):
            yield Message("wrong-minerva-early", keyword="minerva")
    most = CATALOG.divinity("astarte").coins_on_card
    for who, city, opponent in zip(PLAYERS, state.cities, state.cities[::-1], strict=True):
        if city.snake >= 0:
            if not opponent.cards & COLOUR["green"] & 1 << city.snake:
                yield Message("wrong-snake", keyword=f"{who}.snake", who=who)
            if CATALOG.divinity("nisaba").index not in city.divinities:
                yield Message("wrong-snake-owner", keyword=f"{who}.snake", who=who)
        if not 0 <= city.astarte <= most:
            yield Message(
                "wrong-astarte", keyword=f"{who}.astarte", coins=str(city.astarte), most=most
            )
        if city.astarte and CATALOG.divinity("astarte").index not in city.divinities:
            yield Message("wrong-astarte-owner", keyword=f"{who}.astarte", who=who)
