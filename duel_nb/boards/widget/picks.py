"""Buttons without a face over what can be selected on the board: for the keyboard and readers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import ipywidgets as widgets

from duel_nb.boards.drawing.shapes import Scene
from duel_nb.boards.paint.widget_factory import AWAY, WidgetFactory, display
from duel_nb.boards.widget.offers import Selectable
from duel_nb.boards.widget.popover import MakeButton, Place

_FEW: Final = 12
"""Buttons that there are from the start: as many as are usually needed."""


def place_on(board: Scene, hit: str | None) -> Place | None:
    """Where the thing with a hit id lies on the board; None where it does not lie there."""
    target = None if hit is None else board.target(hit)
    if target is None:
        return None
    x, y, width, height = target.box
    across, down = board.width, board.height
    return x / across, y / down, (x + width) / across, (y + height) / down


class Picks:
    """A button over each thing that can be selected now.

    The mouse meets the board below them.

    Args:
        factory: makes the widgets.
        button: makes a button from its label, its icon and what it calls.
        picked: called with the hit id of what was selected.

    Attributes:
        widget: to be laid over the board.
        hits: the hit ids of what can be selected.
        buttons: the buttons in the same order, and more that are not in use.
    """

    def __init__(
        self, factory: WidgetFactory, button: MakeButton, picked: Callable[[str], None]
    ) -> None:
        self._button, self._picked = button, picked
        self.hits: list[str] = []
        self.buttons: list[widgets.Button] = []
        self.widget = factory.make(widgets.Box, "duel-picks")
        self._grow(_FEW)

    def show(
        self, found: Sequence[Selectable], board: Scene, prices: Mapping[str, str | None]
    ) -> None:
        """Lie over what can be selected on a board.

        Args:
            found: what can be selected.
            board: the scene shown.
            prices: hit id -> what it would cost, where that is known.
        """
        self.hits = [pick.hit for pick in found]
        self._grow(len(found))
        for number, button in enumerate(self.buttons):
            display(button, number < len(found))
            if number < len(found):
                pick = found[number]
                with button.hold_sync():
                    button.description = pick.label
                    button.tooltip = prices.get(pick.hit)
                left, top, right, bottom = place_on(board, pick.hit) or (0.0, 0.0, 0.04, 0.04)
                with button.layout.hold_sync():
                    button.layout.left, button.layout.top = f"{left:.2%}", f"{top:.2%}"
                    button.layout.width = f"{right - left:.2%}"
                    button.layout.height = f"{bottom - top:.2%}"

    def focus(self, hit: str | None = None) -> bool:
        """Give the keyboard focus to the button of a thing, else to the first one.

        Returns:
            Whether there is any button.
        """
        if not self.hits:
            return False
        self.buttons[self.hits.index(hit) if hit in self.hits else 0].focus()
        return True

    def _grow(self, wanted: int) -> None:
        """Have at least so many buttons; one that stays keeps the keyboard focus."""
        if wanted <= len(self.buttons):
            return
        for number in range(len(self.buttons), wanted):
            layout = widgets.Layout()
            button = self._button(
                "", "", lambda n=number: self._pick(n), "duel-pick", AWAY, layout=layout
            )
            self.buttons.append(button)
        self.widget.children = tuple(self.buttons)

    def _pick(self, number: int) -> None:
        if number < len(self.hits):  # else it is the second of two quick clicks
            self._picked(self.hits[number])
