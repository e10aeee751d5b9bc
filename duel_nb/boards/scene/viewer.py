"""A position as the viewer of a board knows it."""

from __future__ import annotations

from duel_nb.engine import GameState


def as_known(state: GameState) -> GameState:
    """A view unchanged; of a full position what everybody knows."""
    return state if state.viewer is not None else state.view(None)


def name_of(state: GameState, player: str) -> str:
    """The name of the player "A" or "B"."""
    return state.names["AB".index(player)]
