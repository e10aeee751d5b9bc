"""The first line of a code cell: the cells that have to run before it, or its exercise.

A visible cell that shows something begins with a comment that lists the cells, because people
change its code and run it again with a new kernel. Of a folded one JupyterLab shows the first line.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Collection, Sequence
from typing import Final

_BUILTINS: Final = frozenset(dir(builtins))
_MANY: Final = 4
"""With more cells than this they are not listed."""


def with_notes(cells: Sequence[str], folded: Collection[int] = ()) -> list[str]:
    """The code cells of a notebook with these comments added.

    Args:
        cells: the source of every code cell, in order.
        folded: the numbers (from 0) of those that are folded away.
    """
    texts = []
    for number, (cell, before) in enumerate(zip(cells, needed(cells), strict=True)):
        if number in folded:
            first = _title(cell)
        else:
            first = _note(before) if _shows(cell) else ""
        texts.append(f"{first}\n{cell}" if first else cell)
    return texts


def _title(cell: str) -> str:
    """The name of the exercise in a cell, ``lesson.predict("never-spent", …)``."""
    for statement in ast.parse(cell).body:
        match statement:
            case ast.Expr(
                ast.Call(ast.Attribute(ast.Name("lesson")), [ast.Constant(str(name)), *_])
            ):
                return f"# Exercise: {name}"
    return ""


def needed(cells: Sequence[str]) -> list[list[int]]:
    """For each code cell the numbers (from 1) of the cells before it that it needs, in order."""
    made: dict[str, int] = {}
    found: list[list[int]] = []
    for number, cell in enumerate(cells):
        taken, bound = _names(cell)
        direct = {made[name] for name in taken if name in made}
        before = {earlier for one in direct for earlier in found[one]}
        found.append(sorted({one + 1 for one in direct} | before))
        made |= dict.fromkeys(bound, number)
    return found


def _note(numbers: list[int]) -> str:
    if not numbers:
        return ""
    if len(numbers) > _MANY:
        return "# First run the cells above."
    *others, last = map(str, numbers)
    return (
        f"# First run cells {', '.join(others)} and {last}."
        if others
        else (f"# First run cell {last}.")
    )


def _shows(cell: str) -> bool:
    """Whether a cell ends with an expression to display (printing does not count)."""
    last = ast.parse(cell).body[-1:]
    return any(isinstance(one, ast.Expr) and "print" not in _loaded(one) for one in last)


def _names(cell: str) -> tuple[set[str], set[str]]:
    """The names that a cell uses from elsewhere, and those that it binds."""
    taken: set[str] = set()
    bound: set[str] = set()
    for statement in ast.parse(cell).body:
        own = _bound(statement)
        known = bound | _local(statement) | _BUILTINS
        if not isinstance(statement, ast.Assign | ast.AugAssign):
            known |= own  # a loop or a function may use what it binds itself
        taken |= _loaded(statement) - known
        bound |= own
    return taken, bound


def _loaded(tree: ast.AST) -> set[str]:
    found = {
        n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)
    }
    if isinstance(tree, ast.AugAssign) and isinstance(tree.target, ast.Name):
        found.add(tree.target.id)
    return found


def _bound(tree: ast.AST) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()):
                found.add(name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.ExceptHandler(name=str(name)):
                found.add(name)
            case ast.alias(name=name, asname=other):
                found.add(other or name.partition(".")[0])
    return found - _local(tree)


def _local(tree: ast.AST) -> set[str]:
    """Names of arguments and comprehensions, which are local."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.comprehension):
            found |= {n.id for n in ast.walk(node.target) if isinstance(n, ast.Name)}
    return found
