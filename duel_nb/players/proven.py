"""What the last actions of a game lead to for certain, as the coach's judgement."""

from collections.abc import Generator
from typing import Final

from duel_nb.engine import GameState
from duel_nb.players.exact import exact
from duel_nb.players.search import Judged

#: How many positions are searched for it.
_POSITIONS: Final = 8000


def certain_results(view: GameState) -> Generator[None, None, list[Judged] | None]:
    """The chance to win after each action with best play of both, the best action first.

    Args:
        view: the view of the player to act.

    Yields:
        None, after each step.

    Returns:
        The actions, none of them tried in any game; None if there is too much that can follow.
    """
    endings = yield from exact(view, _POSITIONS)
    if endings is None:
        return None
    return [Judged(action, ending.chance, 0) for action, ending in endings.items()]
