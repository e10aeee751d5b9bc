"""The data of a recorded game: its first position, and each action with its comment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from duel_nb.arguments import text, whole
from duel_nb.engine import Action, Event, GameState, Outcome
from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.quoting import shown
from duel_nb.records.luck import luck


@dataclass(frozen=True, slots=True, repr=False)
class Turn:
    """One action of a game; a choice in the middle of an effect is an action of its own.

    Attributes:
        number: 1 for the first action of the game.
        player: who chose it, "A" or "B".
        action: the action.
        before: the position before it.
        after: the position after it.
        comment: a comment, often empty.
    """

    number: int
    player: str
    action: Action
    before: GameState
    after: GameState
    comment: str = ""

    def __post_init__(self) -> None:
        text("comment", self.comment)

    def __repr__(self) -> str:
        comment = f": {self.comment!r}" if self.comment else ""
        return f"<Turn {self.number}, {self.player}: {self.action}{comment}>"

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the action, in order, each with its rule."""
        return self.after.events

    @property
    def chance(self) -> tuple[str, ...]:
        """What the action revealed (see `luck`)."""
        return luck(self.before, self.after)


@dataclass(frozen=True)
class Record:
    """The data of a recorded game.

    Attributes:
        start: the first position.
        seed: the seed of the set-up; None if the game begins with a custom position.
        turns: all actions, in order.
        title: its title, may be empty.
        about: a note for readers, may be empty.
    """

    start: GameState
    seed: int | None = None
    turns: tuple[Turn, ...] = ()
    title: str = ""
    about: str = ""

    def __post_init__(self) -> None:
        text("title", self.title)
        text("about", self.about)

    @property
    def state(self) -> GameState:
        """The last position."""
        return self.turns[-1].after if self.turns else self.start

    @property
    def names(self) -> tuple[str, str]:
        """The players' names, first player's first."""
        return self.start.names

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None if it is not over."""
        return self.state.outcome

    @cached_property
    def states(self) -> tuple[GameState, ...]:
        """All positions: the first one, and the one after each action."""
        return (self.start, *(turn.after for turn in self.turns))

    def position(self, number: int) -> GameState:
        """The position after ``number`` actions (0 for the first position).

        Raises:
            DuelError: the game has fewer actions, or ``number`` is not a whole number.
        """
        if not 0 <= whole("number", number) <= len(self.turns):
            raise DuelError(
                Message("game-no-position", actions=len(self.turns), given=shown(number))
            )
        return self.states[number]
