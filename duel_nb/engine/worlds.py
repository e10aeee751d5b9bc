"""Determinization: whole positions ("worlds") that fit a view, hidden cards redealt (GEN-06).

To know what a player can foresee of an action, play it in several worlds of that player's view:
what is the same in all of them is certain. A world is made from the view alone, so it cannot leak
anything hidden.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from itertools import islice
from math import lcm

from duel_nb.catalog import CATALOG
from duel_nb.engine import chance
from duel_nb.engine.consistency import locations
from duel_nb.engine.consistency.locations import DRAWING, Locations
from duel_nb.engine.effects.ages import DRAFT_ORDER
from duel_nb.engine.game import GameState
from duel_nb.engine.rules.box import in_play, progress_box, purple_deck
from duel_nb.engine.setup import CARDS_OF_DECK, DIVINITY_DECKS
from duel_nb.engine.state import Pending, pantheon_of
from duel_nb.engine.state.city import HeldConspiracy
from duel_nb.engine.state.pantheon import Pantheon
from duel_nb.engine.state.senate import Senate
from duel_nb.engine.state.tables import (
    CONSPIRACIES,
    DECREES,
    HIDDEN,
    LAST_AGE,
    UNKNOWN_DIVINITY,
    WONDERS,
    back_of,
    player_number,
)
from duel_nb.errors import DuelError
from duel_nb.messages import Message

#: Orders hidden components before they are dealt.
Order = Callable[[Iterable[int]], list[int]]

#: Choices between Progress tokens that lie in the box.
FROM_BOX = ("espionage", "keep-progress")

#: How many worlds, from world 0 on, put every Decree and Senator on each face-down place once.
EVERY_DECREE = len(DECREES)
#: How many put every Divinity there equally often, however many of its Mythology are unseen; every
#: world has its own random numbers.
EVERY_DIVINITY = lcm(*range(1, max(map(len, DIVINITY_DECKS)) + 1))


def world(view: GameState, number: int = 0) -> GameState:
    """A whole position with this view.

    The same view and number give the same world. Worlds with consecutive numbers differ in every
    hidden place that has more than one possibility.

    Args:
        view: what a player knows, from `GameState.view`.
        number: which of the worlds.

    Raises:
        DuelError: a whole position is given: nothing in it is hidden.
    """
    return _dealt(view, number, partial(_rotated, number))


def random_world(view: GameState, seed: int) -> GameState:
    """A whole position with this view, each equally likely.

    Args:
        view: what a player knows, from `GameState.view`.
        seed: decides which; the same view and seed give the same world.

    Raises:
        DuelError: a whole position is given: nothing in it is hidden.
    """
    return _dealt(view, seed, _Shuffler(seed).order)


def _dealt(view: GameState, seed: int, order: Order) -> GameState:
    if view.viewer is None:
        raise DuelError(Message("world-of-view"))
    state = view.copy()
    state.viewer = None
    state.chance = chance.seeded(seed)
    _deal_cards(state, order)
    _deal_wonders(state, order)
    if state.pantheon is not None:
        _deal_divinities(state, state.pantheon, order)
    if state.senate is not None:
        _deal_senate(state, state.senate, order)
    _fill_choices(state, order)
    state.script = tuple(order(progress_box(state)))
    return state


def own_turn(state: GameState, player: str) -> GameState:
    """The same position at the beginning of a player's own turn, with no choice due."""
    own = state.copy()
    own.active = player_number(player)
    own.stack = ()
    own.again = False
    if own.senate is not None:
        own.senate.may_trigger = True
    return own


def _rotated(number: int, items: Iterable[int]) -> list[int]:
    """The items in a fixed order, rotated by ``number``."""
    order = _order(tuple(sorted(items)))
    start = number % len(order) if order else 0
    return [*order[start:], *order[:start]]


@lru_cache(maxsize=4096)
def _order(items: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(chance.shuffled(chance.seeded(0), items)[0])


class _Shuffler:
    """Shuffles lists with one stream of random numbers."""

    def __init__(self, seed: int) -> None:
        self._chance = chance.seeded(seed + 1)  # the seed itself is for the rest of the game

    def order(self, items: Iterable[int]) -> list[int]:
        """The items in a random order."""
        ordered, self._chance = chance.shuffled(self._chance, sorted(items))
        return ordered


class _Unseen:
    """The components that may be hidden, each dealt once."""

    def __init__(self, things: Iterable[int], seen: Iterable[int], order: Order) -> None:
        gone = set(seen)
        self._left = iter(order([thing for thing in things if thing not in gone]))

    def next(self) -> int:
        """The next one, `HIDDEN` when none is left."""
        return next(self._left, HIDDEN)

    def fill(self, row: Iterable[int]) -> tuple[int, ...]:
        """These components with hidden ones replaced, as long as any are left."""
        found = (thing if thing >= 0 else self.next() for thing in row)
        return tuple(thing for thing in found if thing >= 0)

    def take(self, count: int | None = None) -> list[int]:
        """The next ``count``, or all that are left."""
        return list(self._left if count is None else islice(self._left, count))


def _known(places: Locations) -> set[int]:
    """The known components of a list of places."""
    return {number for number, _ in places if number >= 0}


# -- cards -------------------------------------------------------------------------------------


def _deal_cards(state: GameState, order: Order) -> None:
    """The structure, the decks to come, and the cards that were removed at set-up."""
    seen = {*state.dealt, *_known(locations.cards_and_box(state))}
    unseen = {back: _Unseen(cards, seen, order) for back, cards in CARDS_OF_DECK.items()}
    state.dealt = tuple(
        unseen[back_of(card)].next() if card < HIDDEN else card for card in state.dealt
    )
    dealt = locations.ages_dealt(state)
    out = CATALOG.cards_removed_per_age
    purple, count = purple_deck(state)
    decks: list[tuple[int, ...]] = []
    removed: list[tuple[int, ...]] = []
    for age, known in enumerate(state.removed, start=1):
        left = unseen[f"age-{age}"].take()
        gone = list(known) if known else left[:out]
        removed.append(tuple(sorted(gone)))
        if age <= dealt:
            decks.append(())
            continue
        deck = [card for card in left if card not in gone]
        if age == LAST_AGE:
            deck += unseen[purple].take(count)
        if state.senate is not None:
            deck += unseen["senator"].take(CATALOG.senators_per_age[age - 1])
        decks.append(tuple(order(deck)))
    state.removed, state.decks = tuple(removed), tuple(decks)


def _deal_wonders(state: GameState, order: Order) -> None:
    """The Wonders that will be offered next."""
    if state.age or state.picks >= len(DRAFT_ORDER):
        return
    unseen = _Unseen(in_play(state, WONDERS), _known(locations.wonders(state)), order)
    state.to_offer = unseen.fill(state.to_offer)


# -- the boards of the expansions --------------------------------------------------------------


def _deal_divinities(state: GameState, board: Pantheon, order: Order) -> None:
    """The Divinities that lie face down, by the Mythology on their backs."""
    seen = _known(locations.divinities(state))
    unseen = [_Unseen(deck, seen, order) for deck in DIVINITY_DECKS]
    board.spaces = tuple(
        unseen[UNKNOWN_DIVINITY.index(card)].next() if card in UNKNOWN_DIVINITY else card
        for card in board.spaces
    )
    board.decks = tuple(pool.fill(deck) for pool, deck in zip(unseen, board.decks, strict=True))


def _deal_senate(state: GameState, senate: Senate, order: Order) -> None:
    """Decrees and Conspiracies that lie face down, and a token locked face down."""
    unseen = _Unseen(range(len(DECREES)), _known(locations.decrees(state)), order)
    senate.decrees = tuple(unseen.fill(decrees) for decrees in senate.decrees)
    plots = _Unseen(range(len(CONSPIRACIES)), _known(locations.conspiracies(state)), order)
    for city in state.cities:
        city.plots = tuple(
            plot if plot.number >= 0 else HeldConspiracy(plots.next(), plot.card, plot.triggered)
            for plot in city.plots
        )
    state.stack = tuple(
        pending._replace(among=plots.fill(pending.among)) if pending.kind in DRAWING else pending
        for pending in state.stack
    )
    senate.deck = plots.fill(senate.deck)
    if senate.locked == HIDDEN:
        offered = {t for pending in state.stack if pending.kind in FROM_BOX for t in pending.among}
        senate.locked = order(t for t in progress_box(state) if t not in offered)[0]


def _fill_choices(state: GameState, order: Order) -> None:
    """Fill in the hidden options of the other player's choices."""
    state.stack = tuple(
        pending if HIDDEN not in pending.among else _filled(state, pending, order)
        for pending in state.stack
    )


def _filled(state: GameState, pending: Pending, order: Order) -> Pending:
    if pending.kind == "place-divinity":  # the top of the deck of the token just taken
        mythology = state.cities[pending.player].mythology[-1]
        things = list(pantheon_of(state).decks[mythology])
    elif pending.kind == "treason":
        things = [card for cards in state.removed[: state.age] for card in cards]
    else:
        things = order(progress_box(state))
    return pending._replace(among=tuple(things[: len(pending.among)]))
