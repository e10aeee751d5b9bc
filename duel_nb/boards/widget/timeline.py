"""Stepping through a game: two buttons, a slider, and autoplay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import ipywidgets as widgets

from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.widget_factory import HIDDEN, display
from duel_nb.messages import Message
from duel_nb.session.session import Session
from duel_nb.words.translate import translate

_PACE: Final = 1400
"""Milliseconds per action during autoplay."""


class Timeline:
    """The controls of the current position.

    Args:
        controls: creates the widgets.
        ticks: the marks over the slider.
        recorded: whether it is a recorded game to step through.
        undo: called to go back.
        redo: called to go forward.
        go: called with the chosen step.

    Attributes:
        widgets: the controls, in order.
        slider: the steps of the current line.
        watch: plays the rest of the line automatically.
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
        """Update the controls for the current position."""
        self._session = session
        at, last = session.at, session.last
        # two messages in this order: a slider that is extended and moved in one message reports
        # its old value back, and one that is shortened first is moved by the page
        if last < self.slider.max:
            self.slider.value, self.slider.max = at, last
        else:
            self.slider.max, self.slider.value = last, at
        self._where.value = translate("position-of", at=at, last=last)
        display(self.watch, at < last)
        if at < last:
            self.watch.max = last
            self.watch.value = at
        self._back.disabled = at == 0
        self._on.disabled = at == last

    def start(self) -> None:
        """Start autoplay."""
        self._paused = False
        self.watch.playing = True

    def pause(self) -> None:
        """Stop autoplay: somebody does something else."""
        if self.watch.playing:
            self.watch.playing = False
            self._paused = True

    def focus(self) -> bool:
        """Focus an enabled button, if there is one."""
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
        """Show the next step of autoplay; a step sent before it was paused is ignored."""
        if self._paused and not self.watch.playing and self._session is not None:
            self.watch.value = self._session.at
        else:
            self._paused = False
            self._slide(change)
