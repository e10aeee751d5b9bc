"""What a position is: plain values that know no rule."""

from duel_nb.engine.state.state import State
from duel_nb.engine.state.values import Config, Decision, Outcome, Pending, Place

__all__ = ["Config", "Decision", "Outcome", "Pending", "Place", "State"]
