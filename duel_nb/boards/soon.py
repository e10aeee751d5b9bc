"""What can wait until a page has shown the board that was sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

SEEN: Final = 1.0
"""So many seconds after a board was sent it has been seen."""


def soon(call: Callable[[], None]) -> bool:
    """Call it when a board that is sent now has been seen; at once where no kernel runs.

    Returns:
        Whether the call is still to come.
    """
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:  # nobody is waiting for a picture
        call()
        return False
    loop.call_later(SEEN, call)
    return True
