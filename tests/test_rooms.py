"""The rooms of the package: checks beyond `lint-imports`, and that its contracts are complete."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

import grimp
import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "duel_nb"


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("duel_nb", include_external_packages=True, cache_dir=None)


def contract(id: str) -> dict[str, Any]:
    linter = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    return next(found for found in linter["contracts"] if found["id"] == id)


def drawings(document: str, heading: str) -> list[list[str]]:
    """The diagrams of a section: the names in each row of boxes."""
    _, _, text = (ROOT / document).read_text("utf-8").partition(f"## {heading}\n")
    return [
        [" | ".join(map(str.strip, line.split("│")[1:-1])) for line in lines if "│" in line]
        for lines in map(str.splitlines, text.partition("\n## ")[0].split("```")[1::2])
    ]


def test_the_drawings_are_what_the_contracts_say() -> None:
    drawn = drawings("duel_nb/README.md", "The rooms")
    assert drawn == [contract(room)["layers"] for room in ("rooms", "engine", "session", "boards")]


def test_nothing_imports_in_a_circle(graph: grimp.ImportGraph) -> None:
    """The linter compares siblings; this also counts packages as modules."""
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    TopologicalSorter(imports).prepare()  # raises CycleError, which names the circle


def test_no_package_is_missing_where_the_engine_may_use_none(graph: grimp.ImportGraph) -> None:
    outside = {module for module in graph.modules if graph.is_module_squashed(module)}
    forbidden = contract("standard-library")["forbidden_modules"]
    assert sorted(outside - sys.stdlib_module_names) == forbidden


@pytest.fixture(scope="module")
def trees() -> dict[Path, ast.Module]:
    """The files of the package, parsed."""
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


def imports(tree: ast.Module) -> Iterator[list[str]]:
    """Each import of the package in a file, as the parts of its name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("duel_nb"):
            for alias in node.names:
                yield [*str(node.module).split("."), alias.name]
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.startswith("duel_nb"):
                    yield alias.name.split(".")


def test_nobody_reaches_for_a_private_name_of_another_room(trees: dict[Path, ast.Module]) -> None:
    for file, tree in trees.items():
        own = file.relative_to(PACKAGE).parts[0]
        for _, *parts in imports(tree):
            private = any(part.startswith("_") for part in parts)
            assert not private or parts[0] == own, f"{file} imports {'.'.join(parts)}"


def test_a_class_name_stands_once_in_the_package(trees: dict[Path, ast.Module]) -> None:
    found: dict[str, list[str]] = {}
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(path.relative_to(PACKAGE).as_posix())
    assert {name: files for name, files in found.items() if len(files) > 1} == {}
