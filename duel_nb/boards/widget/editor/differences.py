"""What differs between two positions, and what the same actions come to in both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, TypeAlias

from duel_nb.boards.drawing.labels import plural
from duel_nb.catalog import RESOURCES
from duel_nb.engine import Action, DuelError, GameState
from duel_nb.engine.position.said import legal_as_said, places_said


@dataclass(frozen=True, slots=True)
class Differing:
    """Something that differs.

    Attributes:
        what: what it is.
        before: how it was.
        now: how it is.
    """

    what: str
    before: str
    now: str


Said: TypeAlias = tuple[GameState, Mapping[str, Any]]
"""A position, and what was said of it."""


def differences(before: Said, now: Said) -> tuple[Differing, ...]:
    """What differs between two positions: turns, points, coins, prices, and what is legal.

    A card that nobody named in either is left out.
    """
    facts = _facts(before, now)
    found = [Differing(what, old, new) for what, old, new in facts if old != new]
    return (*found, *_legal(before, now))


def played(before: Said, now: Said, actions: Iterable[Action]) -> tuple[tuple[Differing, ...], str]:
    """What differs when the same actions are played in both, as far as they can be.

    Returns:
        The differences, and why no more could be compared; "" when all of it was.
    """
    old, new = before[0], now[0]
    for action in actions:
        why = old.why_not(action)
        if why is not None:
            return (), f"In the position before, {action} is not possible: {why.text}"
        old, new = old.play(action), new.play(action)
    return differences((old, before[1]), (new, now[1])), ""


def table(found: Sequence[Differing]) -> str:
    """Differences as an HTML table."""
    rows = "".join(
        f"<tr><td>{escape(one.what)}</td><td>{escape(one.before)}</td>"
        f"<td>{escape(one.now)}</td></tr>"
        for one in found
    )
    return f"<table><tr><th>What differs</th><th>before</th><th>now</th></tr>{rows}</table>"


def _facts(one: Said, other: Said) -> Iterator[tuple[str, str, str]]:
    """The same facts of both positions, which may be equal."""
    states = before, now = one[0], other[0]
    yield "To act", _name(before, before.to_act), _name(now, now.to_act)
    yield "Conflict pawn", _pawn(before), _pawn(now)
    old_scores, new_scores = before.scores(), now.scores()
    for who, name in zip("AB", now.names, strict=True):
        old, new = (state.city(who) for state in states)
        yield f"Coins of {name}", str(old.coins), str(new.coins)
        yield f"Points of {name}", str(old_scores[who].total), str(new_scores[who].total)
        for resource in RESOURCES:
            prices = str(old.prices[resource]), str(new.prices[resource])
            yield f"Price of {resource} for {name}", *prices
    for card in sorted(_open_cards(*one) & _open_cards(*other)):
        for who, name in zip("AB", now.names, strict=True):
            then, today = (plural(state.cost_of(card, who).total, "coin") for state in states)
            yield f"{card} for {name}", then, today


def _open_cards(state: GameState, setup: Mapping[str, Any]) -> set[str]:
    """The accessible Buildings that were named."""
    named = places_said(state, setup)
    return {
        place.card.name
        for place in state.structure
        if place.accessible and place.card and not place.card.senator and place.name in named
    }


def _legal(one: Said, other: Said) -> Iterator[Differing]:
    """Actions that are legal in one of the positions only, and why not in the other."""
    before, now = one[0], other[0]
    old, new = ({str(act) for act in legal_as_said(*said)} for said in (one, other))
    for text in sorted(old ^ new):
        if text in old:
            yield Differing(text, "legal", _why_not(now, text))
        else:
            yield Differing(text, _why_not(before, text), "legal")


def _why_not(state: GameState, text: str) -> str:
    try:
        why = state.why_not(text)
    except DuelError:
        return "not there"
    return why.text if why is not None else "legal"


def _name(state: GameState, who: str | None) -> str:
    return "nobody: the game is over" if who is None else state.names["AB".index(who)]


def _pawn(state: GameState) -> str:
    if not state.pawn:
        return "in the middle"
    side = state.names[1 if state.pawn > 0 else 0]
    return f"{plural(abs(state.pawn), 'space')} towards {side}"
