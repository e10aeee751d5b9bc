"""Interrupt code that writes files at each of its steps: by a kill, or by a full disk.

An audit hook counts file operations, in a fork of this process for each step.
"""

from __future__ import annotations

import errno
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

#: Audit events of file operations; a process can be killed before each of them.
_STEPS = {
    "open",
    "os.chmod",
    "os.mkdir",
    "os.remove",
    "os.rename",
    "os.rmdir",
    "os.truncate",
    "shutil.rmtree",
}
#: Audit events that fail on a full disk: creating a file or a folder.
_NEEDS_ROOM = {"open", "os.mkdir"}

How = Literal["killed", "full"]


def interrupted(how: How, folder: Path, do: Callable[[], object]) -> Iterator[int]:
    """Run a function in forks of this process, each interrupted one step later than the last one.

    Args:
        how: "killed" ends the process before a file operation or, every second time, after writing
            some bytes; "full" refuses to create a file or folder, or to write those bytes.
        folder: only operations in this folder count.
        do: the function. After each interruption the caller checks the folder, and resets it
            before the next one.

    Yields:
        The number of steps before the interruption; ends when the function was not interrupted.

    Raises:
        AssertionError: a fork ended with another error.
    """
    step = 0
    while True:
        child = os.fork()
        if child == 0:
            _do(how, folder, do, step)
        _, status = os.waitpid(child, 0)
        if os.WIFEXITED(status):
            code = os.WEXITSTATUS(status)
            assert code in (0, _STOPPED), f"it ended by an error at step {step}"
            if code == 0:
                return
        else:
            assert os.WTERMSIG(status) in (signal.SIGKILL, signal.SIGXFSZ), status
        yield step
        step += 1


_STOPPED = 3


def _do(how: How, folder: Path, do: Callable[[], object], stop_at: int) -> None:
    """Run the function in this fork, and end it."""
    import resource

    place, seen, stopped = str(folder), 0, False

    def watch(event: str, given: tuple[Any, ...]) -> None:
        nonlocal seen, stopped
        if event not in _STEPS or not isinstance(given[0], str | os.PathLike):
            return
        if not os.path.abspath(given[0]).startswith(place):
            return
        writes = event != "open" or bool(given[2] & (os.O_WRONLY | os.O_RDWR))
        if not writes or (how == "full" and event not in _NEEDS_ROOM):
            return
        # Each new file counts as two steps: it cannot be created, or is written in part.
        for part in (0, 1) if event == "open" else (0,):
            if seen == stop_at:
                stopped = True
                if part == 1:
                    room = (16, resource.getrlimit(resource.RLIMIT_FSIZE)[1])
                    resource.setrlimit(resource.RLIMIT_FSIZE, room)
                    if how == "killed":
                        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
                elif how == "killed":
                    os.kill(os.getpid(), signal.SIGKILL)
                else:
                    seen += 1
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(given[0]))
            seen += 1

    sys.addaudithook(watch)
    try:
        do()
    except OSError as error:
        if not stopped or how == "killed":
            traceback.print_exception(error)
            os._exit(1)
    except BaseException as error:
        traceback.print_exception(error)
        os._exit(1)
    os._exit(_STOPPED if stopped else 0)
