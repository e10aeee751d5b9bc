"""Theme, layout and palette of the boards in this kernel.

The page reports its size, theme and contrast (see `page`). A board whose look is "auto" follows
these reports; a new board starts from the last one, so that it is painted only once. Nothing is
saved beyond the kernel.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import ipywidgets as widgets

from duel_nb.boards.drawing.palettes import Palette
from duel_nb.boards.drawing.palettes import palette as palette_of
from duel_nb.boards.scene import frame
from duel_nb.boards.widget.controls import Controls

AUTO: Final = "auto"
"""A theme, a layout or a palette that follows the page."""

NARROW_BELOW: Final = 1000
WIDE_FROM: Final = 1040
"""Width of a cell below which a board becomes narrow, and from which it becomes wide again. They
differ, or a scroll bar could make the layout flip back and forth for ever."""

Choice = Callable[[float, float, str], str]
"""Chooses the layout from the width and height of the page and the current layout."""

_DEFAULTS: Final = {"theme": "light", "layout": "wide", "palette": "standard"}
_REPORTED: Final = dict(_DEFAULTS)
"""The last report of a page."""


_LANGUAGES: Final[dict[str, str]] = {}
"""Language of the kernel -> language chosen on a board instead."""


def forget() -> None:
    """Reset everything to the defaults of a new kernel."""
    _REPORTED.update(_DEFAULTS)
    _LANGUAGES.clear()


def choose_language(current: str, chosen: str) -> None:
    """Remember which language was chosen on a board instead of the current one."""
    _LANGUAGES[current] = chosen


def chosen_language(current: str) -> str:
    """The language of a new board: the one chosen on a board instead of the current one."""
    return _LANGUAGES.get(current, current)


def beginning(key: str) -> str:
    """The "theme", "layout" or "palette" of the last report, for a new board."""
    return _REPORTED[key]


class Look:
    """Theme, layout and palette of one board.

    Args:
        controls: creates the widget.
        theme: "light", "dark" or "auto".
        layout: "wide", "tall", "narrow", "phone" or "auto".
        palette: "standard", "contrast" or "auto".
        changed: called when the board has to be redrawn.
        seen: called with False when all views of the board have left the window, and with True
            when one is back.
        typing: called when `typing` may have changed.
        choice: chooses the layout if the page reports its height, too.

    Attributes:
        theme: "light" or "dark".
        layout: "wide", "tall", "narrow" or "phone".
        palette: "standard" or "contrast".
        ear: a hidden text field into which the page writes its reports, such as
            "870x540 dark here v1": width and height for the board in pixels (only the width if it
            need not fit into the window), theme, whether a view of the board is near the window
            ("here" or "away"), the id of that view, and "typing" while the field for actions has
            the focus, "calm" for reduced motion, "strong" for high contrast. It has to be a direct
            child of the board.

    Raises:
        DuelError: an unknown theme, layout or palette.
    """

    def __init__(
        self,
        controls: Controls,
        theme: str = AUTO,
        layout: str = AUTO,
        palette: str = AUTO,
        *,
        changed: Callable[[], None],
        seen: Callable[[bool], None] = lambda _: None,
        typing: Callable[[], None] = lambda: None,
        choice: Choice = lambda width, height, now: by_width(width, now),
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
        self._typing_views: set[str] = set()
        self._calm_views: set[str] = set()
        self.ear = controls.make(
            widgets.Text,
            "duel-ear",
            continuous_update=False,
            layout={"display": "none", "width": "auto"},
        )
        self.ear.observe(controls.guarded(self._report_changed), "value")

    @property
    def colours(self) -> Palette:
        """The current colours."""
        return palette_of(self.theme, self.palette)

    def choose_palette(self, palette: str) -> None:
        """Set a palette; it no longer follows the page."""
        self._follows.discard("palette")
        self.palette = palette

    @property
    def typing(self) -> bool:
        """Whether somebody may be about to type an action; always in a page without scripts."""
        return bool(self._typing_views) or not self._views

    @property
    def calm(self) -> bool:
        """Whether a page asks for reduced motion."""
        return bool(self._calm_views)

    def _report_changed(self, change: dict[str, Any]) -> None:
        text = str(change["new"])
        self._follow(self._parse(text))
        match text.split():
            case [_, _, "here" | "away" as where, view, *more]:
                self._views[view] = where == "here"
                for word, views in (("typing", self._typing_views), ("calm", self._calm_views)):
                    views.discard(view)
                    if word in more:
                        views.add(view)
                self._seen(any(self._views.values()))
                self._typing()

    def _parse(self, text: str) -> dict[str, str]:
        """The layout, theme and palette in a report; malformed parts are ignored."""
        place, theme, *more = (*text.split(), "", "")
        width, by, height = place.partition("x")
        found: dict[str, str] = {}
        with suppress(ValueError):
            if by:
                found["layout"] = self._choice(float(width), float(height), self.layout)
            else:
                found["layout"] = by_width(float(width), self.layout)
        if theme in ("light", "dark"):
            found["theme"] = theme
            found["palette"] = "contrast" if "strong" in more else "standard"
        return found

    def _follow(self, found: dict[str, str]) -> None:
        """Apply a report to what is "auto"."""
        _REPORTED.update(found)
        before = self.theme, self.layout, self.palette
        for key in self._follows & found.keys():
            setattr(self, key, found[key])
        if before != (self.theme, self.layout, self.palette):
            self._changed()


def by_width(width: float, now: str) -> str:
    """The layout for a width of the page, for boards that may be taller than the window."""
    if frame.is_phone(width, now):
        return "phone"
    return "narrow" if width < (NARROW_BELOW if now == "wide" else WIDE_FROM) else "wide"
