"""What matters on the board of a case: what its position and its steps name.

A scenario names only what matters; the rest of its board is default or random.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from duel_nb.boards.drawing.shapes import Scene
from duel_nb.catalog import CATALOG
from duel_nb.catalog.terms import KINDS
from duel_nb.engine import GameState
from duel_nb.scenarios import Case
from duel_nb.session.components import id_in

_ABOUT_THE_GAME: Final = ("names", "seed", "edition", "expansions", "first_game")
_KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "pawn": ("track",),
    "military_tokens": ("track",),
    "minerva": ("track", "minerva"),
    "discard": ("discard",),
    "conspiracy_deck": ("conspiracies",),
}
"""Key of a position -> hit ids it is about."""
_NUMBERED: Final = {
    "pantheon": "space",
    "decrees": "chamber",
    "decrees_up": "chamber",
    "decrees_down": "chamber",
    "cubes": "chamber",
    "mythology_decks": "deck",
    "tokens": "place",
}
"""Key of a position with numbers or names in it -> their kind of hit id."""
_WRITTEN: Final = (
    (re.compile(r"\b(?:pawn|military)\b", re.IGNORECASE), "track"),
    (re.compile(r"\bdiscard pile\b", re.IGNORECASE), "discard"),
    (re.compile(r"\bConspirac(?:y|ies) deck\b", re.IGNORECASE), "conspiracies"),
    (re.compile(r"\b(\w+) deck\b", re.IGNORECASE), "deck:{}"),
    (re.compile(r"\bChamber (\d)\b", re.IGNORECASE), "chamber:{}"),
    (re.compile(r"\b(?:place|remove|move \d) (\d)\b"), "chamber:{}"),
    (re.compile(r"\bmove (\d) \d\b"), "chamber:{}"),
    (re.compile(r"\b(?:space|place .+ in) (\d)\b", re.IGNORECASE), "space:{}"),
    (re.compile(r"\b(r\d+c\d+)\b"), "place:{}"),
)
"""Other things that a step may name, and their hit ids."""


@dataclass(frozen=True, slots=True)
class Named:
    """What the position and the steps of a case name.

    Attributes:
        components: ids of components.
        hits: hit ids of other things, such as "track" and "chamber:3".
    """

    components: frozenset[str]
    hits: frozenset[str]

    def on(self, board: Scene, state: GameState) -> frozenset[str]:
        """The hit ids of what is named and on a board; empty if nothing is named."""
        if not self.components and not self.hits:
            return frozenset()
        lying = {f"place:{p.name}": [p.card.id] for p in state.structure if p.card is not None}
        if state.pantheon is not None:
            for number, card in enumerate(state.pantheon.cards, start=1):
                lying[f"space:{number}"] = [card.id] if card is not None else []
        if state.senate is not None:
            for chamber in state.senate.chambers:
                up = [decree.id for decree in chamber.decrees if decree is not None]
                lying[f"chamber:{chamber.number}"] = up
        return frozenset(
            target.hit
            for target in board.hits()
            if target.hit in self.hits
            or target.hit == "scores"
            or not self.components.isdisjoint(lying.get(target.hit, [id_in(target.hit)]))
        )


NOTHING: Final = Named(frozenset(), frozenset())


def named(case: Case) -> Named:
    """What the position, the question and the steps of a case name."""
    start = {key: value for key, value in case.start.items() if key not in _ABOUT_THE_GAME}
    written = [*_texts(start), case.question.written]
    for step in case.steps:
        written += [said.text for said in (*step.do, *step.expect)]
        written += [trial.action for trial in step.illegal]
    return Named(
        frozenset(id for text in written for id in _components(text)),
        frozenset([*_keys(start), *(hit for text in written for hit in _hits(text))]),
    )


def _texts(given: Any) -> Iterator[str]:
    """All texts of a position, including names and numbers of places."""
    if isinstance(given, str):
        yield given
    elif isinstance(given, Mapping):
        for key, value in given.items():
            yield str(key)
            yield from _texts(value)
    elif isinstance(given, Iterable):
        for one in given:
            yield from _texts(one)


def _keys(given: Mapping[str, Any]) -> Iterator[str]:
    for key, value in given.items():
        yield from _KEYS.get(key, ())
        if key in _NUMBERED and isinstance(value, Iterable):
            yield from (f"{_NUMBERED[key]}:{one}" for one in value)
        elif isinstance(value, Mapping):
            yield from _keys(value)


def _hits(text: str) -> Iterator[str]:
    for pattern, hit in _WRITTEN:
        for found in pattern.finditer(text):
            yield hit.format(*(part.lower() for part in found.groups()))


def _components(text: str) -> Iterator[str]:
    pattern, ids = _names()
    for found in pattern.finditer(text):
        yield from ids[found[0].casefold()]


@cache
def _names() -> tuple[re.Pattern[str], Mapping[str, list[str]]]:
    """A pattern that finds names of components, and the ids of each name."""
    ids: dict[str, list[str]] = {}
    for kind in KINDS:
        for component in CATALOG.components(kind):
            name = component.name.removeprefix("The ").casefold()
            ids.setdefault(name, []).append(component.id)
    longest_first = sorted(map(re.escape, ids), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(longest_first)})\b", re.IGNORECASE), ids
