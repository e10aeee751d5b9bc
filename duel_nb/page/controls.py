"""Controls that report their errors, buttons for choices, and a place for one thing at a time."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from itertools import zip_longest
from typing import Any, Generic, Protocol, TypeVar

from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.page import html
from duel_nb.page.elements import Box, Button, Element, Html, RowBox
from duel_nb.page.page import together


class Controls:
    """Makes elements whose callbacks report their errors.

    Args:
        lock: held while a callback runs, such as the lock of a board.

    Attributes:
        alert: the error line; empty if there is no error.
        last_error: the traceback of the last bug; None if there was none.
    """

    def __init__(self, lock: AbstractContextManager[object] | None = None) -> None:
        self._lock = lock
        self.alert = Html()
        self.last_error: str | None = None

    def button(
        self,
        label: str | Message,
        icon: str,
        call: Callable[[], object],
        *classes: str,
        **settings: Any,
    ) -> Button:
        """A button that calls something."""
        made = Button(*classes, label=label, icon=icon, **settings)
        made.on_press(self.guarded(call))
        return made

    def guarded(self, call: Callable[..., object]) -> Callable[..., None]:
        """``call``, with its exceptions shown in the error line instead of being lost.

        What it changes goes to the page in one message.
        """

        def guarded(*args: Any) -> None:
            with self._lock or nullcontext(), together():
                try:
                    call(*args)
                except DuelError as error:
                    self.say(str(error))
                except Exception as error:
                    self.fail(error)

        return guarded

    def say(self, sentence: str, rule: str | None = None) -> None:
        """Show why something cannot be done, with the id of the rule that forbids it."""
        self.alert.value = html.alert(sentence, rule)

    def fail(self, error: BaseException) -> None:
        """Show a bug."""
        self.last_error = "".join(traceback.format_exception(error))
        self.alert.value = html.failure(error)


class Controlled:
    """What people use by controls, which report its errors."""

    _controls: Controls

    @property
    def last_error(self) -> str | None:
        """The traceback of the last error inside a callback; None if there was none."""
        return self._controls.last_error


Chosen = TypeVar("Chosen")


class ChoiceButtons(Generic[Chosen]):
    """One button for each current choice, optionally with a text beside it.

    Unused buttons are hidden and reused, so that a button keeps the keyboard focus when the choices
    change, and a double click on a button that has gone does nothing.

    Args:
        element: the box to which the buttons are appended.
        button: makes a button with a callback.
        chosen: called with the choice.
        row: CSS class of the box with a button and its text; "" for buttons without texts.

    Attributes:
        things: the choices, in order.
        buttons: their buttons, followed by unused ones.
    """

    def __init__(
        self,
        element: Element,
        button: Callable[[Callable[[], None]], Button],
        chosen: Callable[[Chosen], object],
        *,
        row: str = "",
    ) -> None:
        self._element, self._button = element, button
        self._chosen, self._row = chosen, row
        self.things: list[Chosen] = []
        self.buttons: list[Button] = []
        self._words: list[Html] = []
        self._rows: list[Element] = []

    def show(self, choices: Iterable[tuple[Chosen, str, str]]) -> None:
        """Replace the choices; each comes with its button's label and the HTML beside it."""
        found = list(choices)
        self.things = [thing for thing, _, _ in found]
        self._grow(len(found))
        for number, (row, one) in enumerate(zip_longest(self._rows, found)):
            row.shown = one is not None
            if one is not None:
                _, self.buttons[number].label, words = one
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

    def _grow(self, wanted: int) -> None:
        """Make buttons until there are as many as wanted."""
        more: list[Element] = []
        for number in range(len(self.buttons), wanted):
            button = self._button(partial(self._choose, number))
            self.buttons.append(button)
            if self._row:
                self._words.append(Html())
                more.append(RowBox(self._row, children=[button, self._words[-1]]))
            else:
                more.append(button)
        if more:
            self._rows += more
            self._element.children = (*self._element.children, *more)

    def _choose(self, number: int) -> None:
        if number < len(self.things):
            self._chosen(self.things[number])


class Shown(Protocol):
    """Something with an element to show."""

    @property
    def element(self) -> Element:
        """The element."""

    def close(self) -> None:
        """Free what it holds."""


_Shown = TypeVar("_Shown", bound=Shown)


class Outlet(Generic[_Shown]):
    """Shows one thing at a time, and frees what it showed before.

    Attributes:
        element: to be put into the page.
        shown: what it shows; None for nothing.
    """

    def __init__(self) -> None:
        self.element = Box()
        self.shown: _Shown | None = None

    def show(self, thing: _Shown | None, *above: Element) -> None:
        """Show something instead of what is there, below other elements; None shows nothing."""
        was, self.shown = self.shown, thing
        self.element.children = () if thing is None else (*above, thing.element)
        if was is not None and was is not thing:
            was.close()

    def close(self) -> None:
        """Free what it shows."""
        if self.shown is not None:
            self.shown.close()
        self.shown = None
