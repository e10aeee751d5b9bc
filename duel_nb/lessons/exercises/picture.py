"""The picture of a position above an answer, which follows the page's theme and layout."""

from __future__ import annotations

import ipywidgets as widgets

from duel_nb.boards.widget import page
from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.preferences import Look
from duel_nb.engine import GameState
from duel_nb.lessons.exercises import look


class ResponsivePicture:
    """The picture of a position, redrawn when the page changes its layout or contrast.

    Args:
        state: the position.
        controls: shows errors.

    Attributes:
        widget: the widget.
    """

    def __init__(self, state: GameState, controls: Controls) -> None:
        self._state = state
        self._drawn = ("", "")
        self._html = widgets.HTML()
        self._look = Look(controls, changed=self._draw)
        self._draw()
        self.widget = widgets.VBox(
            [self._html, page.script(), self._look.ear], layout=widgets.Layout(width="100%")
        )
        self.widget.add_class("duel-board")

    def _draw(self) -> None:
        """Draw it in the page's layout and contrast; CSS selects the theme."""
        wanted = self._look.layout, self._look.palette
        if self._drawn != wanted:
            self._drawn = wanted
            self._html.value = look.picture(self._state, *wanted)
