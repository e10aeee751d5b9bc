"""Scientific symbols: counting them, pairs, and what makes a supremacy (BASE-SCI)."""

from duel_nb.engine.state import City
from duel_nb.engine.tables import PROGRESS, SYMBOL_CARDS

#: Different symbols that win the game at once (BASE-SCI-06).
SUPREMACY = 6

#: For every symbol the Progress tokens that bear it, as bits (Law: the scales).
SYMBOL_TOKENS = {
    symbol: sum(1 << t.index for t in PROGRESS if t.science == symbol) for symbol in SYMBOL_CARDS
}

_MASKS = tuple((SYMBOL_CARDS[symbol], SYMBOL_TOKENS[symbol]) for symbol in SYMBOL_CARDS)


def sources(city: City, symbol: str) -> int:
    """How many cards and tokens of a City show a symbol."""
    cards = city.cards & SYMBOL_CARDS[symbol]
    return cards.bit_count() + (city.tokens & SYMBOL_TOKENS[symbol]).bit_count()


def different(city: City) -> int:
    """How many different symbols a City has."""
    return sum(1 for cards, tokens in _MASKS if city.cards & cards or city.tokens & tokens)


def is_supreme(city: City) -> bool:
    """Whether a City has enough different symbols to win (BASE-SCI-06)."""
    return different(city) >= SUPREMACY


def has_pair(city: City, symbol: str) -> bool:
    """Whether the symbol just gained makes a pair (BASE-SCI-02, BASE-SCI-09)."""
    return sources(city, symbol) >= 2
