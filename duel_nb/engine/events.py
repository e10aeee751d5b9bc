"""Events: what an action caused, in order, each with the rule behind it.

Events are built only when someone listens (``state.log`` is a list): random games run without.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    Attributes:
        kind: what sort of thing, such as ``"coins"``, ``"built"``, ``"pawn"``, ``"revealed"``.
        rule: id of the rule behind it.
        text: one plain sentence, with the players' names.
        player: "A" or "B", whom it concerns; None when it concerns nobody in particular.
        subject: id of the card, Wonder or token it is about, if any.
        amount: coins gained (negative: lost), spaces moved, points; 0 where nothing is counted.
        public: what the other player hears of it, where the text tells a secret (GEN-06).
    """

    kind: str
    rule: str
    text: str
    player: str | None = None
    subject: str | None = None
    amount: int = 0
    public: str = ""

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"
