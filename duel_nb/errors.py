"""Base class of all errors shown to people. Every room may import it; it imports none."""

from __future__ import annotations

import linecache
import traceback
from collections.abc import Callable, Mapping
from typing import NamedTuple


class Saying(NamedTuple):
    """A sentence of `duel_nb.words`, as data for the rooms below it: its key and named parts.

    A part is a text, a number, a component, another `Saying`, or a tuple of alternatives, listed
    as "a, b or c". ``str()`` gives the sentence in the language in use.
    """

    key: str
    parts: Mapping[str, object]

    def __str__(self) -> str:
        return speaker(self)


def _nobody(saying: Saying) -> str:
    return f"{saying.key}: {dict(saying.parts)}"


#: Turns a `Saying` into a sentence; `duel_nb.words` sets it when the package is imported.
speaker: Callable[[Saying], str] = _nobody


class PlainError(Exception):
    """An error shown to a person: a notebook shows its message and the line that the person typed.

    The frames in between would not help whoever typed that line.
    """

    def _render_traceback_(self) -> list[str]:
        """What IPython shows instead of a traceback, line by line."""
        lines = [
            f"Line {number}: {linecache.getline(frame.f_code.co_filename, number).strip()}"
            for frame, number in traceback.walk_tb(self.__traceback__)
            if frame.f_globals.get("__name__") == "__main__"
        ]
        return [*lines, f"{type(self).__name__}: {self}"]
