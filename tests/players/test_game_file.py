"""Tables of simulated games: independent of the workers, and resumed after interruptions."""

from __future__ import annotations

import gzip
import re
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import duel_nb as duel
from duel_nb import players
from duel_nb.engine import Action
from duel_nb.players import SHIPPED, PlayedGame, RandomPlayer, read_games, shipped_games, simulate
from tests.test_disk import files, full_disk

each_format = pytest.mark.parametrize("name", ["games.parquet", "games.csv.gz"])


@each_format
def test_a_row_for_each_game(name: str, tmp_path: Path) -> None:
    played: list[PlayedGame] = []
    simulate(
        8,
        seed=3,
        expansions="each",
        players="greedy",
        workers=1,
        keep=lambda game, actions: played.append(game),
        out=tmp_path / name,
    )
    assert read_games(tmp_path / name) == played
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("number", ["-1", "", "x", "9" * 25])
def test_a_wrong_number_of_a_game_is_refused_or_kept(number: str, tmp_path: Path) -> None:
    file = tmp_path / "games.csv.gz"
    simulate(2, seed=1, out=file)
    *rows, last = gzip.decompress(file.read_bytes()).decode().splitlines()
    damaged = gzip.compress("\n".join([*rows, f"{number}{last[1:]}", ""]).encode())
    file.write_bytes(damaged)
    if number.isdecimal():  # some other game, which is kept
        assert simulate(2, seed=1, out=file).games == 2
        return
    with pytest.raises(duel.DuelError, match="is not a table of simulated games, or it is damaged"):
        simulate(2, seed=1, out=file)
    assert file.read_bytes() == damaged


def test_others_can_read_them(tmp_path: Path) -> None:
    import pyarrow.parquet

    simulate(4, seed=3, expansions="each", out=tmp_path / "games.parquet")
    rows = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["mix"] for row in rows] == ["base", "pantheon", "agora", "agora+pantheon"]
    assert {row["winner"] for row in rows} <= {"A", "B", None}
    assert rows[0]["a_points_senate"] is None
    assert isinstance(rows[2]["a_points_senate"], int)
    assert len(rows[0]["a_wonders"]) == 4
    simulate(4, seed=3, expansions="each", out=tmp_path / "games.csv.gz")
    with gzip.open(tmp_path / "games.csv.gz", "rt") as file:
        head, columns, *lines = file
    assert head.startswith('# {"seed": 3, ')
    assert columns.strip().split(",") == list(rows[0])
    assert len(lines) == 4


class Stopped(Exception):
    """Interrupts a run."""


def stopping_after(games: int) -> Any:
    """Interrupt the run after some games, as Ctrl+C does."""

    def keep(game: PlayedGame, actions: Sequence[Action]) -> None:
        if game.number + 1 == games:
            raise Stopped

    return keep


@each_format
def test_a_run_that_was_stopped_goes_on(name: str, tmp_path: Path) -> None:
    whole, out = tmp_path / f"whole-{name}", tmp_path / name
    expected = simulate(9, seed=5, out=whole)
    for games in (2, 6):
        with pytest.raises(Stopped):
            simulate(9, seed=5, out=out, workers=1, keep=stopping_after(games))
        assert not out.exists()
    played: list[int] = []
    found = simulate(9, out=out, workers=1, keep=lambda game, actions: played.append(game.number))
    assert played == [6, 7, 8]  # finished games are not played again
    assert found == expected
    assert out.read_bytes() == whole.read_bytes()
    assert set(files(tmp_path)) == {name, f"whole-{name}"}


@each_format
def test_more_games_are_added_and_fewer_take_nothing_away(name: str, tmp_path: Path) -> None:
    whole, out = tmp_path / f"whole-{name}", tmp_path / name
    simulate(7, seed=5, out=whole)
    first = simulate(3, seed=5, out=out)
    simulate(7, out=out)
    assert out.read_bytes() == whole.read_bytes()
    assert simulate(3, seed=5, out=out) == first
    assert out.read_bytes() == whole.read_bytes()


def test_parts_that_were_joined_and_not_put_away_count_once(tmp_path: Path) -> None:
    out, parts = tmp_path / "games.csv.gz", tmp_path / "games.csv.gz.parts"
    with pytest.raises(Stopped):
        simulate(4, seed=5, out=out, workers=1, keep=stopping_after(2))
    left = {path.name: path.read_bytes() for path in parts.iterdir()}
    simulate(4, out=out)
    before = out.read_bytes()
    parts.mkdir()
    for part, content in left.items():
        (parts / part).write_bytes(content)
    assert simulate(4, out=out).games == 4
    assert len(read_games(out)) == 4
    simulate(5, out=out)
    assert [game.number for game in read_games(out)] == list(range(5))
    assert before != out.read_bytes()
    assert not parts.exists()


@pytest.mark.parametrize(
    ("sentence", "given"),
    [
        ("with the seed 5, not the seed 6: name another file.", {"seed": 6}),
        ("with base, not pantheon: name another file.", {"expansions": "pantheon"}),
        ("with the edition en, not the edition fr: name another file.", {"edition": "fr"}),
        (
            "with the players random and random, not the players random and greedy:",
            {"players": ("random", "greedy")},
        ),
    ],
)
def test_other_games_are_not_mixed_in(sentence: str, given: Any, tmp_path: Path) -> None:
    out = tmp_path / "games.csv.gz"
    simulate(2, seed=5, out=out)
    with pytest.raises(Stopped):
        simulate(9, out=out, workers=1, keep=stopping_after(4))
    was = files(tmp_path)
    with pytest.raises(duel.DuelError, match=f"games.csv.gz holds games {sentence}"):
        simulate(9, out=out, **given)
    assert files(tmp_path) == was


@pytest.mark.parametrize("content", [b"", b"x", gzip.compress(b"x", mtime=0)], ids=len)
@each_format
def test_another_file_is_left_alone(name: str, content: bytes, tmp_path: Path) -> None:
    out = tmp_path / name
    out.write_bytes(content)
    for ask in (
        lambda: simulate(1, out=out),
        lambda: simulate(1, seed=1, out=out),
        lambda: read_games(out),
    ):
        with pytest.raises(duel.DuelError) as raised:
            ask()
        assert str(raised.value) == f"{out} is not a table of simulated games, or it is damaged."
    assert files(tmp_path) == {name: content}


def test_a_full_disk_costs_nothing(tmp_path: Path) -> None:
    out = tmp_path / "games.csv.gz"
    with pytest.raises(Stopped):
        simulate(4, seed=5, out=out, workers=1, keep=stopping_after(2))
    was = files(tmp_path)
    with full_disk(), pytest.raises(OSError, match="it is too large") as failed:
        simulate(4, out=out)
    assert failed.value.filename == str(out)
    assert files(tmp_path) == was
    assert simulate(4, out=out) == simulate(4, seed=5)


def test_two_runs_do_not_write_the_same_file(tmp_path: Path) -> None:
    out = tmp_path / "games.csv.gz"

    def meanwhile(game: PlayedGame, actions: Sequence[Action]) -> None:
        with pytest.raises(duel.DuelError, match=r"games\.csv\.gz is being written by another run"):
            simulate(2, seed=1, out=out)

    assert simulate(2, seed=1, out=out, keep=meanwhile).games == 2
    assert set(files(tmp_path)) == {"games.csv.gz"}


def test_a_file_needs_an_ending_that_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(
        duel.DuelError, match=r"must end in \.parquet or \.csv\.gz, unlike 'x\.xlsx'"
    ):
        simulate(1, out="x.xlsx")
    with pytest.raises(duel.DuelError, match=r"must end in .* unlike 'x\.xlsx'"):
        read_games("x.xlsx")
    with pytest.raises(FileNotFoundError, match="no such file"):
        read_games(tmp_path / "games.csv.gz")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    sentence = "needs pyarrow, which is not installed: pip install 'duel-nb[scale]'"
    for call in (
        partial(simulate, 1, out=tmp_path / "games.parquet"),
        partial(read_games, "g.parquet"),
    ):
        with pytest.raises(duel.DuelError, match=re.escape(sentence)):
            call()
    assert simulate(1, out=tmp_path / "games.csv.gz").games == 1


def test_what_plays_is_named_in_the_file(tmp_path: Path) -> None:
    simulate(1, seed=1, players=RandomPlayer, out=tmp_path / "games.csv.gz")
    assert simulate(1, seed=1, players="random", out=tmp_path / "games.csv.gz").games == 1


@pytest.mark.parametrize("player", SHIPPED)
def test_the_games_that_are_shipped_are_few_enough_and_can_be_played_again(player: str) -> None:
    games = shipped_games(player)
    assert [game.number for game in games] == list(range(len(games)))
    assert {game.mix for game in games} == {"base", "pantheon", "agora", "agora+pantheon"}
    file = Path(players.__file__).parent / "data" / f"games-{player}.csv.gz"
    assert file.stat().st_size < 300_000
    first = games[0]
    assert duel.new_game(seed=first.seed).config.expansions == frozenset()
    assert all(len(game.a.wonders) == len(game.b.wonders) == 4 for game in games)
    assert {who.player for game in games for who in game.players} == {player}
