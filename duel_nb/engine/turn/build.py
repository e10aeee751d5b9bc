"""Constructing a Building with an accessible card (BASE-BUILD-01)."""

from duel_nb.engine import changes
from duel_nb.engine.actions import Action
from duel_nb.engine.effects import buildings
from duel_nb.engine.errors import Refusal
from duel_nb.engine.rules import payment
from duel_nb.engine.rules.payment import Payment
from duel_nb.engine.rules.prices import ECONOMY, chains
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import CARDS, CHAIN
from duel_nb.engine.turn import cards, paying
from duel_nb.messages import Message


def other_payments(state: State, actions: list[Action]) -> list[Action]:
    """Those of these actions that build, with their other sensible payments (RULINGS D-23, D-24).

    The payment only matters to what an opponent with Economy receives.
    """
    if not state.cities[1 - state.active].tokens & ECONOMY:
        return []
    city = state.cities[state.active]
    purse, terms = city.purse, city.market.terms
    return [
        action._replace(giving=other.to_opponent)
        for action in actions
        if action.verb == "build" and terms.has_a_choice(CARDS[action.subject])
        for other in payments(state, action)[1:]
        if other.total <= purse
    ]


def refuse(state: State, action: Action) -> Refusal:
    """Why it cannot be constructed now, or not with this payment."""
    if (refusal := cards.refuse(state, action)) is not None:
        return refusal
    card, found = CARDS[action.subject], payments(state, action)
    if action.giving < 0:
        return paying.too_dear(state, card, found[0].total, "BASE-COST-04")
    for other in found[1:]:
        if other.to_opponent == action.giving:
            return paying.too_dear(state, card, other.total, "BASE-COST-04")
    usual = found[0].to_opponent == action.giving
    key = "usual-payment" if usual else "no-other-payment"
    return Refusal("BASE-PROD-03", Message(key, card=card, coins=action.giving))


def payments(state: State, action: Action) -> tuple[Payment, ...]:
    """Its sensible payments, the default first."""
    return payment.payments(state, state.active, CARDS[action.subject])


def do(state: State, action: Action) -> None:
    """Take the card from the structure, pay for it, and construct it."""
    player, card = state.active, action.subject
    changes.lift_card(state, card)
    by_chain = CHAIN[card] & chains(state, player) > 0
    if by_chain:
        paying.tell_price(state, action, payments)
    else:
        paying.pay_for(state, CARDS[card], action, payments)
    buildings.construct(state, player, card, "BASE-BUILD-01", by_chain)
