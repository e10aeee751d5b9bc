"""`duel.export` and `duel-nb export OUT.html` write one self-contained file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import duel_nb as duel
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons.examples import UnknownScenario
from duel_nb.lessons.examples import find as find_case
from duel_nb.lessons.slides import slides_of_case
from duel_nb.players.puzzles import find
from duel_nb.records import export
from duel_nb.records.review import review
from duel_nb.records.share import NotExported

CASE = "appian-way-poor-opponent"
SHORT_CASE = "insider-influence-inside-one-realm"


@pytest.mark.slow
def test_a_whole_game_with_both_expansions_stays_small(tmp_path: Path) -> None:
    game = duel.load_game("examples/games/both-expansions.json")
    export.export(game, tmp_path / "game.html")
    assert (tmp_path / "game.html").stat().st_size < 3_000_000
    page = (tmp_path / "game.html").read_text("utf-8")
    assert page.count("<li ") == len(game.turns) + 1
    assert "Levy on Wonders" in page


def test_a_case_asks_before_it_answers_and_has_its_variants() -> None:
    slides = slides_of_case(find_case(CASE)).slides
    said = [" ".join(caption.text for caption in slide.lines) for slide in slides]
    wanted = [
        "What happens? Guess first",
        "should lose 3",
        "owes nothing",
        "and if Ben has",
        "keeps 4",
    ]
    places = [next(n for n, text in enumerate(said) if part in text) for part in wanted]
    assert places == sorted(places)
    assert not places[0]
    assert "BASE-W-APPIAN" in slides[places[2]].rules
    assert slides[0].comment.startswith("From: Base game rulebook")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_its_language(language: str, tmp_path: Path) -> None:
    with speaking(language):
        duel.export(find_case(SHORT_CASE), tmp_path / "case.html")
    page = (tmp_path / "case.html").read_text("utf-8")
    assert f'<html lang="{language}">' in page
    assert set(re.findall(r'\blang="(\w+)"', page)) == {language}


def test_everything_that_can_be_shown_can_be_exported(tmp_path: Path) -> None:
    state = duel.new_game(seed=1, first_game=True, names=("Ada", "Ben"))
    board = duel.board(state)
    board.play(state.legal_actions()[0])
    for thing in (board, duel.record(board), duel.show(CASE), find(1), duel.puzzle(number=1)):
        assert "<script>" in duel.export(thing, tmp_path / "out.html").read_text("utf-8")


def test_a_review_tells_the_chances(tmp_path: Path) -> None:
    state = duel.new_game(seed=1, first_game=True, names=("Ada", "Ben"))
    board = duel.board(state)
    board.play(state.legal_actions()[0])
    review(duel.record(board), 1).save(tmp_path / "game.html")
    page = (tmp_path / "game.html").read_text("utf-8")
    assert "Ada&#x27;s chance to win: " in page
    assert "<polyline" in page.split("<script>")[0]


@pytest.mark.parametrize("thing", [7, None, b"case"])
def test_what_is_no_game_is_refused(thing: object, tmp_path: Path) -> None:
    with pytest.raises(NotExported, match="Expected a recorded game, a board"):
        duel.export(thing, tmp_path / "out.html")
    assert not any(tmp_path.iterdir())


def test_another_ending_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotExported, match="A page of slides is a file such as"):
        duel.export(CASE, tmp_path / "out.pdf")
    with pytest.raises(UnknownScenario, match=CASE):
        duel.export("appian-way-poor-oponent", tmp_path / "out.html")
    assert not any(tmp_path.iterdir())
