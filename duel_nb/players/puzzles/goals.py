"""What a puzzle asks for: its theme, and when a line of play has reached the goal or missed it."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from duel_nb.engine import Action, GameState


@dataclass(frozen=True, slots=True)
class Goal:
    """A theme of puzzles and what has to be reached.

    Attributes:
        theme: its name, such as "stop".
        title: what it is called, such as "Stop the supremacy".
        task: what is asked, with ``{me}`` and ``{other}`` for the players.
        advice: how to think about it, for a first hint.
        turns: how often the turn may pass from one player to the other before all is decided;
            None if the game is played to its end.
        wins: whether the player has to win by then; else the opponent must not have won.
        by_card: whether the answer is the card that is taken, whatever it is used for.
        points: whether a victory by points is one; else a supremacy alone counts.
    """

    theme: str
    title: str
    task: str
    advice: str
    turns: int | None
    wins: bool
    by_card: bool = False
    points: bool = False

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
            Goal(
                "win-now",
                "Win now",
                "{me} wins by a supremacy in this turn, whatever turns up. How must the turn "
                "begin?",
                "an extra turn counts as well, and so does what a Progress token brings. What is "
                "still missing, and what brings it in this turn?",
                1,
                True,
            ),
            Goal(
                "stop",
                "Stop the supremacy",
                "{other} threatens to win in the next turn. One thing alone stops it, whatever "
                "lies face down: what does {me} do?",
                "with what would {other} win? Take it away, make it too dear, or leave nothing "
                "that brings {other} there.",
                2,
                False,
                by_card=True,
            ),
            Goal(
                "uncover",
                "Do not uncover it",
                "{other} cannot win with what can be taken now. After one card alone {other} "
                "cannot win in the next turn either, whatever turns up: which does {me} take, and "
                "what for?",
                "what would each card lay open for {other}? A card that lies face down may be "
                "any that has not been seen.",
                2,
                False,
                by_card=True,
            ),
            Goal(
                "two-turns",
                "Win in two turns",
                "{me} wins by a supremacy in the next turn at the latest, whatever {other} does "
                "and whatever turns up. What does {me} do now?",
                "{other} can answer one threat, seldom two. What makes two of them at once, or "
                "one that cannot be answered?",
                3,
                True,
            ),
            Goal(
                "last-card",
                "The last cards",
                "The game is nearly over. One action alone wins it, whatever {other} does: what "
                "does {me} do?",
                "count what each of the last cards brings both of you, coins and the Conflict "
                "pawn included, and who will take which.",
                None,
                True,
                points=True,
            ),
        )
    }
)
