"""Only `changes` changes a position; the exceptions are listed here."""

import ast
from collections.abc import Iterator
from inspect import isgetsetdescriptor, ismemberdescriptor
from pathlib import Path

import pytest

import duel_nb.engine
from duel_nb.engine import City
from duel_nb.engine.state.pantheon import Pantheon
from duel_nb.engine.state.senate import Senate
from duel_nb.engine.state.state import State

ENGINE = Path(duel_nb.engine.__file__).parent
FIELDS = {
    name
    for kind in (State, City, Pantheon, Senate)
    for name, what in vars(kind).items()
    if ismemberdescriptor(what) or isgetsetdescriptor(what)  # in the compiled form
}

#: Modules that may write fields, and which: those that make new positions (all fields), and those
#: that do the bookkeeping of turns, Ages and the draft.
ALLOWED = {
    **{str(path.relative_to(ENGINE)): FIELDS for path in (ENGINE / "changes").glob("*.py")},
    "state/state.py": FIELDS,
    "state/city.py": FIELDS,
    "state/pantheon.py": FIELDS,
    "state/senate.py": FIELDS,
    "setup.py": FIELDS,
    **{str(path.relative_to(ENGINE)): FIELDS for path in (ENGINE / "position").glob("*.py")},
    **{str(path.relative_to(ENGINE)): FIELDS for path in (ENGINE / "saves").glob("*.py")},
    "views.py": FIELDS,
    "worlds.py": FIELDS,
    "guesses.py": FIELDS,
    "turn/legal.py": {"legal"},
    "turn/play.py": {"stack", "again", "active", "log", "logged", "legal"},
    "effects/ages.py": {
        *("offer", "to_offer", "picks"),
        *("age", "table", "dealt", "present", "face_up", "active"),
    },
    "consistency/stack.py": {
        "stack",
        "chance",
        "removed",
        "script",
        "military",
        *("deck", "enki", "locked"),
    },
    "rules/prices.py": {"market"},
}

#: Methods that change a list, set or dictionary in place.
CHANGING = {"add", "append", "clear", "extend", "insert", "pop", "remove", "setdefault", "update"}


def field_of(node: ast.expr) -> str | None:
    """The field of a position that a target writes: of ``state.cities[0]``, ``cities``."""
    while isinstance(node, ast.Subscript | ast.Starred):
        node = node.value
    return node.attr if isinstance(node, ast.Attribute) and node.attr in FIELDS else None


def targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign | ast.Delete):
        return list(node.targets)
    if isinstance(node, ast.AugAssign | ast.AnnAssign | ast.For):
        return [node.target]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return [node.func.value] if node.func.attr in CHANGING else []
    return []


def written(source: str) -> Iterator[tuple[int, str]]:
    """Line and name of each field of a position that the source writes."""
    for node in ast.walk(ast.parse(source)):
        waiting = targets(node)
        while waiting:
            target = waiting.pop()
            if isinstance(target, ast.Tuple | ast.List):
                waiting += target.elts
            elif (name := field_of(target)) is not None:
                yield target.lineno, name


def test_only_changes_writes_the_fields_of_a_position() -> None:
    wrong = []
    for path in sorted(ENGINE.rglob("*.py")):
        name = str(path.relative_to(ENGINE))
        fields = written(path.read_text())
        wrong += [f"{name}:{n}: {f}" for n, f in fields if f not in ALLOWED.get(name, set())]
    assert not wrong, f"ask a function of changes to write {', '.join(wrong)}"


def test_the_list_of_exceptions_is_no_longer_than_needed() -> None:
    for name, allowed in ALLOWED.items():
        used = {field for _, field in written((ENGINE / name).read_text())}
        if allowed is not FIELDS:
            assert used == allowed, name


@pytest.mark.parametrize(
    "line",
    [
        "state.pawn = 3",
        "state.pawn += 1",
        "state.cities[0].coins -= 2",
        "state.cities[0] = city",
        "a, state.chance = f()",
        "city.cards |= bit",
        "state.log.append(event)",
        "del state.stack",
        "state.pantheon.minerva = 3",
        "state.pantheon.spaces[0] = card",
        "senate.cubes = cubes",
        "state.senate.revealed |= bit",
    ],
)
def test_every_way_to_write_is_detected(line: str) -> None:
    assert list(written(line))


@pytest.mark.parametrize("line", ["x = state.pawn", "cards = city.cards", "f(state.stack)"])
def test_reading_is_free(line: str) -> None:
    assert not list(written(line))
