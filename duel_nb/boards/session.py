"""A game as a line of positions: play, undo, redo, step. No widget and no drawing here."""

from __future__ import annotations

from dataclasses import dataclass, replace

from duel_nb.engine import Action, Event, GameState


@dataclass(frozen=True, slots=True)
class Move:
    """One action of a game and what it caused.

    Attributes:
        number: 1 for the first action.
        player: "A" or "B", who chose it.
        action: what was chosen.
        events: what it caused, in order.
        secret: whether what was chosen is not to be told here (see `Session.moves_seen_by`).
    """

    number: int
    player: str
    action: Action
    events: tuple[Event, ...]
    secret: bool = False


class Session:
    """A line of positions, one of which is looked at.

    Args:
        state: the position the line begins with.
    """

    def __init__(self, state: GameState) -> None:
        self._states = [state]
        self._actions: list[Action] = []
        self._at = 0

    @property
    def state(self) -> GameState:
        """The position looked at."""
        return self._states[self._at]

    @property
    def states(self) -> tuple[GameState, ...]:
        """All positions of the line, also those after the one looked at."""
        return tuple(self._states)

    @property
    def at(self) -> int:
        """How many actions have led to the position looked at."""
        return self._at

    @property
    def last(self) -> int:
        """How many actions the whole line has."""
        return len(self._actions)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The actions up to the position looked at, oldest first."""
        return tuple(
            Move(i + 1, before.to_act or "A", action, after.events)
            for i, (before, action, after) in enumerate(
                zip(self._states, self._actions[: self._at], self._states[1:], strict=False)
            )
        )

    def moves_seen_by(self, player: str | None) -> tuple[Move, ...]:
        """The same moves as a player may know them: see `GameState.view` (GEN-06).

        When the game is over nothing is secret any more.
        """
        if self.state.outcome is not None:
            return self.moves
        return tuple(
            replace(
                move,
                events=self._states[move.number].view(player).events,
                secret=move.player != player
                and move.action.verb in ("install", "top")
                and move.action.divinity is not None,
            )
            for move in self.moves
        )

    def play(self, action: Action | str) -> GameState:
        """Play from the position looked at; what had been undone there is forgotten.

        Raises:
            IllegalAction: the rules forbid the action; the line stays as it is.
            NotationError: the text is not an action.
        """
        chosen = self.state.read(action) if isinstance(action, str) else action
        after = self.state.play(chosen)
        self._states[self._at + 1 :] = [after]
        self._actions[self._at :] = [chosen]
        self._at += 1
        return after

    def go(self, at: int) -> GameState:
        """Look at the position after so many actions (0: the first one).

        Raises:
            ValueError: the line is not that long.
        """
        if not 0 <= at <= self.last:
            raise ValueError(f"The game has {self.last} actions; there is no position {at}.")
        self._at = at
        return self.state

    def undo(self) -> GameState:
        """Look one action back; at the beginning nothing happens."""
        return self.go(max(0, self._at - 1))

    def redo(self) -> GameState:
        """Look one action on; at the end nothing happens."""
        return self.go(min(self.last, self._at + 1))
