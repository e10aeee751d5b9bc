"""The military track: the Conflict pawn, Military tokens and military supremacy (BASE-MIL).

Positions are seen from the first player: 0 is the centre, +9 the second player's capital.
"""

from duel_nb.catalog import CATALOG
from duel_nb.engine import atoms
from duel_nb.engine.state import GameState
from duel_nb.engine.tables import MILITARY, token

#: The positions at which the Military tokens are met, in the order of the bits of
#: ``GameState.military``.
TOKENS = MILITARY

#: The position of the second player's capital; the first player's is its negative.
CAPITAL = CATALOG.capital

#: Coins the opponent loses to the Military token of a zone, by the zone's first space.
LOOT = {
    token.entered_at: token.opponent_loses
    for token in CATALOG.military_tokens
    if token.set == "base"
}

#: The bit of the Poliorcetics token (PAN-POLIO-01).
POLIORCETICS = 1 << token("poliorcetics")


def advance(state: GameState, player: int, shields: int, rule: str) -> None:
    """Move the Conflict pawn a space for each shield, meeting the Military tokens on the way.

    Implements BASE-MIL-01 to BASE-MIL-06: one space at a time, tokens nearest first, surplus
    shields beyond the capital ignored. The caller tests for victory.
    """
    direction = 1 if player == 0 else -1
    siege = state.cities[player].tokens & POLIORCETICS
    minerva = None if state.pantheon is None else state.pantheon.minerva
    for _ in range(shields):
        if state.pawn * direction == CAPITAL:
            return
        if minerva is not None and minerva == state.pawn + direction:
            atoms.remove_minerva(state)  # the rest of the movement is lost (PAN-MINERVA-02)
            return
        atoms.step_pawn(state, player, rule)
        if siege:
            atoms.lose_coins(state, 1 - player, 1, "PAN-POLIO-01", "to Poliorcetics")
        if state.military:
            _enter(state, player, state.pawn)


def _enter(state: GameState, player: int, position: int) -> None:
    if position * (1 - 2 * player) in LOOT and position in TOKENS:
        met = TOKENS.index(position)
        if state.military >> met & 1:
            loot(state, player, met, "BASE-MIL-03")


def loot(state: GameState, player: int, number: int, rule: str) -> None:
    """Resolve a Military token in favour of a player and remove it (BASE-MIL-03)."""
    position = TOKENS[number]
    atoms.remove_military_token(state, number)
    why = f"to the Military token at {position:+d}"
    atoms.lose_coins(state, 1 - player, LOOT[abs(position)], rule, why)


def points(pawn: int) -> tuple[int, int]:
    """Points for the position of the pawn, for the first and the second player (BASE-MIL-07)."""
    worth = CATALOG.military_points[min(abs(pawn), CAPITAL - 1)]
    return (worth, 0) if pawn > 0 else (0, worth)
