"""The exercises of the course, made again from the code of their lessons.

Only the statements that an exercise depends on are run, so that one exercise takes milliseconds and
not the whole lesson.
"""

from __future__ import annotations

import ast
import io
from collections.abc import Iterable, Iterator, Mapping
from contextlib import redirect_stdout
from functools import cached_property
from pathlib import Path
from typing import Any

from duel_nb.lessons.exercises.exercise import Exercise
from duel_nb.lessons.exercises.progress import Progress
from duel_nb.lessons.exercises.workbook import Workbook
from duel_nb.lessons.parts import cells, statements
from duel_nb.lessons.source import BOOK, exercise_id


class LessonCode:
    """The code of a lesson.

    Args:
        name: of the lesson.
        cells: the code of its cells, in order.
    """

    def __init__(self, name: str, cells: Iterable[str]) -> None:
        self.name = name
        self._statements = [one for cell in cells for one in statements(cell)]

    @classmethod
    def of(cls, file: Path) -> LessonCode:
        """The code of a lesson.

        Args:
            file: the source of the lesson, or its notebook.
        """
        return cls(file.stem, (text for kind, text in cells(file) if kind == "code"))

    @cached_property
    def exercises(self) -> Mapping[str, str]:
        """Id of each exercise -> its code, in order."""
        return {id: ast.unparse(one) for one in self._statements if (id := exercise_id(one))}

    def exercise(self, id: str) -> Exercise:
        """Make an exercise.

        Raises:
            KeyError: there is none with this id.
            Exception: its code does not run.
        """
        at = next((n for n, one in enumerate(self._statements) if exercise_id(one) == id), None)
        if at is None:
            raise KeyError(id)
        needed = [self._statements[at]]
        names = set(_read(needed[0]))
        for one in reversed(self._statements[:at]):
            if names & set(_written(one)):
                needed.append(one)
                names |= set(_read(one))
        book = Workbook(self.name, Progress("off"))
        code = ast.Module([one for one in reversed(needed) if BOOK not in _written(one)], [])
        known: dict[str, Any] = {"__name__": self.name, BOOK: book}
        with redirect_stdout(io.StringIO()):
            exec(compile(code, self.name, "exec"), known)
        return book[id].exercise


def _written(statement: ast.stmt) -> Iterator[str]:
    """The names that a statement binds; an expression only binds its own."""
    if isinstance(statement, ast.Expr):
        return
    for node in ast.walk(statement):
        match node:
            case ast.Name(name, ast.Store()) | ast.FunctionDef(name) | ast.ClassDef(name):
                yield name
            case ast.alias(name, asname):
                yield asname or name.partition(".")[0]


def _read(statement: ast.stmt) -> Iterator[str]:
    """The names that a statement may use."""
    return (
        node.id
        for node in ast.walk(statement)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    )
