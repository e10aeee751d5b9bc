"""`duel.lesson`: the exercises of one notebook."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import cached_property, lru_cache, partial, wraps
from html import escape
from typing import Any, Concatenate, Final, ParamSpec

from duel_nb.arguments import text
from duel_nb.engine import GameState
from duel_nb.errors import DuelError
from duel_nb.languages import language
from duel_nb.lessons.exercises.ask import Ask
from duel_nb.lessons.exercises.do import Do
from duel_nb.lessons.exercises.entry import Entry
from duel_nb.lessons.exercises.exercise import Exercise
from duel_nb.lessons.exercises.find import Find
from duel_nb.lessons.exercises.lesson_position import NAMES, lesson_endgame, lesson_position
from duel_nb.lessons.exercises.order import Order
from duel_nb.lessons.exercises.predict import Predict
from duel_nb.lessons.exercises.price import Price
from duel_nb.lessons.exercises.progress import Progress
from duel_nb.lessons.exercises.score import Score
from duel_nb.lessons.exercises.solve import Solve, puzzle_called
from duel_nb.lessons.exercises.task import Task
from duel_nb.lessons.exercises.told import Tellable, ToldSentences, tell
from duel_nb.lessons.exercises.verdicts import Status
from duel_nb.lessons.parts import Part, UnknownLesson, lesson_meant, parts
from duel_nb.lessons.renamed import lesson_now
from duel_nb.lessons.rule_mentions import named_in, names
from duel_nb.lessons.sections import Next, next_lessons, sets_in_words
from duel_nb.messages import Listed, Message
from duel_nb.page import cell_output
from duel_nb.page.elements import Html
from duel_nb.page.module import STYLE_TAG
from duel_nb.quoting import shown
from duel_nb.rulebook import rule

P = ParamSpec("P")

#: The name of a notebook: it has a letter or a digit, and no folder.
_NAME: Final = re.compile(r"[^/\\]*\w[^/\\]*")


def _adds(kind: Callable[P, Exercise]) -> Callable[Concatenate[Workbook, P], Task]:
    """A method that creates an exercise of this kind and adds it."""

    @wraps(kind)
    def add(book: Workbook, /, *args: P.args, **kwargs: P.kwargs) -> Task:
        return book.add(kind(*args, **kwargs))

    return add


class UnknownExercise(DuelError, KeyError):
    """No cell with this exercise has run; the message lists those that have."""

    def __str__(self) -> str:
        """The message without the quotes of `KeyError`."""
        return str(self.args[0])


class Workbook:
    """The exercises of a lesson: ``lesson = duel.lesson("05-wonders")``, then one call each.

    Running a cell again replaces its exercise.

    Args:
        name: the name of the notebook, without ".ipynb".
        progress: where progress is kept.
    """

    def __init__(self, name: str, progress: Progress | None = None) -> None:
        self.name = name
        self.progress = Progress() if progress is None else progress
        self._tasks: dict[str, Task] = {}
        self._table: Html | None = None

    predict = _adds(Predict)
    find = _adds(Find)
    do = _adds(Do)
    order = _adds(Order)
    price = _adds(Price)
    score = _adds(Score)
    ask = _adds(Ask)
    solve = _adds(puzzle_called)

    def add(self, exercise: Exercise) -> Task:
        """Add an exercise; it replaces one with the same id."""
        said, following = partial(self._praise, exercise.id), partial(self._after, exercise.id)
        task = Task(exercise, self.name, self.progress, self._refresh, said, following)
        self._tasks[exercise.id] = task
        return task

    def position(self, **given: Any) -> GameState:
        """A position of this lesson: Ada and Ben, with the expansions that the lesson is about.

        Args:
            given: arguments of `duel.position`. Beside a ``structure``, ``filled`` is False unless
                given; with Agora, six Decrees are there unless ``decrees`` are given.

        Raises:
            PositionError: something unknown or impossible is given.
        """
        return lesson_position(self.name, given)

    def endgame(self, **given: Any) -> GameState:
        """A position of this lesson in Age III, with Cities that produce each resource.

        Args:
            given: as in `position`; ``cards`` of a City come in addition.

        Raises:
            PositionError: as in `position`.
        """
        return lesson_endgame(self.name, given)

    def tell(self, *things: Tellable | Iterable[Tellable]) -> ToldSentences:
        """Events, refusals, bills and actions in sentences, each with its rule.

        Args:
            things: such as ``after.events``, ``table.why_not("build Library")``,
                ``table.cost_of("Library")`` and ``table.legal_actions()``.
        """
        return tell(things, NAMES)

    def _after(self, id: str) -> Task | None:
        """The next puzzle that is not solved, if the exercise is a puzzle."""
        if not isinstance(self._tasks[id].exercise, Solve):
            return None
        known = [*self._tasks]
        at = known.index(id)
        tasks = (self._tasks[other] for other in (*known[at + 1 :], *known[:at]))
        puzzles = (task for task in tasks if isinstance(task.exercise, Solve))
        return next((task for task in puzzles if not self.solved(task.exercise.id)), None)

    def __getitem__(self, id: str) -> Task:
        """The exercise with this id.

        Raises:
            UnknownExercise: no cell with it has run yet.
        """
        if text("id", id) not in self._tasks:
            raise UnknownExercise(str(self._no_exercise(id)))
        return self._tasks[id]

    def _no_exercise(self, id: object) -> Message:
        near = get_close_matches(str(id), self._tasks, n=1)
        if near:
            return Message("lesson-no-exercise-but", given=shown(id), near=shown(near[0]))
        if not self._tasks:
            return Message("lesson-no-exercise-yet", given=shown(id))
        return Message("lesson-no-exercise", given=shown(id), known=Listed(*self._tasks))

    def __iter__(self) -> Iterator[Task]:
        return iter(self._tasks.values())

    def __len__(self) -> int:
        return len(self._tasks)

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules that the lesson and its exercises name, in order."""
        exercises = (id for task in self for id in task.exercise.rules)
        return tuple(dict.fromkeys((*self._named, *exercises)))

    @cached_property
    def _course(self) -> tuple[Part, ...]:
        """The lessons, cached: every check asks whether this one is solved."""
        return parts()

    @cached_property
    def _named(self) -> tuple[str, ...]:
        return named_in(self.name)

    # -- progress ----------------------------------------------------------------------------

    def solved(self, id: str) -> bool:
        """Whether an exercise has been solved, now or earlier."""
        return self.progress.solved(self.name, id)

    def finished(self) -> str:
        """HTML for a completely solved lesson, with a link to the next one; else ""."""
        exercises = next((part.exercises for part in self._course if part.name == self.name), None)
        if exercises is None or self.progress.count(self.name, exercises) < len(exercises):
            return ""
        said = f"★ {Message('lesson-finished', count=len(exercises))}"
        if following := next_lessons(self._course, self.name):
            said += f" {Message('lesson-next', lesson=_links(following))}"
        return f'<div class="duel-finished">{said}</div>'

    def _praise(self, id: str) -> str:
        """HTML after a right answer: that it counts on another day, or that all are solved."""
        if self.solved(id):
            return self.finished()
        return f'<div class="duel-finished">{Message("exercise-another-day")}</div>'

    def reset(self) -> None:
        """Delete the progress in this lesson."""
        self.progress.reset(self.name)
        self._refresh()

    def __repr__(self) -> str:
        solved = sum(self.solved(task.exercise.id) for task in self)
        lines = [str(Message("lesson-solved", solved=solved, count=len(self)))]
        lines += [f"  {_sign(entry)} {task.exercise.question}" for task, entry in self._entries()]
        return "\n".join(lines)

    def _ipython_display_(self) -> None:
        """Show the exercises with progress, updated live, and the rules."""
        if self._table is None:
            self._table = Html()
            cell_output.remember(self)
        self._table.value = self._html()
        cell_output.CellOutput(self._table, lambda: repr(self), STYLE_TAG + self._html())

    def close(self) -> None:
        """Free the table."""
        if self._table is not None:
            cell_output.close_page(self._table)
            self._table = None

    def _html(self) -> str:
        items = "".join(
            f"<tr><td>{_sign(entry)}</td><td style='text-align:left'>"
            f"{escape(task.exercise.question)}</td>"
            f"<td style='white-space:nowrap'>{escape(_words(entry))}</td></tr>"
            for task, entry in self._entries()
        )
        head = repr(self).partition("\n")[0]
        table = f"<p><b>{escape(head)}</b></p><table>{items}</table>"
        problem = f"<p>{escape(self.progress.problem)}</p>" if self.progress.problem else ""
        said = f"{table}{self.finished()}{problem}{_opening(self.rules, language())}"
        return f'<div class="duel-page">{said}</div>'

    def _refresh(self) -> None:
        if self._table is not None:
            self._table.value = self._html()

    def _entries(self) -> Iterator[tuple[Task, Entry]]:
        for task in self:
            yield task, self.progress.entry(self.name, task.exercise.id)


def lesson(name: str) -> Workbook:
    """The exercises of the notebook with this name: ``lesson = duel.lesson("05-wonders")``.

    Your own lesson may have any name that is not a near miss of one of the course, or a part of it.
    Earlier names of its lessons are understood.

    Raises:
        DuelError: it is not the name of a notebook.
        UnknownLesson: it is nearly the name of a lesson of the course, its number, or its title.
    """
    if not isinstance(name, str) or not name.isprintable() or not _NAME.fullmatch(name):
        raise DuelError(Message("lesson-name", given=shown(name)))
    name, known = lesson_now(name), names()
    if name not in known and (near := _nearly(name, known)) is not None:
        raise UnknownLesson(Message("no-lesson-near", typed=shown(name), near=near))
    return Workbook(name)


def _nearly(name: str, known: Sequence[str]) -> str | None:
    """The lesson of the course that is probably meant."""
    return lesson_meant(name, known) or next(
        iter(get_close_matches(name, known, n=1, cutoff=0.85)), None
    )


@lru_cache(maxsize=8)
def _opening(rules: tuple[str, ...], language: str) -> str:
    """A foldable list of rules; each opens to its text and sources.

    Cached per language, as it is part of what is shown after every answer.
    """
    items = "".join(
        f"<li><details><summary>{escape(one.title)} <small>{one.id}</small></summary>"
        f"<p>{escape(one.text)}</p>"
        f"<p><small>{escape('; '.join(map(str, one.at_hand)))}</small></p></details></li>"
        for one in map(rule, rules)
    )
    if not rules:
        return ""
    head = escape(str(Message("lesson-rules", count=len(rules))))
    return (
        f'<div style="margin-top:8px"><details><summary>{head}</summary>'
        f'<ul style="list-style:none">{items}</ul></details></div>'  # each has its own triangle
    )


def _links(following: Sequence[Next]) -> Listed | str:
    """The lessons that come next as links, each with the expansions that it is for."""
    links = [
        f'<a href="{one.lesson.name}.ipynb">{escape(one.lesson.title)}</a>' for one in following
    ]
    if len(links) == 1:
        return links[0]
    return Listed(
        *(
            Message("lesson-with-sets", sets=sets_in_words(one.owners), lesson=link)
            if any(one.owners)
            else Message("lesson-otherwise", lesson=link)
            for one, link in zip(following, links, strict=True)
        ),
        last=";",
    )


def _sign(entry: Entry) -> str:
    return {Status.CORRECT: "✓", Status.NOT_TRIED: "○"}.get(entry.status, "…")


def _words(entry: Entry) -> str:
    if entry.solved and entry.solution:
        return str(Message("solved-with-solution"))
    if entry.solution:
        return str(Message("solved-seen"))
    return str(Message(f"solved-{entry.status.key}"))
