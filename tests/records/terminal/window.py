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
#: An incomplete escape sequence.
_BEGUN = re.compile(r"\x1b[^a-zA-Z\x1b]*$")


class Window:
    """A terminal window that runs a command.

    Args:
        words: the arguments of `duel-nb`.
        changes: changes to its environment.
        rows: how high it is; it is 80 columns wide.

    Attributes:
        everything: all output, with escape sequences.
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
        """Wait for these words; return the output since the last call, without escape sequences."""
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
        """All output, without escape sequences."""
        return _ESCAPE.sub("", _BEGUN.sub("", self.everything))

    def rest(self) -> str:
        """Wait for the end of the command; return the remaining output."""
        while self._read():
            pass
        return self.plain[self._looked :]

    def close(self, by: signal.Signals = signal.SIGHUP) -> None:
        """Close the window in the middle of a game, or send another signal."""
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
        if b"\x1b[6n" in data:  # the query for the cursor position
            os.write(self._end, b"\x1b[1;1R")
        self.everything += data.decode("utf-8", "replace")
        return bool(data)
