"""The picture of a position above an answer, which follows the page's theme and layout."""

from __future__ import annotations

from duel_nb.boards.live.look import Look
from duel_nb.engine import GameState
from duel_nb.lessons.exercises import look
from duel_nb.page.controls import Controls
from duel_nb.page.elements import Html


class ResponsivePicture:
    """The picture of a position, drawn again when the page changes its theme or layout.

    Args:
        state: the position.
        controls: shows errors.

    Attributes:
        element: to be put into the page.
    """

    def __init__(self, state: GameState, controls: Controls) -> None:
        self._state = state
        self._drawn = ("", "", "")
        self._html = Html()
        guarded = controls.guarded
        self._look = Look(changed=self._draw, seen=lambda seen: None, guarded=guarded)
        self.element = self._look.frame
        self.element.children = (self._html,)
        self._draw()

    def _draw(self) -> None:
        wanted = self._look.theme, self._look.palette, self._look.layout
        if self._drawn != wanted:
            self._drawn = wanted
            self._html.value = look.picture(self._state, self._look.colours, self._look.layout)
