"""The way to use a turn with Pantheon: activate one of its cards (PAN-ACT)."""

from typing import Final

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.actions import ACTIVATE, Action
from duel_nb.engine.effects import components
from duel_nb.engine.errors import Refusal
from duel_nb.engine.rules import payment
from duel_nb.engine.rules.payment import Payment
from duel_nb.engine.rules.prices import PRINTED_PRICE, WORTH, discount, price_of_activation
from duel_nb.engine.state import State, pantheon_of
from duel_nb.engine.state.pantheon import pantheon_card
from duel_nb.engine.state.tables import members
from duel_nb.engine.turn.way import Way, outsider, too_dear
from duel_nb.messages import Message

#: The activations of a card by card, Offering tokens owned (bits) and coins lacking without them:
#: one for each choice of tokens worth enough (PAN-OFF-02).
_ACTIVATIONS: Final = tuple(
    tuple(
        tuple(
            tuple(
                actions[using]
                for using, worth in enumerate(WORTH)
                if not using & ~owned and worth >= lacking
            )
            for lacking in range(WORTH[owned] + 1)
        )
        for owned in range(len(WORTH))
    )
    for actions in ACTIVATE
)


class Activate(Way):
    """Activate a card of the Pantheon instead of using a card of the structure (PAN-ACT-01)."""

    def offers(self, state: State) -> list[Action]:
        """The activations that can be paid for, space by space (PAN-ACT-01, PAN-OFF-02)."""
        if state.pantheon is None or not state.pantheon.open:
            return []
        actions: list[Action] = []
        player, city = state.active, state.cities[state.active]
        owned, coins = city.offerings, city.purse + discount(city)
        printed, most = PRINTED_PRICE[player], coins + WORTH[owned]
        for space, card in enumerate(state.pantheon.spaces):
            if card >= 0 and (price := printed[card][space]) <= most:
                actions += _ACTIVATIONS[card][owned][price - coins if price > coins else 0]
        return actions

    def never(self, state: State, action: Action) -> Refusal | None:
        card = pantheon_card(action.subject)
        if state.pantheon is None:
            return outsider(card)
        if state.pantheon.open:
            return None
        return Refusal("PAN-ACT-01", Message("pantheon-closed", thing=card))

    def refuse(self, state: State, action: Action) -> Refusal:
        """Why it cannot be activated now (PAN-ACT-03, PAN-ACT-05, PAN-OFF-01)."""
        card, who = pantheon_card(action.subject), state.names[state.active]
        for player, city in enumerate(state.cities):
            if action.subject in city.divinities:
                message = Message("activated-already", thing=card, who=state.names[player])
                return Refusal("PAN-ACT-05", message)
        if action.subject not in pantheon_of(state).spaces:
            return Refusal("PAN-ACT-01", Message("not-in-pantheon", thing=card))
        offerings = max(0, action.other)
        for offering in members(offerings & ~state.cities[state.active].offerings):
            value = CATALOG.offering_tokens[offering]
            return Refusal("PAN-OFF-01", Message("no-such-offering", who=who, value=value))
        price = price_of_activation(state, state.active, action.subject, offerings)
        return too_dear(state, card, price, "PAN-ACT-03", self._with_offerings(state, action))

    def ways_to_pay(self, state: State, action: Action) -> dict[Action, Payment]:
        """The action with each of its sensible payments, and with the Offering tokens it names.

        Empty if the card does not lie in the Pantheon.
        """
        player, card, named = state.active, action.subject, max(0, action.other)
        if state.pantheon is None or card not in state.pantheon.spaces:
            return {}
        spent = payment.sensible_offerings(state, player, card)
        if named not in spent and not named & ~state.cities[player].offerings:
            spent.append(named)
        activate = ACTIVATE[card]
        return {activate[one]: payment.for_activation(state, player, card, one) for one in spent}

    def _with_offerings(self, state: State, action: Action) -> Action | None:
        """The activation of the same card that spends the fewest tokens and can be paid for."""
        purse = state.cities[state.active].purse
        found = self.ways_to_pay(state, action).items()
        return next((way for way, paid in found if paid.total <= purse), None)

    def do(self, state: State, action: Action) -> None:
        """Pay, take the card, resolve it (PAN-ACT-04)."""
        player, card, offerings = state.active, action.subject, max(0, action.other)
        self.tell_price(state, action)
        price = price_of_activation(state, player, card, offerings)
        changes.spend_offerings(state, player, offerings)
        changes.pay_coins(state, player, price, "PAN-ACT-03", "coins-paid-for", pantheon_card(card))
        components.activate(state, player, card, "PAN-ACT-04")
