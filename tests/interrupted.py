"""Something that writes files, stopped at each of its steps: killed there, or with no room left.

What it does to files is seen by an audit hook, in a copy of this process for each step.
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

#: What a process does to files: each may be the last thing it does.
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
#: What fails where there is no room: a file or a folder more.
_NEEDS_ROOM = {"open", "os.mkdir"}

How = Literal["killed", "full"]


def interrupted(how: How, folder: Path, do: Callable[[], object]) -> Iterator[int]:
    """Do something in copies of this process, and stop each a step later than the one before.

    Args:
        how: "killed" ends the process before it touches a file, or, every second time, when it has
            written some bytes of it; "full" refuses a new file or folder, or those bytes.
        folder: only what happens in it counts.
        do: what is done. When it is stopped the folder is the caller's, to look at and to set up
            anew before the next step.

    Yields:
        The steps that were done before it was stopped; the last copy, which nothing stops, yields
        nothing more.

    Raises:
        AssertionError: a copy ended by an error of its own.
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
    """Do it in this copy of the process, which ends here."""
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
        # Each new file is two steps: it cannot be made, or it takes only some bytes.
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
