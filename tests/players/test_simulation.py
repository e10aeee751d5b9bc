"""Computer players, and the statistics of their games."""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.engine import Action, GameState
from duel_nb.engine.worlds import random_world
from duel_nb.languages import speaking
from duel_nb.players import (
    GreedyPlayer,
    PlayedGame,
    Player,
    RandomPlayer,
    Share,
    Statistics,
    share,
    simulate,
)
from duel_nb.players.simulation.series import made, series
from tests.engine.games import Mix, each_mix


class First(Player):
    """Always takes the first action, and records the views."""

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


@each_mix
def test_what_is_kept_of_a_game_is_what_its_end_shows(mix: Mix) -> None:
    expansions = mix.settings.get("expansions", ())
    for number in range(4 * mix.times):
        games = series(7, expansions, "en", ("random", "greedy"))
        game, actions = games.play(number)
        states = [duel.new_game(game.seed, expansions)]
        for action in actions:
            states.append(states[-1].play(action))
        begun, end = next(state for state in states if state.age), states[-1]
        assert end.outcome is not None
        ended = (end.outcome.winner, end.outcome.termination, end.outcome.rule)
        assert (game.winner, game.ending, game.rule) == ended
        assert (game.number, game.mix) == (number, "+".join(sorted(expansions)) or "base")
        assert (game.age, game.pawn, game.decisions) == (end.age, end.pawn, len(actions))
        assert [result.player for result in game.players] == ["random", "greedy"]
        for who, result in zip("AB", game.players, strict=True):
            city = end.city(who)
            assert result.points == end.scores()[who].categories
            drafted = tuple(site.wonder.id for site in begun.city(who).wonders)
            assert result.wonders == drafted
            assert set(result.built) == {site.wonder.id for site in city.wonders if site.standing}
            assert len(result.built) == city.count("wonders")
            assert result.divinities == tuple(card.id for card in city.activated)
            assert result.decrees == tuple(decree.id for decree in city.decrees_in_force)
        winners = {"A": game.a, "B": game.b, None: None}
        assert game.won is winners[game.winner]


def test_a_game_depends_on_the_series_and_its_number_alone() -> None:
    games = series(5, (), "en", ("greedy", "random"))
    assert games.play(3) == games.play(3)
    assert games.play(3) != games.play(4)
    numbers = [game.number for game in kept(6, seed=5)]
    assert numbers == list(range(6))
    assert kept(6, seed=5)[:4] == kept(4, seed=5)


@pytest.mark.pure
def test_a_player_that_searches_is_not_hurried_by_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, tried = count(step=1000), []

    def world(view: duel.GameState, seed: int) -> duel.GameState:
        tried.append(seed)
        return random_world(view, seed)

    monkeypatch.setattr("duel_nb.players.search.monotonic", lambda: next(clock))
    monkeypatch.setattr("duel_nb.players.search.random_world", world)
    state = duel.position(age=3)
    made("expert", 1).choose(state.view("A"), state.legal_actions())
    assert len(tried) > 10  # more than one, so the time limit did not apply


def test_a_level_is_called_by_its_name() -> None:
    (game,) = kept(1, seed=1, players=("beginner", "casual"))
    assert [result.player for result in game.players] == ["beginner", "casual"]
    players = ("expert", "best")
    names = series(1, (), "en", players).described()["players"]
    assert names == ["expert", "best"]


def test_the_four_mixes_take_turns() -> None:
    mixes = [game.mix for game in kept(5, seed=5, expansions="each")]
    assert mixes == ["base", "pantheon", "agora", "agora+pantheon", "base"]


def kept(games: int, **settings: Any) -> list[PlayedGame]:
    found: list[PlayedGame] = []
    simulate(games, keep=lambda game, actions: found.append(game), workers=1, **settings)
    return found


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
    simulate(games, seed=1, workers=1, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (games, games)
    assert [done for done, _ in told] == sorted({done for done, _ in told})
    assert len(told) <= 126


def test_no_games() -> None:
    nothing = simulate(0)
    assert nothing == Statistics()
    assert nothing.decisions_per_game == nothing.options_per_decision == 0
    assert "games" in str(nothing)
    for games in (-1, "a", 2.5, True):
        with pytest.raises(duel.DuelError, match=f"games: expected a whole number.* not {games!r}"):
            simulate(games)


@pytest.mark.parametrize(
    ("sentence", "given"),
    [
        ("'atlantis' cannot be played", {"expansions": "atlantis"}),
        ("no edition 'la'", {"edition": "la"}),
        ("no computer player called 'gredy'", {"players": "gredy"}),
        ("Did you mean 'greedy'", {"players": ("random", "gredy")}),
        ("A game has two players, not 3.", {"players": ("random", "random", "random")}),
        ("A player is a name such as 'greedy', not 7.", {"players": 7}),
        ("workers: expected a whole number from 1 to 1000, not 0.", {"workers": 0}),
        ("workers: expected a whole number, not 'all'.", {"workers": "all"}),
        ("seed: expected a whole number, not 'x'.", {"seed": "x"}),
    ],
)
def test_what_cannot_be_played_is_one_sentence(sentence: str, given: dict[str, Any]) -> None:
    with pytest.raises(duel.DuelError, match=re.escape(sentence)):
        simulate(1, **given)


def test_players_are_named_or_made_or_there_already() -> None:
    named = simulate(2, seed=1, players=("greedy", "random"))
    assert simulate(2, seed=1, players=(GreedyPlayer, RandomPlayer)) == named
    assert simulate(2, seed=1, players=(GreedyPlayer(1), RandomPlayer(1))).games == 2


def test_shares() -> None:
    games = kept(10, seed=1)
    assert share(games, lambda game: game.winner == "A") == simulate(10, seed=1).won("A")
    low, high = Share(10, 20).interval
    assert (low, high) == (pytest.approx(0.2993, abs=1e-4), pytest.approx(0.7007, abs=1e-4))
    assert Share(0, 20).interval == (0, pytest.approx(0.1611, abs=1e-4))
    assert Share(0, 0).interval == (0, 1)
    assert Share(5, 200).value == 0.025
    assert Share(510, 1000).margin == pytest.approx(0.031, abs=5e-4)
    assert (Share(0, 0).value, Share(0, 0).margin) == (0, 1)
    assert str(Share(0, 3)) == "0% (0% to 56%)", "three games show next to nothing"
    assert str(Share(2300, 10_000)) == "23.0% (22.2% to 23.8%)"
    with speaking("de"):
        joined = "23,0 % (22,2 % bis 23,8 %)".replace(" %", "\N{NO-BREAK SPACE}%")
        assert str(Share(2300, 10_000)) == joined


def test_of_games_that_did_not_end_by_points_nothing_is_counted() -> None:
    figures = Statistics(games=1, decisions=60, endings=Counter(military=1))
    assert [figure for _, figure in figures.rows()].count("–") == 3


def test_ties_are_counted_of_the_games_that_ended_by_points() -> None:
    figures = Statistics(games=4, endings=Counter(civilian=2, military=2))
    figures.rules["BASE-END-03"] = 1
    assert dict(figures.rows())["of these, decided by blue cards"] == str(Share(1, 2))


def test_the_figures_as_text() -> None:
    text = str(simulate(10, seed=1))
    assert text.splitlines()[0].split() == ["games", "10"]
    for words in ("military supremacy", "decided by blue cards", "points of the second player"):
        assert words in text
