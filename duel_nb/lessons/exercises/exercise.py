"""What every exercise has: a question, what its mistakes are told, hints, a rule, a solution.

Nothing here knows of widgets, nor of what a learner has done: an exercise is data that judges
answers. `duel_nb.lessons.exercises.task` is the learner's side.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, ClassVar, TypeAlias

from duel_nb.engine import Action, DuelError, Event, GameState, IllegalAction
from duel_nb.engine.messages import Message
from duel_nb.lessons.answers import Reason, because
from duel_nb.lessons.exercises.verdicts import Verdict
from duel_nb.rulebook import UnknownRule, rule
from duel_nb.scenarios import Moment, Step, UnknownSentence
from duel_nb.scenarios.words import understand

Told: TypeAlias = str | tuple[str, str]
"""What a mistake is told: a sentence, or a sentence and the id of its rule."""
Condition: TypeAlias = str | Sequence[str] | Callable[[GameState], object]
"""Something that must be so: statements in the words of scenarios, or a test of a position."""


class ExerciseError(ValueError):
    """An exercise that its author must mend; the sentence names it and says what is wrong."""


class Unreadable(ValueError):
    """An answer that cannot be checked; the sentence says why and what is expected."""


@dataclass(eq=False)
class Exercise(ABC):
    """An exercise as data.

    Attributes:
        id: its name, unique in its lesson: "three-uses".
        question: what is asked, in one or two sentences.
        state: the position it is about, shown as a picture above the answer.
        why: what a right answer is told, and the first sentence of the solution.
        rule: id of the rule behind it, or several.
        hints: step by step, from a nudge to nearly all of it. After the last one comes the rule.
        mistakes: answer -> what somebody who gives it is told.
        picture: whether the position is shown with the question; without it the position can
            still be played out on a board.
    """

    kind: ClassVar[str]
    """What sort of exercise it is, such as "predict"."""

    id: str
    question: str
    state: GameState | None = None
    _: KW_ONLY
    why: str = ""
    rule: str | Sequence[str] = ()
    hints: Sequence[str] = ()
    mistakes: Mapping[Any, Told] = field(default_factory=dict)
    picture: bool = True

    def __post_init__(self) -> None:
        if isinstance(self.hints, str):
            self.hints = (self.hints,)
        if not self.rules:
            raise self.broken("it names no rule (rule=...).")
        for name in (*self.rules, *(self.reason(told).rule for told in self.mistakes.values())):
            try:
                rule(str(name))
            except UnknownRule as error:
                raise self.broken(str(error)) from None

    @property
    def shown(self) -> GameState | None:
        """The position whose picture stands with the question, if there is one."""
        return self.state if self.picture else None

    # -- what each kind says -----------------------------------------------------------------

    @abstractmethod
    def read(self, answer: Any) -> Any:
        """An answer in the form in which it is judged.

        Raises:
            Unreadable: it cannot be judged.
        """

    @abstractmethod
    def judge(self, answer: Any) -> Verdict:
        """Whether an answer that has been read is right, and if not what is wrong with it."""

    @abstractmethod
    def rights(self) -> tuple[Any, ...]:
        """Answers that are right, in two ways at least; the solution shows the first."""

    @abstractmethod
    def answer_text(self) -> str:
        """The right answer in words."""

    def wrongs(self) -> tuple[Any, ...]:
        """An answer for every mistake that is told something of its own."""
        return tuple(self.mistakes)

    def line(self, answer: Any = None) -> tuple[str, ...]:
        """What to play on a board to see what happens; for a kind that has such a thing."""
        return ()

    def consequences(self) -> tuple[Event, ...]:
        """What happens in the right line of play, for the solution."""
        return ()

    # -- for all kinds -----------------------------------------------------------------------

    @property
    def doing(self) -> str:
        """What a learner does, for the heading: "Predict"."""
        return str(Message(f"doing-{self.kind}"))

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules behind it."""
        return (self.rule,) if isinstance(self.rule, str) else tuple(self.rule)

    @property
    def rule_reason(self) -> Reason:
        """The first rule in its own words."""
        found = rule(self.rules[0])
        return because("exercise-rule", found.id, title=found.title, text=found.text)

    def reason(self, told: Told) -> Reason:
        """What is told, with a rule: its own or the exercise's first."""
        if isinstance(told, str):
            return Reason(told, self.rules[0])
        return Reason(*told)

    def whys(self) -> tuple[Reason, ...]:
        """Why the right answer is right."""
        text = self.why or rule(self.rules[0]).text
        return Reason(text, self.rules[0]), *(
            because("exercise-see-also", more) for more in self.rules[1:]
        )

    def solution(self) -> tuple[Reason, ...]:
        """The right answer, why, and what happens."""
        events = (Reason(event.text, event.rule) for event in self.consequences())
        return Reason(self.answer_text()), *self.whys(), *events

    def broken(self, problem: str) -> ExerciseError:
        """The error for the author of this exercise."""
        return ExerciseError(f"Exercise {self.id!r}: {problem}")

    def needed_state(self) -> GameState:
        """The position.

        Raises:
            ExerciseError: the author gave none.
        """
        if self.state is None:
            raise self.broken("it needs a position.")
        if not isinstance(self.state, GameState):
            raise self.broken(f"it needs a position, not {self.state!r}.")
        return self.state


@dataclass(frozen=True, slots=True)
class LineOfPlay:
    """A line of play: the positions it goes through and what it caused.

    Attributes:
        states: the position it begins with, and one after each action.
        actions: the actions.
    """

    states: tuple[GameState, ...]
    actions: tuple[Action, ...]

    @property
    def after(self) -> GameState:
        """The position it ends with."""
        return self.states[-1]

    @property
    def events(self) -> tuple[Event, ...]:
        """All that it caused, in order."""
        return tuple(event for state in self.states[1:] for event in state.events)

    def says(self, condition: Condition) -> bool:
        """Whether a condition holds at its end.

        Statements about change ("A coins +2") speak of the whole line.

        Raises:
            UnknownSentence: a statement says nothing known; the nearest is named.
        """
        if callable(condition):
            return bool(condition(self.after))
        said = [condition] if isinstance(condition, str) else condition
        return all(self._found(text) is None for text in said)

    def _found(self, text: str) -> str | None:
        expectation = understand(text)
        before = self.states[0] if self.actions else None
        if expectation.about_change and before is None:
            return "nothing was played"
        moment = Moment(self.after, before, self.events, self.events, Step((), (), (), ()))
        return expectation.check(moment)


def play(state: GameState, actions: str | Sequence[Action | str]) -> LineOfPlay:
    """The line of play of these actions.

    Raises:
        IllegalAction: the rules forbid one of them.
        NotationError: one is no action.
    """
    states, played = [state], []
    for action in [actions] if isinstance(actions, str) else actions:
        read = states[-1].read(action) if isinstance(action, str) else action
        states.append(states[-1].play(read))
        played.append(read)
    return LineOfPlay(tuple(states), tuple(played))


def read_play(state: GameState, answer: Any) -> LineOfPlay:
    """What somebody has played: actions in notation, as a list or with "; " between.

    Raises:
        Unreadable: it is none, or cannot be played.
    """
    try:
        actions = split(answer) if isinstance(answer, str) else list(answer)
    except TypeError:
        raise Unreadable(str(Message("answer-actions"))) from None
    try:
        return play(state, actions)
    except IllegalAction as error:
        raise Unreadable(str(Message("answer-not-played", problem=str(error)))) from None
    except DuelError as error:
        raise Unreadable(str(error)) from None


def split(actions: str) -> list[str]:
    """The actions of a text that has "; " between them."""
    return [action.strip() for action in actions.split(";") if action.strip()]


def played_by(exercise: Exercise, actions: str | Sequence[str]) -> LineOfPlay:
    """The line an author gave.

    Raises:
        ExerciseError: it cannot be played.
    """
    try:
        return play(exercise.needed_state(), actions)
    except DuelError as error:
        raise exercise.broken(f"its line of play does not work: {error}") from None


def said_by(exercise: Exercise, line: LineOfPlay, condition: Condition) -> bool:
    """Whether a condition of an author holds.

    Raises:
        ExerciseError: it is not understood.
    """
    try:
        return line.says(condition)
    except UnknownSentence as error:
        raise exercise.broken(str(error)) from None
