"""How boards look in this kernel: as the page is, or as somebody chose with a button.

The page of a board tells how much room it has and whether it is dark (see `page`). A board that was
not asked for in a certain look follows the page, and the next one begins that way, so that it is
painted once. A button overrules the page for its board and for those made later. Nothing is kept
beyond the kernel.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import ipywidgets as widgets

from duel_nb.boards.drawing.palettes import palette
from duel_nb.boards.paint.widget_factory import WidgetFactory
from duel_nb.boards.scene import frame

AUTO: Final = "auto"
"""A theme or a layout that follows the page."""

NARROW_BELOW: Final = 1000
WIDE_FROM: Final = 1040
"""Pixels of a cell below which a board becomes narrow, and from which it becomes wide again: not
the same, or a scroll bar that comes and goes with the height of the board could never rest."""

Guard = Callable[[Callable[..., None]], Callable[..., None]]
"""Makes of a callback one whose errors are shown instead of being lost."""
Choice = Callable[[float, float, str], str]
"""Gives the layout for a width and a height of the page and the layout that the board has now."""


@dataclass(frozen=True, slots=True)
class _Switch:
    """A button with two states: its class, what it stands for, its values off and on, its words."""

    css: str
    key: str
    off: str
    on: str
    label: str
    tooltip: str


_SWITCHES: Final = (
    _Switch("duel-dark", "theme", "light", "dark", "Dark board", "Draw the board light or dark"),
    _Switch(
        "duel-narrow",
        "layout",
        "wide",
        "narrow",
        "Narrow board",
        "Larger letters on a small page",
    ),
)

#: What a page told last, and what was chosen with a button though the page says otherwise.
_TOLD: Final = {switch.key: switch.off for switch in _SWITCHES}
_CHOSEN: Final[dict[str, str]] = {}


def forget() -> None:
    """Begin again as in a new kernel: wide and light until a page says otherwise."""
    _TOLD.update({switch.key: switch.off for switch in _SWITCHES})
    _CHOSEN.clear()


def beginning(key: str) -> str:
    """How a board made now begins that follows the page: its "theme" or its "layout"."""
    return _CHOSEN.get(key, _TOLD[key])


class Look:
    """How one board looks, with the buttons that change it.

    Args:
        theme: "light", "dark" or "auto".
        layout: "wide", "narrow" or "auto".
        guarded: shows the errors of callbacks.
        changed: called when the board has to be drawn in another look.
        seen: called with False when no view of the board is near the window any more, and with
            True when one is again.
        typing: called when `typing` may have changed.
        factory: makes the widgets; by default they share nothing with others.
        choice: chooses the layout where the page tells height as well as width.

    Attributes:
        dark: the button "Dark board".
        narrow: the button "Narrow board".
        ear: a hidden field into which the page writes what it is like, such as
            "870x540 dark here v1": the pixels that the board has across and down (or only across,
            where it need not stand in one window), the theme, whether a view of the board is near
            the window ("here" or "away"), which view, "typing" while the field for actions has the
            focus there, and "calm" where the system asks for less motion. It has to be a child of
            the board itself.

    Raises:
        ValueError: an unknown theme or layout.
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
    ) -> None:
        make = (factory or WidgetFactory()).make
        asked = {"theme": theme, "layout": layout}
        if theme != AUTO:
            palette(theme)
        if layout != AUTO:
            frame.known(layout)
        self._changed, self._seen, self._typing = changed, seen, typing
        self._choice = choice
        self._views: dict[str, bool] = {}
        self._typists: set[str] = set()
        self._calm: set[str] = set()
        self._follows = {key for key, value in asked.items() if value == AUTO} - _CHOSEN.keys()
        self._following = False
        self._slim = "narrow"
        self._buttons: dict[str, widgets.ToggleButton] = {}
        for switch in _SWITCHES:
            value = asked[switch.key]
            value = beginning(switch.key) if value == AUTO else value
            if switch.key == "layout" and value == "phone":
                self._slim = value
            button = make(
                widgets.ToggleButton,
                switch.css,
                value=value != switch.off,
                description=switch.label,
                tooltip=switch.tooltip,
                layout={"width": "auto"},
            )
            button.observe(guarded(partial(self._pressed, switch)), "value")
            self._buttons[switch.key] = button
        self.dark, self.narrow = self._buttons["theme"], self._buttons["layout"]
        self.ear = make(
            widgets.Text,
            "duel-ear",
            continuous_update=False,
            layout={"display": "none", "width": "auto"},
        )
        self.ear.observe(guarded(self._heard), "value")

    @property
    def theme(self) -> str:
        """The theme of the board: "light" or "dark"."""
        return "dark" if self.dark.value else "light"

    @property
    def layout(self) -> str:
        """The layout of the board: "wide", "narrow" or "phone"."""
        return self._slim if self.narrow.value else "wide"

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
        place, theme, *_ = (*text.split(), "", "")
        width, by, height = place.partition("x")
        said: dict[str, str] = {}
        with suppress(ValueError):
            if by:
                said["layout"] = self._choice(float(width), float(height), self.layout)
            else:
                said["layout"] = by_width(float(width), self.layout)
        if theme in ("light", "dark"):
            said["theme"] = theme
        return said

    def _follow(self, said: dict[str, str]) -> None:
        """Look as the page does, unless somebody chose otherwise."""
        _TOLD.update(said)
        moved = [
            switch
            for switch in _SWITCHES
            if switch.key in self._follows & said.keys()
            and self._buttons[switch.key].value != (said[switch.key] != switch.off)
        ]
        before = self.layout
        if "layout" in self._follows and said.get("layout", "wide") != "wide":
            self._slim = said["layout"]
        if not moved and self.layout == before:
            return
        self._following = True
        try:
            for switch in moved:
                self._buttons[switch.key].value = said[switch.key] != switch.off
        finally:
            self._following = False
        self._changed()

    def _pressed(self, switch: _Switch, change: dict[str, Any]) -> None:
        """Somebody has pressed a button, unless it only follows the page."""
        if self._following:
            return
        value = switch.on if change["new"] else switch.off
        if value == _TOLD[switch.key]:
            _CHOSEN.pop(switch.key, None)  # as the page is: later boards may follow it again
        else:
            _CHOSEN[switch.key] = value
        self._follows.discard(switch.key)
        self._changed()


def by_width(width: float, now: str) -> str:
    """The layout for a width of the page, where a board may be taller than the window."""
    if width < (frame.PHONE_UNTIL if now == "phone" else frame.PHONE_BELOW):
        return "phone"
    return "narrow" if width < (NARROW_BELOW if now == "wide" else WIDE_FROM) else "wide"
