"""The style sheet and the script of a board in the page: `board.css` and `board.js`.

An ipycanvas canvas swallows wheel, touch and key events and reports every mouse move. The script

- lets the notebook scroll, turns taps into clicks, and drops mouse moves;
- moves the focus out of the canvas with Tab and Escape, and adds ARIA names and roles;
- reports the size of the board's cell, theme, contrast, reduced motion, and when somebody is about
  to type an action; keeps what somebody types until it is sent;
- enlarges what the mouse or a finger rests on, or the key e asks for, and animates changes;
- fits the board into the window, and scrolls to it after its cell has run;
- replaces the canvas of a board that is out of sight by a picture, frees the pixels of a closed
  notebook, and avoids delayed acknowledgements after a click.

Without scripts the board still works.
"""

from __future__ import annotations

import json
from html import escape
from importlib.resources import files
from typing import Final

import ipywidgets as widgets

from duel_nb.messages import Message
from duel_nb.words.translate import translate

_FILES: Final = files("duel_nb.boards.widget")

STYLE: Final = f"<style>{_FILES.joinpath('board.css').read_text('utf-8')}</style>"
"""The style of the texts and widgets around a board, as HTML."""


def head() -> str:
    """The style, the sentences of the script, and what a lost kernel shows, as HTML."""
    words = {
        "names": {place: str(message) for place, message in _NAMED.items()},
        "position": translate("position-of", at="{at}", last="{last}"),
    }
    data = escape(json.dumps(words, ensure_ascii=False))
    return (
        f'{STYLE}<div hidden class="duel-words" data-words="{data}"></div>'
        f"{lost(translate('board-lost'))}"
    )


def lost(sentence: str) -> str:
    """A sentence that the style sheet shows when the kernel is gone, as HTML."""
    return f'<div class="duel-lost" aria-live="assertive">{sentence}</div>'


_NAMED: Final = {
    ".duel-canvas canvas": Message("board-label"),
    ".duel-shown .noUi-handle": Message("case-step"),
    ".duel-tools .noUi-handle": Message("step-through"),
    ".duel-tools .widget-play button": Message("watch-tip"),
    ".duel-typed input": Message("type-label"),
    ".duel-side .widget-text input": Message("search-label"),
}
"""Selector -> aria-label, for the canvas and widgets without a name of their own."""


def script() -> widgets.Output:
    """An invisible widget that runs the script in every view of a board."""
    data = {
        "application/javascript": _FILES.joinpath("board.js").read_text("utf-8"),
        "text/plain": "",
    }
    output = {"output_type": "display_data", "data": data, "metadata": {}}
    return widgets.Output(outputs=(output,), layout=widgets.Layout(height="0", overflow="hidden"))
