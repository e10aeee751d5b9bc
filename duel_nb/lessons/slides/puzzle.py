"""The slides of a puzzle: the question, a guess, the solution played out, and why."""

from __future__ import annotations

from collections.abc import Iterator

from duel_nb.boards.slides.of_session import of_session
from duel_nb.boards.slides.story import Caption, Slide, SpeakerNote, Story
from duel_nb.engine.state.tables import opponent_of
from duel_nb.players.puzzles import Puzzle
from duel_nb.session.session import Session
from duel_nb.session.table import name_of
from duel_nb.words.translate import translate


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
