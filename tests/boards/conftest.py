"""What the tests of boards share."""

from collections.abc import Callable

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
    """A kernel whose time passes when asked: so many of the calls that wait, or all, are done."""
    waiting: list[Callable[[], None]] = []

    class Loop:
        def call_later(self, seconds: float, call: Callable[[], None]) -> None:
            waiting.append(call)

    def pass_time(calls: int = 1_000_000) -> None:
        while waiting and calls:
            waiting.pop(0)()
            calls -= 1

    monkeypatch.setattr(kernel, "running", Loop)
    return pass_time
