"""Paying for Buildings, Wonders and other actions of a turn: events, coins, refusals."""

from collections.abc import Callable, Mapping
from functools import partial

from duel_nb.catalog import Card, Component, Wonder
from duel_nb.engine import changes
from duel_nb.engine.actions import NAMES, Action
from duel_nb.engine.effects.components import tell_no_chain
from duel_nb.engine.errors import Refusal
from duel_nb.engine.events import RawEvent
from duel_nb.engine.rules.payment import ENGINEERING, USUAL, Payment
from duel_nb.engine.rules.prices import ECONOMY, is_usual
from duel_nb.engine.state import State
from duel_nb.engine.state.market import WONDER_KEY
from duel_nb.messages import Listed, Message, Part

#: An action with each of its sensible payments, the default first, as each `Way` finds them.
WaysToPay = Callable[[State, Action], Mapping[Action, Payment]]


def pay_for(state: State, thing: Card | Wonder, action: Action, ways: WaysToPay) -> None:
    """Pay for a Building or Wonder, and report why if its price is unusual (BASE-COST-01)."""
    player, city = state.active, state.cities[state.active]
    market, economy = city.market, state.cities[1 - player].tokens & ECONOMY
    price = market.price(WONDER_KEY + thing.index if isinstance(thing, Wonder) else thing.index)
    if state.log is not None:
        if not is_usual(city) or (not price and any(thing.cost.resources)):
            tell_price(state, action, ways)
    elif not economy:
        changes.pay_coins(state, player, price, "BASE-COST-01", "coins-paid-for", thing)
        return
    trade = price - thing.cost.coins
    if market.has_choices and isinstance(thing, Card) and market.terms.has_a_choice(thing):
        paid = ways(state, action)[action]
        price, trade = paid.total, paid.trade
        if paid.lines and paid.lines[0].kind == ENGINEERING:
            rule, key = paid.lines[0].rule, "coins-paid-by-engineering"
            changes.pay_coins(state, player, price, rule, key, thing)
            tell_no_chain(state, player, thing, "PAN-ENGIN-03", "paid-without-chain")
            return
    changes.pay_coins(state, player, price, "BASE-COST-01", "coins-paid-for", thing)
    if trade and economy:
        changes.gain_coins(state, 1 - player, trade, "BASE-PROG-ECONOMY", "coins-of-trade")


def tell_price(state: State, action: Action, ways: WaysToPay) -> None:
    """Report what makes a thing free, or cheaper than its printed cost at the usual prices."""
    if state.log is not None:
        changes.tell_when_read(state, partial(_itemised, state.copy(), action, ways))


def _itemised(state: State, action: Action, ways: WaysToPay) -> list[RawEvent]:
    """The events that explain the price of an action in this position.

    What costs nothing has one event with the whole bill: a part of it would not explain that.
    """
    player, paid = state.active, ways(state, action)[action]
    thing = paid.thing
    if paid.by_chain:
        (line,) = paid.lines
        key, parts = f"log-{line.message.key}", {"thing": thing, **line.message.parts}
        return [("chain", line.rule, key, player, thing.id, 0, None, parts)]
    unusual = [line for line in paid.lines if line.rule not in USUAL]
    reasons: list[tuple[str, Part]] = [(line.rule, line.message) for line in unusual]
    if not paid.total and paid.lines:
        waived = [line for line in unusual if line.kind == "waived"]
        first = [*waived, *unusual, *paid.lines][0]
        reasons = [(first.rule, Listed(*(line.message for line in paid.lines), last=";"))]
    key = "log-price" if paid.total else "log-free"
    return [
        ("price", rule, key, player, thing.id, 0, None, {"thing": thing, "items": why})
        for rule, why in reasons
    ]


def too_dear(
    state: State, thing: Component, price: int, rule: str, instead: Action | None = None
) -> Refusal:
    """Why a thing is not affordable: it costs more than the player has (BASE-COST-04).

    Args:
        state: the position.
        thing: what would be paid for.
        price: its price in coins.
        rule: the rule of the price.
        instead: the activation with Offering tokens that the player can pay for.
    """
    purse, who = state.cities[state.active].purse, state.names[state.active]
    key, parts = "too-dear", dict[str, Part](thing=thing, who=who, coins=price, purse=purse)
    if instead is not None:
        spent = NAMES["offerings"][instead.other]
        possible = Message("action-activate-using", thing=thing, offerings=spent)
        key, parts = "too-dear-with-fewer-offerings", {**parts, "action": possible}
    return Refusal(rule, Message(key, {**parts, "short": price - purse}), price - purse)
