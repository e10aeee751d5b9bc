"""The report on very many random games, and that it detects faults."""

from pathlib import Path

import pytest

import duel_nb as duel
from duel_nb.engine import GameState, changes
from tests.engine import many_games
from tests.engine.games import BASE, BOTH, FOUR
from tests.engine.many_games import (
    Run,
    Seen,
    everything,
    missing,
    play_block,
    play_many,
    read_run,
    report,
)


def test_some_games_of_every_mix() -> None:
    seen = play_many(48)
    assert seen.wrong == []
    assert seen.games == {mix.name: 12 for mix in FOUR}
    text = report(seen, 1.0)
    assert text.startswith("48 games, ")
    assert "Nothing is lost and nobody is stuck." in text
    assert "never triggered: " in text


@pytest.mark.slow
def test_in_thousands_of_games_nothing_is_lost_and_everything_happens() -> None:
    seen = play_many(24_000, first_seed=1_000_000)
    assert seen.wrong == []
    # These happen once in ten thousand games; the golden games show them.
    rare = {"choose-token", "neptune-last", "PAN-NISABA-05"}
    for line in missing(seen):
        assert set(line.partition(": ")[2].split(", ")) <= rare, line


@pytest.mark.pure
def test_a_lost_card_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "discard_card", lambda state, card, rule: None)
    seen = Seen()
    many_games.play_one(BOTH, 3, seen)
    assert "something is lost or doubled" in seen.wrong[0]


@pytest.mark.pure
def test_a_lost_conspiracy_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(state: GameState, player: int, number: int, on_top: bool, rule: str) -> None:
        return None

    monkeypatch.setattr(changes, "return_conspiracy", forget)
    seen = Seen()
    for seed in range(20):
        many_games.play_one(BOTH, seed, seen)
    assert any("something is lost or doubled" in line for line in seen.wrong)


@pytest.mark.pure
def test_a_lost_card_is_detected_in_every_game_with_its_action(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also in games in which components are counted only now and then."""
    monkeypatch.setattr(changes, "discard_card", lambda state, card, rule: None)
    for seed in range(1, 9):
        now_and_then, closely = Seen(), Seen()
        many_games.play_one(BOTH, seed, now_and_then)
        many_games.play_one(BOTH, seed, closely, closely=True)
        assert len(closely.wrong) == 1
        assert now_and_then.wrong == closely.wrong


@pytest.mark.pure
def test_a_save_of_another_position_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel, "from_json", lambda text: BASE.new_game(2))
    seen = Seen()
    many_games.play_one(BASE, many_games.SAVED, seen)
    assert "saved and loaded it is another position" in seen.wrong[0]


def test_a_run_that_was_stopped_goes_on_and_adds_up(tmp_path: Path) -> None:
    once, file = Run("this"), tmp_path / "games.json"
    for block in once.missing(24):
        once.add(*play_block(block))
    for games in (8, 20, 24):  # each time it ends, and another one goes on
        run = read_run(file, "this")
        assert run.seen.games.total() == sum(run.done.values())
        for block in run.missing(games):
            run.add(*play_block(block))
        file.write_text(run.dumps(), "utf-8")
    assert run.seen == once.seen
    assert run.done == once.done == {0: 24}
    assert not list(run.missing(24))
    assert list(run.missing(900)) == [(24, 376), (400, 400), (800, 100)]
    with pytest.raises(ValueError, match="holds games of another engine: name another file"):
        read_run(file, "that")
    file.write_text('{"engine": "this"}', "utf-8")
    with pytest.raises(ValueError, match="holds no random games, or it is damaged"):
        read_run(file, "this")


def test_everything_is_the_same_at_every_moment() -> None:
    state = BOTH.new_game(1)
    cards, plots, decrees = everything(state)
    assert len(cards) == 23 + 23 + 20 + 3 + 13
    assert len(plots) == 16
    assert len(decrees) == 6
