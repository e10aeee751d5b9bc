"""Better: a mistake of one's own game, to be played better. The coach judges what is played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from duel_nb.engine import Action
from duel_nb.lessons.exercises.do import Do
from duel_nb.lessons.exercises.exercise import Exercise, LineOfPlay, Unreadable, play
from duel_nb.lessons.exercises.solve import look_at
from duel_nb.lessons.exercises.verdicts import Verdict, correct, not_yet
from duel_nb.lessons.rulings.answers import Reason, because
from duel_nb.messages import Message
from duel_nb.players.comparison import Comparison
from duel_nb.players.expected import choices_after_each
from duel_nb.players.mistake import Mistake
from duel_nb.players.player import finished
from duel_nb.players.proven import certain_results, chance_after
from duel_nb.players.reasons import Reasons
from duel_nb.players.review import MARKS
from duel_nb.session.table import name_of
from duel_nb.words.actions import within_sentence
from duel_nb.words.percentages import chance_in_words
from duel_nb.words.translate import translate

#: How many games the coach simulates for an answer, and how much it may lose.
_GAMES: Final = 400
_LOSS: Final = min(loss for _, loss in MARKS)


class Better(Do):
    """Find a better action than the one that was played. One that loses little is right, too."""

    kind = "better"

    def __init__(self, id: str, mistake: Mistake) -> None:
        self.mistake = mistake
        self.id, self.state = id, mistake.state
        who, rule = self._name, "BASE-END-02"
        age = mistake.state.age
        asked = Message("better-asked", who=who, age=age, named=Message("age-named", age=age))
        played = Message(
            "better-hint",
            action=within_sentence(mistake.played, mistake.state.names),
            before=chance_in_words(mistake.before),
            after=chance_in_words(mistake.after),
        )
        Exercise.__init__(
            self,
            id,
            str(asked),
            mistake.state,
            rule=rule,
            hints=[str(played), str(look_at(mistake.best))],
        )
        self.moves, self.in_one_turn = 1, True
        self.solution_play = (str(mistake.best),)

    def __post_init__(self) -> None:
        """Nothing more: its goal is the coach's opinion."""
        Exercise.__post_init__(self)

    @property
    def _name(self) -> str:
        state = self.mistake.state
        return name_of(state, state.to_act or state.turn)

    def judge(self, answer: LineOfPlay) -> Verdict:
        """Whether the action loses little, compared with the best one.

        Raises:
            Unreadable: nothing was played.
        """
        if not answer.actions:
            raise Unreadable(translate("puzzle-play-first"))
        tried, best = answer.actions[0], self.mistake.best
        if tried == best:
            return correct(self.whys())
        if tried == self.mistake.played:
            return not_yet(because("better-same", self.rules[0], who=self._name))
        before, after = self._chances(tried)
        key = "better-as-good" if before - after < _LOSS else "better-not"
        said = because(
            key,
            self.rules[0],
            action=within_sentence(tried, self.mistake.state.names),
            before=chance_in_words(before),
            after=chance_in_words(after),
            who=self._name,
        )
        return correct([said]) if key == "better-as-good" else not_yet(said)

    def _chances(self, tried: Action) -> tuple[float, float]:
        """The chance to win after the best action and after this one."""
        state, best = self.mistake.state, self.mistake.best
        view = state.view(state.to_act)
        proven = finished(certain_results(view))
        if proven is not None:
            chances = {one.action: one.chance for one in proven}
            return chances[best], chances[tried]
        compared = Comparison(view, tried, [best], 0)
        finished(compared.growing(_GAMES, (_LOSS,)))
        return (
            chance_after(view, best, compared.others[0].chance),
            chance_after(view, tried, compared.chance),
        )

    def complete(self, answer: LineOfPlay) -> bool:
        """Whether something was played: one action is all."""
        return bool(answer.actions)

    def whys(self) -> tuple[Reason, ...]:
        """How good the best action is, and why it is better than what was played."""
        return tuple(self._whys())

    def _whys(self) -> Iterator[Reason]:
        mistake, state = self.mistake, self.mistake.state
        yield because(
            "better-found",
            self.rules[0],
            action=within_sentence(mistake.best, state.names),
            before=chance_in_words(mistake.before),
            played=within_sentence(mistake.played, state.names),
            after=chance_in_words(mistake.after),
            who=self._name,
        )
        both = mistake.best, mistake.played
        found = Reasons(state.view(state.to_act), finished(choices_after_each(state, both, 0)))
        for reason in found.reasons(mistake.best, instead_of=mistake.played)[:1]:
            yield because(
                "review-sentence", reason.rule or None, reason=reason.message(state.names)
            )

    @cached_property
    def solutions(self) -> tuple[LineOfPlay, ...]:
        """The best action."""
        return (play(self.mistake.state, self.solution_play),)

    def wrongs(self) -> tuple[Any, ...]:
        """What was played."""
        return ((str(self.mistake.played),),)
