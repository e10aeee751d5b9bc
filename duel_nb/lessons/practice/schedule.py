"""When something comes back: FSRS, the algorithm of Anki, by whole days."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from duel_nb.lessons.exercises.entry import Entry
from duel_nb.lessons.exercises.grade import Grade
from duel_nb.lessons.exercises.memory import Memory, Streak

if TYPE_CHECKING:
    from fsrs import Card, Scheduler

_DAYS_OFF: Final = timedelta(1)
"""A streak survives so much more time."""


def reviewed(memory: Memory | None, grade: Grade, on: date) -> Memory:
    """What is remembered after an answer; a wrong one comes back the next day.

    Args:
        memory: what was remembered before; None for the first answer.
        grade: how well it was known.
        on: the day of the answer; a day before the last answer counts as that one.
    """
    from fsrs import Rating

    if memory is not None:
        on = max(on, memory.last)
    after, _ = _scheduler().review_card(_card(memory), Rating(grade), _noon(on))
    assert after.stability is not None
    assert after.difficulty is not None
    # FSRS would let something well known rest for some days, and first wants to see it known again.
    due = on + timedelta(1) if grade is Grade.AGAIN else after.due.date()
    answers, wrong = (0, 0) if memory is None else (memory.answers, memory.wrong)
    return Memory(
        after.stability,
        after.difficulty,
        due,
        on,
        answers + 1,
        wrong + (grade is Grade.AGAIN),
    )


def first_memory(entry: Entry) -> Memory | None:
    """What is remembered of an exercise after its lesson; None if the day is not known."""
    if entry.on is None:
        return None
    grade = Grade.HARD if entry.hints else Grade.GOOD
    if entry.missed or entry.looked_on is not None or not entry.solved:
        grade = Grade.AGAIN
    return reviewed(None, grade, entry.on)


def recall(memory: Memory, on: date) -> float:
    """The probability that something is known on a day."""
    return _scheduler().get_card_retrievability(_card(memory), _noon(max(on, memory.last)))


def continued(streak: Streak, on: date, next_due: date | None) -> Streak:
    """The streak after an answer.

    It counts days of practice. Days on which nothing was due do not end it, nor does one day off.

    Args:
        streak: the streak before.
        on: the day of the answer.
        next_due: the day from which on something is due; None if nothing is.
    """
    if streak.last is None:
        return Streak(1, on)
    if on <= streak.last:
        return streak
    expected = streak.last + timedelta(1)
    if next_due is not None:
        expected = max(expected, next_due)
    return Streak(streak.days + 1 if on - expected <= _DAYS_OFF else 1, on)


@lru_cache(maxsize=1)
def _scheduler() -> Scheduler:
    """The scheduler: no steps of minutes, and nothing left to chance."""
    from fsrs import Scheduler  # not everybody practises

    return Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


def _card(memory: Memory | None) -> Card:
    from fsrs import Card, State

    if memory is None:
        return Card(card_id=0, due=_noon(date.min))
    return Card(
        card_id=0,
        state=State.Review,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=_noon(memory.due),
        last_review=_noon(memory.last),
    )


def _noon(day: date) -> datetime:
    """A day as a time: FSRS counts full days, and an evening and a morning are a day apart."""
    return datetime.combine(day, time(12), UTC)
