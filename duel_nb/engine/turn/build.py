"""Constructing a Building with an accessible card (BASE-BUILD-01)."""

from duel_nb.engine import changes
from duel_nb.engine.actions import Action
from duel_nb.engine.effects import components
from duel_nb.engine.errors import Refusal
from duel_nb.engine.rules import payment
from duel_nb.engine.rules.payment import Payment
from duel_nb.engine.rules.prices import ECONOMY, chains
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import CARDS, CHAIN
from duel_nb.engine.turn import cards, paying
from duel_nb.messages import Message


def other_payments(state: State, actions: list[Action]) -> list[Action]:
    """Those of these actions that build, with their other sensible payments (D-23, D-24, D-60).

    The payment only matters to what an opponent with Economy receives.
    """
    if not state.cities[1 - state.active].tokens & ECONOMY:
        return []
    city = state.cities[state.active]
    purse, terms = city.purse, city.market.terms
    return [
        other
        for action in actions
        if action.verb == "build" and terms.has_a_choice(CARDS[action.subject])
        for other, paid in ways_to_pay(state, action).items()
        if other is not action and paid.total <= purse
    ]


def refuse(state: State, action: Action) -> Refusal:
    """Why it cannot be constructed now, or not with this payment."""
    if (refusal := cards.refuse(state, action)) is not None:
        return refusal
    card, found = CARDS[action.subject], ways_to_pay(state, action)
    if action in found:
        return paying.too_dear(state, card, found[action].total, "BASE-COST-04")
    usual = next(iter(found.values()))
    key = "usual-payment" if usual.to_opponent == action.giving else "no-other-payment"
    return Refusal("BASE-PROD-03", Message(key, card=card, coins=action.giving))


def ways_to_pay(state: State, action: Action) -> dict[Action, Payment]:
    """The action with each of its sensible payments, the default first."""
    usual, *others = payment.payments(state, state.active, CARDS[action.subject])
    default = action if action.giving < 0 else action._replace(giving=-1)
    return {default: usual} | {action._replace(giving=other.to_opponent): other for other in others}


def do(state: State, action: Action) -> None:
    """Take the card from the structure, pay for it, and construct it."""
    player, card = state.active, action.subject
    changes.lift_card(state, card)
    by_chain = CHAIN[card] & chains(state, player) > 0
    if by_chain:
        paying.tell_price(state, action, ways_to_pay)
    else:
        paying.pay_for(state, CARDS[card], action, ways_to_pay)
    components.construct_building(state, player, card, "BASE-BUILD-01", by_chain)
