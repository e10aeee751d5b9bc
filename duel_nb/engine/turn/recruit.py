"""Recruiting an accessible Senator (AGO-SENATOR-02, AGO-SENATOR-03)."""

from collections.abc import Iterable, Sequence

from duel_nb.engine import changes
from duel_nb.engine.actions import DISCARD, RECRUIT, Action, placed
from duel_nb.engine.effects import components
from duel_nb.engine.errors import Refusal
from duel_nb.engine.rules import payment
from duel_nb.engine.rules.payment import Payment
from duel_nb.engine.rules.prices import price_of_senator
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import ALIKE, CARDS
from duel_nb.engine.turn import cards, paying


def offers(state: State, place: int, uses: Iterable[Sequence[Action]], purse: int) -> list[Action]:
    """The actions with the Senator on an accessible place, including ``uses`` of any card.

    If another one that looks alike lies face up, they name the place as well.
    """
    card = state.dealt[place]
    actions = [RECRUIT[card]] if price_of_senator(state.cities[state.active]) <= purse else []
    actions.append(DISCARD[card])
    actions += [using[card] for using in uses]
    at = state.place_code(place) if ALIKE[card] else -1
    return actions if at < 0 else [placed(action, at) for action in actions]


def refuse(state: State, action: Action) -> Refusal:
    """Why it cannot be recruited now."""
    price = price_of_senator(state.cities[state.active])
    refusal = cards.refuse(state, action)
    return refusal or paying.too_dear(state, CARDS[action.subject], price, "AGO-SENATOR-02")


def ways_to_pay(state: State, action: Action) -> dict[Action, Payment]:
    """The action with its only payment."""
    return {action: payment.for_senator(state, state.active, CARDS[action.subject])}


def do(state: State, action: Action) -> None:
    """Take the Senator from the structure and pay for them; they join the City."""
    player, card = state.active, action.subject
    changes.lift_card(state, card)
    paying.tell_price(state, action, ways_to_pay)
    price = price_of_senator(state.cities[player])
    changes.pay_coins(state, player, price, "AGO-SENATOR-02", "coins-paid-for", CARDS[card])
    components.recruit(state, player, card, "AGO-SENATOR-03")
