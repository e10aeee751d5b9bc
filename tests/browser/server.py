"""Servers of tests, each a process of its own on this machine."""

from __future__ import annotations

import socket
import subprocess
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

# Only a failure waits this long, for a server to start and to end.
START_SECONDS = 120.0
STOP_SECONDS = 30.0


class Server(ABC):
    """A server that runs until it is stopped; it ends what it has started itself.

    Args:
        name: what people call it.
        log: the file that it writes to.

    Attributes:
        url: its address, without a slash at the end; "" before it has one.
    """

    def __init__(self, name: str, log: Path) -> None:
        self.url = ""
        self._name, self._log = name, log
        self._process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def start(self) -> Self:
        """Start it and wait until it answers.

        Raises:
            RuntimeError: when it ends early or does not answer, with the end of its log.
        """

    def _launch(
        self, command: Sequence[str], folder: Path, environment: Mapping[str, str], page: str
    ) -> Self:
        """Run a command in a folder until a page below `url` answers."""
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                command,
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        give_up = time.monotonic() + START_SECONDS
        while not answers(self.url + page):
            if self._process.poll() is not None or time.monotonic() > give_up:
                self.stop()
                raise RuntimeError(
                    f"{self._name} did not start. Its log ends with:\n{self.log_end}"
                )
            time.sleep(0.05)  # between two questions to the server, not a guess at its speed
        return self

    @property
    def log_end(self) -> str:
        """The last lines that it wrote."""
        return "\n".join(self._log.read_text("utf-8", "replace").splitlines()[-40:])

    def stop(self) -> None:
        """End it."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def kill(self) -> None:
        """End it at once, as a machine does that goes down."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._process = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


def free_port() -> int:
    """A port of this machine that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def answers(url: str) -> bool:
    """Whether a server answers there."""
    try:
        with urllib.request.urlopen(url, timeout=5) as response:
            return bool(response.status == 200)
    except (urllib.error.URLError, OSError):
        return False
