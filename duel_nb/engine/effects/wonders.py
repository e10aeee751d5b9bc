"""Constructing Wonders (BASE-WON, BASE-TURN-10).

The effects of a Wonder are in the catalog, and `verbs` carries them out; this is the rest.
"""

from typing import Final

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.effects import decrees, verbs
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import PROGRESS, WONDERS, members

#: Different Wonders that may be constructed in a game, standing or not (BASE-WON-03, 04).
MOST_CONSTRUCTED: Final = CATALOG.wonders_built_at_most


def construct(state: State, player: int, wonder: int, card: int, by: str) -> None:
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
        decrees.levy(state, "wonders")
    verbs.finish(state, player, built, phases)
    if not built.play_again and len(state.stack) > 1 and not state.again:
        changes.note_wonder(state, built.id)  # its choices may bring Theology


#: For each rule by which a Wonder is taken, the rule that taking it is not drafting it.
_NOT_DRAFTED: Final = {"PAN-RA-01": "PAN-RA-03", "AGO-C-EXTORTION": "AGO-CX-01"}


def take(state: State, player: int, wonder: int, rule: str) -> None:
    """The player takes an unbuilt Wonder of the opponent (PAN-RA-01, AGO-C-EXTORTION)."""
    changes.take_wonder(state, player, wonder, rule)
    taken = WONDERS[wonder]
    if taken.does_when_drafted:
        key = "wonder-not-drafted"
        changes.tell(state, "nothing", _NOT_DRAFTED[rule], key, player, wonder=taken)
