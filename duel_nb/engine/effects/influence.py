"""Influence cubes: placing, moving and removing them, and the control that follows (AGO-SENATE).

Every step updates who controls its Chambers and which Decrees are in force, and tests for victory,
before anything else happens (AGO-CTRL-05, GEN-04).
"""

from collections.abc import Sequence

from duel_nb.engine import changes
from duel_nb.engine.effects import military, victory
from duel_nb.engine.effects.decrees import SHIELD
from duel_nb.engine.state import State, senate_of
from duel_nb.engine.state.tables import DECREES, decree_of, sum_of

# -- steps -------------------------------------------------------------------------------------


def place(state: State, player: int, chamber: int, rule: str) -> None:
    """Put a cube of the player's supply into a Chamber (0 to 5)."""
    before = senate_of(state).controller(chamber)
    changes.place_cube(state, player, chamber, rule)
    settle(state, [(chamber, before)], entered=chamber)


def remove(state: State, player: int, chamber: int, rule: str) -> None:
    """Give an opposing cube of a Chamber back to its owner (AGO-SENATE-03)."""
    before = senate_of(state).controller(chamber)
    changes.return_cube(state, 1 - player, chamber, rule)
    settle(state, [(chamber, before)])


def move(state: State, player: int, here: int, there: int, rule: str) -> None:
    """Move a cube from a Chamber to an adjacent one, which is updated second (AGO-CTRL-05)."""
    senate = senate_of(state)
    before = [(chamber, senate.controller(chamber)) for chamber in (here, there)]
    changes.move_cube(state, player, here, there, rule)
    settle(state, before, entered=there)


def settle(state: State, before: list[tuple[int, int | None]], entered: int | None = None) -> None:
    """Update control and Decrees of Chambers, then test for victory.

    ``before`` has each Chamber with its previous controller; ``entered`` is the Chamber into which
    a cube has come, if one has.
    """
    senate = senate_of(state)
    for chamber, old in before:
        new = senate.controller(chamber)
        if new == old:
            continue
        if old is not None:
            changes.tell_control(state, old, chamber, gained=False)
            lapse(state, old, senate.decrees[chamber], "AGO-CTRL-03")
        if new is not None:
            changes.tell_control(state, new, chamber, gained=True)
            first = chamber == entered and sum(cubes[chamber] for cubes in senate.cubes) == 1
            why_up = "AGO-CTRL-06" if first else "AGO-CX-18"
            enact(state, new, senate.decrees[chamber], "AGO-CTRL-03", why_up)
    victory.test(state)


def enact(
    state: State, player: int, decrees: Sequence[int], why: str, why_up: str = "AGO-CX-18"
) -> None:
    """Decrees come into force for a player and are turned face up (AGO-CTRL-03, 06).

    ``why`` is the rule that gives them to the player, ``why_up`` the one that turns them up: unless
    it is the first cube, Insider Influence has moved them face down (AGO-CX-18).
    """
    gained = 0
    for number in decrees:
        if not senate_of(state).is_up(number):
            changes.turn_up_decree(state, number, why_up)
        gained |= 1 << number
        decree = DECREES[number]
        changes.tell(state, "in-force", why, "decree-works", player, decree.id, 1, thing=decree)
    changes.set_decrees(state, player, state.cities[player].decrees | gained)
    if gained & SHIELD:
        shields = sum_of(DECREES, gained & SHIELD, "shields")
        military.tell_no_bonus(state, player, decree_of(SHIELD), "AGO-DECX-12")
        military.advance(state, player, shields, decree_of(SHIELD).rule)


def lapse(state: State, player: int, decrees: Sequence[int], why: str) -> None:
    """Decrees are no longer in force for a player; the shield goes back (AGO-DECREE-09).

    ``why`` is the rule that takes them from the player.
    """
    lost = 0
    for number in decrees:
        lost |= 1 << number
        decree, key = DECREES[number], "decree-works-no-longer"
        changes.tell(state, "in-force", why, key, player, decree.id, -1, thing=decree)
    changes.set_decrees(state, player, state.cities[player].decrees & ~lost)
    if lost & SHIELD:
        shields = sum_of(DECREES, lost & SHIELD, "shields")
        military.advance(state, 1 - player, shields, decree_of(SHIELD).rule)


def shift(state: State, player: int, under: int, here: int, there: int) -> None:
    """Insider Influence: a Decree (0, or 1 under it) goes to another Chamber (AGO-CX-16, 17)."""
    senate = senate_of(state)
    decree = senate.decrees[here][under]
    loser, winner = senate.controller(here), senate.controller(there)
    changes.shift_decree(state, player, decree, here, there)
    if loser == winner:
        if loser is not None:
            changes.tell(state, "nothing", "AGO-CX-16", "decree-goes-on", loser)
        return
    if loser is not None:
        lapse(state, loser, (decree,), "AGO-CX-16")
    if winner is not None:
        enact(state, winner, (decree,), "AGO-CX-16")
    victory.test(state)
