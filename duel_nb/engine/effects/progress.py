"""Progress tokens: what happens when one is gained (BASE-PROG).

Most tokens work from then on wherever their rule says so: Architecture and Masonry in `payment`,
Economy in `paying`, Urbanism in `buildings`, Strategy and Theology in `verbs`, points in `scoring`.
"""

from duel_nb.engine import changes
from duel_nb.engine.effects import verbs
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import PROGRESS


def gain(state: State, player: int, number: int, rule: str) -> None:
    """A Progress token comes to a player and works from this instant (BASE-PROGX-03)."""
    changes.gain_progress(state, player, number, rule)
    verbs.run(state, player, PROGRESS[number])
