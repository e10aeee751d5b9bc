"""Invisible buttons over what can be selected, for the keyboard and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import ipywidgets as widgets

from duel_nb.boards.drawing.shapes import Scene
from duel_nb.boards.widget.choice_buttons import ChoiceButtons
from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.popover import Place
from duel_nb.boards.widget.widget_factory import HIDDEN
from duel_nb.session.offers import Selectable

_FEW: Final = 12
"""Buttons created at once: as many as are usually needed."""


def place_on(board: Scene, hit: str | None) -> Place | None:
    """Where a hit id is on the board; None if it is not there."""
    target = None if hit is None else board.target(hit)
    if target is None:
        return None
    x, y, width, height = target.box
    across, down = board.width, board.height
    return x / across, y / down, (x + width) / across, (y + height) / down


class Picks:
    """A button over everything that can be selected now; the mouse clicks through to the board.

    Args:
        controls: creates the widgets.
        picked: called with the hit id that was selected.

    Attributes:
        widget: to be placed over the board.
        choices: the buttons, one for each hit id.
    """

    def __init__(self, controls: Controls, picked: Callable[[str], None]) -> None:
        self.widget = controls.make(widgets.Box, "duel-picks")
        self.choices = ChoiceButtons[str](
            controls,
            self.widget,
            lambda call: controls.button(
                "", "", call, "duel-pick", HIDDEN, layout=widgets.Layout()
            ),
            picked,
            few=_FEW,
        )

    def show(
        self, found: Sequence[Selectable], board: Scene, prices: Mapping[str, str | None]
    ) -> None:
        """Place the buttons.

        Args:
            found: what can be selected.
            board: the scene shown.
            prices: hit id -> its price, if known.
        """
        self.choices.show((pick.hit, pick.label, "") for pick in found)
        for pick, button in zip(found, self.choices.buttons, strict=False):
            button.tooltip = prices.get(pick.hit)
            left, top, right, bottom = place_on(board, pick.hit) or (0.0, 0.0, 0.04, 0.04)
            with button.layout.hold_sync():
                button.layout.left, button.layout.top = f"{left:.2%}", f"{top:.2%}"
                button.layout.width = f"{right - left:.2%}"
                button.layout.height = f"{bottom - top:.2%}"
