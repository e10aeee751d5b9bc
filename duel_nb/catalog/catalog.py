"""The catalog: all components in one object."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeVar

from duel_nb import arguments
from duel_nb.catalog.errors import UnknownName
from duel_nb.catalog.model import (
    Card,
    Chamber,
    Component,
    Conspiracy,
    Decree,
    Divinity,
    Gate,
    Layout,
    MilitaryToken,
    MilitaryZone,
    MythologyToken,
    PantheonSpace,
    ProgressToken,
    SenateActionStep,
    Wonder,
)
from duel_nb.catalog.names import NameIndex, check_kind, spelling, unknown
from duel_nb.catalog.terms import DECKS, Kind
from duel_nb.messages import Message
from duel_nb.quoting import shown

C = TypeVar("C", bound=Component)


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Catalog:
    """The components of the base game, Pantheon and Agora, in tuples and by id."""

    cards: tuple[Card, ...]
    wonders: tuple[Wonder, ...]
    progress: tuple[ProgressToken, ...]
    mythology_tokens: tuple[MythologyToken, ...]
    divinities: tuple[Divinity, ...]
    gate: Gate
    decrees: tuple[Decree, ...]
    conspiracies: tuple[Conspiracy, ...]

    chambers: tuple[Chamber, ...]
    layouts: tuple[Layout, ...]
    military_zones: tuple[MilitaryZone, ...]
    military_tokens: tuple[MilitaryToken, ...]
    """The tokens of all sets: those of Agora replace those of the base game."""
    pantheon_spaces: tuple[PantheonSpace, ...]
    offering_tokens: tuple[int, ...]
    """The value of each, in coins."""
    senate_actions: tuple[SenateActionStep, ...]

    players: int
    starting_coins: int
    progress_tokens_on_board: int
    wonders_built_at_most: int
    """By both players together."""
    base_trade_price: int
    """Coins for a resource, without the extra coins for the opponent's production."""
    fixed_trade_price: int
    """Coins for a resource whose price a yellow card fixes."""
    discard_coins: int
    """Coins for a discarded card, without the extra coins for yellow cards."""
    discard_coins_per_yellow: int
    """Extra coins for each yellow card in the player's City."""
    symbols_of_a_pair: int
    """Identical scientific symbols that earn a Progress token."""
    symbols_for_supremacy: int
    """Different scientific symbols that win the game."""
    coins_per_point: int
    """Coins in the treasury for one victory point."""
    capital: int
    """Spaces from the middle of the military track to a capital."""
    draft_picks: tuple[str, ...]
    """For each group of Wonders, who picks when, such as "ABBA"."""
    first_game_wonders: tuple[tuple[str, ...], tuple[str, ...]]
    """Ids of the Wonders of A and of B in the first-game variant."""
    cards_removed_per_age: int
    guilds_in_age_3: int
    """Without Pantheon."""
    grand_temples_in_age_3: int
    """With Pantheon, instead of the Guilds."""
    senators_per_age: tuple[int, ...]
    """With Agora, added to the decks of Age I, II and III."""
    senator_price: int
    """Coins for a Senator, for each Senator already in the City."""
    divinities_looked_at: int
    """Cards of a Mythology deck that a player looks at when taking its token."""
    conspiracies_drawn: int
    """Cards of the deck that a player looks at when conspiring."""
    temple_points: tuple[int, ...]
    """Victory points by the number of Grand Temples built: none, one, two, three."""
    cubes_per_player: int

    military_points: tuple[int, ...] = field(init=False)
    """Victory points by the distance of the Conflict pawn from the middle, short of a capital."""
    _by_kind: Mapping[Kind, tuple[Component, ...]] = field(init=False)
    _by_id: Mapping[Kind, Mapping[str, Component]] = field(init=False)
    _by_name: NameIndex = field(init=False)

    def __post_init__(self) -> None:
        """Build the look-up tables."""
        by_kind: dict[Kind, tuple[Component, ...]] = {
            "card": self.cards,
            "wonder": self.wonders,
            "progress": self.progress,
            "divinity": self.divinities,
            "gate": (self.gate,),
            "mythology": self.mythology_tokens,
            "decree": self.decrees,
            "conspiracy": self.conspiracies,
        }
        # In reverse, so that an id finds the first of several copies.
        by_id = {kind: {c.id: c for c in reversed(all_)} for kind, all_ in by_kind.items()}
        points = [0] * self.capital
        for zone in self.military_zones:
            for space in range(zone.first, zone.last + 1):
                points[space] = zone.points
        everything = (component for all_ in by_kind.values() for component in all_)
        for name, value in (
            ("military_points", tuple(points)),
            ("_by_kind", MappingProxyType(by_kind)),
            ("_by_id", MappingProxyType(by_id)),
            ("_by_name", NameIndex(everything)),
        ):
            object.__setattr__(self, name, value)

    def components(self, kind: Kind) -> tuple[Component, ...]:
        """All components of one of `KINDS`, by index.

        Raises:
            DuelError: there is no such kind.
        """
        return self._by_kind[check_kind(kind)]

    def component(self, kind: str, id: str) -> Component:
        """Give the component of one of `KINDS` with this id (the first of several copies).

        Raises:
            DuelError: there is no such kind.
            UnknownName: no component of the kind has this id.
        """
        known = check_kind(kind)
        table = self._by_id[known]
        if not isinstance(id, str):
            raise UnknownName(Message("name-no-text", given=shown(id)))
        if id not in table:
            raise unknown(id, (known,), {spelling(one): one for one in table})
        return table[id]

    def card(self, id: str) -> Card:
        """Give the card with this id (the first copy of a Senator); raises `UnknownName`."""
        return self._get(Card, id)

    def copies(self, id: str) -> tuple[Card, ...]:
        """Give all copies of the card with this id; raises `UnknownName`."""
        first = self.card(id)
        return tuple(card for card in self.cards if card.id == first.id)

    def __repr__(self) -> str:
        return (
            f"<Catalog: {len(self.cards)} cards, {len(self.wonders)} Wonders, "
            f"{len(self.progress)} Progress tokens, {len(self.divinities)} Divinities, "
            f"{len(self.decrees)} Decrees, {len(self.conspiracies)} Conspiracies>"
        )

    def deck(self, deck: str) -> tuple[Card, ...]:
        """Give the cards of one of `DECKS`; raises `UnknownName`."""
        if deck not in DECKS:
            known = ", ".join(DECKS)
            raise UnknownName(Message("no-deck", given=shown(deck), known=known), DECKS)
        return tuple(card for card in self.cards if card.deck == deck)

    def wonder(self, id: str) -> Wonder:
        """Give the Wonder with this id; raises `UnknownName`."""
        return self._get(Wonder, id)

    def progress_token(self, id: str) -> ProgressToken:
        """Give the Progress token with this id; raises `UnknownName`."""
        return self._get(ProgressToken, id)

    def mythology_token(self, id: str) -> MythologyToken:
        """Give the first Mythology token with this id; raises `UnknownName`."""
        return self._get(MythologyToken, id)

    def divinity(self, id: str) -> Divinity:
        """Give the Divinity with this id; raises `UnknownName`."""
        return self._get(Divinity, id)

    def decree(self, id: str) -> Decree:
        """Give the Decree with this id; raises `UnknownName`."""
        return self._get(Decree, id)

    def conspiracy(self, id: str) -> Conspiracy:
        """Give the Conspiracy with this id; raises `UnknownName`."""
        return self._get(Conspiracy, id)

    def layout(self, age: int, *, agora: bool = False) -> Layout:
        """The structure of an Age, the larger one with `agora`.

        Raises:
            DuelError: the Age is not 1, 2 or 3, or `agora` not True or False.
        """
        wanted = arguments.whole("age", age, 1, 3), arguments.switch("agora", agora)
        return next(one for one in self.layouts if (one.age, one.agora) == wanted)

    @property
    def mythology_tokens_per_game(self) -> int:
        """How many Mythology tokens are drawn for a game: one for each place of the structure."""
        return len(self.layout(1).token_places)

    def politician_actions(self, blue_cards: int) -> int:
        """How many Senate actions a Politician allows with that many blue cards.

        Raises:
            DuelError: it is no number of cards.
        """
        arguments.whole("blue_cards", blue_cards, 0, len(self.cards))
        reached = (step.actions for step in self.senate_actions if step.from_blue <= blue_cards)
        return max(reached, default=0)

    def find(self, text: str, kinds: Collection[str] | None = None) -> Component:
        """Find a component by its id, name or alias.

        Case, a leading "the", hyphens and spaces do not matter. A whole name comes before a part
        of one: "Library" is the card, "Great Library" the Wonder, "Artemis" the Temple of Artemis.

        Args:
            text: an id, a name in any language, an alias, or a part of a name.
            kinds: one or several of `KINDS` to search in, such as "wonder"; by default all.

        Raises:
            AmbiguousName: several components match.
            UnknownName: none matches.
            DuelError: a kind is unknown.
        """
        return self._by_name.find(text, kinds)

    def _get(self, kind: type[C], id: str) -> C:
        component = self.component(kind.kind, id)
        assert isinstance(component, kind)
        return component
