"""What widgets call: an exception inside is told or shown, or it would be lost without a trace."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, TypeAlias

from duel_nb.catalog import UnknownName
from duel_nb.engine import DuelError

Guard: TypeAlias = Callable[[Callable[..., None]], Callable[..., None]]
"""Makes of a callback one whose exceptions are not lost."""


def guard(
    call: Callable[..., object],
    tell: Callable[[str], object],
    fail: Callable[[Exception], object],
    turn: AbstractContextManager[object] | None = None,
) -> Callable[..., None]:
    """A callback whose exceptions are not lost.

    Args:
        call: what the widget calls.
        tell: says a sentence for people: what they did cannot be done.
        fail: shows a fault of the program.
        turn: what is held meanwhile, such as the lock of a board.
    """

    def guarded(*args: Any) -> None:
        with turn or nullcontext():
            try:
                call(*args)
            except (DuelError, UnknownName) as error:
                tell(str(error))
            except Exception as error:
                fail(error)

    return guarded
