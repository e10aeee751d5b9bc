"""What all errors for people have in common; every room may import it, it imports none."""

from __future__ import annotations

import linecache
import traceback
from collections.abc import Callable, Mapping
from typing import NamedTuple


class Saying(NamedTuple):
    """A sentence of `duel_nb.words` for the rooms below it: its key and its named parts.

    A part is a text, a number, a component, another one of these, or a tuple of which one is
    meant: "a, b or c". ``str()`` says it in the language in use.
    """

    key: str
    parts: Mapping[str, object]

    def __str__(self) -> str:
        return speaker(self)


def _nobody(saying: Saying) -> str:
    return f"{saying.key}: {dict(saying.parts)}"


#: Who says sentences: `duel_nb.words` takes this place when the package is imported.
speaker: Callable[[Saying], str] = _nobody


class PlainError(Exception):
    """An error that is told to a person: a notebook shows its sentence and the person's own line.

    What lies between that line and the place where it was raised says nothing to whoever typed it.
    """

    def _render_traceback_(self) -> list[str]:
        """What IPython shows instead of a traceback, line by line."""
        lines = [
            f"Line {number}: {linecache.getline(frame.f_code.co_filename, number).strip()}"
            for frame, number in traceback.walk_tb(self.__traceback__)
            if frame.f_globals.get("__name__") == "__main__"
        ]
        return [*lines, f"{type(self).__name__}: {self}"]
