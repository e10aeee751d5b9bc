"""A mistake of a reviewed game, as a question: what was better?"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from duel_nb.engine import Action, GameState
from duel_nb.players.review import Review


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake, and what the coach knows of it.

    Attributes:
        state: the whole position before it.
        played: what was played.
        best: the best action that the coach knows.
        before: the chance to win with the best action, from 0 to 1.
        after: the chance to win with the action that was played.
    """

    state: GameState
    played: Action
    best: Action
    before: float
    after: float


def mistakes(
    review: Review, states: Sequence[GameState], player: str | None = None
) -> Iterator[Mistake]:
    """The mistakes of a review, in the order of the game.

    Args:
        review: the review.
        states: every position of the game.
        player: "A" or "B", whose mistakes; by default those of both.
    """
    for one in review.actions:
        if one.is_mistake and player in (None, one.player):
            state = states[one.number - 1]
            yield Mistake(state, one.action, one.better[0].action, one.before, one.after)
