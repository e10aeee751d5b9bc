"""The lock of a board: only one thread at a time works with it.

From ipykernel 7 on, a kernel runs cells and widget events in several threads. If two drew at once,
their commands would be mixed, or the game could change while it is being drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from functools import wraps
from threading import RLock
from typing import Any, TypeVar, cast

from duel_nb.words import language, speaking

_Method = TypeVar("_Method", bound=Callable[..., Any])


class LanguageLock:
    """A reentrant lock that sets the language of the thread that holds it.

    Args:
        language_: the language; by default the current one.

    Attributes:
        language: takes effect the next time the lock is acquired.
    """

    def __init__(self, language_: str = "") -> None:
        self.language = language_ or language()
        self._lock = RLock()
        self._held: list[ExitStack] = []

    def __enter__(self) -> None:
        self._lock.acquire()
        held = ExitStack()
        held.callback(self._lock.release)
        held.enter_context(speaking(self.language))
        self._held.append(held)

    def __exit__(self, *error: object) -> None:
        self._held.pop().close()


def locked(method: _Method) -> _Method:
    """A method that holds the reentrant lock in the attribute `lock` of its object."""

    @wraps(method)
    def waiting(self: Any, *args: Any, **kwargs: Any) -> Any:
        with self.lock:
            return method(self, *args, **kwargs)

    return cast(_Method, waiting)
