"""What can be wrong with a scenario file, and where."""

from duel_nb.errors import PlainError


class ScenarioError(PlainError, ValueError):
    """A scenario that cannot be read or played: the file, the line and one sentence.

    Attributes:
        file: the file as it was named.
        line: the line in it, from 1; 0 when the whole file is meant.
        sentence: what is wrong, with the nearest match where there is one.
    """

    def __init__(self, sentence: str, file: str = "", line: int = 0) -> None:
        self.sentence = sentence
        self.file = file
        self.line = line
        where = file + (f", line {line}" if line else "")
        super().__init__(f"{where}: {sentence}" if where else sentence)


class UnknownSentence(PlainError, ValueError):
    """An expectation that says nothing known; the sentence names the nearest that does."""
