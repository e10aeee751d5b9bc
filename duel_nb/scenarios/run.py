"""Play a scenario: set up the position, play the steps, check the expectations."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, partial

from duel_nb.catalog import SETS
from duel_nb.engine import (
    AmbiguousError,
    DuelError,
    Event,
    GameState,
    IllegalAction,
    NotationError,
    Refusal,
    new_game,
)
from duel_nb.engine.actions import WORDS
from duel_nb.engine.notation import parse
from duel_nb.messages import Message, Part
from duel_nb.quoting import shown
from duel_nb.scenarios.chance import drawn_by_chance, left_to_chance
from duel_nb.scenarios.errors import ScenarioError, UnknownSentence, cited, problem
from duel_nb.scenarios.lines import Path
from duel_nb.scenarios.load import split_player
from duel_nb.scenarios.model import Case, Found, Moment, Said, Scenario, SourceText, Step, Trial
from duel_nb.scenarios.start import start
from duel_nb.scenarios.words.understand import stated, understand

#: How many legal actions are suggested when a step is illegal.
_SUGGESTIONS = 4

#: How many other seeds are tried when a step may depend on random draws.
_OTHER_SEEDS = 3


@dataclass(frozen=True, slots=True)
class Failure:
    """A failed expectation.

    Attributes:
        path: its place in the file.
        line: its line in the file.
        when: at the start, or after which step.
        expected: the expectation as it is written, or what an illegal action should have met.
        found: what was found instead.
        events: the events of the step, in order.
    """

    path: Path
    line: int
    when: Message
    expected: Found
    found: Found
    events: tuple[Event, ...]

    def __str__(self) -> str:
        """A sentence, and what happened in the step, in the language in use."""
        said = Message(
            "failure", line=self.line, when=self.when, expected=self.expected, found=self.found
        )
        happened = [Message("failure-events")] if self.events else []
        return " ".join(map(str, [said, *happened, *self.events]))


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one case of a scenario.

    Attributes:
        scenario: the scenario.
        case: the case.
        failures: the failed expectations, in order.
        checked: how many expectations and trials were checked.
    """

    scenario: Scenario
    case: Case
    failures: tuple[Failure, ...]
    checked: int

    @property
    def passed(self) -> bool:
        """Whether there are no failures."""
        return not self.failures

    @property
    def title(self) -> str:
        """The title of the scenario, followed by the variant's."""
        return self.scenario.title_of(self.case)


def run(scenario: Scenario) -> tuple[Result, ...]:
    """Play and check every case of a scenario; return a result for each.

    Raises:
        ScenarioError: a part cannot be played or is not understood; with file and line of every
            error.
    """
    results, errors = attempt_cases(scenario)
    if errors:
        raise ScenarioError.of(errors)
    return results


def run_case(scenario: Scenario, case: Case) -> Result:
    """Play and check one case.

    Raises:
        ScenarioError: as in `run`.
    """
    result, errors = _attempt_case(scenario, case)
    if errors:
        raise ScenarioError.of(errors)
    return result


def attempt_cases(
    scenario: Scenario, sound: bool = True
) -> tuple[tuple[Result, ...], list[ScenarioError]]:
    """Play and check every case as far as possible; return the results and all errors.

    Args:
        scenario: the scenario.
        sound: whether it can be played; if not, only its words are checked.
    """
    tried = [_attempt_case(scenario, case, sound) for case in scenario.cases]
    return tuple(result for result, _ in tried), [one for _, errors in tried for one in errors]


def _attempt_case(
    scenario: Scenario, case: Case, sound: bool = True
) -> tuple[Result, list[ScenarioError]]:
    failures: list[Failure] = []
    errors: list[ScenarioError] = []
    checked = played = 0
    first: GameState | None = None
    try:
        if not sound:
            start(scenario, case)
        for moment in moments(scenario, case) if sound else ():
            played += 1
            first = first or moment.after
            for check in _checks(scenario.source, moment):
                checked += 1
                try:
                    failures += check()
                except ScenarioError as error:
                    errors.append(error)
    except ScenarioError as error:
        errors += error.every
    reported = {error.line for error in errors}
    for step in case.steps[played:]:  # steps that were not reached
        errors += (e for e in _misspelled(scenario.source, case, step) if e.line not in reported)
    if first is not None:
        reported = {error.line for error in errors} | {failure.line for failure in failures}
        errors += (
            ScenarioError(sentence, scenario.file, line)
            for sentence, path in left_to_chance(case, first)
            if (line := scenario.source.line(path)) not in reported
        )
    if not errors and not failures and sound:
        errors += _seed_dependent(scenario, case)
    return Result(scenario, case, tuple(failures), checked), errors


def _seed_dependent(scenario: Scenario, case: Case) -> Iterator[ScenarioError]:
    """The error of a case that only holds with the random draws of its seed."""
    sentence, path = next(drawn_by_chance(case), ("", ()))
    for seed in range(1, _OTHER_SEEDS + 1) if sentence else ():
        start = {**case.start, "seed": case.start.get("seed", 0) + seed}
        if not _holds(scenario, replace(case, start=start)):
            yield ScenarioError(sentence, scenario.file, scenario.source.line(path))
            return


def _holds(scenario: Scenario, case: Case) -> bool:
    """Whether a case can be played without failures."""
    try:
        return not any(
            check()
            for moment in moments(scenario, case)
            for check in _checks(scenario.source, moment)
        )
    except ScenarioError:
        return False


def _misspelled(source: SourceText, case: Case, step: Step) -> Iterator[ScenarioError]:
    """Errors in the words of a step that was not reached."""
    for said in step.expect:
        try:
            understand(said.text)
        except UnknownSentence as error:
            yield ScenarioError(problem(error), source.file, source.line(said.path))
    game = _any_game(tuple(case.start.get("expansions", ())))
    actions = [(said.text, said.path) for said in step.do]
    for text, path in [*actions, *((trial.action, trial.path) for trial in step.illegal)]:
        try:
            parse(game, split_player(text)[1])
        except AmbiguousError:
            continue
        except NotationError as error:
            message = error.args[0]  # a mere text for a name that is in no box
            key = message.key if isinstance(message, Message) else ""
            if key in _NO_VERB:
                message = Message(key, {**message.parts, "verbs": ", ".join(WORDS)})
            elif key not in _NO_NAME or "@" in text:
                continue
            sentence = _corrected(game, text) or message
            yield ScenarioError(sentence, source.file, source.line(path))


#: The errors of notation that are errors in every position.
_NO_VERB = ("notation-no-verb", "notation-no-verb-near")
_NO_NAME = ("", "notation-near", "notation-no-chamber", "notation-no-place")


@cache
def _any_game(expansions: tuple[str, ...]) -> GameState:
    """A game with these expansions, for parsing actions."""
    known = [name for name in expansions if name in SETS]
    return new_game(seed=0, expansions=known)


def moments(scenario: Scenario, case: Case) -> Iterator[Moment]:
    """Play a case; yield a moment for the start, then one for every step.

    Raises:
        ScenarioError: the position is impossible, or a step is not understood or illegal.
    """
    state = start(scenario, case)
    yield Moment(state, None, state.events, (), case.steps[0])
    turn: tuple[Event, ...] = ()
    for step in case.steps[1:]:
        before = state
        events: list[Event] = []
        plays: list[tuple[GameState, str]] = []
        for said in step.do:
            if not state.stack:  # a new turn
                turn = ()
            plays.append((state, split_player(said.text)[1]))
            state = _play(scenario.source, state, said)
            events += state.events
            turn += state.events
        yield Moment(state, before if step.do else None, tuple(events), turn, step, tuple(plays))


def applied_rules(scenario: Scenario, case: Case) -> Iterator[str]:
    """A line for each step's events and refusals with rule and name, as far as it can be played.

    Authors of scenarios find what ``event`` and ``illegal`` need here.
    """
    with suppress(ScenarioError):
        for moment in moments(scenario, case):
            if moment.before is not None:
                yield str(Message("rules-after", actions=str(moment.step)))
                yield from (_named(event) for event in moment.events)
            for trial in moment.step.illegal:
                tried = f"{trial.player}: {trial.action}" if trial.player else trial.action
                yield str(Message("rules-refused", action=tried))
                with suppress(DuelError):
                    refusal = moment.after.why_not(trial.action, trial.player)
                    yield _named(refusal) if refusal else f"  {Message('found-legal')}"


def _named(said: Event | Refusal) -> str:
    """An event or refusal with its rule and its name."""
    return f"  {said.rule}  {said.message.key}  {said.text}"


# -- one step ----------------------------------------------------------------------------------


def _play(source: SourceText, state: GameState, said: Said) -> GameState:
    who, action = split_player(said.text)
    line = source.line(said.path)
    if who is not None and who not in ("A", "B"):
        raise ScenarioError(_no_player(who, state), source.file, line)
    if who is not None and state.outcome is None and who != state.to_act:
        parts: dict[str, Part] = {"action": said.text, "who": who, "acting": state.to_act or ""}
        if state.decisions:
            due = state.decisions[-1].message
            wrong = Message("scenario-not-to-act-but", **parts, due=due)
        else:
            wrong = Message("scenario-not-to-act", **parts)
        raise ScenarioError(wrong, source.file, line)
    try:
        return state.play(action)
    except IllegalAction as error:
        parts = {"action": said.text, "problem": cited(error.refusal)}
        if near := _legal_alternatives(state, action):
            wrong = Message("scenario-illegal-near", **parts, near=", ".join(near))
        else:
            wrong = Message("scenario-illegal", **parts)
        raise ScenarioError(wrong, source.file, line) from None
    except NotationError as error:
        sentence = _corrected(state, said.text) or problem(error)
        raise ScenarioError(sentence, source.file, line) from None


def _no_player(who: str, state: GameState) -> Message:
    """The message for a player other than A and B."""
    named = {name.casefold(): player for player, name in zip("AB", state.names, strict=True)}
    known = {"a": "A", "b": "B", "1": "A", "2": "B", **named}
    if who.casefold() in known:
        player = known[who.casefold()]
        return Message("scenario-no-player-named", given=shown(who), player=player)
    return Message("scenario-no-player", given=shown(who))


#: Common wrong verbs, with the verb of the notation.
_VERB_SYNONYMS = {
    **dict.fromkeys(("builds", "buys", "buy", "constructs", "plays", "play", "gets"), "build"),
    **dict.fromkeys(("discards", "sells", "sell"), "discard"),
    **dict.fromkeys(("takes", "chooses", "keeps", "keep"), "take"),
}
_WRITTEN = re.compile(r"(?P<who>[AB](?=[\s:]))?[\s:]*(?P<verb>\w+)\s+(?:the )?(?P<rest>.+)", re.I)


def _corrected(state: GameState, text: str) -> Message | None:
    """A correction for an action in the wrong form, if there is one."""
    parts = re.split(r"\s*[,;]\s*(?=[AB]:)", text)
    if len(parts) > 1:
        listed = ", ".join(f'"{part}"' for part in parts)
        return Message("do-several", text=text, right=f"do = [{listed}]")
    match = _WRITTEN.fullmatch(text)
    if match is None:
        return None
    verb = match["verb"].casefold()
    action = f"{_VERB_SYNONYMS.get(verb, verb)} {match['rest']}"
    try:
        right = str(parse(state, action))
    except DuelError:
        return None
    who = f"{match['who'].upper()}: " if match["who"] else ""
    return Message("do-written", text=text, right=f"{who}{right}")


def _legal_alternatives(state: GameState, action: str) -> list[str]:
    """Legal actions with the same card or other component as an illegal one."""
    about = str(parse(state, action)).split(" ", 1)[1:]
    legal = [str(one) for one in state.legal_actions()]
    return [one for one in legal if one.split(" ", 1)[1:] == about][:_SUGGESTIONS]


def _checks(source: SourceText, moment: Moment) -> Iterator[Callable[[], list[Failure]]]:
    """The checks of a moment: its expectations, then its trials."""
    yield from (partial(_check, source, moment, said) for said in moment.step.expect)
    yield from (partial(_try, source, moment, trial) for trial in moment.step.illegal)


def _check(source: SourceText, moment: Moment, said: Said) -> list[Failure]:
    try:
        expectation = understand(said.text)
        if expectation.about_change and moment.before is None:
            instead = stated(said.text)
            if instead:
                raise UnknownSentence(Message("expect-change-such", text=said.text, right=instead))
            raise UnknownSentence(Message("expect-change", text=said.text))
        found = expectation.check(moment)
    except (UnknownSentence, DuelError) as error:
        raise ScenarioError(problem(error), source.file, source.line(said.path)) from None
    if found is None:
        return []
    return [_failure(source, moment, said.path, said.text, found)]


def _try(source: SourceText, moment: Moment, trial: Trial) -> list[Failure]:
    """The failure of a trial, or nothing if it is refused as expected."""
    who = trial.player
    path = (*trial.path, "try")
    if who not in (None, "A", "B"):
        raise ScenarioError(_no_player(who, moment.after), source.file, source.line(path))
    try:
        refusal = moment.after.why_not(trial.action, who)
    except DuelError as error:
        raise ScenarioError(problem(error), source.file, source.line(path)) from None
    tried: dict[str, Part] = {"action": f"{who}: {trial.action}" if who else trial.action}
    if refusal is None:
        expected, found = Message("expected-illegal", tried), Message("found-legal")
        return [_failure(source, moment, trial.path, expected, found)]
    if trial.rule not in (None, refusal.rule):
        expected = Message("expected-illegal-rule", tried | {"rule": trial.rule or ""})
    elif trial.short not in (None, refusal.message.parts.get("short")):
        expected = Message("expected-illegal-short", tried | {"coins": trial.short or 0})
    elif trial.because is not None and trial.because not in refusal.message.every_key():
        expected = Message("expected-illegal-because", tried | {"reason": trial.because})
    else:
        return []
    found = Message("found-refusal", name=refusal.message.key, sentence=cited(refusal))
    return [_failure(source, moment, trial.path, expected, found)]


def _failure(
    source: SourceText, moment: Moment, path: Path, expected: Found, found: Found
) -> Failure:
    events = moment.events if moment.before is not None else ()
    return Failure(path, source.line(path), _when(moment.step), expected, found, events)


def _when(step: Step) -> Message:
    if step.do:
        return Message("failure-after", actions=str(step))
    return Message("failure-here" if "steps" in step.path else "failure-at-start")
