"""Enumerate the possible results of an action when some information is hidden.

A prover plays on in a view (`GameState.view`), in which unseen cards, tokens and Divinities are
unknown. When an action turns up or draws one of them, the position is continued once for each
possibility. So a proof holds for all hidden cards, and a player's choices never depend on what they
cannot know.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations, product

from duel_nb.catalog import CATALOG
from duel_nb.engine import Action, DuelError, GameState, apply
from duel_nb.engine.consistency.locations import DRAWING
from duel_nb.engine.rules.box import progress_box
from duel_nb.engine.setup import CARDS_OF_DECK
from duel_nb.engine.state import pantheon_of, senate_of, table_of
from duel_nb.engine.state.senate import CHAMBERS
from duel_nb.engine.state.tables import (
    ALIKE,
    CONSPIRACIES,
    DECREES,
    DIVINITIES,
    GATE,
    HIDDEN,
    MYTHOLOGIES,
    back_of,
    members,
)

#: A seed for applying actions that draw Progress tokens, whose draw is scripted.
_CHANCE = 1

#: The Conspiracy that reveals the cards removed at set-up, which has thousands of possibilities.
_TREASON = CATALOG.conspiracy("treason").index

#: How many Conspiracies are drawn to conspire.
_DRAWN = CATALOG.conspiracies_drawn

#: Actions that may turn up a Decree in their Chambers.
_CUBES = {"place", "move", "expel", "shift"}


class TooMuch(Exception):
    """There are too many possibilities to enumerate."""


def begin(view: GameState) -> GameState:
    """A playable position from a view, in which hidden information stays unknown.

    Raises:
        TooMuch: hidden information has too many possibilities.
    """
    state = view.copy()
    state.viewer = state.chance = None
    if state.senate is not None and state.senate.locked == HIDDEN:
        raise TooMuch("A Progress token lies face down under Obscurantism.")
    return state


class Possible:
    """Enumerates results of actions in positions that follow from one view.

    Args:
        view: the player's view at the start.
    """

    def __init__(self, view: GameState) -> None:
        seen = {*view.dealt, *view.discard, *(card for cards in view.removed for card in cards)}
        for city in view.cities:
            seen.update(members(city.cards))
            seen.update(card for _, card in city.tucked)
            seen.update(plot.card for plot in city.plots)
        self._unseen = {
            back: [card for card in cards if card not in seen]
            for back, cards in CARDS_OF_DECK.items()
        }

    def played(self, before: GameState, action: Action) -> Iterator[GameState]:
        """The positions after an action, for every result of chance during it.

        Raises:
            TooMuch: there are too many possibilities.
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
        """The position with each possibility for the cards that were just turned up."""
        up = state.face_up & state.present
        new = [place for place in members(up) if state.dealt[place] < 0]
        return self._with_cards(state, new) if new else (state,)

    def with_conspiracies(self, state: GameState, player: int) -> Iterator[GameState]:
        """The position with each possibility for a player's face-down Conspiracies."""
        plots = state.cities[player].plots
        unknown = [at for at, plot in enumerate(plots) if plot.number < 0]
        for numbers in permutations(_unseen_plots(state), len(unknown)):
            filled, found = state.copy(), list(plots)
            for at, number in zip(unknown, numbers, strict=True):
                found[at] = plots[at]._replace(number=number)
            filled.cities[player].plots = tuple(found)
            yield filled

    # -- what an action reveals -------------------------------------------------------------

    def _filled(self, state: GameState, action: Action) -> Iterable[GameState]:
        """The position with each possibility for what the action reveals."""
        verb = action.verb
        if verb == "discard" and action.subject < 0:  # Zeus discards a face-down card
            place = table_of(state).place_at(action.place)
            return self._with_cards(state, [place]) if state.dealt[place] < 0 else (state,)
        if state.pantheon is not None:
            if verb == "activate" and action.subject == GATE:
                return _with_divinities(state, range(len(MYTHOLOGIES)), 1)
            if verb == "open":
                return _with_divinities(state, [action.subject], None)
        if state.senate is not None:
            if verb in _CUBES:
                return _with_decrees(state, {action.subject % len(CHAMBERS), action.other})
            if verb == "conspire" and HIDDEN in state.senate.deck[:_DRAWN]:
                return _with_plots_on_top(state)
            if verb == "trigger" and action.subject == _TREASON:
                raise TooMuch("Treason reveals the cards removed at set-up.")
        return (state,)

    def _with_cards(self, state: GameState, places: list[int]) -> Iterator[GameState]:
        gone = {*state.dealt}
        backs = [back_of(state.dealt[place]) for place in places]
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
    """The position after an action that draws Progress tokens, for each possible draw."""
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
    """The position with each possibility for the top Divinities of these decks.

    Args:
        state: the position.
        families: the indices of the decks.
        most: how many Divinities of each deck; None for all.
    """
    board = pantheon_of(state)
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
        decks = list(board.decks)
        for family, deck in way:
            decks[family] = deck
        pantheon_of(after).decks = tuple(decks)
        yield after


def _with_decrees(state: GameState, chambers: set[int]) -> Iterator[GameState]:
    """The position with each possibility for the face-down Decrees in these Chambers."""
    senate = senate_of(state)
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
        rows = [list(decrees) for decrees in senate.decrees]
        for (chamber, at), decree in zip(holes, found, strict=True):
            rows[chamber][at] = decree
        senate_of(after).decrees = tuple(map(tuple, rows))
        yield after


def _unseen_plots(state: GameState) -> list[int]:
    known = {*senate_of(state).deck, *(plot.number for city in state.cities for plot in city.plots)}
    for pending in state.stack:
        if pending.kind in DRAWING:
            known.update(pending.among)
    return [plot.index for plot in CONSPIRACIES if plot.index not in known]


def _with_plots_on_top(state: GameState) -> Iterator[GameState]:
    """The position with each possibility for the Conspiracies that are drawn next."""
    deck = senate_of(state).deck
    holes = [at for at, number in enumerate(deck[:_DRAWN]) if number == HIDDEN]
    for numbers in combinations(_unseen_plots(state), len(holes)):
        after, found = state.copy(), list(deck)
        for at, number in zip(holes, numbers, strict=True):
            found[at] = number
        senate_of(after).deck = tuple(found)
        yield after


def _check(before: GameState, after: GameState) -> None:
    """Check that no new Age began and nothing unknown was drawn.

    Raises:
        TooMuch: it was.
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
