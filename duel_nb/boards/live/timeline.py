"""Stepping through a game: two buttons, a slider, and autoplay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duel_nb import kernel
from duel_nb.kernel import later
from duel_nb.messages import Message
from duel_nb.page.controls import Controls
from duel_nb.page.elements import Element, Html, Slider, Toggle
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
