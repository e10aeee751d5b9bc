"""The picture of a position above an answer: light or dark, wide or narrow, as the page is."""

from __future__ import annotations

import ipywidgets as widgets

from duel_nb.boards.widget import page
from duel_nb.boards.widget.preferences import AUTO, Guard, Look
from duel_nb.engine import GameState
from duel_nb.lessons.exercises import look


class ResponsivePicture:
    """The picture of a position, drawn again when the page has room for another layout.

    Args:
        state: the position.
        guarded: shows the errors of callbacks.

    Attributes:
        widget: the widget.
    """

    def __init__(self, state: GameState, guarded: Guard) -> None:
        self._state = state
        self._layout = ""
        self._html = widgets.HTML()
        self._look = Look(AUTO, AUTO, guarded, self._draw)
        self._draw()
        self.widget = widgets.VBox(
            [self._html, page.script(), self._look.ear], layout=widgets.Layout(width="100%")
        )
        self.widget.add_class("duel-board")

    def _draw(self) -> None:
        """Draw it in the layout that the page has room for; the page itself picks the theme."""
        if self._layout != self._look.layout:
            self._layout = self._look.layout
            self._html.value = look.picture(self._state, self._layout)
