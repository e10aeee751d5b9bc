"""The base class of exercises: question, texts for mistakes, hints, rule, solution.

An exercise is data that judges answers; it knows neither widgets nor the learner's progress.
`duel_nb.lessons.exercises.task` is the learner's side.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, ClassVar, TypeAlias

from duel_nb.engine import Action, DuelError, Event, GameState, IllegalAction
from duel_nb.lessons.exercises.verdicts import Verdict
from duel_nb.lessons.rulings.answers import Reason, because
from duel_nb.rulebook import UnknownRule, rule
from duel_nb.scenarios import Moment, Step, UnknownSentence
from duel_nb.scenarios.words import understand
from duel_nb.words.translate import translate

MistakeText: TypeAlias = str | tuple[str, str]
"""The text for a mistake: a sentence, or a sentence and the id of its rule."""
Condition: TypeAlias = str | Sequence[str] | Callable[[GameState], object]
"""Statements as in scenarios, or a test of a position."""


class ExerciseError(DuelError):
    """An error in an exercise, for its author; the message names the exercise."""


class Unreadable(DuelError):
    """An answer that cannot be checked; the message says why and what is expected."""


@dataclass(eq=False)
class Exercise(ABC):
    """An exercise as data.

    Attributes:
        id: its name, unique in its lesson: "three-uses".
        question: one or two sentences.
        state: the position it is about, shown as a picture above the answer.
        why: the text for a right answer, and the first sentence of the solution.
        rule: id of the rule behind it, or several.
        hints: from a nudge to nearly the whole answer. After the last one comes the rule.
        mistakes: wrong answer -> its text.
        picture: whether to show the position with the question; it can be played out in any case.
    """

    kind: ClassVar[str]
    """The kind of exercise, such as "predict"."""

    id: str
    question: str
    state: GameState | None = None
    _: KW_ONLY
    why: str = ""
    rule: str | Sequence[str] = ()
    hints: Sequence[str] = ()
    mistakes: Mapping[Any, MistakeText] = field(default_factory=dict)
    picture: bool = True

    def __post_init__(self) -> None:
        if isinstance(self.hints, str):
            self.hints = (self.hints,)
        if not self.rules:
            raise self.broken("it names no rule (rule=...).")
        for name in (*self.rules, *(self.reason(text).rule for text in self.mistakes.values())):
            try:
                rule(str(name))
            except UnknownRule as error:
                raise self.broken(str(error)) from None

    @property
    def shown(self) -> GameState | None:
        """The position shown with the question, if any."""
        return self.state if self.picture else None

    # -- for each kind -----------------------------------------------------------------------

    @abstractmethod
    def read(self, answer: Any) -> Any:
        """Convert an answer to the form that `judge` takes.

        Raises:
            Unreadable: it cannot be judged.
        """

    @abstractmethod
    def judge(self, answer: Any) -> Verdict:
        """Whether an answer is right, and if not, why."""

    @abstractmethod
    def rights(self) -> tuple[Any, ...]:
        """Right answers in at least two forms; the solution shows the first."""

    @abstractmethod
    def answer_text(self) -> str:
        """The right answer in words."""

    def wrongs(self) -> tuple[Any, ...]:
        """An answer for every mistake with a text of its own."""
        return tuple(self.mistakes)

    def complete(self, answer: Any) -> bool:
        """Whether nothing can be added to an answer that makes it right."""
        return True

    def line(self, answer: Any = None) -> tuple[str, ...]:
        """The actions to play on a board to see what happens; empty for none."""
        return ()

    def consequences(self) -> tuple[Event, ...]:
        """The events of the right line of play, for the solution."""
        return ()

    # -- for all kinds -----------------------------------------------------------------------

    @property
    def doing(self) -> str:
        """The heading of this kind: "Predict"."""
        return translate(f"doing-{self.kind}")

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules behind it."""
        return (self.rule,) if isinstance(self.rule, str) else tuple(self.rule)

    @property
    def rule_reason(self) -> Reason:
        """The first rule in its own words."""
        found = rule(self.rules[0])
        return because("exercise-rule", found.id, title=found.title, text=found.text)

    def reason(self, text: MistakeText) -> Reason:
        """A text with a rule: its own or the exercise's first."""
        if isinstance(text, str):
            return Reason(text, self.rules[0])
        return Reason(*text)

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
        """An error for the author of this exercise."""
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
    """A line of play.

    Attributes:
        states: the first position, and one after each action.
        actions: the actions.
    """

    states: tuple[GameState, ...]
    actions: tuple[Action, ...]

    @property
    def after(self) -> GameState:
        """The last position."""
        return self.states[-1]

    @property
    def events(self) -> tuple[Event, ...]:
        """All events, in order."""
        return tuple(event for state in self.states[1:] for event in state.events)

    def says(self, condition: Condition) -> bool:
        """Whether a condition holds at its end.

        Statements about change ("A coins +2") refer to the whole line.

        Raises:
            UnknownSentence: a statement is not understood; the message has the nearest.
        """
        if callable(condition):
            return bool(condition(self.after))
        statements = [condition] if isinstance(condition, str) else condition
        return all(map(self._holds, statements))

    def _holds(self, text: str) -> bool:
        expectation = understand(text)
        before = self.states[0] if self.actions else None
        if expectation.about_change and before is None:
            return False
        moment = Moment(self.after, before, self.events, self.events, Step((), (), (), ()))
        return expectation.check(moment) is None


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
    """A line of play from actions in notation, as a list or separated by "; ".

    Raises:
        Unreadable: it is not a list of actions, or cannot be played.
    """
    try:
        actions = split(answer) if isinstance(answer, str) else list(answer)
    except TypeError:
        raise Unreadable(translate("answer-actions")) from None
    try:
        return play(state, actions)
    except IllegalAction as error:
        raise Unreadable(translate("answer-not-played", problem=str(error))) from None
    except DuelError as error:
        raise Unreadable(str(error)) from None


def split(actions: str) -> list[str]:
    """The actions of a text that separates them by "; "."""
    return [action.strip() for action in actions.split(";") if action.strip()]


def played_by(exercise: Exercise, actions: str | Sequence[str]) -> LineOfPlay:
    """The line of play that an author gave.

    Raises:
        ExerciseError: it cannot be played.
    """
    try:
        return play(exercise.needed_state(), actions)
    except DuelError as error:
        raise exercise.broken(f"its line of play does not work: {error}") from None


def said_by(exercise: Exercise, line: LineOfPlay, condition: Condition) -> bool:
    """Whether a condition that an author gave holds.

    Raises:
        ExerciseError: it is not understood.
    """
    try:
        return line.says(condition)
    except UnknownSentence as error:
        raise exercise.broken(str(error)) from None
