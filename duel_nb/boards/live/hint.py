"""The coach's advice in a live game, on request."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from duel_nb.engine import Action, GameState
from duel_nb.kernel import BackgroundTask
from duel_nb.messages import Message
from duel_nb.page.controls import ChoiceButtons, Controls
from duel_nb.page.elements import Box, Element, Html
from duel_nb.page.html import note
from duel_nb.words.actions import within_sentence
from duel_nb.words.percentages import chance_in_words
from duel_nb.words.translate import capitalised, translate

if TYPE_CHECKING:
    from duel_nb.players.coach import Advice


class HintPanel:
    """The best actions with a reason for each, over a corner of the board.

    Args:
        controls: makes the buttons.
        select: called with the action to show on the board.
        point: called when other actions are advised: arrows point to them.

    Attributes:
        element: to be placed over the board.
        advice: the advice shown.
    """

    def __init__(
        self,
        controls: Controls,
        select: Callable[[Action], None],
        point: Callable[[], None],
    ) -> None:
        self._controls, self._select, self._point = controls, select, point
        self._thought: BackgroundTask[tuple[Advice, ...]] | None = None
        self.advice: tuple[Advice, ...] = ()
        self.element = Element("duel-popover", shown=False)

    def _build(self) -> None:
        """Make the elements on first use: most boards never need them."""
        button = self._controls.button
        self._title = Html()
        close = button("\u00d7", "", self.close, "duel-close", tip=Message("hint-close"))
        head = Element("duel-choices-head", children=[self._title, close])
        panel = Box("duel-choices", "duel-advice", children=[head], style={"width": "340px"})
        self._choices = ChoiceButtons[Action](
            panel,
            lambda call: button("", "", call, "duel-offer", primary=True),
            self._pick,
            row="duel-point",
        )
        self.element.children = (panel,)

    def ask(self, view: GameState) -> None:
        """Let the coach think about the view of the player to act."""
        from duel_nb.players import coach  # most boards never need it

        self.close()
        if not self.element.children:
            self._build()
        self._title.value = translate("hint-thinks")
        self.element.shown = True
        self._thought = BackgroundTask(coach.hint(view), self._show, self._controls.guarded)

    def close(self) -> None:
        """Hide the panel and stop thinking."""
        if self._thought is not None:
            self._thought.stop()
        self._tell(())
        self.element.shown = False

    def _show(self, advice: tuple[Advice, ...]) -> None:
        self._title.value = translate("hint-would")
        self._tell(advice)
        self._choices.focus()

    def _tell(self, advice: tuple[Advice, ...]) -> None:
        self.advice = advice
        self._point()
        if self.element.children:
            rows = (
                (one.action, f"{number}. {_heading(one)}", _reason(one))
                for number, one in enumerate(advice, start=1)
            )
            self._choices.show(rows)

    def _pick(self, action: Action) -> None:
        self.close()
        self._select(action)


def _heading(one: Advice) -> str:
    return capitalised(str(within_sentence(one.action, one.names)))


def _reason(one: Advice) -> str:
    reason = Message("review-sentence", reason=one.reason)
    return note(translate("hint-chance", reason=reason, percent=chance_in_words(one.chance)), None)
