"""Going back and forth in a game: two buttons, a slider, and a button that plays it by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import ipywidgets as widgets

from duel_nb.boards.drawing.said import said
from duel_nb.boards.paint.widget_factory import HIDDEN, display
from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.session import Session
from duel_nb.engine.messages import Message

_PACE: Final = 1400
"""Milliseconds for an action when a game is watched."""


class Timeline:
    """The controls of the position looked at.

    Args:
        controls: makes the widgets.
        ticks: the marks over the slider.
        recorded: whether there is a game to step through from the start.
        undo: called to go back.
        redo: called to go on.
        go: called with the step that was chosen.

    Attributes:
        widgets: what to show, in order.
        slider: the steps of the line looked at.
        watch: plays the rest of the line, one action after the other.
    """

    def __init__(
        self,
        controls: Controls,
        ticks: widgets.Widget,
        recorded: bool,
        *,
        undo: Callable[[], object],
        redo: Callable[[], object],
        go: Callable[[int], object],
    ) -> None:
        make, button, guarded = controls.make, controls.button, controls.guarded
        self._go, self._paused = go, False
        self._session: Session | None = None
        self._back = button(Message("undo"), "arrow-left", lambda: self._step(undo))
        forward = Message("next" if recorded else "redo")
        self._on = button(forward, "arrow-right", lambda: self._step(redo))
        self.slider = make(
            widgets.IntSlider,
            value=0,
            min=0,
            max=0,
            continuous_update=True,
            readout=False,
            tooltip=Message("step-through"),
            layout={"width": "100%"},
        )
        self.slider.observe(guarded(self._slide), "value")
        self.watch = make(
            widgets.Play,
            HIDDEN,
            max=0,
            interval=_PACE,
            tooltip=Message("watch-tip"),
            show_repeat=False,
            layout={"width": "auto"},
        )
        self.watch.observe(guarded(self._play_on), "value")
        steps = make(
            widgets.Box,
            "duel-timeline",
            children=[self.slider, ticks],
            layout={"flex": "1 1 70px", "min_width": "70px", "max_width": "260px"},
        )
        self._where = make(widgets.Label)
        self.widgets = (self._back, self._on, self.watch, steps, self._where)

    def show(self, session: Session) -> None:
        """Follow the position looked at."""
        self._session = session
        at, last = session.at, session.last
        # not in one message: the page would take a slider that grows and moves at once for a
        # person who moves it back; nor may one that gets shorter move by itself
        if last < self.slider.max:
            self.slider.value, self.slider.max = at, last
        else:
            self.slider.max, self.slider.value = last, at
        self._where.value = said("position-of", at=at, last=last)
        display(self.watch, at < last)
        if at < last:
            self.watch.max = last
            self.watch.value = at
        self._back.disabled = at == 0
        self._on.disabled = at == last

    def start(self) -> None:
        """Let the rest of the line play itself."""
        self._paused = False
        self.watch.playing = True

    def pause(self) -> None:
        """Whoever does something does not want the game to go on by itself."""
        if self.watch.playing:
            self.watch.playing = False
            self._paused = True

    def focus(self) -> bool:
        """Give the keyboard focus to a button that can take it, if there is one."""
        enabled = [button for button in (self._back, self._on) if not button.disabled]
        if enabled:
            enabled[0].focus()
        return bool(enabled)

    def _step(self, call: Callable[[], object]) -> None:
        self.pause()
        call()

    def _slide(self, change: dict[str, Any]) -> None:
        if self._session is not None and change["new"] != self._session.at:
            self._go(change["new"])

    def _play_on(self, change: dict[str, Any]) -> None:
        """The game plays itself; a step that was under way when it was paused is not taken."""
        if self._paused and not self.watch.playing and self._session is not None:
            self.watch.value = self._session.at
        else:
            self._paused = False
            self._slide(change)
