"""Theme, layout, palette and sharpness of the boards in this kernel.

The page reports its size, theme and contrast (see `frame.js`). A board whose look is "auto" follows
these reports; a new board starts from the last one, so that it is painted only once. Nothing is
saved beyond the kernel.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any, Final
from weakref import WeakSet

from duel_nb.boards.drawing.palettes import Palette
from duel_nb.boards.drawing.palettes import palette as palette_of
from duel_nb.boards.live.stage import BoardFrame
from duel_nb.boards.scene import frame
from duel_nb.engine import GameState

AUTO: Final = "auto"
"""A theme, a layout or a palette that follows the page."""

SHARPEST: Final = 2.0
"""Device pixels per logical pixel of a board, at most."""

_DEFAULTS: Final[dict[str, Any]] = {
    "theme": "light",
    "layout": "wide",
    "palette": "standard",
    "scale": 1.0,
}
_REPORTED: Final = dict(_DEFAULTS)
"""The last report of a page."""

_LANGUAGES: Final[dict[str, str]] = {}
"""Language of the kernel -> language chosen on a board instead."""

_SHOWN: Final = {"chances": False}
"""What people want to see beside the boards of this kernel."""

_AHEAD: Final = 2
"""So many boards are painted before a page has reported where they are: while a whole notebook
runs, those out of sight would need hundreds of megabytes."""
_unseen: Final[WeakSet[Look]] = WeakSet()


def forget() -> None:
    """Reset everything to the defaults of a new kernel."""
    _REPORTED.update(_DEFAULTS)
    _LANGUAGES.clear()
    _SHOWN.update(chances=False)
    _unseen.clear()


def choose_language(current: str, chosen: str) -> None:
    """Remember which language was chosen on a board instead of the current one."""
    _LANGUAGES[current] = chosen


def chosen_language(current: str) -> str:
    """The language of a new board: the one chosen on a board instead of the current one."""
    return _LANGUAGES.get(current, current)


def show_chances(wanted: bool) -> None:
    """Remember whether the chances to win are shown beside boards."""
    _SHOWN["chances"] = wanted


def chances_shown() -> bool:
    """Whether the chances to win are shown beside boards."""
    return _SHOWN["chances"]


def beginning(key: str) -> str:
    """The "theme", "layout" or "palette" of the last report, for a new board."""
    found: str = _REPORTED[key]
    return found


class Look:
    """Theme, layout, palette and sharpness of one board.

    Args:
        theme: "light", "dark" or "auto".
        layout: "wide", "tall", "narrow", "tablet", "phone" or "auto".
        palette: "standard", "contrast" or "auto".
        changed: called when the board has to be redrawn.
        seen: called with False when all views of the board have left the window, and with True
            when one is in it or back.
        guarded: wraps callbacks so that their exceptions are shown.
        state: gives the position that is shown: its layout depends on the sets in the game.

    Attributes:
        frame: reports how the board is seen; everything of the board is in it.
        theme: "light" or "dark".
        layout: "wide", "tall", "narrow", "tablet" or "phone".
        palette: "standard" or "contrast".

    Raises:
        DuelError: an unknown theme, layout or palette.
    """

    def __init__(
        self,
        theme: str = AUTO,
        layout: str = AUTO,
        palette: str = AUTO,
        *,
        changed: Callable[[], None],
        seen: Callable[[bool], None],
        guarded: Callable[[Callable[..., object]], Callable[..., None]],
        state: Callable[[], GameState],
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
        self._changed, self._seen, self._state = changed, seen, state
        self._scale: float = _REPORTED["scale"]
        self._across = 0.0
        self._near: dict[str, bool] = {}
        self._calm: dict[str, bool] = {}
        self._ahead = len(_unseen) < _AHEAD
        if self._ahead:
            _unseen.add(self)
        self.frame = BoardFrame()
        self.frame.on("look", guarded(self._reported))

    @property
    def colours(self) -> Palette:
        """The current colours."""
        return palette_of(self.theme, self.palette)

    def choose_palette(self, palette: str) -> None:
        """Set a palette; it no longer follows the page."""
        self._follows.discard("palette")
        self.palette = palette

    @property
    def near(self) -> bool:
        """Whether a view is in or near the window, or may be: no page has reported."""
        return any(self._near.values()) if self._near else self._ahead

    @property
    def calm(self) -> bool:
        """Whether a page asks for reduced motion."""
        return any(self._calm.values())

    def scale(self, width: float) -> float:
        """Device pixels per logical pixel for a board of a width, in quarters so that it is stable.

        Args:
            width: of the board, in logical pixels.
        """
        if self._across:
            self._scale = min(SHARPEST, max(1.0, ceil(4 * self._across / width - 0.2) / 4))
            _REPORTED["scale"] = self._scale
        return self._scale

    def _reported(self, report: Any) -> None:
        """Follow the report of a view; what is malformed is ignored."""
        match report:
            case {
                "width": int() | float() as width,
                "height": int() | float() as height,
                "across": int() | float() as across,
                "theme": "light" | "dark" as theme,
                "contrast": bool() as contrast,
                "calm": bool() as calm,
                "near": bool() as near,
                "view": str() as view,
            }:
                _unseen.discard(self)
                found = {
                    "theme": theme,
                    "palette": "contrast" if contrast else "standard",
                    "layout": frame.best_layout(width, height, self._state(), self.layout),
                }
                _REPORTED.update(found)
                self._near[view], self._calm[view] = near, calm
                before = self.theme, self.layout, self.palette, self._across
                self._across = float(across)
                for key in self._follows:
                    setattr(self, key, found[key])
                if before != (self.theme, self.layout, self.palette, self._across):
                    self._changed()
                self._seen(self.near)
