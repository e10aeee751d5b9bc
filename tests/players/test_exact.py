"""The last cards are played exactly: compared with plain minimax, for every hidden card."""

from statistics import fmean

import pytest

import duel_nb as duel
from duel_nb.engine import Action, GameState, legal_actions
from duel_nb.engine.rules.scoring import score
from duel_nb.engine.setup import CARDS_OF_DECK
from duel_nb.engine.state.tables import back_of, members
from duel_nb.players import SearchPlayer, player
from duel_nb.players.evaluation import WORTH
from duel_nb.players.exact import SUPREMACY, Ending, exact
from duel_nb.players.player import after_action, finished

#: Both players have choices, and the order of the cards matters.
ENDGAMES: tuple[dict[str, object], ...] = (
    {
        "structure": {"r2c4": "Palace", "r1c5": "Senate", "r1c7": "Arsenal"},
        "A": {"coins": 20, "wonders": ["Appian Way", "Pyramids"]},
        "B": {"coins": 9, "cards": ["Altar", "Theater"]},
    },
    {
        "structure": {"r2c4": "Circus", "r1c5": "Obelisk", "r1c7": "Town Hall"},
        "pawn": -5,
        "A": {"coins": 12, "cards": ["Baths"]},
        "B": {"coins": 15, "wonders": ["Great Lighthouse"]},
    },
    {
        "structure": {"r2c4": "University", "r1c5": "Study", "r1c7": "Gardens"},
        "A": {"coins": 14, "cards": ["Scriptorium", "Pharmacist", "Apothecary", "Workshop"]},
        "B": {"coins": 14, "wonders": ["Mausoleum"]},
        "discard": ["Stable"],
    },
)
#: The one accessible card covers one that lies face down, on another one.
FACE_DOWN: dict[str, object] = {
    "structure": {"r3c3": "Palace", "r1c5": "Senate"},
    "A": {"coins": 21, "cards": ["Temple", "Walls"]},
    "B": {"coins": 20, "cards": ["Theater", "Statue"]},
}


def position(given: dict[str, object], turn: str = "A") -> GameState:
    return duel.position(age=3, filled=False, turn=turn, seed=1, **given)  # type: ignore[arg-type]


def endings(
    state: GameState, most: int = 100_000, *, best_only: bool = False
) -> dict[Action, Ending] | None:
    return finished(exact(state.view(state.to_act), most, best_only=best_only))


def minimax(state: GameState) -> tuple[float, int]:
    """A's result and margin with best play of both, without any pruning."""
    if state.outcome is not None:
        won = WORTH[state.outcome.winner]
        if state.outcome.termination == "civilian":
            return won, score(state, 0).total - score(state, 1).total
        return won, SUPREMACY if won else -SUPREMACY
    best = max if state.acting == 0 else min
    return best(minimax(after_action(state, action)) for action in legal_actions(state))


@pytest.mark.parametrize("given", ENDGAMES)
@pytest.mark.parametrize("turn", ["A", "B"])
def test_every_action_has_the_ending_of_plain_minimax(given: dict[str, object], turn: str) -> None:
    state = position(given, turn)
    found = endings(state)
    assert found is not None
    assert set(found) == set(state.legal_actions())
    for action, ending in found.items():
        chance, margin = minimax(after_action(state, action))
        if turn == "B":
            chance, margin = 1 - chance, -margin
        assert (ending.chance, ending.margin) == (chance, margin), action
        assert (ending.supremacy == 1) == (abs(margin) == SUPREMACY)
    worths = [ending.worth for ending in found.values()]
    assert worths == sorted(worths, reverse=True)


@pytest.mark.parametrize("turn", ["A", "B"])
def test_a_face_down_card_counts_with_all_that_it_may_be(turn: str) -> None:
    state = position(FACE_DOWN, turn)
    found = endings(state)
    [place] = members(state.present & ~state.face_up)
    known = {*state.view("A").dealt, *members(state.cities[0].cards | state.cities[1].cards)}
    possible = [card for card in CARDS_OF_DECK[back_of(state.dealt[place])] if card not in known]
    assert len(possible) > 10
    worlds = []
    for card in possible:
        world = state.copy()
        world.dealt = tuple(card if at == place else one for at, one in enumerate(state.dealt))
        worlds.append(world)
    assert found is not None
    for action, ending in found.items():
        after = [minimax(after_action(world, action)) for world in worlds]
        chance, margin = (fmean(values) for values in zip(*after, strict=True))
        if turn == "B":
            chance, margin = 1 - chance, -margin
        assert ending.chance == pytest.approx(chance)
        assert ending.margin == pytest.approx(margin)
    assert len({ending.chance for ending in found.values()}) > 1


@pytest.mark.parametrize("given", [*ENDGAMES, FACE_DOWN])
@pytest.mark.parametrize("turn", ["A", "B"])
def test_the_best_alone_is_one_of_the_best(given: dict[str, object], turn: str) -> None:
    state = position(given, turn)
    every, alone = endings(state), endings(state, best_only=True)
    assert every is not None
    assert alone is not None
    [(action, ending)] = alone.items()
    assert ending == every[action] == next(iter(every.values()))


@pytest.mark.parametrize("given", [*ENDGAMES, FACE_DOWN])
@pytest.mark.parametrize("turn", ["A", "B"])
def test_a_searching_player_plays_the_last_cards_exactly(
    given: dict[str, object], turn: str
) -> None:
    state = position(given, turn)
    found = endings(state)
    assert found is not None
    best = max(ending.worth for ending in found.values())
    for chooser in (player("expert", 1), player("best", 1)):
        chosen = chooser.choose(state.view(turn), state.legal_actions())
        assert found[chosen].worth == best


def test_a_hurried_player_stops_an_exact_search_as_well() -> None:
    state = position({**FACE_DOWN, "structure": {"r2c4": "Palace", "r2c6": "Circus"}})
    steps = SearchPlayer(1, seconds=1000).think(state.view("A"), state.legal_actions())
    next(steps)
    with pytest.raises(StopIteration) as stopped:
        steps.send(True)
    assert stopped.value.value in state.legal_actions()


def test_what_cannot_be_enumerated_has_no_endings() -> None:
    assert endings(duel.new_game(1)) is None
    assert endings(duel.position(age=3)) is None
    assert endings(position(ENDGAMES[0]), most=10) is None
    secret = duel.position(
        age=3,
        expansions={"agora"},
        structure=["Palace"],
        filled=False,
        turn="A",
        B={"conspiracies": ["Coup"]},
    )
    assert endings(secret) is None
