"""What both players see on a real table: all of it has to be entered, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duel_nb.catalog import CATALOG, Card, Divinity, ProgressToken
from duel_nb.catalog.model import Component
from duel_nb.engine import GameState
from duel_nb.engine.choices import CHOICES

BLIND: Final = ("zeus",)
"""Choices of a card that need not be named first."""
_FROM_BOX: Final = "keep-progress"
"""The choice between tokens drawn from the box."""


def seen(view: GameState, state: GameState) -> Iterator[tuple[Component, str]]:
    """Everything relevant that both players see, each with its place in the structure."""
    for place in view.structure:
        if place.card is not None:
            yield place.card, place.name
    yield from ((card, "") for card in view.discard_pile)
    yield from ((wonder, "") for wonder in view.offered)
    for who in "AB":
        city = view.city(who)
        yield from ((card, "") for card in city.buildings)
        yield from ((site.wonder, "") for site in city.wonders if not view.config.first_game)
        yield from ((token, "") for token in city.progress)
        yield from ((god, "") for god in city.activated if isinstance(god, Divinity))
        yield from (
            (site.conspiracy, "")
            for site in city.conspiracies
            if site.triggered and site.conspiracy is not None
        )
    yield from _offered(state)  # the revealed Divinity before its effects
    if view.pantheon is not None:
        yield from ((god, "") for god in view.pantheon.cards if isinstance(god, Divinity))
        yield from ((token, "") for token in view.pantheon.tokens_on_enki)
    if view.senate is not None:
        for chamber in view.senate.chambers:
            yield from ((one, "") for one in chamber.decrees if one is not None)


def _offered(state: GameState) -> Iterator[tuple[Component, str]]:
    """The options of a public choice."""
    for due in state.decisions[-1:]:
        if CHOICES[due.kind].secret or due.kind in BLIND:
            return
        if due.kind == "obscurantism":
            yield from ((token, "") for token in state.progress_tokens)
            return
        places = {place.card: place.name for place in state.structure}
        for action in state.legal_actions():
            for thing in (action.card, action.wonder, action.token, action.divinity):
                if thing is not None:
                    yield thing, places.get(thing, "") if isinstance(thing, Card) else ""


def tokens_taken(before: GameState, after: GameState) -> Iterator[tuple[str, str]]:
    """Places of tokens that an action has taken from cards, with the guesses."""
    if before.pantheon is None or before.age != after.age:
        return
    left = {place.name for place in after.structure if place.token is not None}
    for place in before.structure:
        if place.token is not None and place.name not in left:
            yield place.name, str(place.token)


def put_back(state: GameState) -> set[tuple[str, int | str]]:
    """The Progress tokens in the box, which are unknown again, by kind and index."""
    there = {*state.progress_tokens, *state.city("A").progress, *state.city("B").progress}
    if state.pantheon is not None:
        there.update(state.pantheon.tokens_on_enki)
    return {(one.kind, one.index) for one in CATALOG.progress if one not in there}


def tokens(state: GameState) -> dict[str, str]:
    """The tokens on cards of the structure, by place."""
    return {one.name: str(one.token) for one in state.structure if one.token is not None}


def drawn(before: GameState, after: GameState) -> tuple[ProgressToken, ...]:
    """The Progress tokens that an action drew from the box."""
    due, earlier = ({one.kind for one in state.decisions[-1:]} for state in (after, before))
    if _FROM_BOX in due - earlier:
        return tuple(act.token for act in after.legal_actions() if act.token is not None)
    if after.pantheon is None or before.pantheon is None:
        return ()
    laid = after.pantheon.tokens_on_enki
    return laid if laid != before.pantheon.tokens_on_enki else ()
