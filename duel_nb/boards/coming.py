"""Pictures that a board will need soon, so that they can be sent while little else is.

A new Age needs more of them than all other moments of a game together. Sent a few with every
action, they are there when it begins. Nothing hidden is told to the page: where the position knows
one card and the player does not, every card that it could be is meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duel_nb.boards import cards, city, conspiracies, pantheon, senate, sheets, table
from duel_nb.boards.display import Sprite
from duel_nb.boards.frame import Frame
from duel_nb.boards.theme import Palette
from duel_nb.catalog import CATALOG, ProgressToken, Wonder
from duel_nb.engine import GameState
from duel_nb.engine.effects.draft import GROUP
from duel_nb.engine.state.tables import MYTHOLOGIES

_DEAREST: Final = 12
"""Hardly a card or a Wonder costs more."""
_TAKES_FROM_PILE: Final = ("mausoleum", "hades", "isis", "gate")
"""What lets a player take a card of the discard pile."""
_FROM_A_DECK: Final = CATALOG.divinities_looked_at
"""So many Divinities are chosen from when one comes into the Pantheon."""
_TAKES_A_TOKEN: Final = ("great-library",)
"""What lets a player take a Progress token that is not on the board."""


def pictures(state: GameState, plan: Frame, pal: Palette) -> Iterator[Sprite]:
    """What this Age and the next may show, the most urgent first; nothing after the game."""
    if state.outcome is not None:
        return
    if not state.age:
        yield from _draft(state, plan, pal)
    yield from _prices(pal)
    if state.pantheon is not None:
        yield from _pantheon(state, plan, pal)
    if _in_sight(state, _TAKES_FROM_PILE):
        yield from sheets.pile_to_come(state, plan, pal)
    for token in state.progress_tokens:
        yield city.token_picture(token, plan, pal)
    # which Conspiracies there are is secret, and some take a token of the box
    if state.senate is not None or _in_sight(state, _TAKES_A_TOKEN):
        for token in _tokens_to_come(state):
            yield sheets.token_to_choose(token, pal)
            yield city.token_picture(token, plan, pal)
    if state.senate is not None:
        yield from city.conspiracies_to_come(plan, pal)
        yield from conspiracies.faces(pal)
    first = max(state.age, 1)
    for deck in _decks(state, first):
        yield city.wonder_ground(deck, plan, pal)
    for age in range(first, min(first + 1, 3) + 1):
        yield from _structure(state, age, plan, pal)
    yield from senate.to_come(state, plan, pal)
    for place in state.structure:
        if place.accessible and place.card is not None:
            yield city.building_picture(place.card, plan, pal)
            yield table.last_of_pile(place.card, plan, pal)
    if state.age == 3:
        yield from sheets.score_titles(state, plan, pal)
        yield sheets.laurel(pal)


def _draft(state: GameState, plan: Frame, pal: Palette) -> Iterator[Sprite]:
    """Wonders as they lie in a City once they are drafted, and those still to be offered.

    Then what Age I begins with.
    """
    yield city.wonder_ground(None, plan, pal)
    for wonder in state.offered:
        yield city.wonder_face(wonder, plan, pal)
    if len(state.offered) + sum(len(state.city(who).wonders) for who in "AB") <= GROUP:
        on_offer = pantheon.wonder_on_offer if state.structure else sheets.wonder_on_offer
        for wonder in CATALOG.wonders:
            if _in_play(state, wonder):
                yield on_offer(wonder, plan, pal)
    yield city.points_sign()


def _prices(pal: Palette) -> Iterator[Sprite]:
    """What cards and Wonders may cost."""
    for coins in range(_DEAREST + 1):
        yield cards.price_tag(coins, False, True, pal)
        if coins:
            yield cards.price_tag(coins, False, False, pal)
    yield cards.price_tag(0, True, True, pal)


def _pantheon(state: GameState, plan: Frame, pal: Palette) -> Iterator[Sprite]:
    """Divinities to choose from, and what the Pantheon shows once it is turned up."""
    if state.age < 2:
        yield from pantheon.faces_to_choose(state, _FROM_A_DECK, plan, pal)
        yield from pantheon.backs(plan, pal)
    if state.age == 1:
        yield from pantheon.faces(plan, pal)
        for token in _tokens_to_come(state):
            yield pantheon.token_on_enki(token, pal)
    if state.age > 1 and _in_sight(state, ("gate",)):
        yield from pantheon.faces_to_choose(state, len(MYTHOLOGIES), plan, pal)
    yield from city.activated_to_come(state, plan, pal)
    for kind in _tokens({1: "mythology", 2: "offering"}.get(max(state.age, 1))):
        yield pantheon.token_picture(kind)
    if state.age:
        yield from pantheon.price_plates(state, plan, pal)


def _tokens_to_come(state: GameState) -> Iterator[ProgressToken]:
    """The Progress tokens that lie neither on the board nor in a City."""
    gone = {*state.progress_tokens, *(t for who in "AB" for t in state.city(who).progress)}
    for token in CATALOG.progress:
        if token not in gone and _in_play(state, token):
            yield token


def _in_play(state: GameState, thing: Wonder | ProgressToken) -> bool:
    """Whether a thing belongs to one of the sets that are played with."""
    return thing.set == "base" or thing.set in state.expansions


def _in_sight(state: GameState, sources: tuple[str, ...]) -> bool:
    """Whether one of some Wonders or cards of the Pantheon can still be used."""
    board = state.pantheon
    cards_ = board.cards if board is not None and board.open else ()
    if any(card is not None and card.id in sources for card in cards_):
        return True
    sites = (site for who in "AB" for site in state.city(who).wonders)
    return any(site.wonder.id in sources and not site.standing for site in sites)


def _tokens(kind: str | None) -> tuple[str | int, ...]:
    """The tokens of a kind that may lie on the backs of a structure."""
    if kind == "mythology":
        return tuple(dict.fromkeys(token.id for token in CATALOG.mythology_tokens))
    return tuple(dict.fromkeys(CATALOG.offering_tokens)) if kind == "offering" else ()


def _decks(state: GameState, age: int) -> list[str]:
    """The backs that may lie in the structure of an Age."""
    decks = {f"age-{age}"}
    if age == 3:
        decks |= {"guild", "grand-temple"} if state.pantheon is not None else {"guild"}
    if state.senate is not None:
        decks.add("senator")
    return sorted(decks)


def _structure(state: GameState, age: int, plan: Frame, pal: Palette) -> Iterator[Sprite]:
    """The backs and the faces that may lie in the structure of an Age."""
    agora = state.senate is not None
    layout = CATALOG.layout(age, agora=agora)
    grid = plan.grid(layout, plan.structure_y, plan.structure_room(agora=agora))
    size = grid.width, grid.height, grid.step
    decks = _decks(state, age)
    tokens = _tokens(layout.token) if state.pantheon is not None else ()
    for deck in decks:
        for token in (None, *tokens):
            yield cards.card_back(deck, *size, pal, token=token)
    gone = set(state.discard_pile)
    gone |= {card for who in "AB" for card in state.city(who).buildings}
    for card in CATALOG.cards:
        if card.deck in decks and card not in gone:
            yield cards.card_face(card, *size, pal)
