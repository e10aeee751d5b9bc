"""What can be wrong with a scenario file, and where."""

from collections.abc import Iterable

from duel_nb.engine.messages import Message
from duel_nb.errors import PlainError


class ScenarioError(PlainError, ValueError):
    """A scenario that cannot be read or played: the file, the line and one sentence.

    With several mistakes it is the first of them, and its text tells them all, a line each.

    Attributes:
        file: the file as it was named.
        line: the line in it, from 1; 0 when the whole file is meant.
        sentence: what is wrong, with the nearest match where there is one.
        every: all mistakes, this one first.
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
        """One error for several (at least one), in the order of their lines, each once."""
        alone = {(one.line, one.sentence): one for error in errors for one in error.every}
        first, *others = sorted(alone.values(), key=lambda error: error.line)
        found = cls(first.sentence, first.file, first.line)
        found.every = (found, *others)
        return found


class UnknownSentence(PlainError, ValueError):
    """An expectation that says nothing known; the sentence names the nearest that does."""

    def __init__(self, sentence: str | Message) -> None:
        super().__init__(str(sentence))
