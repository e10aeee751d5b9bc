"""The golden games give the same text as when they were recorded."""

import pytest

from duel_nb.engine.choices import CHOICES
from tests.engine.golden import FOLDER, GAMES, Golden, as_text, recorded, replayed

COMMAND = "python -m tests.engine.golden"

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@each_game
def test_a_golden_game_gives_the_recorded_text(game: Golden) -> None:
    text = game.path.read_text(encoding="utf-8")
    now = as_text(game, recorded(text)).splitlines()
    for number, (was, is_now) in enumerate(zip(text.splitlines(), now, strict=False), start=1):
        where = f"{game.path.name}, line {number}; if this is meant: {COMMAND}"
        assert is_now == was, where
    assert len(now) == len(text.splitlines())


def test_no_golden_game_is_missing_and_none_is_stale() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {game.path.name for game in GAMES}, COMMAND


@each_game
def test_a_golden_game_is_as_described(game: Golden) -> None:
    text = game.path.read_text(encoding="utf-8")
    assert text.startswith(game.about)
    assert f" wins by {game.end} (" in text
    verbs = {action.split()[0] for action in recorded(text)}
    assert {"build", "discard", "wonder"} <= verbs
    assert ("draft" in verbs) == (game.position is None)
    assert ("activate" in verbs) == game.mix.pantheon
    assert len(recorded(text)) > 50


def test_together_they_show_every_kind_of_choice() -> None:
    shown = {due.kind for game in GAMES for state in replayed(game) for due in state.stack[-1:]}
    assert shown == set(CHOICES)
