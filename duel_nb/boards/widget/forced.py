"""Choices that cannot be declined and all of which lose the game."""

from __future__ import annotations

from duel_nb.engine import GameState, Outcome, apply


def lost_whatever(state: GameState, who: str) -> Outcome | None:
    """How a player loses by every option of the pending choices; None if one does not lose.

    The moves of Conspiracies and Military tokens are compulsory (AGO-SENATE-04), so a cube may have
    to leave the Chamber with the Shield Decree.

    Args:
        state: the position, with nothing hidden.
        who: "A" or "B", whose choice is due.
    """
    if state.outcome is not None:
        return state.outcome if state.outcome.winner not in (who, None) else None
    if not state.decisions or state.to_act != who:
        return None
    found = None
    for action in state.legal_actions():
        after = state.copy()
        apply(after, action)
        found = lost_whatever(after, who)
        if found is None:
            return None
    return found
