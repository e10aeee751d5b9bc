"""How things run in a kernel: calls after a delay, long computations in time slices, a lock."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Generator
from contextlib import ExitStack
from functools import wraps
from math import inf
from threading import RLock
from time import monotonic
from typing import Any, Final, Generic, TypeAlias, TypeVar, cast

from duel_nb.languages import language, speaking

Guard: TypeAlias = Callable[[Callable[..., None]], Callable[..., None]]
"""Wraps a callback so that its exceptions are shown."""

SECONDS: Final = 1.0
"""After this time a page is taken to have shown the board that was sent."""
SLICE: Final = 0.025
"""Seconds of a time slice."""
REST: Final = 0.004
"""Seconds between two slices, for other messages."""

_main: Final[list[asyncio.AbstractEventLoop]] = []
"""The loop of the main thread, in which cells run, once something in it has asked for its loop."""

Found = TypeVar("Found")
_Method = TypeVar("_Method", bound=Callable[..., Any])


def later(call: Callable[[], None], seconds: float = SECONDS) -> bool:
    """Call something after a delay; at once where no event loop runs.

    Args:
        call: the function.
        seconds: the delay; by default until a board sent now is visible.

    Returns:
        Whether the call was scheduled rather than made.
    """
    loop = running()
    if loop is None:
        call()
        return False
    main = _main[0] if _main and not _main[0].is_closed() else loop
    if main is loop:
        loop.call_later(seconds, call)
    else:  # ipykernel 7 may close the loop of a page's messages together with the page
        main.call_soon_threadsafe(main.call_later, seconds, call)
    return True


def running() -> asyncio.AbstractEventLoop | None:
    """The event loop of this thread of the kernel; None outside a kernel."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return None
    if threading.current_thread() is threading.main_thread():
        _main[:] = [loop]
    return loop


class BackgroundTask(Generic[Found]):
    """Runs a generator in time slices; outside a kernel, all at once.

    Args:
        steps: yields between short steps and returns the result; True is sent into it when it
            should finish early.
        done: called with the result.
        guarded: wraps callbacks so that their exceptions are shown.
        progress: called after each slice with the last value yielded.
        at_least: minimum duration in seconds.
    """

    def __init__(
        self,
        steps: Generator[Any, Any, Found],
        done: Callable[[Found], None],
        guarded: Guard,
        *,
        progress: Callable[[Any], None] | None = None,
        at_least: float = 0.0,
    ) -> None:
        self._steps, self._done, self._progress = steps, done, progress
        self._earliest = monotonic() + at_least
        self._begun, self._hurried, self._stopped = False, False, False
        self._slice = guarded(self._run_slice)
        self._end = guarded(self._finish)
        self._found: list[Found] = []
        later(self._slice, REST)

    def hurry(self) -> None:
        """Finish early, with the result so far."""
        self._hurried = True
        if self._found:
            self._finish()

    def stop(self) -> None:
        """Cancel it."""
        self._stopped = True

    def _run_slice(self) -> None:
        if self._stopped:
            return
        end = inf if running() is None else monotonic() + SLICE
        try:
            yielded = self._step()
            while monotonic() < end:
                yielded = self._step()
        except StopIteration as finished:
            self._found.append(finished.value)
            rest = 0.0 if self._hurried else max(0.0, self._earliest - monotonic())
            later(self._end, rest)
        except BaseException:
            self._stopped = True
            raise
        else:
            if self._progress is not None:
                self._progress(yielded)
            later(self._slice, REST)

    def _step(self) -> Any:
        # a generator that has not started accepts only None
        sent = True if self._hurried and self._begun else None
        self._begun = True
        return self._steps.send(sent)

    def _finish(self) -> None:
        if not self._stopped:
            self._stopped = True
            self._done(self._found[0])


class LanguageLock:
    """A reentrant lock that sets the language of the thread that holds it.

    Args:
        language_: the language; by default the current one.

    Attributes:
        language: takes effect the next time the lock is acquired.
        held: what each acquisition undoes when it is released.
    """

    def __init__(self, language_: str = "") -> None:
        self.language = language_ or language()
        self._lock = RLock()
        self.held: list[ExitStack] = []

    def __enter__(self) -> None:
        self._lock.acquire()
        held = ExitStack()
        held.callback(self._lock.release)
        held.enter_context(speaking(self.language))
        self.held.append(held)

    def __exit__(self, *error: object) -> None:
        self.held.pop().close()


def locked(method: _Method) -> _Method:
    """A method that holds the reentrant lock in the attribute `lock` of its object."""

    @wraps(method)
    def waiting(self: Any, *args: Any, **kwargs: Any) -> Any:
        with self.lock:
            return method(self, *args, **kwargs)

    return cast(_Method, waiting)
