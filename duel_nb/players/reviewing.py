"""How the coach reviews a game: a first impression of all of it at once, a glance at each action,
then a close look at one after the other, beginning with those that seem to have cost the most.

Every judgement is based on the view of the player who acted, without hidden information.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from duel_nb.engine import Action, GameState
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.engine.worlds import random_world, world
from duel_nb.players.comparison import Comparison
from duel_nb.players.evaluation import WORTH, chance_of
from duel_nb.players.expected import choices_after_each
from duel_nb.players.explaining import explained
from duel_nb.players.player import after_action
from duel_nb.players.proven import (
    by_chance,
    certain_results,
    chance_after,
    searched_results,
    without_variants,
)
from duel_nb.players.reasons import Reasons, with_card
from duel_nb.players.review import ALTERNATIVES, MARKS, ONLY, ONLY_MOVE, Review, Reviewed
from duel_nb.players.search import Judged, Search

#: How many games are simulated for each of two actions that are compared, at most.
REVIEW_GAMES: Final = 3000
#: How many games a glance has, and how many of them begin with the action that was played.
_GLANCE: Final = 60
_GLANCE_PLAYED: Final = 15
#: How many of them first look at all actions, and how many then at the one that was played.
_ALL: Final = 0.07
_PLAYED: Final = 0.017
#: How far from the threshold of a mark a loss may seem at first, so that the action is compared.
_NEAR: Final = 0.09
#: How many of the most tried other actions may be better, and how many of them are compared.
_LIKELY: Final = 6
_RIVALS: Final = 3
#: How far behind the best action an alternative may be.
_AS_GOOD: Final = 0.03

_LOSSES: Final = tuple(loss for _, loss in MARKS)


class Reviewing:
    """A review under way.

    Args:
        start: the first position.
        actions: the actions that were played, in order.
        games: how many games to simulate for an action at most.
        seed: the same seed gives the same review.

    Attributes:
        actions: every action of the game, as far as it is known.
    """

    def __init__(
        self, start: GameState, actions: Sequence[Action], games: int = REVIEW_GAMES, seed: int = 0
    ) -> None:
        self._games, self._seed = games, seed
        self._states = [start]
        for action in actions:
            self._states.append(self._states[-1].play(action))
        self.actions = [
            _impression(state, number, action)
            for number, (state, action) in enumerate(
                zip(self._states, actions, strict=False), start=1
            )
        ]

    @property
    def states(self) -> tuple[GameState, ...]:
        """Every position of the game."""
        return tuple(self._states)

    @property
    def looks(self) -> int:
        """How often the coach has looked at an action: a glance and a close look at each."""
        return sum(one.glanced + one.searched for one in self.actions)

    @property
    def review(self) -> Review:
        """The review so far."""
        found = self.actions
        chances = [one.before if one.player == "A" else 1 - one.before for one in found]
        outcome = self._states[-1].outcome
        if outcome is not None:
            chances.append(WORTH[outcome.winner])
        return Review(tuple(found), tuple(chances))

    def steps(self) -> "Generator[Reviewing, bool | None, Review]":
        """Glance at one action after the other, then look at each closely.

        Yields:
            The review under way, after each step of a search; sending True stops it.

        Returns:
            The review as far as it came.
        """
        new = [one for one in self.actions if not one.glanced]
        if not (yield from self._each(new, self._glance)):
            left = [one for one in self.actions if not one.searched]
            yield from self._each(left, self._look)
        return self.review

    def _each(
        self,
        actions: Sequence[Reviewed],
        look: Callable[[Reviewed], Generator[None, None, Reviewed]],
    ) -> "Generator[Reviewing, bool | None, bool]":
        """Look at each action, the worst first; returns whether it was stopped."""
        for one in sorted(actions, key=lambda one: -one.loss):
            looking = look(one)
            while True:
                try:
                    next(looking)
                except StopIteration as found:
                    self.actions[one.number - 1] = found.value
                    break
                if (yield self):
                    return True
        return False

    # -- one action --------------------------------------------------------------------------

    def _glance(self, one: Reviewed) -> Generator[None, None, Reviewed]:
        """Rate an action by so short a search that soon all have been rated."""
        games = min(_GLANCE, self._games)
        view = self._states[one.number - 1].view(one.player)
        search = Search(view, self._seed + one.number)
        yield from search.growing(max(1, games - _GLANCE_PLAYED))
        yield from search.growing(search.games + min(_GLANCE_PLAYED, games), only=one.action)
        chances = {each.action: each.chance for each in searched_results(view, search)}
        best, after = max(chances.values()), chances[one.action]
        return replace(one, before=best, after=after, glanced=True)

    def _look(self, one: Reviewed) -> Generator[None, None, Reviewed]:
        """Rate an action by searches from the position before it."""
        state, seed = self._states[one.number - 1], self._seed + one.number
        view = state.view(one.player)
        proven = yield from certain_results(view)
        if proven is not None:
            return (yield from self._proven(one, proven))
        search = Search(view, seed)
        yield from search.growing(max(1, int(self._games * _ALL)))
        played_first = search.games + int(self._games * _PLAYED)
        yield from search.growing(played_first, only=one.action)
        judged = searched_results(view, search)
        played = next(each for each in judged if each.action == one.action)
        others = [each for each in judged if each.action != one.action]
        rated = replace(one, before=played.chance, after=played.chance, searched=True)
        if not others:
            return rated
        rivals = sorted(others[:_LIKELY], key=lambda each: -each.chance)
        loss = rivals[0].chance - played.chance
        marked = (*_LOSSES, *([-ONLY] if _can_be_only(one.action) else []))
        if not any(abs(loss - threshold) < _NEAR for threshold in marked) and loss < max(_LOSSES):
            return rated
        actions = [each.action for each in rivals[:_RIVALS]]
        compared = Comparison(view, one.action, actions, seed)
        yield from compared.growing(self._games, marked)
        return (yield from self._rated(one, compared))

    def _proven(self, one: Reviewed, proven: Sequence[Judged]) -> Generator[None, None, Reviewed]:
        """Rate one of the last actions, of which the results are certain."""
        after = next(each.chance for each in proven if each.action == one.action)
        others = [each for each in proven if each.action != one.action]
        best = max([each.chance for each in others], default=after)
        found = replace(one, before=max(best, after), after=after, searched=True)
        mark = next((mark for mark, least in MARKS if best - after >= least), "")
        if mark:
            good = (each for each in others if each.chance >= best - _AS_GOOD)
            better = tuple(islice(without_variants(good), ALTERNATIVES))
            found = replace(found, mark=mark, better=better)
            return (yield from self._explained(found))
        if others and _can_be_only(one.action) and after - best >= ONLY:
            return (yield from self._only_move(found, others[0].action))
        return found

    def _explained(self, one: Reviewed) -> Generator[None, None, Reviewed]:
        """A mistake with the reasons why another action was better."""
        view, whole = self._states[one.number - 1].view(one.player), self._whole(one)
        return (yield from explained(one, view, whole, self._seed + one.number))

    def _only_move(self, one: Reviewed, other: Action) -> Generator[None, None, Reviewed]:
        """An action with its mark; the next best one is much worse."""
        view, whole = self._states[one.number - 1].view(one.player), self._whole(one)
        seed = self._seed + one.number
        choices = yield from choices_after_each(whole, (one.action, other), seed)
        reasons = Reasons(view, choices).reasons(one.action, instead_of=other)
        return replace(one, mark=ONLY_MOVE, reasons=with_card(reasons[:1], reasons))

    def _rated(self, one: Reviewed, compared: Comparison) -> Generator[None, None, Reviewed]:
        """Rate an action after a comparison with others."""
        view = self._states[one.number - 1].view(one.player)
        after = chance_after(view, one.action, compared.chance)
        best, *others = without_variants(by_chance(view, compared.others))
        found = replace(one, before=max(best.chance, after), after=after, searched=True)
        mark = next((mark for mark, least in MARKS if compared.loses(least)), "")
        if mark:
            least = max(best.chance - _AS_GOOD, after + min(_LOSSES))
            good = [each for each in others if each.chance >= least]
            found = replace(found, mark=mark, better=(best, *good[: ALTERNATIVES - 1]))
            return (yield from self._explained(found))
        if _can_be_only(one.action) and compared.loses(-ONLY):
            return (yield from self._only_move(found, best.action))
        return found

    def _whole(self, one: Reviewed) -> GameState:
        """The position before an action, with what lies face down.

        While a game goes on nobody may learn from its review what that is: then another world.
        """
        state = self._states[one.number - 1]
        if self._states[-1].outcome is not None:
            return state
        return random_world(state.view(one.player), self._seed + one.number)


def review(
    start: GameState, actions: Sequence[Action], games: int = REVIEW_GAMES, seed: int = 0
) -> Generator[Reviewing, bool | None, Review]:
    """Rate every action of a game.

    Args:
        start: the first position.
        actions: the actions that were played, in order.
        games: how many games to simulate for each action.
        seed: the same seed gives the same review.

    Yields:
        The review under way, first of all a first impression; sending True stops it.

    Returns:
        The review, as far as it came.
    """
    under_way = Reviewing(start, actions, games, seed)
    yield under_way
    return (yield from under_way.steps())


def _impression(state: GameState, number: int, action: Action) -> Reviewed:
    """What an action looks like without a search."""
    who = PLAYERS[state.acting]
    before = world(state.view(who))
    now = chance_of(before, who)
    chances = {one: chance_of(after_action(before, one), who) for one in before.legal_actions()}
    best = max(chances.values())
    lost = best - chances.get(action, best)
    return Reviewed(
        number, who, state.names, action, now, max(0.0, now - lost), glanced=False, searched=False
    )


def _can_be_only(action: Action) -> bool:
    """Whether an action can be an only move; what a picked Wonder is worth shows much later."""
    return action.verb != "draft"
