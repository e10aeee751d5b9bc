"""The base class of all errors shown to people, and sentences as data."""

from __future__ import annotations

import linecache
import traceback
from collections.abc import Callable, Mapping
from typing import NamedTuple


class Saying(NamedTuple):
    """A sentence of `duel_nb.words` as data, for the rooms below it.

    ``str()`` gives the sentence in the language in use.

    Attributes:
        key: the key of its Fluent message.
        parts: texts, numbers, components, other `Saying`s, or tuples of alternatives ("a, b or c").
    """

    key: str
    parts: Mapping[str, object]

    def __str__(self) -> str:
        return speaker(self)


def _unworded(saying: Saying) -> str:
    return f"{saying.key}: {dict(saying.parts)}"


#: Turns a `Saying` into a sentence; set by `duel_nb.words` when the package is imported.
speaker: Callable[[Saying], str] = _unworded


class DuelError(ValueError):
    """The base class of all errors that are one sentence for a person.

    Notebooks print the message and the person's own line, without the stack frames of the package.
    """

    def _render_traceback_(self) -> list[str]:
        """The lines that IPython prints instead of a traceback."""
        lines = [
            f"Line {number}: {linecache.getline(frame.f_code.co_filename, number).strip()}"
            for frame, number in traceback.walk_tb(self.__traceback__)
            if frame.f_globals.get("__name__") == "__main__"
        ]
        return [*lines, f"{type(self).__name__}: {self}"]
