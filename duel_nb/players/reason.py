"""Reasons as data, and the clauses that say them."""

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from duel_nb.catalog import Card
from duel_nb.engine import Action
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.engine.state.values import Outcome
from duel_nb.messages import Listed, Message, Part
from duel_nb.words.actions import in_words

#: What a reason can be about: a card, an action, the end of the game, resources by their names.
Subject = Card | Action | Outcome | tuple[str, ...] | None

#: For reasons of which there can be more or less: what is counted, and the least amount, or the
#: least difference from another action, that is worth saying.
COUNTED: Final = MappingProxyType(
    {
        "military": ("spaces", 1),
        "points": ("points", 3),
        "coins": ("coins", 4),
        "takes-coins": ("coins", 2),
        "wonder-shields": ("shields", 1),
        "wonder-points": ("points", 2),
        "wonder-coins": ("coins", 3),
    }
)


@dataclass(frozen=True, slots=True)
class CoachReason:
    """Why an action is good or bad.

    Attributes:
        kind: which reason; its message is ``reason-<kind>``.
        player: the player who acts, "A" or "B".
        subject: what it is about, if anything.
        figures: its numbers by name.
        rule: id of the rule behind it, if the engine names one.
    """

    kind: str
    player: str
    subject: Subject = None
    figures: dict[str, int] = field(default_factory=dict, hash=False)
    rule: str = ""

    def message(self, names: tuple[str, str]) -> Message:
        """A clause about "it", the action.

        Args:
            names: the players' names.
        """
        me = PLAYERS.index(self.player)
        parts: dict[str, Part] = {"who": names[me], "whom": names[1 - me], **self.figures}
        match self.subject:
            case Outcome():
                parts["outcome"] = self.subject.message(names)
            case Action():
                parts["answer"] = in_words(self.subject, names)
            case Card():
                parts["card"] = self.subject
            case tuple():
                resources = (Message(f"resource-{resource}") for resource in self.subject)
                parts["resources"] = Listed(*resources, last=_JOINED.get(self.kind, "and"))
        return Message(f"reason-{self.kind}", parts)

    @property
    def worth_saying(self) -> bool:
        """Whether it is more than a trifle."""
        counted, least = COUNTED.get(self.kind, ("", 0))
        return not counted or self.figures[counted] >= least

    def adds_to(self, other: "CoachReason") -> bool:
        """Whether it says of an action what `other` does not say of another action."""
        if self.kind != other.kind:
            return True
        if self.kind in _BY_EXAMPLE:
            return False
        if self.subject != other.subject:
            return True
        counted, least = COUNTED.get(self.kind, ("", 0))
        if counted:
            return self.figures[counted] - other.figures[counted] >= least
        return self.figures != other.figures


#: Reasons whose subject is only an example.
_BY_EXAMPLE: Final = frozenset({"stops", "lets-win", "may-let-win"})

#: How the resources of a reason are joined, where it is not by "and".
_JOINED: Final = {"any": "or", "wonder-any": "or"}
