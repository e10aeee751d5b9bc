"""What an action may turn out to bring when not all is known: every possibility, one by one.

A prover plays on with what a player knows (`GameState.view`). Cards, tokens and Divinities that
nobody has seen are holes in such a position. They stay holes as long as nothing depends on them;
as soon as an action turns one up or draws one, the position is gone on with once for each thing
that may be there. So what is proven holds whatever lies face down, and nothing that a player
cannot know decides what they do.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, permutations, product

from duel_nb.engine import Action, DuelError, GameState, apply
from duel_nb.engine.rules.box import progress_box
from duel_nb.engine.setup import DECKS
from duel_nb.engine.state.tables import (
    ALIKE,
    BACKS,
    CONSPIRACIES,
    DECREES,
    DIVINITIES,
    GATE,
    HIDDEN,
    MYTHOLOGIES,
    members,
)

#: What draws Progress tokens is not known to draw more of them; the rest of the script stays.
_CHANCE = 1

#: The Conspiracy that shows the cards removed at set-up, thousands of possibilities.
_TREASON = next(plot.index for plot in CONSPIRACIES if plot.id == "treason")

#: Actions after which a Decree may be turned up in the Chambers that they name.
_CUBES = {"place", "move", "expel", "shift"}

#: Fills one hole of a position in one way.
Fill = Callable[[GameState], None]


class TooMuch(Exception):
    """There are more possibilities than can be looked through."""


def begin(view: GameState) -> GameState:
    """The position of a view, to be played on: what the viewer does not know stays open.

    Raises:
        TooMuch: something lies hidden whose possibilities are not looked through.
    """
    state = view.copy()
    state.viewer = state.chance = None
    if state.senate is not None and state.senate.locked == HIDDEN:
        raise TooMuch("A Progress token lies face down under Obscurantism.")
    return state


class Possible:
    """All that may come of an action in positions that followed from one view.

    Args:
        view: what the player knows at the beginning.
    """

    def __init__(self, view: GameState) -> None:
        seen = {*view.dealt, *view.discard, *(card for cards in view.removed for card in cards)}
        for city in view.cities:
            seen.update(members(city.cards))
            seen.update(card for _, card in city.tucked)
            seen.update(plot.card for plot in city.plots)
        self._unseen = {
            back: [card for card in cards if card not in seen] for back, cards in DECKS.items()
        }

    def played(self, before: GameState, action: Action) -> Iterator[GameState]:
        """The position after an action, for every way in which chance may go while it is done.

        Raises:
            TooMuch: the possibilities are not looked through.
        """
        for start in self._filled(before, action):
            after = start.copy()
            try:
                apply(after, action)
            except DuelError:  # Progress tokens are drawn
                yield from _drawn(start, action)
                continue
            _check(start, after)
            yield after

    def turned_up(self, state: GameState) -> Iterable[GameState]:
        """The position with the cards that have just been turned up, in every possible way."""
        up = state.face_up & state.present
        new = [place for place in members(up) if state.dealt[place] < 0]
        return self._with_cards(state, new) if new else (state,)

    def with_conspiracies(self, state: GameState, player: int) -> Iterator[GameState]:
        """The position with what a player's Conspiracies that lie face down may be."""
        plots = state.cities[player].plots
        unknown = [at for at, plot in enumerate(plots) if plot.number < 0]
        for numbers in permutations(_unseen_plots(state), len(unknown)):
            filled, found = state.copy(), list(plots)
            for at, number in zip(unknown, numbers, strict=True):
                found[at] = plots[at]._replace(number=number)
            filled.cities[player].plots = tuple(found)
            yield filled

    # -- what an action reads before anything is done ---------------------------------------

    def _filled(self, state: GameState, action: Action) -> Iterable[GameState]:
        """The position with what the action is going to look at, in every possible way."""
        verb = action.verb
        if verb == "discard" and action.subject < 0:  # Zeus strikes a card that lies face down
            assert state.table is not None
            place = state.table.places.index(divmod(action.place, 100))
            return self._with_cards(state, [place]) if state.dealt[place] < 0 else (state,)
        if state.pantheon is not None:
            if verb == "activate" and action.subject == GATE:
                return _with_divinities(state, range(len(MYTHOLOGIES)), 1)
            if verb == "open":
                return _with_divinities(state, [action.subject], None)
        if state.senate is not None:
            if verb in _CUBES:
                return _with_decrees(state, {action.subject % 6, action.other})
            if verb == "conspire" and HIDDEN in state.senate.deck[:2]:
                return _with_plots_on_top(state)
            if verb == "trigger" and action.subject == _TREASON:
                raise TooMuch("Treason shows the cards removed at set-up.")
        return (state,)

    def _with_cards(self, state: GameState, places: list[int]) -> Iterator[GameState]:
        gone = {*state.dealt}
        backs = [BACKS[-2 - state.dealt[place]] for place in places]
        pools = []
        for back in backs:
            alike: dict[int, int] = {}
            for card in self._unseen[back]:
                if card not in gone:
                    alike.setdefault(ALIKE[card] or ~card, card)
            pools.append(alike.values())
        for cards in product(*pools):
            if len({*cards}) < len(cards):
                continue
            filled, dealt = state.copy(), list(state.dealt)
            for place, card in zip(places, cards, strict=True):
                dealt[place] = card
            filled.dealt = tuple(dealt)
            yield filled


def _drawn(before: GameState, action: Action) -> Iterator[GameState]:
    """The position after an action that draws Progress tokens, for all that may be drawn."""
    box = progress_box(before)
    once = before.copy()
    once.script, once.chance = tuple(box), _CHANCE
    apply(once, action)
    count = len(box) - len(once.script)
    for tokens in combinations(box, count):
        after = before.copy()
        after.script, after.chance = tuple(tokens), _CHANCE
        apply(after, action)
        after.script, after.chance = (), None
        yield after


def _with_divinities(
    state: GameState, families: Iterable[int], most: int | None
) -> Iterator[GameState]:
    """What the top Divinities of these decks may be, or all of them."""
    board = state.pantheon
    assert board is not None
    known = {card for city in state.cities for card in city.divinities}
    known.update(board.spaces, *board.decks)
    known.update(card for pending in state.stack for card in pending.among)
    ways = []
    for family in families:
        deck = board.decks[family]
        top = deck[:most]
        pool = [
            divinity.index
            for divinity in DIVINITIES
            if divinity.mythology == MYTHOLOGIES[family] and divinity.index not in known
        ]
        hidden = [at for at, card in enumerate(top) if card == HIDDEN]
        found = []
        for cards in combinations(pool, len(hidden)):
            filled = list(deck)
            for at, card in zip(hidden, cards, strict=True):
                filled[at] = card
            found.append((family, tuple(filled)))
        ways.append(found)
    for way in product(*ways):
        after = state.copy()
        assert after.pantheon is not None
        decks = list(board.decks)
        for family, deck in way:
            decks[family] = deck
        after.pantheon.decks = tuple(decks)
        yield after


def _with_decrees(state: GameState, chambers: set[int]) -> Iterator[GameState]:
    """What the Decrees face down in these Chambers may be."""
    senate = state.senate
    assert senate is not None
    holes = [
        (chamber, at)
        for chamber in chambers
        if chamber >= 0
        for at, decree in enumerate(senate.decrees[chamber])
        if decree == HIDDEN
    ]
    known = {decree for decrees in senate.decrees for decree in decrees}
    pool = [decree for decree in range(len(DECREES)) if decree not in known]
    for found in permutations(pool, len(holes)):
        after = state.copy()
        assert after.senate is not None
        rows = [list(decrees) for decrees in senate.decrees]
        for (chamber, at), decree in zip(holes, found, strict=True):
            rows[chamber][at] = decree
        after.senate.decrees = tuple(map(tuple, rows))
        yield after


def _unseen_plots(state: GameState) -> list[int]:
    assert state.senate is not None
    known = {*state.senate.deck, *(plot.number for city in state.cities for plot in city.plots)}
    for pending in state.stack:
        if pending.kind in ("keep-conspiracy", "return-conspiracy"):
            known.update(pending.among)
    return [plot.index for plot in CONSPIRACIES if plot.index not in known]


def _with_plots_on_top(state: GameState) -> Iterator[GameState]:
    """What the two Conspiracies on top of the deck may be."""
    assert state.senate is not None
    deck = state.senate.deck
    holes = [at for at, number in enumerate(deck[:2]) if number == HIDDEN]
    for numbers in combinations(_unseen_plots(state), len(holes)):
        after, found = state.copy(), list(deck)
        assert after.senate is not None
        for at, number in zip(holes, numbers, strict=True):
            found[at] = number
        after.senate.deck = tuple(found)
        yield after


def _check(before: GameState, after: GameState) -> None:
    """Nothing unknown has been drawn unnoticed, and no new Age has begun.

    Raises:
        TooMuch: it has.
    """
    if after.age != before.age and after.outcome is None:
        raise TooMuch("A new Age begins, with cards that nobody has seen.")
    if before.senate is not None and after.senate is not None:
        drawn = len(before.senate.deck) - len(after.senate.deck)
        if drawn > 0 and HIDDEN in before.senate.deck[:drawn]:
            raise TooMuch("Conspiracies are drawn that nobody has seen.")
    if before.pantheon is not None and after.pantheon is not None:
        for old, new in zip(before.pantheon.decks, after.pantheon.decks, strict=True):
            if len(new) < len(old) and HIDDEN in old[: len(old) - len(new)]:
                raise TooMuch("Divinities are revealed that nobody has seen.")
