"""What the tests of boards share."""

import ipycanvas.canvas
import pytest

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
