"""Verdicts, hints and solutions: sentences with their rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from html import escape
from typing import Final

from duel_nb.lessons.rulings.answers import Reason, Reasoned
from duel_nb.players.puzzles import Line
from duel_nb.words.translate import translate


class Status(StrEnum):
    """The results of a check, as written in the progress file.

    A beginning of the right answer is not recorded.
    """

    CORRECT = "correct"
    SO_FAR = "right so far"
    NOT_YET = "not yet"
    NOT_TRIED = "not tried"
    CANNOT = "cannot be checked"

    @property
    def key(self) -> str:
        """Its name in keys of messages: "not-yet"."""
        return _KEYS[self]


_KEYS: Final = {
    Status.CORRECT: "correct",
    Status.SO_FAR: "so-far",
    Status.NOT_YET: "not-yet",
    Status.NOT_TRIED: "not-tried",
    Status.CANNOT: "cannot",
}


@dataclass(frozen=True, slots=True, repr=False)
class Note(Reasoned):
    """A hint or a solution: a heading and sentences; ``str()`` gives plain text.

    Attributes:
        head: the heading, such as "Hint 1 of 2".
        reasons: the sentences, each with its rule.
    """

    head: str
    reasons: tuple[Reason, ...]

    def __str__(self) -> str:
        return "\n".join([self.head, *(f"- {reason}" for reason in self.reasons)])

    def html(self) -> str:
        """The note as HTML; rules open in place."""
        return _html(self.head, self.reasons, "duel-hint")


@dataclass(frozen=True, slots=True, repr=False)
class Verdict(Reasoned):
    """The result of a check. True in a condition only if the answer is correct.

    Attributes:
        status: one of the results.
        reasons: why, one sentence each, with rules.
        line: for a puzzle, a refutation of the answer to be played out.
    """

    status: Status
    reasons: tuple[Reason, ...] = ()
    line: Line | None = field(default=None, compare=False)

    def __bool__(self) -> bool:
        return self.status is Status.CORRECT

    @property
    def head(self) -> str:
        """The status as the first words of an answer."""
        return translate(f"verdict-{self.status.key}")

    @property
    def text(self) -> str:
        """Why, as plain sentences without rules."""
        return " ".join(reason.text for reason in self.reasons)

    def __str__(self) -> str:
        return " ".join([self.head, *map(str, self.reasons)])

    def html(self) -> str:
        """The verdict as HTML, with a sign and a word besides the colour; rules open in place."""
        sign, look = {
            Status.CORRECT: ("✓", "duel-right"),
            Status.SO_FAR: ("✓", "duel-right"),
            Status.NOT_YET: ("✗", "duel-wrong"),
            Status.NOT_TRIED: ("○", "duel-open"),
            Status.CANNOT: ("?", "duel-open"),
        }[self.status]
        return _html(f"{sign} {self.head}", self.reasons, look)


def correct(reasons: Iterable[Reason] = ()) -> Verdict:
    """A verdict that an answer is right."""
    return Verdict(Status.CORRECT, tuple(reasons))


def so_far(*reasons: Reason) -> Verdict:
    """A verdict that an answer is right so far and must go on."""
    return Verdict(Status.SO_FAR, reasons)


def not_yet(*reasons: Reason, line: Line | None = None) -> Verdict:
    """A verdict that an answer is wrong, and why."""
    return Verdict(Status.NOT_YET, reasons, line)


def _html(head: str, reasons: tuple[Reason, ...], look: str) -> str:
    sentences = "".join(f"<div>{reason.html()}</div>" for reason in reasons)
    head = f'<div class="duel-head">{escape(head)}</div>'
    return f'<div class="duel-page duel-said {look}">{head}{sentences}</div>'
