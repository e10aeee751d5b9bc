"""The price of things and actions: `GameState.cost_of`, `ways_to_pay`, `with_offerings`."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from duel_nb.catalog import CATALOG, Card, Component, Divinity, Gate, UnknownName, Wonder
from duel_nb.engine.actions import Action
from duel_nb.engine.errors import IllegalAction, Refusal
from duel_nb.engine.rules.payment import (
    Payment,
    for_activation,
    payments,
    sensible_offerings,
)
from duel_nb.engine.state import State, pantheon_of
from duel_nb.engine.state.pantheon import Pantheon, pantheon_number
from duel_nb.engine.state.tables import MYTHOLOGIES, UNKNOWN_DIVINITY, player_number
from duel_nb.engine.turn.cards import outsider
from duel_nb.engine.turn.legal import is_legal
from duel_nb.engine.turn.ways import WAYS
from duel_nb.messages import Message
from duel_nb.quoting import Given

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
