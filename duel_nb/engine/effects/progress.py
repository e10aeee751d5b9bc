"""Gaining Progress tokens (BASE-PROG).

The lasting effects are implemented where they apply: Architecture and Masonry in `payment`, Economy
in `paying`, Urbanism in `buildings`, Strategy and Theology in `verbs`, points in `scoring`.
"""

from duel_nb.engine import changes
from duel_nb.engine.effects import verbs
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import PROGRESS


def gain(state: State, player: int, number: int, rule: str) -> None:
    """A Progress token comes to a player and takes effect at once (BASE-PROGX-03)."""
    changes.gain_progress(state, player, number, rule)
    verbs.run(state, player, PROGRESS[number])
