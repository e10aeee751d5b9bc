"""`duel.show`, driven through its handlers; its page, picture and text."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest

import duel_nb as duel
from duel_nb.boards.live.stage import Stage
from duel_nb.boards.scene.board import scene
from duel_nb.lessons import page
from duel_nb.lessons.examples import UnknownScenario
from duel_nb.page import cell_output
from duel_nb.page.elements import Html, Options, Slider
from duel_nb.scenarios import ScenarioError, loads
from tests.boards.live.person import act, choose, inside, press, select, words
from tests.lessons.test_walkthrough import TEXT
from tests.outputs import WIDGET, displayed


def test_it_is_found_by_id_by_file_and_as_it_is(tmp_path: Path) -> None:
    assert duel.show("seventh-wonder").scenario.id == "seventh-wonder"
    assert duel.show("examples/base/wonders/seventh-wonder.toml").scenario.id == "seventh-wonder"
    assert duel.show("base/wonders/seventh-wonder.toml").scenario.id == "seventh-wonder"
    mine = tmp_path / "mine.toml"
    mine.write_text(TEXT)
    assert duel.show(mine).scenario.id == "mine"
    assert str(duel.show(loads(TEXT)).scenario.title) == "A <b>chain</b>"


def test_what_cannot_be_shown_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnknownScenario, match=r"did you mean .*seventh-wonder"):
        duel.show("seventh-wander")
    broken = tmp_path / "broken.toml"
    broken.write_text("scenario = 1\ntitle = 'x'\nkind = 'ruel'\n")
    with pytest.raises(ScenarioError, match=r"broken.toml, line 3: .*did you mean 'rule'"):
        duel.show(broken)
    with pytest.raises(duel.DuelError, match="theme"):
        duel.show("seventh-wonder", theme="pink")


def test_the_buttons_and_the_slider_step_through_it() -> None:
    shown = duel.show(loads(TEXT))
    assert shown.at == 0
    assert "The position" in words(shown)
    assert "<summary>Answer and verdict</summary>" in words(shown)
    press(shown, "Next")
    assert "5 short" in words(shown)
    press(shown, "Next")
    assert "the book of the Scriptorium" in words(shown)
    assert "<details class=duel-rule><summary" in words(shown)
    assert "<summary>Answer and verdict</summary>" not in words(shown)
    assert "All 4 statements checked hold." in words(shown)
    assert "Library" in [card.name for card in shown.state.city("A").buildings]
    press(shown, "Back")
    inside(shown, Slider)[0].value = 2
    assert shown.at == 2
    with pytest.raises(duel.DuelError, match="2 steps"):
        shown.go(3)


def test_what_is_selected_is_explained_and_offers_nothing() -> None:
    shown = duel.show("seventh-wonder")
    stage = inside(shown, Stage)[0]
    hits = list(dict.fromkeys(thing["hit"] for thing in stage.things if thing["hit"]))
    for hit in hits:
        select(shown, hit)
        assert stage.about[hit]["title"]
        assert not stage.about[hit]["offers"]
        assert not stage.about[hit]["refused"]
    select(shown, "card:nothing")
    assert stage.about.keys() == set(hits)
    before = stage.position
    press(shown, "Next")
    assert stage.position != before, "the page closes what was selected"
    assert not stage.about


def test_steps_entered_in_the_page_are_shown_and_said_once() -> None:
    shown = duel.show(loads(TEXT))
    (slider,) = inside(shown, Slider)
    act(shown, slider, "change", **{slider.id: 2})
    assert shown.at == 2
    assert slider.said == "2 of 2"
    act(shown, slider, "change", **{slider.id: 3})
    assert shown.at == 2, "there is no such step"
    live = [one for one in inside(shown, Html) if "role" in one.attributes]
    assert [one.attributes["role"] for one in live] == ["status"]
    assert "the book of the Scriptorium" in live[0].value
    assert "role=" not in words(shown), "no live region inside another"


def test_a_variant_is_chosen_and_starts_at_its_start() -> None:
    shown = duel.show(loads(TEXT))
    shown.go(2)
    case = inside(shown, Options)[0]
    assert [label for label, _ in case.options] == ["The question", "and a wrong one"]
    case.value = 1
    assert shown.at == 0
    assert inside(shown, Slider)[0].last == 1
    press(shown, "Next")
    assert "2 of 3 statements checked do not hold." in words(shown)
    assert "found: A coins +2" in words(shown)
    assert not shown.holds
    with pytest.raises(duel.DuelError, match="no case 2"):
        shown.choose(2)
    assert inside(duel.show("piraeus"), Options) == []


def test_it_is_taken_over_and_given_back() -> None:
    shown = duel.show(loads(TEXT))
    press(shown, "Next")
    press(shown, "Take over here")
    board = shown._viewer.board
    assert board is not None
    library = next(
        pick["hit"] for pick in board._parts.view.stage.picks if "Library" in pick["label"]
    )
    choose(board, library, "Build: free")
    assert "Library" in [card.name for card in board.state.city("A").buildings]
    assert shown.state.city("A").count("green") == 1, "the scenario itself stays as it is"
    press(shown, "Back to the scenario")
    assert shown._viewer.board is None
    press(shown, "Take over here")
    press(shown, "Next")
    assert shown._viewer.board is None, "another step puts the live board away"
    assert shown._viewer.controls.last_error is None


def test_the_board_is_as_tall_for_every_step() -> None:
    shown = duel.show("age-2-green")
    painter = shown._viewer._painter
    needed, heights = set(), set()
    for step in range(inside(shown, Slider)[0].last + 1):
        state = shown.go(step)
        needed.add(scene(state.view(state.to_act)).height)
        heights.add(painter._canvas.height)
    assert len(needed) > 1
    assert heights == {max(needed)}


def test_an_error_in_a_handler_is_said_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = duel.show("seventh-wonder")

    def broken(*_: object) -> str:
        raise RuntimeError("a <bad> day")

    monkeypatch.setattr(page, "step_panel", broken)
    press(shown, "Next")
    assert "a &lt;bad&gt; day" in words(shown)
    assert "a <bad> day" in (shown._viewer.controls.last_error or "")


def test_without_widgets_there_is_a_page_a_picture_and_the_text() -> None:
    bundle = displayed(duel.show(loads(TEXT)))
    assert WIDGET in bundle
    assert base64.b64decode(bundle["image/png"]).startswith(b"\x89PNG")
    html = bundle["text/html"]
    assert "A &lt;b&gt;chain&lt;/b&gt;" in html
    assert "<b>chain</b>" not in html
    assert '<details class=duel-rule><summary title="BASE-CHAIN-01: Free through a chain"' in html
    assert bundle["text/plain"] == duel.show(loads(TEXT)).text()
    assert "Verdict: All 4" in repr(duel.show(loads(TEXT)))


def test_a_statement_about_events_gives_the_rule_to_read() -> None:
    text = displayed(duel.show("free-by-masonry-is-no-chain"))["text/html"]
    assert "no event BASE-CHAIN-01" not in text
    assert "nothing happens by <details" in text
    other = TEXT.replace("A city +Library", "event BASE-CHAIN-01")
    text = displayed(duel.show(loads(other)))["text/html"]
    assert "something happens by <details" in text


def test_a_cell_that_runs_again_closes_what_it_showed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cell_output, "running_cell", lambda: ("cell-s", "1"))
    first = duel.show("piraeus")
    monkeypatch.setattr(cell_output, "running_cell", lambda: ("cell-s", "2"))
    second = duel.show("piraeus")
    assert first._viewer._painter._canvas.comm is None
    assert second._viewer._painter._canvas.comm is not None
