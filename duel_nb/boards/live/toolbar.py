"""The toolbar below the board, and in it what steps through the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duel_nb import kernel
from duel_nb.boards.live.action_field import ActionField
from duel_nb.kernel import later
from duel_nb.messages import Message
from duel_nb.page.controls import Controls
from duel_nb.page.elements import Button, Element, Html, Opener, Slider, Toggle
from duel_nb.session.session import Session
from duel_nb.words.translate import translate

_PACE: Final = 1.4
"""Seconds per action during autoplay, usually."""


class Timeline:
    """The controls of the current position.

    Args:
        controls: makes the buttons.
        ticks: the marks over the slider.
        recorded: whether it is a recorded game to step through.
        undo: called to go back.
        redo: called to go forward.
        go: called with the chosen step.

    Attributes:
        elements: the controls, in order.
        slider: the steps of the current line.
        watch: plays the rest of the line automatically.
        pace: seconds per action meanwhile.
    """

    def __init__(
        self,
        controls: Controls,
        ticks: Element,
        recorded: bool,
        *,
        undo: Callable[[], object],
        redo: Callable[[], object],
        go: Callable[[int], object],
    ) -> None:
        button, self._guarded = controls.button, controls.guarded
        self._go, self._plays = go, 0
        self.pace = _PACE
        self._session: Session | None = None
        self._back = button(Message("undo"), "arrow-left", lambda: self._step(undo))
        forward = Message("next" if recorded else "redo")
        self._on = button(forward, "arrow-right", lambda: self._step(redo))
        self.slider = Slider(tip=Message("step-through"))
        self.slider.on_change(self._guarded(self._slide))
        self.watch = Toggle(icon="play", tip=Message("watch-tip"), shown=False)
        self.watch.on_change(self._guarded(self._watch))
        steps = Element("duel-timeline", children=[self.slider, ticks])
        self._where = Html("duel-where")
        self.elements = (self._back, self._on, self.watch, steps, self._where)

    def show(self, session: Session) -> None:
        """Update the controls for the current position."""
        self._session = session
        at, last = session.at, session.last
        self.slider.last, self.slider.value = last, at
        self._where.value = self.slider.said = translate("position-of", at=at, last=last)
        self.watch.shown = at < last
        if at == last:
            self.pause()
        self._back.disabled = at == 0
        self._on.disabled = at == last

    def start(self) -> None:
        """Start autoplay."""
        self.watch.value = True

    def pause(self) -> None:
        """Stop autoplay: somebody does something else."""
        self.watch.value = False

    def focus(self) -> bool:
        """Focus an enabled button, if there is one."""
        enabled = [button for button in (self._back, self._on) if not button.disabled]
        if enabled:
            enabled[0].focus()
        return bool(enabled)

    def _step(self, call: Callable[[], object]) -> None:
        self.pause()
        call()

    def _slide(self) -> None:
        if self._session is not None and self.slider.value != self._session.at:
            self._go(self.slider.value)

    def _watch(self) -> None:
        """Start or stop autoplay; outside a kernel it goes to the end at once."""
        self.watch.icon = "pause" if self.watch.value else "play"
        self._plays += 1
        if kernel.running() is not None:
            self._play_on(self._plays)
        while kernel.running() is None and self.watch.value and self._session is not None:
            self._go(self._session.at + 1)

    def _play_on(self, plays: int) -> None:
        """Show the next step after a while, unless autoplay was stopped meanwhile."""

        def step() -> None:
            if plays == self._plays and self.watch.value and self._session is not None:
                self._go(self._session.at + 1)
                self._play_on(plays)

        later(self._guarded(step), self.pace)


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
        hurry: the button that makes a computer player act at once.
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
        self.hurry = button(Message("move-now"), "bolt", hurry, shown=False, tip=tip)
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
                self.hurry,
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
        self.hurry.shown = thinking
