"""Suggests actions and components for free text with typos or another word order."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from itertools import product
from typing import Final

from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.catalog.model import Card, Component
from duel_nb.engine import Action, DuelError, GameState
from duel_nb.engine.actions import SYNONYMS, WORDS

_MOST: Final = 3
_BESIDE: Final = re.compile(r"\s+(?:with|using|on|under|by)\s+|\s*/\s*", re.IGNORECASE)
_LEAD: Final = re.compile(
    r"^(?:(?:can|may|could|does|what|cost|costs|is|it|to|i|he|she|they|we)\s+)+", re.IGNORECASE
)


def meant_actions(state: GameState, text: str) -> tuple[Action, ...]:
    """Actions that a text may mean, likeliest first: one if it has a single reading.

    Args:
        state: the position.
        text: such as "sphinx with walls", "bulid lumberyard" or "can Ada construct the Library?".
    """
    words = _bare(state, text)
    verb, _, rest = words.partition(" ")
    known = _verb(verb) if rest else None
    parts = _BESIDE.split(rest if known else words)
    played = {"base", *state.expansions}
    named = [[one for one in _things(part) if one.set in played] for part in parts]
    found = []
    for things in product(*filter(None, named)):
        for line in _lines(state, known, things):
            try:
                found.append(state.read(line))
            except DuelError:
                continue
    return tuple(dict.fromkeys(found))[:_MOST]


def meant_things(state: GameState, text: str) -> tuple[str, ...]:
    """Names of things with a price that a text may mean, likeliest first."""
    words = _bare(state, text)
    verb, _, rest = words.partition(" ")
    name = rest if rest and _verb(verb) else words
    try:
        return (CATALOG.find(name, ("card", "wonder", "divinity", "gate")).name,)
    except UnknownName as error:
        return error.nearest[:_MOST]


def _bare(state: GameState, text: str) -> str:
    """A text without question words and without a player's name at its start."""
    words = _LEAD.sub("", text.strip(" ?!.")).removesuffix(" cost")
    for name in (*state.names, "A", "B"):
        words = re.sub(rf"^{re.escape(name)}[\s:]+", "", words, flags=re.IGNORECASE)
    return words


def _verb(word: str) -> str | None:
    """The verb that a word is or may be a typo of."""
    lower = word.casefold()
    near = get_close_matches(lower, [*WORDS, *SYNONYMS], n=1, cutoff=0.7)
    return SYNONYMS.get(near[0], near[0]) if near else None


def _things(name: str) -> list[Component]:
    """The component with this name, or all that it may be, the nearest first."""
    try:
        return [CATALOG.find(name)]
    except UnknownName as error:
        near = (_called(one) or _called(one.partition(" (")[0]) for one in error.nearest)
        return list(dict.fromkeys(one for one in near if one is not None))


def _called(name: str) -> Component | None:
    try:
        return CATALOG.find(name)
    except UnknownName:
        return None


def _lines(state: GameState, verb: str | None, things: Sequence[Component]) -> Iterator[str]:
    """Actions with these components, likeliest first."""
    cards = [one for one in things if isinstance(one, Card)]
    others = [one for one in things if not isinstance(one, Card)]
    if verb == "recruit" and not all(card.senator for card in cards):
        return
    for other in others:
        name = other.name.removeprefix("The ")
        for card in cards:
            word = {"wonder": "wonder", "conspiracy": "prepare"}.get(other.kind, verb or "build")
            yield f"{word} {name} with {card.name}"
        alone = {
            "wonder": "draft" if not state.age else None,
            "conspiracy": "trigger",
            "divinity": "activate",
            "gate": "activate",
            "progress": "take",
        }.get(other.kind)
        if alone and not cards:
            yield f"{verb or alone} {name}"
            yield f"{alone} {name}"
    for card in cards if not others else ():
        usual = ("recruit" if card.senator else "build", "discard")
        for word in (verb,) if verb else usual:
            yield f"{word} {card.id if card.senator else card.name}"
