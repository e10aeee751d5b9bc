"""Prove a puzzle by exhaustive search until the goal is decided."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from duel_nb.engine import Action, DuelError, GameState, legal_actions
from duel_nb.engine.state.tables import BOTH, PLAYERS
from duel_nb.messages import Message
from duel_nb.players.possible import Possible, TooMuch, begin
from duel_nb.players.puzzles.goals import Goal

#: The largest number of positions in a proof.
MOST_POSITIONS: Final = 200_000


@dataclass(frozen=True, slots=True)
class Proof:
    """The result of a proof.

    Attributes:
        good: the actions that always reach the goal.
        bad: the other actions.
        positions: how many positions were searched.
    """

    good: tuple[Action, ...]
    bad: tuple[Action, ...]
    positions: int


class Prover:
    """Searches everything that can follow a position, as far as a player knows it.

    The player needs one good action at each of their decisions, against every action of the
    opponent and every result of chance. The opponent is assumed to know all hidden information, so
    that lucky guesses are included.

    Args:
        view: the view of the player to act (`GameState.view`).
        goal: the goal.
        turns: how often the turn has passed since the puzzle began.
        most: the largest number of positions to search.

    Raises:
        DuelError: it is not the view of one player.
        TooMuch: hidden information has too many possibilities.
    """

    def __init__(
        self, view: GameState, goal: Goal, turns: int = 0, most: int = MOST_POSITIONS
    ) -> None:
        if view.viewer is None or view.viewer == BOTH:
            raise DuelError(Message("proof-of-view"))
        self.start = begin(view)
        self.positions = 0
        self._goal, self._turns, self._most = goal, turns, most
        self._me = PLAYERS[view.viewer]
        self._other = 1 - view.viewer
        self._possible = Possible(view)
        self._first: dict[tuple[int, str | None], Action] = {}

    def proof(self, enough: int | None = None) -> Proof:
        """Find the actions that reach the goal.

        Args:
            enough: stop after this many different answers that reach it.

        Raises:
            TooMuch: there are more positions than allowed.
        """
        good, bad, answers = [], [], set()
        for action in legal_actions(self.start):
            if self.keeps(self.start, action, self._turns):
                good.append(action)
                answers.add(self._goal.answer(action))
                if enough is not None and len(answers) >= enough:
                    break
            else:
                bad.append(action)
        return Proof(tuple(good), tuple(bad), self.positions)

    def holds(self, state: GameState, turns: int) -> bool:
        """Whether the player reaches the goal from a position, whatever happens.

        Args:
            state: the position.
            turns: how often the turn has passed.

        Raises:
            TooMuch: there are more positions than allowed.
        """
        if (decided := self._goal.decided(state, turns, self._me)) is not None:
            return decided
        who = state.to_act
        mine = who == self._me
        if not mine and any(plot.number < 0 for plot in state.cities[self._other].plots):
            self._may_enumerate()
            ways = self._possible.with_conspiracies(state, self._other)
            return all(self.holds(way, turns) for way in ways)
        found = False
        for action in self._ordered(legal_actions(state), turns, who):
            if not mine and action.verb == "conspire":
                self._may_enumerate()
            if self.keeps(state, action, turns) == mine:
                self._first[turns, who] = action
                found = True
                break
        return found == mine

    def keeps(self, state: GameState, action: Action, turns: int) -> bool:
        """Whether the goal is still reached after an action, whatever happens.

        Args:
            state: the position.
            action: one of its legal actions.
            turns: how often the turn has passed.

        Raises:
            TooMuch: there are more positions than allowed.
        """
        for after in self._possible.played(state, action):
            self.positions += 1
            if self.positions > self._most:
                raise TooMuch("There are more positions than allowed.")
            passed = turns + (after.active != state.active)
            decided = self._goal.decided(after, passed, self._me)
            if decided is None:
                decided = all(self.holds(one, passed) for one in self._possible.turned_up(after))
            if not decided:
                return False
        return True

    def after(self, state: GameState, action: Action) -> Iterator[GameState]:
        """All positions that an action may lead to."""
        for after in self._possible.played(state, action):
            yield from self._possible.turned_up(after)

    def _may_enumerate(self) -> None:
        """Check that the opponent's secret cards may be enumerated.

        The player would know them from then on, so no turn of theirs may follow.

        Raises:
            TooMuch: one may follow.
        """
        if self._goal.turns is None or self._goal.turns > 2:
            raise TooMuch("The opponent holds what the player does not know.")

    def _ordered(self, actions: Sequence[Action], turns: int, who: str | None) -> Sequence[Action]:
        """The actions, beginning with the one that was decisive last time."""
        first = self._first.get((turns, who))
        if first is None or not any(action is first for action in actions):
            return actions
        return [first, *(action for action in actions if action is not first)]
