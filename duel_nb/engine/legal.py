"""Which actions the rules allow now."""

from collections.abc import Iterator, Sequence
from typing import overload

from duel_nb.engine.actions import BUILD, DISCARD, PREPARE, RECRUIT, TRIGGER, WONDER, Action
from duel_nb.engine.decisions import CHOICES
from duel_nb.engine.effects import conspiracies, divinities
from duel_nb.engine.errors import NotationError
from duel_nb.engine.payment import ECONOMY, WONDER_KEY, chains, payments, price_of_senator
from duel_nb.engine.state import GameState
from duel_nb.engine.structure import place_code
from duel_nb.engine.tables import ALIKE, CARDS, CHAIN, SENATORS


class LegalActions(Sequence[Action]):
    """The legal actions of a position as people use them: a sequence that also knows notation."""

    def __init__(self, state: GameState, actions: Sequence[Action]) -> None:
        self._state = state
        self._actions = tuple(actions)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        return self._actions[index]

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __contains__(self, action: object) -> bool:
        """Whether an action, or the action a text means, is legal; no text raises here."""
        if isinstance(action, str):
            try:
                action = self._state.read(action)
            except NotationError:
                return False
        return action in self._actions

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._actions == tuple(other)

    def __hash__(self) -> int:
        return hash(self._actions)

    def __repr__(self) -> str:
        return f"<LegalActions: {', '.join(map(str, self._actions)) or 'none'}>"


def legal_actions(state: GameState) -> Sequence[Action]:
    """Every legal action in a stable order: place by place, then build, discard, Wonders.

    With Agora the Conspiracies to trigger come first, and every place ends with those that its
    card can prepare; with Pantheon the activations come last.

    While a choice is due, its options; when the game is over, none.
    """
    if state.outcome is not None:
        return ()
    if state.stack:
        pending = state.stack[-1]
        return CHOICES[pending.kind].options(state, pending)
    assert state.table is not None
    city, pantheon = state.cities[state.active], state.pantheon
    coins, market, built = city.coins, city.market, city.cards
    if pantheon is not None:  # coins on Astarte, and Mythology tokens for Grand Temples
        coins, built = city.purse, built | city.signs
    up = city.standing
    # With seven constructed, a player owns no other Wonder to construct (BASE-WON-03).
    affordable = [
        WONDER[wonder]
        for wonder in city.owned
        if not up >> wonder & 1 and market[WONDER_KEY + wonder] <= coins
    ]
    if state.senate is not None:
        actions = _with_senate(state, affordable, coins)
        if pantheon is not None and pantheon.open:
            actions += divinities.offers(state, state.active)
        return actions
    actions = []
    for place in state.table.accessible[state.present]:
        card = state.dealt[place]
        if CHAIN[card] & built or market[card] <= coins:
            actions.append(BUILD[card])
        actions.append(DISCARD[card])
        for wonder_with in affordable:
            actions.append(wonder_with[card])
    if pantheon is not None:
        if market.terms.engineering >= 0 and state.cities[1 - state.active].tokens & ECONOMY:
            actions += _other_payments(state, actions)
        if pantheon.open:
            actions += divinities.offers(state, state.active)
    return actions


def _with_senate(
    state: GameState, affordable: list[tuple[Action, ...]], coins: int
) -> list[Action]:
    """The uses of a card with Agora (AGO-TURN-02), and the Conspiracies to start with."""
    assert state.table is not None
    assert state.senate is not None
    player, city = state.active, state.cities[state.active]
    built, market = chains(state, player), city.market
    recruiting = price_of_senator(city) <= coins
    uses = [*affordable, *(PREPARE[n] for n in conspiracies.unprepared(state, player))]
    actions = []
    if state.senate.may_trigger:
        actions += [TRIGGER[number] for number in conspiracies.prepared(state, player)]
    for place in state.table.accessible[state.present]:
        card = state.dealt[place]
        start = len(actions)
        if SENATORS >> card & 1:
            if recruiting:
                actions.append(RECRUIT[card])
        elif CHAIN[card] & built or market[card] <= coins:
            actions.append(BUILD[card])
        actions.append(DISCARD[card])
        for using in uses:
            actions.append(using[card])
        if ALIKE[card] and (at := place_code(state, place)) >= 0:
            actions[start:] = [action._replace(place=at) for action in actions[start:]]
    if state.cities[1 - player].tokens & ECONOMY:
        actions += _other_payments(state, actions)
    return actions


def _other_payments(state: GameState, actions: list[Action]) -> list[Action]:
    """Buildings paid for in another sensible way than by default (RULINGS D-23, D-24)."""
    city = state.cities[state.active]
    purse, terms = city.purse, city.market.terms
    return [
        action._replace(giving=other.to_opponent)
        for action in actions
        if action.verb == "build" and terms.has_a_choice(CARDS[action.subject])
        for other in payments(state, state.active, CARDS[action.subject])[1:]
        if other.total <= purse
    ]
