"""Lessons: the notebooks of the course, built from text files that people can read and compare."""

from duel_nb.lessons.builder import (
    BuildError,
    Stale,
    UnknownNotebook,
    build,
    build_all,
    check_all,
    find_sources,
)
from duel_nb.lessons.source import Cell, Lesson, SourceError, parse, read

__all__ = [
    "BuildError",
    "Cell",
    "Lesson",
    "SourceError",
    "Stale",
    "UnknownNotebook",
    "build",
    "build_all",
    "check_all",
    "find_sources",
    "parse",
    "read",
]
