"""The words of the recorded games in four languages."""

from pathlib import Path

import pytest

from duel_nb import records
from duel_nb.languages import LANGUAGES, ORIGINAL, speaking
from duel_nb.records import translation

FOLDER = Path("examples/games")
FILES = sorted(FOLDER.glob("*.json"))
OTHERS = [code for code in LANGUAGES if code != ORIGINAL]


@pytest.mark.parametrize("language", OTHERS)
def test_no_comment_is_missing_or_has_lost_a_figure(language: str) -> None:
    games = [records.loads(file.read_text("utf-8")) for file in FILES]
    assert games
    assert list(translation.gaps(FOLDER, games, language)) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_game_is_told_in_the_language_in_use(file: Path, language: str) -> None:
    written = records.load(file)
    with speaking(language):
        told = records.load(file)
    assert told.title != written.title
    assert told.about != written.about
    assert told.comments.keys() == written.comments.keys()
    assert not set(told.comments.values()) & set(written.comments.values())
    assert [turn.action for turn in told.turns] == [turn.action for turn in written.turns]


def test_a_game_of_ones_own_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    records.load(FILES[0]).save(file)
    with speaking("de"):
        assert records.load(file).comments == records.loads(file.read_text("utf-8")).comments
