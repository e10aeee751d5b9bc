"""Score: fill in the score sheet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from duel_nb.engine import ScoreSheet
from duel_nb.engine.rules.scoring import COINS_PER_POINT
from duel_nb.lessons.exercises.exercise import Exercise, Unreadable
from duel_nb.lessons.exercises.verdicts import Verdict, correct, not_yet
from duel_nb.lessons.rulings.answers import Reason, because
from duel_nb.messages import Listed, Message
from duel_nb.quoting import shown
from duel_nb.words.translate import translate

RULES: Final = {
    "blue": "BASE-SCORE-01",
    "green": "BASE-SCORE-02",
    "yellow": "BASE-SCORE-03",
    "purple": "BASE-SCORE-04",
    "wonders": "BASE-SCORE-05",
    "progress": "BASE-SCORE-06",
    "military": "BASE-SCORE-07",
    "treasury": "BASE-SCORE-08",
    "divinities": "PAN-END-01",
    "senate": "AGO-CTRL-07",
}
"""Line of the sheet -> its rule; for others it is BASE-SCORE-09."""


def line_name(category: str) -> Message:
    """The name of a line of the sheet."""
    return Message(f"score-{category}")


@dataclass(eq=False)
class Score(Exercise):
    """Fill in a player's score sheet.

    Attributes:
        player: "A" or "B".
        mistakes: a pair (line, points) -> the text for that answer.
    """

    kind = "score"

    player: str = "A"

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.player not in ("A", "B"):
            raise self.broken(f"there is no player {self.player!r}; expected A or B.")
        for mistake in self.mistakes:
            if not isinstance(mistake, tuple) or len(mistake) != 2:
                raise self.broken(f"a mistake is a pair (line, points), not {mistake!r}.")
            category, points = mistake
            if category not in self.right:
                known = ", ".join(self.right)
                raise self.broken(f"the sheet has no line {category!r}; there are: {known}.")
            if points == self.right[category]:
                raise self.broken(f"{points} for {category} is right, but is listed as a mistake.")

    @cached_property
    def sheet(self) -> ScoreSheet:
        """The sheet as the engine fills it in."""
        return self.needed_state().scores()[self.player]

    @property
    def right(self) -> dict[str, int]:
        """Points by line of the sheet."""
        return self.sheet.categories

    def read(self, answer: Any) -> dict[str, int]:
        """Line -> points, or one number per line in their order."""
        if isinstance(answer, str):
            answer = [part for part in re.split(r"[\s,;]+", answer) if part]
        if not isinstance(answer, Mapping):
            if not isinstance(answer, Iterable):
                raise Unreadable(translate("score-each-line", lines=_named(self.right)))
            answer = dict(zip(self.right, answer, strict=False))
        given = {str(key).casefold(): str(value).strip() for key, value in answer.items()}
        for key, value in given.items():
            if key not in self.right:
                lines = _named(self.right)
                raise Unreadable(translate("score-no-line", given=shown(key), lines=lines))
            if value and not re.fullmatch(r"\d{1,9}", value):
                line = line_name(key)
                raise Unreadable(translate("score-whole", line=line, given=shown(value)))
        empty = [key for key in self.right if not given.get(key)]
        if empty:
            raise Unreadable(translate("score-empty-lines", lines=_named(empty)))
        return {key: int(given[key]) for key in self.right}

    def judge(self, answer: dict[str, int]) -> Verdict:
        """The lines that are wrong, each with its rule."""
        wrong = [key for key, points in self.right.items() if answer[key] != points]
        if not wrong:
            total = because("score-in-all", points=self.sheet.total)
            return correct((total, *self.whys()))
        return not_yet(*(self._about(key, answer[key]) for key in wrong))

    def _about(self, category: str, points: int) -> Reason:
        text = self.mistakes.get((category, points))
        rule = RULES.get(category, "BASE-SCORE-09")
        if text is not None:
            return Reason(text, rule) if isinstance(text, str) else Reason(*text)
        coins = self.needed_state().city(self.player).coins
        if category == "treasury" and points == coins:
            return because("score-coins-no-points", rule, coins=COINS_PER_POINT)
        if category == "treasury" and points == -(-coins // COINS_PER_POINT):
            return because("score-incomplete", rule, coins=COINS_PER_POINT)
        return because(f"score-again-{category}", rule, coins=COINS_PER_POINT)

    def wrongs(self) -> tuple[Any, ...]:
        """A sheet for every mistake, and one with an extra point in every line."""
        sheets = [{**self.right, category: points} for category, points in self.mistakes]
        return *sheets, {key: points + 1 for key, points in self.right.items()}

    def rights(self) -> tuple[Any, ...]:
        """The sheet as a table and as numbers."""
        return dict(self.right), " ".join(map(str, self.right.values()))

    def answer_text(self) -> str:
        """The lines and the sum."""
        lines = (
            Message("score-line-points", line=line_name(category), points=points)
            for category, points in self.right.items()
        )
        return translate("score-solution", lines=Listed(*lines), points=self.sheet.total)


def _named(categories: Iterable[str]) -> Listed:
    return Listed(*map(line_name, categories))
