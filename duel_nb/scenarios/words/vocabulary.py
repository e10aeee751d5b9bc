"""The vocabulary of expectations: three tables, and decorators that add to them.

* a `Number` ("A coins") is followed by ``4``, ``at 4``, ``+2``, ``-1`` or ``unchanged``;
* a `Group` ("A city") is followed by ``+Library``, ``-Press``, ``has …``, ``has no …``,
  ``: exactly, these``, or like a number by how many there are;
* a `Sentence` is a pattern with placeholders ("price of {priced} for {who} is {count}").

Each entry has an example and a meaning, which the documentation uses. The modules beside this one
fill the tables; a new expansion adds a module.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from functools import partial
from itertools import product

from duel_nb.catalog import CATALOG, COLOURS, RESOURCES
from duel_nb.engine import GameState, ScoreSheet
from duel_nb.engine.state.tables import MYTHOLOGIES
from duel_nb.scenarios.model import Found, Moment
from duel_nb.scenarios.words.terms import TERMS

#: Checks an expectation: None if it holds, else what was found instead.
Check = Callable[[Moment], Found | None]


@dataclass(frozen=True, slots=True)
class Number:
    """A countable thing."""

    pattern: str  # its words, with placeholders
    example: str  # a whole expectation
    meaning: str  # what it counts
    count: Callable[..., int]  # returns the number for a position and the placeholders


@dataclass(frozen=True, slots=True)
class Group:
    """A collection of components or symbols."""

    pattern: str  # its words, with placeholders
    example: str  # a whole expectation
    meaning: str  # what is in it
    kind: str  # the kind of its members: one of `KINDS` ("divinity" includes the Gate), or "symbol"
    #: returns the ids of its members for a position and the placeholders
    members: Callable[..., Iterable[str]]


@dataclass(frozen=True, slots=True)
class Sentence:
    """Any other expectation."""

    pattern: str  # its words, with placeholders
    example: str  # a whole expectation
    meaning: str  # what it means
    #: checks it for a moment and the placeholders, like a `Check`
    check: Callable[..., Found | None]
    about_change: bool  # whether it only makes sense after an action
    regex: re.Pattern[str]  # matches it


NUMBERS: list[Number] = []
GROUPS: list[Group] = []
SENTENCES: list[Sentence] = []

#: Every number by its words in lower case, with all placeholders filled in, and their values.
COUNTED: dict[str, tuple[Number, Callable[[GameState], int], dict[str, str]]] = {}
#: Every group likewise.
GATHERED: dict[str, tuple[Group, Callable[[GameState], Iterable[str]], dict[str, str]]] = {}

#: The categories of a score sheet, including those of the expansions.
CATEGORIES = tuple(field.name for field in fields(ScoreSheet))

#: The possible values of placeholders in numbers and groups.
DOMAINS: dict[str, tuple[str, ...]] = {
    "who": ("A", "B"),
    "colour": COLOURS,
    "resource": RESOURCES,
    "category": CATEGORIES,
    "mythology": MYTHOLOGIES,
    "age": ("I", "II", "III"),
    "chamber": tuple(str(chamber.number) for chamber in CATALOG.chambers),
    "senator": tuple(dict.fromkeys(card.name for card in CATALOG.cards if card.senator)),
}


def number(pattern: str, example: str, meaning: str) -> Callable[[Callable[..., int]], None]:
    """Register the decorated function as a `Number`."""

    def register(count: Callable[..., int]) -> None:
        entry = Number(pattern, example, meaning, count)
        NUMBERS.append(entry)
        for words, filling in _filled(pattern):
            COUNTED[words] = entry, partial(count, **filling), filling

    return register


def group(
    pattern: str, kind: str, example: str, meaning: str
) -> Callable[[Callable[..., Iterable[str]]], None]:
    """Register the decorated function as the members of a `Group`."""

    def register(members: Callable[..., Iterable[str]]) -> None:
        entry = Group(pattern, example, meaning, kind, members)
        GROUPS.append(entry)
        for words, filling in _filled(pattern):
            GATHERED[words] = entry, partial(members, **filling), filling

    return register


def sentence(
    pattern: str, example: str, meaning: str, about_change: bool = False
) -> Callable[[Callable[..., Found | None]], None]:
    """Register the decorated function as the check of a `Sentence`."""
    regex = re.sub(
        r"\\\{(\w+)\\\}", lambda m: f"(?P<{m[1]}>{TERMS[m[1]].regex})", re.escape(pattern)
    ).replace(r"\ ", r"\s+")

    def register(check: Callable[..., Found | None]) -> None:
        compiled = re.compile(regex, re.IGNORECASE)
        SENTENCES.append(Sentence(pattern, example, meaning, check, about_change, compiled))

    return register


def unless(expected: str, found: Found) -> Found | None:
    """What was found, None if it is what was expected; both in the words of the sentence."""
    return None if found == expected else found


def _filled(pattern: str) -> Iterable[tuple[str, dict[str, str]]]:
    """All combinations of values for a pattern: the words in lower case, and the values."""
    places = re.findall(r"\{(\w+)\}", pattern)
    for values in product(*(DOMAINS[place] for place in places)):
        filling = dict(zip(places, values, strict=True))
        yield pattern.format(**filling).casefold(), filling
