"""What several checks ask."""

from collections.abc import Iterable, Iterator, Sequence

from duel_nb.catalog import CATALOG, Component
from duel_nb.engine.effects.ages import LAST_AGE
from duel_nb.engine.messages import Message
from duel_nb.engine.state import State
from duel_nb.engine.state.city import City
from duel_nb.engine.state.tables import CARDS, PLAYERS, WONDERS, members


def misplaced(
    state: State, where: Iterable[tuple[int, Message]], things: Sequence[Component]
) -> Iterator[Message]:
    """Whatever is in two places or of no set in play; numbers not known are left out."""
    seen: dict[int, Message] = {}
    for number, place in where:
        if number < 0:
            continue
        thing = things[number]
        if seen.get(number) == place:
            yield Message("wrong-twice-there", thing=thing, place=place)
        elif number in seen:
            yield Message("wrong-two-places", thing=thing, first=seen[number], second=place)
        if thing.set != "base" and thing.set not in state.config.expansions:
            yield Message("wrong-expansion", thing=thing)
        seen[number] = place


def lying(state: State) -> list[tuple[int, Message]]:
    """The Age cards that have come into the game, and where each of them lies."""
    where: list[tuple[int, Message]] = []
    for player, city in zip(PLAYERS, state.cities, strict=True):
        here = Message("lying-in-city", who=player)
        where += [(card, here) for card in members(city.cards)]
        where += [(c, Message("lying-under-wonder", wonder=WONDERS[w])) for w, c in city.tucked]
        here = Message("lying-under-conspiracy", who=player)
        where += [(plot.card, here) for plot in city.plots if plot.card >= 0]
    where += [(card, Message("lying-in-discard")) for card in state.discard]
    where += [
        (state.dealt[place], Message("lying-in-structure"))
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
