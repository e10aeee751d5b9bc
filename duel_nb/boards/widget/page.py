"""What the page itself does for a board: `board.css` and `board.js`.

A canvas of ipycanvas swallows the wheel and every touch, and reports each move of the mouse. The
script lets the notebook scroll and lets a tap become a click; it stops moves that nobody asked for;
it leads Tab and Escape out of the canvas; it gives names and roles to what a screen reader meets;
it tells the board how wide its cell is, whether the page is dark or strong in contrast, whether the
system asks for less motion, and when somebody is about to type an action; it enlarges a thing on
which the mouse or a finger rests, or with the key e, and shows what moves; it gives the board the
height that the window has, and brings it into the window when its cell has run; it keeps a picture
of a board that rests; it keeps the answer to a click from being held back; and it frees the pixels
of a closed notebook. Without it (a page that runs no scripts) the board works all the same.
"""

from __future__ import annotations

import json
from html import escape
from importlib.resources import files
from typing import Final

import ipywidgets as widgets

from duel_nb.boards.drawing.said import said
from duel_nb.boards.paint.private_names import with_classes
from duel_nb.engine.messages import Message

_FILES: Final = files("duel_nb.boards.widget")

STYLE: Final = f"<style>{_FILES.joinpath('board.css').read_text('utf-8')}</style>"
"""How the texts and widgets around a board look, as HTML."""


def head() -> str:
    """The style, what the script has to say, and what is shown when the kernel is gone, as HTML."""
    words = {
        "names": {place: str(message) for place, message in _NAMED.items()},
        "position": said("position-of", at="{at}", last="{last}"),
    }
    told = escape(json.dumps(words, ensure_ascii=False))
    return (
        f'{STYLE}<div hidden class="duel-words" data-words="{told}"></div>'
        f"{lost(said('board-lost'))}"
    )


def lost(sentence: str) -> str:
    """A sentence that is seen when the kernel is gone, as HTML; the page knows when that is."""
    return f'<div class="duel-lost" aria-live="assertive">{sentence}</div>'


_NAMED: Final = {
    ".duel-canvas canvas": Message("board-label"),
    ".duel-shown .noUi-handle": Message("case-step"),
    ".duel-tools .noUi-handle": Message("step-through"),
    ".duel-tools .widget-play button": Message("watch-tip"),
    ".duel-typed input": Message("type-label"),
    ".duel-side .widget-text input": Message("search-label"),
}
"""What a screen reader calls the canvas, and widgets that have no name of their own."""


def script() -> widgets.Output:
    """A widget without a face that runs the script in every view of a board."""
    data = {
        "application/javascript": _FILES.joinpath("board.js").read_text("utf-8"),
        "text/plain": "",
    }
    output = {"output_type": "display_data", "data": data, "metadata": {}}
    layout = widgets.Layout(height="0", overflow="hidden")
    return with_classes(widgets.Output, ["duel-script"], outputs=(output,), layout=layout)
