"""A review in a notebook: it is there at once, fills in, can be stopped, and leads to exercises."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

import pytest

from duel_nb import kernel
from duel_nb.records import Game
from duel_nb.records.review import ReviewedGame, review
from duel_nb.records.review_page import ReviewPage
from tests.boards.live.person import labels, press, words
from tests.outputs import displayed
from tests.records.games import recorded

PassTime = Callable[..., None]


def reviewed(actions: int = 12) -> ReviewedGame:
    game = recorded()
    part = Game.starting_from(game.turns[-actions].before)
    for turn in game.turns[-actions:]:
        part = part.play(turn.action)
    return review(part, games=40)


def until(page: ReviewPage, found: ReviewedGame, done: int, pass_time: PassTime) -> None:
    while found.so_far.done < done:
        pass_time(1)
        assert page.last_error is None


def test_it_is_there_at_once_and_fills_in(
    pass_time: PassTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "SLICE", 0)
    found = reviewed()
    page = ReviewPage(found)
    assert "<polyline" in words(page)
    assert "first look at each action: 0 of 12" in words(page)
    while found.so_far.glanced < 12:
        pass_time(1)
        assert page.last_error is None
    assert "looked closely at 0 of 12" in words(page)
    for one in found.so_far.noted:
        assert f"{one.number}. " in words(page)
        assert escape(str(one.remarks[0])) in words(page)
    until(page, found, 2, pass_time)
    press(page, "Stop")
    pass_time(3)
    assert "looked closely at 2 of 12" in words(page)
    assert ("Stop" in labels(page), "Continue" in labels(page)) == (False, True)
    assert found.review.done == 2, "it stays stopped"
    assert "looked closely at 2 of 12" in str(found)
    press(page, "Continue")
    pass_time()
    assert found.so_far.done == 12
    assert not any(text in words(page) for text in ("looked closely", "At first sight"))
    for one in found.review.marked:
        assert f"{one.number}. " in words(page)


def test_what_needs_all_of_it_waits_for_it(pass_time: PassTime) -> None:
    found = reviewed()
    page = ReviewPage(found)
    pass_time(1)
    assert len(found.chances) == 13
    assert found.so_far.done == 12
    pass_time()
    assert "looked closely at" not in words(page)
    assert page.last_error is None


def test_an_interruption_keeps_what_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    found = reviewed()
    while found.so_far.done < 2:
        found.step()
    kept = [one for one in found.so_far.actions if one.searched]

    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr("duel_nb.players.search.Search.grow", interrupt)
        broken.setattr("duel_nb.players.reviewing.certain_results", interrupt)
        with pytest.raises(KeyboardInterrupt):
            found.finish()
    assert kept == [one for one in found.so_far.actions if one in kept]
    assert found.so_far.done < 12
    assert found.review.done == 12


def test_a_saved_notebook_has_the_whole_review() -> None:
    found = reviewed(4)
    saved = displayed(found)["text/html"]
    assert "<polyline" in saved
    for one in found.review.marked:
        assert f"{one.number}. " in saved


def test_its_mistakes_are_exercises(pass_time: PassTime, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUEL_PROGRESS", "off")
    for actions in (20, 30):
        found = reviewed(actions)
        page = ReviewPage(found)
        pass_time()
        if any(one.is_mistake for one in found.review.actions):
            break
    press(page, "Find it yourself")
    assert "to play better" in words(page)
    press(page, "Find it yourself")
    assert "to play better" not in words(page)
    assert page.last_error is None
