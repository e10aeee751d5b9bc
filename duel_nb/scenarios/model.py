"""What a scenario is: a question, a position, what is played and what must come of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from duel_nb.engine import Event, GameState
from duel_nb.scenarios.lines import Path, locate

#: What kinds of scenario there are, and what each is.
KINDS = {
    "faq": "a question that a rulebook answers",
    "example": "a worked example of a rulebook",
    "rule": "a plain rule at work",
    "interaction": "two or more rules that meet",
}


class SourceText:
    """A text and where its parts stand; lines are worked out when an error first asks."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text

    @cached_property
    def _lines(self) -> dict[Path, int]:
        return locate(self.text)

    def line(self, path: Path) -> int:
        """The line of a path, or of the nearest thing around it; 1 at the worst."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)

    def knows(self, path: Path) -> bool:
        """Whether something stands at this path."""
        return path in self._lines


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence of a file, and the path at which it stands."""

    text: str
    path: Path


@dataclass(frozen=True, slots=True)
class Trial:
    """Something that must be illegal.

    Attributes:
        action: the notation of what is tried.
        player: "A" or "B", who tries it; None for whoever is to act.
        rule: id of the rule that must forbid it, None for any.
        because: words that must appear in the reason, None for any.
        path: where it stands in the file.
    """

    action: str
    player: str | None
    rule: str | None
    because: str | None
    path: Path


@dataclass(frozen=True, slots=True)
class Step:
    """Something that is played, and what must be true after it.

    Attributes:
        do: the actions in notation, in order; empty to look without doing anything.
        expect: what must be true, or must have changed.
        illegal: what must be illegal afterwards.
        path: where it stands in the file.
    """

    do: tuple[Said, ...]
    expect: tuple[Said, ...]
    illegal: tuple[Trial, ...]
    path: Path

    def __str__(self) -> str:
        return ", ".join(said.text for said in self.do) or "a look"


@dataclass(frozen=True, slots=True)
class Case:
    """One line of play: the scenario itself, or one of its variants.

    Attributes:
        title: of the variant; empty for the scenario itself.
        question: what is asked.
        answer: in plain words.
        start: keywords for `duel_nb.position`, or for `duel_nb.new_game` when ``from_new_game``.
        from_new_game: whether it starts with a new game instead of a position.
        steps: what is played and checked. The first one does nothing: it checks the start.
        path: where it stands in the file.
    """

    title: str
    question: str
    answer: str
    start: Mapping[str, Any]
    from_new_game: bool
    steps: tuple[Step, ...]
    path: Path


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario file.

    Attributes:
        id: its name, unique among the scenarios that are checked together.
        title: a short heading.
        kind: one of `KINDS`.
        sources: where it comes from, in words.
        question: what is asked.
        answer: in plain words.
        rules: ids of the rules it shows.
        cases: the scenario itself, then its variants.
        source: the text it was read from.
    """

    id: str
    title: str
    kind: str
    sources: tuple[str, ...]
    question: str
    answer: str
    rules: tuple[str, ...]
    cases: tuple[Case, ...]
    source: SourceText = field(repr=False, compare=False)

    @property
    def file(self) -> str:
        """The file it was read from."""
        return self.source.file


@dataclass(frozen=True, slots=True)
class Moment:
    """What an expectation looks at.

    Attributes:
        after: the position as it is.
        before: the position before the step; None where nothing was done.
        events: what the step caused.
        turn_events: everything since the turn began, the step included.
        step: the step; the first one of a case is its start.
    """

    after: GameState
    before: GameState | None
    events: tuple[Event, ...]
    turn_events: tuple[Event, ...]
    step: Step
