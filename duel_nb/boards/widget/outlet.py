"""A place for one thing at a time, such as the board that is opened below an editor."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

import ipywidgets as widgets

from duel_nb.boards.widget.controls import Controls


class Shown(Protocol):
    """Something with a widget to show."""

    @property
    def widget(self) -> widgets.Widget:
        """The widget."""

    def close(self) -> None:
        """Free its widgets."""


_Shown = TypeVar("_Shown", bound=Shown)


class Outlet(Generic[_Shown]):
    """Shows one thing at a time.

    The page is still removing the views of what was replaced. Closing its widgets now would remove
    each view twice, which is an error in the page, so they are closed by the next change.

    Args:
        controls: creates the widget.

    Attributes:
        widget: to be put into the page.
        shown: what it shows; None for nothing.
    """

    def __init__(self, controls: Controls) -> None:
        self.widget = controls.make(widgets.VBox, layout={"width": "100%"})
        self.shown: _Shown | None = None
        self._replaced: _Shown | None = None

    def show(self, thing: _Shown | None, *above: widgets.Widget) -> None:
        """Show something instead of what is there, below other widgets; None shows nothing."""
        if self._replaced is not None:
            self._replaced.close()
        self._replaced, self.shown = self.shown, thing
        self.widget.children = () if thing is None else (*above, thing.widget)

    def close(self) -> None:
        """Free the widgets of what it shows and showed before."""
        for thing in (self.shown, self._replaced):
            if thing is not None:
                thing.close()
        self.shown = self._replaced = None
