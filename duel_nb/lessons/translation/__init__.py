"""The course in other languages: one English source, and a PO file for each lesson and language.

`notebooks/src/05-wonders.md` is translated by `notebooks/src/de/05-wonders.po`. A passage that is
missing there, or whose English has changed since, is shown in English.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from pathlib import Path

from duel_nb.languages import ORIGINAL, language
from duel_nb.lessons import source
from duel_nb.lessons.source import Lesson
from duel_nb.lessons.translation.passages import passages, with_passages
from duel_nb.words import po


def lesson_in(path: Path) -> Lesson:
    """A lesson in the language in use.

    Args:
        path: of its source.

    Raises:
        SourceError: the source is missing or malformed.
        TranslationError: the PO file is none.
    """
    return _lesson(source.text_of(path), path, language(), _stamp(po_file(path, language())))


def po_file(path: Path, into: str) -> Path:
    """The PO file of a source in a language, which need not exist."""
    return path.parent / into / f"{path.stem}.po"


def update(path: Path, into: str) -> bool:
    """Give the PO file of a lesson exactly the passages of its source; returns whether it changed.

    Raises:
        SourceError: the source is missing or malformed.
        TranslationError: the PO file is none.
        OSError: it cannot be written.
    """
    found = passages(source.text_of(path), path)
    return po.update(po_file(path, into), into, ((one.text, one.part_of) for one in found))


def gaps(path: Path, into: str) -> Iterator[str]:
    """A line for each passage of a lesson that is missing, fuzzy or wrong in a language.

    Raises:
        SourceError: the source is missing or malformed.
        TranslationError: the PO file is none.
    """
    found = passages(source.text_of(path), path)
    return po.gaps(po_file(path, into), into, (one.text for one in found))


# Every lesson in every language: a quiz and each exercise look into all of them.
@lru_cache(maxsize=256)
def _lesson(text: str, path: Path, into: str, _: float) -> Lesson:
    """A lesson, parsed once in each language."""
    if into != ORIGINAL:
        entries = po.read(po_file(path, into))
        text = with_passages(text, path, partial(po.said, entries=entries))
    return source.parse(text, path)


def _stamp(file: Path) -> float:
    """When a file was written; 0 if there is none."""
    return file.stat().st_mtime if file.exists() else 0.0
