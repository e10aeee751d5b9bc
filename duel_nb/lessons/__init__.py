"""Lessons: the notebooks of the course, scenarios to step through, and the referee.

The notebook builder is imported lazily: it needs nbformat, which takes a second.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from duel_nb.lessons.source import Cell, Lesson, SourceError, parse, read

if TYPE_CHECKING:
    from duel_nb.lessons.builder import (
        BuildError,
        Stale,
        build,
        build_all,
        check_all,
        find_sources,
    )

__all__ = [
    "BuildError",
    "Cell",
    "Lesson",
    "SourceError",
    "Stale",
    "build",
    "build_all",
    "check_all",
    "find_sources",
    "parse",
    "read",
]


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(import_module("duel_nb.lessons.builder"), name)
    raise AttributeError(f"module 'duel_nb.lessons' has no attribute {name!r}")
