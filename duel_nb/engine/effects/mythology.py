"""Tokens on face-down cards, and filling the Pantheon (PAN-REVEAL, PAN-MYTH, PAN-SETUP-06)."""

from collections.abc import Sequence
from typing import Final

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.rules.box import progress_box
from duel_nb.engine.state import State, pantheon_of
from duel_nb.engine.state.pantheon import pantheon_card
from duel_nb.engine.state.structure import Table
from duel_nb.engine.state.tables import DIVINITIES, EMPTY, MYTHOLOGIES
from duel_nb.messages import Listed, Message

#: How many Divinities are looked at for a Mythology token (PAN-MYTH-01).
LOOK_AT: Final = CATALOG.divinities_looked_at
ENKI: Final = CATALOG.divinity("enki").index
#: How many Progress tokens are laid on Enki (PAN-ENKI-01).
ON_ENKI: Final = DIVINITIES[ENKI].progress_tokens
MINERVA: Final = CATALOG.divinity("minerva").index
#: The names of the Mythologies in messages.
MYTHOLOGY_NAMES: Final = tuple(Message(f"mythology-{mythology}") for mythology in MYTHOLOGIES)


def empty_spaces(state: State) -> list[int]:
    """The spaces (0 to 5) of the Pantheon without a card."""
    return [space for space, card in enumerate(pantheon_of(state).spaces) if card == EMPTY]


def token_places(state: State, age: int, table: Table) -> list[int]:
    """The places of an Age's structure on which tokens are laid (PAN-SETUP-03, PAN-SETUP-07)."""
    layout = CATALOG.layout(age, agora=state.config.agora)
    return [table.places.index((row + 1, layout.rows[row][at])) for row, at in layout.token_places]


def freed_tokens(state: State, places: int) -> list[int]:
    """Those of the places (bits) that still have a token."""
    if state.pantheon is None:
        return []
    return [place for place, _ in state.pantheon.laid if places >> place & 1]


def take_token(state: State, player: int, place: int, rule: str = "PAN-REVEAL-01") -> None:
    """Take the token on a place; a Mythology token fills a space of the Pantheon at once."""
    token = changes.lift_token(state, place)
    if state.age >= 2:
        changes.gain_offering(state, player, token, rule)
        return
    changes.gain_mythology(state, player, token, rule)
    install(state, player, token)


def install(state: State, player: int, mythology: int) -> None:
    """Look at the top Divinities of a deck and choose one to place (PAN-MYTH-01, 03)."""
    seen = pantheon_of(state).decks[mythology][:LOOK_AT]
    if seen:
        changes.see_divinities(state, player, seen)
        changes.ask(state, "place-divinity", player, seen)
    else:
        name = MYTHOLOGY_NAMES[mythology]
        changes.tell(
            state, "nothing", "PAN-MYTH-03", "no-divinity-to-place", player, mythology=name
        )


def reveal(state: State, player: int, cards: tuple[int, ...], rule: str) -> None:
    """Divinities are shown to both players (PAN-GATE-04)."""
    for viewer in (0, 1):
        changes.see_divinities(state, viewer, cards)
    count, named = len(cards), Listed(*map(pantheon_card, cards))
    changes.tell(
        state, "divinities", rule, "reveals", player, amount=count, count=count, cards=named
    )
    unveil(state, cards)


def unveil(state: State, divinities: Sequence[int]) -> None:
    """Handle Divinities being turned up: lay tokens on Enki if he is one of them (PAN-ENKI-01)."""
    if ENKI in divinities:
        drawn = changes.draw_progress(state, progress_box(state), ON_ENKI)
        changes.see_in_box(state, None, drawn)
        changes.lay_on_enki(state, tuple(drawn))


def lay_tokens(state: State, age: int, table: Table) -> None:
    """Lay random tokens on the marked cards: Mythology tokens in Age I, Offerings in Age II.

    Implements PAN-SETUP-02, PAN-SETUP-06 and PAN-SETUP-10.
    """
    names: Sequence[int | Message]
    if age == 1:
        rule, key, names = "PAN-SETUP-02", "mythology-tokens-laid", MYTHOLOGY_NAMES
        tokens = [MYTHOLOGIES.index(token.id) for token in CATALOG.mythology_tokens]
    elif age == 2:
        rule, key, names = "PAN-SETUP-06", "offering-tokens-laid", CATALOG.offering_tokens
        tokens = list(range(len(names)))
    else:
        return
    places = token_places(state, age, table)
    laid = tuple(zip(places, changes.draw(state, tokens, len(places)), strict=True))
    changes.lay_tokens(state, laid)
    lying = [Message("token-on", token=names[t], place=table.name(place)) for place, t in laid]
    changes.tell(state, "laid", rule, key, tokens=Listed(*lying))
