"""A button for each choice: Buildings, actions, advice, corrections."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import zip_longest
from typing import Generic, TypeVar

import ipywidgets as widgets

from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.widget_factory import HIDDEN, display

Chosen = TypeVar("Chosen")


class ChoiceButtons(Generic[Chosen]):
    """One button for each current choice, optionally with a text beside it.

    Unused buttons are hidden and reused, so that a button keeps the keyboard focus when the choices
    change, and a double click on a button that has gone does nothing.

    Args:
        controls: creates the rows.
        widget: the box to which the buttons are appended.
        button: creates a button with a callback; hidden unless it gets a row.
        chosen: called with the choice.
        row: CSS class of the box with a button and its text; "" for buttons without texts.
        few: number of buttons created at once.

    Attributes:
        things: the choices, in order.
        buttons: their buttons, followed by unused ones.
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
        """Replace the choices; each comes with its button's label and the HTML beside it."""
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
        """Focus the button of a choice, else the first one.

        Returns:
            Whether there is any button.
        """
        if self.things:
            self.buttons[self.things.index(thing) if thing in self.things else 0].focus()
        return bool(self.things)

    def grow(self, wanted: int) -> None:
        """Create buttons until there are as many as wanted."""
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
