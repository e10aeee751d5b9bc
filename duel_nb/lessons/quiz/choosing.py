"""Chooses the questions of a quiz: of lessons, of rules and sets, or for a final test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from random import Random
from typing import Final

from duel_nb.errors import DuelError
from duel_nb.lessons import examples, rule_mentions
from duel_nb.lessons.parts import lesson_called
from duel_nb.lessons.quiz.asking import questions_about, topic_of
from duel_nb.lessons.quiz.question import QuizQuestion
from duel_nb.messages import Message
from duel_nb.quoting import shown
from duel_nb.rulebook import RULEBOOK
from duel_nb.scenarios import Scenario

TESTS: Final = ("base", "pantheon", "agora", "both")
"""What a final test can be about: a set, or the expansions together."""


def of_lessons(wanted: Iterable[str]) -> tuple[list[str], list[Scenario]]:
    """The names of lessons, and the scenarios that they show or have explained so far.

    Args:
        wanted: names or numbers, such as "06-military" or "06".

    Raises:
        DuelError: there is no such lesson; the message has the nearest.
    """
    known = rule_mentions.names()
    lessons = [*dict.fromkeys(lesson_called(name, known) for name in wanted)]
    scenarios: dict[str, Scenario] = {}
    for lesson in lessons:
        shown_there = rule_mentions.shown_in(lesson)
        here = frozenset(rule_mentions.named_in(lesson))
        so_far = here.union(*map(rule_mentions.named_in, known[: known.index(lesson)]))
        for one in examples.all_examples():
            explained = one.rules[:1] and one.rules[0] in here and so_far.issuperset(one.rules)
            if one.id in shown_there or explained:
                scenarios[one.id] = one
    return lessons, [*scenarios.values()]


def about(wanted: Iterable[str]) -> list[Scenario]:
    """The scenarios about rules, sets or subjects.

    Args:
        wanted: ids of rules ("BASE-MIL-02") and folders of the examples ("pantheon",
            "base/military", "military").

    Raises:
        DuelError: there is no such rule, set or subject; the message has the nearest.
    """
    found: dict[str, Scenario] = {}
    every = examples.all_examples()
    for name in wanted:
        word = name.strip().casefold()
        some = [
            one
            for one in every
            if word in (topic := topic_of(one), *topic.split("/")) or word.upper() in one.rules
        ]
        if not some:
            raise _unknown(name, every)
        found |= {one.id: one for one in some}
    return [*found.values()]


def _unknown(name: str, every: Iterable[Scenario]) -> DuelError:
    topics = {word for one in every for word in (topic_of(one), *topic_of(one).split("/"))}
    folded = {word.casefold(): word for word in (*sorted(topics), *RULEBOOK)}
    near = get_close_matches(name.strip().casefold(), folded, n=1, cutoff=0.5)
    if near:
        return DuelError(Message("quiz-no-subject-near", typed=shown(name), near=folded[near[0]]))
    return DuelError(Message("quiz-no-subject", typed=shown(name)))


def of_test(test: str) -> list[Scenario]:
    """The scenarios of a set whose rules all come up in the course."""
    taught = rule_mentions.mentions()
    return [
        one
        for one in examples.all_examples()
        if topic_of(one).startswith(f"{test}/") and one.rules and taught.keys() >= {*one.rules}
    ]


def chosen(scenarios: Iterable[Scenario], count: int, random: Random) -> list[QuizQuestion]:
    """Questions about different scenarios, of many topics and kinds.

    Raises:
        DuelError: there are fewer questions than this.
    """
    found: list[QuizQuestion] = []
    used: Counter[str] = Counter()
    for scenario in _mixed(scenarios, random):
        questions = [*questions_about(scenario, random)]
        random.shuffle(questions)
        if questions:
            best = min(questions, key=lambda question: used[question.kind])
            used[best.kind] += 1
            found.append(best)
        if len(found) == count:
            random.shuffle(found)
            return found
    if not found:
        raise DuelError(Message("quiz-no-questions"))
    raise DuelError(Message("quiz-too-few", wanted=count, count=len(found)))


def _mixed(scenarios: Iterable[Scenario], random: Random) -> Iterator[Scenario]:
    """The scenarios by chance, the topics in turn."""
    topics: dict[str, list[Scenario]] = {}
    for scenario in scenarios:
        topics.setdefault(topic_of(scenario), []).append(scenario)
    left = [*topics.values()]
    random.shuffle(left)
    for some in left:
        random.shuffle(some)
    while left:
        for some in left:
            yield some.pop()
        left = [some for some in left if some]


def lessons_about(question: QuizQuestion, taught: rule_mentions.Taught) -> tuple[str, ...]:
    """The lessons to read again after a wrong answer: where its first rule is explained."""
    places = taught.get(question.rules[0], ()) if question.rules else ()
    named = [one.lesson for one in places if one.named] or [one.lesson for one in places]
    return tuple(named[:2])
