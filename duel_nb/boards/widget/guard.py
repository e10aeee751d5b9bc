"""Wraps the callbacks of widgets so that their exceptions are shown: Jupyter would lose them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, TypeAlias

from duel_nb.catalog import UnknownName
from duel_nb.engine import DuelError

Guard: TypeAlias = Callable[[Callable[..., None]], Callable[..., None]]
"""Wraps a callback so that its exceptions are shown."""


def guard(
    call: Callable[..., object],
    tell: Callable[[str], object],
    fail: Callable[[Exception], object],
    lock: AbstractContextManager[object] | None = None,
) -> Callable[..., None]:
    """A callback whose exceptions are shown.

    Args:
        call: the function.
        tell: shows the sentence of an error that people made.
        fail: shows a bug.
        lock: held during the call, such as the lock of a board.
    """

    def guarded(*args: Any) -> None:
        with lock or nullcontext():
            try:
                call(*args)
            except (DuelError, UnknownName) as error:
                tell(str(error))
            except Exception as error:
                fail(error)

    return guarded
