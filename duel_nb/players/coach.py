"""The coach's hints, based on the view of the player to act, without hidden information."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from duel_nb.engine import Action, GameState
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.engine.worlds import random_world
from duel_nb.messages import Message
from duel_nb.players.coach_reason import CoachReason, in_words
from duel_nb.players.player import finished, is_due
from duel_nb.players.proven import (
    certain_results,
    searched_results,
    winning_choices,
    without_variants,
)
from duel_nb.players.reasons import DECISIVE, Reasons, of_result
from duel_nb.players.review import MARKS
from duel_nb.players.search import Judged, Search
from duel_nb.words.actions import within_sentence
from duel_nb.words.percentages import chance_in_words, is_bound, percentage_shown

#: How many games are simulated for a hint.
HINT_GAMES: Final = 1500
#: The most suggestions. A review would mark an action that loses this much.
SUGGESTIONS: Final = 3
_BEHIND: Final = min(loss for _, loss in MARKS)
#: A smaller difference is none.
_LEAST_AHEAD: Final = 0.01
#: In how many games a choice was made that is more than a first impression.
_OFTEN: Final = 20


@dataclass(frozen=True, slots=True)
class Advice:
    """An action that the coach recommends.

    Attributes:
        action: the action.
        chance: the player's chance to win after it, from 0 to 1.
        reasons: the main reason for it, and perhaps a card that the opponent does not get.
        names: the players' names.
    """

    action: Action
    chance: float
    reasons: tuple[CoachReason, ...]
    names: tuple[str, str]

    def __str__(self) -> str:
        return str(self.message)

    @property
    def message(self) -> Message:
        """The action, the chance to win after it and the reason, in one sentence."""
        action, after = within_sentence(self.action, self.names), chance_in_words(self.chance)
        return Message("advice", action=action, after=after, reason=self.reason)

    @property
    def reason(self) -> Message:
        """The reasons, a clause without a full stop."""
        return in_words(self.reasons, self.names)


def hint(
    view: GameState, games: int = HINT_GAMES, seed: int = 0
) -> Generator[None, bool | None, tuple[Advice, ...]]:
    """The best actions for the player to act, with a reason for each.

    Args:
        view: that player's view of the position.
        games: how many games to simulate.
        seed: the same seed gives the same advice.

    Yields:
        None, after each step of the search; sending True stops it.

    Returns:
        At most three actions, the best one first, without those that lose much, or a certain win.
        The same Wonder with another card is no second suggestion, nor is the same action at
        another price.
    """
    proven = yield from certain_results(view)
    search = Search(view, seed)
    if proven is None:
        yield from search.growing(games)
    results = searched_results(view, search) if proven is None else proven
    best, *others = without_variants(results)
    # the most tried action is the best one; one that was tried less often may seem better
    good = [replace(one, chance=min(one.chance, best.chance)) for one in others[: SUGGESTIONS - 1]]
    good = [best, *sorted(good, key=lambda one: -one.chance)]
    judged = [*good, *others[SUGGESTIONS - 1 :]]
    least = 1 if best.chance == 1 else best.chance - _BEHIND
    good = [best, *(one for one in good[1:] if one.chance >= least)]
    choices = {one.action: _choices(view, search, one) for one in good}
    reasons = Reasons(view, choices)
    good = [best, *(one for one in good[1:] if not _lets_win(reasons, one.action, best.action))]
    found = reasons.of_suggestions([one.action for one in good])
    return tuple(
        Advice(
            one.action,
            one.chance,
            _told(said, one) or (_by_chance(view, one, judged, choices[one.action]),),
            view.names,
        )
        for one, said in zip(good, found, strict=True)
    )


def _lets_win(reasons: Reasons, action: Action, best: Action) -> bool:
    """Whether the opponent can win at once after an action, and not after the best one."""
    return any(one.kind == "lets-win" for one in reasons.drawbacks(action, best))


def _choices(view: GameState, search: Search, one: Judged) -> tuple[Action, ...]:
    """The choices due to an action that win, or else as far as a search has often made them."""
    action = one.action
    now, found = random_world(view, 0).play(action), list[Action]()
    if one.chance == 1 and (wins := winning_choices(now, view.acting)):
        return wins
    while is_due(now, view.acting):
        legal = now.legal_actions()
        known = [one for one in search.judged(action, *found) if one.action in legal]
        if not known or known[0].tried < _OFTEN:
            break
        found.append(known[0].action)
        now = now.play(found[-1])
    return tuple(found)


def _told(said: tuple[CoachReason, ...], one: Judged) -> tuple[CoachReason, ...]:
    """The reasons, but nothing that is a trifle beside a result that is certain."""
    if one.chance not in (0, 1):
        return said
    return tuple(reason for reason in said if one.chance and reason.kind in DECISIVE)


def _by_chance(
    view: GameState, one: Judged, judged: Sequence[Judged], choices: Sequence[Action]
) -> CoachReason:
    """What to say of a suggestion that no gain sets apart: how far the coach sees it ahead."""
    best, *others = judged
    who = PLAYERS[view.acting]
    if not others:
        return CoachReason("only", who)
    if result := of_result(view, one, choices):
        return result
    other = others[0] if one is best else best
    by = abs(percentage_shown(one.chance) - percentage_shown(other.chance))
    if is_bound(one.chance) or is_bound(other.chance):
        by = 0  # nobody can tell from what is shown
    if not by and abs(one.chance - other.chance) < _LEAST_AHEAD:
        return CoachReason("as-good", who)
    return CoachReason("ahead" if one.chance > other.chance else "behind", who, figures={"by": by})


class Hint(tuple[Advice, ...]):
    """The best actions, the best one first, a line for each."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "\n".join(map(str, self))


def hint_now(view: GameState, games: int = HINT_GAMES, seed: int = 0) -> Hint:
    """The result of `hint`, without intermediate steps."""
    return Hint(finished(hint(view, games, seed)))


def chance_now(state: GameState, player: str, games: int = HINT_GAMES) -> float:
    """A player's chance to win, from 0 to 1, if the best action known to the coach comes next.

    The coach sees only what the player to act may see. After the game it is 1 for the winner, 0 for
    the other player, and 1 for both after a shared victory.

    Args:
        state: a position.
        player: "A" or "B".
        games: how many games to simulate.
    """
    if state.outcome is not None:
        return float(state.outcome.winner in (player, None))
    best = hint_now(state.view(state.to_act), games)[0].chance
    return best if state.to_act == player else 1 - best
