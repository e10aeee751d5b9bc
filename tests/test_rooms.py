"""The rooms of the package: imports go one way, and nobody reaches for a private name elsewhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import duel_nb

PACKAGE = Path(duel_nb.__file__).parent

#: Each room with the rooms that it may import; `cli` and the package itself may import them all.
BELOW: dict[str, set[str]] = {
    "catalog": set(),
    "rulebook": set(),
    "engine": {"catalog", "rulebook"},
    "words": {"catalog", "engine"},
    "scenarios": {"catalog", "rulebook", "engine"},
    "analysis": {"catalog", "rulebook", "engine"},
    "boards": {"catalog", "rulebook", "engine", "analysis"},  # which plays against people
    "lessons": {"catalog", "rulebook", "engine", "scenarios", "analysis", "boards"},
    "records": {"catalog", "rulebook", "engine", "scenarios", "analysis", "boards", "lessons"},
}

#: What every room may import: what errors have in common, how they quote, how files are read
#: and written.
BELOW_ALL = ("errors", "quoting", "disk")


def imports(path: Path) -> Iterator[tuple[str, list[str]]]:
    """Each import of the package in a file: the module, and the names taken from it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("duel_nb"):
            names = [alias.name for alias in node.names]
            if node.module == "duel_nb":
                for name in names:
                    yield f"duel_nb.{name}", []
            else:
                yield str(node.module), names
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.startswith("duel_nb"):
                    yield alias.name, []


@pytest.mark.parametrize("name", BELOW_ALL)
def test_what_every_room_needs_lies_below_all_of_them(name: str) -> None:
    assert not list(imports(PACKAGE / f"{name}.py"))


def test_every_room_is_listed() -> None:
    rooms = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert rooms == set(BELOW)


@pytest.mark.parametrize("room", BELOW)
def test_imports_go_one_way(room: str) -> None:
    for path in sorted((PACKAGE / room).rglob("*.py")):
        for module, names in imports(path):
            other = module.split(".")[1]
            where = f"{path.relative_to(PACKAGE)} imports {module}"
            if other in (room, *BELOW_ALL):
                continue
            assert other in BELOW[room], where
            private = [name for name in (*module.split("."), *names) if name.startswith("_")]
            assert not private, f"{where}: {', '.join(private)}"
