"""Long computations in time slices on the kernel's event loop: the board stays responsive."""

from __future__ import annotations

from collections.abc import Callable, Generator
from math import inf
from time import monotonic
from typing import Any, Final, Generic, TypeVar

from duel_nb.boards.paint import delay
from duel_nb.boards.widget.controls import Guard

SLICE: Final = 0.025
"""Seconds of a time slice."""
REST: Final = 0.004
"""Seconds between two slices, for other messages."""

Found = TypeVar("Found")


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
        delay.later(self._slice, REST)

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
        end = inf if delay.running() is None else monotonic() + SLICE
        try:
            yielded = self._step()
            while monotonic() < end:
                yielded = self._step()
        except StopIteration as finished:
            self._found.append(finished.value)
            rest = 0.0 if self._hurried else max(0.0, self._earliest - monotonic())
            delay.later(self._end, rest)
        except BaseException:
            self._stopped = True
            raise
        else:
            if self._progress is not None:
                self._progress(yielded)
            delay.later(self._slice, REST)

    def _step(self) -> Any:
        # a generator that has not started accepts only None
        sent = True if self._hurried and self._begun else None
        self._begun = True
        return self._steps.send(sent)

    def _finish(self) -> None:
        if not self._stopped:
            self._stopped = True
            self._done(self._found[0])
