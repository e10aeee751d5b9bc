"""The coach's advice in a live game, on request."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets as widgets

from duel_nb.boards.html.markup import note
from duel_nb.boards.widget.choice_buttons import ChoiceButtons
from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.widget_factory import HIDDEN, display
from duel_nb.engine import Action, GameState
from duel_nb.kernel import BackgroundTask
from duel_nb.messages import Message
from duel_nb.players import coach
from duel_nb.players.coach import Advice
from duel_nb.words.actions import in_words
from duel_nb.words.translate import percent, translate


class HintPanel:
    """The best actions with a reason for each, over a corner of the board.

    Args:
        controls: creates the widgets.
        select: called with the action to show on the board.

    Attributes:
        widget: to be placed over the board.
        advice: the advice shown.
    """

    def __init__(self, controls: Controls, select: Callable[[Action], None]) -> None:
        self._controls, self._select = controls, select
        self._thought: BackgroundTask[tuple[Advice, ...]] | None = None
        self.advice: tuple[Advice, ...] = ()
        self.widget = controls.make(widgets.VBox, "duel-popover", HIDDEN)

    def _build(self) -> None:
        """Create the widgets on first use: most boards never need them."""
        make, button = self._controls.make, self._controls.button
        self._title = make(widgets.HTML, layout={"flex": "1 1 0", "min_width": "0"})
        close = button("", "times", self.close, "duel-close", tooltip=Message("hint-close"))
        head = make(widgets.HBox, children=[self._title, close])
        panel = make(widgets.VBox, "duel-choices", children=[head], layout={"width": "340px"})
        self._choices = ChoiceButtons[Action](
            self._controls,
            panel,
            lambda call: button("", "", call, "duel-offer"),
            self._pick,
            row="duel-choice",
        )
        self.widget.children = (panel,)

    def ask(self, view: GameState) -> None:
        """Let the coach think about the view of the player to act."""
        self.close()
        if not self.widget.children:
            self._build()
        self._title.value = translate("hint-thinks")
        display(self.widget, True)
        self._thought = BackgroundTask(coach.hint(view), self._show, self._controls.guarded)

    def close(self) -> None:
        """Hide the panel and stop thinking."""
        if self._thought is not None:
            self._thought.stop()
        self._tell(())
        display(self.widget, False)

    def _show(self, advice: tuple[Advice, ...]) -> None:
        self._title.value = translate("hint-would")
        self._tell(advice)
        self._choices.focus()

    def _tell(self, advice: tuple[Advice, ...]) -> None:
        self.advice = advice
        if self.widget.children:
            rows = (
                (one.action, str(in_words(one.action, one.names)), _reason(one)) for one in advice
            )
            self._choices.show(rows)

    def _pick(self, action: Action) -> None:
        self.close()
        self._select(action)


def _reason(one: Advice) -> str:
    reason = Message("review-sentence", reason=one.reason.message(one.names))
    return note(translate("hint-chance", reason=reason, percent=percent(one.chance)), None)
