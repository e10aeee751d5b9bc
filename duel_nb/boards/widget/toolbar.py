"""The toolbar below the board."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets as widgets

from duel_nb.boards.widget.action_field import ActionField
from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.timeline import Timeline
from duel_nb.boards.widget.widget_factory import HIDDEN, display
from duel_nb.messages import Message


class Toolbar:
    """Buttons that are shown only while they can be used.

    Args:
        controls: creates the widgets.
        timeline: steps through the game.
        field: the field for typed actions.
        present: the button that presents the game.
        games: called to go back to the list of games; None without one.
        rematch: called to begin another game with the same settings.
        review: called to let the coach review the finished game.
        hint: called to ask the coach for advice.
        hurry: called to make a computer player act at once.
        contrast: called with True for high contrast, else False.
        menu: called when the form under "Game" is opened.
        form: where that form is; it opens at its button.

    Attributes:
        widget: the toolbar, with that form.
        contrast: the button for high contrast.
        menu: the button that opens and closes the form.
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
        menu: Callable[[], object],
        form: widgets.Widget,
    ) -> None:
        make, button, guarded = controls.make, controls.button, controls.guarded
        self._field = field
        back = []
        if games is not None:
            tip = Message("games-tip")
            back = [button(Message("games"), "th-list", games, "duel-word", tooltip=tip)]
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
        self._form = form
        self.menu = make(
            widgets.ToggleButton,
            "duel-opens-menu",
            "duel-word",  # it has no icon, so it keeps its label on a small page
            description=Message("game-menu"),
            tooltip=Message("game-menu-tip"),
            layout={"width": "auto"},
        )
        self.menu.observe(guarded(lambda change: self._open(change["new"], menu)), "value")
        tools = make(
            widgets.Box,
            "duel-tools",
            children=[
                *back,
                self._rematch,
                self._review,
                *timeline.widgets,
                self._hint,
                self._hurry,
                field.widget,
                present,
                self.contrast,
                self.menu,
            ],
            layout={"flex_flow": "row wrap", "align_items": "center", "width": "100%"},
        )
        self.widget = make(widgets.VBox, "duel-bar", children=[tools, form])

    def close_menu(self) -> None:
        """Close the form under "Game"."""
        self.menu.value = False

    def _open(self, wanted: bool, menu: Callable[[], object]) -> None:
        if wanted:
            menu()
        display(self._form, wanted)

    def show(
        self, *, over: bool, exercise: bool, reviewed: bool, hint: bool, thinking: bool
    ) -> None:
        """Show the buttons that can be used now.

        Args:
            over: whether the game is over.
            exercise: whether it is played as an exercise, which ends with the game.
            reviewed: whether the coach has looked at it.
            hint: whether the coach may be asked for advice.
            thinking: whether a computer player is thinking.
        """
        display(self._rematch, over and not exercise)
        display(self._review, over and not exercise and not reviewed)
        display(self._field.widget, not over)
        display(self._hint, hint)
        display(self._hurry, thinking)
