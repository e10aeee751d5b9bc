"""What the ways to use a turn share: the card they use, paying, and refusals (BASE-TURN)."""

import re
from abc import abstractmethod
from collections.abc import Mapping
from functools import partial
from typing import ClassVar, Final

from duel_nb.catalog import CATALOG, Card, Component, Wonder
from duel_nb.engine import changes
from duel_nb.engine.actions import NAMES, VERBS, Action
from duel_nb.engine.effects import components
from duel_nb.engine.errors import AmbiguousError, PositionError, Refusal
from duel_nb.engine.events import RawEvent
from duel_nb.engine.rules.payment import ENGINEERING, USUAL, Payment
from duel_nb.engine.rules.prices import ECONOMY, is_usual
from duel_nb.engine.state import Place, State, table_of
from duel_nb.engine.state.market import WONDER_KEY
from duel_nb.engine.state.tables import AGE_OF, CARDS, WONDERS
from duel_nb.messages import Listed, Message, Part
from duel_nb.quoting import Given


class Way:
    """One way to use a turn, by the verb of its actions; `legal_actions` lists them.

    Attributes:
        ends_turn: whether the turn is over when it is done.
    """

    ends_turn: ClassVar[bool] = True

    def never(self, state: State, action: Action) -> Refusal | None:
        """Why an action is impossible throughout this Age, whatever is due; None if it is not.

        Its card is not in play, or a Senator is constructed, or a Building recruited.
        """
        card = action.card
        if card is None:
            return None
        if not state.config.has(card.set):
            return outsider(card)
        misused = {"build": card.senator, "recruit": not card.senator}.get(action.verb)
        return components.misused(card.index) if misused else None

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Why an action that `never` allows is not legal now; None if it is legal.

        For all that use a card of the structure: why it cannot be taken from there.
        """
        card = used(action)
        if card < 0:
            return _refuse_place(state, action.place_name)
        at = state.dealt.index(card) if card in state.dealt else -1
        if at >= 0 and state.face_up & state.present & 1 << at:
            where, asked = table_of(state).name(at), action.place_name
            if asked and asked != where:
                message = Message("lies-elsewhere", card=CARDS[card], where=where, asked=asked)
                return Refusal(_RULE, message)
            return _refuse_covered(state, at, CARDS[card])
        if CARDS[card].guild is not None and state.pantheon is not None:
            return Refusal("BASE-GX-05", Message("no-guilds", card=CARDS[card]))
        return _whereabouts(state, card)

    def ways_to_pay(self, state: State, action: Action) -> Mapping[Action, Payment]:
        """The action with each of its sensible payments, the default first; none if it is free."""
        return {}

    @abstractmethod
    def do(self, state: State, action: Action) -> None:
        """Carry out a legal action."""

    def pay_for(self, state: State, thing: Card | Wonder, action: Action) -> None:
        """Pay for a Building or Wonder, and report why if its price is unusual (BASE-COST-01)."""
        player, city = state.active, state.cities[state.active]
        market, economy = city.market, state.cities[1 - player].tokens & ECONOMY
        price = market.price(WONDER_KEY + thing.index if isinstance(thing, Wonder) else thing.index)
        if state.log is not None:
            if not is_usual(city) or (not price and any(thing.cost.resources)):
                self.tell_price(state, action)
        elif not economy:
            changes.pay_coins(state, player, price, "BASE-COST-01", "coins-paid-for", thing)
            return
        trade = price - thing.cost.coins
        if market.has_choices and isinstance(thing, Card) and market.terms.has_a_choice(thing):
            paid = self.ways_to_pay(state, action)[action]
            price, trade = paid.total, paid.trade
            if paid.lines and paid.lines[0].kind == ENGINEERING:
                rule, key = paid.lines[0].rule, "coins-paid-by-engineering"
                changes.pay_coins(state, player, price, rule, key, thing)
                components.tell_no_chain(state, player, thing, "PAN-ENGIN-03", "paid-without-chain")
                return
        changes.pay_coins(state, player, price, "BASE-COST-01", "coins-paid-for", thing)
        if trade and economy:
            changes.gain_coins(state, 1 - player, trade, "BASE-PROG-ECONOMY", "coins-of-trade")

    def tell_price(self, state: State, action: Action) -> None:
        """Report what makes a thing free, or cheaper than its printed cost at the usual prices."""
        if state.log is not None:
            changes.tell_when_read(state, partial(self._itemised, state.copy(), action))

    def _itemised(self, state: State, action: Action) -> list[RawEvent]:
        """The events that explain the price of an action in this position.

        What costs nothing has one event with the whole bill: a part of it would not explain that.
        """
        player, paid = state.active, self.ways_to_pay(state, action)[action]
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
    key, parts = "too-expensive", dict[str, Part](thing=thing, who=who, coins=price, purse=purse)
    if instead is not None:
        spent = NAMES["offerings"][instead.other]
        possible = Message("action-activate-using", thing=thing, offerings=spent)
        key, parts = "too-expensive-with-fewer-offerings", {**parts, "action": possible}
    return Refusal(rule, Message(key, {**parts, "short": price - purse}), price - purse)


# -- the card of the structure that an action uses ----------------------------------------------

#: The rule that a turn uses an accessible card.
_RULE: Final = "BASE-TURN-02"
#: The rules that say what is in the box of an expansion.
_CONTENTS: Final = {"pantheon": "PAN-COMP-01", "agora": "AGO-COMP-01"}
#: The rules of the structures by Age, by whether Agora is in play.
_LAYOUTS: Final = {
    False: ("BASE-STRUCT-01", "BASE-STRUCT-02", "BASE-STRUCT-03"),
    True: ("AGO-SETUP-04", "AGO-SETUP-05", "AGO-SETUP-06"),
}


def used(action: Action) -> int:
    """The card of the structure that an action of a turn uses; -1 if only its place is named."""
    return action.other if VERBS[action.verb].other == "card" else action.subject


# -- why a card cannot be used -----------------------------------------------------------------


def outsider(thing: Component) -> Refusal:
    """The refusal of a component of an expansion that is not in play."""
    rule = _CONTENTS.get(thing.set, "BASE-COMP-07")
    return Refusal(rule, Message("not-in-play", thing=thing, set=Message(f"set-{thing.set}")))


def _refuse_place(state: State, where: str) -> Refusal | None:
    if not where:  # made by hand: notation would have asked for one
        return Refusal(_RULE, Message("no-card-named"))
    at = table_of(state).named(where)
    if at is None:
        rule = _LAYOUTS[state.config.agora][max(1, state.age) - 1]
        return Refusal(rule, Message("no-such-place", where=where))
    if not state.present >> at & 1:
        return Refusal(_RULE, Message("no-card-there", where=where))
    return _refuse_covered(state, at, Message("face-down-card-first", where=where))


def _refuse_covered(state: State, place: int, what: Part) -> Refusal | None:
    table = table_of(state)
    covering = table.covering(place, state.present)
    if not covering:
        return None
    over, hidden = [], 0
    for cover in covering:
        if state.face_up >> cover & 1:
            over.append(Message("covering-card", card=CARDS[state.dealt[cover]]))
        else:
            hidden += 1
    if hidden:
        over.append(Message("covering-face-down", count=hidden))
    cards = Listed(*over, last="and")
    message = Message("not-accessible", what=what, cards=cards, count=len(covering))
    return Refusal("BASE-STRUCT-05", message)


def _whereabouts(state: State, number: int) -> Refusal:
    """Where a card is that is not face up in the structure, as far as both players know."""
    card = CARDS[number]
    for player, city in enumerate(state.cities):
        who = state.names[player]
        if city.cards >> number & 1:
            return Refusal("BASE-BUILD-01", Message("stands-already", card=card, who=who))
        for wonder, tucked in city.tucked:
            if tucked == number:
                message = Message("lies-under-wonder", card=card, wonder=WONDERS[wonder])
                return Refusal("BASE-WON-01", message)
        if any(plot.card == number for plot in city.plots):
            return Refusal("AGO-PLOT-01", Message("lies-under-conspiracy", card=card, who=who))
    if number in state.discard:
        return Refusal("BASE-DISC-02", Message("lies-in-discard-pile", card=card))
    age = AGE_OF[number]
    now = max(1, state.age)  # with an expansion Age I lies on the table during the draft
    if age != now and not card.senator:
        message = Message("of-another-age", card=card, age="I" * age, now="I" * now)
        return Refusal("BASE-STRUCT-06", message)
    return Refusal(_RULE, Message("not-face-up", card=card))


# -- the place of a card -----------------------------------------------------------------------


def place_called(state: State, name: Given[str]) -> Place:
    """The place where a card lies face up: see `GameState.place`."""
    text = name.strip().lower() if isinstance(name, str) else ""
    if written := re.fullmatch(r"@?(r\d{1,2}c\d{1,2})", text):
        where = written[1]
        found = [place for place in state.structure if place.name == where]
        if found:
            return found[0]
        known = state.table is not None and state.table.named(where) is not None
        raise PositionError(Message("no-card-there" if known else "no-place-on-table", where=where))
    card = CATALOG.find(name, kinds=("card",))
    found = [place for place in state.structure if place.card and place.card.id == card.id]
    if not found:
        raise PositionError(_whereabouts(state, card.index).message)
    if len(found) > 1:
        places = Listed(*(place.name for place in found))
        raise AmbiguousError(Message("card-at-places", card=card, places=places))
    return found[0]
