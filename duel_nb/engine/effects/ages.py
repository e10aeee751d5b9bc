"""The draft of the Wonders, then from Age to Age (BASE-DRAFT, BASE-AGE, BASE-END)."""

from typing import Final

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.effects import pantheon, verbs
from duel_nb.engine.rules import scoring
from duel_nb.engine.state import Pending, State, pantheon_of, structure
from duel_nb.engine.state.tables import GATE, LAST_AGE, PLAYERS, WONDERS
from duel_nb.messages import Listed

# -- the draft (BASE-DRAFT) --------------------------------------------------------------------

#: Who takes each of the eight Wonders: A B B A, then B A A B (BASE-DRAFT-01, BASE-DRAFT-02).
DRAFT_ORDER: Final = tuple(
    PLAYERS.index(player) for picks in CATALOG.draft_picks for player in picks
)
DRAFT_GROUP: Final = len(CATALOG.draft_picks[0])


def begin_draft(state: State) -> None:
    """Offer the first four Wonders (BASE-DRAFT-01)."""
    _offer(state)
    changes.ask(state, "draft", DRAFT_ORDER[0])


def _offer(state: State) -> None:
    state.offer, state.to_offer = state.to_offer[:DRAFT_GROUP], state.to_offer[DRAFT_GROUP:]
    there = Listed(*(WONDERS[wonder] for wonder in state.offer))
    changes.tell(state, "offered", group_rule(state), "wonders-offered", wonders=there)


def group_rule(state: State) -> str:
    """The rule of the group of four that is being drafted."""
    return "BASE-DRAFT-01" if state.picks < DRAFT_GROUP else "BASE-DRAFT-02"


def draft(state: State, player: int, wonder: int, rule: str) -> None:
    """A Wonder on offer comes to a player, with its effects of being drafted."""
    state.offer = tuple([w for w in state.offer if w != wonder])
    state.picks += 1
    changes.gain_wonder(state, player, wonder, rule)
    drafted = WONDERS[wonder]
    if drafted.does_when_drafted:
        changes.ask(state, NEXT_PICK, player)
        verbs.do(state, player, drafted, reversed(drafted.does_when_drafted))
    else:
        next_pick(state)


#: The step that continues the draft after the effects of a drafted Wonder.
NEXT_PICK: Final = "next-pick"


def next_pick(state: State, pending: Pending | None = None) -> None:
    """Continue the draft, also as the step after the effects of a drafted Wonder (AGO-KNOSSOS-01).

    Deal out the last of a group (BASE-DRAFT-04), ask for the next pick, or begin Age I.
    """
    if len(state.offer) == 1:
        draft(state, DRAFT_ORDER[state.picks], state.offer[0], "BASE-DRAFT-04")
        return
    if not state.offer and state.to_offer:
        _offer(state)
    if state.offer:
        state.active = DRAFT_ORDER[state.picks]
        changes.ask(state, "draft", state.active)
    else:
        state.active = 0
        begin_first(state)


# -- from Age to Age (BASE-AGE, BASE-END) ------------------------------------------------------


def begin_first(state: State) -> None:
    """Age I: deal the structure if it does not lie there yet; the first player begins.

    Implements BASE-TURN-01 and BASE-STRUCT-06.
    """
    state.age = 1
    if state.table is None:
        lay_out(state, 1)


def lay_out(state: State, age: int) -> None:
    """Lay out the structure of an Age from its shuffled deck (BASE-STRUCT-06)."""
    state.table = structure.table(age, state.config.agora)
    state.dealt = state.decks[age - 1]
    state.present = state.table.full
    state.face_up = state.table.dealt_face_up
    changes.tell(state, "dealt", "BASE-STRUCT-06", "age-dealt", amount=age, age="I" * age)
    if state.pantheon is not None:
        pantheon.lay_tokens(state, age, state.table)


def finish(state: State) -> None:
    """The structure is empty: the next Age, or the end of the game (BASE-AGE-01, BASE-END-01)."""
    age = state.age
    changes.tell(state, "age-over", "BASE-AGE-01", "age-over", amount=age, age="I" * age)
    if state.age == LAST_AGE:
        winner, rule = scoring.civilian_winner(state)
        changes.end_game(state, "civilian", winner, rule)
        return
    if state.age == 1 and state.pantheon is not None:
        place_gate(state)
    else:
        begin_next(state)


def begin_next(state: State) -> None:
    """Deal the next Age's structure and ask who begins (BASE-AGE-02)."""
    state.age += 1
    lay_out(state, state.age)
    changes.ask(state, "begin", weaker(state))


#: The step that turns the Pantheon up and deals Age II, once the Gate is placed.
OPEN_PANTHEON: Final = "open-pantheon"


def place_gate(state: State) -> None:
    """The Gate takes the empty space of the Pantheon; with several, a choice (PAN-SETUP-08)."""
    spaces = pantheon.empty_spaces(state)
    changes.ask(state, OPEN_PANTHEON, weaker(state))
    if len(spaces) > 1:
        changes.ask(state, "place-gate", weaker(state))
    else:
        changes.put_in_pantheon(state, None, GATE, spaces[0])


def open_pantheon(state: State, pending: Pending) -> None:
    """Turn up the Pantheon, then deal Age II (PAN-SETUP-06)."""
    changes.open_pantheon(state)
    pantheon.unveil(state, pantheon_of(state).spaces)
    begin_next(state)


def begin_age(state: State, player: int, rule: str) -> None:
    """The player who was chosen begins the Age (BASE-AGE-02)."""
    state.active = player
    changes.tell(state, "begins", rule, "age-begins", player, age="I" * state.age)


def weaker(state: State) -> int:
    """Who decides who begins: the militarily weaker player, else who played last (BASE-AGE-03)."""
    if state.pawn == 0:
        return state.active
    return 1 if state.pawn > 0 else 0
