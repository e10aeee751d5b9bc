"""One after another: what is done with a board is done before the next thing begins.

A kernel runs cells in one thread and answers the widgets of a page in another. Drawings of both at
once would mix their commands, and a game that moves on meanwhile would be drawn half and half.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from functools import wraps
from threading import RLock
from typing import Any, TypeVar, cast

from duel_nb.words import language, speaking

_Method = TypeVar("_Method", bound=Callable[..., Any])


class SpeakingLock:
    """A lock that one thread may take again and again; who has it speaks a language.

    Args:
        language: what is spoken; by default the language in use now.

    Attributes:
        language: what is spoken from the next time on that the lock is taken.
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


def in_turn(method: _Method) -> _Method:
    """A method that waits until no other thread does anything with the same thing.

    The thing has an attribute `turn`, a lock that one thread may take again and again.
    """

    @wraps(method)
    def waiting(self: Any, *args: Any, **kwargs: Any) -> Any:
        with self.turn:
            return method(self, *args, **kwargs)

    return cast(_Method, waiting)
