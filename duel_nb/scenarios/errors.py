"""Errors in scenario files, with their lines, and hints for unknown names of events."""

from collections.abc import Iterable
from difflib import get_close_matches

from duel_nb.engine import Decision, Event, Outcome, Refusal
from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.words.catalogue import catalogue


def known_names() -> frozenset[str]:
    """All names."""
    return catalogue("en").keys


def near_name(name: str) -> Message:
    """A hint for an unknown name: the nearest known one, or where they are listed."""
    if alike := get_close_matches(name, known_names(), n=1, cutoff=0.7):
        return Message("scenario-meant", near=repr(alike[0]))
    return Message("scenario-names-listed")


class ScenarioError(DuelError):
    """A scenario cannot be read or played: the file, the line and one sentence.

    With several errors it is the first one; its text lists all of them, one per line.

    Args:
        sentence: what is wrong, with the nearest match if there is one; `str()` of a message gives
            it in the language in use.
        file: the name of the file, as given.
        line: the line, from 1; 0 for the whole file.

    Attributes:
        sentence: as given.
        file: as given.
        line: as given.
        every: all errors, this one first.
    """

    def __init__(self, sentence: str | Message, file: str = "", line: int = 0) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.file = file
        self.line = line
        self.every: tuple[ScenarioError, ...] = (self,)

    def __str__(self) -> str:
        return "\n".join(error.text for error in self.every)

    @property
    def text(self) -> str:
        """This error alone: the file, the line and the sentence."""
        where = Message("scenario-where", file=self.file, line=str(self.line))
        at = str(where) if self.line else self.file
        told = Message("scenario-problem", where=at, problem=self.sentence) if at else self.sentence
        return str(told)

    @classmethod
    def of(cls, errors: Iterable["ScenarioError"]) -> "ScenarioError":
        """Combine one or more errors, by line and without duplicates."""
        distinct = {(one.line, one.sentence): one for error in errors for one in error.every}
        first, *others = sorted(distinct.values(), key=lambda error: error.line)
        found = cls(first.sentence, first.file, first.line)
        found.every = (found, *others)
        return found


class UnknownSentence(DuelError):
    """An expectation is not understood; the sentence names the nearest known one."""


def problem(error: DuelError) -> str | Message:
    """What an error says, as data if it was made from a message."""
    said = error.args[0] if error.args else ""
    if isinstance(said, Refusal):
        return cited(said)
    return said if isinstance(said, Message) else str(error)


def cited(said: Event | Refusal | Outcome | Decision) -> Message:
    """A sentence of the engine with its rule, as a message."""
    sentence = said.message() if isinstance(said, Outcome) else said.message
    return Message("with-rule", sentence=sentence, rule=said.rule)
