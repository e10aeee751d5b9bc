"""What a newly gained scientific symbol brings: supremacy, or the reward of a pair (BASE-SCI)."""

from duel_nb.engine import atoms, science, victory
from duel_nb.engine.state import GameState

#: The kind of the choice of a Progress token for a pair.
TAKE_PROGRESS = "progress"


def gained(state: GameState, player: int, symbol: str) -> None:
    """Test for supremacy; otherwise ask for the Progress token of a new pair (BASE-SCI-02).

    With no token on the board a pair brings nothing (BASE-SCI-04).
    """
    victory.test(state)
    if state.outcome is not None or not science.has_pair(state.cities[player], symbol):
        return
    if state.board_progress:
        atoms.ask(state, TAKE_PROGRESS, player)
    elif state.log is not None:
        text = f"{atoms.name(state, player)} has a pair, but no Progress token is left."
        atoms.tell(state, "nothing", "BASE-SCI-04", text, player)
