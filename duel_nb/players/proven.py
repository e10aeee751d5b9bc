"""What the last actions of a game lead to for certain, and what is only likely."""

from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from duel_nb.engine import Action, GameState
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.engine.state.values import Outcome
from duel_nb.engine.worlds import EVERY_DECREE, world
from duel_nb.players.exact import exact
from duel_nb.players.player import after_each, choices_due, is_due
from duel_nb.players.search import Judged, Search

#: How many positions are searched for it.
_POSITIONS: Final = 8000
#: Among so many positions a choice that wins is looked for.
_CHOICES: Final = 200
#: Nothing that was only searched is certain.
_UNCERTAIN: Final = 0.001
#: The verbs of actions that name what is given for them: a card, or Offering tokens.
_PAID_WITH: Final = ("wonder", "prepare", "activate")


def chance_after(view: GameState, action: Action, searched: float) -> float:
    """The chance to win after an action that was searched.

    0 and 1 are for what is proven: that the action ends the game, see `ending`.
    """
    end = ending(view, action)
    if end is not None and end.winner is not None:
        return float(end.winner == PLAYERS[view.acting])
    return unproven(searched)


def unproven(chance: float) -> float:
    """A chance that was only searched: neither 0 nor 1."""
    return min(max(chance, _UNCERTAIN), 1 - _UNCERTAIN)


def ending(view: GameState, action: Action, choices: Sequence[Action] = ()) -> Outcome | None:
    """How an action ends the game, perhaps with the choices due to it, wherever a Decree lies.

    Args:
        view: the view of the player to act.
        action: one of the legal actions.
        choices: what to choose then, as far as possible; after that the best at first sight. If
            there are none: those that win, as far as such are found.

    Returns:
        The end of the game; None if it goes on, if what is hidden decides how it ends or what there
        is to choose, or if it is not won with these choices: others may be better.
    """
    me, found = PLAYERS[view.acting], None
    for number in range(EVERY_DECREE):
        after = world(view, number).play(action)
        choices = choices or winning_choices(after, view.acting)
        steps = [*choices_due(after, view.acting, choices)]
        made = [choice for choice, _ in steps]
        if not number:
            choices = made
        end = (steps[-1][1] if steps else after).outcome
        if end is None or found not in (None, end):
            return None
        if made and (made != choices or end.winner != me):
            return None
        found = end
    return found


def winning_choices(state: GameState, player: int) -> tuple[Action, ...]:
    """The choices due to the last action with which a player wins at once, if they are found soon.

    Args:
        state: the position after that action.
        player: 0 or 1.
    """
    reached = deque[tuple[GameState, tuple[Action, ...]]]([(state, ())])
    looked = 0
    while reached and looked < _CHOICES:
        now, made = reached.popleft()
        for choice, after in after_each(now) if is_due(now, player) else ():
            looked += 1
            if after.outcome is not None and after.outcome.winner == PLAYERS[player]:
                return *made, choice
            reached.append((after, (*made, choice)))
    return ()


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
        The actions: what wins at once, then the others, the most tried one first, and last what
        loses at once.
    """
    judged = _with_ends(view, search.judged())
    return sorted(judged, key=lambda one: (one.chance < 1, one.chance == 0))


def by_chance(view: GameState, found: Iterable[Judged]) -> list[Judged]:
    """Results of searches, the best one first, with what is proven.

    Args:
        view: the view of the player to act.
        found: what was searched.
    """
    return sorted(_with_ends(view, found), key=lambda one: -one.chance)


def without_variants(results: Iterable[Judged]) -> Iterator[Judged]:
    """The results without variants of an earlier one, which do the same at another price.

    Args:
        results: the actions, those to keep first.
    """
    met = set[Action]()
    for one in results:
        idea = one.action._replace(giving=-1)
        if idea.verb in _PAID_WITH:
            idea = idea._replace(other=-1, place=-1)
        if idea not in met:
            met.add(idea)
            yield one


def _with_ends(view: GameState, found: Iterable[Judged]) -> list[Judged]:
    return [replace(one, chance=chance_after(view, one.action, one.chance)) for one in found]
