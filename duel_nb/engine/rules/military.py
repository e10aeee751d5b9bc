"""The military track: its spaces, tokens and points (BASE-MIL).

Positions are seen from the first player: 0 is the centre, `CAPITAL` the second player's capital.
"""

from typing import Final

from duel_nb.catalog import CATALOG
from duel_nb.engine.state.tables import tokens_with

#: The position of the second player's capital; the first player's is its negative.
CAPITAL: Final = CATALOG.capital

#: Coins the opponent loses to the Military token of a zone, by the zone's first space.
LOOT: Final = {
    token.entered_at: token.opponent_loses
    for token in CATALOG.military_tokens
    if token.set == "base"
}

#: The bit of the Strategy token (BASE-PROG-STRATEGY).
STRATEGY: Final = tokens_with("red_shield_bonus")
#: The bit of the Poliorcetics token (PAN-POLIO-01).
POLIORCETICS: Final = tokens_with("coins_lost_per_space")


def spaces_to_win(pawn: int, player: int) -> int:
    """How many spaces the pawn is from the capital of a player's opponent (BASE-MIL-05)."""
    return CAPITAL - (pawn if player == 0 else -pawn)


def points(pawn: int) -> tuple[int, int]:
    """Points for the position of the pawn, for the first and the second player (BASE-MIL-07)."""
    worth = CATALOG.military_points[min(abs(pawn), CAPITAL - 1)]
    return (worth, 0) if pawn > 0 else (0, worth)
