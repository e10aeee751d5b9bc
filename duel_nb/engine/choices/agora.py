"""The choices of Agora: cubes, Senators, and those of Conspiracies."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.actions import CONSPIRE, ONE, PASS, TRIGGER, Action
from duel_nb.engine.choices.base import PickToken, discard_opposing, not_owned, opposing_of
from duel_nb.engine.choices.choice import HELD, SKIPPED, Choice, Pick, PickOne, PickPlace, Source
from duel_nb.engine.choices.pantheon import UNBUILT_OF_OPPONENT
from duel_nb.engine.effects import agora, components, supremacy
from duel_nb.engine.errors import Refusal
from duel_nb.engine.rules import box
from duel_nb.engine.rules.cubes import CAUSES, moves, section
from duel_nb.engine.state import Pending, State, senate_of, table_of
from duel_nb.engine.state.senate import CHAMBERS
from duel_nb.engine.state.tables import CARDS, COLOUR, CONSPIRACIES, SENATORS, decree_of, members
from duel_nb.messages import Listed, Message

# -- cubes -------------------------------------------------------------------------------------


def caused(state: State, pending: Pending) -> str:
    """Id of the rule of the cause of a cube step."""
    return CAUSES[pending.by].rule


class PlaceCube(Pick):
    """Place an own cube in any Chamber; compulsory if one is left (AGO-SENATE-04)."""

    def nothing(self, state: State, pending: Pending) -> tuple[str, Message]:
        rule = "AGO-MIL-05" if pending.by == "inner-token" else self.none
        return rule, super().nothing(state, pending)[1]


class MoveCube(Choice):
    """Move an own cube to an adjacent Chamber; optional only with Knossos (AGO-SENATE-04)."""

    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        return list(moves(state, pending.player))

    def is_optional(self, pending: Pending) -> bool:
        return CAUSES[pending.by].may_move

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        return refuse_cube(state, pending.player, action, CHAMBERS)

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        agora.move_cube(state, pending.player, action.subject, action.other, rule)


def refuse_cube(state: State, player: int, action: Action, allowed: Sequence[int]) -> Refusal:
    """Why a cube cannot be placed or moved like this."""
    who, here = state.names[player], action.subject
    if action.verb == "move":
        if not senate_of(state).cubes[player][here]:
            return Refusal("AGO-POL-05", Message("no-cube-in", who=who, chamber=here + 1))
        message = Message("not-adjacent", here=here + 1, there=action.other + 1)
        return Refusal("AGO-GEO-03", message)
    if here not in allowed:
        where = Listed(*(chamber + 1 for chamber in allowed), last="or")
        return Refusal("AGO-POL-04", Message("cube-elsewhere", where=where))
    return Refusal("AGO-SENATE-02", Message("no-cube-left", who=who))


def supplied(state: State, pending: Pending) -> Sequence[int]:
    """Every Chamber, if the player has a cube left to place (AGO-SENATE-02)."""
    return CHAMBERS if senate_of(state).supply(pending.player) else ()


def opposed(state: State, pending: Pending) -> Sequence[int]:
    """The Chambers in which the opponent has a cube."""
    cubes = senate_of(state).cubes[1 - pending.player]
    return [chamber for chamber in CHAMBERS if cubes[chamber]]


# -- Senators ----------------------------------------------------------------------------------


class SenateActions(Choice):
    """The Senate actions of a Politician, one after the other (AGO-POL-03)."""

    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        chambers = section(pending.by) if supplied(state, pending) else ()
        return [*(ONE["place"][chamber] for chamber in chambers), *moves(state, pending.player)]

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        return [*self.possible(state, pending), PASS]

    def message(self, state: State, pending: Pending) -> Message:
        senate, parts = senate_of(state), self.parts(state, pending)
        parts["left"] = pending.left
        parts["where"] = Listed(*(c + 1 for c in section(pending.by)), last="or")
        can = "place-or-move"
        if not any(senate.cubes[pending.player]):
            can = "place"
        elif not senate.supply(pending.player):
            can = "move"
        return Message(f"choice-senate-actions-{can}", **parts)

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        return refuse_cube(state, pending.player, action, section(pending.by))

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        player, before = pending.player, state.cities[pending.player].decrees
        if pending.left > 1:
            changes.ask(state, pending.kind, player, by=pending.by, left=pending.left - 1)
        if action.verb == "place":
            agora.place_cube(state, player, action.subject, "AGO-POL-04")
        else:
            agora.move_cube(state, player, action.subject, action.other, "AGO-POL-05")
        changed = state.cities[player].decrees ^ before
        if changed & agora.MORE_BLUE and state.outcome is None:
            changes.tell(state, "nothing", "AGO-POL-02", "actions-stay", player)


class Conspirator(Choice):
    """A Conspirator: place a cube in any Chamber, conspire, or neither (AGO-CONSPIRATOR-01)."""

    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        return [*(ONE["place"][chamber] for chamber in supplied(state, pending)), CONSPIRE]

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        if action.verb == "move":
            return Refusal(self.rule_of(state, pending), Message("conspirator-moves-none"))
        who = state.names[pending.player]
        return Refusal("AGO-CONSPIRATOR-03", Message("no-cube-left", who=who))

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        player, before = pending.player, state.cities[pending.player].decrees
        if action.verb == "conspire":
            agora.conspire(state, player, "AGO-CONSPIRATOR-02")
            return
        agora.place_cube(state, player, action.subject, rule)
        gained = state.cities[player].decrees & ~before
        if gained & agora.CONSPIRATOR_TURN and state.outcome is None:  # it comes too late
            key, decree = "turn-too-late", decree_of(agora.CONSPIRATOR_TURN)
            changes.tell(state, "nothing", "AGO-DECX-11", key, player, decree=decree)


def drawn_by(state: State, pending: Pending) -> str:
    """The rule by which Conspiracies are drawn: Curia Julia's in the draft, or a Conspirator's."""
    return "AGO-CONSPIRATOR-02" if state.age else "AGO-CURIA-01"


class Keep(PickOne):
    """The Conspiracy to keep, face down before the player; the other one is put back."""

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        changes.keep_conspiracy(state, pending.player, action.subject, rule)
        for number in pending.among:
            if number != action.subject:
                changes.ask(state, "return-conspiracy", pending.player, (number,))


class PutBack(PickOne):
    """Whether the Conspiracy goes back on top of the deck (0) or under it (1)."""

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        (number,) = pending.among
        changes.return_conspiracy(state, pending.player, number, action.subject == 0, rule)


# -- Conspiracies ------------------------------------------------------------------------------


def standing_of_opponent(state: State, pending: Pending) -> Sequence[int]:
    """The opponent's Wonders that stand."""
    return members(state.cities[1 - pending.player].standing)


def sabotage(state: State, player: int, wonder: int, rule: str) -> None:
    """The Wonder goes back into the box."""
    changes.destroy_wonder(state, 1 - player, wonder)


def lockable(state: State, pending: Pending) -> Sequence[int]:
    """Progress tokens of the board, the opponent and the box (AGO-CX-04)."""
    theirs = members(state.cities[1 - pending.player].tokens)
    return [*state.board_progress, *theirs, *box.progress_box(state)]


class Lock(Pick):
    """A Progress token to lock: neither the player's own nor one on Enki (AGO-CX-05)."""

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        refusal = super().refuse(state, pending, action)
        on_enki = state.pantheon.enki if state.pantheon is not None else ()
        own = state.cities[pending.player].tokens >> action.subject & 1
        return replace(refusal, rule="AGO-CX-05") if own or action.subject in on_enki else refusal


def lock(state: State, player: int, token: int, rule: str) -> None:
    """The token lies under Obscurantism, out of use."""
    changes.lock_progress(state, player, token)


class PropertyFraud(Pick):
    """A Building that still lies in row 1, covered or not (AGO-CX-07)."""

    def nothing(self, state: State, pending: Pending) -> tuple[str, Message]:
        left = "-but-senators" if agora.first_row(state) else ""
        return self.none, Message(f"none-in-row-one{left}")

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        if SENATORS >> action.subject & 1:
            return Refusal(self.rule_of(state, pending), Message("property-fraud-no-senator"))
        return Refusal(self.none, Message("not-in-row-one", what=CARDS[action.subject]))


def row_one(state: State, pending: Pending) -> Sequence[int]:
    """The Buildings in row 1, without the Senators there."""
    cards = (state.dealt[place] for place in agora.first_row(state))
    return [card for card in cards if not SENATORS >> card & 1]


def build_from_row_one(state: State, player: int, card: int, rule: str) -> None:
    """The Building leaves the structure and is constructed for free."""
    row = agora.first_row(state)
    changes.take_from_structure(state, next(p for p in row if state.dealt[p] == card))
    components.construct_building(state, player, card, rule)


class Treason(Pick):
    """A card removed for the current Age or an earlier one (AGO-CX-08, AGO-CX-09)."""

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        card = CARDS[action.subject]
        if card.senator:
            return Refusal("AGO-CX-09", Message("treason-no-senator", what=card))
        if card.colour == "purple":
            return Refusal("AGO-CX-09", Message("treason-no-purple", what=card))
        return Refusal(self.rule_of(state, pending), Message("not-removed", what=card))


def build_removed(state: State, player: int, card: int, rule: str) -> None:
    """The card, removed at set-up, is constructed for free."""
    changes.take_removed(state, card)
    components.construct_building(state, player, card, rule)


def accessible(state: State, pending: Pending) -> Sequence[int]:
    """The accessible places of the structure."""
    return table_of(state).accessible(state.present)


def discard_accessible(state: State, player: int, place: int, rule: str) -> None:
    """The card goes to the discard pile, for no coins (AGO-CX-11)."""
    changes.discard_card(state, changes.take_from_structure(state, place), rule)


class InsiderInfluence(Choice):
    """Which Decree to move where, face up or not (AGO-CX-16 to AGO-CX-18)."""

    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        decrees = senate_of(state).decrees
        return [
            Action("shift", here + len(CHAMBERS) * under, there)
            for here in CHAMBERS
            for under in range(len(decrees[here]))
            for there in CHAMBERS
            if there != here
        ]

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        under, here = divmod(action.subject, len(CHAMBERS))
        message = Message("decree-must-move")
        if len(senate_of(state).decrees[here]) <= under:
            message = Message("no-such-decree", chamber=here + 1)
        return Refusal(self.rule_of(state, pending), message)

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        under, here = divmod(action.subject, len(CHAMBERS))
        agora.move_decree(state, pending.player, under, here, action.other)


class Coercion(Choice):
    """An own blue or green card for one of the same colour (AGO-CX-14, AGO-CX-15)."""

    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        mine, theirs = state.cities[pending.player].cards, state.cities[1 - pending.player].cards
        return [
            Action("swap", own, other)
            for colour in ("blue", "green")
            for own in members(mine & COLOUR[colour])
            for other in members(theirs & COLOUR[colour])
        ]

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        own, other = CARDS[action.subject], CARDS[action.other]
        names, player = state.names, pending.player
        if not state.cities[player].cards >> own.index & 1:
            message = Message("not-in-city", what=own, who=names[player])
        elif not state.cities[1 - player].cards >> other.index & 1:
            message = Message("not-in-city", what=other, who=names[1 - player])
        else:
            message = Message("not-of-one-colour", own=own, other=other)
        return Refusal(self.none, message)

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        player, given, taken = pending.player, action.subject, action.other
        for owner, card in ((player, taken), (1 - player, given)):
            if state.cities[owner].snake == card:  # before pairs are checked (BOTH-12)
                changes.remove_snake(state, owner)
        changes.swap_buildings(state, player, given, taken)
        mine, theirs = CARDS[taken].science, CARDS[given].science
        if mine and theirs:
            supremacy.gain_symbols(state, (1 - player, theirs), (player, mine))


class CuriaJulia(Choice):
    """Trigger an unprepared Conspiracy, or not (AGO-CURIA-02, AGO-CURIA-03)."""

    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        return [TRIGGER[number] for number in agora.unprepared(state, pending.player)]

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        plots = state.cities[pending.player].plots
        # The viewer may not know which ones lie there, but that there are some.
        if any(plot.card < 0 and not plot.triggered for plot in plots):
            return [*self.possible(state, pending), PASS]
        return ()

    def is_hidden(self, state: State, pending: Pending) -> bool:
        return agora.are_hidden(state, pending.player)

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        plot, plots = CONSPIRACIES[action.subject], state.cities[pending.player].plots
        if any(other.number == plot.index and other.triggered for other in plots):
            return Refusal("AGO-CURIA-03", Message("triggered-already", what=plot))
        message = Message("not-in-front", what=plot, who=state.names[pending.player])
        if plot.index in agora.prepared(state, pending.player):
            message = Message("curia-julia-not-prepared", what=plot)
        return Refusal(self.rule_of(state, pending), message)

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        components.trigger(state, pending.player, action.subject, rule)


# -- the choices -------------------------------------------------------------------------------

_OF_CONSPIRACIES: Final[tuple[Choice, ...]] = (
    Pick(
        kind="extortion",
        rule="AGO-C-EXTORTION",
        none="AGO-CX-21",
        verb="claim",
        source=UNBUILT_OF_OPPONENT,
        then=components.take_wonder,
    ),
    Pick(
        kind="expropriation",
        rule="AGO-C-EXPROPRIATION",
        none="AGO-CX-21",
        verb="discard",
        source=opposing_of(CATALOG.conspiracy("expropriation"), "discard-card-of-opponent"),
        then=discard_opposing,
    ),
    Pick(
        kind="swindle",
        rule="AGO-C-SWINDLE",
        none="AGO-CX-21",
        verb="discard",
        source=opposing_of(CATALOG.conspiracy("swindle"), "discard-card-of-opponent"),
        then=discard_opposing,
    ),
    Pick(
        kind="foreclosure",
        rule="AGO-C-FORECLOSURE",
        none="AGO-CX-21",
        verb="seize",
        source=opposing_of(CATALOG.conspiracy("foreclosure"), "take-card-of-opponent"),
        own_messages=True,
        then=changes.move_building,
    ),
    Pick(
        kind="sabotage",
        rule="AGO-C-SABOTAGE",
        none="AGO-CX-21",
        verb="topple",
        source=Source("standing-of-opponent", standing_of_opponent),
        then=sabotage,
    ),
    Lock(
        kind="obscurantism",
        rule="AGO-C-OBSCURANTISM",
        none="AGO-PLOT-05",
        verb="lock",
        source=Source("lockable", lockable),
        then=lock,
    ),
    PickToken(
        kind="espionage",
        rule="AGO-C-ESPIONAGE",
        verb="take",
        secret=True,
        source=Source("token-in-box", not_owned),
        then=components.gain_progress,
    ),
    PropertyFraud(
        kind="property-fraud",
        rule="AGO-C-FRAUD",
        none="AGO-CX-07",
        verb="build",
        related_verbs=("recruit",),
        source=Source("in-row-one", row_one),
        then=build_from_row_one,
    ),
    Treason(
        kind="treason",
        rule="AGO-C-TREASON",
        verb="build",
        related_verbs=("recruit",),
        secret=True,
        source=Source("removed", HELD.there),
        then=build_removed,
    ),
    PickPlace(
        kind="turn-of-events",
        rule="AGO-C-EVENTS",
        none="AGO-PLOT-05",
        verb="discard",
        places=accessible,
        then=discard_accessible,
    ),
    PickPlace(
        kind="turn-of-events-again",
        rule="AGO-C-EVENTS",
        none="AGO-PLOT-05",
        verb="discard",
        optional=True,
        places=accessible,
        then=discard_accessible,
    ),
    InsiderInfluence(
        kind="insider-influence",
        rule="AGO-C-INSIDER",
        verb="shift",
    ),
    Coercion(
        kind="coercion",
        rule="AGO-C-COERCION",
        none="AGO-CX-14",
        verb="swap",
    ),
)

AGORA: Final[tuple[Choice, ...]] = (
    PlaceCube(
        kind="place-cube",
        rule=caused,
        must="AGO-SENATE-04",
        none="AGO-SENATE-02",
        verb="place",
        source=Source("cube-to-place", supplied),
        then=agora.place_cube,
    ),
    Pick(
        kind="remove-cube",
        rule=caused,
        must="AGO-SENATE-04",
        rule_against="AGO-SENATE-03",
        none="AGO-SENATE-03",
        verb="expel",
        source=Source("cube-to-remove", opposed),
        then=agora.remove_cube,
    ),
    MoveCube(
        kind="move-cube",
        rule=caused,
        must="AGO-SENATE-04",
        none=SKIPPED,
        variant=lambda state, pending: "-or-not" if CAUSES[pending.by].may_move else "",
        verb="move",
    ),
    SenateActions(
        kind="senate-actions",
        rule="AGO-POL-03",
        verb="place",
        related_verbs=("move",),
    ),
    Conspirator(
        kind="conspirator",
        rule="AGO-CONSPIRATOR-01",
        verb="place",
        related_verbs=("move",),
        optional=True,
        variant=lambda state, pending: "" if supplied(state, pending) else "-without-cube",
    ),
    Keep(
        kind="keep-conspiracy",
        rule=drawn_by,
        verb="keep",
        secret=True,
        source=Source("drawn-conspiracy", HELD.there),
    ),
    PutBack(
        kind="return-conspiracy",
        rule=drawn_by,
        verb="return",
        secret=True,
        source=Source("end-of-deck", lambda state, pending: (0, 1)),
    ),
    CuriaJulia(
        kind="curia-julia",
        rule="AGO-CURIA-02",
        none="AGO-CURIA-02",
        verb="trigger",
    ),
    # The effect of a Conspiracy is compulsory, as far as possible.
    *(replace(choice, must="AGO-PLOT-06") for choice in _OF_CONSPIRACIES),
)
