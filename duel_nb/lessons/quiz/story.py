"""The slides of a quiz: each question with its board, then its answer step by step."""

from __future__ import annotations

from collections.abc import Iterator

from duel_nb.boards.slides.of_session import by_event, rule_note
from duel_nb.boards.slides.pictures import Position
from duel_nb.boards.slides.story import Caption, Slide, SpeakerNote, Story
from duel_nb.engine import GameState
from duel_nb.lessons.quiz.question import QuizQuestion
from duel_nb.lessons.quiz.sitting import Sitting
from duel_nb.lessons.rulings.answers import Reason
from duel_nb.messages import Message
from duel_nb.words.translate import translate


def story_of(quiz: Sitting) -> Story:
    """The slides of a quiz."""
    last = len(quiz.questions)
    slides = (
        slide
        for number, question in enumerate(quiz.questions, start=1)
        for slide in _question(question, number, last)
    )
    return Story(quiz.title, tuple(slides))


def reasons(question: QuizQuestion) -> Iterator[Reason]:
    """Why the answer is right: what happens when it is played, then the bill or the refusal."""
    state = question.state
    for action in question.actions:
        state = state.play(action)
        yield from (Reason(event.message, event.rule) for event in state.events)
    yield from question.reasons


def _question(question: QuizQuestion, number: int, last: int) -> Iterator[Slide]:
    where = str(Message("quiz-question", number=number, count=last))
    state, shown = question.state, _position(question.state)
    answer = translate(
        "note-answer", answer=f"{question.letter}) {question.options[question.right]}"
    )
    notes = (SpeakerNote(answer), *map(rule_note, question.rules))
    asked = (Caption(question.text),)
    yield Slide(
        shown, where, asked, notes=notes, chapter=where, pictured=True, choices=question.options
    )
    for action in question.actions:
        for event, position in by_event(state, action, state.to_act):
            told = position._replace(worked_out=False)
            yield Slide(told, where, (Caption.of(event),), notes=(rule_note(event.rule),))
        state = state.play(action)
    why = tuple(Caption(one.text, one.rule or "") for one in question.reasons)
    yield Slide(
        Position(state.view(state.to_act)) if question.actions else shown,
        translate("slide-answer"),
        (*asked, *why),
        rules=question.rules,
        notes=tuple(map(rule_note, question.rules)),
        choices=question.options,
        right=question.right,
    )


def _position(state: GameState) -> Position:
    """A position as the player to act knows it, without anything that gives an answer away."""
    return Position(state.view(state.to_act), worked_out=False)
