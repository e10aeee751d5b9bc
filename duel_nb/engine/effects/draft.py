"""The Wonder draft (BASE-DRAFT)."""

from typing import Final

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.effects import ages, verbs
from duel_nb.engine.state import Pending, State
from duel_nb.engine.state.tables import PLAYERS, WONDERS
from duel_nb.messages import Listed

#: Who takes each of the eight Wonders: A B B A, then B A A B (BASE-DRAFT-01, BASE-DRAFT-02).
ORDER: Final = tuple(PLAYERS.index(player) for picks in CATALOG.draft_picks for player in picks)
GROUP: Final = len(CATALOG.draft_picks[0])


def begin(state: State) -> None:
    """Offer the first four Wonders (BASE-DRAFT-01)."""
    _offer(state)
    changes.ask(state, "draft", ORDER[0])


def _offer(state: State) -> None:
    state.offer, state.to_offer = state.to_offer[:GROUP], state.to_offer[GROUP:]
    there = Listed(*(WONDERS[wonder] for wonder in state.offer))
    changes.tell(state, "offered", group_rule(state), "wonders-offered", wonders=there)


def group_rule(state: State) -> str:
    """The rule of the group of four that is being drafted."""
    return "BASE-DRAFT-01" if state.picks < GROUP else "BASE-DRAFT-02"


def pick(state: State, player: int, wonder: int, rule: str) -> None:
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
        pick(state, ORDER[state.picks], state.offer[0], "BASE-DRAFT-04")
        return
    if not state.offer and state.to_offer:
        _offer(state)
    if state.offer:
        state.active = ORDER[state.picks]
        changes.ask(state, "draft", state.active)
    else:
        state.active = 0
        ages.begin_first(state)
