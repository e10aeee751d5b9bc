"""What the last actions of a game lead to for certain, and what is only likely."""

from collections.abc import Generator
from dataclasses import replace
from typing import Final

from duel_nb.engine import Action, GameState
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.engine.worlds import EVERY_DECREE, world
from duel_nb.players.exact import exact
from duel_nb.players.search import Judged, Search

#: How many positions are searched for it.
_POSITIONS: Final = 8000
#: Nothing that was only searched is certain.
_UNCERTAIN: Final = 0.001


def chance_after(view: GameState, action: Action, searched: float) -> float:
    """The chance to win after an action that was searched.

    0 and 1 are for what is proven: it is 1 if the action wins at once, wherever a hidden Decree
    lies, and never 0.
    """
    ends = (world(view, number).play(action).outcome for number in range(EVERY_DECREE))
    if all(end is not None and end.winner == PLAYERS[view.acting] for end in ends):
        return 1.0
    return min(max(searched, _UNCERTAIN), 1 - _UNCERTAIN)


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


def searched_results(view: GameState, search: Search) -> list[Judged]:
    """The chance to win after each action as a search sees it.

    Args:
        view: the view of the player to act.
        search: a search of it.

    Returns:
        The actions: what wins at once, then the others, the most tried one first.
    """
    found = search.judged()
    judged = [replace(one, chance=chance_after(view, one.action, one.chance)) for one in found]
    return sorted(judged, key=lambda one: one.chance < 1)
