"""Scientific symbols: counting them, pairs, and what makes a supremacy (BASE-SCI)."""

from duel_nb.catalog import CATALOG
from duel_nb.engine.city import City
from duel_nb.engine.tables import CARDS, DIVINITIES, PROGRESS, SYMBOL_CARDS

#: Different symbols that win the game at once (BASE-SCI-06).
SUPREMACY = CATALOG.symbols_for_supremacy

#: For every symbol the Progress tokens that bear it, as bits (Law: the scales).
SYMBOL_TOKENS = {
    symbol: sum(1 << t.index for t in PROGRESS if t.science == symbol) for symbol in SYMBOL_CARDS
}

#: For every Divinity the symbol it bears (Ishtar: the scales), None for the others.
_DIVINITY_SYMBOLS = {divinity.index: divinity.science for divinity in DIVINITIES}

_MASKS = tuple((SYMBOL_CARDS[symbol], SYMBOL_TOKENS[symbol]) for symbol in SYMBOL_CARDS)


def sources(city: City, symbol: str) -> int:
    """How many cards, tokens and Divinities give a City a symbol (BASE-SCI-06)."""
    cards = city.cards & SYMBOL_CARDS[symbol]
    count = cards.bit_count() + (city.tokens & SYMBOL_TOKENS[symbol]).bit_count()
    return count + _borrowed(city).count(symbol)


def _borrowed(city: City) -> list[str]:
    """Symbols that stand on no card or token of the City itself: Ishtar's and the Snake's."""
    found = [symbol for d in city.divinities if (symbol := _DIVINITY_SYMBOLS.get(d))]
    if city.snake >= 0:
        found.append(CARDS[city.snake].science or "")
    return found


def different(city: City) -> int:
    """How many different symbols a City has; Law and Ishtar are one (PAN-ISHTAR-03)."""
    if city.divinities or city.snake >= 0:
        return sum(1 for symbol in SYMBOL_CARDS if sources(city, symbol))
    return sum(1 for cards, tokens in _MASKS if city.cards & cards or city.tokens & tokens)


def is_supreme(city: City) -> bool:
    """Whether a City has enough different symbols to win (BASE-SCI-06)."""
    return different(city) >= SUPREMACY


def has_pair(city: City, symbol: str) -> bool:
    """Whether the symbol just gained makes a pair (BASE-SCI-02, BASE-SCI-09)."""
    return sources(city, symbol) >= CATALOG.symbols_of_a_pair
