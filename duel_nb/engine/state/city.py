"""One player's side of the table."""

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Final, NamedTuple

from duel_nb.catalog import (
    CATALOG,
    RESOURCES,
    Card,
    Conspiracy,
    Decree,
    Divinity,
    Gate,
    ProgressToken,
    Wonder,
)
from duel_nb.engine.state.market import Market
from duel_nb.engine.state.pantheon import pantheon_card
from duel_nb.engine.state.tables import (
    CARDS,
    COLOUR,
    CONSPIRACIES,
    DECREES,
    DIVINITIES,
    GATE,
    HIDDEN,
    MYTHOLOGIES,
    PROGRESS,
    SYMBOL_CARDS,
    SYMBOL_TOKENS,
    WONDERS,
    Five,
    members,
)
from duel_nb.engine.state.values import blank


@lru_cache(maxsize=10_000)
def _borrowed(divinities: tuple[int, ...], snake: int) -> tuple[str, ...]:
    """The symbols of Divinities, and of the card under the Snake, -1 if it is not placed."""
    found = [DIVINITIES[number].science for number in divinities if number != GATE]
    if snake >= 0:
        found.append(CARDS[snake].science)
    return tuple([symbol for symbol in found if symbol])


@dataclass(frozen=True, slots=True)
class WonderSite:
    """A Wonder of a City, standing or not.

    Attributes:
        wonder: the Wonder.
        standing: whether it is constructed now.
        covered_by: the deck on the back of the Age card tucked under it, None if not standing.
        tucked: the tucked card itself, which both players have seen; None if not standing.
    """

    wonder: Wonder
    standing: bool
    covered_by: str | None
    tucked: Card | None


class HeldConspiracy(NamedTuple):
    """A Conspiracy in front of a player, as numbers.

    Attributes:
        number: which Conspiracy; `tables.HIDDEN` in the view of those who do not know it.
        card: the Age card that prepares it, `tables.HIDDEN` when none does.
        triggered: whether it has been triggered, and so lies face up.
    """

    number: int
    card: int = HIDDEN
    triggered: bool = False


@dataclass(frozen=True, slots=True)
class ConspiracySite:
    """A Conspiracy in front of a player, as people see it.

    Attributes:
        conspiracy: the Conspiracy, None while it lies face down and the viewer does not know it.
        card: the Age card tucked under it, which both players have seen; None when there is none.
        prepared: whether it is ready to be triggered.
        triggered: whether it has been triggered.
    """

    conspiracy: Conspiracy | None
    card: Card | None
    prepared: bool
    triggered: bool


@dataclass(init=False, slots=True, eq=False, repr=False)
class City:
    """One player's side of the table.

    Read it through its properties, which give components of the catalog; ``dir()`` lists them.
    These attributes are of the same kind:

    Attributes:
        coins: the treasury.
        astarte: coins lying on Astarte.

    All others are internal; cards and tokens are numbers:

    Attributes:
        cards: Buildings and Senators, as bits of card numbers.
        owned: numbers of the Wonders owned, standing or not, in the order they came.
        standing: the constructed ones among them, as bits of Wonder numbers.
        tucked: pairs (Wonder, Age card under it) of the standing Wonders.
        tokens: Progress tokens owned, as bits of token numbers.
        produced: units of each resource from brown and grey cards, in the order of RESOURCES.
        market: the prices this player pays now; kept up to date by `changes`.
        mythology: Mythology tokens owned, as numbers of Mythologies (Pantheon).
        mythology_bits: the same as bits (`tables.mythology_bit`), which make Grand Temples free.
        offerings: Offering tokens owned, as bits of their places in the catalog.
        divinities: cards of the Pantheon activated, in order.
        snake: the opponent's green card that bears the Snake token, -1 when there is none.
        decrees: Decrees in force for this player, as bits; kept up to date by `changes` (Agora).
        plots: Conspiracies in front of the player, in the order they came (Agora).
    """

    market: Market
    coins: int = 0
    cards: int = 0
    owned: tuple[int, ...] = ()
    standing: int = 0
    tucked: tuple[tuple[int, int], ...] = ()
    tokens: int = 0
    produced: Five = (0, 0, 0, 0, 0)
    mythology: tuple[int, ...] = ()
    mythology_bits: int = 0
    offerings: int = 0
    divinities: tuple[int, ...] = ()
    astarte: int = 0
    snake: int = -1
    decrees: int = 0
    plots: tuple[HeldConspiracy, ...] = ()

    @classmethod
    def empty(cls, coins: int = 0) -> "City":
        """A City with only a treasury; `prices.refresh` then gives both Cities their markets."""
        new = blank(City())
        new.coins = coins
        return new

    def copy(self) -> "City":
        """An independent copy."""
        new = City()
        new.coins = self.coins
        new.cards = self.cards
        new.owned = self.owned
        new.standing = self.standing
        new.tucked = self.tucked
        new.tokens = self.tokens
        new.produced = self.produced
        new.market = self.market
        new.mythology = self.mythology
        new.mythology_bits = self.mythology_bits
        new.offerings = self.offerings
        new.divinities = self.divinities
        new.astarte = self.astarte
        new.snake = self.snake
        new.decrees = self.decrees
        new.plots = self.plots
        return new

    def __dir__(self) -> list[str]:
        """The public attributes: those that only the engine needs are left out."""
        return sorted({*object.__dir__(self)}.difference(_INTERNAL))

    def __repr__(self) -> str:
        parts = [f"{self.coins} coin{'' if self.coins == 1 else 's'}"]
        parts += [", ".join(card.name for card in self.buildings)] if self.cards else []
        for site in self.wonders:
            parts.append(f"{site.wonder.name} ({'stands' if site.standing else 'not constructed'})")
        parts += [f"Progress token {token.name}" for token in self.progress]
        parts += [f"{card.name} activated" for card in self.activated]
        return f"<City: {'; '.join(parts)}>"

    @property
    def purse(self) -> int:
        """Coins that can be spent: the treasury and those on Astarte (PAN-ASTARTE-02)."""
        return self.coins + self.astarte

    @property
    def buildings(self) -> tuple[Card, ...]:
        """The cards standing in the City, in catalog order."""
        return tuple(CARDS[i] for i in members(self.cards))

    def count(self, colour: str) -> int:
        """How many cards of a colour stand in the City; "wonders" counts standing Wonders."""
        if colour == "wonders":
            return self.standing.bit_count()
        return (self.cards & COLOUR[colour]).bit_count()

    @property
    def wonders(self) -> tuple[WonderSite, ...]:
        """The Wonders owned, in the order they came."""
        under = dict(self.tucked)
        sites = []
        for number in self.owned:
            card = CARDS[under[number]] if under.get(number, HIDDEN) != HIDDEN else None
            back = None
            if number in under:
                back = card.deck if card else "age"
            sites.append(WonderSite(WONDERS[number], bool(self.standing >> number & 1), back, card))
        return tuple(sites)

    @property
    def progress(self) -> tuple[ProgressToken, ...]:
        """The Progress tokens owned, in catalog order."""
        return tuple(PROGRESS[i] for i in members(self.tokens))

    @property
    def mythology_tokens(self) -> tuple[str, ...]:
        """The Mythologies of the tokens owned, in the order they came."""
        return tuple(MYTHOLOGIES[number] for number in self.mythology)

    @property
    def offering_tokens(self) -> tuple[int, ...]:
        """The values of the Offering tokens owned."""
        return tuple(CATALOG.offering_tokens[i] for i in members(self.offerings))

    @property
    def activated(self) -> tuple[Divinity | Gate, ...]:
        """The cards of the Pantheon activated, in order."""
        return tuple(pantheon_card(number) for number in self.divinities)

    @property
    def decrees_in_force(self) -> tuple[Decree, ...]:
        """The Decrees in force for the player now (AGO-CTRL-03), by number."""
        return tuple(DECREES[i] for i in members(self.decrees))

    @property
    def conspiracies(self) -> tuple[ConspiracySite, ...]:
        """The Conspiracies in front of the player, in the order they came."""
        return tuple(
            ConspiracySite(
                CONSPIRACIES[plot.number] if plot.number >= 0 else None,
                CARDS[plot.card] if plot.card >= 0 else None,
                plot.card >= 0 and not plot.triggered,
                plot.triggered,
            )
            for plot in self.plots
        )

    def sources(self, symbol: str) -> int:
        """How many cards, tokens and Divinities give this City a symbol (BASE-SCI-06)."""
        cards, tokens = self.cards & SYMBOL_CARDS[symbol], self.tokens & SYMBOL_TOKENS[symbol]
        return cards.bit_count() + tokens.bit_count() + self.borrowed_symbols().count(symbol)

    def borrowed_symbols(self) -> tuple[str, ...]:
        """Symbols that are on no card or token of the City: Ishtar's and the Snake's."""
        return _borrowed(self.divinities, self.snake)

    @property
    def symbols(self) -> dict[str, int]:
        """The scientific symbols owned, with their counts; those not owned are left out."""
        return {s: n for s in SYMBOL_CARDS if (n := self.sources(s))}

    @property
    def production(self) -> dict[str, int]:
        """Units of each resource that brown and grey cards produce."""
        return dict(zip(RESOURCES, self.produced, strict=True))

    @property
    def choices(self) -> tuple[tuple[str, ...], ...]:
        """For every choice producer the resources it may give, one for each construction."""
        return tuple(tuple(RESOURCES[r] for r in kinds) for kinds in self.market.terms.one_of)

    @property
    def prices(self) -> dict[str, int]:
        """Coins this player pays for one unit of each resource (BASE-TRADE-01, 06)."""
        return dict(zip(RESOURCES, self.market.terms.prices, strict=True))


#: Internal fields, with cards and tokens as numbers.
_INTERNAL: Final = {field.name for field in fields(City)} - {"astarte", "coins"}
