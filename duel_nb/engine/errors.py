"""The errors of the engine; every message is one clear sentence."""

from dataclasses import dataclass

from duel_nb.errors import DuelError
from duel_nb.messages import Message


class NotationError(DuelError):
    """A text that is not an action: an unknown verb, name or place. Nothing was done."""


class AmbiguousError(NotationError):
    """A text that fits several actions; the message lists them. Nothing was done."""


class PositionError(DuelError):
    """An impossible position: a card in two places, a sixth Progress token on the board."""


class SaveError(DuelError):
    """A saved game that cannot be read; the message says where it is damaged."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed.

    Attributes:
        rule: id of the rule that forbids it.
        message: the reason as data; `text` is the sentence.
        short: how many coins the player lacks, if the price is the reason; else 0.
    """

    rule: str
    message: Message
    short: int = 0

    @property
    def text(self) -> str:
        """One sentence with the names and numbers."""
        return str(self.message)

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


class IllegalAction(DuelError):
    """An action that the rules forbid in this position; ``refusal`` has the rule and the reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
