"""Which actions the rules allow now."""

from collections.abc import Sequence

from duel_nb.engine.actions import BUILD, DISCARD, PREPARE, RECRUIT, TRIGGER, WONDER, Action
from duel_nb.engine.choices.table import CHOICES
from duel_nb.engine.effects import conspiracies, divinities
from duel_nb.engine.rules.payment import ECONOMY, chains, payments, price_of_senator
from duel_nb.engine.state import State
from duel_nb.engine.state.market import WONDER_KEY
from duel_nb.engine.state.tables import ALIKE, CARDS, CHAIN, SENATORS


def legal_actions(state: State) -> Sequence[Action]:
    """Every legal action in a stable order: place by place, then build, discard, Wonders.

    With Agora the Conspiracies to trigger come first, and every place ends with those that its
    card can prepare; with Pantheon the activations come last.

    While a choice is due, its options; when the game is over, none.
    """
    if state.outcome is not None:
        return ()
    if state.stack:
        pending = state.stack[-1]
        return CHOICES[pending.kind].options(state, pending)
    assert state.table is not None
    city, pantheon = state.cities[state.active], state.pantheon
    coins, market, built = city.coins, city.market, city.cards
    if pantheon is not None:  # coins on Astarte, and Mythology tokens for Grand Temples
        coins, built = city.purse, built | city.signs
    up = city.standing
    # With seven constructed, a player owns no other Wonder to construct (BASE-WON-03).
    affordable = [
        WONDER[wonder]
        for wonder in city.owned
        if not up >> wonder & 1 and market[WONDER_KEY + wonder] <= coins
    ]
    if state.senate is not None:
        actions = _with_senate(state, affordable, coins)
        if pantheon is not None and pantheon.open:
            actions += divinities.offers(state, state.active)
        return actions
    actions = []
    for place in state.table.accessible[state.present]:
        card = state.dealt[place]
        if CHAIN[card] & built or market[card] <= coins:
            actions.append(BUILD[card])
        actions.append(DISCARD[card])
        for wonder_with in affordable:
            actions.append(wonder_with[card])
    if pantheon is not None:
        if market.terms.engineering >= 0 and state.cities[1 - state.active].tokens & ECONOMY:
            actions += _other_payments(state, actions)
        if pantheon.open:
            actions += divinities.offers(state, state.active)
    return actions


def _with_senate(state: State, affordable: list[tuple[Action, ...]], coins: int) -> list[Action]:
    """The uses of a card with Agora (AGO-TURN-02), and the Conspiracies to start with."""
    assert state.table is not None
    assert state.senate is not None
    player, city = state.active, state.cities[state.active]
    built, market = chains(state, player), city.market
    recruiting = price_of_senator(city) <= coins
    uses = [*affordable, *(PREPARE[n] for n in conspiracies.unprepared(state, player))]
    actions = []
    if state.senate.may_trigger:
        actions += [TRIGGER[number] for number in conspiracies.prepared(state, player)]
    for place in state.table.accessible[state.present]:
        card = state.dealt[place]
        start = len(actions)
        if SENATORS >> card & 1:
            if recruiting:
                actions.append(RECRUIT[card])
        elif CHAIN[card] & built or market[card] <= coins:
            actions.append(BUILD[card])
        actions.append(DISCARD[card])
        for using in uses:
            actions.append(using[card])
        if ALIKE[card] and (at := state.place_code(place)) >= 0:
            actions[start:] = [action._replace(place=at) for action in actions[start:]]
    if state.cities[1 - player].tokens & ECONOMY:
        actions += _other_payments(state, actions)
    return actions


def _other_payments(state: State, actions: list[Action]) -> list[Action]:
    """Buildings paid for in another sensible way than by default (RULINGS D-23, D-24)."""
    city = state.cities[state.active]
    purse, terms = city.purse, city.market.terms
    return [
        action._replace(giving=other.to_opponent)
        for action in actions
        if action.verb == "build" and terms.has_a_choice(CARDS[action.subject])
        for other in payments(state, state.active, CARDS[action.subject])[1:]
        if other.total <= purse
    ]
