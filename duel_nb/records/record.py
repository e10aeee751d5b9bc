"""What was played: how a game began, and every action with what came of it and its comment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from duel_nb.engine import Action, Event, GameState, Outcome
from duel_nb.engine.messages import Message
from duel_nb.quoting import shown
from duel_nb.records.luck import luck


@dataclass(frozen=True, slots=True, repr=False)
class Turn:
    """One action of a game; a choice in the middle of an effect is an action of its own.

    Attributes:
        number: 1 for the first action of the game.
        player: "A" or "B", who chose it.
        action: what was chosen.
        before: the position it was chosen in.
        after: the position it led to.
        comment: what somebody wrote about it; often empty.
    """

    number: int
    player: str
    action: Action
    before: GameState
    after: GameState
    comment: str = ""

    def __repr__(self) -> str:
        comment = f": {self.comment!r}" if self.comment else ""
        return f"<Turn {self.number}, {self.player}: {self.action}{comment}>"

    @property
    def events(self) -> tuple[Event, ...]:
        """What the action caused, in order, each with its rule."""
        return self.after.events

    @property
    def chance(self) -> tuple[str, ...]:
        """What chance decided meanwhile (see `luck`)."""
        return luck(self.before, self.after)


@dataclass(frozen=True)
class Record:
    """What was played.

    Attributes:
        start: the position the game begins with.
        seed: the seed it was set up from; None when it begins with a position of its own.
        turns: every action played, in order.
        title: what the game is called; may be empty.
        about: what a reader should know of it; may be empty.
    """

    start: GameState
    seed: int | None = None
    turns: tuple[Turn, ...] = ()
    title: str = ""
    about: str = ""

    @property
    def state(self) -> GameState:
        """The position reached."""
        return self.turns[-1].after if self.turns else self.start

    @property
    def names(self) -> tuple[str, str]:
        """The players' names, first player's first."""
        return self.start.names

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it is not over."""
        return self.state.outcome

    @cached_property
    def states(self) -> tuple[GameState, ...]:
        """All positions: the first one, and the one after each action."""
        return (self.start, *(turn.after for turn in self.turns))

    def position(self, number: int) -> GameState:
        """The position after so many actions (0: the first one).

        Raises:
            ValueError: the game is not that long.
            TypeError: what is given is no number.
        """
        if not isinstance(number, int):
            raise TypeError(Message("game-no-number", given=shown(number)))
        if not 0 <= number <= len(self.turns):
            raise ValueError(
                Message("game-no-position", actions=len(self.turns), given=str(number))
            )
        return self.states[number]
