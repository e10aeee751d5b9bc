"""The coach: rates the actions of a game, names better ones, and gives hints.

Every judgement is based on the view of the player to act, without hidden information.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from duel_nb.engine import Action, GameState
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.messages import Listed, Message
from duel_nb.players.evaluation import WORTH
from duel_nb.players.gains import CoachReason
from duel_nb.players.player import finished
from duel_nb.players.reasons import Reasons
from duel_nb.players.search import Judged, Search
from duel_nb.words.actions import in_words

#: How many games are simulated for each action of a reviewed game, and for a hint.
REVIEW_GAMES: Final = 400
HINT_GAMES: Final = 1500
#: The largest number that can be asked for.
MOST_GAMES: Final = 1_000_000
#: The share of additional games that start with the action that was played.
_PLAYED: Final = 0.2

#: The marks, the worst first, with the least loss in the chance to win.
MARKS: Final = (("blunder", 0.20), ("mistake", 0.10), ("inaccuracy", 0.05))
#: The mark of an action when all others lose at least this much; not of a pick in the draft.
ONLY_MOVE: Final = "only move"
_ONLY: Final = 0.15
#: An alternative counts if it has at least this share of the best one's games.
_MIN_TRIED: Final = 0.1
#: The largest numbers of alternatives and of turning points.
ALTERNATIVES: Final = 3
TURNING_POINTS: Final = 3


@dataclass(frozen=True, slots=True)
class Advice:
    """An action that the coach recommends.

    Attributes:
        action: the action.
        chance: the player's chance to win after it, from 0 to 1.
        reason: the main reason for it.
        names: the players' names.
    """

    action: Action
    chance: float
    reason: CoachReason
    names: tuple[str, str]

    def __str__(self) -> str:
        return str(self.message)

    @property
    def message(self) -> Message:
        """The action, the chance to win after it and the reason, in one sentence."""
        action, reason = in_words(self.action, self.names), self.reason.message(self.names)
        return Message("advice", action=action, after=_percent(self.chance), reason=reason)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The coach's rating of one action.

    Attributes:
        number: 1 for the first action of the game.
        player: who took it, "A" or "B".
        names: the players' names.
        action: the action that was played.
        before: the player's chance to win with the best action, from 0 to 1.
        after: the player's chance to win with this action, from 0 to 1.
        better: actions that were at least as good, the best one first.
        mark: "blunder", "mistake" or "inaccuracy"; "only move" if all others were much worse;
            otherwise empty.
        drawback: what a marked action allows the opponent and the best one does not, if anything.
        reason: why the best action is better than this one, or the only move than the next best;
            None without a mark, or if nothing that can be named makes the difference.
    """

    number: int
    player: str
    names: tuple[str, str]
    action: Action
    before: float
    after: float
    better: tuple[Judged, ...] = ()
    mark: str = ""
    drawback: CoachReason | None = None
    reason: CoachReason | None = None

    @property
    def name(self) -> str:
        """The name of the player who took it."""
        return self.names[PLAYERS.index(self.player)]

    @property
    def remarks(self) -> tuple[Message, ...]:
        """The coach's remarks on the action, sentence by sentence; none without a mark."""
        return tuple(self._remarks()) if self.mark else ()

    def _remarks(self) -> Iterator[Message]:
        before, after = _percent(self.before), _percent(self.after)
        yield Message(
            f"reviewed-{self.mark.replace(' ', '-')}", who=self.name, before=before, after=after
        )
        if self.mark == ONLY_MOVE:
            if self.reason is not None:
                yield Message("review-sentence", reason=self.reason.message(self.names))
            return
        if self.drawback is not None:
            yield Message("review-sentence", reason=self.drawback.message(self.names))
        best, *others = map(self._rated, self.better)
        if self.reason is not None:
            yield Message("review-better", better=best, reason=self.reason.message(self.names))
        elif self.drawback is not None:
            yield Message("review-better-alone", better=best)
        else:
            yield Message("review-better-unexplained", better=best)
        if others:
            yield Message("review-also", better=Listed(*others))

    def _rated(self, one: Judged) -> Message:
        """An action with the chance to win after it."""
        action = in_words(one.action, self.names)
        return Message("rated-action", action=action, after=_percent(one.chance))

    @property
    def loss(self) -> float:
        """How much of the chance to win the action lost."""
        return max(0.0, self.before - self.after)


@dataclass(frozen=True, slots=True)
class Review:
    """The coach's rating of a game.

    Attributes:
        actions: every action of the game.
        chances: A's chance to win before each action, and at the end once the game is over.
    """

    actions: tuple[Reviewed, ...]
    chances: tuple[float, ...]

    @property
    def marked(self) -> tuple[Reviewed, ...]:
        """The marked actions, in the order of the game."""
        return tuple(one for one in self.actions if one.mark)

    @property
    def turning_points(self) -> tuple[Reviewed, ...]:
        """The marked actions that lost the most, in the order of the game."""
        worst = sorted(self.actions, key=lambda one: -one.loss)[:TURNING_POINTS]
        return tuple(sorted((one for one in worst if one.mark), key=lambda one: one.number))

    def summary(self, names: tuple[str, str]) -> tuple[Message, Message]:
        """How many marks of each kind each player has."""

        def marks_of(who: str, name: str) -> Message:
            marks = [one.mark for one in self.actions if one.player == who]
            return Message(
                "review-summary",
                who=name,
                blunders=marks.count("blunder"),
                mistakes=marks.count("mistake"),
                inaccuracies=marks.count("inaccuracy"),
            )

        first, second = names
        return marks_of("A", first), marks_of("B", second)


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
        At most three actions, the best one first, without those that lose much.
    """
    search = Search(view, seed)
    yield from search.growing(games)
    best = search.judged()
    good = [one for one in best[:ALTERNATIVES] if one.chance > best[0].chance - MARKS[0][1]]
    found = Reasons(view).of_suggestions([one.action for one in good])
    return tuple(
        Advice(one.action, one.chance, reason or _by_chance(view, one, best), view.names)
        for one, reason in zip(good, found, strict=True)
    )


def _by_chance(view: GameState, one: Judged, judged: Sequence[Judged]) -> CoachReason:
    """What to say of a suggestion that no gain sets apart: how far the search sees it ahead."""
    best, *others = judged
    who = PLAYERS[view.acting]
    if not others:
        return CoachReason("only", who)
    ahead = _percent(one.chance) - _percent((others[0] if one is best else best).chance)
    kind = "as-good" if not ahead else "ahead" if ahead > 0 else "behind"
    return CoachReason(kind, who, figures={"by": abs(ahead)})


class Hint(tuple[Advice, ...]):
    """The best actions, the best one first, a line for each."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "\n".join(map(str, self))


def hint_now(view: GameState, games: int = HINT_GAMES, seed: int = 0) -> Hint:
    """The result of `hint`, without intermediate steps."""
    return Hint(finished(hint(view, games, seed)))


def review(
    start: GameState, actions: Sequence[Action], games: int = REVIEW_GAMES, seed: int = 0
) -> Generator[int, None, Review]:
    """Rate every action of a game.

    Args:
        start: the first position.
        actions: the actions that were played, in order.
        games: how many games to simulate for each action.
        seed: the same seed gives the same review.

    Yields:
        The number of rated actions, after each step of the search.

    Returns:
        The review.
    """
    state, found = start, list[Reviewed]()
    for number, action in enumerate(actions, start=1):
        search = Search(state.view(state.to_act), seed + number)
        for _ in search.growing(games):
            yield number - 1
        for _ in search.growing(search.games + int(games * _PLAYED), only=action):
            yield number - 1
        found.append(_reviewed(state, number, action, search))
        state = state.play(action)
    chances = [one.before if one.player == "A" else 1 - one.before for one in found]
    if state.outcome is not None:
        chances.append(WORTH[state.outcome.winner])
    return Review(tuple(found), tuple(chances))


def _reviewed(state: GameState, number: int, action: Action, search: Search) -> Reviewed:
    """Rate an action after a search from the position before it."""
    player = PLAYERS[state.acting]
    judged = search.judged()
    played = next(one for one in judged if one.action == action)
    others = sorted(
        (one for one in judged if one.action != action), key=lambda one: one.chance, reverse=True
    )
    reliable = [one for one in others if one.tried >= judged[0].tried * _MIN_TRIED]
    best = reliable[0].chance if reliable else 0.0
    before, after = max(best, played.chance), played.chance
    better = tuple(one for one in reliable if one.chance >= after)[:ALTERNATIVES]
    reviewed = Reviewed(number, player, state.names, action, before, after, better)
    mark = next((mark for mark, loss in MARKS if before - after >= loss), "")
    if mark:
        found, best_action = Reasons(state.view(player)), better[0].action
        against = _first(found.drawbacks(action, best_action))
        reason = _first(found.reasons(best_action, instead_of=action))
        return replace(reviewed, mark=mark, drawback=against, reason=reason)
    # a pick is no only move: what a Wonder is worth shows much later
    if others and action.verb != "draft" and after - others[0].chance >= _ONLY:
        found = Reasons(state.view(player))
        reason = _first(found.reasons(action, instead_of=others[0].action))
        return replace(reviewed, mark=ONLY_MOVE, reason=reason)
    return reviewed


def _first(reasons: Sequence[CoachReason]) -> CoachReason | None:
    return next(iter(reasons), None)


def _percent(chance: float) -> int:
    return round(100 * chance)
