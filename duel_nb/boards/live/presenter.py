"""Presenter mode: slides over the page of a notebook, for an audience."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from duel_nb.boards.drawing.palettes import Palette
from duel_nb.messages import Message
from duel_nb.page.controls import Controls
from duel_nb.page.elements import Element

if TYPE_CHECKING:
    from duel_nb.boards.slides.story import Story


class _Slides(Element):
    """Shows slides over the page when it is asked to, and reports where they ended."""

    kind = "slides"


class Presenter:
    """Shows slides over the page, and reports which one was shown last.

    The slides are made on request; after that the page turns them without the kernel.

    Args:
        controls: makes the button.
        story: makes the slides.
        look: returns the current palette.
        at: returns the slide to begin with, as a `Slide.at`.
        ended: called with `Slide.at` of the slide that was shown last.

    Attributes:
        button: starts the presentation; so does the key p.
        element: invisible, to be put into what is presented.
    """

    def __init__(
        self,
        controls: Controls,
        *,
        story: Callable[[], Story],
        look: Callable[[], Palette],
        at: Callable[[], int],
        ended: Callable[[int], object],
    ) -> None:
        self._story, self._look, self._at, self._ended = story, look, at, ended
        self.element = _Slides()
        self.element.on("ended", controls.guarded(self._heard))
        self.button = controls.button(
            Message("present"), "television", self.begin, "duel-present", tip=Message("present-tip")
        )

    def begin(self) -> None:
        """Show the slides."""
        from duel_nb.boards.slides import player  # most boards are never presented

        self.element.ask("present", player.over_notebook(self._story(), self._look(), self._at()))

    def _heard(self, at: Any) -> None:
        if isinstance(at, int):
            self._ended(at)
