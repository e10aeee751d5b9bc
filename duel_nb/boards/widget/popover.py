"""What can be done with the selected thing, opened beside it on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import ipywidgets as widgets

from duel_nb.boards.paint.widget_factory import AWAY, WidgetFactory, display
from duel_nb.boards.widget import markup
from duel_nb.boards.widget.offers import About
from duel_nb.engine import Action
from duel_nb.engine.messages import Message

_ROWS: Final = 8
"""Rows that there are from the start: as many as are usually needed."""
_LEAST, _MOST, _GAP = 240, 340, 8
"""How wide it is, and how far from the thing, in CSS pixels."""

Place: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom of a thing, as parts of the board's width and height."""
MakeButton: TypeAlias = Callable[..., widgets.Button]


class Popover:
    """The selected thing with its actions: what is possible first, the rest folded into a line.

    It takes no room in the page: it lies over the board, beside the thing and within the board.

    Args:
        factory: makes the widgets.
        button: makes a button from its label, its icon and what it calls.
        close: called to select nothing.
        act: called with what was chosen.

    Attributes:
        widget: to be laid over the board.
        offers: the buttons of the actions, in order; the first `len(actions)` are in use.
        actions: what they do.
    """

    def __init__(
        self,
        factory: WidgetFactory,
        button: MakeButton,
        close: Callable[[], None],
        act: Callable[[Action], None],
    ) -> None:
        self._factory, self._button, self._act = factory, button, act
        self.actions: list[Action] = []
        self.offers: list[widgets.Button] = []
        self._words: list[widgets.HTML] = []
        self._title = factory.make(widgets.HTML, layout={"flex": "1 1 0", "min_width": "0"})
        self._close = button("", "times", close, "duel-close", tooltip=Message("close"))
        head = factory.make(widgets.HBox, children=[self._title, self._close])
        self._rows = factory.make(widgets.VBox)
        self._refused = factory.make(widgets.HTML)
        self._grow(_ROWS)
        # shrinks when the panel needs the room: the panel never leaves the board
        self._above = factory.make(widgets.Box, layout=widgets.Layout())
        self._panel = factory.make(
            widgets.VBox,
            "duel-choices",
            children=[head, self._rows, self._refused],
            layout=widgets.Layout(),
        )
        self.widget = factory.make(
            widgets.VBox, "duel-popover", AWAY, children=[self._above, self._panel]
        )

    def show(self, about: About | None, place: Place | None, foretells: bool = True) -> None:
        """Show what is known of a thing and can be done with it; nothing for None.

        Args:
            about: the thing.
            place: where it lies; None opens in the upper left corner.
            foretells: whether to say how the game would end.
        """
        legal = [] if about is None else [offer for offer in about.offers if offer.legal]
        self.actions = [offer.action for offer in legal]
        display(self.widget, about is not None)
        if about is None:
            return
        self._move(place or (0.0, 0.0, 0.0, 0.0))
        self._title.value = markup.about_panel(about)
        self._refused.value = markup.refused([o for o in about.offers if not o.legal])
        self._grow(len(legal))
        for number, row in enumerate(self._rows.children):
            if number < len(legal):
                self.offers[number].description = legal[number].label
                self._words[number].value = markup.effect(legal[number], foretells)
            display(row, number < len(legal))

    def focus(self) -> None:
        """Give the keyboard focus to the first action, else to the button that closes this."""
        (self.offers[0] if self.actions else self._close).focus()

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

    def _grow(self, wanted: int) -> None:
        """Have at least so many rows; a button that stays keeps the keyboard focus."""
        if wanted <= len(self.offers):
            return
        rows: list[Any] = [*self._rows.children]
        for number in range(len(self.offers), wanted):
            button = self._button("", "", lambda n=number: self._do(n), "duel-offer")
            button.button_style = "primary"
            words = self._factory.make(widgets.HTML)
            self.offers.append(button)
            self._words.append(words)
            rows.append(
                self._factory.make(widgets.Box, "duel-choice", AWAY, children=[button, words])
            )
        self._rows.children = tuple(rows)

    def _do(self, number: int) -> None:
        if number < len(self.actions):  # else it is the second of two quick clicks
            self._act(self.actions[number])
