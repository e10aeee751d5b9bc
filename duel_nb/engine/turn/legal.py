"""Which actions the rules allow now, and what things and actions cost."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import repeat
from typing import Final

from duel_nb.catalog import CATALOG, Card, Component, Divinity, Gate, UnknownName, Wonder
from duel_nb.engine.actions import BUILD_OR_DISCARD, DISCARD, Action
from duel_nb.engine.choices import CHOICES
from duel_nb.engine.errors import IllegalAction, Refusal
from duel_nb.engine.rules.payment import Payment, for_activation, payments, sensible_offerings
from duel_nb.engine.rules.prices import chains
from duel_nb.engine.state import State, pantheon_of
from duel_nb.engine.state.pantheon import Pantheon, pantheon_number
from duel_nb.engine.state.tables import (
    CARDS,
    CHAIN,
    MYTHOLOGIES,
    UNKNOWN_DIVINITY,
    player_number,
)
from duel_nb.engine.turn.agora import Prepare, Recruit, Trigger
from duel_nb.engine.turn.base import Build, BuildWonder, Discard
from duel_nb.engine.turn.pantheon import Activate
from duel_nb.engine.turn.way import Way, outsider
from duel_nb.messages import Message
from duel_nb.quoting import Given

_BUILD: Final = Build()
_WONDER: Final = BuildWonder()
_RECRUIT: Final = Recruit()
_PREPARE: Final = Prepare()
_TRIGGER: Final = Trigger()
_ACTIVATE: Final = Activate()

#: The ways to use a turn, by the verb of their actions.
WAYS: Final[Mapping[str, Way]] = {
    "build": _BUILD,
    "discard": Discard(),
    "wonder": _WONDER,
    "recruit": _RECRUIT,
    "prepare": _PREPARE,
    "trigger": _TRIGGER,
    "activate": _ACTIVATE,
}

# -- what is legal -----------------------------------------------------------------------------

#: Whether each card is a Senator.
_SENATOR: Final = tuple(card.senator for card in CARDS)


def cached_actions(state: State) -> tuple[Action, ...]:
    """The legal actions, computed once per position (see `State.legal`)."""
    if state.legal is None:
        state.legal = tuple(legal_actions(state))
    return state.legal


def is_legal(state: State, action: Action) -> bool:
    """Whether the list of legal actions has it."""
    actions = cached_actions(state)
    for legal in actions:
        if legal is action:  # actions are interned
            return True
    return any(map(tuple.__eq__, actions, repeat(action)))  # made by hand


def legal_actions(state: State) -> Sequence[Action]:
    """Every legal action in a stable order: for each place build, discard, Wonders.

    With Agora the Conspiracies to trigger come first, and every place ends with those that its
    card can prepare; with Pantheon the activations come last.

    While a choice is due, these are its options; when the game is over, there are none.
    """
    if state.legal is not None:
        return state.legal
    if state.outcome is not None:
        return ()
    if state.stack:
        pending = state.stack[-1]
        return CHOICES[pending.kind].options(state, pending)
    assert state.table is not None
    pantheon, senate = state.pantheon, state.senate
    city, actions = state.cities[state.active], []
    coins, market, built = city.coins, city.market, city.cards
    if pantheon is not None:  # add coins on Astarte, and Mythology tokens for Grand Temples
        coins, built = city.purse, built | city.mythology_bits
    known, dealt, uses = market.known, state.dealt, _WONDER.uses(state, coins)
    if senate is not None:
        built = chains(state, state.active)
        if city.plots:
            uses, actions = uses + _PREPARE.uses(state), _TRIGGER.offers(state)
    for place in state.table.accessible(state.present):
        card = dealt[place]
        if senate is not None and _SENATOR[card]:
            actions += _RECRUIT.offers(state, place, uses, coins)
            continue
        if (price := known[card]) < 0:
            price = market.price(card)
        if price <= coins or CHAIN[card] & built:
            actions += BUILD_OR_DISCARD[card]
        else:
            actions.append(DISCARD[card])
        if uses:
            actions += [using[card] for using in uses]
    if market.has_choices:
        actions += _BUILD.other_payments(state, actions)
    if pantheon is not None and pantheon.open:
        actions += _ACTIVATE.offers(state)
    return actions


# -- what it costs ------------------------------------------------------------------------------

#: Kinds of components that have a price, those of the Pantheon by their space.
_PRICED: Final = ("card", "wonder", "divinity", "gate")


def cost_of(state: State, thing: Given[str], player: Given[str | None] = None) -> Payment:
    """The default payment of a thing by name: see `GameState.cost_of`."""
    found = _named(thing, with_pantheon=state.pantheon is not None)
    if not state.config.has(found.set):
        raise IllegalAction(outsider(found))
    who = state.active if player is None else player_number(player, state.names)
    if isinstance(found, Divinity | Gate):
        card, pantheon = pantheon_number(found), pantheon_of(state)
        if card in pantheon.spaces:
            offered = sensible_offerings(state, who, card)
            return _default(for_activation(state, who, card, one) for one in offered)
        if isinstance(found, Divinity) and _may_be_hidden(pantheon, found):
            raise IllegalAction(Refusal("PAN-MYTH-01", Message("hidden-in-pantheon", card=found)))
        raise IllegalAction(Refusal("PAN-ACT-01", Message("not-in-pantheon", thing=found)))
    assert isinstance(found, Card | Wonder)
    return _default(payments(state, who, found))


def _default(found: Iterable[Payment]) -> Payment:
    """The first one of these payments, with the others."""
    usual, *others = found
    return replace(usual, others=tuple(others))


def _named(name: Given[str], with_pantheon: bool) -> Component:
    """The component with a price of this name; without Pantheon "Zeus" is his Statue."""
    if not with_pantheon:
        with suppress(UnknownName):
            return CATALOG.find(name, kinds=("card", "wonder"))
    return CATALOG.find(name, kinds=_PRICED)


def _may_be_hidden(pantheon: Pantheon, divinity: Divinity) -> bool:
    """Whether a Divinity face down in the Pantheon of a view may be this one."""
    unknown = UNKNOWN_DIVINITY[MYTHOLOGIES.index(divinity.mythology)]
    in_decks = any(divinity.index in deck for deck in pantheon.decks)
    return unknown in pantheon.spaces and not in_decks


def ways_to_pay(state: State, action: Action) -> dict[Action, Payment]:
    """An action with each of its sensible payments: see `GameState.ways_to_pay`."""
    way = WAYS.get(action.verb)
    face_down = action.subject < 0  # the price of such a card is not known
    if state.stack or way is None or face_down:  # choices cost nothing (GEN-07)
        return {}
    if action.giving >= 0 and action.verb != "build":
        return {}
    found = way.ways_to_pay(state, action)
    return {action: found[action], **found} if action in found else {}


def with_offerings(state: State, action: Action) -> Action:
    """The action, or the activation with Offering tokens: see `GameState.with_offerings`."""
    if action.verb != "activate" or action.other >= 0:
        return action
    return next((way for way in ways_to_pay(state, action) if is_legal(state, way)), action)
