"""Immediate victories, tested after every atomic step (GEN-04, GEN-05)."""

from duel_nb.engine import atoms, science
from duel_nb.engine.military import CAPITAL
from duel_nb.engine.state import GameState


def test(state: GameState) -> None:
    """End the game if someone has reached a supremacy: scientific first, then military."""
    wise = [player for player in (0, 1) if science.is_supreme(state.cities[player])]
    if wise:
        winner = wise[0] if len(wise) == 1 else None
        atoms.end_game(state, "science", winner, "BASE-SCI-06" if winner is not None else "GEN-05")
    elif abs(state.pawn) == CAPITAL:
        atoms.end_game(state, "military", 0 if state.pawn > 0 else 1, "BASE-MIL-05")
