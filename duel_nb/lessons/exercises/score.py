"""Score: fill in the score sheet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from duel_nb.boards.drawing.labels import plural
from duel_nb.catalog import in_words
from duel_nb.engine import ScoreSheet
from duel_nb.engine.rules.scoring import COINS_PER_POINT
from duel_nb.lessons.answers import Reason
from duel_nb.lessons.exercises.exercise import Exercise, Unreadable
from duel_nb.lessons.exercises.verdicts import Verdict, correct, not_yet
from duel_nb.quoting import shown

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
"""Line of the sheet -> its rule; what is not here is in BASE-SCORE-09."""

_WHAT: Final = {
    "blue": "the points printed on blue Buildings",
    "green": "the points printed on green Buildings",
    "yellow": "the points printed on yellow Buildings",
    "purple": "what the Guilds or Grand Temples are worth",
    "wonders": "the points printed on Wonders that stand",
    "progress": "the points of Progress tokens",
    "military": "the points of the pawn's zone, for whoever has pushed it there",
    "treasury": f"1 point for every {COINS_PER_POINT} coins",
    "divinities": "the points of Divinities and the coins left on Astarte",
    "senate": "the points of the Chambers with strictly more cubes",
}


@dataclass(eq=False)
class Score(Exercise):
    """Fill in a player's score sheet.

    Attributes:
        player: "A" or "B".
        mistakes: a pair (line, points) -> what somebody is told who writes that.
    """

    kind = "score"
    doing = "Count"

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
                raise self.broken(f"{points} for {category} is right, and told to be a mistake.")

    @cached_property
    def sheet(self) -> ScoreSheet:
        """The sheet as the engine fills it in."""
        return self.needed_state().scores()[self.player]

    @property
    def right(self) -> dict[str, int]:
        """Points by line of the sheet."""
        return self.sheet.categories

    def read(self, answer: Any) -> dict[str, int]:
        """Points by line: a table, or as many numbers as there are lines, in their order."""
        if isinstance(answer, str):
            answer = [part for part in re.split(r"[\s,;]+", answer) if part]
        if not isinstance(answer, Mapping):
            if not isinstance(answer, Iterable):
                raise Unreadable(f"Every line needs a number: {', '.join(self.right)}.")
            answer = dict(zip(self.right, answer, strict=False))
        given = {str(key).casefold(): str(value).strip() for key, value in answer.items()}
        for key, value in given.items():
            if key not in self.right:
                raise Unreadable(f"The sheet has no line {shown(key)}: {', '.join(self.right)}.")
            if value and not re.fullmatch(r"\d{1,9}", value):
                points = "points are a whole number"
                raise Unreadable(f"{key.capitalize()}: {points}, not {shown(value)}.")
        empty = [key for key in self.right if not given.get(key)]
        if empty:
            raise Unreadable(f"Every line needs a number, also a 0: {', '.join(empty)}.")
        return {key: int(given[key]) for key in self.right}

    def judge(self, answer: dict[str, int]) -> Verdict:
        """The lines that are wrong, each with its rule."""
        wrong = [key for key, points in self.right.items() if answer[key] != points]
        if not wrong:
            total = Reason(f"{plural(self.sheet.total, 'point')} in all.")
            return correct((total, *self.whys()))
        return not_yet(*(self._about(key, answer[key]) for key in wrong))

    def _about(self, category: str, points: int) -> Reason:
        told = self.mistakes.get((category, points))
        rule = RULES.get(category, "BASE-SCORE-09")
        if told is not None:
            return Reason(told, rule) if isinstance(told, str) else Reason(*told)
        coins = self.needed_state().city(self.player).coins
        if category == "treasury" and points == coins:
            return Reason(f"Treasury: coins are not points; {COINS_PER_POINT} make one.", rule)
        if category == "treasury" and points == -(-coins // COINS_PER_POINT):
            some = in_words(COINS_PER_POINT)
            return Reason(f"Treasury: an incomplete set of {some} is worth nothing.", rule)
        counted = _WHAT.get(category, "what its name says")
        return Reason(f"{category.capitalize()}: count again. This line counts {counted}.", rule)

    def wrongs(self) -> tuple[Any, ...]:
        """A sheet for every mistake, and one with a point too many in every line."""
        sheets = [{**self.right, category: points} for category, points in self.mistakes]
        return *sheets, {key: points + 1 for key, points in self.right.items()}

    def rights(self) -> tuple[Any, ...]:
        """The sheet as a table and as numbers."""
        return dict(self.right), " ".join(map(str, self.right.values()))

    def answer_text(self) -> str:
        """The lines and the sum."""
        lines = ", ".join(f"{key} {points}" for key, points in self.right.items())
        return f"{lines.capitalize()}: {plural(self.sheet.total, 'point')} in all."
