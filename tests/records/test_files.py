"""Game files: they can be read again, and any change in them is detected."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import duel_nb as duel
from duel_nb import records
from duel_nb.catalog import CATALOG
from duel_nb.records import Game
from duel_nb.records.files import KEYS
from tests.engine.games import MIXES, Mix, both_then_each
from tests.records.games import recorded, with_pantheon


@both_then_each
def test_every_game_comes_back_as_it_was(mix: Mix) -> None:
    for seed in mix.seeds(range(6)):
        game = recorded(mix, seed)
        again = records.loads(game.to_json())
        assert again.to_json() == game.to_json()
        assert again.states == game.states
        assert [t.action for t in again.turns] == [t.action for t in game.turns]
        assert again.outcome == game.outcome is not None


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.name)
def test_a_game_may_begin_with_any_position(mix: Mix) -> None:
    whole = recorded(mix)
    for begin in (0, 9, 25, len(whole.turns)):
        game = Game.starting_from(whole.position(begin), title="later")
        for turn in whole.turns[begin:]:
            game = game.play(turn.action)
        again = records.loads(game.to_json())
        assert again.to_json() == game.to_json()
        assert again.seed is None
        assert again.state == whole.state


def test_a_file_written_by_hand_may_leave_out_what_can_be_found_out() -> None:
    game = recorded()
    data = json.loads(game.to_json())
    short = {key: data[key] for key in ("format", "version", "setup")}
    short["setup"].pop("chance")
    short["setup"].pop("first_game")
    short["actions"] = [{"by": a["by"], "do": a["do"].upper()} for a in data["actions"]]
    assert records.loads(json.dumps(short)).state == game.state


def test_an_unfinished_game_has_no_result() -> None:
    game = recorded().upto(30)
    assert json.loads(game.to_json())["result"] is None
    assert records.loads(game.to_json()).state == game.state


def test_comments_and_words_about_a_game_are_kept() -> None:
    game = Game.new(5, names=("Zoë", "Łukasz"), title="Ein „Spiel“", about="Zwei\nZeilen")
    game = game.play(game.state.legal_actions()[0], "why?").commented(1, "because “so”")
    text = game.to_json()
    again = records.loads(text)
    assert (again.title, again.about) == (game.title, game.about)
    assert again.turns[0].comment == "because “so”"
    assert again.names == ("Zoë", "Łukasz")
    assert "Zoë" in text  # readable, not \u00eb


def test_each_action_is_one_line() -> None:
    game = with_pantheon()
    lines = [line for line in game.to_json().splitlines() if '"do":' in line]
    assert len(lines) == len(game.turns)
    assert tuple(json.loads(game.to_json())) == tuple(
        key for key in KEYS if key not in ("players", "at")
    )


def test_everything_that_chance_decides_is_in_the_file() -> None:
    """The file names everything that is turned up, drawn or offered."""
    kinds = set()
    for seed in range(20):
        for turn in recorded(MIXES[2], seed).turns:
            told = " ".join(turn.chance)
            for event in turn.events:
                if event.kind == "revealed":
                    assert CATALOG.card(str(event.subject)).name in told, turn.action
                if event.kind in ("drawn", "offered", "enki") and event.amount >= 0:
                    assert turn.chance, event
            kinds |= {part.partition(" ")[0] for part in turn.chance}
    assert {"offer", "draw", "Enki"} <= kinds


def test_what_zeus_takes_face_down_is_in_the_file() -> None:
    state = duel.position(
        A={"divinities": [], "coins": 20},
        age=2,
        expansions=["pantheon"],
        pantheon={1: "Zeus"},
        seed=4,
    )
    hidden = next(place.name for place in state.structure if place.card is None)
    game = Game.starting_from(state).play("activate Zeus").play(f"discard @{hidden}")
    taken = game.state.discard_pile[-1].name
    assert f"{hidden} {taken}" in game.turns[-1].chance


def changed(change: Callable[[dict[str, Any]], object], game: Game | None = None) -> str:
    """The error for a changed game file."""
    data = json.loads((game or recorded()).to_json())
    change(data)
    with pytest.raises(duel.SaveError) as raised:
        records.loads(json.dumps(data))
    sentence = str(raised.value)
    assert "\n" not in sentence
    return sentence


def index_of(data: dict[str, Any], word: str) -> int:
    return next(i for i, action in enumerate(data["actions"]) if word in action["do"])


def rename(data: dict[str, Any], old: str, new: str) -> None:
    data[new] = data.pop(old)


DAMAGES: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "another format": (
        lambda d: d.update(format="chess"),
        'This is not a recorded game: expected "format": "duel_nb game".',
    ),
    "a later version": (
        lambda d: d.update(version=2),
        "The recorded game has version 2; this program reads 1.",
    ),
    "an unknown key": (
        lambda d: rename(d, "title", "titel"),
        "The saved game is damaged: there is no key 'titel'; did you mean title?",
    ),
    "an unknown key of an action": (
        lambda d: d["actions"][4].update(coment="!"),
        "The saved game is damaged at actions[4]: there is no key 'coment'; did you mean comment?",
    ),
    "no set-up": (
        lambda d: d.pop("setup"),
        "The saved game is damaged at setup: it is missing.",
    ),
    "a seed that is none": (
        lambda d: d["setup"].update(seed="seven"),
        "The saved game is damaged at setup.seed: expected a whole number, not 'seven'.",
    ),
    "another seed": (
        lambda d: d["setup"].update(seed=4),
        "The saved game is damaged at setup.chance[1]: the file says",
    ),
    "an unknown expansion": (
        lambda d: d["setup"].update(expansions=["atlantis"]),
        "The saved game is damaged at setup: The expansion 'atlantis' cannot be played",
    ),
    "the same name twice": (
        lambda d: d["setup"].update(names=["Ada", "ada"]),
        "The saved game is damaged at setup: The players need different names",
    ),
    "a set-up and a position": (
        lambda d: d["setup"].update(position={}),
        "The saved game is damaged at setup.seed: a game that begins with a position takes this",
    ),
    "the other player": (
        lambda d: d["actions"][1].update(by="A"),
        "The saved game is damaged at actions[1].by: expected 'B', who is to act, not 'A'.",
    ),
    "an action that is none": (
        lambda d: d["actions"][8].update(do="bild Altar"),
        "The saved game is damaged at actions[8].do: 'bild Altar' cannot be played there: ",
    ),
    "an illegal action": (
        lambda d: d["actions"][8].update(do="build Palace"),
        "The saved game is damaged at actions[8].do: 'build Palace' cannot be played there: ",
    ),
    "a number instead of an action": (
        lambda d: d["actions"][8].update(do=8),
        "The saved game is damaged at actions[8].do: expected a text, not 8.",
    ),
    "a missing action": (
        lambda d: d["actions"].pop(0),
        "The saved game is damaged at actions[0].by: expected 'A', who is to act, not 'B'.",
    ),
    "chance that did not happen": (
        lambda d: d["actions"][2].update(chance=["offer Atlantis"]),
        "The saved game is damaged at actions[2].chance[0]: the file says 'offer Atlantis', but",
    ),
    "chance of which there is more": (
        lambda d: d["actions"][2].update(chance=[]),
        "The saved game is damaged at actions[2].chance: the file says nothing, but this game ",
    ),
    "chance that nothing brings": (
        lambda d: d["actions"][0].update(chance=["r1c1 Altar"]),
        "The saved game is damaged at actions[0].chance: the file says 'r1c1 Altar', but this game "
        "brings nothing.",
    ),
    "an action after the end": (
        lambda d: d["actions"].append({"by": "A", "do": "build Altar"}),
        "the game is already over.",
    ),
    "another winner": (
        lambda d: d["result"].update(winner=None),
        "The saved game is damaged at result.winner: the file says None, but the result of this "
        'game is {"how": "civilian", "winner": "A", "rule": "BASE-END-02", "points": {',
    ),
    "another score": (
        lambda d: d["result"]["points"].update(A=99),
        "The saved game is damaged at result.points.A: the file says 99, but the result of this "
        'game is {"how": "civilian", ',
    ),
    "a score that is no number": (
        lambda d: d["result"].update(points=[74, 60]),
        "The saved game is damaged at result.points: the file says [74, 60], but the result of ",
    ),
    "no result": (
        lambda d: d.update(result=None),
        "The saved game is damaged at result: it is missing, though the game is over: ",
    ),
    "a board after the end": (
        lambda d: d.update(at=500),
        "The saved game is damaged at at: expected a number from 0 to",
    ),
    "a result before the end": (
        lambda d: d["actions"].pop(),
        "The saved game is damaged at result: expected None, not ",
    ),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_damage_is_one_sentence_that_names_the_place(name: str) -> None:
    change, sentence = DAMAGES[name]
    assert sentence in changed(change)


@pytest.mark.parametrize("text", ["", "{", "[1, 2", '{"a": }', "null", "[]", "7"])
def test_what_is_no_game_file_at_all(text: str) -> None:
    with pytest.raises(duel.SaveError, match=r"^This is not a recorded game: .*\.$"):
        records.loads(text)


def test_damage_of_the_position_a_game_begins_with() -> None:
    game = Game.starting_from(recorded().position(30))
    sentence = changed(lambda d: d["setup"]["position"].update(pawn=40), game)
    assert sentence.startswith("In setup.position: The saved game is damaged at pawn: ")
    sentence = changed(lambda d: d["setup"]["position"].pop("decks"), game)
    assert "at decks: it is missing" in sentence
    seen = json.loads(game.start.view("A").to_json())
    sentence = changed(lambda d: d["setup"].update(position=seen), game)
    assert "expected the whole position" in sentence


def test_a_file_is_named_in_the_sentence(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    recorded().save(path)
    assert records.load(path).outcome is not None
    path.write_text(path.read_text(encoding="utf-8").replace('"seed": 3', '"seed": 4'))
    with pytest.raises(duel.SaveError) as raised:
        records.load(path)
    assert str(raised.value).startswith(f"{path}: The saved game is damaged at setup.chance[1]: ")
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(duel.SaveError, match="it is UTF-16; save it as UTF-8"):
        records.load(path)
    with pytest.raises(FileNotFoundError):
        records.load(tmp_path / "nowhere.json")
