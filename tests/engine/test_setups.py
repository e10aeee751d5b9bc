"""A position written as arguments of `position`, and set up again from them."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.engine.position.setups import NotASetup, setup_of


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("expansions", [(), ("pantheon",), ("agora",), ("pantheon", "agora")])
def test_what_lies_open_comes_back(seed: int, expansions: tuple[str, ...]) -> None:
    rng = random.Random(seed)
    state = duel.new_game(seed=seed, expansions=expansions, names=("Ada", "Ben"))
    compared = 0
    while state.outcome is None:
        if not state.decisions or state.decisions[-1].kind == "draft":
            again = duel.position(**setup_of(state))
            assert promised(again) == promised(state)
            compared += 1
        else:
            with pytest.raises(NotASetup, match="A choice is due"):
                setup_of(state)
        state = state.play(rng.choice(state.legal_actions()))
    assert compared > 20
    with pytest.raises(NotASetup, match="game is over"):
        setup_of(state)


def promised(state: duel.GameState) -> dict[str, Any]:
    """All of a position that `setup_of` promises: the save without what it documents as lost.

    Senators that look alike are the same, so the numbers of their copies are left out.
    """
    found: dict[str, Any] = json.loads(re.sub(r"#\d+", "", state.to_json()))
    for hidden in ("chance", "draws", "decks", "removed"):
        del found[hidden]
    del found["game"]["first_game"], found["draft"]["next"], found["draft"]["picks"]
    found["draft"]["offered"].sort()
    found["progress"].sort()
    for city in found["cities"].values():
        city["cards"].sort()
        city["wonders"].sort()
        city["conspiracies"].sort(key=str)
    if found["pantheon_board"] is not None:
        del found["pantheon_board"]["decks"], found["pantheon_board"]["seen"]
    if found["senate"] is not None:
        found["senate"]["revealed"].sort()
        for hidden in ("deck", "seen", "looked"):
            del found["senate"][hidden]
    found["structure"] = [
        (place.name, place.card and place.card.name, place.accessible, place.token)
        for place in state.structure
    ]
    found["actions"] = sorted(map(str, state.legal_actions()))
    return found


def test_an_empty_list_is_not_left_out() -> None:
    bare = duel.position(pawn=1, military_tokens=[])
    assert setup_of(bare)["military_tokens"] == []
    empty: dict[str, Any] = {"expansions": ["pantheon"], "pantheon": {1: "Enki"}, "enki": []}
    empty["age"] = 2
    assert setup_of(duel.position(**empty))["enki"] == []
    for state in (bare, duel.position(**empty)):
        assert promised(duel.position(**setup_of(state))) == promised(state)


def test_what_treason_has_taken_is_not_missed() -> None:
    state = duel.position(A={"prepared": {"Treason": "Altar"}}, expansions=["agora"])
    due = state.play("trigger Treason")
    after = due.play(due.legal_actions()[0])
    assert promised(duel.position(**setup_of(after))) == promised(after)


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
