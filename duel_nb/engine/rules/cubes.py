"""Influence cubes: their moves, the causes of cube steps, Decrees in force (AGO-SENATE)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from duel_nb.catalog import CATALOG
from duel_nb.engine.actions import MOVE, Action
from duel_nb.engine.state import State, senate_of
from duel_nb.engine.state.senate import ADJACENT, CHAMBERS, SECTION
from duel_nb.engine.state.tables import CONSPIRACIES, WONDERS
from duel_nb.messages import Message, Part


class Cause(NamedTuple):
    """The cause of a cube step."""

    rule: str  # id of its rule
    what: Part  # the component, or the message that names it
    may_move: bool = False  # whether a move is optional


#: The Wonders that ask for a cube step, when they are drafted or constructed.
_DRAFTED: Final = [wonder for wonder in WONDERS if wonder.when_drafted == "place-influence"]
_BUILT: Final = [w for w in WONDERS if any("influence" in effect.verb for effect in w.does)]

#: Everything that asks for a cube step, as `Pending.by` names it; the order is that of saved games.
CAUSES: Final = {
    "inner-token": Cause("AGO-MIL-01", Message("inner-token")),
    "outer-token": Cause("AGO-MIL-02", Message("outer-token")),
    **{f"{wonder.id}-drafted": Cause(wonder.rule_when_drafted, wonder) for wonder in _DRAFTED},
    **{wonder.id: Cause(wonder.rule, wonder, wonder.move_influence) for wonder in _BUILT},
    **{plot.id: Cause(plot.rule, plot) for plot in CONSPIRACIES},
}


def moves(state: State, player: int) -> Iterator[Action]:
    """Every move of one of a player's cubes to an adjacent Chamber (AGO-POL-05)."""
    cubes = senate_of(state).cubes[player]
    for here in CHAMBERS:
        if cubes[here]:
            for there in ADJACENT[here]:
                yield MOVE[here][there]


def section(politician: str) -> tuple[int, ...]:
    """The Chambers (0 to 5) of a Politician's section (AGO-POL-04)."""
    return SECTION[CATALOG.card(politician).section or ""]


def in_force(state: State, player: int) -> int:
    """The Decrees (bits) that must be in force for a player, computed from the cubes."""
    senate = senate_of(state)
    lying = (d for chamber in senate.controlled(player) for d in senate.decrees[chamber])
    return sum(1 << decree for decree in lying if decree >= 0)
