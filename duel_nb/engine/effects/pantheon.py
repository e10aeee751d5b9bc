"""The effects of Pantheon: tokens, filling the Pantheon, and what single Divinities do."""

from collections.abc import Sequence
from typing import Final

from duel_nb.catalog import CATALOG, Component, Effect
from duel_nb.engine import changes
from duel_nb.engine.actions import track_place
from duel_nb.engine.rules.box import progress_box
from duel_nb.engine.state import Pending, State, pantheon_of
from duel_nb.engine.state.pantheon import pantheon_card
from duel_nb.engine.state.structure import Table
from duel_nb.engine.state.tables import (
    DIVINITIES,
    EMPTY,
    MILITARY_TOKENS,
    MYTHOLOGIES,
)
from duel_nb.messages import Listed, Message

# -- tokens on face-down cards, and filling the Pantheon (PAN-REVEAL, PAN-MYTH) ----------------

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


def has_offerings(age: int) -> bool:
    """Whether the tokens on the structure of an Age are Offerings (PAN-SETUP-06)."""
    return age >= 2


def freed_tokens(state: State, places: int) -> list[int]:
    """Those of the places (bits) that still have a token."""
    if state.pantheon is None:
        return []
    return [place for place, _ in state.pantheon.laid if places >> place & 1]


def take_token(state: State, player: int, place: int, rule: str = "PAN-REVEAL-01") -> None:
    """Take the token on a place; a Mythology token fills a space of the Pantheon at once."""
    token = changes.lift_token(state, place)
    if has_offerings(state.age):
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
    changes.tell(
        state, "laid", rule, key, tokens=Listed(*(names[token] for _, token in laid), last="and")
    )


# -- effects of single cards; each function is named after its card ----------------------------


def astarte(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Coins on the card, safe from losses (PAN-ASTARTE-01)."""
    changes.fill_astarte(state, player, effect.amount)


def neptune(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Remove a Military token, then resolve another one (PAN-NEPTUNE-01, PAN-NEPTUNE-03)."""
    left = len(state.military_tokens)
    if left == 1 and state.config.edition == "de":  # RULINGS D-02
        changes.ask(state, "neptune-last", player)
        return
    if left > 1:
        changes.ask(state, "neptune-apply", player)
    changes.ask(state, "neptune-remove", player)


def gate(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Reveal the top card of every deck and activate one of them for free (PAN-GATE-02)."""
    revealed = []
    for number, deck in enumerate(pantheon_of(state).decks):
        if deck:
            revealed.append(deck[0])
            changes.set_deck(state, number, deck[1:])
    reveal(state, player, tuple(revealed), "PAN-GATE-04")
    changes.ask(state, "gate", player, tuple(revealed))


def remove_military_token(state: State, player: int, token: int, rule: str) -> None:
    """A Military token leaves the board without effect (PAN-NEPTUNE-01, PAN-NEPTUNE-03)."""
    changes.remove_military_token(state, token)
    at, key = MILITARY_TOKENS[token], "military-token-removed"
    where = track_place(at, state.names)
    changes.tell(state, "token-removed", rule, key, player, amount=at, position=where)


# -- after the Gate and the Divine Theater -----------------------------------------------------

#: The step that puts revealed Divinities back on their decks, once all is resolved.
PUT_BACK: Final = "put-back"


def set_aside(state: State, player: int, revealed: tuple[int, ...], chosen: int, by: str) -> None:
    """The other revealed Divinities go back once the effects of the chosen one are done.

    ``by`` is the choice between them, "gate" or "theater".
    """
    rest = tuple(card for card in revealed if card != chosen)
    if rest:
        changes.ask(state, PUT_BACK, player, rest, by=by)


def put_back(state: State, pending: Pending) -> None:
    """The revealed Divinities go back face down (PAN-GATE-02, PAN-THEATER-01, PAN-ENKI-03).

    Two of one Mythology come from the Theater: the player chooses their order.
    """
    if ENKI in pending.among:
        changes.clear_enki(state, "PAN-ENKI-03")
    count, families = len(pending.among), {DIVINITIES[card].mythology for card in pending.among}
    if count > 1 and len(families) == 1:
        changes.ask(state, "restack", pending.player, pending.among)
        return
    for card in pending.among:
        put_on_deck(state, card)
    named = Listed(*map(pantheon_card, pending.among))
    rule = "PAN-GATE-02" if pending.by == "gate" else "PAN-THEATER-01"
    changes.tell(
        state, "put-back", rule, "put-back", pending.player, amount=count, count=count, cards=named
    )


def put_on_deck(state: State, card: int) -> None:
    """A Divinity goes back face down on top of its deck."""
    number = MYTHOLOGIES.index(DIVINITIES[card].mythology)
    changes.set_deck(state, number, (card, *pantheon_of(state).decks[number]))
