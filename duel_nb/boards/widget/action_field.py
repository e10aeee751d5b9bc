"""The field for typed actions; a mistyped one is answered with the actions that it may mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import ipywidgets as widgets

from duel_nb.boards.widget.choice_buttons import ChoiceButtons
from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.widget_factory import HIDDEN
from duel_nb.engine import Action, DuelError, IllegalAction, NotationError
from duel_nb.engine.dialects import written
from duel_nb.messages import Message
from duel_nb.words.translate import translate

_SUGGESTIONS: Final = 4
"""Maximum number of actions offered for a mistyped one."""


class ActionField:
    """A text field that autocompletes the legal actions.

    Args:
        controls: creates the widgets and shows errors.
        play: called with the text.
        mean: called with the suggested action that was chosen.

    Attributes:
        widget: the field.
        answer: what is wrong with the text, and buttons with suggestions.
    """

    def __init__(
        self, controls: Controls, play: Callable[[str], None], mean: Callable[[Action], None]
    ) -> None:
        self._controls, self._play, self._mean = controls, play, mean
        self._legal: Sequence[Action] = ()
        self.widget = controls.make(
            widgets.Combobox,
            "duel-typed",
            placeholder=Message("type-here"),
            continuous_update=False,
            layout={"flex": "1 1 150px", "min_width": "150px", "width": "auto"},
        )
        self.widget.observe(controls.guarded(self._typed), "value")
        self.answer = controls.make(
            widgets.Box,
            children=[controls.alert],
            layout={"flex_flow": "row wrap", "align_items": "center"},
        )
        self._meant = ChoiceButtons[Action](
            controls, self.answer, lambda call: controls.button("", "", call, HIDDEN), self._chosen
        )

    def show(self, legal: Sequence[Action], covered: bool) -> None:
        """Accept these actions; the field is disabled while the board is covered."""
        self._legal = legal
        self.widget.disabled = covered

    def suggest(self, wanted: bool) -> None:
        """Set the completions only while somebody may be typing: they are a long message."""
        names = tuple(map(written, self._legal)) if wanted else ()
        if self.widget.options != names:
            self.widget.options = names

    def clear(self) -> None:
        """Remove the error and the suggestions."""
        if self._controls.alert.value:
            self._controls.alert.value = ""
        self._meant.show(())

    def _typed(self, change: dict[str, Any]) -> None:
        typed = str(change["new"]).strip()
        if not typed:
            return
        try:
            self._play(typed)
        except DuelError as error:
            refusal = error.refusal if isinstance(error, IllegalAction) else None
            if refusal is not None:
                self._controls.say(refusal.text, refusal.rule)
            else:
                self._controls.say(str(error))
            near = error.near[:_SUGGESTIONS] if isinstance(error, NotationError) else ()
            self._meant.show(
                (action, translate("meant", action=written(action)), "") for action in near
            )
        else:
            self.widget.value = ""

    def _chosen(self, action: Action) -> None:
        self._mean(action)
        self.widget.value = ""
