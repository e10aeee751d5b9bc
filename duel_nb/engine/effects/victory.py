"""Immediate victories, tested after every atomic step (GEN-04, GEN-05)."""

from operator import gt

from duel_nb.engine import changes
from duel_nb.engine.rules import science
from duel_nb.engine.rules.military import CAPITAL
from duel_nb.engine.state import State
from duel_nb.engine.state.senate import Senate


def test(state: State) -> None:
    """End the game at a supremacy: scientific first, then military, then political (GEN-05)."""
    first, second = map(science.is_supreme, state.cities)
    if first or second:
        winner = None if first and second else int(second)
        changes.end_game(
            state, "science", winner, "BASE-SCI-06" if winner is not None else "GEN-05"
        )
    elif abs(state.pawn) == CAPITAL:
        changes.end_game(state, "military", 0 if state.pawn > 0 else 1, "BASE-MIL-05")
    elif state.senate is not None:
        player = state.senate.controller(0)  # nobody else can control every Chamber
        if player is not None and rules_the_senate(state.senate, player):
            changes.end_game(state, "political", player, "AGO-CTRL-08")


def rules_the_senate(senate: Senate, player: int) -> bool:
    """Whether a player controls every Chamber (AGO-CTRL-08)."""
    return all(map(gt, senate.cubes[player], senate.cubes[1 - player]))
