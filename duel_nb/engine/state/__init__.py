"""What a position consists of: plain values, no rules."""

from duel_nb.engine.state.state import State, pantheon_of, senate_of, table_of
from duel_nb.engine.state.values import END_OF_TURN, Config, Decision, Outcome, Pending, Place

__all__ = [
    "END_OF_TURN",
    "Config",
    "Decision",
    "Outcome",
    "Pending",
    "Place",
    "State",
    "pantheon_of",
    "senate_of",
    "table_of",
]
