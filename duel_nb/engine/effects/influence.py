"""Influence cubes: placing, moving and removing them, and the control that follows (AGO-SENATE).

Every step settles who controls the Chambers it touched, what their Decrees do, and whether
someone has won, before anything else happens (AGO-CTRL-05, GEN-04).
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from duel_nb.engine import changes
from duel_nb.engine.actions import EXPEL, MOVE, PASS, PLACE, Action
from duel_nb.engine.choices.choice import Choice
from duel_nb.engine.effects import military, victory
from duel_nb.engine.effects.decrees import MORE_BLUE, SHIELD, decree_of, rule
from duel_nb.engine.state import Pending, State
from duel_nb.engine.state.senate import ADJACENT, CHAMBERS, SECTION, conspiracy_rule
from duel_nb.engine.state.tables import CONSPIRACIES, DECREES, together

# -- steps -------------------------------------------------------------------------------------


def place(state: State, player: int, chamber: int, rule: str) -> None:
    """Put a cube of the supply into a Chamber (0 to 5)."""
    before = changes.senate_of(state).controller(chamber)
    changes.place_cube(state, player, chamber, rule)
    settle(state, [(chamber, before)], entered=chamber)


def remove(state: State, player: int, chamber: int, rule: str) -> None:
    """Give an opposing cube of a Chamber back to its owner (AGO-SENATE-03)."""
    before = changes.senate_of(state).controller(chamber)
    changes.return_cube(state, 1 - player, chamber, rule)
    settle(state, [(chamber, before)])


def move(state: State, player: int, here: int, there: int, rule: str) -> None:
    """Move a cube from a Chamber to an adjacent one, which is settled second (AGO-CTRL-05)."""
    senate = changes.senate_of(state)
    before = [(chamber, senate.controller(chamber)) for chamber in (here, there)]
    changes.move_cube(state, player, here, there, rule)
    settle(state, before, entered=there)


def settle(state: State, before: list[tuple[int, int | None]], entered: int | None = None) -> None:
    """What has changed in Chambers given with who controlled them; then victories are tested.

    ``entered`` is the Chamber into which a cube has come, if one has.
    """
    senate = changes.senate_of(state)
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
    """Decrees come into force for a player, turned up if they were not (AGO-CTRL-03, 06).

    ``why`` is the rule that gives them to the player, ``why_up`` the one that turns them up: if
    not the first cube does, Insider Influence has moved them unseen (AGO-CX-18).
    """
    gained = 0
    for number in decrees:
        if not changes.senate_of(state).is_up(number):
            changes.turn_up_decree(state, number, why_up)
        gained |= 1 << number
        decree = DECREES[number]
        changes.tell(state, "in-force", why, "decree-works", player, decree.id, 1, thing=decree)
    changes.set_decrees(state, player, state.cities[player].decrees | gained)
    if gained & SHIELD:
        shields = together(DECREES, gained & SHIELD, "shields")
        military.tell_no_bonus(state, player, decree_of(SHIELD), "AGO-DECX-12")
        military.advance(state, player, shields, rule(SHIELD))


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
        shields = together(DECREES, lost & SHIELD, "shields")
        military.advance(state, 1 - player, shields, rule(SHIELD))


def in_force(state: State, player: int) -> int:
    """The Decrees (bits) that must be in force for a player, worked out from the cubes."""
    senate = changes.senate_of(state)
    lying = (d for chamber in senate.controlled(player) for d in senate.decrees[chamber])
    return sum(1 << decree for decree in lying if decree >= 0)


def moves(state: State, player: int) -> Iterator[Action]:
    """Every move of an own cube to an adjacent Chamber (AGO-POL-05)."""
    cubes = changes.senate_of(state).cubes[player]
    for here in CHAMBERS:
        if cubes[here]:
            for there in ADJACENT[here]:
                yield MOVE[here][there]


def refused_cube(state: State, player: int, action: Action, allowed: Sequence[int]) -> str:
    """Why a cube cannot be placed or moved like this, as one sentence."""
    senate, who = changes.senate_of(state), changes.name(state, player)
    if action.verb == "move":
        if not senate.cubes[player][action.subject]:
            return f"{who} has no cube in Chamber {action.subject + 1}."
        pair = f"Chambers {action.subject + 1} and {action.other + 1}"
        return f"{pair} are not adjacent: a cube moves one Chamber along the arc."
    if action.verb == "place" and action.subject not in allowed:
        where = " or ".join(str(chamber + 1) for chamber in allowed)
        return f"This cube can only go into Chamber {where}."
    return f"{who} has no cube left to place."


def rule_against_cube(state: State, player: int, action: Action, allowed: Sequence[int]) -> str:
    """The rule behind `refused_cube`."""
    if action.verb == "move":
        has_cube = changes.senate_of(state).cubes[player][action.subject]
        return "AGO-GEO-03" if has_cube else "AGO-POL-05"
    return "AGO-POL-04" if action.subject not in allowed else "AGO-SENATE-02"


# -- why a cube is placed, moved or removed ----------------------------------------------------


class Cause(NamedTuple):
    """What asks for a cube step: the rule, the thing in words, whether it leaves a move open."""

    rule: str
    what: str
    may_move: bool = False


DRAFTED, BUILT = military.OUTER_TOKEN + 1, military.OUTER_TOKEN + 2
#: Everything that asks for a cube step; a pending choice holds the number of its cause. After
#: the first four come the Conspiracies.
CAUSES = (
    Cause("AGO-MIL-01", "inner Military token"),
    Cause("AGO-MIL-02", "outer Military token"),
    Cause("AGO-KNOSSOS-01", "Knossos"),
    Cause("AGO-KNOSSOS-02", "Knossos", may_move=True),
    *(Cause(conspiracy_rule(plot), plot.name) for plot in CONSPIRACIES),
)


def conspiracy_cause(number: int) -> int:
    """The number of the cause that a Conspiracy is."""
    return BUILT + 1 + number


class CubeStep(Choice):
    """A choice of a Chamber that some effect asks for (AGO-SENATE-04)."""

    must = "AGO-SENATE-04"

    def rule_of(self, state: State, pending: Pending) -> str:
        return CAUSES[pending.data[0]].rule

    def because(self, pending: Pending) -> str:
        """What asks for it, in brackets."""
        return f"({CAUSES[pending.data[0]].what})"


class PlaceCube(CubeStep):
    """Place an own cube in any Chamber; compulsory if one is left (AGO-SENATE-04)."""

    kind = military.PLACE_CUBE
    rule = "AGO-SENATE-04"
    verb = "place"

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        rule = "AGO-MIL-05" if pending.data[0] == military.INNER_TOKEN else "AGO-SENATE-02"
        who = changes.name(state, pending.player)
        return rule, f"{who} has no cube left to place {self.because(pending)}."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        return PLACE if changes.senate_of(state).supply(pending.player) else ()

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        place(state, pending.player, action.subject, self.rule_of(state, pending))

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        return f"{who} puts a cube into any Chamber {self.because(pending)}."


class RemoveCube(CubeStep):
    """Give back an opposing cube; compulsory if there is one (AGO-SENATE-03, AGO-SENATE-04)."""

    kind = military.REMOVE_CUBE
    rule = "AGO-SENATE-03"
    verb = "expel"

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        whom = changes.name(state, 1 - pending.player)
        return self.rule, f"{whom} has no cube in the Senate to remove {self.because(pending)}."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        cubes = changes.senate_of(state).cubes[1 - pending.player]
        return [EXPEL[chamber] for chamber in CHAMBERS if cubes[chamber]]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        remove(state, pending.player, action.subject, self.rule_of(state, pending))

    def text(self, state: State, pending: Pending) -> str:
        who, whom = changes.name(state, pending.player), changes.name(state, 1 - pending.player)
        return f"{who} removes one of {whom}'s cubes from the Senate {self.because(pending)}."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        whom = changes.name(state, 1 - pending.player)
        return f"{whom} has no cube in Chamber {action.subject + 1}."

    def rule_against(self, state: State, pending: Pending, action: Action) -> str:
        return self.rule


class MoveCube(CubeStep):
    """Move an own cube to an adjacent Chamber; optional with Knossos alone (AGO-SENATE-04)."""

    kind = military.MOVE_CUBE
    rule = "AGO-SENATE-04"
    verb = "move"

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        who = changes.name(state, pending.player)
        return "GEN-02", f"{who} has no cube in the Senate to move {self.because(pending)}."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        possible = list(moves(state, pending.player))
        return [*possible, PASS] if possible and self.optional(pending) else possible

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        if action.verb == "move":
            rule = self.rule_of(state, pending)
            move(state, pending.player, action.subject, action.other, rule)

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        moves = "may move" if self.optional(pending) else "moves"
        return f"{who} {moves} a cube to an adjacent Chamber {self.because(pending)}."

    def optional(self, pending: Pending) -> bool:
        """Whether the move may be left out: only Knossos offers it, all others order it."""
        return CAUSES[pending.data[0]].may_move

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        return refused_cube(state, pending.player, action, CHAMBERS)

    def rule_against(self, state: State, pending: Pending, action: Action) -> str:
        return rule_against_cube(state, pending.player, action, CHAMBERS)


# -- a Politician's actions --------------------------------------------------------------------

SECTIONS = tuple(SECTION)


class SenateActions(Choice):
    """The Senate actions of a Politician, one after the other (AGO-POL-03).

    The choice holds the number of the section and how many actions are left.
    """

    kind = "senate-actions"
    rule = "AGO-POL-03"
    verb = "place"
    akin = ("move",)

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        found: list[Action] = []
        if changes.senate_of(state).supply(pending.player):
            found += [PLACE[chamber] for chamber in self.section(pending)]
        return [*found, *moves(state, pending.player), PASS]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        player, (section, left) = pending.player, pending.data
        if action.verb == "pass":
            return
        before = state.cities[player].decrees
        if left > 1:
            changes.ask(state, self.kind, player, (section, left - 1))
        if action.verb == "place":
            place(state, player, action.subject, "AGO-POL-04")
        else:
            move(state, player, action.subject, action.other, "AGO-POL-05")
        changed = state.cities[player].decrees ^ before
        if changed & MORE_BLUE and state.outcome is None and state.log is not None:
            text = "The number of this Politician's actions stays as it was when it was recruited."
            changes.tell_text(state, "nothing", "AGO-POL-02", text, player)

    def section(self, pending: Pending) -> tuple[int, ...]:
        """The Chambers (0 to 5) of the Politician's section (AGO-POL-04)."""
        return SECTION[SECTIONS[pending.data[0]]]

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        left = changes.plural(pending.data[1], "Senate action")
        senate = changes.senate_of(state)
        where = " or ".join(str(chamber + 1) for chamber in self.section(pending))
        if not any(senate.cubes[pending.player]):
            return f"{who} has {left}: place a cube in Chamber {where}, or stop."
        if not senate.supply(pending.player):
            return f"{who} has {left}: move a cube, or stop."
        return f"{who} has {left}: place a cube in Chamber {where}, move one, or stop."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        return refused_cube(state, pending.player, action, self.section(pending))

    def rule_against(self, state: State, pending: Pending, action: Action) -> str:
        return rule_against_cube(state, pending.player, action, self.section(pending))
