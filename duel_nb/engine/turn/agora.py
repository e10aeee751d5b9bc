"""The ways to use a turn with Agora: Senators and Conspiracies (AGO-TURN)."""

from collections.abc import Iterable, Sequence

from duel_nb.engine import changes
from duel_nb.engine.actions import DISCARD, PREPARE, RECRUIT, TRIGGER, Action, placed
from duel_nb.engine.effects import agora, components
from duel_nb.engine.errors import Refusal
from duel_nb.engine.rules import payment
from duel_nb.engine.rules.payment import Payment
from duel_nb.engine.rules.prices import price_of_senator
from duel_nb.engine.state import State, senate_of
from duel_nb.engine.state.tables import ALIKE, CARDS, CONSPIRACIES
from duel_nb.engine.turn.way import Way, outsider, too_dear
from duel_nb.messages import Message


class Recruit(Way):
    """Recruit an accessible Senator (AGO-SENATOR-02, AGO-SENATOR-03)."""

    def offers(
        self, state: State, place: int, uses: Iterable[Sequence[Action]], purse: int
    ) -> list[Action]:
        """The actions with the Senator on an accessible place, including ``uses`` of any card.

        If another one that looks alike lies face up, they name the place as well.
        """
        card = state.dealt[place]
        price = price_of_senator(state.cities[state.active])
        actions = [RECRUIT[card]] if price <= purse else []
        actions.append(DISCARD[card])
        actions += [using[card] for using in uses]
        at = state.place_code(place) if ALIKE[card] else -1
        return actions if at < 0 else [placed(action, at) for action in actions]

    def refuse(self, state: State, action: Action) -> Refusal:
        price = price_of_senator(state.cities[state.active])
        refusal = super().refuse(state, action)
        return refusal or too_dear(state, CARDS[action.subject], price, "AGO-SENATOR-02")

    def ways_to_pay(self, state: State, action: Action) -> dict[Action, Payment]:
        return {action: payment.for_senator(state, state.active, CARDS[action.subject])}

    def do(self, state: State, action: Action) -> None:
        """Take the Senator from the structure and pay for them; they join the City."""
        player, card = state.active, action.subject
        changes.lift_card(state, card)
        self.tell_price(state, action)
        price = price_of_senator(state.cities[player])
        changes.pay_coins(state, player, price, "AGO-SENATOR-02", "coins-paid-for", CARDS[card])
        components.recruit(state, player, card, "AGO-SENATOR-03")


class Prepare(Way):
    """Prepare a Conspiracy with an accessible card (AGO-PLOT-01)."""

    def uses(self, state: State) -> list[tuple[Action, ...]]:
        """For each Conspiracy that can be prepared, its actions by the card that is used."""
        return [PREPARE[number] for number in agora.unprepared(state, state.active)]

    def never(self, state: State, action: Action) -> Refusal | None:
        if state.senate is None:
            return outsider(CONSPIRACIES[action.subject])
        return super().never(state, action)

    def refuse(self, state: State, action: Action) -> Refusal:
        rule, plot = "AGO-PLOT-01", CONSPIRACIES[action.subject]
        refusal = super().refuse(state, action) or _out_of_reach(state, plot.index, rule)
        return refusal or Refusal(rule, Message("prepared-already", plot=plot))

    def do(self, state: State, action: Action) -> None:
        """Take the card from the structure and tuck it under the Conspiracy."""
        changes.lift_card(state, action.other)
        changes.prepare_conspiracy(state, state.active, action.subject, action.other)


class Trigger(Way):
    """Trigger a prepared Conspiracy at the start of the turn (AGO-PLOT-02)."""

    ends_turn = False

    def offers(self, state: State) -> list[Action]:
        """The Conspiracies that can be triggered, one in a turn."""
        if not senate_of(state).may_trigger:
            return []
        return [TRIGGER[number] for number in agora.prepared(state, state.active)]

    def never(self, state: State, action: Action) -> Refusal | None:
        return outsider(CONSPIRACIES[action.subject]) if state.senate is None else None

    def refuse(self, state: State, action: Action) -> Refusal:
        rule, plot = "AGO-PLOT-02", CONSPIRACIES[action.subject]
        refusal = _out_of_reach(state, plot.index, rule)
        if refusal is not None:
            return refusal
        prepared = plot.index in agora.prepared(state, state.active)
        return Refusal(
            rule, Message("one-trigger-a-turn" if prepared else "not-prepared", plot=plot)
        )

    def do(self, state: State, action: Action) -> None:
        """Trigger it; the turn goes on once it is done."""
        changes.allow_trigger(state, False)
        changes.ask(state, agora.AFTER_TRIGGER, state.active)
        components.trigger(state, state.active, action.subject, "AGO-PLOT-02")


def _out_of_reach(state: State, number: int, rule: str) -> Refusal | None:
    """Why a Conspiracy can be neither prepared nor triggered, None if it can.

    It is not in front of the player, or triggered already (by ``rule``).
    """
    plot, who = CONSPIRACIES[number], state.names[state.active]
    for player, city in enumerate(state.cities):
        if any(held.number == number and held.triggered for held in city.plots):
            message = Message("triggered-by", plot=plot, who=state.names[player])
            return Refusal(rule, message)
    if any(held.number == number for held in state.cities[state.active].plots):
        return None
    if agora.may_be_hidden(state, state.active, number):
        return Refusal("GEN-06", Message("conspiracy-unknown", plot=plot, who=who))
    return Refusal(rule, Message("conspiracy-elsewhere", plot=plot, who=who))
