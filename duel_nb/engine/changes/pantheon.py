"""Changes to Pantheon's components: tokens, Divinities, and what lies on them (PAN)."""

from collections.abc import Iterable

from duel_nb.catalog import CATALOG
from duel_nb.engine.changes.flow import tell
from duel_nb.engine.state import State, pantheon_of
from duel_nb.engine.state.pantheon import pantheon_card
from duel_nb.engine.state.tables import (
    CARDS,
    DIVINITIES,
    EMPTY,
    GATE,
    MYTHOLOGIES,
    PROGRESS,
    members,
    mythology_bit,
)
from duel_nb.messages import Listed, Message


def lay_on_enki(state: State, tokens: tuple[int, ...]) -> None:
    """Progress tokens from the box lie face up on Enki (PAN-ENKI-01)."""
    pantheon_of(state).enki = tokens
    rule, count = "PAN-ENKI-01" if len(tokens) > 1 else "PAN-ENKI-05", len(tokens)
    lying = Listed(*(PROGRESS[token] for token in tokens), last="and")
    tell(state, "enki", rule, "on-enki", None, "enki", count, tokens=lying, count=count)


def take_from_enki(state: State, token: int) -> None:
    """A Progress token is lifted off Enki; the caller says whose it is (PAN-ENKI-02)."""
    board = pantheon_of(state)
    board.enki = tuple(t for t in board.enki if t != token)


def clear_enki(state: State, rule: str) -> None:
    """What lies on Enki returns to the box (PAN-ENKI-02, PAN-ENKI-03)."""
    board = pantheon_of(state)
    back, board.enki = board.enki, ()
    if back:
        tokens, count = Listed(*(PROGRESS[token] for token in back), last="and"), len(back)
        tell(state, "enki", rule, "enki-cleared", None, "enki", -count, tokens=tokens, count=count)


def gain_mythology(state: State, player: int, mythology: int, rule: str) -> None:
    """A Mythology token comes to a player for the rest of the game (PAN-REVEAL-01, 03)."""
    city = state.cities[player]
    city.mythology += (mythology,)
    city.mythology_bits |= mythology_bit(mythology)
    its_name = MYTHOLOGIES[mythology]
    named = Message(f"mythology-{its_name}")
    tell(state, "mythology", rule, "mythology-token", player, its_name, mythology=named)


def gain_offering(state: State, player: int, offering: int, rule: str) -> None:
    """An Offering token comes to a player (PAN-REVEAL-01)."""
    state.cities[player].offerings |= 1 << offering
    worth = CATALOG.offering_tokens[offering]
    tell(state, "offering", rule, "offering-token", player, amount=worth, worth=worth)


def spend_offerings(state: State, player: int, offerings: int) -> None:
    """Offering tokens (bits) leave the game for one activation (PAN-OFF-01)."""
    state.cities[player].offerings &= ~offerings
    for offering in members(offerings):
        worth = CATALOG.offering_tokens[offering]
        tell(state, "offering", "PAN-OFF-01", "offering-spent", player, amount=-worth, worth=worth)


def lift_token(state: State, place: int) -> int:
    """Take the token off a place of the structure that has one."""
    board = pantheon_of(state)
    token = dict(board.laid)[place]
    board.laid = tuple(pair for pair in board.laid if pair[0] != place)
    return token


def lay_tokens(state: State, laid: tuple[tuple[int, int], ...]) -> None:
    """Tokens lie on face-down cards of the structure (PAN-SETUP-02, PAN-SETUP-06)."""
    pantheon_of(state).laid = laid


def put_in_pantheon(state: State, player: int | None, card: int, space: int) -> None:
    """A card takes a space (0 to 5) of the Pantheon (PAN-MYTH-01, PAN-SETUP-06)."""
    board = pantheon_of(state)
    spaces = list(board.spaces)
    spaces[space] = card
    board.spaces = tuple(spaces)
    number = space + 1
    if card == GATE:
        rule = "PAN-SETUP-06"
        tell(state, "pantheon", rule, "gate-placed", player, "gate", number, space=number)
    else:
        divinity, rule = DIVINITIES[card], "PAN-MYTH-01"
        tell(
            state,
            "installed",
            rule,
            "divinity-placed",
            player,
            divinity.id,
            number,
            secret={"divinity": divinity},
            space=number,
        )


def see_divinities(state: State, player: int, cards: Iterable[int]) -> None:
    """A player looks at face-down Divinities and remembers them (PAN-MYTH-01)."""
    board = pantheon_of(state)
    seen = list(board.seen)
    for card in cards:
        seen[card] |= 1 << player
    board.seen = tuple(seen)


def forget_divinities(state: State, player: int, cards: Iterable[int]) -> None:
    """A player no longer knows where these face-down Divinities lie."""
    board = pantheon_of(state)
    seen = list(board.seen)
    for card in cards:
        seen[card] &= ~(1 << player)
    board.seen = tuple(seen)


def set_deck(state: State, mythology: int, cards: tuple[int, ...]) -> None:
    """Replace the deck of a Mythology, top card first."""
    board = pantheon_of(state)
    decks = list(board.decks)
    decks[mythology] = cards
    board.decks = tuple(decks)


def open_pantheon(state: State) -> None:
    """The Divinities in the Pantheon are turned up (PAN-SETUP-06)."""
    board = pantheon_of(state)
    board.open = True
    cards = Listed(*(pantheon_card(card) for card in board.spaces if card >= 0))
    tell(state, "pantheon", "PAN-SETUP-06", "pantheon-turned-up", cards=cards)


def receive_divinity(state: State, player: int, card: int, rule: str) -> None:
    """An activated card of the Pantheon lies in front of its owner (PAN-ACT-04, PAN-ACT-10)."""
    board = pantheon_of(state)
    city = state.cities[player]
    city.divinities += (card,)
    spaces = [EMPTY if there == card else there for there in board.spaces]
    board.spaces = tuple(spaces)
    activated = pantheon_card(card)
    tell(state, "activated", rule, "activated", player, activated.id, thing=activated)


def fill_astarte(state: State, player: int, coins: int) -> None:
    """Coins from the bank lie on Astarte, outside the treasury (PAN-ASTARTE-01)."""
    state.cities[player].astarte = coins
    tell(state, "astarte", "PAN-ASTARTE-01", "on-astarte", player, "astarte", coins, coins=coins)


def place_snake(state: State, player: int, card: int) -> None:
    """The Snake lies on an opposing green card; its symbol is the player's (PAN-NISABA-01)."""
    state.cities[player].snake = card
    under = CARDS[card]
    tell(state, "snake", "PAN-NISABA-01", "snake-placed", player, under.id, card=under)
