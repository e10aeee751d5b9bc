"""A position as the one who looks at a board knows it."""

from __future__ import annotations

from duel_nb.engine import GameState


def as_known(state: GameState) -> GameState:
    """A view as it is; of a whole position what everybody knows."""
    return state if state.viewer is not None else state.view(None)


def name_of(state: GameState, player: str) -> str:
    """What the player "A" or "B" is called."""
    return state.names["AB".index(player)]
