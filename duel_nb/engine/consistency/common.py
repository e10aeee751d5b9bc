"""What several checks ask."""

from collections.abc import Iterable, Iterator, Sequence

from duel_nb.catalog import CATALOG, Component, Gate
from duel_nb.engine.effects.ages import LAST_AGE
from duel_nb.engine.state import State
from duel_nb.engine.state.city import City
from duel_nb.engine.state.tables import CARDS, PLAYERS, WONDERS, members


def misplaced(
    state: State, where: Iterable[tuple[int, str]], things: Sequence[Component]
) -> Iterator[str]:
    """Whatever is in two places or of no set in play; numbers not known are left out."""
    seen: dict[int, str] = {}
    for number, place in where:
        if number < 0:
            continue
        thing = things[number]
        name = "The Gate" if isinstance(thing, Gate) else thing.name
        if number in seen:
            both = "twice " + place if seen[number] == place else f"{seen[number]} and {place}"
            yield f"{name} is in two places: {both}"
        if thing.set != "base" and thing.set not in state.config.expansions:
            yield f"{name} belongs to an expansion that is not in play"
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
