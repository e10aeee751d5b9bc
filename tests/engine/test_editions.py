"""The default edition of a new game: that of the language in use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import duel_nb as duel
from duel_nb import records
from duel_nb.boards.live.game_menu import NewGameForm
from duel_nb.engine.configure import EDITIONS
from duel_nb.lessons.first_game.table_game import TableGame
from duel_nb.players.puzzles.puzzle import puzzles
from duel_nb.scenarios import load, start
from duel_nb.session.computers import PERSON
from duel_nb.session.savefile import from_text, to_text
from duel_nb.session.session import Session
from duel_nb.words import speaking
from tests.words.pseudo import speaking_pseudo

ROOT = Path(__file__).parents[2]
SCENARIO = "examples/pantheon/setup/deck-of-age-3.toml"


@pytest.mark.parametrize("language", EDITIONS)
def test_a_new_game_follows_the_language_in_use(language: str) -> None:
    with speaking(language):
        assert duel.new_game(seed=7).edition == language
        assert records.Game.new(7).state.edition == language
        assert TableGame().state.edition == language
        form = NewGameForm(("Ada", "Ben"), (PERSON, PERSON), print, lambda call: call)
        assert form.state().edition == language
        assert duel.new_game(seed=7, edition="ru").edition == "ru"


def test_a_language_without_an_edition_plays_by_the_english_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with speaking_pseudo(monkeypatch):
        assert duel.new_game(seed=7).edition == "en"


def test_the_edition_of_files_does_not_follow_it() -> None:
    text = to_text(Session(duel.new_game(seed=7, names=("Ada", "Ben"))))
    old = json.loads(text)
    old["setup"] = {"seed": 7, "names": ["Ada", "Ben"]}
    with speaking("fr"):
        assert from_text(text).states[0].edition == "en"
        assert from_text(json.dumps(old)).states[0].edition == "en"
        assert puzzles("pantheon")[0].state.edition == "en"
        scenario = load(ROOT / SCENARIO)
        assert start(scenario, scenario.cases[0]).edition == "en"
