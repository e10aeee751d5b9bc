"""Paying for what a turn brings: the price is told, the coins go, and it may have been too dear."""

from duel_nb.catalog import Card, Component, Wonder
from duel_nb.engine import changes
from duel_nb.engine.effects.buildings import tell_no_chain
from duel_nb.engine.errors import Refusal
from duel_nb.engine.messages import Listed, Message, Part
from duel_nb.engine.rules import payment
from duel_nb.engine.rules.payment import ENGINEERING, USUAL, Payment
from duel_nb.engine.rules.prices import ECONOMY, is_usual
from duel_nb.engine.state import State
from duel_nb.engine.state.market import WONDER_KEY


def pay_for(state: State, player: int, thing: Card | Wonder, giving: int = -1) -> None:
    """Pay for a Building or Wonder, and say so if the price is not as usual (BASE-COST-01).

    ``giving`` picks the payment by which an opponent with Economy receives so many coins.
    """
    city, market = state.cities[player], state.cities[player].market
    price = market.price(WONDER_KEY + thing.index if isinstance(thing, Wonder) else thing.index)
    if state.log is None and not state.cities[1 - player].tokens & ECONOMY:
        changes.pay_coins(state, player, price, "BASE-COST-01", "coins-paid-for", thing)
    elif (
        state.log is not None and not (is_usual(city) and (price or not any(thing.cost.resources)))
    ) or (market.has_choices and isinstance(thing, Card) and market.terms.has_a_choice(thing)):
        paid = payment.chosen(state, player, thing, giving)
        tell_price(state, player, paid)
        if paid.lines and paid.lines[0].kind == ENGINEERING:
            rule, key = paid.lines[0].rule, "coins-paid-by-engineering"
            changes.pay_coins(state, player, paid.total, rule, key, thing)
            assert isinstance(thing, Card)
            tell_no_chain(state, player, thing, "PAN-ENGIN-03", "paid-without-chain")
        else:
            _pay(state, player, paid.total, paid.trade, thing)
    else:  # there is nothing to say, and the price alone is enough
        _pay(state, player, price, price - thing.cost.coins, thing)


def _pay(state: State, player: int, price: int, trade: int, thing: Card | Wonder) -> None:
    """Pay a price, ``trade`` coins of it for resources: to Economy if the opponent owns it."""
    changes.pay_coins(state, player, price, "BASE-COST-01", "coins-paid-for", thing)
    if trade and state.cities[1 - player].tokens & ECONOMY:
        changes.gain_coins(state, 1 - player, trade, "BASE-PROG-ECONOMY", "coins-of-trade")


def tell_price(state: State, player: int, paid: Payment) -> None:
    """Say what makes a thing free, or cheaper than printed and bought in the usual way."""
    if state.log is None:
        return
    thing = paid.thing
    if paid.by_chain:
        (line,) = paid.lines
        key, parts = f"told-{line.message.key}", line.message.parts
        changes.tell(
            state, "chain", line.rule, key, player, thing.id, 0, None, thing=thing, **parts
        )
        return
    told: list[tuple[str, Part]] = [
        (line.rule, line.message) for line in paid.lines if line.rule not in USUAL
    ]
    if not told and not paid.total and paid.lines:
        items = Listed(*(line.message for line in paid.lines), last=";")
        told = [(paid.lines[0].rule, items)]
    key = "told-price" if paid.total else "told-free"
    for rule, why in told:
        changes.tell(state, "price", rule, key, player, thing.id, thing=thing, items=why)


def too_dear(state: State, thing: Component, price: int, rule: str) -> Refusal:
    """Why a thing cannot be had: its price is more than the player has (BASE-COST-04)."""
    purse, who = state.cities[state.active].purse, changes.name(state, state.active)
    message = Message(
        "too-dear", thing=thing, who=who, coins=price, purse=purse, short=price - purse
    )
    return Refusal(rule, message)
