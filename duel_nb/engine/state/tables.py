"""The catalog as numbers, bit masks and lookup tables, built once at import.

A City's cards are one integer: bit ``card.index`` is set while the card stands there. Everything
the rules count in a City is then a mask: the brown cards, the two quills, the chain of a card.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from duel_nb.catalog import (
    CATALOG,
    COLOURS,
    DECKS,
    RESOURCES,
    SCIENCE_SYMBOLS,
    Card,
    Component,
    Decree,
)
from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.quoting import Given, shown

CARDS: Final = CATALOG.cards
WONDERS: Final = CATALOG.wonders
PROGRESS: Final = CATALOG.progress

DIVINITIES: Final = CATALOG.divinities
DECREES: Final = CATALOG.decrees
CONSPIRACIES: Final = CATALOG.conspiracies

#: The number of the Gate among the cards of the Pantheon, after all Divinities.
GATE: Final = len(DIVINITIES)

#: The five Mythologies, in the order of the catalog.
MYTHOLOGIES: Final = tuple(dict.fromkeys(divinity.mythology for divinity in DIVINITIES))

#: The positions of the military track at which the pawn meets a Military token, in the order of
#: the bits of ``State.military``.
MILITARY_TOKENS: Final = tuple(
    sorted(
        side * token.entered_at
        for token in CATALOG.military_tokens
        if token.set == "base"
        for side in (-1, 1)
    )
)

PLAYERS: Final = ("A", "B")

#: The `State.viewer` of a view of what both players know.
BOTH: Final = len(PLAYERS)

#: A number for each resource, in the order of RESOURCES.
Five = tuple[int, ...]


def opponent_of(who: str) -> str:
    """The opponent of "A" or "B"."""
    return PLAYERS[1 - PLAYERS.index(who)]


def player_number(player: Given[str], names: Sequence[str] = PLAYERS) -> int:
    """0 for "A" or the first of the names, 1 for "B" or the second.

    Raises:
        DuelError: there is no such player.
    """
    for known in (PLAYERS, names):
        if player in known:
            return known.index(player)
    if names == PLAYERS:
        raise DuelError(Message("no-player-a-or-b", given=shown(player)))
    first, second = names
    raise DuelError(Message("no-player-named", given=shown(player), first=first, second=second))


def bits(components: Iterable[Component]) -> int:
    """Components of one kind as one integer, a bit for each."""
    return sum(1 << component.index for component in components)


def members(mask: int) -> list[int]:
    """The numbers whose bits are set, in ascending order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


#: The cards of each colour, Senators included, as bits.
COLOUR: Final = {
    colour: bits(c for c in CARDS if c.colour == colour) for colour in (*COLOURS, "senator")
}

#: The green cards that show each scientific symbol, as bits (BASE-SCI-01).
SYMBOL_CARDS: Final = {
    symbol: bits(c for c in CARDS if c.science == symbol) for symbol in SCIENCE_SYMBOLS
}

#: For every symbol the Progress tokens that bear it, as bits (Law: the scales).
SYMBOL_TOKENS: Final = {
    symbol: bits(t for t in PROGRESS if t.science == symbol) for symbol in SYMBOL_CARDS
}


def mythology_bit(mythology: int) -> int:
    """The bit of a Mythology token, which is to a Grand Temple what a chain symbol is to a card."""
    return 1 << (len(CARDS) + mythology)


def _chain(card: Card) -> int:
    if card.mythology:
        return mythology_bit(MYTHOLOGIES.index(card.mythology))
    return 1 << CATALOG.card(card.free_if_own).index if card.free_if_own else 0


#: For every card, the bit of what makes it free: of a card with its chain symbol (BASE-CHAIN-01)
#: or of a Mythology token (PAN-TEMPLE-02, PAN-TEMPLE-04); 0 when there is none.
CHAIN: Final = tuple(_chain(card) for card in CARDS)

#: Brown and grey cards: their resources are produced and raise the opponent's prices.
PRODUCERS: Final = COLOUR["brown"] | COLOUR["grey"]

#: Cards that change what their owner pays: choice producers and fixed prices.
TRADERS: Final = bits(c for c in CARDS if c.produces_one_of or c.fixed_price)

#: Resource id -> its place in every five-tuple of resources.
RESOURCE: Final = {resource: i for i, resource in enumerate(RESOURCES)}


#: Senators, as bits; for every card those that look like it (itself included), 0 if it is unique.
SENATORS: Final = COLOUR["senator"]
ALIKE: Final = tuple(bits(CATALOG.copies(c.id)) if c.copy else 0 for c in CARDS)

LAST_AGE: Final = 3

#: For every card the first Age in which it can be in play; every Age has some Senators.
AGE_OF: Final = tuple(
    int(c.deck[-1]) if c.deck.startswith("age-") else 1 if c.senator else LAST_AGE for c in CARDS
)


def decrees_with(figure: str) -> int:
    """The Decrees that have a figure of the catalog, such as "blue_cards", as bits."""
    return bits(decree for decree in DECREES if getattr(decree, figure))


def decree_of(bit: int) -> Decree:
    """The Decree with a bit."""
    return DECREES[bit.bit_length() - 1]


def tokens_with(figure: str) -> int:
    """The Progress tokens that have a figure of the catalog, such as "economy", as bits."""
    return bits(token for token in PROGRESS if getattr(token, figure))


def sum_of(components: Sequence[Component], mask: int, figure: str) -> int:
    """The sum of a figure of the catalog over the components whose bits are set."""
    return sum([getattr(components[number], figure) for number in members(mask)]) if mask else 0


#: In a view, the number of a card or token that the viewer may not know. Also that of no card:
#: under a Conspiracy, and in a place of the structure that was empty from the start.
HIDDEN: Final = -1

#: Nothing: no card in a space of the Pantheon, no token locked. While `position` sets up, a card
#: that is there but not chosen yet.
EMPTY: Final = -2

#: In a view, the numbers of face-down Divinities in the Pantheon, by the Mythology on the back.
UNKNOWN_DIVINITY: Final = tuple(-3 - number for number in range(len(MYTHOLOGIES)))

#: In a view, the number of a face-down card of the structure, by the deck on its back.
UNKNOWN_CARD: Final = {deck: -2 - number for number, deck in enumerate(DECKS)}


def back_of(card: int) -> str:
    """The deck on the back of a card of the structure, also of an unknown one."""
    return DECKS[-2 - card] if card < HIDDEN else CARDS[card].deck
