"""Where every component lies, and the check that none is in two places; what was triggered."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from duel_nb.catalog import CATALOG, Component
from duel_nb.engine.effects.pantheon import PUT_BACK
from duel_nb.engine.state import State
from duel_nb.engine.state.city import City
from duel_nb.engine.state.tables import (
    CARDS,
    CONSPIRACIES,
    DECREES,
    DIVINITIES,
    EMPTY,
    PLAYERS,
    PROGRESS,
    WONDERS,
    members,
)
from duel_nb.messages import Message

#: Components of one kind by number (negative if unknown), each with its location.
Locations = list[tuple[int, Message]]

#: Choices that hold drawn Conspiracies.
DRAWING = ("keep-conspiracy", "return-conspiracy")

#: Choices and steps that hold Divinities set aside.
ASIDE = {"gate", "theater", "restack", PUT_BACK}


def cards(state: State) -> Locations:
    """The Age cards dealt so far, and those in Cities."""
    where: Locations = []
    for who, city in zip(PLAYERS, state.cities, strict=True):
        where += _at("lying-in-city", members(city.cards), who=who)
        where += [(c, Message("lying-under-wonder", wonder=WONDERS[w])) for w, c in city.tucked]
        under = [plot.card for plot in city.plots if plot.card >= 0]
        where += _at("lying-under-conspiracy", under, who=who)
    where += _at("lying-in-discard", state.discard)
    there = [place for place in members(state.present) if place < len(state.dealt)]
    return where + _at("lying-in-structure", [state.dealt[place] for place in there])


def _decks(state: State, first: int = 1) -> Locations:
    """The decks of the Ages from this one on."""
    decks = enumerate(state.decks[first - 1 :], first)
    return [at for age, deck in decks for at in _at("lying-in-deck", deck, age="I" * age)]


def _removed(state: State) -> Locations:
    return _at("lying-among-removed", [card for cards in state.removed for card in cards])


def ages_dealt(state: State) -> int:
    """The last Age whose structure has been dealt; an expansion deals Age I before the draft."""
    return max(1, state.age) if state.table is not None else 0


def cards_and_box(state: State) -> Locations:
    """All Age cards of the game, including the decks to come and those removed at set-up."""
    return cards(state) + _removed(state) + _decks(state, ages_dealt(state) + 1)


def wonders(state: State) -> Locations:
    """The Wonders that are owned, on offer, or offered next."""
    where = _with_players(state, lambda city: city.owned)
    where += _at("lying-on-offer", state.offer)
    return where + _at("lying-next-on-offer", state.to_offer)


def progress(state: State) -> Locations:
    """The Progress tokens that are not in the box."""
    where = _with_players(state, lambda city: members(city.tokens))
    where += _at("lying-on-board", state.board_progress)
    if state.pantheon is not None:
        where += _at("lying-on-enki", state.pantheon.enki)
    if state.senate is not None and state.senate.locked >= 0:
        where += _at("lying-locked", [state.senate.locked])
    return where


def divinities(state: State) -> Locations:
    """All Divinities and the Gate; none without Pantheon."""
    if state.pantheon is None:
        return []
    spaces = [card for card in state.pantheon.spaces if card != EMPTY]
    where = _at("lying-in-pantheon", spaces)
    for deck in state.pantheon.decks:
        where += _at("lying-in-mythology-deck", deck)
    where += _with_players(state, lambda city: city.divinities)
    return where + _held(state, ASIDE, "lying-aside")


def decrees(state: State) -> Locations:
    """The Decrees in the Senate."""
    chambers = state.senate.decrees if state.senate is not None else ()
    return [
        (decree, Message("lying-in-chamber", chamber=chamber))
        for chamber, decrees in enumerate(chambers, start=1)
        for decree in decrees
    ]


def conspiracies(state: State) -> Locations:
    """All Conspiracies; none without Agora."""
    if state.senate is None:
        return []
    where = _at("lying-in-conspiracy-deck", state.senate.deck)
    where += _with_players(state, lambda city: [plot.number for plot in city.plots])
    return where + _held(state, DRAWING, "lying-among-drawn")


def _at(key: str, numbers: Iterable[int], **parts: str) -> Locations:
    place = Message(key, {**parts})
    return [(number, place) for number in numbers]


def _with_players(state: State, theirs: Callable[[City], Iterable[int]]) -> Locations:
    return [
        (number, Message("lying-with-player", who=who))
        for who, city in zip(PLAYERS, state.cities, strict=True)
        for number in theirs(city)
    ]


def _held(state: State, kinds: Iterable[str], key: str) -> Locations:
    """What pending choices of these kinds hold."""
    return _at(key, [n for due in state.stack if due.kind in kinds for n in due.among])


#: Lists in which no component may be in two places, each with the components that it numbers.
_ONCE: tuple[tuple[Callable[[State], Locations], Sequence[Component]], ...] = (
    (cards_and_box, CARDS),
    (lambda state: _at("lying-among-dealt", state.dealt), CARDS),
    # In a view the removed cards are those that Treason showed; one may have been constructed.
    (lambda state: _decks(state) + (_removed(state) if state.viewer is None else []), CARDS),
    (wonders, WONDERS),
    (progress, PROGRESS),
    (lambda state: _at("lying-to-be-drawn", state.script), PROGRESS),
    (divinities, (*DIVINITIES, CATALOG.gate)),
    (decrees, DECREES),
    (conspiracies, CONSPIRACIES),
)


def check_places(state: State) -> Iterator[Message]:
    """Components in two places, or of a set that is not in play; unknown ones are skipped."""
    twice: set[Component] = set()  # a card of the structure is among the dealt ones, too
    for locations, things in _ONCE:
        seen: dict[int, Message] = {}
        for number, place in locations(state):
            if number < 0:
                continue
            thing = things[number]
            if thing in twice:
                continue
            if seen.get(number) == place:
                twice.add(thing)
                yield Message("wrong-twice-there", thing=thing, place=place)
            elif number in seen:
                yield Message("wrong-two-places", thing=thing, first=seen[number], second=place)
            if not state.config.has(thing.set):
                yield Message("wrong-expansion", thing=thing, set=Message(f"set-{thing.set}"))
            seen[number] = place


def has_triggered(city: City, plot_id: str) -> bool:
    """Whether the owner of a City has triggered a Conspiracy."""
    number = CATALOG.conspiracy(plot_id).index
    return any(plot.triggered and plot.number == number for plot in city.plots)


def was_triggered(state: State, plot_id: str) -> bool:
    """Whether somebody has triggered a Conspiracy."""
    return any(has_triggered(city, plot_id) for city in state.cities)
