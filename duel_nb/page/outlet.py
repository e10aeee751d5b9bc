"""A place for one thing at a time, such as the board that is opened below an editor."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from duel_nb.page.elements import Box, Element


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
