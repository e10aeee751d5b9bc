"""A position written down as names, and set up again from them."""

from __future__ import annotations

import random

import pytest

import duel_nb as duel
from duel_nb.lessons.setups import NotASetup, setup_of


@pytest.mark.parametrize("seed", range(6))
def test_what_lies_open_comes_back(seed: int) -> None:
    rng = random.Random(seed)
    state = duel.new_game(seed=seed, names=("Ada", "Ben"))
    compared = 0
    while state.outcome is None:
        if not state.age or not state.decisions:
            again = duel.position(**setup_of(state))
            assert open_facts(again) == open_facts(state)
            compared += 1
        else:
            with pytest.raises(NotASetup, match="A choice is due"):
                setup_of(state)
        state = state.play(rng.choice(state.legal_actions()))
    assert compared > 20
    with pytest.raises(NotASetup, match="game is over"):
        setup_of(state)


def open_facts(state: duel.GameState) -> list[object]:
    """What both players see, and what can be done."""
    cities = [
        (
            city.coins,
            city.buildings,
            sorted(
                (s.wonder.id, s.standing, (s.tucked and s.tucked.id) or "") for s in city.wonders
            ),
            city.progress,
            city.prices,
        )
        for city in (state.city("A"), state.city("B"))
    ]
    places = [(p.name, p.card, p.accessible) for p in state.structure]
    actions = [str(action) for action in state.legal_actions()]
    return [
        cities,
        places,
        sorted(actions),
        state.turn,
        state.to_act,
        state.age,
        state.pawn,
        state.military_tokens,
        {token.id for token in state.progress_tokens},
        state.discard_pile,
        {wonder.id for wonder in state.offered},
        state.names,
        state.edition,
    ]


def test_a_bare_position_takes_few_words() -> None:
    state = duel.position(
        A={"coins": 3}, structure={"r1c5": "Altar", "r1c7": "Press"}, filled=False
    )
    assert setup_of(state) == {
        "age": 1,
        "A": {"coins": 3},
        "structure": {"r1c5": "Altar", "r1c7": "Press"},
        "taken": ["r2c4", "r2c6", "r2c8"],
    }
