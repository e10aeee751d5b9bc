"""A question of a quiz: a position, what is played, and answers to choose from."""

from __future__ import annotations

from dataclasses import dataclass

from duel_nb.engine import GameState
from duel_nb.lessons.rulings.answers import Reason
from duel_nb.messages import Message, Part

LETTERS = "ABCDE"
"""The letters of the choices."""


@dataclass(frozen=True, slots=True)
class QuizQuestion:
    """A question with choices; the engine knows which one is right.

    Attributes:
        kind: what is asked, such as "coins" or "end".
        scenario: id of the scenario it is about, or "lesson/exercise".
        topic: the folder of the scenario, such as "base/military", or the lesson.
        state: the position that is shown.
        actions: what is played from there, in notation; empty if the question is about the
            position itself.
        asked: the sentences of the question.
        choices: the answers to choose from.
        right: number of the right one, from 0.
        rules: ids of the rules that it is about.
        reasons: why the right one is right, besides what happens when the actions are played.
    """

    kind: str
    scenario: str
    topic: str
    state: GameState
    actions: tuple[str, ...]
    asked: tuple[Message | str, ...]
    choices: tuple[Part, ...]
    right: int
    rules: tuple[str, ...]
    reasons: tuple[Reason, ...] = ()

    @property
    def text(self) -> str:
        """The question in the language in use."""
        return " ".join(map(str, self.asked))

    @property
    def options(self) -> tuple[str, ...]:
        """The choices in the language in use, without their letters."""
        return tuple(map(str, self.choices))

    @property
    def letter(self) -> str:
        """The letter of the right choice."""
        return LETTERS[self.right]
