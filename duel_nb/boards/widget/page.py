"""What the page itself does for a board: `board.css` and `board.js`.

A canvas of ipycanvas swallows the wheel and every touch, and reports each move of the mouse. The
script lets the notebook scroll and lets a tap become a click; it stops moves that nobody asked for;
it leads Tab and Escape out of the canvas; it gives names and roles to what a screen reader meets;
it tells the board how wide its cell is, whether the page is dark, whether the system asks for less
motion, and when somebody is about to type an action; it enlarges a card on which the mouse rests,
and shows what moves; it gives the board the height that the window has, and brings it into the
window when its cell has run; it keeps a picture of a board that rests; it keeps the answer to a
click from being held back; and it frees the pixels of a closed notebook. Without it (a page that
runs no scripts) the board works all the same.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import ipywidgets as widgets

from duel_nb.boards.paint.private_names import with_classes

_FILES: Final = files("duel_nb.boards.widget")

STYLE: Final = f"<style>{_FILES.joinpath('board.css').read_text('utf-8')}</style>"
"""How the texts and widgets around a board look, as HTML."""


def script() -> widgets.Output:
    """A widget without a face that runs the script in every view of a board."""
    data = {
        "application/javascript": _FILES.joinpath("board.js").read_text("utf-8"),
        "text/plain": "",
    }
    output = {"output_type": "display_data", "data": data, "metadata": {}}
    layout = widgets.Layout(height="0", overflow="hidden")
    return with_classes(widgets.Output, ["duel-script"], outputs=(output,), layout=layout)
