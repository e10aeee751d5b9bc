"""Whole games on a board: computers, curtain, lines, watching, keeping, the panels beside it."""

from __future__ import annotations

import base64
import errno
import json
import os
import re
from collections.abc import Callable, Sequence
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageSequence

import duel_nb as duel
from duel_nb import records
from duel_nb.boards.drawing.shapes import Scene
from duel_nb.boards.live.board import Board
from duel_nb.boards.paint import film, png
from duel_nb.boards.scene.board import scene
from duel_nb.catalog import CATALOG
from duel_nb.engine import Action, GameState
from duel_nb.engine.configure import EDITIONS
from duel_nb.engine.worlds import world
from duel_nb.languages import LANGUAGES
from duel_nb.page.elements import Check, Field, Html, Opener, Options, Toggle, Upload
from duel_nb.records import Game
from duel_nb.session import savefile
from duel_nb.session.session import Session
from duel_nb.words import speaking
from duel_nb.words.actions import in_words
from tests.boards.live.person import (
    act,
    asked,
    button,
    choose,
    inside,
    known,
    labels,
    menu,
    messages,
    named,
    picks,
    press,
    select,
    sent,
    words,
)
from tests.boards.live.test_board import start
from tests.boards.pantheon_positions import every as pantheon_positions

PassTime = Callable[..., None]


def enter(board: Board, action: str) -> None:
    """Type an action and press Enter."""
    field = board._parts.field.element
    act(board, field, "change", **{field.id: action})


# -- computers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        (lambda actions: 1 // 0, r"failed \(ZeroDivisionError: .*\)\."),
        (lambda actions: "draft nobody", "chose 'draft nobody', which is not legal here"),
        (lambda actions: None, "chose None, which is not legal here"),
    ],
)
def test_a_computer_player_that_fails_is_named(chosen: Any, said: str) -> None:
    class Author:
        def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
            found: Action = chosen(actions)
            return found

    state = duel.new_game(seed=4, names=("Ada", "Ben"))
    with pytest.raises(duel.DuelError, match=f"The computer player for Ada {said}"):
        Board(state, players=(Author(), "person"))


def test_a_computer_pauses_before_it_acts(pass_time: PassTime) -> None:
    start = duel.new_game(seed=4, first_game=True, names=("Ada", "Computer"))
    board = Board(start, players=("person", "greedy"))
    choose(board, picks(board)[0], "Discard")
    assert (board.session.at, board.state.to_act) == (1, "B")
    assert "Computer thinks" in board._parts._prompt.value
    assert "Ada: discard" in board._parts._prompt.value
    assert picks(board) == []
    pass_time(seconds=0.5)
    about = known(board)
    assert about["player:A"]["title"]
    assert not [one for one in about.values() if one["offers"] or one["refused"]]
    enter(board, "discard Altar")
    assert "It is Computer" in words(board)

    pass_time()
    assert board.session.at == 2
    assert board.state.to_act == "A"
    assert "Ada's turn" in unescape(board._parts._prompt.value)
    assert "Computer: " in board._parts._prompt.value
    assert picks(board)


def test_a_computer_that_pauses_forgets_what_was_taken_back(
    pass_time: PassTime,
) -> None:
    board = Board(duel.new_game(seed=4, first_game=True), players=("person", "greedy"))
    for _ in range(2):
        choose(board, picks(board)[0], "Discard")
        press(board, "Undo")
        pass_time()
        assert (board.session.at, board.session.last) == (0, 1)
    press(board, "Redo")
    pass_time()
    assert board.session.at == 2
    choose(board, picks(board)[0], "Discard")
    board.close()
    pass_time()
    assert board.session.at == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_computer_that_acts_twice_is_told_twice(language: str) -> None:
    """The actions are told apart from their effects, so that they are read first."""
    state = duel.position(
        A={"wonders": ["Piraeus"]}, B={"coins": 30, "wonders": ["Appian Way"]}, turn="B",
        structure=["Altar", "Press", "Tavern"], names=("<Ada>", "Ben"),
    )  # fmt: skip

    class Author:
        def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
            return max(actions, key=lambda action: (action.verb == "wonder", str(action)))

    board = Board(state, players=("person", Author()), language=language)
    assert board.session.actions[0].verb == "wonder"
    assert len(board.session.moves) == 2
    with speaking(language):
        done, told = read_status(board)
        for move in board.session.moves:
            assert str(in_words(move.action, state.names)) in done
            assert {event.text for event in move.events} <= {*told}
    assert "&lt;Ada&gt;" in board._parts._prompt.value


def read_status(board: Board) -> tuple[str, list[str]]:
    """What the status line tells: the actions, and the sentences shown where the mouse rests."""
    line = re.search(r'title="([^"]*)"><b>(.*?)</b>', board._parts._prompt.value, re.DOTALL)
    assert line is not None
    whole = unescape(line[1])
    events = [event.text for move in board.session.moves for event in move.events]
    return unescape(line[2]), [one for one in events if one in whole]


def test_of_two_computers_only_the_last_turn_is_news() -> None:
    board = Board(duel.new_game(seed=4), players=("greedy", "greedy"))
    states = board.session.states
    for at in (board.session.at, 3, 9, 30):
        board.go(at)
        mine = [n for n in range(1, at + 1) if states[n - 1].turn == states[at - 1].turn]
        last = [n for n in mine if {*range(n, at + 1)} <= {*mine}]
        done, _ = read_status(board)
        assert done.count(": ") == len(last)
        assert str(in_words(board.session.actions[last[0] - 1], states[0].names)) in done
    assert board.session.states[9].turn != board.session.states[8].turn


def test_two_computers_play_a_game_to_watch() -> None:
    board = Board(duel.new_game(seed=4), players=("greedy", "random"))
    assert board.state.outcome is not None
    board.go(board.session.last - 2)
    (watch,) = inside(board, Toggle)[:1]
    act(board, watch, "change", **{watch.id: True})
    assert board.session.at == board.session.last
    assert watch not in inside(board, Toggle), "nothing is left to watch"


def test_what_is_selected_as_a_game_goes_on_stays_selected(pass_time: PassTime) -> None:
    board = Board(start(), actions=["build Altar", "discard Press", "discard Tavern"])
    stage, (watch,) = board._parts.view.stage, inside(board, Toggle)[:1]
    act(board, watch, "change", **{watch.id: True})
    before, known = stage.position, picks(board)
    pass_time(seconds=1.5)
    told = messages(board)
    (gone,) = {*known} - {thing["hit"] for thing in stage.things}
    select(board, gone, before)
    assert not asked(told, stage)
    select(board, picks(board)[0], before)
    assert asked(told, stage) == [("select", picks(board)[0])]
    assert (watch.value, board.session.at) == (False, 1)


def test_a_game_is_watched_until_somebody_looks_at_something(pass_time: PassTime) -> None:
    board = Board(start(), actions=["build Altar", "discard Press", "discard Tavern"])
    (watch,) = inside(board, Toggle)[:1]

    def press_watch() -> None:
        act(board, watch, "change", **{watch.id: not watch.value})

    press_watch()
    assert watch.icon == "pause"
    pass_time(seconds=1.5)
    assert board.session.at == 1
    select(board, picks(board)[0])
    assert (watch.value, watch.icon) == (False, "play")
    pass_time(seconds=10)
    assert board.session.at == 1
    for _ in range(3):
        press_watch()
    pass_time(seconds=1.5)
    assert board.session.at == 2, "no step is made twice"
    pass_time()
    assert board.session.at == 3
    assert watch not in inside(board, Toggle), "nothing is left to watch"


def without_ids(page: str) -> str:
    """What a page knows, without the names of elements and of the canvas."""
    return re.sub(r'"(e\d+|[0-9a-f]{32})"', '""', page)


# -- the curtain -------------------------------------------------------------------------------


def test_the_curtain_covers_what_only_the_next_player_may_see() -> None:
    library = duel.position(
        A={"coins": 30, "wonders": ["Great Library"]},
        B={"coins": 30},
        age=2,
        structure=["School", "Statue"],
        draws=["Urbanism", "Philosophy", "Law"],
        names=("Ada", "Ben"),
        turn="B",
    )
    board = Board(library, curtain=True)
    board.play("discard Statue")
    # nothing is hidden in an ordinary turn
    assert board.match.viewer == "A"
    board.go(0)
    state = pantheon_positions()["place a Divinity"]
    board = Board(state, curtain=True)
    chooser = state.to_act
    board.play(state.legal_actions()[0])
    assert board.state.to_act != chooser
    while board.state.to_act != chooser or not board.match.covered:
        if board.match.covered:
            board.uncover()
        board.play(board.state.legal_actions()[0])
    assert board.match.viewer is None
    assert not picks(board)
    assert "Pass the board to" in words(board)
    # stepping through the game lifts no curtain
    here = board.session.at
    press(board, "Undo")
    press(board, "Redo")
    assert board.session.at == here
    assert board.match.viewer is None
    board.go(0)
    board.go(here)
    assert board.match.viewer is None
    name = board.state.names["AB".index(board.state.to_act or "A")]
    press(board, f"I am {name}")
    assert board.match.viewer == chooser
    assert "Pass the board to" not in words(board)
    assert board.last_error is None


def behind_the_curtain(number: int) -> Board:
    """A board on which A is to look at two Greek Divinities.

    What everybody can see is the same for every number; what lies face down is not.
    """
    state = duel.position(
        expansions={"pantheon"}, age=1, structure={"r5c3": "Press"}, taken=["r5c1"],
        tokens={"r4c2": "greek"},
    )  # fmt: skip
    board = Board(world(state.view(None), number), curtain=True)
    board.play("build Press")
    return board


def test_the_curtain_hides_which_divinities_a_turn_brings() -> None:
    boards = [behind_the_curtain(number) for number in range(8)]
    assert len({frozenset(board.state.legal_actions()) for board in boards}) > 1
    assert len({without_ids(sent(board)) for board in boards}) == 1
    for board in boards:
        press(board, "I am A")
    assert len({without_ids(sent(board)) for board in boards}) > 1


def test_the_curtain_falls_in_the_middle_of_a_turn_that_brings_a_secret() -> None:
    board = behind_the_curtain(0)
    assert board.state.to_act == "A"
    assert board.match.viewer is None
    press(board, "I am A")
    assert board.match.viewer == "A"
    board.play(board.state.legal_actions()[0])  # she has been alone with it since then
    assert "Pass the board to A" not in words(board)
    press(board, "Undo")  # now both are looking again
    assert board.match.viewer is None


def test_the_curtain_can_be_taken_away() -> None:
    board = Board(start(), curtain=True)
    box = named(menu(board), Check, "Curtain")
    assert box.value
    board.match.covered = True
    box.value = False
    assert not board.match.covered


# -- lines -------------------------------------------------------------------------------------


def test_branching_keeps_the_line_and_the_list_leads_back() -> None:
    board = Board(start())
    board.play("build Altar")
    board.play("discard Press")
    board.undo()
    board.play("discard Tavern")
    assert len(board.session.lines) == 2
    lines = named(menu(board), Options, "Line")
    assert lines.value == 1
    lines.value = 0
    assert [str(move.action) for move in board.session.moves] == ["build Altar", "discard Press"]
    board.undo()
    board.play("discard Press")  # the same again is no new line
    assert len(board.session.lines) == 2
    assert board.last_error is None


def test_a_recorded_game_is_shown_from_its_beginning() -> None:
    board = Board(start(), actions=["build Altar", "discard Press"])
    assert (board.session.at, board.session.last) == (0, 2)
    board.redo()
    assert "build Altar" in words(board)
    with pytest.raises(duel.IllegalAction):
        Board(start(), actions=["build Theater"])


# -- new games, files --------------------------------------------------------------------------


def test_a_new_game_from_the_form() -> None:
    board = Board(start())
    told = messages(board)

    def begin(**entered: str) -> None:
        """Fill the form in and press the button: the page sends it all at once."""
        form = menu(board)
        fields = {
            named(form, Field, label.replace("_", " ")): text for label, text in entered.items()
        }
        ids: dict[str, Any] = {field.id: text for field, text in fields.items()}
        ids |= {named(form, Check, "Pantheon").id: True}
        ids |= {named(form, Options, "Edition").id: EDITIONS.index("de")}
        act(form, button(form, "New game"), "press", **ids)

    begin(Player_A="Cleo", Player_B="Dan", Seed="11")
    expected = duel.new_game(11, {"pantheon"}, "de", ("Cleo", "Dan"))
    assert board.state == expected
    opener = inside(board, Opener)[-1]
    assert asked(told, opener) == [("fold", None)], "it closes, or it would lie over the game"
    begin(Seed="eleven")
    assert "whole number" in words(board)
    begin(Seed="", Player_B="cleo")
    assert "different names" in words(board)
    assert board.state == expected
    assert board.last_error is None


def test_who_changes_the_language_is_offered_its_edition() -> None:
    def proposed(board: Board) -> str:
        fields = inside(menu(board), Options)
        return str(next(d for d in fields if [*dict(d.options)] == [*EDITIONS]).value)

    board = Board(duel.new_game(seed=7, edition="ru"))
    assert proposed(board) == "ru"
    board.speak("fr")
    assert proposed(board) == "fr"
    assert board.state.edition == "ru"  # the game goes on as it was begun


def test_a_picture_is_offered_as_a_file() -> None:
    board = Board(start())
    form = menu(board)
    press(form, "Picture")
    link = re.search(r'download="duel-board.png" href="data:image/png;base64,([^"]+)"', words(form))
    assert link is not None
    assert base64.b64decode(link[1]) == board.png()


def test_a_film_is_written_beside_the_notebook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    board = Board(start(), actions=["build Altar", "discard Press"])
    form = menu(board)
    press(form, "Film")
    assert "duel-game.gif (3 pictures, " in words(form)
    press(form, "Film")
    assert "duel-game-2.gif" in words(form)
    with Image.open(tmp_path / "duel-game.gif") as film:
        assert getattr(film, "n_frames", 1) == 3
    monkeypatch.setattr(os, "fsync", no_room)
    press(form, "Film")
    assert "The film cannot be written to" in words(board)
    assert "no space is left" in words(board)
    assert board.last_error is None


def test_slides_are_written_beside_the_notebook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    board = Board(start(), actions=["build Altar", "discard Press"])
    form = menu(board)
    press(form, "Slides")
    assert "duel-game.html (3 pictures, without Python, " in words(form)
    assert (tmp_path / "duel-game.html").read_text("utf-8") == board.slides()


def no_room(file: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_game_is_saved_and_loaded_as_a_file() -> None:
    board = Board(start())
    board.play("build Altar")
    board.play("discard Press")
    board.undo()
    press(menu(board), "Save the game")
    link = re.search(r'href="data:application/json;base64,([^"]+)"', words(menu(board)))
    assert link is not None
    content = base64.b64decode(link[1]).decode()
    other = Board(duel.new_game(seed=1))
    (upload,) = inside(menu(other), Upload)

    def load(text: str) -> None:
        act(other, upload, "change", **{upload.id: text})

    load(content)
    assert other.last_error is None
    assert other.state == board.state
    assert other.session.actions == board.session.actions
    assert (other.session.at, other.session.last) == (1, 2)
    fields = [f for f in inside(menu(other), Field) if f.label.startswith("Player")]
    assert tuple(field.value for field in fields) == board.state.names
    for _ in range(2):  # the same file can be chosen again
        other.play(other.state.legal_actions()[0])
        load(content)
        assert other.state == board.state
    load("no JSON")
    assert "not a saved game" in words(other)
    assert other.state == board.state


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"version": 9}, "version 9"),
        ({"actions": "build"}, "no list of actions"),
        ({"actions": [{"by": "A", "do": "build Theater"}]}, "Action 1, 'build Theater', cannot"),
        ({"setup": {}}, "no set-up with a position or a seed"),
        ({"setup": {"seed": 7, "edition": "la"}}, "set-up of this game cannot be used: .*'la'"),
        ({"setup": {"seed": 7, "names": 5}}, "set-up of this game cannot be used"),
        ({"format": "chess"}, "not"),
    ],
)
def test_a_damaged_file_is_refused_in_a_sentence(change: dict[str, object], sentence: str) -> None:
    kept = json.loads(savefile.to_text(Session(start())))
    with pytest.raises(duel.SaveError, match=sentence):
        savefile.from_text(json.dumps(kept | change))


def test_a_board_and_a_recorded_game_have_the_same_files() -> None:
    session = Session(duel.new_game(seed=4, expansions={"pantheon"}, names=("Ada", "Ben")))
    for _ in range(9):
        session.play(session.state.legal_actions()[0])
    session.go(5)
    read = records.loads(savefile.to_text(session))
    assert [turn.action for turn in read.turns] == list(session.actions)
    seeded = Game.new(4, {"pantheon"}, names=("Ada", "Ben"))
    for action in session.actions:
        seeded = seeded.play(action)
    kept = savefile.from_text(seeded.to_json())
    assert kept.states == session.states
    assert kept.actions == session.actions


def test_a_saved_position_is_a_game_too() -> None:
    assert savefile.from_text(start().to_json()).state == start()
    with pytest.raises(duel.SaveError, match="expected a JSON object"):
        savefile.from_text("[]")


def test_a_position_is_copied_as_a_scenario() -> None:
    from duel_nb.scenarios import loads, run

    board = duel.board(start())
    board.play("build Altar")
    form = menu(board)
    press(form, "Copy as scenario")
    text = next(html.value for html in inside(form, Html) if "[position]" in html.value)
    toml = re.search(r"<pre[^>]*>(.*)</pre>", text, re.DOTALL)
    assert toml is not None
    results = run(loads(unescape(toml[1])))
    assert results
    assert not [failure for result in results for failure in result.failures]
    assert board.last_error is None
    board.speak("de")
    assert not [label for label in labels(menu(board)) if "scenario" in label]


# -- panels ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("panel", "says"),
    [
        ("Points", "Military track"),
        ("Cities", "price of one more"),
        ("Cards", "Discard pile: 1 card"),
        ("Explain", "What matters here"),
        ("In words", "Military track: A"),
        ("Rule", "BASE-DISC"),
        ("Log", "discard Press"),
    ],
)
def test_each_panel_keeps_up_with_the_game(panel: str, says: str) -> None:
    board = Board(start())
    board.open(panel)
    before = words(board)
    board.play("discard Press")
    assert says in words(board)
    assert words(board) != before
    assert board.last_error is None


def test_rules_are_found_by_words() -> None:
    board = Board(start())
    board.open("Rule")
    search = next(t for t in inside(board, Field) if "words such as" in t.placeholder)
    act(board, search, "change", **{search.id: "extra turn"})
    assert "BASE-TURN-05" in words(board)
    with pytest.raises(duel.DuelError, match="Colours"):
        board.open("Colours")


def test_what_an_expansion_brings_has_a_panel() -> None:
    board = Board(duel.new_game(seed=2, expansions={"pantheon", "agora"}, names=("Ada", "Ben")))
    board.open("Powers")
    told = ("The Pantheon:", "The Senate:", "Conspiracies in the deck", "Decrees in force")
    assert all(said in words(board) for said in told)
    plain = Board(start())
    with pytest.raises(duel.DuelError, match="Powers"):
        plain.open("Powers")
    for state in (board.state, pantheon_positions()["over"]):
        plain.begin(Session(state))
        for panel, _ in plain._parts.panels.chooser.options:
            plain.open(panel)
            assert plain.last_error is None
    plain.open("Powers")
    assert "The Pantheon:" in words(plain)


def test_cards_that_may_still_come_are_told_by_the_backs_that_lie_there() -> None:
    board = Board(duel.new_game(seed=2, first_game=True))
    state = board.state
    down = [place for place in state.structure if place.card is None]
    seen = {place.card for place in state.structure} - {None}
    board.open("Cards")
    left = [card for card in CATALOG.deck("age-1") if card not in seen]
    assert f"{len(down)} Age I cards of these {len(left)}: " in words(board)
    told = words(board).partition("May still come")[2].partition("</ul>")[0]
    assert all((card.name in told) is (card in left) for card in CATALOG.deck("age-1"))
    assert len(left) == len(down) + 3, "three cards of the Age are in the box"


# -- pictures ----------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", film.FORMATS)
def test_a_game_becomes_a_film_that_says_who_did_what(
    ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[Scene] = []
    paint = png.paint

    def noted(scene: Scene, scale: float) -> Image.Image:
        painted.append(scene)
        return paint(scene, scale)

    monkeypatch.setattr(png, "paint", noted)
    board = Board(start(), actions=["build Altar", "discard Press"], layout="narrow")
    board.save(tmp_path / f"game{ending}", scale=0.3)
    with Image.open(tmp_path / f"game{ending}") as made:
        frames = [frame.info for frame in ImageSequence.Iterator(made)]
        assert len(frames) == 3
        made.seek(0)
        tallest = max(scene(state, layout="narrow").height for state in board.session.states)
        assert made.size == (round(1016 * 0.3), round((tallest + 34) * 0.3))
    said = [t.text for p in painted for t in p.texts() if t.y > p.height - 34]
    assert said == ["Beginning", "1. Ada: build Altar", "2. <b>Ben</b>: discard Press"]
    with pytest.raises(duel.DuelError, match=r"\.png, \.gif, \.apng"):
        board.save(tmp_path / "game.bmp")


def test_a_film_wants_positions_a_pace_and_all_captions() -> None:
    for given, sentence in (
        ({"states": []}, "at least one"),
        ({"pace": 0}, "more than 0 seconds"),
        ({"captions": ["Beginning"]}, "as many captions, not 1"),
    ):
        with pytest.raises(duel.DuelError, match=sentence):
            film.film(**{"states": [start(), start()], **given})  # type: ignore[arg-type]


def test_prices_are_told_with_the_buttons() -> None:
    board = Board(start())
    tips = {pick["label"]: pick["tip"] for pick in board._parts.view.stage.picks}
    assert tips["Altar"] == "free"
    assert all(tips.values())
