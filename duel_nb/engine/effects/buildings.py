"""Constructing Buildings (BASE-BUILD, BASE-TURN-09).

The effects of a card are in the catalog, and `verbs` carries them out; this is the rest.
"""

from typing import Final

from duel_nb.catalog import Card
from duel_nb.engine import changes
from duel_nb.engine.effects import decrees, verbs
from duel_nb.engine.rules.prices import chains
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import CARDS, CHAIN, PROGRESS, sum_of, tokens_with

#: The bit of the token that pays for chains (BASE-PROG-URBANISM).
URBANISM: Final = tokens_with("chain_coins")


def construct(state: State, player: int, card: int, rule: str, by_chain: bool = False) -> None:
    """Put a Building into a City and carry out its effects, in the order of BASE-TURN-09.

    Nothing is paid here: it has been paid for, or it is free (GEN-07).
    """
    changes.add_building(state, player, card, rule)
    building, city = CARDS[card], state.cities[player]
    phases = verbs.PHASES[building]
    if phases.first:
        verbs.do(state, player, building, phases.first)
    if rule != "BASE-BUILD-01" and CHAIN[card] & chains(state, player):
        tell_no_chain(state, player, building, "GEN-07", "free-without-chain")
    if by_chain and city.tokens & URBANISM:
        coins = sum_of(PROGRESS, city.tokens, "chain_coins")
        changes.gain_coins(state, player, coins, "BASE-PROG-URBANISM", "coins-for-chain")
    if phases.counted:
        verbs.do(state, player, building, phases.counted)
    if state.senate is not None:
        decrees.levy(state, building.colour)
    verbs.finish(state, player, building, phases)


def tell_no_chain(state: State, player: int, building: Card, rule: str, key: str) -> None:
    """Report that a Building is cheap or free by no chain, so that Urbanism brings nothing."""
    if state.cities[player].tokens & URBANISM:
        changes.tell(state, "nothing", rule, key, player, card=building)
