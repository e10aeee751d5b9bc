"""The greedy player plays legal actions, sees only views, and beats random play."""

import duel_nb as duel
from duel_nb.players import GreedyPlayer, RandomPlayer, simulate
from tests.engine.games import Mix, both_then_each


@both_then_each
def test_it_beats_chance(mix: Mix) -> None:
    games = 10 if mix.times == 1 else 100
    expansions = mix.settings.get("expansions", ())
    players = (GreedyPlayer(1), RandomPlayer(2))
    for who, order in (("A", players), ("B", players[::-1])):
        found = simulate(games, 5, expansions, players=order)
        assert found.winners[who] >= 0.8 * games, who


def test_the_same_seed_plays_the_same_game() -> None:
    games = [simulate(3, 7, players=(GreedyPlayer(1), GreedyPlayer(2))) for _ in range(2)]
    assert games[0] == games[1]


def choice(**position: object) -> str:
    state = duel.position(**position)  # type: ignore[arg-type]
    return str(GreedyPlayer(1).choose(state.view(state.to_act), state.legal_actions()))


def test_it_takes_a_supremacy_when_it_can() -> None:
    structure = ["Palace", "Arsenal", "Senate"]
    assert choice(A={"coins": 30}, pawn=8, structure=structure) == "build Arsenal"
    five = ["Apothecary", "Scriptorium", "Workshop", "Pharmacist", "Academy"]
    rich = {"coins": 30, "cards": five}
    assert choice(A=rich, structure=["Palace", "Observatory"]) == "build Observatory"


def test_it_sees_what_the_engine_makes_of_an_action() -> None:
    rich = {"coins": 30}
    structure = {"structure": ["Palace", "Arsenal"], "pawn": 7}
    assert choice(A=rich, **structure) == "build Arsenal"
    stopped = {**structure, "minerva": 8, "expansions": ["pantheon"]}
    assert choice(A=rich, **stopped) == "build Palace"
    strategy = {**rich, "progress": ["Strategy"]}
    assert choice(A=strategy, pawn=6, structure=["Palace", "Circus"]) == "build Circus"
