"""Proving a puzzle: everything that can happen after each action, until the goal is decided."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from duel_nb.engine import Action, GameState, legal_actions
from duel_nb.players.puzzles.goals import Goal
from duel_nb.players.puzzles.hidden import Possible, TooMuch, begin

#: So many positions are looked at for a proof at most.
MOST = 200_000


@dataclass(frozen=True, slots=True)
class Proof:
    """What a prover found out about a position.

    Attributes:
        good: the actions that reach the goal in all that can happen.
        bad: the actions after which it can be missed.
        positions: how many positions were looked at.
    """

    good: tuple[Action, ...]
    bad: tuple[Action, ...]
    positions: int


class Prover:
    """Looks at everything that can follow a position, as far as a player knows it.

    The player needs one good action whenever it is theirs to decide; everything else must not
    matter: what the opponent does, which cards are turned up, which tokens are drawn. The opponent
    is taken to know what lies hidden, so that no luck of theirs is left out.

    Args:
        view: what the player who is to decide knows (`GameState.view`).
        goal: what has to be reached.
        turns: how often the turn has passed since the puzzle began.
        most: how many positions are looked at before it is given up.

    Raises:
        TooMuch: something lies hidden whose possibilities are not looked through.
    """

    def __init__(self, view: GameState, goal: Goal, turns: int = 0, most: int = MOST) -> None:
        assert view.viewer in (0, 1), "a proof begins with what one player knows"
        self.start = begin(view)
        self.positions = 0
        self._goal, self._turns, self._most = goal, turns, most
        self._me = "AB"[view.viewer]
        self._other = 1 - view.viewer
        self._possible = Possible(view)
        self._first: dict[tuple[int, str | None], Action] = {}

    def proof(self, enough: int | None = None) -> Proof:
        """Which actions of the position reach the goal.

        Args:
            enough: stop when so many different answers have been found to reach it.

        Raises:
            TooMuch: there is more to look at than allowed.
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
        """Whether the player reaches the goal from here, whatever happens."""
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
        """Whether the goal is reached after an action, whatever turns up and happens then."""
        for after in self._possible.played(state, action):
            self.positions += 1
            if self.positions > self._most:
                raise TooMuch("There is more to look at than allowed.")
            passed = turns + (after.active != state.active)
            decided = self._goal.decided(after, passed, self._me)
            if decided is None:
                decided = all(self.holds(one, passed) for one in self._possible.turned_up(after))
            if not decided:
                return False
        return True

    def after(self, state: GameState, action: Action) -> Iterator[GameState]:
        """The positions that an action may lead to, with all that may turn up."""
        for after in self._possible.played(state, action):
            yield from self._possible.turned_up(after)

    def _may_enumerate(self) -> None:
        """What the opponent has drawn in secret may be tried out only if no turn comes after.

        Otherwise the player would go on as if they knew it.
        """
        if self._goal.turns is None or self._goal.turns > 2:
            raise TooMuch("The opponent holds what the player does not know.")

    def _ordered(self, actions: Sequence[Action], turns: int, who: str | None) -> Sequence[Action]:
        """The actions, first the one that decided last time."""
        first = self._first.get((turns, who))
        if first is None or not any(action is first for action in actions):
            return actions
        return [first, *(action for action in actions if action is not first)]
