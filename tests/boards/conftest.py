"""What the tests of boards share."""

import heapq
from collections.abc import Callable
from itertools import count

import ipycanvas.canvas
import pytest

from duel_nb import kernel
from tests.boards.recording import Recorder


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    recorder = Recorder()
    monkeypatch.setattr(
        ipycanvas.canvas._CanvasManager,
        "_send_custom",
        lambda manager, commands, buffers=None: recorder.send(commands),
    )
    return recorder


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """A kernel whose time passes when asked.

    So many of the calls that wait are done, or those of so many seconds, or all; the others take
    no time.
    """
    waiting: list[tuple[float, int, Callable[[], None]]] = []
    order = count()
    now = 0.0

    class Loop:
        def call_later(self, seconds: float, call: Callable[[], None]) -> None:
            heapq.heappush(waiting, (now + seconds, next(order), call))

    def pass_time(calls: int = 1_000_000, seconds: float = 1_000_000) -> None:
        nonlocal now
        end = now + seconds
        while waiting and calls and waiting[0][0] <= end:
            now, _, call = heapq.heappop(waiting)
            call()
            calls -= 1

    monkeypatch.setattr(kernel, "running", Loop)
    monkeypatch.setattr(kernel, "monotonic", lambda: now)
    return pass_time
