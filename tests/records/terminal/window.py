"""A real terminal of 80 columns, in which `duel-nb` runs."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
from contextlib import suppress
from types import TracebackType

_ESCAPE = re.compile(r"\x1b(?:\[[0-9;?<>=]*[a-zA-Z]|\][^\x07]*\x07|[()][A-Z0-9]|[=>78])")
#: One that has not come to its end yet.
_BEGUN = re.compile(r"\x1b[^a-zA-Z\x1b]*$")


class Window:
    """A window with a command in it.

    Args:
        words: what follows `duel-nb`.
        changes: what differs in its environment.
        rows: how high it is; it is 80 columns wide.

    Attributes:
        everything: what was shown, with all that colours it and moves the cursor.
    """

    def __init__(self, *words: str, changes: dict[str, str], rows: int = 50) -> None:
        kept = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        env = {**kept, "TERM": "xterm-256color", **changes}
        self.everything = ""
        self._looked = 0
        self.pid, self._end = pty.fork()
        if self.pid == 0:  # the command itself
            os.execve(sys.executable, [sys.executable, "-m", "duel_nb", *words], env)
        fcntl.ioctl(self._end, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))

    def __enter__(self) -> "Window":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self._end, keys.encode())

    def until(self, words: str, patience: float = 60) -> str:
        """What is shown since the last look until these words are, without colours and the like."""
        while words not in (new := self.plain[self._looked :]):
            if not select.select([self._end], [], [], patience)[0]:
                raise AssertionError(f"{words!r} was not shown, but {new[-2000:]!r}")
            if not self._read():
                raise AssertionError(f"{words!r} was not shown before the end: {new!r}")
        end = new.index(words) + len(words)
        self._looked += end
        return new[:end]

    @property
    def plain(self) -> str:
        """All that was shown, without what colours it or moves the cursor."""
        return _ESCAPE.sub("", _BEGUN.sub("", self.everything))

    def rest(self) -> str:
        """What is shown until the command has ended."""
        while self._read():
            pass
        return self.plain[self._looked :]

    def close(self, by: signal.Signals = signal.SIGHUP) -> None:
        """Close the window, as somebody does in the middle of a game; or end it another way."""
        if self.pid:
            with suppress(ProcessLookupError):
                os.kill(self.pid, by)
            os.close(self._end)
            os.waitpid(self.pid, 0)
            self.pid = 0

    def _read(self) -> bool:
        try:
            data = os.read(self._end, 65536)
        except OSError:  # the other end is closed
            return False
        if b"\x1b[6n" in data:  # where is the cursor?
            os.write(self._end, b"\x1b[1;1R")
        self.everything += data.decode("utf-8", "replace")
        return bool(data)
