"""A scenario step by step: the start, the changes of each step and why, and the verdict.

`show` displays it in a notebook, `Walkthrough.text` in a terminal.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from duel_nb.catalog import Component
from duel_nb.engine import City, Event, GameState, Refusal
from duel_nb.engine.actions import track_place
from duel_nb.lessons.statement_words import rules_in, sentence
from duel_nb.messages import Listed, Message
from duel_nb.scenarios import Case, Failure, Moment, Scenario, Trial, moments, run_case
from duel_nb.scenarios.lines import Path
from duel_nb.scenarios.load import split_player
from duel_nb.scenarios.model import Found, Said
from duel_nb.session import text as board_text
from duel_nb.session.table import name_of
from duel_nb.words.actions import in_words

_WIDTH: Final = 88


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement of the scenario about a position.

    Attributes:
        text: a sentence; as written if it does not hold, for its author.
        found: None if it holds, else what was found instead.
        rules: the ids of the rules it names.
    """

    text: str
    found: Found | None
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tried:
    """An action that should be illegal.

    Attributes:
        player: "A" or "B", who tried it.
        who: the name of that player.
        action: its notation.
        words: the action in the reader's words.
        refusal: the engine's refusal; None if it is legal.
        found: None if it is refused as the scenario says, else what was found instead.
    """

    player: str
    who: str
    action: str
    words: str
    refusal: Refusal | None
    found: Found | None


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """The start of a walkthrough, or one of its steps.

    Attributes:
        title: "The position", or the action with the player's name.
        state: the position after it.
        changes: changed figures, a few words each; empty at the start.
        events: what happened, in order, each with its rule.
        statements: the scenario's statements about it.
        tried: the illegal actions tried.
        plays: the actions in notation, each with the position before it.
    """

    title: str
    state: GameState
    changes: tuple[str, ...]
    events: tuple[Event, ...]
    statements: tuple[Statement, ...]
    tried: tuple[Tried, ...]
    plays: tuple[tuple[GameState, str], ...]


@dataclass(frozen=True, slots=True)
class Walkthrough:
    """One case of a scenario, played.

    Attributes:
        scenario: the scenario.
        case: which of its cases.
        steps: the start, then every step.
        checked: number of statements checked.
        failures: the statements that do not hold.
    """

    scenario: Scenario
    case: Case
    steps: tuple[PlayedStep, ...]
    checked: int
    failures: tuple[Failure, ...]

    @property
    def holds(self) -> bool:
        """Whether all statements hold."""
        return not self.failures

    @property
    def verdict(self) -> str:
        """The engine's verdict in one sentence."""
        if self.holds:
            return str(Message("case-holds", checked=self.checked))
        return str(Message("case-fails", wrong=len(self.failures), checked=self.checked))

    def text(self) -> str:
        """The whole walkthrough as plain text."""
        scenario = self.scenario
        title = scenario.title_of(self.case)
        sources = (str(Message("case-from", source=str(source))) for source in scenario.sources)
        blocks = ["\n".join([title, "=" * len(title), *sources])]
        if self.case.question:
            blocks.append(_wrapped(str(self.case.question)))
        for number, step in enumerate(self.steps):
            lines = [f"{number}. {step.title}" if number else step.title]
            lines.append("-" * len(lines[0]))
            if not number:
                lines.append(board_text.text(step.state).rstrip())
            lines += [_wrapped(line, "  ") for line in _in_words(step)]
            blocks.append("\n".join(lines))
        end = [str(Message("case-verdict", verdict=self.verdict))]
        end += [f"  {failure}" for failure in self.failures]
        if self.case.answer:
            end.append(_wrapped(str(Message("case-answer", answer=str(self.case.answer)))))
        if scenario.rules:
            end.append(_wrapped(str(Message("case-rules", rules=Listed(*scenario.rules)))))
        return "\n\n".join([*blocks, "\n".join(end)]) + "\n"


def walk_through(scenario: Scenario, case: Case) -> Walkthrough:
    """Play one case of a scenario and record each step.

    Raises:
        ScenarioError: the position is impossible, or something is not understood or illegal.
    """
    result = run_case(scenario, case)
    wrong = {failure.path: failure.found for failure in result.failures}
    steps = tuple(_played(moment, wrong) for moment in moments(scenario, case))
    return Walkthrough(scenario, case, steps, result.checked, result.failures)


def _played(moment: Moment, wrong: Mapping[Path, Found]) -> PlayedStep:
    if moment.step.do:
        title = _title(moment)
    else:
        key = "case-look" if "steps" in moment.step.path else "case-position"
        title = str(Message(key))
    return PlayedStep(
        title,
        moment.after,
        changes(moment.before, moment.after) if moment.before is not None else (),
        moment.events if moment.before is not None else (),
        tuple(_statement(said, moment, wrong) for said in moment.step.expect),
        tuple(_tried(moment, trial, wrong) for trial in moment.step.illegal),
        moment.plays,
    )


def _statement(said: Said, moment: Moment, wrong: Mapping[Path, Found]) -> Statement:
    found = wrong.get(said.path)
    text = said.text if found else str(sentence(said.text, moment))
    return Statement(text, found, rules_in(said.text))


def _tried(moment: Moment, trial: Trial, wrong: Mapping[Path, Found]) -> Tried:
    refusal = moment.after.why_not(trial.action, trial.player)
    player = trial.player or moment.after.to_act or "A"
    who = name_of(moment.after, player)
    words = str(in_words(moment.after.read(trial.action), moment.after.names))
    return Tried(player, who, trial.action, words, refusal, wrong.get(trial.path))


def _title(moment: Moment) -> str:
    """The actions of a step in the reader's words, each with the name of its player."""
    told = []
    for said, (state, action) in zip(moment.step.do, moment.plays, strict=True):
        words = in_words(state.read(action), state.names)
        player, _ = split_player(said.text)
        if player:
            words = Message("said-who-does", who=name_of(state, player), action=words)
        told.append(str(words))
    return ", ".join(told)


def _in_words(step: PlayedStep) -> Iterable[str]:
    for event in step.events:
        yield f"* {event}"
    if step.changes:
        yield f"= {'; '.join(step.changes)}"
    for tried in step.tried:
        text = Message("case-tries-legal", who=tried.who, action=tried.words)
        if tried.refusal is not None:
            reason = str(tried.refusal)
            text = Message("case-tries-refused", who=tried.who, action=tried.words, reason=reason)
        yield f"x {text}"
    for statement in step.statements:
        if statement.found is None:
            yield str(Message("case-ok", statement=statement.text))
        else:
            found = Message("case-not-so", statement=statement.text, found=statement.found)
            yield str(found)


# -- what changed --------------------------------------------------------------------------------

_HELD: Final[tuple[tuple[str, Callable[[City], Iterable[Component]]], ...]] = (
    ("change-city", lambda city: city.buildings),
    ("change-standing", lambda city: (s.wonder for s in city.wonders if s.standing)),
    ("change-progress", lambda city: city.progress),
)
"""Key of a message about what a player has -> the function that lists it."""


def changes(before: GameState, after: GameState) -> tuple[str, ...]:
    """The differences between two positions, such as coins, cards and points."""
    return tuple(map(str, _changes(before, after)))


def _changes(before: GameState, after: GameState) -> Iterator[Message]:
    for who, name in zip("AB", after.names, strict=True):
        old, new = before.city(who), after.city(who)
        if old.coins != new.coins:
            yield Message("change-coins", who=name, before=old.coins, now=new.coins)
        for key, things in _HELD:
            if what := _difference(things(old), things(new)):
                yield Message(key, who=name, what=what)
        still = {site.wonder for site in new.wonders}
        lost = [site.wonder for site in old.wonders if site.wonder not in still]
        if what := _difference(lost, ()):
            yield Message("change-wonders", who=name, what=what)
        points = after.scores()[who].total - before.scores()[who].total
        if points and after.age:
            yield Message("change-points", who=name, points=f"{points:+d}")
    if before.pawn != after.pawn:
        was, now = (track_place(state.pawn, state.names) for state in (before, after))
        yield Message("change-pawn", before=was, now=now)
    gone = [at for at in before.military_tokens if at not in after.military_tokens]
    if gone:
        places = (track_place(at, after.names) for at in gone)
        yield Message("change-military", positions=Listed(*places, last="and"))
    if what := _difference(before.discard_pile, after.discard_pile):
        yield Message("change-discard", what=what)
    if what := _difference(before.progress_tokens, after.progress_tokens):
        yield Message("change-tokens", what=what)
    if before.age != after.age and after.age:
        yield Message("change-age", before="I" * before.age or "0", now="I" * after.age)


def _difference(before: Iterable[Component], after: Iterable[Component]) -> Listed | None:
    """What was added and removed; None for no difference."""
    old, new = list(before), list(after)
    signs = [Message("change-more", thing=one) for one in new if one not in old]
    signs += [Message("change-less", thing=one) for one in old if one not in new]
    return Listed(*signs) if signs else None


def _wrapped(text: str, indent: str = "") -> str:
    return textwrap.fill(
        text,
        _WIDTH,
        initial_indent=indent,
        subsequent_indent=indent + ("  " if indent else ""),
        break_on_hyphens=False,
    )
