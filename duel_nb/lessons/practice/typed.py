"""Practice with typed answers, in a terminal."""

from __future__ import annotations

from collections.abc import Callable

from duel_nb.engine import GameState
from duel_nb.lessons.exercises import look
from duel_nb.lessons.exercises.exercise import Exercise
from duel_nb.lessons.exercises.find import Find
from duel_nb.lessons.exercises.grade import Grade
from duel_nb.lessons.exercises.order import Order
from duel_nb.lessons.exercises.score import Score, line_name
from duel_nb.lessons.practice.flashcard import CaseQuestion
from duel_nb.lessons.practice.session import PracticeSession
from duel_nb.messages import Listed, Message
from duel_nb.scenarios import start
from duel_nb.session.text import text
from duel_nb.words.translate import translate

HINT, SOLUTION = "?", "!"
"""What is typed for a hint, and for the solution."""


class TypedPractice:
    """A session of practice with typed answers.

    Args:
        session: the questions.
        say: says something on lines of its own.
        read: returns a typed line; None at the end of the input.
    """

    def __init__(
        self,
        session: PracticeSession,
        say: Callable[[str], object],
        read: Callable[[], str | None],
    ) -> None:
        self._session, self._say, self._read = session, say, read
        self._is_graded = False
        self._back: Message | None = None

    def run(self) -> None:
        """Ask until nothing is left, or until a line is empty or the input ends."""
        session = self._session
        if session.question is not None:
            self._say(str(Message("practice-typed", hint=HINT, solution=SOLUTION)))
        while session.question is not None:
            self._say(f"\n{Message('practice-left', count=session.left)}")
            self._is_graded = False
            if isinstance(session.question, CaseQuestion):
                self._ask_case(session.question)
            else:
                self._ask(session.question)
            if not self._is_graded:
                break
            self._say(str(self._back))
            if problem := session.progress.problem:
                self._say(problem)
            session.next()
        self._say("\n" + " ".join(map(str, session.summary)))

    def _ask(self, exercise: Exercise) -> None:
        task = self._session.task(exercise, self._grade, lambda: None)
        if exercise.state is not None:
            self._say(_position(exercise.state))
        self._say("\n".join([repr(task), *_choices(exercise)]))
        while not self._is_graded:
            typed = self._typed()
            if typed is None:
                return
            if typed == HINT:
                self._say(str(task.hint()))
            elif typed == SOLUTION:
                self._say(str(task.solution()))
            else:
                self._say(str(task.check(typed)))
                if task.missed:
                    self._say(str(task.answer))

    def _ask_case(self, asked: CaseQuestion) -> None:
        self._say(_position(start(asked.scenario, asked.case)))
        doing, question = Message("doing-recall"), str(asked.case.question)
        self._say(translate("exercise-asked", doing=doing, question=question))
        self._say(str(Message("practice-press-enter")))
        if self._read() is None:
            return
        rules = ", ".join(asked.scenario.rules)
        self._say(f"{asked.case.answer} ({rules})")
        yes, no = str(Message("practice-yes")), str(Message("practice-no"))
        grades = {yes: Grade.GOOD, no: Grade.AGAIN}
        while not self._is_graded:
            self._say(str(Message("practice-did-you-know", yes=yes, no=no)))
            typed = self._typed()
            if typed is None:
                return
            if grade := grades.get(typed.casefold()):
                self._grade(grade)

    def _typed(self) -> str | None:
        """What was typed; None if it was nothing."""
        line = self._read()
        return line.strip() or None if line is not None else None

    def _grade(self, grade: Grade) -> None:
        self._is_graded = True
        after = self._session.grade(grade)
        self._back = Message("practice-back", days=(after.due - after.last).days)


def _position(state: GameState) -> str:
    return text(look.seen(state), worked_out=False).rstrip()


def _choices(exercise: Exercise) -> list[str]:
    """What can be named in an answer, if the question does not say it."""
    if isinstance(exercise, Order):
        return [f"  {number}. {step}" for number, step in enumerate(exercise.shuffled, start=1)]
    if isinstance(exercise, Find):
        return [f"  {Listed(*(exercise.name_of(one.hit) for one in exercise.targets))}"]
    if isinstance(exercise, Score):
        return [f"  {Listed(*map(line_name, exercise.right))}"]
    return []
