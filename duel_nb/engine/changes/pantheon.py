"""Changes of what Pantheon brings: tokens, Divinities, and what lies on them (PAN)."""

from collections.abc import Iterable

from duel_nb.catalog import CATALOG
from duel_nb.engine.changes.telling import name, plural, tell_text
from duel_nb.engine.state import State
from duel_nb.engine.state.pantheon import pantheon_card
from duel_nb.engine.state.tables import (
    CARDS,
    DIVINITIES,
    EMPTY,
    GATE,
    MYTHOLOGIES,
    PROGRESS,
    members,
    sign,
)


def lay_on_enki(state: State, tokens: tuple[int, ...]) -> None:
    """Progress tokens from the box lie face up on Enki (PAN-ENKI-01)."""
    assert state.pantheon is not None
    state.pantheon.enki = tokens
    if state.log is not None:
        names = " and ".join(PROGRESS[token].name for token in tokens) or "no token: none is left"
        text = f"On Enki lie {names}." if len(tokens) > 1 else f"On Enki lies {names}."
        rule = "PAN-ENKI-01" if len(tokens) > 1 else "PAN-ENKI-05"
        tell_text(state, "enki", rule, text, subject="enki", amount=len(tokens))


def take_from_enki(state: State, token: int) -> None:
    """A Progress token is lifted off Enki; the caller says whose it is (PAN-ENKI-02)."""
    assert state.pantheon is not None
    state.pantheon.enki = tuple(t for t in state.pantheon.enki if t != token)


def clear_enki(state: State, rule: str) -> None:
    """What lies on Enki returns to the box (PAN-ENKI-02, PAN-ENKI-03)."""
    assert state.pantheon is not None
    back, state.pantheon.enki = state.pantheon.enki, ()
    if back and state.log is not None:
        names = " and ".join(PROGRESS[token].name for token in back)
        text = f"{names} {'return' if len(back) > 1 else 'returns'} to the box."
        tell_text(state, "enki", rule, text, subject="enki", amount=-len(back))


def with_article(card: int) -> str:
    """The name of a Divinity, or "the Gate", as it stands inside a sentence."""
    return "the Gate" if card == GATE else card_name(card)


def beginning(card: int) -> str:
    """The name of a Divinity, or "The Gate", as it begins a sentence."""
    return "The Gate" if card == GATE else card_name(card)


def card_name(card: int) -> str:
    """The name of a card of the Pantheon: a Divinity or the Gate."""
    return pantheon_card(card).name


def gain_mythology(state: State, player: int, mythology: int, rule: str) -> None:
    """A Mythology token comes to a player for the rest of the game (PAN-REVEAL-01, 03)."""
    city = state.cities[player]
    city.mythology = (*city.mythology, mythology)
    city.signs |= sign(mythology)
    if state.log is not None:
        text = f"{name(state, player)} takes the {MYTHOLOGIES[mythology].title()} Mythology token."
        tell_text(state, "mythology", rule, text, player, MYTHOLOGIES[mythology])


def gain_offering(state: State, player: int, offering: int, rule: str) -> None:
    """An Offering token comes to a player (PAN-REVEAL-01)."""
    state.cities[player].offerings |= 1 << offering
    if state.log is not None:
        value = CATALOG.offering_tokens[offering]
        text = f"{name(state, player)} takes the Offering token worth {value}."
        tell_text(state, "offering", rule, text, player, amount=value)


def spend_offerings(state: State, player: int, offerings: int) -> None:
    """Offering tokens (bits) leave the game for one activation (PAN-OFF-01)."""
    state.cities[player].offerings &= ~offerings
    if offerings and state.log is not None:
        for offering in members(offerings):
            value = CATALOG.offering_tokens[offering]
            text = f"{name(state, player)} spends the Offering token worth {value}."
            tell_text(state, "offering", "PAN-OFF-01", text, player, amount=-value)


def lift_token(state: State, place: int) -> int | None:
    """Take the token off a place of the structure; None where none lies."""
    if state.pantheon is None:
        return None
    for at, token in state.pantheon.laid:
        if at == place:
            state.pantheon.laid = tuple(pair for pair in state.pantheon.laid if pair[0] != place)
            return token
    return None


def lay_tokens(state: State, laid: tuple[tuple[int, int], ...]) -> None:
    """Tokens lie on face-down cards of the structure (PAN-SETUP-02, PAN-SETUP-06)."""
    assert state.pantheon is not None
    state.pantheon.laid = laid


def put_in_pantheon(state: State, player: int | None, card: int, space: int) -> None:
    """A card takes a space (0 to 5) of the Pantheon (PAN-MYTH-01, PAN-SETUP-06)."""
    assert state.pantheon is not None
    spaces = list(state.pantheon.spaces)
    spaces[space] = card
    state.pantheon.spaces = tuple(spaces)
    if state.log is None:
        return
    if card == GATE:
        text = f"The Gate is placed in space {space + 1} of the Pantheon."
        tell_text(state, "pantheon", "PAN-SETUP-06", text, player, "gate", space + 1)
    else:
        who = name(state, player or 0)
        where = f"face down into space {space + 1} of the Pantheon."
        text, public = f"{who} puts {card_name(card)} {where}", f"{who} puts a Divinity {where}"
        subject = DIVINITIES[card].id
        tell_text(state, "installed", "PAN-MYTH-01", text, player, subject, space + 1, public)


def see_divinities(state: State, player: int, cards: Iterable[int]) -> None:
    """A player looks at face-down Divinities and remembers them (PAN-MYTH-01)."""
    assert state.pantheon is not None
    seen = list(state.pantheon.seen)
    for card in cards:
        if card >= 0:
            seen[card] |= 1 << player
    state.pantheon.seen = tuple(seen)


def forget_divinities(state: State, player: int, cards: Iterable[int]) -> None:
    """Face-down Divinities were put into an order that a player does not know."""
    assert state.pantheon is not None
    seen = list(state.pantheon.seen)
    for card in cards:
        seen[card] &= ~(1 << player)
    state.pantheon.seen = tuple(seen)


def set_deck(state: State, mythology: int, cards: tuple[int, ...]) -> None:
    """The deck of a Mythology from now on, top card first."""
    assert state.pantheon is not None
    decks = list(state.pantheon.decks)
    decks[mythology] = cards
    state.pantheon.decks = tuple(decks)


def open_pantheon(state: State) -> None:
    """The Divinities in the Pantheon are turned up (PAN-SETUP-06)."""
    assert state.pantheon is not None
    state.pantheon.open = True
    if state.log is not None:
        there = [card_name(card) for card in state.pantheon.spaces if card >= 0]
        text = f"The Pantheon is turned up: {', '.join(there)}."
        tell_text(state, "pantheon", "PAN-SETUP-06", text)


def receive_divinity(state: State, player: int, card: int, rule: str) -> None:
    """An activated card of the Pantheon lies in front of its owner (PAN-ACT-04, PAN-ACT-10)."""
    assert state.pantheon is not None
    city = state.cities[player]
    city.divinities = (*city.divinities, card)
    spaces = (EMPTY if there == card else there for there in state.pantheon.spaces)
    state.pantheon.spaces = tuple(spaces)
    if state.log is not None:
        text = f"{name(state, player)} activates {with_article(card)}."
        tell_text(state, "activated", rule, text, player, pantheon_card(card).id)


def fill_astarte(state: State, player: int, coins: int) -> None:
    """Coins from the bank lie on Astarte, outside the treasury (PAN-ASTARTE-01)."""
    state.cities[player].astarte = coins
    if state.log is not None:
        text = f"On Astarte lie {plural(coins, 'coin')}."
        tell_text(state, "astarte", "PAN-ASTARTE-01", text, player, "astarte", coins)


def place_snake(state: State, player: int, card: int) -> None:
    """The Snake lies on an opposing green card; its symbol is the player's (PAN-NISABA-01)."""
    state.cities[player].snake = card
    if state.log is not None:
        text = f"{name(state, player)} puts the Snake on {CARDS[card].name} and has its symbol."
        tell_text(state, "snake", "PAN-NISABA-01", text, player, CARDS[card].id)
