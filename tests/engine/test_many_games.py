"""What the report on very many random games says, and that it sees what is wrong."""

import pytest

from duel_nb.engine import GameState, changes
from tests.engine import many_games
from tests.engine.games import BOTH, FOUR
from tests.engine.many_games import Seen, everything, missing, play_many, report


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
def test_a_card_that_gets_lost_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "discard_card", lambda state, card, rule: None)
    seen = Seen()
    many_games.play_one(BOTH, 3, seen)
    assert "something is lost or doubled" in seen.wrong[0]


@pytest.mark.pure
def test_a_conspiracy_that_gets_lost_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(state: GameState, player: int, number: int, on_top: bool, rule: str) -> None:
        return None

    monkeypatch.setattr(changes, "return_conspiracy", forget)
    seen = Seen()
    for seed in range(20):
        many_games.play_one(BOTH, seed, seen)
    assert any("something is lost or doubled" in line for line in seen.wrong)


def test_everything_is_the_same_at_every_moment() -> None:
    state = BOTH.new_game(1)
    cards, plots, decrees = everything(state)
    assert len(cards) == 23 + 23 + 20 + 3 + 13
    assert len(plots) == 16
    assert len(decrees) == 6
