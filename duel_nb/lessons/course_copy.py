"""Copies the course to a working folder without ever overwriting a learner's changes.

A small file beside the notebooks remembers the copies. An unchanged copy is updated when the course
has a newer version; a changed one is replaced only if its owner agrees.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from duel_nb.disk import write_files
from duel_nb.languages import LANGUAGES, ORIGINAL, named, speaking
from duel_nb.lessons.parts import FOLDER
from duel_nb.lessons.renamed import LESSONS
from duel_nb.messages import Listed, Message

PACKAGE = Path(__file__).resolve().parents[1]

#: File with the SHA-256 of each copied notebook, by name.
MEMORY = ".duel-nb-course.json"

#: Called with a changed notebook that has a newer version: replace it? None if nobody can be asked.
Ask = Callable[[Path], bool | None]


@dataclass(slots=True)
class CopyReport:
    """What was done with each notebook; names of files, in order. False if nothing was.

    Attributes:
        new: copied for the first time.
        updated: unchanged copies that were replaced by a newer version.
        replaced: changed copies that were replaced with their owner's consent.
        kept: changed copies that were kept, though there is a newer version.
        removed: unchanged copies of notebooks that have another name now.
    """

    new: list[str] = field(default_factory=list)
    updated: list[str] = field(default_factory=list)
    replaced: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)

    @property
    def written(self) -> list[str]:
        """The notebooks that were copied."""
        return [*self.new, *self.updated, *self.replaced]

    def __bool__(self) -> bool:
        """Whether there is anything to report."""
        return bool(self.new or self.updated or self.replaced or self.kept or self.removed)

    @property
    def parts(self) -> Listed:
        """What was done, in words."""
        counts = {name: getattr(self, name) for name in ("new", "updated", "replaced", "removed")}
        found = [
            Message(f"copy-{what}", count=len(names)) for what, names in counts.items() if names
        ]
        if self.kept:
            found.append(Message("copy-kept", count=len(self.kept), names=Listed(*self.kept)))
        return Listed(*found, last=";")


def bundled() -> Path:
    """The folder of the course in an installed package."""
    return PACKAGE / "course" / FOLDER


def originals() -> Path:
    """The folder of the original notebooks and their sources: in the package, or in its clone."""
    return bundled() if bundled().is_dir() else PACKAGE.parent / FOLDER


def course_in(called: str, here: Path) -> Path:
    """The folder of the course in a language, brought up to date beside the other ones.

    Args:
        called: the language.
        here: the folder of the course, in any language; notebooks that were changed there stay.

    Raises:
        UnknownLanguage: there is no such language.
        SourceError: a source or its translation is malformed.
        OSError: as in `copy_course`.
    """
    into = named(called)
    english = here.parent if here.name in LANGUAGES else here
    target = english if into == ORIGINAL else english / into
    if into == ORIGINAL or not (originals() / "src").is_dir():  # a static site has all of them
        return target
    with speaking(into):
        copied = copy_translated(originals(), target)
    trust(target / name for name in copied.written)
    return target


def copy_course(source: Path, target: Path, replace: Ask = lambda notebook: None) -> CopyReport:
    """Copy the course's notebooks into a folder.

    Args:
        source: the folder of the course.
        target: the folder to copy to; created if needed. Other files in it are not changed.
        replace: asked about a changed notebook that has a newer version, once per version.

    Raises:
        OSError: a file cannot be read or written; nothing was copied.
    """
    report = CopyReport()
    contents: dict[str | Path, str | bytes] = {}
    memory = _remembered(target / MEMORY)
    for original in sorted(source.glob("[0-9][0-9]-*.ipynb")):
        content = original.read_bytes()
        copy = target / original.name
        now, before = _digest(content), memory.get(original.name)
        if not copy.exists():
            report.new.append(copy.name)
        else:
            there = _digest(copy.read_bytes())
            if there == now or now == before:
                # up to date, or changed while the course has no newer version
                memory[copy.name] = now
                continue
            if there == before:
                report.updated.append(copy.name)
            else:
                answer = replace(copy)
                if not answer:
                    report.kept.append(copy.name)
                    if answer is not None:
                        memory[copy.name] = now
                    continue
                report.replaced.append(copy.name)
        contents[copy] = content
        memory[copy.name] = now
    old = [target / f"{name}.ipynb" for name in LESSONS]
    gone = [
        copy
        for copy in old
        if copy.exists() and _digest(copy.read_bytes()) == memory.get(copy.name)
    ]
    for copy in gone:
        del memory[copy.name]
        report.removed.append(copy.name)
    contents[target / MEMORY] = json.dumps(memory, indent=1, sort_keys=True) + "\n"
    # all files or none, so that the memory is right even if the disk is full
    write_files(contents, folders=True)
    for copy in gone:
        copy.unlink(missing_ok=True)
    return report


def copy_translated(course: Path, target: Path, replace: Ask = lambda notebook: None) -> CopyReport:
    """Build the lessons of a course in the language in use, and copy them into a folder.

    Args:
        course: the folder of the course, with its sources in `src`.
        target: as in `copy_course`.
        replace: as in `copy_course`.

    Raises:
        SourceError: a source or its translation is malformed.
        OSError: as in `copy_course`.
    """
    from duel_nb.lessons.builder import build, find_sources  # nbformat is slow to import

    with TemporaryDirectory() as built:
        for source in find_sources(course):
            build(source, Path(built, f"{source.stem}.ipynb"), execute=False)
        return copy_course(Path(built), target, replace)


def trust(notebooks: Iterable[Path]) -> None:
    """Sign notebooks as the user's own, so that Jupyter starts them without a question.

    Where Jupyter's folder for signatures cannot be written, or for a file that is no notebook, it
    will ask.
    """
    import nbformat  # slow, and without types
    from nbformat.sign import NotebookNotary

    with suppress(OSError, ValueError, nbformat.ValidationError):
        notary: Any = cast(Any, NotebookNotary)()
        for notebook in notebooks:
            notary.sign(cast(Any, nbformat).read(notebook, as_version=4))


def _remembered(file: Path) -> dict[str, str]:
    """The digests of earlier copies; empty if unreadable: then every notebook counts as changed."""
    try:
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {str(name): str(digest) for name, digest in found.items()}


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
