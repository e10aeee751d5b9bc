"""The bar below the board: everything that can be done besides playing an action on it."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets as widgets

from duel_nb.boards.paint.widget_factory import HIDDEN, display
from duel_nb.boards.widget.action_field import ActionField
from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.timeline import Timeline
from duel_nb.engine.messages import Message


class Bar:
    """Buttons that are shown where they can be used.

    Args:
        controls: makes the widgets.
        timeline: goes back and forth.
        field: takes a typed action.
        present: the button that presents the game.
        games: called to go to the other games; None where there are none.
        rematch: called to begin another game like the one that is over.
        review: called to have the coach look at the game that is over.
        hint: called to ask the coach what to do.
        hurry: called to let a computer player act at once.
        contrast: called with whether strong contrasts are wanted.
        menu: called with whether the form under "Game" is wanted.

    Attributes:
        widget: to be shown.
        contrast: chooses strong contrasts.
    """

    def __init__(
        self,
        controls: Controls,
        timeline: Timeline,
        field: ActionField,
        present: widgets.Button,
        *,
        games: Callable[[], object] | None,
        rematch: Callable[[], object],
        review: Callable[[], object],
        hint: Callable[[], object],
        hurry: Callable[[], object],
        contrast: Callable[[bool], object],
        menu: Callable[[bool], object],
    ) -> None:
        make, button, guarded = controls.make, controls.button, controls.guarded
        self._field = field
        leave = []
        if games is not None:
            tip = Message("games-tip")
            leave = [button(Message("games"), "th-list", games, "duel-word", tooltip=tip)]
        self._rematch = button(
            Message("rematch"), "refresh", rematch, HIDDEN, "duel-word", button_style="primary"
        )
        tip = Message("review-tip")
        self._review = button(Message("review"), "search", review, HIDDEN, "duel-word", tooltip=tip)
        tip = Message("hint-tip")
        self._hint = button(Message("hint"), "lightbulb-o", hint, HIDDEN, tooltip=tip)
        tip = Message("move-now-tip")
        self._hurry = button(Message("move-now"), "bolt", hurry, HIDDEN, tooltip=tip)
        self.contrast = make(
            widgets.ToggleButton,
            "duel-contrast",
            description=Message("contrast"),
            tooltip=Message("contrast-tip"),
            layout={"width": "auto"},
        )
        self.contrast.observe(guarded(lambda change: contrast(change["new"])), "value")
        opened = make(
            widgets.ToggleButton,
            "duel-word",  # it has no picture, and keeps its word on a small page
            description=Message("game-menu"),
            tooltip=Message("game-menu-tip"),
            layout={"width": "auto"},
        )
        opened.observe(guarded(lambda change: menu(change["new"])), "value")
        self.widget = make(
            widgets.Box,
            "duel-tools",
            children=[
                *leave,
                self._rematch,
                self._review,
                *timeline.widgets,
                self._hint,
                self._hurry,
                field.widget,
                present,
                self.contrast,
                opened,
            ],
            layout={"flex_flow": "row wrap", "align_items": "center", "width": "100%"},
        )

    def show(self, *, over: bool, reviewed: bool, hint: bool, thinking: bool) -> None:
        """Offer what can be done now.

        Args:
            over: whether the game is over.
            reviewed: whether the coach has looked at it.
            hint: whether the coach may be asked.
            thinking: whether a computer player thinks.
        """
        display(self._rematch, over)
        display(self._review, over and not reviewed)
        display(self._field.widget, not over)
        display(self._hint, hint)
        display(self._hurry, thinking)
