"""Which actions the rules allow now."""

from collections.abc import Sequence
from itertools import repeat
from typing import Final

from duel_nb.engine.actions import BUILD_OR_DISCARD, DISCARD, Action
from duel_nb.engine.choices.table import CHOICES
from duel_nb.engine.rules.prices import chains
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import CARDS, CHAIN
from duel_nb.engine.turn import activate, build, prepare, recruit, trigger, wonder

#: Whether each card is a Senator.
_SENATOR: Final = tuple(card.senator for card in CARDS)


def cached_actions(state: State) -> tuple[Action, ...]:
    """The legal actions, computed once per position (see `State.legal`)."""
    if state.legal is None:
        state.legal = tuple(legal_actions(state))
    return state.legal


def is_legal(state: State, action: Action) -> bool:
    """Whether the list of legal actions has it."""
    actions = cached_actions(state)
    for legal in actions:
        if legal is action:  # actions are interned
            return True
    return any(map(tuple.__eq__, actions, repeat(action)))  # made by hand


def legal_actions(state: State) -> Sequence[Action]:
    """Every legal action in a stable order: for each place build, discard, Wonders.

    With Agora the Conspiracies to trigger come first, and every place ends with those that its
    card can prepare; with Pantheon the activations come last.

    While a choice is due, these are its options; when the game is over, there are none.
    """
    if state.legal is not None:
        return state.legal
    if state.outcome is not None:
        return ()
    if state.stack:
        pending = state.stack[-1]
        return CHOICES[pending.kind].options(state, pending)
    assert state.table is not None
    pantheon, senate = state.pantheon, state.senate
    city, actions = state.cities[state.active], []
    coins, market, built = city.coins, city.market, city.cards
    if pantheon is not None:  # add coins on Astarte, and Mythology tokens for Grand Temples
        coins, built = city.purse, built | city.mythology_bits
    known, dealt, uses = market.known, state.dealt, wonder.uses(state, coins)
    if senate is not None:
        built = chains(state, state.active)
        if city.plots:
            uses, actions = uses + prepare.uses(state), trigger.offers(state)
    for place in state.table.accessible(state.present):
        card = dealt[place]
        if senate is not None and _SENATOR[card]:
            actions += recruit.offers(state, place, uses, coins)
            continue
        if (price := known[card]) < 0:
            price = market.price(card)
        if price <= coins or CHAIN[card] & built:
            actions += BUILD_OR_DISCARD[card]
        else:
            actions.append(DISCARD[card])
        if uses:
            actions += [using[card] for using in uses]
    if market.has_choices:
        actions += build.other_payments(state, actions)
    if pantheon is not None and pantheon.open:
        actions += activate.offers(state)
    return actions
