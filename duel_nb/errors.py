"""The base class of all errors shown to people."""

from __future__ import annotations

import linecache
import traceback


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


def error_words(error: BaseException) -> str:
    """The kind of an error and what it says."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
