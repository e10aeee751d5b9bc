"""A component comes into a City and has its effects: constructed, taken, recruited, activated.

The effects of each one are in the catalog, and `verbs` carries them out; this is the rest. Lasting
effects of Progress tokens are where they apply: Architecture and Masonry in `payment`, Economy in
the ways to use a turn, Strategy and Theology in `verbs`, points in `scoring`.
"""

from typing import Final

from duel_nb.catalog import CATALOG, Card, Divinity
from duel_nb.engine import changes
from duel_nb.engine.effects import agora, verbs
from duel_nb.engine.errors import Refusal
from duel_nb.engine.rules.prices import chains
from duel_nb.engine.state import END_OF_TURN, State
from duel_nb.engine.state.pantheon import pantheon_card
from duel_nb.engine.state.tables import (
    CARDS,
    CHAIN,
    CONSPIRACIES,
    PROGRESS,
    WONDERS,
    members,
    sum_of,
    tokens_with,
)
from duel_nb.messages import Message

# -- Buildings and Senators (BASE-BUILD, AGO-SENATOR) ------------------------------------------

#: The bit of the token that pays for chains (BASE-PROG-URBANISM).
URBANISM: Final = tokens_with("chain_coins")


def construct_building(
    state: State, player: int, card: int, rule: str, by_chain: bool = False
) -> None:
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
        agora.levy(state, building.colour)
    verbs.finish(state, player, building, phases)


def tell_no_chain(state: State, player: int, building: Card, rule: str, key: str) -> None:
    """Report that a Building is cheap or free by no chain, so that Urbanism brings nothing."""
    if state.cities[player].tokens & URBANISM:
        changes.tell(state, "nothing", rule, key, player, card=building)


def recruit(state: State, player: int, card: int, rule: str) -> None:
    """A Senator joins a City and acts; the caller has them paid for (AGO-SENATOR-05)."""
    changes.add_building(state, player, card, rule)
    verbs.run(state, player, CARDS[card])


def misused(card: int) -> Refusal:
    """Why a Senator cannot be constructed, or a Building not be recruited."""
    if CARDS[card].senator:
        message = Message("senator-not-constructed", what=CARDS[card])
        return Refusal("AGO-SENATOR-04", message)
    return Refusal("AGO-TURN-02", Message("building-not-recruited", what=CARDS[card]))


# -- Wonders (BASE-WON) ------------------------------------------------------------------------

#: Different Wonders that may be constructed in a game, standing or not (BASE-WON-03, 04).
MOST_CONSTRUCTED: Final = CATALOG.wonders_built_at_most


def construct_wonder(state: State, player: int, wonder: int, card: int, by: str) -> None:
    """Construct a Wonder, already paid for, with its effects in the order of BASE-TURN-10.

    ``by`` is the rule by which it is constructed.
    """
    changes.raise_wonder(state, player, wonder, card, by)
    if state.constructed.bit_count() == MOST_CONSTRUCTED:
        for owner, city in enumerate(state.cities):
            for other in city.owned:
                if not state.constructed >> other & 1:
                    changes.box_wonder(state, owner, other, "BASE-WON-03")
    built = WONDERS[wonder]
    phases = verbs.PHASES[built]
    verbs.do(state, player, built, phases.first)
    if state.cities[player].tokens & verbs.THEOLOGY and not built.play_again:
        (token,) = members(verbs.THEOLOGY)
        changes.earn_extra_turn(state, player, "BASE-PROG-THEOLOGY", PROGRESS[token])
    verbs.do(state, player, built, phases.counted)
    if state.senate is not None:
        agora.levy(state, "wonders")
    verbs.finish(state, player, built, phases)
    if not built.play_again and len(state.stack) > 1 and not state.again:
        changes.note_wonder(state, built.id)  # its choices may bring Theology


#: For each rule by which a Wonder is taken, the rule that taking it is not drafting it.
_NOT_DRAFTED: Final = {"PAN-RA-01": "PAN-RA-03", "AGO-C-EXTORTION": "AGO-CX-01"}


def take_wonder(state: State, player: int, wonder: int, rule: str) -> None:
    """The player takes an unbuilt Wonder of the opponent (PAN-RA-01, AGO-C-EXTORTION)."""
    changes.take_wonder(state, player, wonder, rule)
    taken = WONDERS[wonder]
    if taken.does_when_drafted:
        key = "wonder-not-drafted"
        changes.tell(state, "nothing", _NOT_DRAFTED[rule], key, player, wonder=taken)


# -- Progress tokens, Divinities, Conspiracies -------------------------------------------------


def gain_progress(state: State, player: int, number: int, rule: str) -> None:
    """A Progress token comes to a player and takes effect at once (BASE-PROGX-03)."""
    changes.gain_progress(state, player, number, rule)
    verbs.run(state, player, PROGRESS[number])
    if state.log is not None and 1 << number == verbs.THEOLOGY and not state.again:
        _tell_too_late(state, player)


def _tell_too_late(state: State, player: int) -> None:
    """Theology gives no turn for a Wonder constructed before it (BASE-PROGX-02)."""
    end = state.stack[0] if state.stack else None
    if end is not None and end.kind == END_OF_TURN and end.by and end.player == player:
        key, wonder = "theology-too-late", CATALOG.wonder(end.by)
        changes.tell(state, "nothing", "BASE-PROGX-02", key, player, wonder=wonder)


def activate(state: State, player: int, card: int, rule: str) -> None:
    """Lay a card of the Pantheon, already paid for, in front of the player and resolve it."""
    changes.receive_divinity(state, player, card, rule)
    thing = pantheon_card(card)
    verbs.run(state, player, thing)
    if isinstance(thing, Divinity) and thing.points:
        points, key = thing.points, "worth-at-the-end"
        changes.tell(
            state, "points", thing.rule, key, player, thing.id, points, thing=thing, points=points
        )


def trigger(state: State, player: int, number: int, rule: str) -> None:
    """Turn a Conspiracy up and carry out its effects, step by step (AGO-PLOT-06)."""
    changes.trigger_conspiracy(state, player, number, rule)
    verbs.run(state, player, CONSPIRACIES[number])
