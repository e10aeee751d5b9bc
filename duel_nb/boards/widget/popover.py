"""The popover beside the selection: what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import ipywidgets as widgets

from duel_nb.boards.html import markup
from duel_nb.boards.widget.choice_buttons import ChoiceButtons
from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.widget_factory import HIDDEN, display
from duel_nb.engine import Action
from duel_nb.messages import Message
from duel_nb.session.offers import About

_ROWS: Final = 8
"""Rows created at once: as many as are usually needed."""
_MIN_WIDTH, _MAX_WIDTH, _GAP = 240, 340, 8
"""Its width, and its distance from the selection, in CSS pixels."""

Place: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom as fractions of the board's width and height."""


class Popover:
    """The selection with its actions: the legal ones first, the others folded into one line.

    It lies over the board, beside the selection, and takes no room in the page.

    Args:
        controls: creates the widgets.
        close: called to clear the selection.
        act: called with the chosen action.

    Attributes:
        widget: to be placed over the board.
        choices: the buttons of the legal actions.
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
        # a spacer that shrinks, so that the panel never leaves the board
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
        """Show what is known about the selection and can be done with it; hide for None.

        Args:
            about: the selection.
            place: where it is; None opens in the upper left corner.
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
        """Focus the first action, else the close button."""
        if not self.choices.focus():
            self._close.focus()

    def _move(self, place: Place) -> None:
        """Move beside the selection, to the side with more room."""
        left, top, right, _ = place
        self._above.layout.flex = f"0 1 {top:.2%}"
        on_the_right = left + right < 1
        room = f"{1 - right if on_the_right else left:.2%} - {_GAP}px"
        width = f"clamp({_MIN_WIDTH}px, {room}, {_MAX_WIDTH}px)"
        if on_the_right:
            edge = f"min({right:.2%} + {_GAP}px, 100% - {_MIN_WIDTH}px)"
        else:
            edge = f"max(0px, {room} - {width})"
        with self._panel.layout.hold_sync():
            self._panel.layout.width, self._panel.layout.margin = width, f"0 0 0 {edge}"
