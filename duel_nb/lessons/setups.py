"""What lies open in a position, as the keywords of `duel_nb.position`."""

from __future__ import annotations

from typing import Any

from duel_nb.catalog import CATALOG
from duel_nb.engine import City, GameState


class NotASetup(ValueError):
    """A position that a few names cannot set up; the sentence says why."""


def setup_of(state: GameState) -> dict[str, Any]:
    """The keywords that set up again all that lies open in a position.

    What is hidden (face-down cards, the box) is left to chance, and what is as by default is left
    out, so that the result is short.

    Raises:
        NotASetup: the game is over, or a choice in the middle of a turn is due.
    """
    if state.outcome is not None:
        raise NotASetup("The game is over, and a position is set up for a game that goes on.")
    if state.age and state.decisions:
        raise NotASetup(
            f"A choice is due ({state.decisions[-1].text.rstrip('.')}), and a position is set up "
            "for the beginning of a turn: set up the turn before it."
        )
    found: dict[str, Any] = {}
    if state.names != ("A", "B"):
        found["names"] = list(state.names)
    if state.edition != "en":
        found["edition"] = state.edition
    if state.expansions:
        found["expansions"] = sorted(state.expansions)
    if state.age:
        found["age"] = state.age
        if state.turn != "A":
            found["turn"] = state.turn
    if state.pawn:
        found["pawn"] = state.pawn
    for who in "AB":
        found[who] = _city(state.city(who))
    usual = [at for at in (-6, -3, 3, 6) if at * state.pawn <= 0 or abs(state.pawn) < abs(at)]
    if list(state.military_tokens) != usual:
        found["military_tokens"] = list(state.military_tokens)
    if state.age:
        seen = {place.name: place.card.name for place in state.structure if place.card is not None}
        found["structure"] = seen
        found["taken"] = _taken(state)
    else:
        found["offered"] = [wonder.name for wonder in state.offered]
    found["progress"] = [token.name for token in state.progress_tokens]
    found["discard"] = [card.name for card in state.discard_pile]
    return {key: value for key, value in found.items() if value not in ([], {})}


def _city(city: City) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if city.coins != CATALOG.starting_coins:
        found["coins"] = city.coins
    found["cards"] = [card.name for card in city.buildings]
    found["wonders"] = [site.wonder.name for site in city.wonders if not site.standing]
    under = {
        site.wonder.name: site.tucked.name
        for site in city.wonders
        if site.standing and site.tucked is not None
    }
    found["built"] = under
    found["progress"] = [token.name for token in city.progress]
    return {key: value for key, value in found.items() if value not in ([], {})}


def _taken(state: GameState) -> list[str]:
    """The farthest places whose cards are gone: all that covered them is gone as well."""
    assert state.layout is not None
    rows = enumerate(state.layout.rows, start=1)
    everything = {(row, column) for row, columns in rows for column in columns}
    gone = everything - {(place.row, place.column) for place in state.structure}
    return [
        f"r{row}c{column}"
        for row, column in sorted(gone)
        if not {(row - 1, column - 1), (row - 1, column + 1)} & gone
    ]
