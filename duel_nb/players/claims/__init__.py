"""Claims about playing well, each measured in pairs of games that differ in one choice."""

from duel_nb.players.claims.claim import Claim, claim_called, claims
from duel_nb.players.claims.measured import Measured, Standing, in_points, stored
from duel_nb.players.claims.measuring import measure, write

__all__ = [
    "Claim",
    "Measured",
    "Standing",
    "claim_called",
    "claims",
    "in_points",
    "measure",
    "stored",
    "write",
]
