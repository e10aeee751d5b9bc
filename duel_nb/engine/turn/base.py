"""The ways to use an accessible card in every game: Building, coins, Wonder (BASE-TURN-02)."""

from typing import Final

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.actions import WONDER, Action
from duel_nb.engine.effects import agora, components
from duel_nb.engine.errors import Refusal
from duel_nb.engine.rules import payment
from duel_nb.engine.rules.payment import Payment
from duel_nb.engine.rules.prices import ECONOMY, chains
from duel_nb.engine.state import State
from duel_nb.engine.state.market import WONDER_KEY
from duel_nb.engine.state.tables import CARDS, CHAIN, COLOUR, WONDERS, decree_of
from duel_nb.engine.turn.way import Way, outsider, too_dear
from duel_nb.messages import Message, Part


class Build(Way):
    """Construct a Building with an accessible card (BASE-BUILD-01)."""

    def other_payments(self, state: State, actions: list[Action]) -> list[Action]:
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
            for other, paid in self.ways_to_pay(state, action).items()
            if other is not action and paid.total <= purse
        ]

    def refuse(self, state: State, action: Action) -> Refusal:
        """Why it cannot be constructed now, or not with this payment."""
        if (refusal := super().refuse(state, action)) is not None:
            return refusal
        card, found = CARDS[action.subject], self.ways_to_pay(state, action)
        if action in found:
            return too_dear(state, card, found[action].total, "BASE-COST-04")
        usual = next(iter(found.values()))
        key = "usual-payment" if usual.to_opponent == action.giving else "no-other-payment"
        return Refusal("BASE-PROD-03", Message(key, card=card, coins=action.giving))

    def ways_to_pay(self, state: State, action: Action) -> dict[Action, Payment]:
        usual, *others = payment.payments(state, state.active, CARDS[action.subject])
        default = action if action.giving < 0 else action._replace(giving=-1)
        given = {action._replace(giving=other.to_opponent): other for other in others}
        return {default: usual} | given

    def do(self, state: State, action: Action) -> None:
        """Take the card from the structure, pay for it, and construct it."""
        player, card = state.active, action.subject
        changes.lift_card(state, card)
        by_chain = CHAIN[card] & chains(state, player) > 0
        if by_chain:
            self.tell_price(state, action)
        else:
            self.pay_for(state, CARDS[card], action)
        components.construct_building(state, player, card, "BASE-BUILD-01", by_chain)


#: Coins for every discarded card, and more for each yellow card in the City.
_ALWAYS: Final = CATALOG.discard_coins
_EACH: Final = CATALOG.discard_coins_per_yellow
_COINS: Final[dict[str, Part]] = {"always": _ALWAYS, "each": _EACH}
_YELLOW: Final = COLOUR["yellow"]


class Discard(Way):
    """Discard an accessible card for coins, with more for own yellow cards (BASE-DISC-01)."""

    def do(self, state: State, action: Action) -> None:
        player, card = state.active, action.subject
        changes.lift_card(state, card)
        changes.discard_card(state, card, "BASE-DISC-01")
        city = state.cities[player]
        coins = _ALWAYS + _EACH * (city.cards & _YELLOW).bit_count()
        rule, key = "BASE-DISC-01", "coins-for-discarding"
        changes.gain_coins(state, player, coins, rule, key, CARDS[card], _COINS)
        if city.decrees & agora.DISCARD_BONUS:
            bonus = decree_of(agora.DISCARD_BONUS)
            more = bonus.discard_coins
            changes.gain_coins(state, player, more, "AGO-DECREE-13", "coins-by", bonus)


class BuildWonder(Way):
    """Construct a Wonder with an accessible card (BASE-WON-01)."""

    def uses(self, state: State, purse: int) -> list[tuple[Action, ...]]:
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

    def refuse(self, state: State, action: Action) -> Refusal:
        if (refusal := super().refuse(state, action)) is not None:
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
            return too_dear(state, wonder, price, "BASE-COST-04")
        if not state.config.has(wonder.set):
            return outsider(wonder)
        if state.constructed >> wonder.index & 1:
            return Refusal("AGO-CX-19", Message("wonder-sabotaged", wonder=wonder))
        count = state.constructed.bit_count()
        if count == components.MOST_CONSTRUCTED:
            return Refusal("BASE-WON-03", Message("one-wonder-more", count=count, wonder=wonder))
        who = state.names[state.active]
        return Refusal("BASE-WON-02", Message("wonder-not-owned", wonder=wonder, who=who))

    def ways_to_pay(self, state: State, action: Action) -> dict[Action, Payment]:
        (paid,) = payment.payments(state, state.active, WONDERS[action.subject])
        return {action: paid}

    def do(self, state: State, action: Action) -> None:
        """Take the card from the structure, pay for the Wonder, and construct it with the card."""
        wonder, card = action.subject, action.other
        changes.lift_card(state, card)
        self.pay_for(state, WONDERS[wonder], action)
        components.construct_wonder(state, state.active, wonder, card, "BASE-WON-01")
