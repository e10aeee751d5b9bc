"""The slides of a case and of a puzzle: the question, a guess, each step, the answer, variants."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from duel_nb.boards.slides.of_session import by_event, of_session, rule_note
from duel_nb.boards.slides.pictures import Position
from duel_nb.boards.slides.story import Caption, Slide, SpeakerNote, Story
from duel_nb.engine import GameState
from duel_nb.engine.state.tables import opponent_of
from duel_nb.lessons.walkthrough import PlayedStep, Tried, Walkthrough, walk_through
from duel_nb.messages import Message, Part
from duel_nb.players.puzzles import Puzzle
from duel_nb.scenarios import Scenario
from duel_nb.session.session import Session
from duel_nb.session.table import name_of
from duel_nb.words.actions import in_words
from duel_nb.words.translate import translate


def slides_of_case(scenario: Scenario) -> Story:
    """The slides of a scenario and its variants.

    Raises:
        ScenarioError: the position is impossible, or something is not understood or illegal.
    """
    return of_walkthroughs([walk_through(scenario, case) for case in scenario.cases])


def of_walkthroughs(walkthroughs: Sequence[Walkthrough]) -> Story:
    """The slides of a scenario that was played, with its variants."""
    scenario = walkthroughs[0].scenario
    slides = [
        replace(slide, at=number)
        for number, one in enumerate(walkthroughs)
        for slide in _case(one, walkthroughs)
    ]
    return Story(str(scenario.title), tuple(slides))


def _case(walkthrough: Walkthrough, every: Sequence[Walkthrough]) -> Iterator[Slide]:
    case, scenario, steps = walkthrough.case, walkthrough.scenario, walkthrough.steps
    asked = map(str, [one for one in (case.question, case.title) if one] or [scenario.title])
    chapter = _title(walkthrough)
    yield Slide(
        _position(steps[0].state),
        chapter,
        (*map(Caption, asked), _caption("slide-guess")),
        comment="\n".join(
            translate("slide-source", source=str(source)) for source in scenario.sources
        ),
        notes=tuple(_notes(walkthrough, every)),
        chapter=chapter,
        pictured=True,
    )
    last = len(steps) - 1
    for number, step in enumerate(steps):
        yield from _step(step, number, last)
    if case.answer:
        yield Slide(
            _position(steps[-1].state),
            translate("slide-answer"),
            (Caption(str(case.answer)),),
            rules=scenario.rules,
            notes=(*_variants(walkthrough, every), *map(rule_note, scenario.rules)),
        )


def _step(step: PlayedStep, number: int, last: int) -> Iterator[Slide]:
    """A slide for each event, and two for each illegal try: the question and the answer."""
    where = translate("slide-step", number=number, last=last)
    shots = [shot for play in step.plays for shot in by_event(*play, step.state.to_act)]
    for at, (event, position) in enumerate(shots, start=1):
        yield Slide(
            position,
            where,
            (Caption.of(event),),
            notes=(rule_note(event.rule),),
            pictured=at == len(shots),
        )
    still = _position(step.state)
    for tried in step.tried:
        action = in_words(step.state.read(tried.action), step.state.names)
        yield from _try(tried, action, still)


def _try(tried: Tried, action: Message, position: Position) -> Iterator[Slide]:
    where = translate("slide-try")
    yield Slide(position, where, (_caption("slide-tries", who=tried.who, action=action),))
    if tried.refusal is None:
        yield Slide(position, where, (_caption("slide-allowed"),))
        return
    reason, rule = tried.refusal.text, tried.refusal.rule
    refused = translate("slide-refused", reason=reason)
    yield Slide(position, where, (Caption(refused, rule),), notes=(rule_note(rule),))


def _notes(walkthrough: Walkthrough, every: Sequence[Walkthrough]) -> Iterable[SpeakerNote]:
    """The presenter's notes on a question: the answer, the variants, the rules."""
    if walkthrough.case.answer:
        yield SpeakerNote(translate("note-answer", answer=str(walkthrough.case.answer)))
    yield from _variants(walkthrough, every)
    yield from map(rule_note, walkthrough.scenario.rules)


def _variants(walkthrough: Walkthrough, every: Sequence[Walkthrough]) -> Iterable[SpeakerNote]:
    """Buttons to the other cases."""
    others = [_title(one) for one in every if one is not walkthrough]
    if others:
        yield SpeakerNote(translate("note-variants"))
    yield from (SpeakerNote(title, title) for title in others)


def _title(walkthrough: Walkthrough) -> str:
    """The chapter title of a case."""
    return str(walkthrough.case.title) or translate("slide-question")


def _caption(key: str, **parts: Part) -> Caption:
    return Caption(str(Message(key, **parts)))


def _position(state: GameState) -> Position:
    """A position as the player to act knows it."""
    return Position(state.view(state.to_act))


def slides_of_puzzle(puzzle: Puzzle) -> Story:
    """The slides of a puzzle."""
    return Story(puzzle.goal.title, tuple(_slides(puzzle)))


def _slides(puzzle: Puzzle) -> Iterator[Slide]:
    state, goal = puzzle.state, puzzle.goal
    me = name_of(state, state.turn)
    other = name_of(state, opponent_of(state.turn))
    played = of_session(Session(state, puzzle.line), each_event=True).slides
    question, solution = translate("slide-question"), translate("slide-solution")
    hint = translate("note-hint", hint=goal.advice(me, other))
    why = translate("note-answer", answer=puzzle.reason)
    yield Slide(
        played[0].position,
        question,
        (Caption(goal.task(me, other)), Caption(translate("slide-guess"))),
        notes=(SpeakerNote(hint), SpeakerNote(why)),
        chapter=question,
        pictured=True,
    )
    for number, slide in enumerate(played[1:]):
        yield Slide(
            slide.position,
            slide.where,
            slide.lines,
            notes=slide.notes,
            chapter=solution if not number else "",
            pictured=slide.at > played[number].at,  # the end of an action
        )
    yield Slide(played[-1].position, translate("slide-answer"), (Caption(str(puzzle.reason)),))
