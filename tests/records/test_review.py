"""A reviewed game: the coach's remarks as text, plot, export and board."""

import re
from pathlib import Path

import nbformat
import pytest
from typer.testing import CliRunner

import duel_nb as duel
from duel_nb.cli import app
from duel_nb.messages import Message
from duel_nb.records.review import ReviewedGame, review
from duel_nb.words.actions import within_sentence
from tests.records.games import with_pantheon


@pytest.fixture(scope="module")
def found() -> ReviewedGame:
    return review(with_pantheon().upto(30), games=4)


def test_every_mark_is_told_in_the_table_and_beside_its_action(
    found: ReviewedGame, tmp_path: Path
) -> None:
    assert found.review.marked
    table = found._repr_markdown_().replace("\\", "")
    assert found.save(tmp_path / "game.ipynb", "none")
    notebook = nbformat.read(tmp_path / "game.ipynb", as_version=4)
    nbformat.validate(notebook)
    words = "\n".join(c.source for c in notebook.cells if c.cell_type == "markdown")
    for one in found.review.marked:
        said = " ".join(map(str, one.remarks))
        assert said in table
        assert said in str(found)
        action = within_sentence(one.action, one.names)
        line = Message("record-marked", who=one.name, action=action)
        assert f"{one.number}. {line}. {said}" in str(found)
        assert f"{line}" in table
        assert said in found.game.turns[one.number - 1].comment
        assert f"### {one.number}. " in words
    assert len(found.chances) == 30
    assert "## The coach" in words
    assert "chance to win" in found.plot().words


def test_its_board_begins_where_the_game_turned(found: ReviewedGame) -> None:
    first = found.turning_points[0]
    board = found.board()
    assert board.session.at == first.number - 1
    assert board.session.last == 30


@pytest.mark.parametrize("number", [0, -1, 31, 99])
def test_an_action_that_is_not_there_is_named_as_it_was_given(
    found: ReviewedGame, number: int
) -> None:
    with pytest.raises(duel.DuelError, match=f"30 actions; there is no action {number}"):
        found.board(number)


def test_a_comment_that_was_there_stays() -> None:
    game = with_pantheon().upto(12)
    for number in range(1, 13):
        game = game.commented(number, "mine")
    assert all(t.comment.startswith("mine") for t in review(game, games=2).game.turns)


def test_a_game_is_taken_from_a_file_a_board_or_as_it_is(tmp_path: Path) -> None:
    game = with_pantheon().upto(2)
    game.save(tmp_path / "game.json")
    board = game.board()
    for given in (game, tmp_path / "game.json", board):
        assert len(duel.review(given, games=1).review.actions) == 2
    with pytest.raises(duel.DuelError, match=r"its file or a live board, not int\.$"):
        duel.review(5)  # type: ignore[arg-type]
    with pytest.raises(duel.DuelError, match="from 1 to 1000000, not 0"):
        duel.review(game, games=0)


def test_the_command_tells_or_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    with_pantheon().upto(4).save(file)
    run = CliRunner().invoke
    told = run(app, ["review", str(file), "--games", "2"])
    assert told.exit_code == 0
    assert re.search(r"\d blunder", told.output)
    alike = duel.review(file, games=3)
    monkeypatch.setattr("duel_nb.players.reviewing.REVIEW_GAMES", 3)
    assert str(duel.review(file)) == str(alike)
    assert run(app, ["review", str(file)]).output.split() == str(alike).split()
    out = tmp_path / "review.md"
    written = run(app, ["review", str(file), str(out), "--games", "1"])
    assert written.exit_code == 0
    assert "## The coach" in out.read_text("utf-8")
    assert run(app, ["review", str(file), "x.txt"]).exit_code == 2
    file.write_text("{", "utf-8")
    assert run(app, ["review", str(file)]).exit_code == 1
