"""Presenter mode: slides over the page of a notebook, for an audience."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import ipywidgets as widgets

from duel_nb.boards.drawing.palettes import Palette
from duel_nb.boards.slides import player
from duel_nb.boards.slides.story import Story
from duel_nb.boards.widget.controls import Controls
from duel_nb.messages import Message

_ICON: Final = "television"
_BUSY: Final = "hourglass-half"


class Presenter:
    """Shows slides over the page, and reports which one was shown last.

    The slides are made on request; after that the page turns them without the kernel.

    Args:
        controls: creates the widgets.
        story: makes the slides.
        look: returns the current palette.
        at: returns the slide to begin with, as a `Slide.at`.
        ended: called with `Slide.at` of the slide that was shown last.

    Attributes:
        button: starts the presentation; so does the key p.
        widget: an invisible widget, to be put into what is presented.
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
        make = controls.make
        self._script = make(widgets.Output, layout={"height": "0", "overflow": "hidden"})
        self._ear = make(widgets.Text, continuous_update=False, layout={"display": "none"})
        self._ear.observe(controls.guarded(self._heard), "value")
        tip = Message("present-tip")
        self.button = controls.button(
            Message("present"), _ICON, self.begin, "duel-present", tooltip=tip
        )
        self.widget = make(widgets.VBox, "duel-presenter", children=[self._script, self._ear])

    def begin(self) -> None:
        """Show the slides."""
        self.button.icon = _BUSY  # a whole game has many pictures
        try:
            code = player.over_notebook(self._story(), self._look(), self._at())
        finally:
            self.button.icon = _ICON
        data = {"application/javascript": code, "text/plain": ""}
        self._script.outputs = ({"output_type": "display_data", "data": data, "metadata": {}},)

    def _heard(self, change: dict[str, Any]) -> None:
        match str(change["new"]).split():
            case ["begun"]:
                self._script.outputs = ()  # or a reload would start it again
            case ["ended", at] if at.isdecimal():
                self._ended(int(at))
