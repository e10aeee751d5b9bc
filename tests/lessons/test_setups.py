"""A position written down as names, and set up again from them."""

from __future__ import annotations

import random

import pytest

import duel_nb as duel
from duel_nb.lessons.setups import NotASetup, setup_of


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("expansions", [(), ("pantheon",), ("agora",), ("pantheon", "agora")])
def test_what_lies_open_comes_back(seed: int, expansions: tuple[str, ...]) -> None:
    rng = random.Random(seed)
    state = duel.new_game(seed=seed, expansions=expansions, names=("Ada", "Ben"))
    compared = 0
    while state.outcome is None:
        if not state.decisions or state.decisions[-1].kind == "draft":
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
            [card.id for card in city.buildings],
            sorted(
                (s.wonder.id, s.standing, (s.tucked and s.tucked.id) or "") for s in city.wonders
            ),
            city.progress,
            city.prices,
            city.mythology_tokens,
            city.offering_tokens,
            city.activated,
            (city.astarte, city.snake),
            city.decrees_in_force,
            {(s.conspiracy, s.prepared, s.triggered) for s in city.conspiracies},
        )
        for city in (state.city("A"), state.city("B"))
    ]
    places = [(p.name, p.card and p.card.id, p.accessible, p.token) for p in state.structure]
    boards: list[object] = []
    if state.pantheon is not None:
        pantheon = state.pantheon
        boards += [pantheon.cards, pantheon.tokens_on_enki, pantheon.minerva, pantheon.open]
    if state.senate is not None:
        senate = state.senate
        boards += [senate.chambers, senate.locked, senate.locked_from_box, senate.may_trigger]
    actions = [str(action) for action in state.legal_actions()]
    return [
        cities,
        places,
        boards,
        sorted(actions),
        state.turn,
        state.to_act,
        state.age,
        state.pawn,
        state.military_tokens,
        {token.id for token in state.progress_tokens},
        [card.id for card in state.discard_pile],
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
