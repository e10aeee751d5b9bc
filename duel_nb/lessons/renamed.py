"""Earlier names of lessons and exercises: progress and copies of older versions stay valid."""

from __future__ import annotations

from typing import Final

LESSONS: Final = {
    "01-the-table-and-set-up": "02-the-table-and-set-up",
    "02-your-turn": "01-your-turn",
    "14-pantheon-gate-and-temples": "15-pantheon-gate-and-temples",
    "15-pantheon-faq": "16-pantheon-faq",
    "16-editions": "35-editions",
    "23-agora-cases": "24-agora-cases",
    "24-both-expansions": "25-both-expansions",
    "40-puzzles": "42-puzzles",
    "41-puzzles-expansions": "43-puzzles-expansions",
    "42-how-often": "44-how-often",
    "43-tempo": "40-tempo",
    "44-denial-and-threats": "41-denial-and-threats",
}
"""Earlier name of a lesson -> its name."""
_MOVED: Final = (
    (
        "13-pantheon-powers",
        "14-pantheon-more-powers",
        ("hades", "zeus", "anubis", "isis", "ra", "mars", "minerva", "neptune"),
    ),
    (
        "22-agora-conspiracies",
        "23-agora-more-conspiracies",
        (
            *("row-one", "treason-in-age-two", "out-of-the-way", "the-sixth-symbol", "law-locked"),
            *("the-shield-moves-house", "place-remove-move"),
        ),
    ),
    ("35-editions", "14-pantheon-more-powers", ("lighthouse",)),
    ("35-editions", "15-pantheon-gate-and-temples", ("age-three",)),
    ("16-pantheon-faq", "35-editions", ("zeus-french", "neptune-german")),
)
"""Earlier lesson, lesson and ids of exercises that have moved."""
_RENAMED: Final = (
    ("03-production-costs-and-trade", "make-it-dear", "make-it-expensive"),
    ("11-myths-and-mistakes", "dearer", "what-raises-the-price"),
    ("12-pantheon-age-1", "dear-for-ben", "price-for-ben"),
    ("21-agora-decrees", "forum-with-dear-clay", "forum-with-expensive-clay"),
    ("31-make-your-own-scenario", "too-dear", "too-expensive"),
)
"""Lesson, earlier id and id of exercises that have another id."""
EXERCISES: Final = {
    **{(old, id): (new, id) for old, new, ids in _MOVED for id in ids},
    **{(lesson, old): (lesson, id) for lesson, old, id in _RENAMED},
}
"""Earlier lesson and id of an exercise -> its lesson and id, by their names of today."""


def lesson_now(name: str) -> str:
    """The name that a lesson has now."""
    return LESSONS.get(name, name)


def exercise_now(lesson: str, exercise: str) -> tuple[str, str]:
    """The lesson and the id that an exercise has now."""
    place = lesson_now(lesson), exercise
    return EXERCISES.get((lesson, exercise), EXERCISES.get(place, place))
