"""What can be done with the selected thing, opened beside it on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import ipywidgets as widgets

from duel_nb.boards.paint.widget_factory import HIDDEN, display
from duel_nb.boards.widget import markup
from duel_nb.boards.widget.choice_buttons import ChoiceButtons
from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.offers import About
from duel_nb.engine import Action
from duel_nb.engine.messages import Message

_ROWS: Final = 8
"""Rows that there are from the start: as many as are usually needed."""
_LEAST, _MOST, _GAP = 240, 340, 8
"""How wide it is, and how far from the thing, in CSS pixels."""

Place: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom of a thing, as parts of the board's width and height."""


class Popover:
    """The selected thing with its actions: what is possible first, the rest folded into a line.

    It takes no room in the page: it lies over the board, beside the thing and within the board.

    Args:
        controls: makes the widgets.
        close: called to select nothing.
        act: called with what was chosen.

    Attributes:
        widget: to be laid over the board.
        choices: the buttons of the actions that are possible.
    """

    def __init__(
        self, controls: Controls, close: Callable[[], None], act: Callable[[Action], None]
    ) -> None:
        make = controls.make
        self._title = make(widgets.HTML, layout={"flex": "1 1 0", "min_width": "0"})
        self._close = controls.button("", "times", close, "duel-close", tooltip=Message("close"))
        head = make(widgets.HBox, children=[self._title, self._close])
        rows = make(widgets.VBox)
        self.choices = ChoiceButtons[Action](
            controls,
            rows,
            lambda call: controls.button("", "", call, "duel-offer", button_style="primary"),
            act,
            row="duel-choice",
            few=_ROWS,
        )
        self._refused = make(widgets.HTML)
        # shrinks when the panel needs the room: the panel never leaves the board
        self._above = make(widgets.Box, layout=widgets.Layout())
        self._panel = make(
            widgets.VBox,
            "duel-choices",
            children=[head, rows, self._refused],
            layout=widgets.Layout(),
        )
        self.widget = make(
            widgets.VBox, "duel-popover", HIDDEN, children=[self._above, self._panel]
        )

    def show(self, about: About | None, place: Place | None, foretells: bool = True) -> None:
        """Show what is known of a thing and can be done with it; nothing for None.

        Args:
            about: the thing.
            place: where it lies; None opens in the upper left corner.
            foretells: whether to say how the game would end.
        """
        offers = () if about is None else about.offers
        self.choices.show(
            (offer.action, offer.label, markup.effect(offer, foretells))
            for offer in offers
            if offer.legal
        )
        display(self.widget, about is not None)
        if about is not None:
            self._move(place or (0.0, 0.0, 0.0, 0.0))
            self._title.value = markup.about_panel(about)
            self._refused.value = markup.refused([o for o in offers if not o.legal])

    def focus(self) -> None:
        """Give the keyboard focus to the first action, else to the button that closes this."""
        if not self.choices.focus():
            self._close.focus()

    def _move(self, place: Place) -> None:
        """Lie beside a thing, on the side with more room."""
        left, top, right, _ = place
        self._above.layout.flex = f"0 1 {top:.2%}"
        on_the_right = left + right < 1
        room = f"{1 - right if on_the_right else left:.2%} - {_GAP}px"
        width = f"clamp({_LEAST}px, {room}, {_MOST}px)"
        if on_the_right:
            edge = f"min({right:.2%} + {_GAP}px, 100% - {_LEAST}px)"
        else:
            edge = f"max(0px, {room} - {width})"
        with self._panel.layout.hold_sync():
            self._panel.layout.width, self._panel.layout.margin = width, f"0 0 0 {edge}"
