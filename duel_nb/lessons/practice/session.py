"""A session of practice: question after question, each graded once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import Final

from duel_nb.lessons.drills.kinds import KINDS
from duel_nb.lessons.exercises.exercise import Exercise
from duel_nb.lessons.exercises.grade import Grade
from duel_nb.lessons.exercises.graded_task import GradedTask
from duel_nb.lessons.exercises.memory import Memory
from duel_nb.lessons.exercises.progress import Progress
from duel_nb.lessons.practice.flashcard import DRILL, CaseQuestion, Flashcard, Question
from duel_nb.lessons.practice.learnt import Textbook, learnt
from duel_nb.lessons.practice.plan import Plan
from duel_nb.lessons.practice.schedule import continued, reviewed
from duel_nb.messages import Message
from duel_nb.rulebook import rule

_OFTEN: Final = 2
"""What was wrong so many times is listed."""
_LISTED: Final = 10


class PracticeSession:
    """What is asked now.

    Args:
        book: the course.
        progress: what the learner has done.
        lessons: names of lessons; only what they teach is asked.
        most: how many questions at most.

    Attributes:
        card: what is asked; None when there is nothing more.
        question: its question; None likewise.
        asked: how many questions were answered.
        right: how many of them were right.
    """

    def __init__(
        self, book: Textbook, progress: Progress, lessons: frozenset[str], most: int
    ) -> None:
        self.book = book
        self.progress = progress
        self._lessons, self._most = lessons, most
        self.card: Flashcard | None = None
        self.question: Question | None = None
        self.begin()

    def begin(self) -> None:
        """Begin with what is due now."""
        cards = [card for card in learnt(self.progress, self.book) if card.lesson in self._lessons]
        self._plan = Plan(cards, self.progress)
        self._left = self._plan.today(self._most)
        self.asked = self.right = 0
        self._graded = True
        self.next()

    @property
    def anything_learnt(self) -> bool:
        """Whether there is anything that can come back."""
        return bool(self._plan.cards)

    @property
    def left(self) -> int:
        """How many questions are left in this session, the open one included."""
        return len(self._left) + (not self._graded)

    @property
    def more(self) -> int:
        """How many cards are due after this session."""
        return self._plan.count()

    @property
    def lesson(self) -> Message:
        """The lesson that teaches what is asked, as a link."""
        assert self.card is not None
        return Message("practice-lesson", lesson=self.link(self.card))

    def link(self, card: Flashcard) -> str:
        """The lesson of a card, as a link."""
        title = escape(self.book.title(card.lesson))
        return f'<a href="{card.lesson}.ipynb">{card.lesson[:2]} {title}</a>'

    def grade(self, grade: Grade) -> Memory:
        """Record how well the question was known, and return what is remembered now."""
        assert self.card is not None
        today = self.progress.today()
        after = reviewed(self._memory, grade, today)
        streak = continued(self.progress.streak(), today, self._plan.first_due())
        self.progress.practised(self.card.id, after, streak)
        self.asked += 1
        self.right += grade > Grade.AGAIN
        self._graded = True
        return after

    def next(self) -> None:
        """Go on to the next question that is still due; one left open stays due."""
        self.card = self.question = None
        self._graded = True
        while self._left and self.question is None:
            card = self._left.pop(0)
            if self._plan.is_due(card):
                self._open(card)

    def _open(self, card: Flashcard) -> None:
        memory = self._plan.memory(card)
        try:
            question = card.make(0 if memory is None else memory.answers)
        except Exception:  # the code of a lesson that somebody is changing
            return
        self.card, self.question, self._memory, self._graded = card, question, memory, False

    def task(
        self, exercise: Exercise, graded: Callable[[Grade], None], go_on: Callable[[], object]
    ) -> GradedTask:
        """The exercise that is asked as a task; what is tried in a drill belongs to no lesson.

        Args:
            exercise: the question.
            graded: called once, with how well it was known.
            go_on: shows the next one.
        """
        assert self.card is not None
        kept = self.progress if self.card.entry is not None else Progress("off")
        return GradedTask(exercise, self.card.lesson, kept, graded, go_on)

    @property
    def when(self) -> Message | None:
        """When something comes back; None if nothing does."""
        coming = self._plan.coming()
        return coming and Message("practice-next", days=coming[0], count=coming[1])

    @property
    def summary(self) -> list[Message]:
        """Where this session stands: what was right, the days in a row, what comes next."""
        if not self.anything_learnt:
            return [Message("practice-nothing-learnt")]
        told = []
        if self.asked:
            told.append(Message("practice-done", right=self.right, asked=self.asked))
        if self.more:
            return [*told, Message("practice-more", count=self.more)]
        if not self.asked:
            told.append(Message("practice-nothing-due"))
        days = self.progress.streak().days
        if days > 1 and self.asked:
            told.append(Message("practice-streak", days=days))
        return [*told, *filter(None, [self.when])]

    def often_wrong(self) -> Iterator[tuple[Flashcard, Memory, str]]:
        """What is wrong again and again, most often wrong first: card, answers, question."""
        memories = {card: self._plan.memory(card) for card in self._plan.cards}
        wrong = [(c, m) for c, m in memories.items() if m is not None and m.wrong >= _OFTEN]
        wrong.sort(key=lambda one: (-one[1].wrong, -one[1].wrong / one[1].answers))
        for card, memory in wrong[:_LISTED]:
            yield card, memory, _named(card)


def asked_by(question: Question) -> str:
    """What a question asks."""
    asked = question.case.question if isinstance(question, CaseQuestion) else question.question
    return str(asked)


def _named(card: Flashcard) -> str:
    """A card in a list: what it asks, or for a drill, which never asks the same, its rule."""
    room, _, kind = card.id.partition("/")
    if room == DRILL:
        return str(Message("practice-drill", rule=rule(KINDS[kind].rule).title))
    return asked_by(card.make(None))
