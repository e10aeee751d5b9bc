"""Which actions the rules allow now."""

from collections.abc import Sequence

from duel_nb.engine.actions import BUILD, DISCARD, WONDER, Action
from duel_nb.engine.decisions import CHOICES
from duel_nb.engine.effects.wonders import MOST_STANDING, standing
from duel_nb.engine.payment import WONDER_KEY
from duel_nb.engine.state import GameState
from duel_nb.engine.tables import CHAIN


def legal_actions(state: GameState) -> Sequence[Action]:
    """Every legal action in a stable order: place by place, then build, discard, Wonders.

    While a choice is due, its options; when the game is over, none.
    """
    if state.outcome is not None:
        return ()
    if state.stack:
        pending = state.stack[-1]
        return CHOICES[pending.kind].options(state, pending)
    assert state.table is not None
    city = state.cities[state.active]
    coins, market, built = city.coins, city.market, city.cards
    up = city.standing
    affordable = [
        WONDER[wonder]
        for wonder in city.owned
        if not up >> wonder & 1 and market[WONDER_KEY + wonder] <= coins
    ]
    if affordable and standing(state) >= MOST_STANDING:
        affordable = []
    actions = []
    for place in state.table.accessible[state.present]:
        card = state.dealt[place]
        if CHAIN[card] & built or market[card] <= coins:
            actions.append(BUILD[card])
        actions.append(DISCARD[card])
        for wonder_with in affordable:
            actions.append(wonder_with[card])
    return actions
