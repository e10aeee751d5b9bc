"""The questions of a quiz about a case, as exercises that the engine judges."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from duel_nb.engine import Event
from duel_nb.lessons.exercises.predict import Predict
from duel_nb.lessons.quiz.asking import questions_about
from duel_nb.lessons.quiz.question import LETTERS, QuizQuestion
from duel_nb.lessons.quiz.story import reasons
from duel_nb.lessons.rulings.answers import Reason
from duel_nb.rulebook import rule
from duel_nb.scenarios import Scenario


class JudgedCase(Predict):
    """A question with choices, and why one of them is right."""

    because: tuple[Reason, ...] = ()

    def whys(self) -> tuple[Reason, ...]:
        """What happens, then the bill or the refusal; else the rule."""
        return self.because or super().whys()

    def consequences(self) -> tuple[Event, ...]:
        """Nothing: the reasons say it."""
        return ()


def choices_about(scenario: Scenario) -> Iterator[Predict]:
    """The questions with choices that a scenario gives, always the same ones."""
    for question in questions_about(scenario, Random(scenario.id)):
        if question.rules:
            yield _exercise(question)


def _exercise(question: QuizQuestion) -> Predict:
    """A question as an exercise; a wrong choice is told the rule."""
    options = dict(zip(LETTERS, question.options, strict=False))
    told = rule(question.rules[0])
    found = JudgedCase(
        question.scenario,
        question.text,
        question.state,
        question.actions,
        options=options,
        answer=lambda _: question.letter,
        mistakes={one: (told.text, told.id) for one in options if one != question.letter},
        rule=question.rules,
    )
    found.because = tuple(reasons(question))
    return found
