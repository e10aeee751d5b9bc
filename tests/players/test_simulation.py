"""Players that choose, and the statistics of their games."""

from collections.abc import Sequence

import pytest

import duel_nb as duel
from duel_nb.engine import Action, GameState
from duel_nb.players import Player, RandomPlayer, Share, Statistics, play_game, simulate


class First(Player):
    """Always takes the first action, and remembers what was shown."""

    name = "first"

    def __init__(self) -> None:
        self.seen: list[GameState] = []

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        self.seen.append(view)
        return actions[0]


def test_the_same_seed_counts_the_same() -> None:
    one, same, other = (simulate(20, seed=n) for n in (1, 1, 2))
    assert one == same
    assert one != other
    assert simulate(20) != simulate(20)


def test_what_is_counted_adds_up() -> None:
    s = simulate(60, seed=3)
    assert s.games == sum(s.endings.values()) == sum(s.rules.values()) == sum(s.winners.values())
    assert 60 * 50 < s.decisions < 60 * 90
    assert s.decisions_per_game == s.decisions / 60
    assert s.options_per_decision == s.options / s.decisions
    assert s.most_options >= 10
    assert s.ended("civilian").count == s.endings["civilian"]
    assert s.ended("BASE-MIL-05").count == s.endings["military"]
    assert s.won("A").count + s.won("B").count + s.won(None).count == 60
    per_game = s.points_per_game("A")
    assert set(per_game) == set(duel.position().scores()["A"].categories)
    assert 20 < sum(per_game.values()) < 70


def test_a_single_game_is_counted_right() -> None:
    state, statistics = duel.new_game(seed=5), Statistics()
    end = play_game(state, (RandomPlayer(1), RandomPlayer(2)), statistics)
    assert end is state
    assert end.outcome is not None
    assert statistics.games == 1
    assert statistics.endings == {end.outcome.termination: 1}
    assert statistics.winners == {end.outcome.winner: 1}


def test_decisions_and_options_are_what_the_players_had() -> None:
    offered = []

    class Counting(First):
        blind = True

        def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
            offered.append(len(actions))
            return actions[-1]

    s = simulate(3, seed=1, players=(Counting(), Counting()))
    assert (s.decisions, s.options, s.most_options) == (len(offered), sum(offered), max(offered))


def test_players_see_what_they_may_know() -> None:
    ada, ben = First(), First()
    simulate(2, seed=1, players=(ada, ben))
    for number, player in enumerate((ada, ben)):
        assert len(player.seen) > 50
        for view in player.seen:
            assert view.viewer == number
            assert view.to_act == "AB"[number]
            assert view.chance is None


def test_a_blind_player_gets_no_view() -> None:
    seen = []

    class Blind(First):
        blind = True

        def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
            seen.append(view.viewer)
            return actions[0]

    simulate(1, seed=1, players=(Blind(), Blind()))
    assert set(seen) == {None}


def test_a_random_player_chooses_each_action_sometimes() -> None:
    state = duel.new_game(seed=1)
    actions = state.legal_actions()
    player = RandomPlayer(1)
    assert {str(player.choose(state, list(actions))) for _ in range(100)} == set(map(str, actions))


@pytest.mark.parametrize("games", [1, 99, 100, 101, 250])
def test_progress_is_told_and_ends_with_everything(games: int) -> None:
    told: list[tuple[int, int]] = []
    simulate(games, seed=1, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (games, games)
    assert [done for done, _ in told] == sorted({done for done, _ in told})
    assert len(told) <= 126


def test_no_games() -> None:
    nothing = simulate(0)
    assert nothing == Statistics()
    assert nothing.decisions_per_game == nothing.options_per_decision == 0
    assert "games" in str(nothing)
    with pytest.raises(duel.DuelError, match="-1 games cannot be played"):
        simulate(-1)


def test_unknown_expansions_are_refused() -> None:
    with pytest.raises(duel.DuelError, match="atlantis"):
        simulate(1, expansions="atlantis")


def test_shares() -> None:
    assert Share(5, 200).value == 0.025
    assert Share(50, 200).margin == pytest.approx(0.0600, abs=1e-4)
    assert Share(0, 0).value == Share(0, 0).margin == 0
    assert str(Share(5, 200)) == "2.50% ± 2.16%"


def test_the_figures_as_text() -> None:
    text = str(simulate(10, seed=1))
    assert text.splitlines()[0].split() == ["games", "10"]
    for words in ("military supremacy", "decided by blue cards", "points of the second player"):
        assert words in text
