"""What a kind of pending choice is: what it offers, and what taking an offer does.

The choices themselves stand beside the effect that asks for them; `decisions` lists them all.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from duel_nb.engine.actions import Action
from duel_nb.engine.state import Pending, State
from duel_nb.engine.state.tables import HIDDEN

#: The kind of the step under everything a turn causes: on top of the stack, it ends the turn.
END_OF_TURN = "end-of-turn"


class Choice(ABC):
    """A kind of choice that can lie on a state's stack.

    Attributes:
        kind: its name on the stack.
        rule: id of the rule that asks for it.
        verb: the verb of the actions it offers.
        must: id of the rule by which it cannot be declined, where `rule_of` does not say so.
        akin: other verbs that are meant for it, though it may not offer them: `refused` says why.
        by_place: whether it is about the structure, where a place alone can name a card.
    """

    kind: ClassVar[str]
    rule: ClassVar[str]
    verb: ClassVar[str]
    must: ClassVar[str] = ""
    akin: ClassVar[tuple[str, ...]] = ()
    by_place: ClassVar[bool] = False

    @abstractmethod
    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        """What can be chosen; when it is empty the choice is skipped (GEN-02)."""

    @abstractmethod
    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        """Do what was chosen; the choice has already left the stack."""

    @abstractmethod
    def text(self, state: State, pending: Pending) -> str:
        """Who must choose what and why, as one sentence."""

    def is_hidden(self, state: State, pending: Pending) -> bool:
        """Whether the viewer of this position does not know all that can be chosen."""
        return HIDDEN in pending.data

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        """Rule and sentence for there being nothing to choose from."""
        text = f"Skipped, as there is nothing to choose: {self.text(state, pending)}"
        return "GEN-02", text

    def rule_of(self, state: State, pending: Pending) -> str:
        """Id of the rule that asks for this choice in this position."""
        return self.rule

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        """Why an action with the right verb is not among the options, as one sentence."""
        options = ", ".join(str(option) for option in self.options(state, pending))
        return f"{action} is not among the choices: {options}."

    def rule_against(self, state: State, pending: Pending, action: Action) -> str:
        """Id of the rule that forbids an action with the right verb; see `refused`."""
        return self.rule_of(state, pending)
