"""The score sheet and the civilian victory (BASE-SCORE, BASE-END)."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Final

from duel_nb.catalog import CATALOG, Guild
from duel_nb.engine.rules import military
from duel_nb.engine.state import State
from duel_nb.engine.state.city import City
from duel_nb.engine.state.senate import Senate
from duel_nb.engine.state.tables import (
    CARDS,
    COLOUR,
    DIVINITIES,
    GATE,
    PLAYERS,
    PROGRESS,
    WONDERS,
    bits,
    members,
)

#: Coins for one point (BASE-SCORE-08).
COINS_PER_POINT: Final = CATALOG.coins_per_point
#: Points for a coin left on Astarte (PAN-ASTARTE-03).
POINTS_PER_COIN: Final = CATALOG.divinity("astarte").points_per_coin
#: The cards of each colour that have points printed on them, as bits.
_WITH_POINTS: Final = {
    colour: bits(card for card in CARDS if card.points) & cards for colour, cards in COLOUR.items()
}
#: The Grand Temples, as bits.
_TEMPLES: Final = bits(card for card in CARDS if card.mythology) & COLOUR["purple"]
#: The Guild of each card by its number, None for other cards.
_GUILDS: Final = tuple(card.guild for card in CARDS)


@dataclass(frozen=True, slots=True, repr=False)
class ScoreSheet:
    """One player's points by category.

    Attributes:
        blue: Civilian Buildings (BASE-SCORE-01).
        green: scientific Buildings (BASE-SCORE-02).
        yellow: commercial Buildings (BASE-SCORE-03).
        purple: Guilds (BASE-SCORE-04).
        wonders: standing Wonders (BASE-SCORE-05).
        progress: Progress tokens (BASE-SCORE-06).
        military: the position of the Conflict pawn (BASE-SCORE-07).
        treasury: 1 for every `COINS_PER_POINT` coins (BASE-SCORE-08).
        divinities: Divinities and coins left on Astarte (BASE-SCORE-09); None without Pantheon.
        senate: Chambers controlled in the Senate (AGO-CTRL-07); None without Agora.
    """

    blue: int
    green: int
    yellow: int
    purple: int
    wonders: int
    progress: int
    military: int
    treasury: int
    divinities: int | None
    senate: int | None

    @property
    def categories(self) -> dict[str, int]:
        """The points by category, in the order of the sheet."""
        points = {field.name: getattr(self, field.name) for field in fields(self)}
        return {category: count for category, count in points.items() if count is not None}

    @property
    def total(self) -> int:
        """All points together."""
        printed = self.blue + self.green + self.yellow + self.purple + self.wonders + self.progress
        return printed + self.military + self.treasury + (self.divinities or 0) + (self.senate or 0)

    def __str__(self) -> str:
        points = ", ".join(f"{category} {count}" for category, count in self.categories.items())
        return f"{self.total} points: {points}"

    def __repr__(self) -> str:
        return f"<ScoreSheet: {self}>"


def score_sheets(state: State) -> Mapping[str, ScoreSheet]:
    """The score sheets of "A" and "B" as if the game ended now."""
    return {who: score(state, player) for player, who in enumerate(PLAYERS)}


def score(state: State, player: int) -> ScoreSheet:
    """One player's score sheet."""
    city = state.cities[player]
    return ScoreSheet(
        blue=printed(city, "blue"),
        green=printed(city, "green"),
        yellow=printed(city, "yellow"),
        purple=guilds(state, city) + temples(city),
        wonders=wonders(city.standing),
        progress=progress_points(city),
        military=military.points(state.pawn)[player],
        treasury=city.coins // COINS_PER_POINT,
        divinities=None if state.pantheon is None else divinities(city),
        senate=None if state.senate is None else chambers(state.senate, player),
    )


def printed(city: City, colour: str) -> int:
    """Points printed on the cards of a colour."""
    return _points_on(city.cards & _WITH_POINTS[colour])


@lru_cache(maxsize=10_000)  # here and below: an exact search scores many ends of one game
def _points_on(cards: int) -> int:
    return sum([CARDS[card].points for card in members(cards)])


@lru_cache(maxsize=10_000)
def wonders(standing: int) -> int:
    """Points of standing Wonders, which are given as bits."""
    return sum([WONDERS[wonder].points for wonder in members(standing)])


def guilds(state: State, city: City) -> int:
    """Points of a City's Guilds, each by the City that has most (BASE-GX-01)."""
    owned = [_GUILDS[card] for card in members(city.cards & COLOUR["purple"])]
    return sum([guild.points * most(state, guild) for guild in owned if guild is not None])


def most(state: State, guild: Guild) -> int:
    """A Guild's count in the City that has most of what it counts (BASE-GX-01, BASE-GX-03)."""
    return max([_counted(city, guild.counts) // guild.group for city in state.cities])


def _counted(city: City, counts: tuple[str, ...]) -> int:
    if counts == ("coins",):
        return city.coins
    return sum([city.count(what) for what in counts])


def temples(city: City) -> int:
    """Points of a City's Grand Temples, all together (PAN-TEMPLE-05)."""
    return CATALOG.temple_points[(city.cards & _TEMPLES).bit_count()]


def divinities(city: City) -> int:
    """Points of Divinities, and for the coins left on Astarte (PAN-ASTARTE-03)."""
    printed_points = sum([pantheon_points(card) for card in city.divinities])
    return printed_points + POINTS_PER_COIN * city.astarte


def chambers(senate: Senate, player: int) -> int:
    """Points of the Chambers a player controls, with or without a Decree (AGO-CTRL-07)."""
    return sum([CATALOG.chambers[chamber].points for chamber in senate.controlled(player)])


def pantheon_points(card: int) -> int:
    """Points printed on a card of the Pantheon (PAN-APHRODITE-01)."""
    return 0 if card == GATE else DIVINITIES[card].points


def progress_points(city: City) -> int:
    """Points of the Progress tokens.

    Mathematics counts them all, itself included; Mysticism the Mythology and Offering tokens
    still owned (PAN-MYSTICISM-01).
    """
    owned = [PROGRESS[token] for token in members(city.tokens)]
    sacred = len(city.mythology) + city.offerings.bit_count()
    points = 0
    for token in owned:
        points += token.points + token.points_per_progress * len(owned)
        points += token.points_per_pantheon_token * sacred
    return points


def civilian_winner(state: State) -> tuple[int | None, str]:
    """Who wins by points and by which rule: total, then blue cards, then shared (BASE-END-02)."""
    sheets = [score(state, player) for player in (0, 1)]
    for rule, (first, second) in (
        ("BASE-END-02", [sheet.total for sheet in sheets]),
        ("BASE-END-03", [sheet.blue for sheet in sheets]),
    ):
        if first != second:
            return (0 if first > second else 1), rule
    return None, "BASE-END-04"
