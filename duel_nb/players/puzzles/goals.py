"""The goals of puzzles, and when a line of play has reached or missed them."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from duel_nb.engine import Action, GameState
from duel_nb.messages import Message


@dataclass(frozen=True, slots=True)
class Goal:
    """The goal of a theme of puzzles.

    Attributes:
        theme: its name, such as "stop".
        turns: how often the turn passes before the goal is decided; None for the end of the game.
        wins: whether the player must have won by then; otherwise the opponent must not have won.
        by_card: whether the answer is the card that is taken, for any use.
        points: whether a victory by points counts, besides a supremacy.
    """

    theme: str
    turns: int | None
    wins: bool
    by_card: bool = False
    points: bool = False

    @property
    def title(self) -> str:
        """Its title, such as "Stop the supremacy"."""
        return str(Message(f"puzzle-{self.theme}"))

    def task(self, me: str, other: str) -> str:
        """The task, with the names of the player and the opponent."""
        return str(Message(f"puzzle-{self.theme}-task", me=me, other=other))

    def advice(self, me: str, other: str) -> str:
        """A first hint, with the names of the player and the opponent."""
        return str(Message(f"puzzle-{self.theme}-advice", me=me, other=other))

    def decided(self, state: GameState, turns: int, me: str) -> bool | None:
        """Whether the goal is reached (True), missed (False) or still open (None).

        Args:
            state: the position.
            turns: how often the turn has passed.
            me: the player, "A" or "B".
        """
        if state.outcome is not None:
            counts = self.points or state.outcome.termination != "civilian"
            if self.wins:
                return counts and state.outcome.winner == me
            return not counts or state.outcome.winner in (None, me)
        if self.turns is not None and turns >= self.turns:
            return not self.wins
        return None

    def answer(self, action: Action) -> tuple[object, ...]:
        """A key for the answer: actions with the same key are the same answer.

        The payment makes no difference. If the card is the answer, neither does its use.
        """
        if self.by_card and (card := card_taken(action)) is not None:
            return "card", card, action.place
        other = -1 if action.verb == "activate" else action.other
        return action.verb, action.subject, other, action.place


def card_taken(action: Action) -> int | None:
    """The index of the card that an action takes from the structure, if it does."""
    if action.verb in ("build", "discard", "recruit"):
        return action.subject
    return action.other if action.verb in ("wonder", "prepare") else None


#: All themes by name.
GOALS: Final = MappingProxyType(
    {
        goal.theme: goal
        for goal in (
            Goal("win-now", 1, True),
            Goal("stop", 2, False, by_card=True),
            Goal("uncover", 2, False, by_card=True),
            Goal("two-turns", 3, True),
            Goal("last-card", None, True, points=True),
        )
    }
)
