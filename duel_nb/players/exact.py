"""The last cards exactly: what becomes of the game after each action, with best play of both.

Everything that can follow is searched (alpha-beta), and where hidden things come to light, all that
they may be counts equally (`possible`); once some of that settles the average, the rest is left out
(Star1). Both players want the best result first, then the best margin in points, so that won games
are won safely and lost ones lost narrowly.
"""

from collections import Counter
from collections.abc import Generator
from typing import Any, Final, NamedTuple

from duel_nb.engine import Action, GameState, legal_actions
from duel_nb.engine.rules.scoring import score
from duel_nb.engine.state.city import City
from duel_nb.engine.state.tables import LAST_AGE, PLAYERS
from duel_nb.players.evaluation import WORTH
from duel_nb.players.player import uncollected
from duel_nb.players.possible import Possible, TooMuch, begin

#: The largest number of cards left, and where the best action is enough.
MOST_CARDS: Final = 6
MOST_CARDS_FOR_BEST: Final = 7
#: The largest number of positions to search.
MOST_POSITIONS: Final = 20_000
#: A supremacy is worth as much as this margin, so that it is preferred to winning by points.
SUPREMACY: Final = 200
#: The worth of a point of margin beside a result, small enough never to outweigh it.
_POINT: Final = 1e-6
#: How many positions a step has.
_IN_A_STEP: Final = 50


class Ending(NamedTuple):
    """What becomes of a game, seen from one seat.

    Attributes:
        worth: what is compared: the chance, then the margin.
        chance: to win, where a shared victory counts half; 0, 0.5 or 1 if it is certain.
        margin: the expected lead in points, `SUPREMACY` for a supremacy.
        supremacy: the chance that a supremacy ends the game.
    """

    worth: float
    chance: float
    margin: float
    supremacy: float

    def seen_by_other(self) -> "Ending":
        """The same, seen from the other seat."""
        return Ending(1 - self.worth, 1 - self.chance, -self.margin, self.supremacy)


@uncollected
def exact(
    view: GameState, most: int = MOST_POSITIONS, *, best_only: bool = False
) -> Generator[None, None, dict[Action, Ending] | None]:
    """What becomes of the game after each action, for the player to act.

    Args:
        view: the view of that player.
        most: the largest number of positions to search.
        best_only: whether the best action is enough, which takes about half as many.

    Yields:
        None, after each step.

    Returns:
        The endings by action, the best first, or that of the best one alone; None if there are too
        many possibilities.
    """
    most_cards = MOST_CARDS_FOR_BEST if best_only else MOST_CARDS
    if view.age < LAST_AGE or view.present.bit_count() > most_cards:
        return None
    try:
        solver = _Solver(view, most)
        return (yield from (solver.best() if best_only else solver.endings()))
    except TooMuch:
        return None


class _Solver:
    """Searches everything that can follow a view; all endings in it are seen from A's seat."""

    def __init__(self, view: GameState, most: int) -> None:
        self._start = begin(view)
        self._possible = Possible(view)
        self._most, self.positions, self._pause = most, 0, _IN_A_STEP
        self._known: dict[Any, tuple[Ending, Ending]] = {}  # at least and at most, by position
        # how often an action was good enough to leave the others out, by seat and cards left
        cards = range(view.present.bit_count() + 1)
        self._cuts = [[Counter[Action]() for _ in cards] for _ in PLAYERS]
        _check_secrets(view)

    def endings(self) -> Generator[None, None, dict[Action, Ending]]:
        """The endings by action, for the player to act, the best first."""
        start, found = self._start, dict[Action, Ending]()
        for action in legal_actions(start):
            ending = yield from self._mean(self._after(start, action), _LOST, _WON)
            found[action] = ending if start.acting == 0 else ending.seen_by_other()
        return dict(sorted(found.items(), key=lambda one: one[1].worth, reverse=True))

    def best(self) -> Generator[None, None, dict[Action, Ending]]:
        """The best action of the player to act, with its ending."""
        start, low, high = self._start, _LOST, _WON
        found = dict[Action, Ending]()
        for action in legal_actions(start):
            ending = yield from self._mean(self._after(start, action), low, high)
            if low < ending.worth < high:  # else an earlier one is at least as good
                if start.acting == 0:
                    found, low = {action: ending}, ending.worth
                else:
                    found, high = {action: ending.seen_by_other()}, ending.worth
        return found

    def _ending(self, state: GameState, low: float, high: float) -> Generator[None, None, Ending]:
        """The ending with best play; only a bound if its worth is not between two limits."""
        if state.outcome is not None:
            return _over(state)
        key = _key(state)
        least, most = self._known.get(key, (_WORST, _BEST))
        if least.worth >= high or least is most:
            return least
        if most.worth <= low:
            return most
        seat, cards = state.acting, state.present.bit_count()
        best, bottom, top = (_WORST, low, high) if seat == 0 else (_BEST, low, high)
        cuts = self._cuts[seat][cards]
        for action in sorted(legal_actions(state), key=cuts.__getitem__, reverse=True):
            ending = yield from self._mean(self._after(state, action), bottom, top)
            if seat == 0 and ending.worth > best.worth:
                best, bottom = ending, max(bottom, ending.worth)
            elif seat == 1 and ending.worth < best.worth:
                best, top = ending, min(top, ending.worth)
            if bottom >= top:
                cuts[action] += 1
                break
        if best.worth < high:
            most = best
        if best.worth > low:
            least = best
        self._known[key] = least, most
        return best

    def _after(self, state: GameState, action: Action) -> list[GameState]:
        """The positions that an action may lead to, all equally likely.

        Raises:
            TooMuch: there are more positions than allowed.
        """
        if action.verb == "conspire":
            raise TooMuch("One player draws what the other does not see.")
        found = [
            one
            for after in self._possible.played(state, action)
            for one in self._possible.turned_up(after)
        ]
        self.positions += len(found)
        if self.positions > self._most:
            raise TooMuch("There are more positions than allowed.")
        return found

    def _mean(
        self, states: list[GameState], low: float, high: float
    ) -> Generator[None, None, Ending]:
        """The average ending of equally likely positions; a bound if not between the limits."""
        if len(states) == 1:
            if self.positions >= self._pause:
                self._pause = self.positions + _IN_A_STEP
                yield
            return (yield from self._ending(states[0], low, high))
        endings: list[Ending] = []
        count, total = len(states), 0.0
        for left, state in zip(reversed(range(count)), states, strict=True):
            # at these limits the average is outside its own, whatever the others bring
            bottom = max(low * count - total - left * _MOST, _LOST)
            top = min(high * count - total - left * _LEAST, _WON)
            ending = yield from self._ending(state, bottom, top)
            if ending.worth <= bottom:
                return Ending(low, 0.0, 0.0, 0.0)
            if ending.worth >= top:
                return Ending(high, 1.0, 0.0, 0.0)
            endings.append(ending)
            total += ending.worth
        return Ending(*[sum(values) / count for values in zip(*endings, strict=True)])


#: The least and the most that an ending is worth, and values beyond them.
_LEAST: Final = -SUPREMACY * _POINT
_MOST: Final = 1 + SUPREMACY * _POINT
_LOST: Final = -1.0
_WON: Final = 2.0
_WORST: Final = Ending(_LOST, 0.0, 0.0, 0.0)
_BEST: Final = Ending(_WON, 1.0, 0.0, 0.0)


def _over(state: GameState) -> Ending:
    """The ending of a game that is over."""
    assert state.outcome is not None
    won = WORTH[state.outcome.winner]
    if state.outcome.termination == "civilian":
        margin, supremacy = score(state, 0).total - score(state, 1).total, 0.0
    else:
        margin, supremacy = SUPREMACY if won else -SUPREMACY, 1.0
    return Ending(won + margin * _POINT, won, float(margin), supremacy)


def _check_secrets(view: GameState) -> None:
    """Check that no player knows of the cards to come what the other does not.

    Raises:
        TooMuch: one does.
    """
    if view.senate is None:
        return
    if any(plot.number < 0 for city in view.cities for plot in city.plots):
        raise TooMuch("The opponent holds what the player does not know.")
    if view.present & ~view.face_up:
        raise TooMuch("Senators that look alike are not equally likely.")


def _key(state: GameState) -> tuple[Any, ...]:
    """All in which positions that follow from the same one can differ."""
    board, senate = state.pantheon, state.senate
    return (
        state.present,
        state.face_up,
        state.dealt,
        state.constructed,
        state.active,
        state.again,
        state.stack,
        state.pawn,
        state.military,
        state.board_progress,
        frozenset(state.discard),
        *map(_of_city, state.cities),
        board and (board.spaces, board.decks, board.laid, board.enki, board.minerva),
        senate and (senate.cubes, senate.decrees, senate.revealed, senate.deck),
        senate and (senate.may_trigger, senate.locked),
    )


def _of_city(city: City) -> tuple[Any, ...]:
    """The part of a key for a City."""
    return (
        city.coins,
        city.cards,
        city.owned,
        city.standing,
        city.tokens,
        city.mythology,
        city.offerings,
        city.divinities,
        city.astarte,
        city.snake,
        city.plots,
    )
