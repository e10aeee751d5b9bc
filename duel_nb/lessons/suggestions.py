"""Suggests actions and components for free text with typos or another word order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final

from duel_nb.catalog import CATALOG, AmbiguousName, UnknownName
from duel_nb.catalog.model import Card, Component
from duel_nb.engine import DuelError, GameState
from duel_nb.engine.actions import SYNONYMS, WORDS

_MOST: Final = 3
_BESIDE: Final = re.compile(r"\s+(?:with|using|on|under|by)\s+|\s*/\s*", re.IGNORECASE)
_LEAD: Final = re.compile(
    r"^(?:(?:can|may|could|does|what|cost|costs|is|it|to|i|he|she|they|we)\s+)+", re.IGNORECASE
)


def meant_actions(state: GameState, text: str) -> tuple[str, ...]:
    """Actions that a text may mean, in notation, likeliest first.

    Args:
        state: the position.
        text: such as "sphinx with walls", "bulid lumberyard" or "can Ada construct the Library?".
    """
    words = _bare(state, text)
    verb, _, rest = words.partition(" ")
    known = _verb(verb) if rest else None
    parts = _BESIDE.split(rest if known else words)
    things = [_thing(part) for part in parts]
    played = {"base", *state.expansions}
    found = []
    for line in _lines(known, [one for one in things if one is not None and one.set in played]):
        try:
            found.append(str(state.read(line)))
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


def _thing(name: str) -> Component | None:
    """The component with this name, or the nearest one."""
    try:
        return CATALOG.find(name)
    except AmbiguousName as error:
        return _called(error.nearest[0].partition(" (")[0])
    except UnknownName as error:
        return _called(error.nearest[0]) if error.nearest else None


def _called(name: str) -> Component | None:
    try:
        return CATALOG.find(name)
    except UnknownName:
        return None


def _lines(verb: str | None, things: list[Component]) -> Iterator[str]:
    """Actions with these components, likeliest first."""
    cards = [one for one in things if isinstance(one, Card)]
    others = [one for one in things if not isinstance(one, Card)]
    for other in others:
        name = other.name.removeprefix("The ")
        for card in cards:
            word = {"wonder": "wonder", "conspiracy": "prepare"}.get(other.kind, verb or "build")
            yield f"{word} {name} with {card.name}"
        alone = {
            "wonder": "draft",
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
