"""Work that can wait until the page has shown the board that was sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

SECONDS: Final = 1.0
"""After this time a page is taken to have shown the board that was sent."""


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
    loop.call_later(seconds, call)
    return True


def running() -> asyncio.AbstractEventLoop | None:
    """The event loop of the kernel; None outside a kernel."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
