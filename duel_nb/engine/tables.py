"""The catalog as the engine wants it: numbers, bits and lookups built once at import.

A City's cards are one integer: bit ``card.index`` is set while the card stands there. Everything
the rules count in a City is then a mask: the brown cards, the two quills, the chain of a card.
"""

from collections.abc import Iterable

from duel_nb.catalog import CATALOG, COLOURS, RESOURCES, SCIENCE_SYMBOLS, Card
from duel_nb.engine.errors import DuelError
from duel_nb.quoting import shown

CARDS = CATALOG.cards
WONDERS = CATALOG.wonders
PROGRESS = CATALOG.progress

DIVINITIES = CATALOG.divinities
DECREES = CATALOG.decrees
CONSPIRACIES = CATALOG.conspiracies

#: The number of the Gate among the cards of the Pantheon, after all Divinities.
GATE = len(DIVINITIES)

#: The five Mythologies, in the order of the catalog.
MYTHOLOGIES = tuple(dict.fromkeys(divinity.mythology for divinity in DIVINITIES))

#: The positions at which Military tokens are met.
MILITARY = (-6, -3, 3, 6)

PLAYERS = ("A", "B")


def player_number(player: str) -> int:
    """0 for "A", 1 for "B".

    Raises:
        DuelError: there is no such player.
    """
    if player not in PLAYERS:
        raise DuelError(f"There is no player {shown(player)}: expected 'A' or 'B'.")
    return PLAYERS.index(player)


def bits(cards: Iterable[Card]) -> int:
    """The cards as one integer, a bit for each."""
    total = 0
    for card in cards:
        total |= 1 << card.index
    return total


def members(mask: int) -> list[int]:
    """The numbers whose bits are set, in ascending order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


#: The cards of each colour, Senators included, as bits.
COLOUR = {colour: bits(c for c in CARDS if c.colour == colour) for colour in (*COLOURS, "senator")}

#: The green cards that show each scientific symbol, as bits (BASE-SCI-01).
SYMBOL_CARDS = {symbol: bits(c for c in CARDS if c.science == symbol) for symbol in SCIENCE_SYMBOLS}


def sign(mythology: int) -> int:
    """The bit of a Mythology token, which is to a Grand Temple what a chain symbol is to a card."""
    return 1 << (len(CARDS) + mythology)


def _chain(card: Card) -> int:
    if card.mythology:
        return sign(MYTHOLOGIES.index(card.mythology))
    return 1 << CATALOG.card(card.free_if_own).index if card.free_if_own else 0


#: For every card, the bit of what makes it free: of a card with its chain symbol (BASE-CHAIN-01)
#: or of a Mythology token (PAN-TEMPLE-02, PAN-TEMPLE-04); 0 when there is none.
CHAIN = tuple(_chain(card) for card in CARDS)

#: Brown and grey cards: what a City produces in the open and what raises the opponent's prices.
PRODUCERS = COLOUR["brown"] | COLOUR["grey"]

#: Cards that change with what their owner pays: choice producers and fixed prices.
TRADERS = bits(c for c in CARDS if c.produces_one_of or c.fixed_price)

#: Resource id -> its place in every five-tuple of resources.
RESOURCE = {resource: i for i, resource in enumerate(RESOURCES)}


#: Senators, as bits; of every card the cards that look like it (itself included), 0 if none does.
SENATORS = COLOUR["senator"]
ALIKE = tuple(bits(CATALOG.copies(c.id)) if c.copy else 0 for c in CARDS)


def decree(decree_id: str) -> int:
    """The bit of a Decree of the catalog."""
    return 1 << CATALOG.decree(decree_id).index


def token(token_id: str) -> int:
    """The number of a Progress token of the catalog."""
    return CATALOG.progress_token(token_id).index


#: In a view, the number that stands for a card or token the viewer may not know.
HIDDEN = -1

#: A space of the Pantheon without a card.
EMPTY = -2

#: In a view, the numbers of face-down Divinities in the Pantheon, by the Mythology on the back.
UNKNOWN_DIVINITY = tuple(-3 - number for number in range(len(MYTHOLOGIES)))

#: The backs a face-down card can show; in a view, card number -2 - i has back i.
BACKS = ("age-1", "age-2", "age-3", "guild", "grand-temple", "senator")
