"""The pictures of an action: one for each event, so that none runs ahead of its sentence."""

from __future__ import annotations

from collections.abc import Iterator

from duel_nb.boards.slides.pictures import Position
from duel_nb.engine import Action, Event, GameState


def by_event(
    before: GameState, action: Action | str, viewer: str | None
) -> Iterator[tuple[Event, Position]]:
    """Each event of an action, with the position right after it and what it changed.

    Args:
        before: the position before the action.
        action: a legal action.
        viewer: "A" or "B", whose view the pictures show; None for what both know.
    """
    known = before.view(viewer)
    for event, state in before.play_by_event(action):
        seen = state.view(viewer)
        yield event, Position(seen, known)
        known = seen
