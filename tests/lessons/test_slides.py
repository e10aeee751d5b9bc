"""Cases and puzzles as slides: each event with a picture of its own, in plain sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_nb import scenarios
from duel_nb.boards.slides.story import Slide
from duel_nb.languages import LANGUAGES
from duel_nb.lessons.slides import of_walkthroughs, slides_of_case, slides_of_puzzle
from duel_nb.lessons.walkthrough import walk_through
from duel_nb.players.puzzles import find
from duel_nb.words import speaking

EXAMPLES = Path("examples")
PAID = EXAMPLES / "base" / "wonders" / "appian-way-poor-opponent.toml"
FOLDERS = ("base/wonders", "pantheon", "agora", "both")


def coins_and_wonders(slide: Slide) -> tuple[int, bool]:
    city = slide.position.state.city("A")
    return city.coins, city.wonders[0].standing


def test_no_picture_runs_ahead_of_its_sentence() -> None:
    question, pays, stands, takes, *_ = slides_of_case(scenarios.load(PAID)).slides
    assert [coins_and_wonders(one) for one in (question, pays, stands, takes)] == [
        (10, False),
        (0, False),
        (0, True),
        (3, True),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_event_of_a_case_has_its_sentence_and_its_picture(folder: str, language: str) -> None:
    files = sorted((EXAMPLES / folder).rglob("*.toml"))[::12]
    assert files
    for file in files:
        scenario = scenarios.load(file)
        with speaking(language):
            played = [walk_through(scenario, case) for case in scenario.cases]
            slides = of_walkthroughs(played).slides
            events = [event for one in played for step in one.steps[1:] for event in step.events]
            told = [slide for slide in slides if slide.position.before is not None]
            assert len(told) == len(events)
            assert all(len(slide.lines) == 1 for slide in told)
            assert [slide.lines[0].rule for slide in told] == [event.rule for event in events]
        pictures = [id(slide.position) for slide in told]
        assert len({*pictures}) == len(pictures)
        ends = [one.steps[-1].state for one in played]
        shown = [slide.position.state for slide in slides]
        assert all(end.view(end.to_act) in shown for end in ends)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attempt_is_told_in_words(language: str) -> None:
    scenario = scenarios.load(EXAMPLES / "base" / "wonders" / "only-your-own.toml")
    with speaking(language):
        played = walk_through(scenario, scenario.cases[0])
        slides = of_walkthroughs([played]).slides
    tried = [one.action for step in played.steps for one in step.tried]
    assert tried
    told = [line.text for slide in slides for line in slide.lines]
    assert any(tried[0] in text for text in told) is (language == "en")


def test_a_puzzle_is_solved_event_by_event() -> None:
    puzzle = find(1)
    question, *played, answer = slides_of_puzzle(puzzle).slides
    state = puzzle.state
    events = 0
    for action in puzzle.line:
        state = state.play(action)
        events += len(state.events)
    assert len(played) == events > len(puzzle.line)
    assert all(len(slide.lines) == 1 for slide in played)
    assert sum(slide.pictured for slide in played) == len(puzzle.line)
    assert question.position.state != played[0].position.state
    assert answer.position.state == state.view(state.to_act)
