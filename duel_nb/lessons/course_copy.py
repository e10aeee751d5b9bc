"""Laying a copy of the course where somebody works, without ever losing what they wrote in it.

A small file beside the notebooks remembers what was laid. A notebook that is still as it was laid
may be replaced by a newer one of the course; one that somebody changed is theirs, and is replaced
only when they say so.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from duel_nb.disk import write_files

#: Remembers, by the name of each notebook, the SHA-256 of the copy that was laid.
MEMORY = ".duel-nb-course.json"

#: Called with a notebook that somebody changed and of which there is a newer one: replace it?
#: None when there is nobody to ask.
Ask = Callable[[Path], bool | None]


@dataclass(slots=True)
class CopyReport:
    """What was done with each notebook of the course; the names of files, in order.

    Attributes:
        new: laid where there was none.
        updated: replaced by a newer one, as nobody had changed it.
        replaced: replaced although somebody had changed it, as they wished.
        kept: of somebody who changed it, though there is a newer one.
    """

    new: list[str] = field(default_factory=list)
    updated: list[str] = field(default_factory=list)
    replaced: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        parts = [
            f"{_notebooks(len(names))} {what}"
            for names, what in (
                (self.new, "laid"),
                (self.updated, "brought up to date"),
                (self.replaced, "replaced"),
            )
            if names
        ]
        if self.kept:
            names = ", ".join(self.kept)
            parts.append(f"changed by you and therefore kept: {names} (rename to get the newer)")
        return "; ".join(parts) or "nothing to do"


def copy_course(source: Path, target: Path, replace: Ask = lambda notebook: None) -> CopyReport:
    """Lay a copy of the course's notebooks into a folder.

    Args:
        source: the folder of the course.
        target: the folder to lay them into; it is made if need be. Other files in it stay as
            they are.
        replace: asked about a notebook that somebody changed and of which there is a newer one,
            once for each newer one.

    Raises:
        OSError: a file cannot be read or written; then nothing was laid.
    """
    laid = CopyReport()
    contents: dict[str | Path, str | bytes] = {}
    memory = _remembered(target / MEMORY)
    for original in sorted(source.glob("[0-9][0-9]-*.ipynb")):
        content = original.read_bytes()
        copy = target / original.name
        now, before = _digest(content), memory.get(original.name)
        if not copy.exists():
            laid.new.append(copy.name)
        else:
            there = _digest(copy.read_bytes())
            if there == now or now == before:
                # The newest, or changed by somebody since it was laid with nothing newer to offer.
                memory[copy.name] = now
                continue
            if there == before:
                laid.updated.append(copy.name)
            else:
                answer = replace(copy)
                if not answer:
                    laid.kept.append(copy.name)
                    if answer is not None:
                        memory[copy.name] = now
                    continue
                laid.replaced.append(copy.name)
        contents[copy] = content
        memory[copy.name] = now
    contents[target / MEMORY] = json.dumps(memory, indent=1, sort_keys=True) + "\n"
    # All of them or none: what is remembered is what was laid, even where the disk is full.
    write_files(contents, folders=True)
    return laid


def _remembered(file: Path) -> dict[str, str]:
    """What was laid before; nothing where that cannot be read: then every notebook is theirs."""
    try:
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {str(name): str(digest) for name, digest in found.items()}


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _notebooks(number: int) -> str:
    return "1 notebook" if number == 1 else f"{number} notebooks"
