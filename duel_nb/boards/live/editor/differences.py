"""What differs between two positions, also after the same actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, TypeAlias

from duel_nb.catalog import RESOURCES, Card
from duel_nb.engine import Action, DuelError, GameState
from duel_nb.engine.position.given import given_places, legal_as_given
from duel_nb.messages import Message
from duel_nb.page import html
from duel_nb.session.table import name_of
from duel_nb.words.actions import in_words
from duel_nb.words.translate import translate


@dataclass(frozen=True, slots=True)
class Differing:
    """One difference.

    Attributes:
        what: its name.
        before: its value in the first position.
        now: its value in the second position.
    """

    what: str
    before: str
    now: str


Said: TypeAlias = tuple[GameState, Mapping[str, Any]]
"""A position and the keywords that set it up."""


def differences(before: Said, now: Said) -> tuple[Differing, ...]:
    """The differences: turn, points, coins, prices, and what is legal.

    Cards that neither setup names are left out.
    """
    facts = _facts(before, now)
    found = [Differing(what, old, new) for what, old, new in facts if old != new]
    return (*found, *_legal(before, now))


def played(before: Said, now: Said, actions: Iterable[Action]) -> tuple[tuple[Differing, ...], str]:
    """The differences after the same actions in both positions.

    Returns:
        The differences, and why an action was impossible in the first position, else "".
    """
    old, new = before[0], now[0]
    for action in actions:
        why = old.why_not(action)
        if why is not None:
            done = in_words(action, old.names)
            return (), translate("differs-no-action", action=done, reason=why.message)
        old, new = old.play(action), new.play(action)
    return differences((old, before[1]), (new, now[1])), ""


def table(found: Sequence[Differing]) -> str:
    """Differences as an HTML table."""
    heads = translate("differs-what"), translate("differs-before"), translate("differs-now")
    return html.table(heads, [map(escape, (one.what, one.before, one.now)) for one in found])


def _facts(one: Said, other: Said) -> Iterator[tuple[str, str, str]]:
    """Name and both values of each fact, whether they differ or not."""
    states = before, now = one[0], other[0]
    to_act, pawn = translate("differs-to-act"), translate("differs-pawn")
    yield to_act, _name(before, before.to_act), _name(now, now.to_act)
    yield pawn, _pawn(before), _pawn(now)
    old_scores, new_scores = before.scores(), now.scores()
    for who, name in zip("AB", now.names, strict=True):
        old, new = (state.city(who) for state in states)
        yield translate("differs-coins", who=name), str(old.coins), str(new.coins)
        points = translate("differs-points", who=name)
        yield points, str(old_scores[who].total), str(new_scores[who].total)
        for resource in RESOURCES:
            prices = str(old.prices[resource]), str(new.prices[resource])
            named = Message(f"resource-{resource}")
            yield translate("differs-price", resource=named, who=name), *prices
    cards = _open_cards(*one) & _open_cards(*other)
    for card in sorted(cards, key=lambda card: card.name):
        for who, name in zip("AB", now.names, strict=True):
            costs = (state.cost_of(card.name, who).total for state in states)
            then, today = (translate("count-coins", coins=cost) for cost in costs)
            yield translate("differs-card", thing=card, who=name), then, today


def _open_cards(state: GameState, setup: Mapping[str, Any]) -> set[Card]:
    """The accessible Buildings that the setup names."""
    named = given_places(state, setup)
    return {
        place.card
        for place in state.structure
        if place.accessible and place.card and not place.card.senator and place.name in named
    }


def _legal(one: Said, other: Said) -> Iterator[Differing]:
    """Actions that are legal in only one of the positions, and why not in the other."""
    before, now = one[0], other[0]
    old, new = ({str(act): act for act in legal_as_given(*given)} for given in (one, other))
    legal = translate("differs-legal")
    for text in sorted(old.keys() ^ new.keys()):
        words = str(in_words(old.get(text) or new[text], now.names))
        if text in old:
            yield Differing(words, legal, _why_not(now, text))
        else:
            yield Differing(words, _why_not(before, text), legal)


def _why_not(state: GameState, text: str) -> str:
    try:
        why = state.why_not(text)
    except DuelError:
        return translate("differs-not-there")
    return why.text if why is not None else translate("differs-legal")


def _name(state: GameState, who: str | None) -> str:
    if who is None:
        return translate("differs-nobody")
    return name_of(state, who)


def _pawn(state: GameState) -> str:
    if not state.pawn:
        return translate("differs-pawn-middle")
    side = state.names[1 if state.pawn > 0 else 0]
    return translate("differs-pawn-at", spaces=abs(state.pawn), who=side)
