"""Events: what an action caused, in order, each with the rule behind it, as data.

They are collected only while there is a `state.log`; random games run without. Most are stored as
plain tuples and become `Event` objects only when read: a search or a simulation seldom reads them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol, Union

from duel_nb.messages import Message, Part

#: An event before it is read: its kind, its rule, the key of its message, the player (0 or 1), the
#: subject, the amount, the secret parts and the named parts; see `changes.tell`.
RawEvent = tuple[
    str, str, str, int | None, str | None, int, Mapping[str, Part] | None, Mapping[str, Part]
]

#: An entry of the log: an event, raw or not, or a function that computes raw events when they are
#: read, such as the items of a price.
LogEntry = Union[RawEvent, "Event", Callable[[], Sequence[RawEvent]]]


class EventLog(Protocol):
    """What collects the events of an action, such as a list."""

    def append(self, entry: LogEntry, /) -> None:
        """Collect an event, right after what it reports has happened."""


class Event(NamedTuple):
    """One thing that happened.

    Attributes:
        kind: what sort of thing, such as ``"coins"``, ``"built"``, ``"pawn"``, ``"revealed"``.
        rule: id of the rule behind it.
        message: what happened, as data; `text` is the sentence.
        player: "A" or "B", whom it concerns; None when it concerns nobody in particular.
        subject: id of the card, Wonder or token it is about, if any.
        amount: coins gained (negative: lost), spaces moved, points; 0 where nothing is counted.
        overheard: the message for the other player, if `message` contains a secret (GEN-06).
    """

    kind: str
    rule: str
    message: Message
    player: str | None = None
    subject: str | None = None
    amount: int = 0
    overheard: Message | None = None

    @property
    def text(self) -> str:
        """One plain sentence, with the players' names."""
        return str(self.message)

    @property
    def public(self) -> str:
        """The sentence for the other player; empty when nothing is secret."""
        return "" if self.overheard is None else str(self.overheard)

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"

    def __repr__(self) -> str:
        return f"<Event {self.kind}: {self}>"
