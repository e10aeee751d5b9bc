"""Reasons of the coach as data: what kind, about what, with what figures."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from types import MappingProxyType
from typing import Final

from duel_nb.catalog import Card, Effect, ProgressToken, Wonder
from duel_nb.engine import Action
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.engine.state.values import Outcome
from duel_nb.messages import Listed, Message, Part
from duel_nb.words.actions import within_sentence
from duel_nb.words.effects import effect_message, figure_messages

#: What a reason can be about: a component or an effect of one, an action, the end of the game,
#: resources by name.
Subject = Card | Wonder | ProgressToken | Effect | Action | Outcome | tuple[str, ...] | None

#: The kind of the reason that an action wins at once.
WINS: Final = "wins"

#: For reasons of which there can be more or less: what is counted, and the least amount, or the
#: least difference from another action, that is worth saying.
COUNTED: Final = MappingProxyType(
    {
        "military": ("spaces", 1),
        "military-back": ("spaces", 1),
        "points": ("points", 3),
        "coins": ("coins", 4),
        "takes-coins": ("coins", 2),
        "wonder-shields": ("shields", 1),
        "wonder-points": ("points", 2),
        "wonder-coins": ("coins", 3),
        "wonder-activation": ("coins", 1),
        "turns-up": ("cards", 1),
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
        of: the card that brings it, where the action names another one.
        choices: what the player has to choose next for it, if it depends on that.
        varies: whether that depends on what is hidden.
    """

    kind: str
    player: str
    subject: Subject = None
    figures: dict[str, int] = field(default_factory=dict, hash=False)
    rule: str = ""
    of: Card | None = None
    choices: tuple[Action, ...] = field(default=(), compare=False)
    varies: bool = field(default=False, compare=False)

    def message(self, names: tuple[str, str]) -> Message:
        """A clause about "it", the action."""
        clause = self._clause(names)
        if not self.choices:
            return clause
        choices = Listed(*_repeated(self.choices, names))
        if self.kind == WINS:
            return Message("reason-wins-by-choice", {**clause.parts, "choices": choices})
        return Message("reason-by-choice", reason=clause, choices=choices)

    def _clause(self, names: tuple[str, str]) -> Message:
        me = PLAYERS.index(self.player)
        parts: dict[str, Part] = {"who": names[me], "whom": names[1 - me], **self.figures}
        match self.subject:
            case Outcome():
                parts["outcome"] = self.subject.message(names)
            case Action():
                parts["answer"] = within_sentence(self.subject, names)
            case Card():
                parts["card"] = self.subject
                parts["of"] = self.of or self.subject
            case Wonder():
                parts["wonder"] = self.subject
            case Effect():
                parts["effect"] = effect_message(self.subject)
            case ProgressToken():
                parts["effect"] = Listed(*figure_messages(self.subject))
            case tuple():
                resources = (Message(f"resource-{resource}") for resource in self.subject)
                parts["resources"] = Listed(*resources, last=_JOINED.get(self.kind, "and"))
        return Message(f"reason-{self.kind}", parts)

    @property
    def worth_saying(self) -> bool:
        """Whether it is more than a trifle, and the player can know what to choose for it."""
        if self.varies:
            return False
        counted, least = COUNTED.get(self.kind, ("", 0))
        return not counted or self.figures[counted] >= least

    def adds_to(self, other: "CoachReason") -> bool:
        """Whether it says of an action what `other` does not say of another action."""
        if _ALIKE.get(self.kind, self.kind) != _ALIKE.get(other.kind, other.kind):
            return True
        if self.kind in _BY_EXAMPLE:
            return False
        if self.subject != other.subject:
            return True
        counted, least = COUNTED.get(self.kind, ("", 0))
        if counted:
            return self.figures[counted] - other.figures[counted] >= least
        return not other.figures.items() <= self.figures.items()


def _repeated(actions: Sequence[Action], names: tuple[str, str]) -> Iterator[Message]:
    """Actions in words; the same one several times in a row is named once, with a number."""
    for action, same in groupby(actions):
        words, times = within_sentence(action, names), len([*same])
        yield Message("repeated", action=words, times=times) if times > 1 else words


def in_words(reasons: Sequence[CoachReason], names: tuple[str, str]) -> Message:
    """One reason or two in a clause about "it", the action."""
    first, *others = (one.message(names) for one in reasons)
    return Message("reason-and", reason=first, also=others[0]) if others else first


def bears_on(reason: CoachReason, termination: str) -> bool:
    """Whether a reason can explain why an end has become likelier or less likely.

    Args:
        reason: a reason.
        termination: how the game ends: "military", "science", "political" or "civilian".
    """
    if reason.kind in _ON_EVERY_END or termination == "civilian":
        return True
    if reason.kind in _ON_A_SUPREMACY[termination]:
        return True
    about = reason.subject
    if isinstance(about, ProgressToken):
        return about.wonders_play_again or (
            termination == "military" and about.red_shield_bonus > 0
        )
    if isinstance(about, Effect):
        of_senate = about.verb in _INFLUENCE and termination == "political"
        return of_senate or about.verb in _OPEN_ENDED
    if reason.kind not in _ABOUT_A_COMPONENT or not isinstance(about, Card | Wonder):
        return False
    return termination in _leads_to(about)


def _leads_to(about: Card | Wonder) -> Iterator[str]:
    """The supremacies that a component brings nearer."""
    if about.shields:
        yield "military"
    if isinstance(about, Card) and about.science:
        yield "science"
    if isinstance(about, Card) and about.senator:
        yield "political"


#: Reasons that may decide anything, and those that lead to one supremacy.
_ON_EVERY_END: Final = frozenset(
    {
        WINS,
        "stops",
        "plays-again",
        "wonder-again",
        "pair",
        "progress",
        "divinity",
        "conspiracy",
    }
)
_ON_A_SUPREMACY: Final = MappingProxyType(
    {
        "military": ("military", "military-back", "wonder-shields"),
        "science": ("symbol",),
        "political": ("control", "control-instead", "control-left", "control-lost"),
    }
)
#: The effects that lead to one supremacy, and those that may lead to any.
_INFLUENCE: Final = frozenset({"place-influence", "may-move-influence"})
_OPEN_ENDED: Final = frozenset(
    {"build-from-discard", "progress-from-box", "open-deck", "conspire", "trigger-unprepared"}
)
#: Reasons about what the opponent does not get, or loses.
_ABOUT_A_COMPONENT: Final = (
    "denies-best",
    "denies",
    "buries",
    "takes-card",
    "removes-card",
    "takes-wonder",
    "removes-wonder",
    "undoes-wonder",
)

#: Reasons whose subject is only an example.
_BY_EXAMPLE: Final = frozenset({"stops", "lets-win", "may-let-win"})

#: Reasons that say the same of their subject: that the opponent does not get it, where the pawn
#: goes, or what Chamber the player controls then.
_ALIKE: Final = {
    "denies-best": "denies",
    "buries": "denies",
    "military-back": "military",
    "chain-of": "chain",
    "control-instead": "control",
    "control-left": "control",
}

#: How the resources of a reason are joined, where it is not by "and".
_JOINED: Final = {"any": "or", "wonder-any": "or"}
