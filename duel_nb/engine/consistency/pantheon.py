"""What Pantheon brings."""

from collections.abc import Iterator

from duel_nb.catalog import CATALOG, in_words
from duel_nb.engine.consistency.choices import ASIDE
from duel_nb.engine.consistency.common import misplaced
from duel_nb.engine.effects.mythology import ENKI, MINERVA, ON_ENKI, token_places
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


def check_pantheon(state: State) -> Iterator[str]:
    """What belongs to Pantheon, part by part."""
    if state.pantheon is not None:
        for check in (_divinities, _gate, _sacred_tokens, _laid_tokens, _figures):
            yield from check(state, state.pantheon)
        return
    for who, city in zip(PLAYERS, state.cities, strict=True):
        tokens = city.mythology or city.offerings or city.snake >= 0
        if tokens or city.divinities or city.astarte:
            yield f"{who} has something of Pantheon, which is not in play"


def _divinities(state: State, pantheon: Pantheon) -> Iterator[str]:
    """Every Divinity and the Gate in one place, every deck of one Mythology (PAN-COMP-01, 02)."""
    where = [(card, "in the Pantheon") for card in pantheon.spaces if card != EMPTY]
    where += [(card, "in a Mythology deck") for deck in pantheon.decks for card in deck]
    where += [
        (card, f"with {who}")
        for who, city in zip(PLAYERS, state.cities, strict=True)
        for card in city.divinities
    ]
    where += [(card, "set aside") for p in state.stack if p.kind in ASIDE for card in p.among]
    yield from misplaced(state, where, (*DIVINITIES, CATALOG.gate))
    there = [card for card, _ in where if card != GATE]
    if len(there) < len(DIVINITIES) and state.outcome is None:
        missing = [d.name for d in DIVINITIES if d.index not in there]
        count = len(DIVINITIES) - len(there)
        some = "" if count == len(missing) else f"{count} of "
        yield f"no place is given for {some}{', '.join(missing)}"
    for name, deck in zip(MYTHOLOGIES, pantheon.decks, strict=True):
        for card in deck:
            if card >= 0 and DIVINITIES[card].mythology != name:
                yield f"{pantheon_card(card).name} does not belong to the {name} deck"


def _gate(state: State, pantheon: Pantheon) -> Iterator[str]:
    """The Pantheon is opened and gets its Gate when Age II begins (PAN-SETUP-06)."""
    if pantheon.open != (state.age > 1):
        yield "the Pantheon is turned up at the start of Age II (PAN-SETUP-06)"
    with_gate = [*pantheon.spaces, *(card for city in state.cities for card in city.divinities)]
    if state.age < 2 and GATE in with_gate:
        yield "the Gate comes into the Pantheon at the start of Age II (PAN-SETUP-06)"
    filled = [card for card in pantheon.spaces if card not in (EMPTY, GATE)]
    most = CATALOG.mythology_tokens_per_game
    if len(filled) > most:
        yield f"{len(filled)} Divinities lie in the Pantheon, and {most} is the most (PAN-SETUP-02)"


def _sacred_tokens(state: State, pantheon: Pantheon) -> Iterator[str]:
    """Mythology and Offering tokens, with the players and on the structure (PAN-COMP-01)."""
    mythology = [number for city in state.cities for number in city.mythology]
    offerings = [i for city in state.cities for i in members(city.offerings)]
    laid = [token for _, token in pantheon.laid]
    if state.age < 2:
        mythology += laid
        if offerings:
            yield "Offering tokens come into the game with Age II (PAN-SETUP-06)"
    else:
        offerings += laid
    for number, name in enumerate(MYTHOLOGIES):
        copies = sum(token.id == name for token in CATALOG.mythology_tokens)
        if mythology.count(number) > copies:
            yield f"there are only {in_words(copies)} {name.title()} Mythology tokens"
    most = CATALOG.mythology_tokens_per_game
    if len(mythology) > most:
        yield f"{len(mythology)} Mythology tokens are in the game, and {most} is the most"
    if len(set(offerings)) < len(offerings):
        yield "an Offering token is in two places"
    if not state.age and any(city.mythology or city.divinities for city in state.cities):
        yield "nobody has anything of Pantheon before Age I has begun"


def _laid_tokens(state: State, pantheon: Pantheon) -> Iterator[str]:
    """Tokens lie on the marked cards, as long as those are face down (PAN-SETUP-03, 07, 10)."""
    if state.table is None:
        return
    marked = token_places(state, max(1, state.age), state.table)
    places = [place for place, _ in pantheon.laid]
    for place in places:
        name = state.table.name(place)
        if place not in marked:
            which = ", ".join(state.table.name(at) for at in marked) or "none"
            yield f"no token can lie on {name}; marked for tokens in this Age: {which}"
        elif not state.present >> place & 1 or state.face_up >> place & 1:
            yield f"no face-down card lies at {name}, so no token does (PAN-REVEAL-01)"
        elif places.count(place) > 1:
            yield f"two tokens lie on {name}"


def _enki_is_up(state: State, pantheon: Pantheon) -> bool:
    """Whether Enki lies open: in the Pantheon, revealed, or just activated."""
    if state.outcome is not None:  # the game may have ended while he was set aside
        return True
    revealed = any(ENKI in pending.among for pending in state.stack if pending.kind in ASIDE)
    taking = any(pending.kind == "enki" for pending in state.stack)
    return revealed or taking or (pantheon.open and ENKI in pantheon.spaces)


def _figures(state: State, pantheon: Pantheon) -> Iterator[str]:
    """Tokens on Enki, Minerva on the track, the Snake, and the coins on Astarte."""
    if len(pantheon.enki) > ON_ENKI:
        lie = f"{len(pantheon.enki)} Progress tokens lie on Enki"
        yield f"{lie}, and {ON_ENKI} is the most (PAN-ENKI-01)"
    if pantheon.enki and not _enki_is_up(state, pantheon):
        yield "Progress tokens lie on Enki, who has not been turned up (PAN-ENKI-01)"
    if pantheon.minerva is not None:
        if pantheon.minerva == state.pawn or abs(pantheon.minerva) > military.CAPITAL:
            yield "Minerva cannot stand there (PAN-MINERVA-01)"
        if all(MINERVA not in city.divinities for city in state.cities):
            yield "Minerva stands on the track, and nobody has activated her (PAN-MINERVA-01)"
    most = CATALOG.divinity("astarte").coins_on_card
    for who, city, opponent in zip(PLAYERS, state.cities, state.cities[::-1], strict=True):
        if city.snake >= 0:
            if not opponent.cards & COLOUR["green"] & 1 << city.snake:
                yield f"{who}'s Snake does not lie on a green card of the opponent (PAN-NISABA-01)"
            if CATALOG.divinity("nisaba").index not in city.divinities:
                yield f"{who} has the Snake, and Nisaba is not with {who} (PAN-NISABA-01)"
        if not 0 <= city.astarte <= most:
            yield f"{city.astarte} coins cannot lie on Astarte: from 0 to {most} do"
        if city.astarte and CATALOG.divinity("astarte").index not in city.divinities:
            yield f"{who} has coins on Astarte, who is not with {who} (PAN-ASTARTE-01)"
