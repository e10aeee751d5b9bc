"""Events: what an action caused, in order, each with the rule behind it, as data.

They are collected only while someone listens (`state.log` is a list): random games run without.
Most are kept as they were told and made only when they are read: few positions of a search or a
simulation are asked for theirs.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Union

from duel_nb.engine.messages import Message, Part

#: What was told of an event that nobody has read yet: its kind, its rule, the key of its message,
#: the player (0 or 1), the subject, the amount, the secret parts and the named parts; see
#: `changes.tell`.
Told = tuple[
    str, str, str, int | None, str | None, int, Mapping[str, Part] | None, Mapping[str, Part]
]

#: What is kept of an event until it is read: what was told, or how to find out, as with bills.
Kept = Union[Told, "Event", Callable[[], Sequence[Told]]]


class Event(NamedTuple):
    """One thing that happened.

    Attributes:
        kind: what sort of thing, such as ``"coins"``, ``"built"``, ``"pawn"``, ``"revealed"``.
        rule: id of the rule behind it.
        message: what there is to say about it; `text` says it.
        player: "A" or "B", whom it concerns; None when it concerns nobody in particular.
        subject: id of the card, Wonder or token it is about, if any.
        amount: coins gained (negative: lost), spaces moved, points; 0 where nothing is counted.
        overheard: what the other player hears of it, where it tells a secret (GEN-06).
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
        """What the other player hears of it as a sentence; empty where nothing is secret."""
        return "" if self.overheard is None else str(self.overheard)

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"

    def __repr__(self) -> str:
        return f"<Event {self.kind}: {self}>"
