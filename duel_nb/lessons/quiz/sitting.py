"""Questions that somebody answers, and the mark."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from duel_nb import arguments
from duel_nb.errors import DuelError
from duel_nb.lessons.exercises.marks import Mark
from duel_nb.lessons.exercises.progress import Progress
from duel_nb.lessons.quiz.question import LETTERS, QuizQuestion
from duel_nb.messages import Message
from duel_nb.quoting import shown

PASS_MARK: Final = 80
"""The percentage of right answers that passes a final test."""


class Sitting:
    """Questions with choices that somebody answers.

    Args:
        questions: the questions, in order.
        seed: what they were chosen with.
        lessons: names of the lessons that they are about.
        test: what a final test is about; None for a quiz.
        progress: keeps the mark of a test; by default that of the learner.

    Attributes:
        questions: the questions.
        seed: what they were chosen with; give it again for the same questions.
        test: what a final test is about; None for a quiz.
        progress: keeps the mark of a test.
        answers: number of a question -> number of the choice that was made, both from 0.
        mark: the mark after `finish`; None before.
    """

    def __init__(
        self,
        questions: Iterable[QuizQuestion],
        seed: int,
        lessons: Iterable[str] = (),
        test: str | None = None,
        progress: Progress | None = None,
    ) -> None:
        self.questions = tuple(questions)
        self.seed = seed
        self.test = test
        self.progress = Progress() if progress is None else progress
        self.answers: dict[int, int] = {}
        self.mark: Mark | None = None
        self._lessons = tuple(lessons)

    @property
    def title(self) -> str:
        """Its title in the language in use."""
        if self.test is not None:
            return str(Message("quiz-test", test=Message(f"quiz-of-{self.test}")))
        if self._lessons:
            numbers = ", ".join(name[:2] for name in self._lessons)
            return str(Message("quiz-of-lessons", numbers=numbers, count=len(self._lessons)))
        return str(Message("quiz-title"))

    @property
    def needed(self) -> int:
        """How many right answers pass a test."""
        return -(-PASS_MARK * len(self.questions) // 100)

    @property
    def about(self) -> str:
        """Its title, and what passes; the questions of a test stay closed until it is taken."""
        needs = Message("quiz-needs", count=len(self.questions), needed=self.needed)
        return f"{self.title}. {needs}"

    @property
    def right(self) -> int:
        """How many questions are answered right so far."""
        return sum(self.questions[at].right == one for at, one in self.answers.items())

    def answer(self, number: int, choice: str | int) -> bool:
        """Answer a question; returns whether it is right.

        Args:
            number: of the question, from 1.
            choice: a letter such as "B", or its number from 1.

        Raises:
            DuelError: there is no such question or choice.
        """
        at = arguments.whole("number", number, 1, len(self.questions)) - 1
        question = self.questions[at]
        if isinstance(choice, str):
            letters = LETTERS[: len(question.choices)]
            chosen = letters.find(choice.strip().upper()) if choice.strip() else -1
            if chosen < 0 or len(choice.strip()) != 1:
                raise DuelError(
                    Message("quiz-no-choice", given=shown(choice), letters=", ".join(letters))
                )
        else:
            chosen = arguments.whole("choice", choice, 1, len(question.choices)) - 1
        self.answers[at] = chosen
        return chosen == question.right

    def finish(self) -> Mark:
        """The mark; that of a final test is kept with your progress, once.

        Questions without an answer count as wrong.
        """
        if self.mark is None:
            today = self.progress.today().isoformat()
            self.mark = Mark(self.test or "quiz", today, self.right, len(self.questions))
            if self.test is not None:
                self.progress.tested(self.mark)
        return self.mark

    @property
    def passed(self) -> bool:
        """Whether so many answers are right that a final test is passed."""
        return self.right >= self.needed

    def __repr__(self) -> str:
        lines = [self.title]
        for number, question in enumerate(self.questions, start=1):
            lines.append(f"{number}. {question.text}")
            choices = zip(LETTERS, question.options, strict=False)
            lines.append("   " + "  ".join(f"{letter}) {text}" for letter, text in choices))
        return "\n".join(lines)
