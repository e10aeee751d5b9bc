"""What the last actions of a game lead to for certain, and what is only likely."""

from collections.abc import Generator
from typing import Final

from duel_nb.engine import GameState
from duel_nb.players.exact import exact
from duel_nb.players.search import Judged

#: How many positions are searched for it.
_POSITIONS: Final = 8000
#: Nothing that was only searched is certain.
_UNCERTAIN: Final = 0.001


def uncertain(chance: float) -> float:
    """A chance that was only searched: never 0 or 1, which are for what is proven."""
    return min(max(chance, _UNCERTAIN), 1 - _UNCERTAIN)


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
