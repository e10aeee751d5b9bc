"""Errors in scenario files, with their lines."""

from collections.abc import Iterable

from duel_nb.errors import DuelError
from duel_nb.messages import Message


class ScenarioError(DuelError):
    """A scenario cannot be read or played: the file, the line and one sentence.

    With several errors it is the first one; its text lists all of them, one per line.

    Args:
        sentence: what is wrong, with the nearest match if there is one.
        file: the name of the file, as given.
        line: the line, from 1; 0 for the whole file.

    Attributes:
        sentence: as given.
        file: as given.
        line: as given.
        every: all errors, this one first.
    """

    def __init__(self, sentence: str | Message, file: str = "", line: int = 0) -> None:
        self.sentence = str(sentence)
        self.file = file
        self.line = line
        self.every: tuple[ScenarioError, ...] = (self,)
        where = str(Message("scenario-where", file=file, line=str(line))) if line else file
        super().__init__(f"{where}: {sentence}" if where else sentence)

    def __str__(self) -> str:
        return "\n".join(str(error.args[0]) for error in self.every)

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

    def __init__(self, sentence: str | Message) -> None:
        super().__init__(str(sentence))
