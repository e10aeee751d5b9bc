"""The errors of the engine; every message is one clear sentence."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from duel_nb.catalog import Component
from duel_nb.engine.actions import Action
from duel_nb.errors import DuelError
from duel_nb.messages import Listed, Message, Part


class NotationError(DuelError):
    """A text that is not an action: an unknown verb, name or place. Nothing was done.

    Attributes:
        near: the actions that its message suggests, likeliest first.
    """

    def __init__(self, message: str | Message, near: Iterable[Action] = ()) -> None:
        super().__init__(message)
        self.near = tuple(near)


class AmbiguousError(NotationError):
    """A text that fits several actions; the message lists them. Nothing was done."""


class PositionError(DuelError):
    """An impossible position: a card in two places, a sixth Progress token on the board.

    Attributes:
        message: what is wrong, as data.
        keyword: the keyword of `position` it is about, such as "A.cards" or "structure r2c4"; empty
            if it is not about a single one.
        value: what was given there.
    """

    def __init__(self, message: Message, keyword: str = "", value: object = None) -> None:
        super().__init__(message)
        self.message = message
        self.keyword = keyword
        self.value = value

    @property
    def keywords(self) -> tuple[str, ...]:
        """All keywords it is about, one for each problem of an impossible position."""
        found = (part for name, part in _parts(self.message) if name == "keyword")
        return tuple(str(one) for one in (self.keyword, *found) if one)

    @property
    def things(self) -> tuple[Component, ...]:
        """The components it is about."""
        return tuple(part for _, part in _parts(self.message) if isinstance(part, Component))

    @property
    def places(self) -> tuple[str, ...]:
        """The places of the structure it is about, such as "r2c4"."""
        found = (part for name, part in _parts(self.message) if name in ("place", "covers"))
        return tuple(part for part in found if isinstance(part, str))


def _parts(message: Message) -> Iterator[tuple[str, Part]]:
    """The parts of a message and of those in it, each with its name; a list is taken apart."""
    waiting = list(message.parts.items())
    while waiting:
        name, part = waiting.pop(0)
        if isinstance(part, Listed):
            waiting += [(name, item) for item in part.items]
        else:
            yield name, part
        if isinstance(part, Message):
            waiting += part.parts.items()


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
