"""How boards look in this kernel: as the page is, or as their code says.

The page of a board tells how much room it has and whether it is dark (see `page`). A board that was
not asked for in a certain look follows the page, and the next one begins that way, so that it is
painted once. Nothing is kept beyond the kernel.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import ipywidgets as widgets

from duel_nb.boards.drawing.palettes import Palette
from duel_nb.boards.drawing.palettes import palette as palette_of
from duel_nb.boards.paint.widget_factory import WidgetFactory
from duel_nb.boards.scene import frame
from duel_nb.boards.widget.guard import Guard

AUTO: Final = "auto"
"""A theme, a layout or a palette that follows the page."""

NARROW_BELOW: Final = 1000
WIDE_FROM: Final = 1040
"""Pixels of a cell below which a board becomes narrow, and from which it becomes wide again: not
the same, or a scroll bar that comes and goes with the height of the board could never rest."""

Choice = Callable[[float, float, str], str]
"""Gives the layout for a width and a height of the page and the layout that the board has now."""

_AT_FIRST: Final = {"theme": "light", "layout": "wide", "palette": "standard"}
_TOLD: Final = dict(_AT_FIRST)
"""What a page told last."""


_SPOKEN: Final[dict[str, str]] = {}
"""What somebody chose on a board in place of each language of the kernel."""


def forget() -> None:
    """Begin again as in a new kernel: wide and light until a page says otherwise."""
    _TOLD.update(_AT_FIRST)
    _SPOKEN.clear()


def speak(around: str, chosen: str) -> None:
    """Note which language somebody chose on a board, in place of the one in use around it."""
    _SPOKEN[around] = chosen


def spoken(around: str) -> str:
    """The language of a board made now, where another one is in use around it."""
    return _SPOKEN.get(around, around)


def beginning(key: str) -> str:
    """How a board made now begins that follows the page: its "theme", "layout" or "palette"."""
    return _TOLD[key]


class Look:
    """How one board looks.

    Args:
        theme: "light", "dark" or "auto".
        layout: "wide", "tall", "narrow", "phone" or "auto".
        guarded: shows the errors of callbacks.
        changed: called when the board has to be drawn in another look.
        seen: called with False when no view of the board is near the window any more, and with
            True when one is again.
        typing: called when `typing` may have changed.
        factory: makes the widgets; by default they share nothing with others.
        choice: chooses the layout where the page tells height as well as width.
        palette: "standard", "contrast" or "auto".

    Attributes:
        theme: "light" or "dark".
        layout: "wide", "tall", "narrow" or "phone".
        palette: "standard" or "contrast".
        ear: a hidden field into which the page writes what it is like, such as
            "870x540 dark here v1": the pixels that the board has across and down (or only across,
            where it need not stand in one window), the theme, whether a view of the board is near
            the window ("here" or "away"), which view, "typing" while the field for actions has the
            focus there, "calm" where the system asks for less motion, and "strong" where the
            page has strong contrasts. It has to be a child of the board itself.

    Raises:
        ValueError: an unknown theme, layout or palette.
    """

    def __init__(
        self,
        theme: str,
        layout: str,
        guarded: Guard,
        changed: Callable[[], None],
        seen: Callable[[bool], None] = lambda _: None,
        typing: Callable[[], None] = lambda: None,
        factory: WidgetFactory | None = None,
        choice: Choice = lambda width, height, now: by_width(width, now),
        palette: str = AUTO,
    ) -> None:
        if theme != AUTO:
            palette_of(theme)
        if palette != AUTO:
            palette_of("light", palette)
        if layout != AUTO:
            frame.check_layout(layout)
        asked = {"theme": theme, "layout": layout, "palette": palette}
        self._follows = {key for key, value in asked.items() if value == AUTO}
        self.theme = beginning("theme") if theme == AUTO else theme
        self.layout = beginning("layout") if layout == AUTO else layout
        self.palette = beginning("palette") if palette == AUTO else palette
        self._changed, self._seen, self._typing = changed, seen, typing
        self._choice = choice
        self._views: dict[str, bool] = {}
        self._typists: set[str] = set()
        self._calm: set[str] = set()
        self.ear = (factory or WidgetFactory()).make(
            widgets.Text,
            "duel-ear",
            continuous_update=False,
            layout={"display": "none", "width": "auto"},
        )
        self.ear.observe(guarded(self._heard), "value")

    @property
    def colours(self) -> Palette:
        """The colours that the board has now."""
        return palette_of(self.theme, self.palette)

    def choose_palette(self, palette: str) -> None:
        """Somebody has chosen a palette: the page has no say in it any more."""
        self._follows.discard("palette")
        self.palette = palette

    @property
    def typing(self) -> bool:
        """Whether somebody may be about to type an action.

        A page that runs no scripts says nothing: there it is always so.
        """
        return bool(self._typists) or not self._views

    @property
    def calm(self) -> bool:
        """Whether the system of a page asks for less motion."""
        return bool(self._calm)

    def _heard(self, change: dict[str, Any]) -> None:
        """The page has said what it is like, and perhaps where the window is."""
        text = str(change["new"])
        self._follow(self._understood(text))
        match text.split():
            case [_, _, "here" | "away" as where, view, *more]:
                self._views[view] = where == "here"
                for word, views in (("typing", self._typists), ("calm", self._calm)):
                    views.discard(view)
                    if word in more:
                        views.add(view)
                self._seen(any(self._views.values()))
                self._typing()

    def _understood(self, text: str) -> dict[str, str]:
        """What the page has said, as far as it makes sense."""
        place, theme, *more = (*text.split(), "", "")
        width, by, height = place.partition("x")
        said: dict[str, str] = {}
        with suppress(ValueError):
            if by:
                said["layout"] = self._choice(float(width), float(height), self.layout)
            else:
                said["layout"] = by_width(float(width), self.layout)
        if theme in ("light", "dark"):
            said["theme"] = theme
            said["palette"] = "contrast" if "strong" in more else "standard"
        return said

    def _follow(self, said: dict[str, str]) -> None:
        """Look as the page does, unless the code said otherwise."""
        _TOLD.update(said)
        before = self.theme, self.layout, self.palette
        for key in self._follows & said.keys():
            setattr(self, key, said[key])
        if before != (self.theme, self.layout, self.palette):
            self._changed()


def by_width(width: float, now: str) -> str:
    """The layout for a width of the page, where a board may be taller than the window."""
    if width < (frame.PHONE_UNTIL if now == "phone" else frame.PHONE_BELOW):
        return "phone"
    return "narrow" if width < (NARROW_BELOW if now == "wide" else WIDE_FROM) else "wide"
