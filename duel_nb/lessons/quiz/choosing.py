"""Chooses the questions of a quiz: of lessons, of rules and sets, or for a final test."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from duel_nb.engine.configure import MIXES
from duel_nb.errors import DuelError
from duel_nb.lessons import examples, rule_mentions
from duel_nb.lessons.exercises.course_exercises import LessonCode
from duel_nb.lessons.exercises.predict import Predict
from duel_nb.lessons.parts import files, lesson_called
from duel_nb.lessons.quiz.asking import questions_about, topic_of
from duel_nb.lessons.quiz.question import LETTERS, QuizQuestion
from duel_nb.lessons.sections import section_of
from duel_nb.messages import Message
from duel_nb.quoting import shown
from duel_nb.rulebook import RULEBOOK
from duel_nb.scenarios import Scenario

_CHOICES: Final = re.compile(r"^lesson\.predict\(.*\boptions=", re.DOTALL)


class QuestionSource(NamedTuple):
    """Something that questions can be made of: a scenario, or an exercise of a lesson.

    Attributes:
        id: of the scenario, or "lesson/exercise".
        topic: the folder of the scenario, or the lesson.
        questions: makes its questions; chance decides between wrong choices.
    """

    id: str
    topic: str
    questions: Callable[[Random], Iterable[QuizQuestion]]


def of_lessons(wanted: Iterable[str]) -> tuple[list[str], list[QuestionSource]]:
    """The names of lessons, and what can be asked of them.

    These are the scenarios that they show or have explained so far, with no other expansions than
    their readers own, and their exercises with choices.

    Args:
        wanted: names or numbers, such as "06-military" or "06".

    Raises:
        DuelError: there is no such lesson; the message has the nearest.
    """
    course = rule_mentions.folder()
    known = {file.stem: file for file in files(course)} if course is not None else {}
    names = [*known]
    lessons = [*dict.fromkeys(lesson_called(name, names) for name in wanted)]
    owned = _owned(lessons)
    found: dict[str, QuestionSource] = {}
    for lesson in lessons:
        shown_there = rule_mentions.shown_in(lesson)
        here = frozenset(rule_mentions.named_in(lesson))
        so_far = here.union(*map(rule_mentions.named_in, names[: names.index(lesson)]))
        for one in examples.all_examples():
            explained = one.rules[:1] and one.rules[0] in here and so_far.issuperset(one.rules)
            if one.id in shown_there or explained:
                found[one.id] = _of_scenario(one, owned)
        found |= {source.id: source for source in exercises_with_choices(known[lesson])}
    return lessons, [*found.values()]


def _owned(lessons: Iterable[str]) -> Collection[str] | None:
    """The expansions of those who read these lessons; None for any."""
    sections = [section_of(name) for name in lessons]
    if any(section.aside for section in sections):
        return None
    return {one for section in sections for group in section.needs for one in group}


def exercises_with_choices(file: Path) -> Iterator[QuestionSource]:
    """The exercises of a lesson that ask to choose.

    Args:
        file: the source of the lesson, or its notebook.
    """
    code = LessonCode.of(file)
    for id, written in code.exercises.items():
        if _CHOICES.search(written):
            questions = partial(_of_exercise, code, id)
            yield QuestionSource(f"{file.stem}/{id}", file.stem, questions)


def _of_exercise(code: LessonCode, id: str, random: Random) -> Iterator[QuizQuestion]:
    """The question of an exercise, if it has a position and one right choice."""
    exercise = code.exercise(id)
    if not isinstance(exercise, Predict) or exercise.state is None or len(exercise.right) != 1:
        return
    keys = [*exercise.options]
    if len(keys) <= len(LETTERS):
        yield QuizQuestion(
            "exercise",
            f"{code.name}/{id}",
            code.name,
            exercise.state,
            exercise.line(),
            (exercise.question,),
            tuple(exercise.options.values()),
            keys.index(exercise.right[0]),
            exercise.rules,
            exercise.whys()[:1],
        )


def _of_scenario(scenario: Scenario, most: Collection[str] | None = None) -> QuestionSource:
    """What can be asked of a scenario, with these expansions in play at most; None for any."""

    def questions(random: Random) -> Iterator[QuizQuestion]:
        for question in questions_about(scenario, random):
            if most is None or question.state.expansions <= {*most}:
                yield question

    return QuestionSource(scenario.id, topic_of(scenario), questions)


def about(wanted: Iterable[str]) -> list[QuestionSource]:
    """The scenarios about rules, sets or subjects.

    Args:
        wanted: ids of rules ("BASE-MIL-02") and folders of the examples ("pantheon",
            "base/military", "military").

    Raises:
        DuelError: there is no such rule, set or subject; the message has the nearest.
    """
    found: dict[str, QuestionSource] = {}
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
        found |= {one.id: _of_scenario(one) for one in some}
    return [*found.values()]


def _unknown(name: str, every: Iterable[Scenario]) -> DuelError:
    topics = {word for one in every for word in (topic_of(one), *topic_of(one).split("/"))}
    folded = {word.casefold(): word for word in (*sorted(topics), *RULEBOOK)}
    near = get_close_matches(name.strip().casefold(), folded, n=1, cutoff=0.5)
    if near:
        return DuelError(Message("quiz-no-subject-near", typed=shown(name), near=folded[near[0]]))
    return DuelError(Message("quiz-no-subject", typed=shown(name)))


def of_test(test: str) -> list[QuestionSource]:
    """The scenarios of a set whose rules all come up in the course, without other sets in play."""
    taught = rule_mentions.mentions()
    return [
        _of_scenario(one, MIXES[test])
        for one in examples.all_examples()
        if topic_of(one).startswith(f"{test}/") and one.rules and taught.keys() >= {*one.rules}
    ]


def chosen(sources: Iterable[QuestionSource], count: int, random: Random) -> list[QuizQuestion]:
    """Questions about different things, of many topics and kinds.

    Raises:
        DuelError: there are fewer questions than this.
    """
    found: list[QuizQuestion] = []
    used: Counter[str] = Counter()
    for source in _mixed(sources, random):
        questions = [*source.questions(random)]
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


def _mixed(sources: Iterable[QuestionSource], random: Random) -> Iterator[QuestionSource]:
    """The sources by chance, the topics in turn."""
    topics: dict[str, list[QuestionSource]] = {}
    for source in sources:
        topics.setdefault(source.topic, []).append(source)
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
