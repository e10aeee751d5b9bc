"""One after another: what is done with a board is done before the next thing begins.

A kernel runs cells in one thread and answers the widgets of a page in another. Drawings of both at
once would mix their commands, and a game that moves on meanwhile would be drawn half and half.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

_Method = TypeVar("_Method", bound=Callable[..., Any])


def in_turn(method: _Method) -> _Method:
    """A method that waits until no other thread does anything with the same thing.

    The thing has an attribute `turn`, a lock that one thread may take again and again.
    """

    @wraps(method)
    def waiting(self: Any, *args: Any, **kwargs: Any) -> Any:
        with self.turn:
            return method(self, *args, **kwargs)

    return cast(_Method, waiting)
