"""The position after each event of an action: what is told has happened, and nothing else yet."""

from __future__ import annotations

import random

import pytest

import duel_nb as duel
from duel_nb.engine import Event, GameState
from tests.engine.games import AGORA, BASE, BOTH, PANTHEON, Mix


@pytest.mark.parametrize("mix", [BASE, PANTHEON, AGORA, BOTH], ids=lambda mix: mix.name)
def test_every_event_comes_with_the_position_that_it_made(mix: Mix) -> None:
    rng = random.Random(5)
    kinds = set()
    for seed in range(3):
        state = mix.new_game(seed)
        while state.outcome is None:
            action = rng.choice(state.legal_actions())
            shots = state.play_by_event(action)
            after = state.play(action)
            assert tuple(event for event, _ in shots) == after.events
            assert not shots or shots[-1][1] == after
            assert all(not shot.decisions for _, shot in shots[:-1])
            before = state
            for event, shot in shots:
                nothing_else(event, before, shot)
                kinds.add(event.kind)
                before = shot
            state = after
    assert {"coins", "built", "pawn", "revealed", "wonder-built", "dealt"} <= kinds


def nothing_else(event: Event, before: GameState, after: GameState) -> None:
    """What the event tells is the only difference in coins, pawn, Cities and discard pile."""
    kind = event.kind
    for who in "AB":
        old, new = before.city(who), after.city(who)
        mine = event.player == who
        coins = event.amount if kind == "coins" and mine else 0
        if kind != "astarte":
            assert new.coins == max(0, old.coins + coins), event
        added = [card.id for card in new.buildings if card not in old.buildings]
        assert added == [event.subject] * (mine and kind in ("built", "moved")), event
        raised = len(new.wonders) - len(old.wonders)
        assert raised == 0 or kind in ("wonder", "wonder-boxed", "destroyed"), event
    assert (after.pawn != before.pawn) == (kind == "pawn"), event
    if kind == "discarded":
        assert event.subject == after.discard_pile[-1].id


def test_a_wonder_is_paid_before_it_stands() -> None:
    state = duel.position(
        A={"coins": 10, "wonders": ["Appian Way"]}, B={"coins": 2}, structure=["Altar"]
    )
    paid, stands, takes = state.play_by_event("wonder Appian Way with Altar")[:3]
    assert [shot.city("A").coins for _, shot in (paid, stands, takes)] == [0, 0, 3]
    assert [shot.city("A").wonders[0].standing for _, shot in (paid, stands)] == [False, True]
    assert state.city("A").coins == 10


def test_what_is_illegal_has_no_events() -> None:
    state = duel.position(A={"coins": 0, "wonders": ["Appian Way"]}, structure=["Altar"])
    with pytest.raises(duel.IllegalAction):
        state.play_by_event("wonder Appian Way with Altar")
    with pytest.raises(duel.DuelError):
        state.view("A").play_by_event("discard Altar")
