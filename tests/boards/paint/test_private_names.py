"""What the boards lean on in ipycanvas and ipywidgets is still there, and leant on in one place."""

from __future__ import annotations

import re
from pathlib import Path

import ipycanvas.canvas
import ipywidgets as widgets

import duel_nb

PACKAGE = Path(duel_nb.__file__).parent
LEANT_ON = {
    *("_CanvasManager", "_caching", "_commands_cache", "_buffers_cache", "_current_canvas"),
    *("_canvases", "_canvas_manager", "_handle_frontend_event", "_dom_classes"),
}


def test_they_are_still_there() -> None:
    """The painter leans on these; when ipycanvas renames one, this says so before a user does."""
    canvas = ipycanvas.canvas
    manager = canvas._CanvasManager()
    assert {"_caching", "_current_canvas", "_commands_cache", "_buffers_cache"} <= set(
        vars(manager)
    )
    assert callable(manager._send_custom)
    assert callable(manager.flush)
    assert "fillStyledPolygons" in canvas._CMD_LIST
    multi = ipycanvas.MultiCanvas(2, width=10, height=10)
    assert len(multi._canvases) == 2
    assert all(layer._canvas_manager is canvas._CANVAS_MANAGER for layer in multi._canvases)
    assert multi._canvas_manager is canvas._CANVAS_MANAGER
    assert multi[-1] is multi._canvases[-1]
    assert callable(multi[-1]._handle_frontend_event)
    for event in ("client_ready", "mouse_down", "touch_start", "key_down"):
        assert hasattr(multi[-1], f"_{event}_callbacks")
    assert widgets.Button(_dom_classes=("one",))._dom_classes == ("one",)


def test_they_are_in_one_module() -> None:
    for path in PACKAGE.rglob("*.py"):
        words = set(re.findall(r"\w+", path.read_text("utf-8")))
        here = path.name == "private_names.py"
        assert LEANT_ON & words == (LEANT_ON if here else set()), path
