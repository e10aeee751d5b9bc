"""The play room, driven through its handlers: begin, play, leave, find again."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

import duel_nb as duel
from duel_nb.boards.live.play_room import PlayRoom
from duel_nb.page.elements import Check, Field, Options
from duel_nb.session.session import Session
from tests.boards.live.person import inside, labels, menu, named, press, words
from tests.engine.games import FOUR, Mix


def begin(room: PlayRoom, mix: Mix | None = None, seed: int = 5) -> None:
    """Fill the form in, two people, and press the button."""
    for kind in inside(room, Options):
        if kind.value in ("person", "casual"):
            kind.value = "person"
    for box in inside(room, Check):
        if mix is not None and box.label in ("Pantheon", "Agora"):
            box.value = box.label.lower() in mix.settings.get("expansions", ())
    named(room, Field, "Seed").value = str(seed)
    press(room, "New game")


def play_on(room: PlayRoom, actions: int = 1000) -> None:
    rng, session = random.Random(1), room.board.session
    while actions and (legal := session.state.legal_actions()):
        session.play(rng.choice(legal))
        actions -= 1
    room.board.go(session.last)


def test_the_form_comes_first_then_the_board_alone(tmp_path: Path) -> None:
    room = duel.play_room(tmp_path / "games")
    assert labels(room) == ["New game"]
    begin(room)
    assert "New game" not in labels(room)
    assert "Games" in labels(room)
    assert room.board.state.age == 0
    assert room.board.state.names == ("Ada", "Ben")


@pytest.mark.parametrize("mix", FOUR, ids=lambda mix: mix.name)
def test_a_game_is_found_again_with_its_result(tmp_path: Path, mix: Mix) -> None:
    room = duel.play_room(tmp_path)
    begin(room, mix)
    play_on(room)
    over = room.board.state
    assert over.outcome is not None
    press(room, "Games")
    assert str(over.outcome.message(over.names)) in words(room)
    again = duel.play_room(tmp_path)  # as after a restart of the kernel
    assert str(over.outcome.message(over.names)) in words(again)
    press(again, "Look at it")
    assert again.board.state == over
    (file,) = tmp_path.glob("*.json")
    assert duel.load_game(file).state == over


def test_games_that_cannot_be_saved_are_played(tmp_path: Path) -> None:
    room = duel.play_room(tmp_path / ("n" * 300))
    begin(room)
    play_on(room, 1)
    assert "its name is too long" in words(room)


def test_a_game_that_is_not_over_goes_on_where_it_was(tmp_path: Path) -> None:
    room = duel.play_room(tmp_path)
    begin(room)
    play_on(room, 12)
    press(room, "Games")
    assert "not over, after 12 actions" in words(room)
    again = duel.play_room(tmp_path)
    press(again, "Continue")
    assert again.board.state == room.board.state
    play_on(again, 3)
    press(again, "Games")
    assert len(list(tmp_path.glob("*.json"))) == 1
    assert "after 15 actions" in words(again)


def test_the_form_of_the_board_says_who_plays_and_with_what() -> None:
    room = duel.play_room(None)
    named(room, Field, "Player A").value = "Cleo"
    named(room, Check, "Pantheon").value = True
    named(room, Options, "Edition").value = "fr"
    press(room, "New game")
    assert room.board.match.kinds == ("person", "casual")
    form = menu(room.board)
    assert named(form, Field, "Player A").value == "Cleo"
    assert [one.value for one in inside(form, Options)][:3] == ["person", "casual", "fr"]
    assert [named(form, Check, one).value for one in ("Pantheon", "Agora")] == [True, False]
    press(form, "New game")
    assert room.board.match.kinds == ("person", "casual")
    assert room.board.state.edition == "fr"


def test_the_form_of_the_board_says_who_plays_a_continued_game(tmp_path: Path) -> None:
    room = duel.play_room(tmp_path)
    press(room, "New game")
    play_on(room, 1)
    press(room, "Games")
    begin(room)
    assert [one.value for one in inside(menu(room.board), Options)][:2] == ["person", "person"]
    press(room, "Games")
    press(room, "Continue")
    assert [one.value for one in inside(menu(room.board), Options)][:2] == ["person", "casual"]


def test_the_form_of_the_board_offers_a_custom_player_of_another_game() -> None:
    class First:
        name = "first"

        def choose(self, view: duel.GameState, actions: Sequence[duel.Action]) -> duel.Action:
            return actions[0]

    board = duel.board(duel.new_game(seed=5))
    board.begin(Session(duel.new_game(seed=6)), ("person", First()))
    assert [one.value for one in inside(menu(board), Options)][:2] == ["person", "first"]


def test_a_rematch_is_another_game(tmp_path: Path) -> None:
    room = duel.play_room(tmp_path)
    begin(room)
    play_on(room)
    press(room, "Rematch")
    play_on(room, 2)
    assert len(list(tmp_path.glob("*.json"))) == 2
    press(room, "Games")
    assert labels(room)[1:] == ["Continue", "Look at it"]


def test_nothing_is_kept_of_a_game_that_nobody_played(tmp_path: Path) -> None:
    room = duel.play_room(tmp_path / "games")
    begin(room)
    press(room, "Games")
    assert not (tmp_path / "games").exists()
    assert labels(room) == ["New game"]


def test_a_damaged_file_stays_and_is_named(tmp_path: Path) -> None:
    room = duel.play_room(tmp_path)
    begin(room)
    play_on(room, 3)
    (file,) = tmp_path.glob("*.json")
    kept = json.loads(file.read_text("utf-8"))
    kept["actions"][2]["do"] = "build Colosseum"
    file.write_text(json.dumps(kept), "utf-8")
    (tmp_path / "other.json").write_text("{", "utf-8")
    (tmp_path / "list.json").write_text('{"setup": [], "actions": 3}', "utf-8")
    room = duel.play_room(tmp_path)
    assert "other.json contains no readable game" in words(room)
    assert "list.json contains no readable game" in words(room)
    press(room, "Continue")
    assert "Action 3, &#x27;build Colosseum&#x27;, cannot be played" in words(room)
    assert "New game" in labels(room)


def test_a_game_that_cannot_be_kept_is_played_on(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file, not a folder", "utf-8")
    room = duel.play_room(tmp_path / "games")
    begin(room)
    play_on(room, 2)
    assert "This game cannot be saved" in words(room)
    assert room.board.session.last == 2


def test_names_that_people_typed_are_escaped(tmp_path: Path) -> None:
    room = duel.play_room(tmp_path)
    named(room, Field, "Player A").value = "<b>/../x"
    begin(room)
    play_on(room, 1)
    press(room, "Games")
    assert "<b>/" not in words(room)
    assert [file.parent for file in tmp_path.rglob("*.json")] == [tmp_path]


def test_what_is_wrong_in_the_form_is_said_there(tmp_path: Path) -> None:
    room = duel.play_room(tmp_path)
    named(room, Field, "Seed").value = "seven"
    press(room, "New game")
    assert "The seed is a whole number, not &#x27;seven&#x27;" in words(room)
    named(room, Field, "Seed").value = "9" * 25
    press(room, "New game")
    assert "seed: expected a whole number from -2**64 to 2**64" in words(room)
    with pytest.raises(
        duel.DuelError, match="folder: expected the name of a file or folder, not 3"
    ):
        duel.play_room(3)  # type: ignore[arg-type]
    with pytest.raises(duel.DuelError, match="layout: expected"):
        duel.play_room(None, layout="round")


def test_a_room_may_keep_nothing() -> None:
    room = duel.play_room(None)
    begin(room)
    play_on(room, 2)
    press(room, "Games")
    assert labels(room) == ["New game"]
    room.close()
    room.board.close()


def test_looking_back_writes_nothing(tmp_path: Path) -> None:
    room = duel.play_room(tmp_path / "games")
    begin(room)
    play_on(room, 6)
    file = next((tmp_path / "games").iterdir())
    text = file.read_text("utf-8")
    file.write_text("as it was", "utf-8")
    room.board.go(2)
    room.board.go(5)
    assert file.read_text("utf-8") == "as it was"
    room.board.go(6)
    play_on(room, 1)
    assert len(json.loads(file.read_text("utf-8"))["actions"]) == 7
    assert len(json.loads(text)["actions"]) == 6
