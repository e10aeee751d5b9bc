"""Progress tokens: what happens when one is gained (BASE-PROG).

Most tokens work from then on wherever their rule says so: Architecture and Masonry in `prices`,
Economy, Strategy, Theology and Urbanism in `buildings` and `wonders`, points in `scoring`.
"""

from duel_nb.engine import changes
from duel_nb.engine.effects import symbols
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import PROGRESS, tokens_with

#: Bits of the tokens that other modules ask for.
THEOLOGY = tokens_with("wonders_play_again")
URBANISM = tokens_with("chain_coins")


def gain(state: State, player: int, number: int, rule: str) -> None:
    """A Progress token comes to a player and works from this instant (BASE-PROGX-03)."""
    changes.gain_progress(state, player, number, rule)
    gained = PROGRESS[number]
    owns = f"BASE-PROG-{gained.id.upper()}"
    if gained.coins:  # Agriculture, Urbanism
        changes.gain_coins(state, player, gained.coins, owns, "coins-for", gained)
    if gained.science:  # Law: it makes a pair with Ishtar only (BASE-SCI-08, PAN-ISHTAR-02)
        symbols.gained(state, player, gained.science)
