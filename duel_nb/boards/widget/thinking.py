"""Thinking beside the kernel's work: in slices, between which the board lives."""

from __future__ import annotations

from collections.abc import Callable, Generator
from math import inf
from time import monotonic
from typing import Any, Final, Generic, TypeVar

from duel_nb.boards.paint import delay
from duel_nb.boards.widget.guard import Guard

SLICE: Final = 0.025
"""Seconds that are thought at a time."""
REST: Final = 0.004
"""Seconds between two slices: what people did meanwhile is done."""

Found = TypeVar("Found")


class Thought(Generic[Found]):
    """Something to be found out, in slices; where no kernel runs, at once.

    Args:
        steps: yields between short steps, and returns what was found; True is sent into it once
            there has been enough of it.
        done: called with what was found.
        guarded: makes a callback show its exceptions instead of losing them.
        told: called after a slice with what the last step yielded.
        least: seconds that it takes at least.

    Attributes:
        awaited: whether the keyboard focus is to go on with the game when it is done.
    """

    def __init__(
        self,
        steps: Generator[Any, Any, Found],
        done: Callable[[Found], None],
        guarded: Guard,
        *,
        told: Callable[[Any], None] | None = None,
        least: float = 0.0,
    ) -> None:
        self._steps, self._done, self._told = steps, done, told
        self._earliest = monotonic() + least
        self.awaited = False
        self._begun, self._enough, self._stopped = False, False, False
        self._slice = guarded(self._think)
        self._end = guarded(self._finish)
        self._found: list[Found] = []
        delay.later(self._slice, REST)

    def hurry(self) -> None:
        """Be content with what is known so far."""
        self._enough = True
        if self._found:
            self._finish()

    def stop(self) -> None:
        """Forget about it."""
        self._stopped = True

    def _think(self) -> None:
        if self._stopped:
            return
        end = inf if delay.running() is None else monotonic() + SLICE
        try:
            yielded = self._step()
            while monotonic() < end:
                yielded = self._step()
        except StopIteration as finished:
            self._found.append(finished.value)
            rest = 0.0 if self._enough else max(0.0, self._earliest - monotonic())
            delay.later(self._end, rest)
        except BaseException:
            self._stopped = True
            raise
        else:
            if self._told is not None:
                self._told(yielded)
            delay.later(self._slice, REST)

    def _step(self) -> Any:
        # a generator that has not begun takes nothing
        sent = True if self._enough and self._begun else None
        self._begun = True
        return self._steps.send(sent)

    def _finish(self) -> None:
        if not self._stopped:
            self._stopped = True
            self._done(self._found[0])
