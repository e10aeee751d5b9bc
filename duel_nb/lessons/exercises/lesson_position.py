"""A position in a lesson: Ada and Ben, with the expansions that the lesson is about."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import Any, Final

from duel_nb.engine import GameState, position
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.lessons.sections import section_of

NAMES: Final = ("Ada", "Ben")
_DECREES: Final[Mapping[int, str]] = {
    1: "Discard bonus",
    2: "Cheaper brown resources",
    3: "Levy on green buildings",
    4: "Cheaper grey resources",
    5: "Waiver for yellow buildings",
    6: "Wonder discount",
}
"""Decrees of a position in which they do not matter: none acts in the Senate or moves the pawn."""
_ENDGAME: Final[Mapping[str, Mapping[str, Any]]] = {
    "A": {
        "coins": 12,
        "cards": (
            *("Lumber Yard", "Stone Pit", "Clay Pool", "Glassworks", "Press"),
            *("Theater", "Baths"),
        ),
    },
    "B": {
        "coins": 12,
        "cards": (
            *("Logging Camp", "Quarry", "Clay Pit", "Glassblower", "Drying Room"),
            *("Altar", "Statue"),
        ),
    },
}
"""Cities that produce each resource, so that an end of a game is about turns, not about prices."""


def lesson_position(lesson: str, given: Mapping[str, Any]) -> GameState:
    """A position of a lesson, from what matters in it.

    Args:
        lesson: the name of its notebook.
        given: arguments of `duel.position`. The others are the players' names, the expansions that
            every reader of the lesson owns, six Decrees with Agora, and ``filled=False`` beside a
            ``structure``.

    Raises:
        PositionError: something unknown or impossible is given.
    """
    owned = reduce(frozenset.intersection, section_of(lesson).needs)
    usual: dict[str, Any] = {"names": NAMES, "expansions": owned, "filled": False}
    if "structure" not in given:
        del usual["filled"]
    if "agora" in given.get("expansions", owned):
        usual["decrees"] = _DECREES
    return position(**{**usual, **given})


def lesson_endgame(lesson: str, given: Mapping[str, Any]) -> GameState:
    """A position of a lesson in Age III, in which both Cities produce each resource.

    Args:
        lesson: the name of its notebook.
        given: as in `lesson_position`; ``cards`` of a City come in addition.

    Raises:
        PositionError: as in `lesson_position`.
    """
    cities = {}
    for who in PLAYERS:
        usual, own = _ENDGAME[who], given.get(who, {})
        cities[who] = {**usual, **own, "cards": [*usual["cards"], *own.get("cards", ())]}
    return lesson_position(lesson, {"age": 3, **given, **cities})
