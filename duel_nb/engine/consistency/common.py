"""What several checks ask."""

from collections.abc import Iterator

from duel_nb.catalog import CATALOG
from duel_nb.engine.effects.ages import LAST_AGE
from duel_nb.engine.state import State
from duel_nb.engine.state.city import City
from duel_nb.engine.state.tables import CARDS, PLAYERS, WONDERS, members


def doubles(where: list[tuple[int, str]], names: tuple[str, ...]) -> Iterator[str]:
    """Whatever is in two places; numbers that are not known are left out."""
    seen: dict[int, str] = {}
    for number, place in where:
        if number in seen and number >= 0:
            both = "twice " + place if seen[number] == place else f"{seen[number]} and {place}"
            yield f"{names[number]} is in two places: {both}"
        seen[number] = place


def lying(state: State) -> list[tuple[int, str]]:
    """The Age cards that have come into the game, and where each of them lies."""
    where: list[tuple[int, str]] = []
    for player, city in zip(PLAYERS, state.cities, strict=True):
        where += [(card, f"in {player}'s City") for card in members(city.cards)]
        where += [(card, f"under {WONDERS[w].name}") for w, card in city.tucked]
        where += [(p.card, f"under a Conspiracy of {player}") for p in city.plots if p.card >= 0]
    where += [(card, "in the discard pile") for card in state.discard]
    where += [
        (state.dealt[place], "in the structure")
        for place in members(state.present)
        if place < len(state.dealt)
    ]
    return where


def in_play(state: State, set_name: str) -> bool:
    """Whether a set of components is part of this game."""
    return set_name == "base" or set_name in state.config.expansions


def ages_dealt(state: State) -> int:
    """The last Age whose structure has been dealt; with Pantheon the first before the draft."""
    return max(1, state.age) if state.table is not None else 0


def specials(state: State) -> tuple[str, int]:
    """The deck of the purple cards for Age III, and how many of them are in the game."""
    if state.config.pantheon:
        return "grand-temple", CATALOG.grand_temples_in_age_3
    return "guild", CATALOG.guilds_in_age_3


def belongs(state: State, age: int, card: int) -> bool:
    """Whether a card can lie in the structure or deck of an Age."""
    deck = CARDS[card].deck
    if deck == "senator":
        return state.config.agora
    return deck == f"age-{age}" or (deck == specials(state)[0] and age == LAST_AGE)


def has_triggered(city: City, plot_id: str) -> bool:
    """Whether the owner of a City has triggered a Conspiracy."""
    number = CATALOG.conspiracy(plot_id).index
    return any(plot.triggered and plot.number == number for plot in city.plots)


def was_triggered(state: State, plot_id: str) -> bool:
    """Whether somebody has triggered a Conspiracy."""
    return any(has_triggered(city, plot_id) for city in state.cities)
