"""The live board, driven through its handlers without a browser."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.boards.drawing.shapes import Scene
from duel_nb.boards.html import markup
from duel_nb.boards.live.board import Board
from duel_nb.boards.live.stage import Stage
from duel_nb.boards.scene.board import scene
from duel_nb.catalog import CATALOG
from duel_nb.engine.actions import PASS
from duel_nb.engine.dialects import written
from duel_nb.languages import speaking
from duel_nb.messages import Message
from duel_nb.page import cell_output
from duel_nb.page.elements import Field, Slider
from duel_nb.session.session import Move, Session
from tests.boards.agora_positions import with_plot
from tests.boards.live.person import (
    about,
    act,
    choose,
    inside,
    known,
    labels,
    offered,
    picks,
    play,
    press,
    select,
    words,
)
from tests.boards.pantheon_positions import every as pantheon_positions
from tests.boards.pantheon_positions import with_card
from tests.engine.games import AGORA, BASE, PANTHEON, Mix, mainly_both


def start() -> duel.GameState:
    return duel.position(
        A={"wonders": ["Sphinx"], "coins": 20},
        structure={"r5c1": "Altar", "r5c3": "Press", "r5c5": "Tavern", "r3c5": "Theater"},
        names=("Ada", "<b>Ben</b>"),
    )


def typed(board: Board) -> Field:
    """The field for actions, with its options: somebody is about to type."""
    field = board._parts.field.element
    act(board, field, "focus")
    return field


def enter(board: Board, text: str) -> None:
    """Type an action and press Enter."""
    field = typed(board)
    act(board, field, "change", **{field.id: text})


def test_a_card_is_built_by_clicking_on_it_and_on_a_button() -> None:
    board = Board(start())
    assert "Altar: blue card" in about(board, "place:r5c1")
    choose(board, "place:r5c1", "Build")
    assert "Altar" in [card.name for card in board.state.city("A").buildings]
    assert "build Altar" in words(board)
    assert board.last_error is None


def test_the_rules_of_a_thing_open_at_their_signs() -> None:
    board = Board(duel.position(expansions=["agora"]))
    told = about(board, "chamber:4")
    assert "<b>AGO-CTRL-01: " in told
    assert "(AGO-" not in told


def test_what_is_impossible_is_folded_into_one_line() -> None:
    poor = {"wonders": ["Pyramids", "Sphinx"], "coins": 1}
    board = Board(duel.position(A=poor, structure={"r5c1": "Altar"}))
    told = about(board, "place:r5c1")
    assert "<summary>2 Wonders too expensive</summary>" in told
    assert "<b>Pyramids</b>: " in told
    assert "7 short" in told
    assert "BASE-COST-04" in told
    assert offered(board, "place:r5c1") == ["Build: free", "Discard"]


def test_an_action_without_effect_and_the_end_have_words_of_their_own() -> None:
    board = Board(duel.position(A={"coins": 30}, age=3, pawn=8, structure=["Arsenal"]))
    assert "Nothing has happened yet." in words(board)
    board.play("build Arsenal")
    assert "A wins by military supremacy" in words(board)
    assert "Nothing happens." in markup.entry(Move(1, "A", PASS, ()), ("Ada", "Ben"))


def test_the_second_of_two_quick_clicks_does_nothing() -> None:
    board = Board(start())
    first = {"action": "discard Altar", "position": board._parts.view.stage.position}
    for _ in range(2):
        act(board, board._parts.view.stage, "play", first)
    assert board.session.at == 1
    board.undo()
    board.redo()
    act(
        board,
        board._parts.view.stage,
        "play",
        {"action": "discard Press", "position": first["position"]},
    )
    assert board.session.at == 1, "somebody chose it in the position before"
    assert "duel-error" not in words(board)
    assert board.last_error is None


def test_an_exercise_can_keep_the_end_of_the_game_to_itself() -> None:
    last = duel.position(age=3, B={"coins": 20}, structure=["Circus"], filled=False)
    for exercise in (False, True):
        board = Board(last, exercise=exercise)
        told = about(board, picks(board)[0])
        assert "points +1" in told
        assert ("B wins by points" in told) is not exercise
        board.play("discard Circus")
        assert ("Rematch" in labels(board)) is ("Review" in labels(board)) is not exercise


def test_undo_redo_and_the_slider_step_through_the_game() -> None:
    board = Board(start())
    first = board.state
    second = board.play("build Altar")
    third = board.play("discard Press")
    press(board, "Undo")
    assert board.state is second
    press(board, "Undo")
    assert board.state is first
    press(board, "Redo")
    assert board.state is second
    slider = inside(board, Slider)[0]
    for step, state in ((2, third), (0, first)):
        act(board, slider, "change", **{slider.id: step})
        assert board.state is state
    assert board.last_error is None


@pytest.mark.parametrize(
    ("language", "typed", "offered"),
    [
        ("en", "build Librery", ["build Library"]),
        ("en", "wonder Sphinks with Altar", ["wonder Sphinx with Altar"]),
        ("en", "Altar", ["build Altar", "discard Altar"]),
        ("en", "wonder Pyramids with Altar", []),  # a refusal suggests nothing
        ("de", "Bibliotek bauen", ["build Library"]),
        ("fr", "construire Bibliotheqe", ["build Library"]),
        ("ru", "построить Библиотекк", ["build Library"]),
    ],
)
def test_buttons_offer_what_the_sentence_suggests(
    language: str, typed: str, offered: list[str]
) -> None:
    with speaking(language):
        board = Board(start())
        field = board._parts.field.element
        act(board, field, "change", **{field.id: typed})
        actions = [board.state.read(action) for action in offered]
        start_of = str(Message("meant", action=""))
        assert [label for label in labels(board) if label.startswith(start_of)] == [
            str(Message("meant", action=written(action))) for action in actions
        ]


def test_a_typed_action_is_played_or_stays_with_what_is_near() -> None:
    board = Board(start())
    assert "build Altar" in typed(board).options
    enter(board, "wonder Pyramids with Altar")
    assert "does not own The Pyramids" in words(board)
    assert "BASE-WON-02" in words(board)
    enter(board, "bulid altar")
    assert "did you mean build" in words(board)
    assert (typed(board).value, board.session.last) == ("bulid altar", 0)
    press(board, "I mean: build Altar")
    assert (typed(board).value, board.session.last) == ("", 1)
    assert not any("I mean" in label for label in labels(board))
    enter(board, "discard Press")
    assert [str(move.action) for move in board.session.moves] == ["build Altar", "discard Press"]
    assert board.last_error is None


def test_an_error_goes_when_something_is_selected() -> None:
    board = Board(start())
    stage = inside(board, Stage)[0]
    assert not stage.watched  # a selection needs no kernel
    enter(board, "bulid altar")
    assert stage.watched
    select(board, "place:" + board.state.structure[-1].name)
    assert "did you mean" not in words(board)
    assert not any("I mean" in label for label in labels(board))
    assert not stage.watched


def test_a_rematch_begins_a_game_like_the_one_that_is_over() -> None:
    board = Board(pantheon_positions()["over"], players=("person", "greedy"))
    over = board.state
    press(board, "Rematch")
    assert board.state.outcome is None
    assert (board.state.expansions, board.state.names) == (over.expansions, over.names)
    assert board.state.to_act == "A" or not board.state.age
    assert [who in board.match.computers for who in "AB"] == [False, True]
    assert "Rematch" not in labels(board)


def test_names_that_people_typed_are_escaped() -> None:
    board = Board(start())
    board.play("discard Altar")
    assert "<b>Ben</b>" not in words(board)
    assert "&lt;b&gt;Ben&lt;/b&gt;" in words(board)


def test_a_cell_that_runs_again_closes_its_old_board(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown_by(cell: str | None, run: str) -> Board:
        monkeypatch.setattr(cell_output, "running_cell", lambda: (cell, run))
        return Board(start())

    first, second = shown_by("cell", "run 1"), shown_by("cell", "run 1")
    older = (first.widget, second.widget, first._parts.view._painter.element.widget)
    assert all(widget.comm is not None for widget in older)
    third = shown_by("cell", "run 2")
    assert all(widget.comm is None for widget in older)
    assert third.widget.comm is not None
    shown_by(None, "")
    shown_by("another cell", "run 3")
    assert third.widget.comm is not None


@mainly_both(BASE, AGORA)
def test_the_board_before_an_action_is_not_made_again(
    mix: Mix, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What has changed is marked by comparison with it, as the next player knows it."""
    board = Board(mix.new_game(1))
    made: list[duel.GameState] = []

    def recorded(state: duel.GameState, **settings: Any) -> Scene:
        made.append(state)
        return scene(state, **settings)

    monkeypatch.setattr("duel_nb.boards.live.board_view.scene", recorded)
    for _ in range(12):
        known(board)
        made.clear()
        play(board, str(board.state.legal_actions()[0]))
        assert made == [board.seen]


def test_a_first_board_leaves_out_what_few_boards_need() -> None:
    """It appears sooner: the editor, the coach, slides and simulation are imported on use."""
    code = (
        "import sys, duel_nb; duel_nb.board(duel_nb.new_game(seed=1)); "
        "rare = {'boards.live.editor.editor', 'boards.slides.story', 'players.coach', "
        "'players.simulation', 'records'}; "
        "sys.exit(sorted({f'duel_nb.{one}' for one in rare} & set(sys.modules)) or 0)"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (result.stderr, result.returncode) == ("", 0)


@mainly_both(BASE, PANTHEON, AGORA)
def test_a_whole_game_by_buttons_alone(mix: Mix) -> None:
    """From the draft to the score sheet, pressing only buttons that are shown and enabled.

    The board is as tall at the end as it was at the beginning.
    """
    rng = random.Random(1)
    board = Board(mix.new_game(1))
    done, tall = set(), height(board)
    while board.state.outcome is None:
        before = board.session.at
        every = picks(board)
        rare = [hit for hit in every if hit.startswith(("conspir", "space:"))]
        hit = rng.choice(rare if rare and rng.random() < 0.4 else every)
        legal = [offer["action"] for offer in known(board)[hit]["offers"]]
        if not legal:  # an activation nobody can pay for
            continue
        rare_verbs = ("recruit", "prepare", "activate")
        special = [action for action in legal if action.startswith(rare_verbs)]
        action = rng.choice(special or legal)
        done.add(action.partition(" ")[0])
        play(board, action)
        assert board.session.at == before + 1
        assert board.last_error is None
        assert height(board) == tall
    assert "Points: Ada" in words(board)
    assert not mix.pantheon or "activate" in done
    assert not mix.agora or {"recruit", "prepare"} <= done


POWERS = {
    **{card.name: (with_card, "Activate") for card in CATALOG.divinities},
    "Gate": (with_card, "Activate"),
    **{card.name: (with_plot, "Trigger") for card in CATALOG.conspiracies},
}
"""Divinities and Conspiracies, with a position in which each is ready and what is done with it."""


@pytest.mark.slow
@pytest.mark.parametrize("name", POWERS)
def test_each_power_is_used_by_buttons(name: str) -> None:
    """From a prepared position to the end of the turn, all choices included."""
    ready, verb = POWERS[name]
    board = Board(ready(name))
    hit = next(
        pick["hit"] for pick in board._parts.view.stage.picks if pick["label"].startswith(name)
    )
    choose(board, hit, verb)
    while board.state.to_act == "A" and board.state.decisions:
        choose(board, picks(board)[0])
    assert board.last_error is None
    city = board.state.city("A")
    used = [*city.activated, *(site.conspiracy for site in city.conspiracies if site.triggered)]
    assert name in [str(thing).removeprefix("The ") for thing in used]


def test_who_plays_against_a_computer_reads_what_that_player_knows() -> None:
    state = pantheon_positions()["place a Divinity"]
    placed = f"place {state.legal_actions()[0].divinity.name} in 5"
    players = ("random", "person") if state.to_act == "B" else ("person", "random")
    for board, read in ((Board(state, players=players), True), (Board(state), False)):
        board.play(placed)
        assert (placed in words(board)) is read
        assert read or "a secret choice" in words(board)


def height(board: Board) -> float:
    """How tall the board is shown."""
    assert board._parts.view._painter.scene is not None
    return board._parts.view._painter.scene.height


def test_a_board_grows_with_its_game_and_never_shrinks_before_the_next_one() -> None:
    few = duel.new_game(seed=7)
    while few.age < 2 or len(few.structure) > 2:
        few = few.play(few.legal_actions()[-1])
    board = Board(few)
    heights = [height(board)]
    while board.state.outcome is None:
        board.play(board.state.legal_actions()[-1])
        heights.append(height(board))
    assert heights == sorted(heights)
    assert len(set(heights)) <= 3  # it grows rarely
    board.go(0)
    assert height(board) == heights[-1]
    assert board.png() != Board(few).png()  # the picture is the board as it is
    board.begin(Session(few))
    assert height(board) == heights[0] < heights[-1]


def test_a_tap_opens_a_city_on_a_phone_and_closes_it_again() -> None:
    board = Board(start(), layout="phone")

    def tap(hit: str) -> None:
        assert hit in board._parts.view.stage.opens
        act(board, board._parts.view.stage, "open", hit)

    def seen() -> set[str]:
        return {thing["hit"].partition(":")[0] for thing in board._parts.view.stage.things}

    assert "place" in seen()
    assert "wonder" not in seen()
    tap("player:A")
    assert "place" not in seen()
    assert "Sphinx" in about(board, "wonder:sphinx")
    tap("player:A")
    assert "place" in seen()
    tap("player:B")
    board.play("build Altar")
    assert "place" in seen(), "the structure is in sight when the game goes on"
    assert board.last_error is None


def test_a_picture_needs_a_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # a long path would be shortened in the error
    board = Board(start())
    with pytest.raises(duel.DuelError, match=r"name of a file, such as 'board.png', not None"):
        board.save(None)  # type: ignore[arg-type]
    with pytest.raises(duel.DuelError, match=r"There is no folder 'pictures' for board.png"):
        board.save(Path("pictures", "board.png"))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("viewer", ["A", "B", None])
def test_a_board_shows_a_view_as_well(viewer: str | None) -> None:
    board = duel.board(duel.new_game(seed=3, expansions=["pantheon", "agora"]).view(viewer))
    assert board.state.viewer is not None
    assert board.state.view(None).viewer == 2
