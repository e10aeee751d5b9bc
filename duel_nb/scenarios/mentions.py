"""Find the components that a scenario names: in its position, its actions and its expectations.

The first copy of a component stands for all.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

from duel_nb.catalog import CATALOG, KINDS, Component, UnknownName
from duel_nb.engine.actions import SYNONYMS, VERBS, WORDS
from duel_nb.scenarios.errors import UnknownSentence
from duel_nb.scenarios.load import split_player
from duel_nb.scenarios.model import Scenario, Step
from duel_nb.scenarios.words.understand import understand


def components(scenario: Scenario) -> frozenset[Component]:
    """All components that a scenario names."""
    found: set[Component] = set()
    for case in scenario.cases:
        found |= named_in(case.start)
        for step in case.steps:
            found |= _of_step(step)
    return frozenset(found)


def _of_step(step: Step) -> set[Component]:
    """All components that a step names."""
    found: set[Component] = set()
    for said in step.expect:
        with suppress(UnknownSentence):
            found |= understand(said.text).components
    for text in [*(s.text for s in step.do), *(t.action for t in step.illegal)]:
        found |= of_action(split_player(text)[1])
    return found


def named_in(start: Mapping[str, Any], kinds: tuple[str, ...] = KINDS) -> set[Component]:
    """The components of these kinds that a position names."""
    return {one for name in _names(start) for one in _called(name, kinds)}


def _names(value: object) -> Iterator[str]:
    """The names in a position: its texts, and Wonders and Conspiracies that are keys."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key not in ("edition", "expansions", "names", "taken", "turn"):
                yield from _names(inner)
            if key in ("built", "prepared", "triggered") and isinstance(inner, dict):
                yield from inner
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _names(inner)


def of_action(text: str) -> frozenset[Component]:
    """The components that an action names."""
    word, _, rest = text.partition(" ")
    rest = re.sub(r"\s*(@.*|\sgiving\s+\d+)$", "", rest)
    found: set[Component] = set()
    for verb in WORDS.get(SYNONYMS.get(word, word), ()):
        spelling = VERBS[verb]
        names = re.split(rf"\s+{spelling.joiner}\s+", rest) if spelling.joiner else [rest]
        for kind, name in zip((spelling.subject, spelling.other), names, strict=False):
            kinds = ("divinity", "gate") if kind == "divinity" else (kind,)
            if kind in KINDS:
                found |= _called(name, kinds)
    return frozenset(found)


def _called(name: str, kinds: tuple[str, ...]) -> set[Component]:
    try:
        return {CATALOG.find(name, kinds)}
    except UnknownName:
        return set()
