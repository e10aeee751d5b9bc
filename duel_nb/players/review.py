"""The coach's review of a game: how good each action was, and why another one was better."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from duel_nb.engine import Action
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.messages import Listed, Message
from duel_nb.players.coach_reason import CoachReason, in_words
from duel_nb.players.expected import EndChange
from duel_nb.players.search import Judged
from duel_nb.words.actions import within_sentence
from duel_nb.words.percentages import chance_in_words

#: The marks, the worst first, with the least loss in the chance to win; none is given if in doubt.
MARKS: Final = (("blunder", 0.20), ("mistake", 0.10), ("inaccuracy", 0.05))
#: The mark of an action when all others lose at least this much; not of a pick in the draft.
ONLY_MOVE: Final = "only move"
ONLY: Final = 0.15
#: The largest numbers of alternatives and of turning points.
ALTERNATIVES: Final = 3
TURNING_POINTS: Final = 3


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
        reasons: why the best action is better than this one, or the only move than the next best,
            at most two; none without a mark, or if nothing that can be named makes the difference.
        ends: how the chances of the ends change, first those to the player's harm.
        then: this action, and what the coach expects after it; empty without a mark.
        instead: the best action, and what the coach expects after it; empty likewise.
        glanced: whether the coach has searched it at least briefly; otherwise the chances are a
            first impression.
        searched: whether the coach has looked at it closely; until then it has no mark.
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
    reasons: tuple[CoachReason, ...] = ()
    ends: tuple[EndChange, ...] = ()
    then: tuple[Action, ...] = ()
    instead: tuple[Action, ...] = ()
    glanced: bool = True
    searched: bool = True

    @property
    def name(self) -> str:
        """The name of the player who took it."""
        return self.names[PLAYERS.index(self.player)]

    @property
    def loss(self) -> float:
        """How much of the chance to win the action lost."""
        return max(0.0, self.before - self.after)

    @property
    def is_mistake(self) -> bool:
        """Whether it has a mark, and not that of an only move."""
        return self.mark not in ("", ONLY_MOVE)

    @property
    def seeming(self) -> str:
        """The mark that it seems to deserve, as long as the coach has only glanced at it."""
        if self.searched or not self.glanced:
            return ""
        return next((mark for mark, least in MARKS if self.loss >= least), "")

    @property
    def remarks(self) -> tuple[Message, ...]:
        """The coach's remarks on the action, sentence by sentence; none without a mark.

        A seeming mark has one sentence, which says that it is a first one.
        """
        if self.seeming:
            return (self._rating(f"seeming-{self.seeming}"),)
        return tuple(self._remarks()) if self.mark else ()

    def _rating(self, mark: str) -> Message:
        before, after = chance_in_words(self.before), chance_in_words(self.after)
        return Message(f"reviewed-{mark}", who=self.name, before=before, after=after)

    def _remarks(self) -> Iterator[Message]:
        yield self._rating(self.mark.replace(" ", "-"))
        if self.mark == ONLY_MOVE:
            if self.reasons:
                yield Message("review-sentence", reason=in_words(self.reasons, self.names))
            return
        if self.drawback is not None:
            yield Message("review-sentence", reason=self.drawback.message(self.names))
        best, *others = map(self._rated, self.better)
        if self.reasons:
            why = in_words(self.reasons, self.names)
            yield Message("review-better", better=best, reason=why)
        elif self.drawback is not None or self.ends:
            yield Message("review-better-alone", better=best)
        else:
            yield Message("review-better-unexplained", better=best)
        if self.ends:
            changes = Listed(*(one.message(self.names) for one in self.ends), last=";")
            yield Message("review-ends", changes=changes)
        if others:
            yield Message("review-also", better=Listed(*others))

    def _rated(self, one: Judged) -> Message:
        """An action with the chance to win after it."""
        action = within_sentence(one.action, self.names)
        return Message("rated-action", action=action, after=chance_in_words(one.chance))


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
    def glanced(self) -> int:
        """How many actions the coach has searched at least briefly."""
        return sum(one.glanced for one in self.actions)

    @property
    def done(self) -> int:
        """How many actions the coach has looked at closely."""
        return sum(one.searched for one in self.actions)

    @property
    def looked(self) -> int:
        """How many actions the coach has looked at: briefly, and once that is done closely."""
        return self.done if self.glanced == len(self.actions) else self.glanced

    @property
    def progress(self) -> Message:
        """How far the coach has come, in words."""
        count = len(self.actions)
        closely = self.glanced == count
        return Message(
            "review-so-far" if closely else "review-first-look", done=self.looked, count=count
        )

    @property
    def noted(self) -> tuple[Reviewed, ...]:
        """The actions with a mark or a seeming one, in the order of the game."""
        return tuple(one for one in self.actions if one.mark or one.seeming)

    @property
    def marked(self) -> tuple[Reviewed, ...]:
        """The marked actions, in the order of the game."""
        return tuple(one for one in self.actions if one.mark)

    @property
    def turning_points(self) -> tuple[Reviewed, ...]:
        """The marked actions that lost the most, in the order of the game."""
        return _worst(self.marked)

    @property
    def worst_so_far(self) -> tuple[Reviewed, ...]:
        """The actions with a mark or a seeming one that lost the most, in the same order."""
        return _worst(self.noted)

    def summary(self, names: tuple[str, str]) -> tuple[Message, ...]:
        """How many marks of each kind each player has; first, how far the coach has come."""

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
        both = marks_of("A", first), marks_of("B", second)
        return both if self.done == len(self.actions) else (self.progress, *both)


def _worst(actions: Iterable[Reviewed]) -> tuple[Reviewed, ...]:
    """Those that lost the most, in the order of the game."""
    worst = sorted(actions, key=lambda one: -one.loss)[:TURNING_POINTS]
    return tuple(sorted(worst, key=lambda one: one.number))
