"""The field for an action that is typed; one that was mistyped is answered with what is near."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, Final

import ipywidgets as widgets

from duel_nb.boards.drawing.said import said
from duel_nb.boards.paint.widget_factory import HIDDEN
from duel_nb.boards.widget.choice_buttons import ChoiceButtons
from duel_nb.boards.widget.controls import Controls
from duel_nb.engine import Action, DuelError, IllegalAction
from duel_nb.engine.dialects import written
from duel_nb.engine.messages import Message

_NEAR: Final = 3
"""At most so many actions are offered for one that was mistyped."""


class ActionField:
    """A field that completes the legal actions.

    Args:
        controls: makes the widgets, and says what is wrong.
        play: called with what was typed.
        mean: called with an action that was meant.

    Attributes:
        widget: the field.
        answer: what is wrong with what was typed, and what may have been meant.
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
        """Take one of these actions; none while the board is covered."""
        self._legal = legal
        self.widget.disabled = covered

    def suggest(self, wanted: bool) -> None:
        """Suggest what can be typed while somebody may be about to type: they are many words."""
        names = tuple(map(written, self._legal)) if wanted else ()
        if self.widget.options != names:
            self.widget.options = names

    def clear(self) -> None:
        """Say nothing of what was wrong."""
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
            actions = {written(action).lower(): action for action in self._legal}
            near = [actions[name] for name in get_close_matches(typed.lower(), actions, _NEAR)]
            self._meant.show((one, said("meant", action=written(one)), "") for one in near)
        else:
            self.widget.value = ""

    def _chosen(self, action: Action) -> None:
        self._mean(action)
        self.widget.value = ""
