"""The coach's advice in a live game, only for whoever asks for it."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets as widgets

from duel_nb.boards.drawing.said import action_words, percent, said
from duel_nb.boards.paint.widget_factory import AWAY, WidgetFactory, display
from duel_nb.boards.widget.markup import note
from duel_nb.boards.widget.popover import MakeButton
from duel_nb.boards.widget.thinking import Guarded, Thought
from duel_nb.engine import Action, GameState
from duel_nb.engine.messages import Message
from duel_nb.players import coach
from duel_nb.players.coach import ALTERNATIVES, Advice


class HintPanel:
    """The best actions with a reason each, laid over a corner of the board.

    Args:
        factory: makes the widgets.
        button: makes a button from its label, its icon and what it calls.
        guarded: makes a callback show its exceptions instead of losing them.
        select: called with an action that is to be looked at on the board.

    Attributes:
        widget: to be laid over the board.
        advice: what is shown.
    """

    def __init__(
        self,
        factory: WidgetFactory,
        button: MakeButton,
        guarded: Guarded,
        select: Callable[[Action], None],
    ) -> None:
        self._factory, self._button = factory, button
        self._guarded, self._select = guarded, select
        self._thought: Thought[tuple[Advice, ...]] | None = None
        self.advice: tuple[Advice, ...] = ()
        self._buttons: list[widgets.Button] = []
        self._words: list[widgets.HTML] = []
        self._rows: list[widgets.HBox] = []
        self.widget = factory.make(widgets.VBox, "duel-popover", AWAY)

    def _build(self) -> None:
        """Make the widgets: most boards never need them."""
        make = self._factory.make
        self._title = make(widgets.HTML, layout={"flex": "1 1 0", "min_width": "0"})
        close = self._button("", "times", self.close, "duel-close", tooltip=Message("hint-close"))
        head = make(widgets.HBox, children=[self._title, close])
        for number in range(ALTERNATIVES):
            button = self._button("", "", lambda n=number: self._pick(n), "duel-offer")
            words = make(widgets.HTML)
            self._buttons.append(button)
            self._words.append(words)
            self._rows.append(make(widgets.Box, "duel-choice", AWAY, children=[button, words]))
        panel = make(
            widgets.VBox, "duel-choices", children=[head, *self._rows], layout={"width": "340px"}
        )
        self.widget.children = (panel,)

    def ask(self, view: GameState) -> None:
        """Let the coach think about what the one to act may know."""
        self.close()
        if not self._rows:
            self._build()
        self._title.value = said("hint-thinks")
        display(self.widget, True)
        self._thought = Thought(coach.hint(view), self._show, self._guarded)

    def close(self) -> None:
        """Show nothing, and think no more."""
        if self._thought is not None:
            self._thought.stop()
        self.advice = ()
        for row in self._rows:
            display(row, False)
        display(self.widget, False)

    def _show(self, advice: tuple[Advice, ...]) -> None:
        self.advice = advice
        self._title.value = said("hint-would")
        rows = zip(self._rows, self._buttons, self._words, strict=True)
        for one, (row, button, words) in zip(advice, rows, strict=False):
            button.description = action_words(one.action)
            reason = Message("review-sentence", reason=one.reason)
            words.value = note(
                said("hint-chance", reason=reason, percent=percent(one.chance)), None
            )
            display(row, True)
        if advice:
            self._buttons[0].focus()

    def _pick(self, number: int) -> None:
        if number < len(self.advice):  # else it is the second of two quick clicks
            action = self.advice[number].action
            self.close()
            self._select(action)
