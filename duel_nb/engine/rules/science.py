"""Scientific symbols: counting them, pairs and supremacy (BASE-SCI)."""

from functools import lru_cache
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

#: For each symbol the green cards and the Progress tokens that bear it, as bits.
_BEARERS: Final = tuple((SYMBOL_CARDS[symbol], SYMBOL_TOKENS[symbol]) for symbol in SYMBOL_CARDS)
_ON_TOKENS: Final = sum(SYMBOL_TOKENS.values())
#: The bit of each symbol, in the order of `SYMBOL_CARDS`.
SYMBOL_BIT: Final = {symbol: 1 << number for number, symbol in enumerate(SYMBOL_CARDS)}


def symbols(city: City) -> int:
    """The symbols of a City as bits (`SYMBOL_BIT`); Law and Ishtar count as one (PAN-ISHTAR-03)."""
    found = _borne(city.cards & _GREEN, city.tokens & _ON_TOKENS)
    if city.divinities:
        for symbol in city.borrowed_symbols():
            found |= SYMBOL_BIT[symbol]
    return found


@lru_cache(maxsize=10_000)
def _borne(green: int, tokens: int) -> int:
    """The symbols of green cards and Progress tokens, as bits."""
    return sum(
        [
            1 << number
            for number, (of_cards, of_tokens) in enumerate(_BEARERS)
            if green & of_cards or tokens & of_tokens
        ]
    )


def different(city: City) -> int:
    """How many different symbols a City has."""
    return symbols(city).bit_count()


def is_supreme(city: City) -> bool:
    """Whether a City has enough different symbols to win (BASE-SCI-06)."""
    if (city.cards & _GREEN).bit_count() + _WITHOUT_CARDS < SUPREMACY:
        return False
    return different(city) >= SUPREMACY


def has_pair(city: City, symbol: str) -> bool:
    """Whether the symbol just gained makes a pair (BASE-SCI-02, BASE-SCI-09)."""
    return city.sources(symbol) >= CATALOG.symbols_of_a_pair
