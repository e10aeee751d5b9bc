"""The data of a scenario: a question, a position, actions and expectations."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path as FilePath
from typing import Any

from duel_nb.engine import Event, GameState
from duel_nb.languages import ORIGINAL, language
from duel_nb.messages import Message
from duel_nb.rulebook import Citation, Ruling
from duel_nb.scenarios.lines import Path, locate
from duel_nb.words import po

#: What was found instead of what was expected: an expectation that would hold, or a message.
Found = str | Message

#: The kinds of scenario, each with a description.
KINDS = {
    "faq": "a question that a rulebook answers",
    "example": "a worked example of a rulebook",
    "rule": "a plain rule at work",
    "interaction": "two or more rules that meet",
}


class SourceText:
    """The text of a file, with the lines of its parts, which are found on first use.

    Args:
        file: the name of the file, for errors.
        text: the TOML text.
    """

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text

    @cached_property
    def _lines(self) -> dict[Path, int]:
        return locate(self.text)

    def line(self, path: Path) -> int:
        """The line of a path, or of its nearest known parent; 1 if there is none."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)

    def knows(self, path: Path) -> bool:
        """Whether the text has this path."""
        return path in self._lines


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence of a file, with its path."""

    text: str
    path: Path


@dataclass(frozen=True, slots=True)
class Trial:
    """An action that must be illegal.

    Attributes:
        action: its notation.
        player: who tries it, "A" or "B"; None for the player to act.
        rule: id of the rule that must forbid it; None for any.
        because: the key of the reason; None for any.
        short: how many coins must be missing; None for any number.
        path: its place in the file.
    """

    action: str
    player: str | None
    rule: str | None
    because: str | None
    short: int | None
    path: Path


@dataclass(frozen=True, slots=True)
class Step:
    """Actions, and what must be true after them.

    Attributes:
        do: the actions in notation, in order; empty to check without playing.
        expect: what must be true, or must have changed.
        illegal: what must be illegal afterwards.
        path: its place in the file.
    """

    do: tuple[Said, ...]
    expect: tuple[Said, ...]
    illegal: tuple[Trial, ...]
    path: Path

    def __str__(self) -> str:
        return ", ".join(said.text for said in self.do) or "no action"


@dataclass(frozen=True, slots=True)
class Told:
    """A text of a scenario; as a string, it is in the language in use if it is translated.

    Attributes:
        written: as it is written in the file.
        file: of the scenario; the PO file beside it, such as `de.po`, has the translation.
    """

    written: str
    file: str = field(compare=False)

    def __bool__(self) -> bool:
        return bool(self.written)

    def __str__(self) -> str:
        if language() == ORIGINAL:
            return self.written
        return po.said(self.written, po.read(FilePath(self.file).parent / f"{language()}.po"))


@dataclass(frozen=True, slots=True)
class Case:
    """One line of play: the scenario itself, or one of its variants.

    Attributes:
        title: the title of the variant; empty for the scenario itself.
        question: the question.
        answer: the answer in plain words.
        start: arguments of `duel_nb.position`, or of `duel_nb.new_game` if ``from_new_game``.
        from_new_game: whether it starts with a new game instead of a position.
        steps: the steps; the first one has no actions and checks the start.
        path: its place in the file.
    """

    title: Told
    question: Told
    answer: Told
    start: Mapping[str, Any]
    from_new_game: bool
    steps: tuple[Step, ...]
    path: Path


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario file.

    Attributes:
        id: its id, unique among the scenarios that are checked together.
        title: a short heading.
        kind: one of `KINDS`.
        sources: its sources, each with its words in ``str()``.
        question: the question.
        answer: the answer in plain words.
        rules: ids of the rules it shows.
        cases: the scenario itself, then its variants.
        source: the text it was read from.
    """

    id: str
    title: Told
    kind: str
    sources: tuple[Citation | Ruling | str, ...]
    question: Told
    answer: Told
    rules: tuple[str, ...]
    cases: tuple[Case, ...]
    source: SourceText = field(repr=False, compare=False)

    @property
    def file(self) -> str:
        """The file it was read from."""
        return self.source.file

    def title_of(self, case: Case) -> str:
        """Its title, followed by that of a variant."""
        if not case.title:
            return str(self.title)
        return str(Message("scenario-case", scenario=str(self.title), case=str(case.title)))


@dataclass(frozen=True, slots=True)
class Moment:
    """The data that an expectation is checked against.

    Attributes:
        after: the current position.
        before: the position before the step; None if it has no actions.
        events: the events of the step.
        turn_events: all events since the turn began, including the step's.
        step: the step.
        plays: the step's actions in notation, each with the position before it.
    """

    after: GameState
    before: GameState | None
    events: tuple[Event, ...]
    turn_events: tuple[Event, ...]
    step: Step
    plays: tuple[tuple[GameState, str], ...] = ()
