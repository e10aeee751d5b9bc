"""Helpers to set up a position and to see what changed, for the tests of single rules."""

from typing import Any

import duel_nb as duel
from duel_nb.engine import GameState

NAMES = ("Ada", "Ben")


def table(*cards: str, **given: Any) -> GameState:
    """A position with these cards accessible (and others); 50 coins by default."""
    for who in ("A", "B"):
        given[who] = {"coins": 50, **given.get(who, {})}
    return duel.position(structure=list(cards), names=NAMES, **given)


def pantheon(*cards: str, **given: Any) -> GameState:
    """The same with Pantheon, where the cards in its spaces are given as ``pantheon``."""
    given.setdefault("structure", list(cards))
    for who in ("A", "B"):
        given[who] = {"coins": 50, **given.get(who, {})}
    return duel.position(names=NAMES, expansions=["pantheon"], **given)


def coins(state: GameState) -> tuple[int, int]:
    return state.city("A").coins, state.city("B").coins


def gained(before: GameState, after: GameState) -> tuple[int, int]:
    """What each treasury gained (lost, if negative)."""
    (a, b), (c, d) = coins(before), coins(after)
    return c - a, d - b


def options(state: GameState) -> set[str]:
    return {str(action) for action in state.legal_actions()}


def due(state: GameState) -> tuple[str, str] | None:
    """Kind and player of the choice that is due."""
    return (state.decisions[-1].kind, state.decisions[-1].player) if state.decisions else None


def rules(state: GameState) -> list[str]:
    return [event.rule for event in state.events]


def agora(*cards: str, **given: Any) -> GameState:
    """The same with Agora; ``expansions`` may add Pantheon."""
    given.setdefault("structure", list(cards))
    given.setdefault("expansions", ["agora"])
    for who in ("A", "B"):
        given[who] = {"coins": 50, **given.get(who, {})}
    return duel.position(names=NAMES, **given)


def played(state: GameState, *actions: str) -> GameState:
    """The position after several actions."""
    for action in actions:
        state = state.play(action)
    return state
