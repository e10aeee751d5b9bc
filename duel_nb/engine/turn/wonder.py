"""Constructing a Wonder with an accessible card (BASE-WON-01)."""

from duel_nb.engine import changes
from duel_nb.engine.actions import WONDER, Action
from duel_nb.engine.effects import components
from duel_nb.engine.errors import Refusal
from duel_nb.engine.rules import payment
from duel_nb.engine.rules.payment import Payment
from duel_nb.engine.state import State
from duel_nb.engine.state.market import WONDER_KEY
from duel_nb.engine.state.tables import WONDERS
from duel_nb.engine.turn import cards, paying
from duel_nb.messages import Message


def uses(state: State, purse: int) -> list[tuple[Action, ...]]:
    """For each Wonder that can be constructed, its actions by the card that is used.

    With seven constructed, a player owns no other Wonder to construct (BASE-WON-03).
    """
    city, found = state.cities[state.active], []
    market, known, standing = city.market, city.market.known, city.standing
    for wonder in city.owned:
        if not standing >> wonder & 1:
            if (price := known[WONDER_KEY + wonder]) < 0:
                price = market.price(WONDER_KEY + wonder)
            if price <= purse:
                found.append(WONDER[wonder])
    return found


def refuse(state: State, action: Action) -> Refusal:
    """Why it cannot be constructed now."""
    if (refusal := cards.refuse(state, action)) is not None:
        return refusal
    city, opponent = state.cities[state.active], state.cities[1 - state.active]
    wonder = WONDERS[action.subject]
    if city.standing >> wonder.index & 1:
        return Refusal("BASE-WON-02", Message("wonder-stands-already", wonder=wonder))
    if wonder.index in opponent.owned:
        whom = state.names[1 - state.active]
        return Refusal("BASE-WON-02", Message("wonder-of-opponent", wonder=wonder, whom=whom))
    if wonder.index in city.owned:
        price = city.market.price(WONDER_KEY + wonder.index)
        return paying.too_dear(state, wonder, price, "BASE-COST-04")
    if not state.config.has(wonder.set):
        return cards.outsider(wonder)
    if state.constructed >> wonder.index & 1:
        return Refusal("AGO-CX-19", Message("wonder-sabotaged", wonder=wonder))
    count = state.constructed.bit_count()
    if count == components.MOST_CONSTRUCTED:
        return Refusal("BASE-WON-03", Message("one-wonder-more", count=count, wonder=wonder))
    who = state.names[state.active]
    return Refusal("BASE-WON-02", Message("wonder-not-owned", wonder=wonder, who=who))


def ways_to_pay(state: State, action: Action) -> dict[Action, Payment]:
    """The action with its only payment."""
    (paid,) = payment.payments(state, state.active, WONDERS[action.subject])
    return {action: paid}


def do(state: State, action: Action) -> None:
    """Take the card from the structure, pay for the Wonder, and construct it with the card."""
    changes.lift_card(state, action.other)
    paying.pay_for(state, WONDERS[action.subject], action, ways_to_pay)
    components.construct_wonder(state, state.active, action.subject, action.other, "BASE-WON-01")
