"""Ask: write a scenario that holds and in which a rule applies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import KW_ONLY, dataclass
from typing import Any

from duel_nb.engine import DuelError
from duel_nb.lessons.exercises.exercise import Exercise, Unreadable
from duel_nb.lessons.exercises.verdicts import Verdict, correct, not_yet
from duel_nb.lessons.rulings.answers import Reason, because
from duel_nb.scenarios import Scenario, ScenarioError, loads, moments, run
from duel_nb.words.translate import translate


@dataclass(eq=False)
class Ask(Exercise):
    """Write a scenario.

    The scenario must hold, and the rule of the exercise must apply in it: as the rule of an event,
    of a refusal that it checks, or of an item of a price.

    Attributes:
        begin: the initial text.
        example: a scenario that solves it.
        other: another solution.
        goal: a further test of the scenario, such as ``lambda s: len(s.cases) > 1``.
        missing: the text if that test fails; by default that something is missing.
        mistakes: text of a scenario -> what to say about it.
    """

    kind = "ask"

    begin: str = ""
    _: KW_ONLY
    example: str = ""
    other: str = ""
    goal: Callable[[Scenario], object] | None = None
    missing: str = ""

    def __post_init__(self) -> None:
        super().__post_init__()
        for text in self.rights():
            try:
                verdict = self.judge(self.read(text))
            except Unreadable as error:
                raise self.broken(f"its example cannot be read: {error}") from None
            if not verdict:
                raise self.broken(f"its example does not solve it: {verdict}")

    def read(self, answer: Any) -> Scenario:
        """The scenario in a text."""
        text = str(answer)
        if text.strip() in ("", self.begin.strip()):
            raise Unreadable(translate("answer-nothing"))
        try:
            return loads(text, translate("ask-your-scenario"))
        except ScenarioError as error:
            raise Unreadable(str(error)) from None

    def judge(self, answer: Scenario) -> Verdict:
        """Whether it holds, and whether the rule applies in it."""
        for scenario, text in self.mistakes.items():
            if answer.source.text.strip() == scenario.strip():
                return not_yet(self.reason(text))
        try:
            failures = [str(f) for result in run(answer) for f in result.failures]
            at_work = set(_rules_at_work(answer)) if not failures else set()
        except ScenarioError as error:
            raise Unreadable(str(error)) from None
        if failures:
            return not_yet(*(because("ask-does-not-hold", problem=one) for one in failures))
        if not at_work & set(self.rules):
            idle = because("ask-rule-not-at-work", self.rules[0])
            return not_yet(idle, self.rule_reason)
        if self.goal is not None and not self.goal(answer):
            missing = self.missing or translate("ask-missing")
            return not_yet(Reason(missing, self.rules[0]))
        return correct(self.whys())

    def wrongs(self) -> tuple[Any, ...]:
        """The scenarios with a text of their own."""
        return tuple(self.mistakes)

    def rights(self) -> tuple[Any, ...]:
        """The example and another solution."""
        return self.example, self.other or f"{self.example}\n# the same, with a remark\n"

    def answer_text(self) -> str:
        """The example."""
        return self.example


def _rules_at_work(scenario: Scenario) -> Iterator[str]:
    """The rules of all events, refusals and prices in a scenario."""
    for case in scenario.cases:
        for moment in moments(scenario, case):
            yield from (event.rule for event in moment.events)
            for trial in moment.step.illegal:
                refusal = moment.after.why_not(trial.action, trial.player)
                if refusal is not None:
                    yield refusal.rule
            for done in moment.step.do:
                if moment.before is not None:
                    yield from _bill(moment.before, done.text)


def _bill(state: Any, action: str) -> Iterator[str]:
    try:
        for payment in state.payments(action.partition(":")[2].strip() or action)[:1]:
            yield from (line.rule for line in payment.lines)
    except DuelError:  # a later action of a step with several actions
        return
