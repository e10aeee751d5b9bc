"""Gaining Progress tokens (BASE-PROG).

The lasting effects are implemented where they apply: Architecture and Masonry in `payment`, Economy
in `paying`, Urbanism in `buildings`, Strategy and Theology in `verbs`, points in `scoring`.
"""

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.effects import verbs
from duel_nb.engine.state import END_OF_TURN, State
from duel_nb.engine.state.tables import PROGRESS


def gain(state: State, player: int, number: int, rule: str) -> None:
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
