"""What the boards lean on in ipycanvas is still there, and leant on in one place."""

from __future__ import annotations

import re
from pathlib import Path

import ipycanvas.canvas

import duel_nb

PACKAGE = Path(duel_nb.__file__).parent
LEANT_ON = {
    *("_CanvasManager", "_caching", "_commands_cache", "_buffers_cache", "_current_canvas"),
    "_canvas_manager",
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
    own = ipycanvas.Canvas(_canvas_manager=manager, width=10, height=10)
    assert own._canvas_manager is manager
    assert ipycanvas.Canvas(width=10, height=10)._canvas_manager is not manager


def test_they_are_in_one_module() -> None:
    for path in PACKAGE.rglob("*.py"):
        words = set(re.findall(r"\w+", path.read_text("utf-8")))
        here = path.name == "private_names.py"
        assert LEANT_ON & words == (LEANT_ON if here else set()), path
