"""The field for typed actions; a mistyped one is answered with the actions that it may mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from duel_nb.engine import Action, DuelError, IllegalAction, NotationError
from duel_nb.engine.dialects import written
from duel_nb.messages import Message
from duel_nb.page.controls import ChoiceButtons, Controls
from duel_nb.page.elements import Field, RowBox
from duel_nb.words.translate import translate

_SUGGESTIONS: Final = 4
"""Maximum number of actions offered for a mistyped one."""


class ActionField:
    """A text field that autocompletes the legal actions.

    Args:
        controls: makes the buttons and shows errors.
        play: called with the text.
        mean: called with the suggested action that was chosen.
        answered: called when an error is shown or removed.

    Attributes:
        element: the field.
        answer: what is wrong with the text, and buttons with suggestions.
    """

    def __init__(
        self,
        controls: Controls,
        play: Callable[[str], None],
        mean: Callable[[Action], None],
        answered: Callable[[], None],
    ) -> None:
        self._controls, self._play, self._mean = controls, play, mean
        self._answered = answered
        self._legal: Sequence[Action] = ()
        self._used = False
        self.element = Field(
            "duel-typed", placeholder=Message("type-here"), tip=Message("type-label")
        )
        self.element.on_change(controls.guarded(self._typed))
        self.element.on("focus", controls.guarded(lambda _: self._begin()))
        self.answer = RowBox(children=[controls.alert])
        self._meant = ChoiceButtons[Action](
            self.answer, lambda call: controls.button("", "", call), self._chosen
        )

    def show(self, legal: Sequence[Action], covered: bool) -> None:
        """Accept these actions; the field is disabled while the board is covered."""
        self._legal = legal
        self.element.disabled = covered
        self._suggest()

    def _begin(self) -> None:
        """Somebody is about to type."""
        self._used = True
        self._suggest()

    def _suggest(self) -> None:
        """Set the completions where somebody types: they are a long message."""
        self.element.options = tuple(map(written, self._legal)) if self._used else ()

    def clear(self) -> None:
        """Remove the error and the suggestions."""
        self._controls.alert.value = ""
        self._meant.show(())
        self._answered()

    def _typed(self) -> None:
        typed = self.element.value.strip()
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
            self._answered()
        else:
            self.element.value = ""

    def _chosen(self, action: Action) -> None:
        self._mean(action)
        self.element.value = ""
