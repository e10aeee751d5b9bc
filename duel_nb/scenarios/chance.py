"""Find the components that a scenario names, and what it leaves to chance.

Cards that a position does not name are dealt at random. A step with such a card would only work
with the cards of this seed, so every card of a step must be named in the position.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from duel_nb.catalog import CATALOG, KINDS, Component, UnknownName
from duel_nb.engine import GameState
from duel_nb.engine.actions import SYNONYMS, VERBS, WORDS
from duel_nb.engine.state.tables import members
from duel_nb.messages import Listed, Message
from duel_nb.scenarios.errors import UnknownSentence
from duel_nb.scenarios.lines import Path
from duel_nb.scenarios.load import split_player
from duel_nb.scenarios.model import Case, Scenario, Step
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


#: Patterns that depend on where cards were dealt; a price, for example, does not.
_DEPENDS_ON_DEAL = frozenset(
    (
        "accessible",
        "removed from Age {age}",
        "revealed {cards}",
        "{place} is {card}",
        "{card} lies under {wonder}",
        "{card} prepares {conspiracy}",
    )
)
_LEGAL = re.compile(r"(?:only |not )?legal:\s*(.*)", re.IGNORECASE)


def left_to_chance(case: Case, state: GameState) -> Iterator[tuple[Message, Path]]:
    """Steps and expectations that depend on randomly dealt cards: a sentence and a path for each.

    Args:
        case: one line of play.
        state: its first position.
    """
    if case.from_new_game:  # everything is dealt from the seed
        return
    named = named_in(case.start, ("card",))
    # `named` has the first copy of a Senator for all.
    lying = {CATALOG.card(CATALOG.cards[state.dealt[at]].id) for at in members(state.present)}
    if lying <= named:
        return
    for step in case.steps:
        for text, path, mentioned in _mentions(step):
            if unnamed := [one for one in _sorted(mentioned - named) if one.kind == "card"]:
                cards = Listed(*unnamed, last="and")
                count = len(unnamed)
                yield (
                    Message("scenario-cards-by-chance", text=text, cards=cards, count=count),
                    path,
                )


#: The keys of a position that name components of each randomly drawn kind.
_DRAWN = {
    "progress": "draws, or in enki",
    "divinity": "pantheon or mythology_decks",
    "conspiracy": "conspiracy_deck",
    "wonder": "offered",
}


def drawn_by_chance(case: Case) -> Iterator[tuple[Message, Path]]:
    """Steps and expectations that may depend on random draws: a sentence and a path for each.

    They do if the case fails with other draws.

    Args:
        case: one line of play.
    """
    if case.from_new_game:
        return
    named = named_in(case.start)
    for step in case.steps:
        expected = [(said.text, said.path, _in_expectation(said.text)) for said in step.expect]
        for text, path, mentioned in [*_mentions(step), *expected]:
            for one in _sorted(mentioned - named):
                if where := _DRAWN.get(one.kind):
                    key = "scenario-drawn-by-chance"
                    yield Message(key, text=text, thing=one, where=where), path


def _sorted(components: Iterable[Component]) -> list[Component]:
    """Components by kind and id."""
    return sorted(components, key=lambda one: (one.kind, one.id))


def _in_expectation(text: str) -> frozenset[Component]:
    """The components that an expectation names; none if it is about a price."""
    with suppress(UnknownSentence):
        expectation = understand(text)
        if not expectation.pattern.startswith("price"):
            return expectation.components
    return frozenset()


def _mentions(step: Step) -> Iterator[tuple[str, Path, frozenset[Component]]]:
    """Each action and expectation of a step that needs its cards: text, path and components."""
    for said in step.do:
        yield said.text, said.path, of_action(split_player(said.text)[1])
    for trial in step.illegal:
        yield trial.action, (*trial.path, "try"), of_action(trial.action)
    for said in step.expect:
        legal = _LEGAL.fullmatch(said.text.strip())
        if legal:
            actions = [of_action(action.strip()) for action in legal[1].split(",")]
            yield said.text, said.path, frozenset().union(*actions)
            continue
        with suppress(UnknownSentence):  # reported when the scenario is checked
            expectation = understand(said.text)
            if expectation.pattern in _DEPENDS_ON_DEAL:
                yield said.text, said.path, expectation.components
