"""Scientific symbols: counting them, pairs and supremacy (BASE-SCI)."""

from typing import Final

from duel_nb.catalog import CATALOG
from duel_nb.engine.state.city import City
from duel_nb.engine.state.tables import COLOUR, DIVINITIES, PROGRESS, SYMBOL_CARDS, SYMBOL_TOKENS

#: Different symbols that win the game at once (BASE-SCI-06).
SUPREMACY: Final = CATALOG.symbols_for_supremacy

_GREEN: Final = COLOUR["green"]
#: The most different symbols a City can have without green cards: Law's, Ishtar's, the Snake's.
_WITHOUT_CARDS: Final = (
    len({bearer.science for bearer in (*PROGRESS, *DIVINITIES) if bearer.science}) + 1
)

_MASKS: Final = tuple(
    (symbol, SYMBOL_CARDS[symbol], SYMBOL_TOKENS[symbol]) for symbol in SYMBOL_CARDS
)


def different(city: City) -> int:
    """How many different symbols a City has; Law and Ishtar count as one (PAN-ISHTAR-03)."""
    borrowed = city.borrowed_symbols() if city.divinities else ()
    count = 0
    for symbol, cards, tokens in _MASKS:
        if city.cards & cards or city.tokens & tokens or symbol in borrowed:
            count += 1
    return count


def is_supreme(city: City) -> bool:
    """Whether a City has enough different symbols to win (BASE-SCI-06)."""
    if (city.cards & _GREEN).bit_count() + _WITHOUT_CARDS < SUPREMACY:
        return False
    return different(city) >= SUPREMACY


def has_pair(city: City, symbol: str) -> bool:
    """Whether the symbol just gained makes a pair (BASE-SCI-02, BASE-SCI-09)."""
    return city.sources(symbol) >= CATALOG.symbols_of_a_pair
