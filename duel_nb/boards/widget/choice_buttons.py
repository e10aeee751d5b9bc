"""A button for each thing that can be chosen: Buildings, actions, advice, corrections."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import zip_longest
from typing import Generic, TypeVar

import ipywidgets as widgets

from duel_nb.boards.paint.widget_factory import HIDDEN, display
from duel_nb.boards.widget.controls import Controls

Chosen = TypeVar("Chosen")


class ChoiceButtons(Generic[Chosen]):
    """As many buttons as there are things to choose from now, each with words if wanted.

    Those that are not in use are hidden and used again: one that stays keeps the keyboard focus,
    and the second of two quick clicks on one that is gone does nothing.

    Args:
        controls: makes the rows.
        widget: holds the buttons, after what it holds already.
        button: makes a button that calls something; hidden, unless a row is made of it.
        chosen: called with what was chosen.
        row: class of what holds a button and its words; "" where there are no words.
        few: how many there are from the start.

    Attributes:
        things: what can be chosen, in order.
        buttons: their buttons, and more that are not in use.
    """

    def __init__(
        self,
        controls: Controls,
        widget: widgets.Box,
        button: Callable[[Callable[[], None]], widgets.Button],
        chosen: Callable[[Chosen], object],
        *,
        row: str = "",
        few: int = 0,
    ) -> None:
        self._controls, self._widget, self._button = controls, widget, button
        self._chosen, self._row = chosen, row
        self.things: list[Chosen] = []
        self.buttons: list[widgets.Button] = []
        self._words: list[widgets.HTML] = []
        self._rows: list[widgets.DOMWidget] = []
        self.grow(few)

    def show(self, choices: Iterable[tuple[Chosen, str, str]]) -> None:
        """Offer other things: each with the label of its button, and HTML to stand beside it."""
        found = list(choices)
        self.things = [thing for thing, _, _ in found]
        self.grow(len(found))
        for number, (row, one) in enumerate(zip_longest(self._rows, found)):
            display(row, one is not None)
            if one is not None:
                _, self.buttons[number].description, words = one
                if self._row:
                    self._words[number].value = words

    def focus(self, thing: Chosen | None = None) -> bool:
        """Give the keyboard focus to the button of a thing, else to the first one.

        Returns:
            Whether there is any button.
        """
        if self.things:
            self.buttons[self.things.index(thing) if thing in self.things else 0].focus()
        return bool(self.things)

    def grow(self, wanted: int) -> None:
        """Have at least so many buttons."""
        more: list[widgets.DOMWidget] = []
        for number in range(len(self.buttons), wanted):
            button = self._button(partial(self._choose, number))
            self.buttons.append(button)
            if not self._row:
                more.append(button)
            else:
                words = self._controls.make(widgets.HTML)
                self._words.append(words)
                children = [button, words]
                more.append(self._controls.make(widgets.Box, self._row, HIDDEN, children=children))
        if more:
            self._rows += more
            self._widget.children = (*self._widget.children, *more)

    def _choose(self, number: int) -> None:
        if number < len(self.things):
            self._chosen(self.things[number])
