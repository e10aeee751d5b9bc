"""What can wait until a page has shown the board that was sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

SECONDS: Final = 1.0
"""So long after a board was sent it has been seen."""


def later(call: Callable[[], None], seconds: float = SECONDS) -> bool:
    """Call it when a board that is sent now has been seen; at once where no kernel runs.

    Args:
        call: what is to be called.
        seconds: how long it waits.

    Returns:
        Whether the call is still to come.
    """
    loop = running()
    if loop is None:  # nobody is waiting for a picture
        call()
        return False
    loop.call_later(seconds, call)
    return True


def running() -> asyncio.AbstractEventLoop | None:
    """The event loop of the kernel; None where no kernel runs."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
