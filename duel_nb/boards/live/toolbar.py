"""The toolbar below the board."""

from __future__ import annotations

from collections.abc import Callable

from duel_nb.boards.live.action_field import ActionField
from duel_nb.boards.live.timeline import Timeline
from duel_nb.messages import Message
from duel_nb.page.controls import Controls
from duel_nb.page.elements import Button, Element, Opener, Toggle


class Toolbar:
    """Buttons that are shown only while they can be used.

    Args:
        controls: makes the buttons.
        timeline: steps through the game.
        field: the field for typed actions.
        present: the button that presents the game.
        games: called to go back to the list of games; None without one.
        rematch: called to begin another game with the same settings.
        review: called to let the coach review the finished game.
        hint: called to ask the coach for advice.
        hurry: called to make a computer player act at once.
        contrast: called with True for high contrast, else False.

    Attributes:
        element: the toolbar.
        contrast: the button for high contrast.
        menu: the button that opens and closes the form under "Game", which is in it.
    """

    def __init__(
        self,
        controls: Controls,
        timeline: Timeline,
        field: ActionField,
        present: Button,
        *,
        games: Callable[[], object] | None,
        rematch: Callable[[], object],
        review: Callable[[], object],
        hint: Callable[[], object],
        hurry: Callable[[], object],
        contrast: Callable[[bool], object],
    ) -> None:
        button, guarded = controls.button, controls.guarded
        self._field = field
        back = []
        if games is not None:
            tip = Message("games-tip")
            back = [button(Message("games"), "th-list", games, "duel-word", tip=tip)]
        self._rematch = button(
            Message("rematch"), "refresh", rematch, "duel-word", shown=False, primary=True
        )
        tip = Message("review-tip")
        self._review = button(
            Message("review"), "search", review, "duel-word", shown=False, tip=tip
        )
        tip = Message("hint-tip")
        self._hint = button(Message("hint"), "lightbulb-o", hint, shown=False, tip=tip)
        tip = Message("move-now-tip")
        self._hurry = button(Message("move-now"), "bolt", hurry, shown=False, tip=tip)
        self.contrast = Toggle(
            "duel-contrast", label=Message("contrast"), tip=Message("contrast-tip")
        )
        self.contrast.on_change(guarded(lambda: contrast(self.contrast.value)))
        self.menu = Opener(label=Message("game-menu"), tip=Message("game-menu-tip"))
        tools = Element(
            "duel-tools",
            children=[
                *back,
                self._rematch,
                self._review,
                *timeline.elements,
                self._hint,
                self._hurry,
                field.element,
                present,
                self.contrast,
                self.menu,
            ],
        )
        self.element = Element("duel-bar", children=[tools])

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
        self._rematch.shown = over and not exercise
        self._review.shown = over and not exercise and not reviewed
        self._field.element.shown = not over
        self._hint.shown = hint
        self._hurry.shown = thinking
