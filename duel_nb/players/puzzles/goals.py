"""What a puzzle asks for: its theme, and when a line of play has reached the goal or missed it."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from duel_nb.engine import Action, GameState
from duel_nb.engine.messages import Message


@dataclass(frozen=True, slots=True)
class Goal:
    """A theme of puzzles and what has to be reached.

    Attributes:
        theme: its name, such as "stop".
        turns: how often the turn may pass from one player to the other before all is decided;
            None if the game is played to its end.
        wins: whether the player has to win by then; else the opponent must not have won.
        by_card: whether the answer is the card that is taken, whatever it is used for.
        points: whether a victory by points is one; else a supremacy alone counts.
    """

    theme: str
    turns: int | None
    wins: bool
    by_card: bool = False
    points: bool = False

    @property
    def title(self) -> str:
        """What it is called, such as "Stop the supremacy"."""
        return str(Message(f"puzzle-{self.theme}"))

    def task(self, me: str, other: str) -> str:
        """What is asked, with the players' names."""
        return str(Message(f"puzzle-{self.theme}-task", me=me, other=other))

    def advice(self, me: str, other: str) -> str:
        """How to think about it, for a first hint."""
        return str(Message(f"puzzle-{self.theme}-advice", me=me, other=other))

    def decided(self, state: GameState, turns: int, me: str) -> bool | None:
        """Whether the goal is reached (True) or missed (False); None while it is open.

        Args:
            state: the position.
            turns: how often the turn has passed.
            me: "A" or "B", whose puzzle it is.
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
        """What of an action is the answer: actions with the same answer count as one.

        How an action is paid for makes no difference. Where the card is the answer, all that can
        be done with it is one.
        """
        if self.by_card and (card := card_taken(action)) is not None:
            return "card", card, action.place
        other = -1 if action.verb == "activate" else action.other
        return action.verb, action.subject, other, action.place


def card_taken(action: Action) -> int | None:
    """The card of the structure that an action takes."""
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
