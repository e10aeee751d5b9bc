"""Why a setup is impossible: the sentence for people, and the hit ids concerned."""

from __future__ import annotations

from collections.abc import Iterator

from duel_nb.boards.live.editor import places
from duel_nb.boards.live.editor.places import Setup, Spot
from duel_nb.engine import GameState, PositionError
from duel_nb.messages import Message


def plain(error: PositionError) -> Message:
    """What is wrong, without keywords, which are not typed here."""
    message = error.message
    parts = {**message.parts, "where": "none"} if "where" in message.parts else message.parts
    if parts.get("advice") in _IN_CODE:
        parts = {**parts, "advice": Message("editor-say-empty")}
    return Message("on-its-own", sentence=Message(message.key, parts))


_IN_CODE = (Message("structure-give-taken"), Message("structure-give-unfilled"))
"""Advice that names keywords."""


def concerned(
    error: PositionError, setup: Setup, state: GameState, last: Spot | None
) -> Iterator[str]:
    """The hit ids that the problem of a setup is about.

    Args:
        error: why the setup is impossible.
        setup: the setup.
        state: the last possible position, which is drawn.
        last: the place that was changed last.
    """
    yield from (f"place:{place}" for place in error.places)
    areas = (places.area_of_keyword(keyword) for keyword in error.keywords)
    yield from (area for area in areas if area)
    named = {name for thing in error.things for name in (thing.name, thing.id)}
    for spot in places.all_spots(setup):
        for name, under in places.lying(setup, spot):
            if name in named or under in named:
                yield _hit_of(state, spot, name)
    if last is not None:
        yield places.area_of_spot(last)


def _hit_of(state: GameState, spot: Spot, name: str) -> str:
    """The hit id of something at a place; for an accessible card, its place in the structure."""
    if spot.key == "structure" and not spot.space:
        cards = {place.card.name: place.name for place in state.structure if place.card}
        return f"place:{cards.get(name)}"
    return places.area_of_spot(spot)
