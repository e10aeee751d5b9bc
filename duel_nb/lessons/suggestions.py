"""Suggests actions and components for free text, with typos or in people's own words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from itertools import product
from typing import Final

from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.catalog.model import Card, Component
from duel_nb.catalog.names import local_name, spelling
from duel_nb.catalog.terms import Kind
from duel_nb.engine import Action, DuelError, GameState
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.languages import LANGUAGES, language
from duel_nb.words.typed import Phrase, in_notation, named, phrases, verbs

_MOST: Final = 3


def meant_actions(
    state: GameState, text: str, read: Callable[[str], Action] | None = None
) -> tuple[Action, ...]:
    """Actions that a text may mean, likeliest first: one if it has a single reading.

    Args:
        state: the position.
        text: such as "sphinx with walls", "bulid lumberyard", "can Ada construct the Library?" or
            «можно построить Библиотеку?».
        read: reads notation; by default as the position does.
    """
    read = read or state.read
    said = {one: [*phrases(text, one, (*state.names, *PLAYERS))] for one in _spoken()}
    for spoken, found in said.items():
        for phrase in found:
            if phrase.verb and (action := _read(read, in_notation(phrase, spoken))):
                return (action,)
    bare = {spoken: found[-1] for spoken, found in said.items()}
    mistyped = {spoken: _corrected(phrase, spoken) for spoken, phrase in bare.items()}
    for guesses in (mistyped, bare):
        for spoken, guess in guesses.items():
            lines = () if guess is None else _lines_about(state, guess, spoken)
            actions = dict.fromkeys(filter(None, (_read(read, line) for line in lines)))
            if actions:
                return tuple(actions)[:_MOST]
    return ()


def meant_things(state: GameState, text: str) -> tuple[str, ...]:
    """Names of things with a price that a text may mean, likeliest first."""
    kinds: tuple[Kind, ...] = ("card", "wonder", "divinity", "gate")
    nearest: tuple[str, ...] = ()
    for spoken in _spoken():
        for phrase in phrases(text, spoken, (*state.names, *PLAYERS)):
            for part in phrase.parts[:1]:
                if found := named(part, spoken, kinds):
                    return tuple(map(local_name, found))[:_MOST]
                try:
                    return (local_name(CATALOG.find(part, kinds)),)
                except UnknownName as error:
                    nearest = nearest or error.nearest
    return nearest[:_MOST]


def _spoken() -> Iterator[str]:
    """The languages in which a text may be, likeliest first."""
    return iter(dict.fromkeys((language(), "en", *LANGUAGES)))


def _read(read: Callable[[str], Action], line: str) -> Action | None:
    try:
        return read(line)
    except DuelError:
        return None


def _corrected(phrase: Phrase, language: str) -> Phrase | None:
    """The phrase with its first or last word as a mistyped verb; None if neither is near one."""
    words = " ".join(phrase.parts).split()
    known = verbs(language)
    for word in (words[0], words[-1]) if len(words) > 1 else ():
        near = get_close_matches(spelling(word), known, n=1, cutoff=0.7)
        if near:
            parts = (" ".join(one for one in part.split() if one != word) for part in phrase.parts)
            return phrase._replace(verb=known[near[0]], parts=tuple(filter(None, parts)))
    return None


def _lines_about(state: GameState, phrase: Phrase, language: str) -> Iterator[str]:
    """Actions in English notation that a phrase may mean, likeliest first."""
    played = {"base", *state.expansions}
    parts = [[one for one in _things(part, language) if one.set in played] for part in phrase.parts]
    if phrase.verb:
        yield in_notation(phrase, language)
    for things in product(*filter(None, parts)):
        yield from _lines(state, phrase.verb or None, things)


def _things(name: str, language: str) -> list[Component]:
    """The component with this name, or all that it may be, the nearest first."""
    if found := named(name, language):
        return [*found]
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
