"""A position of a game as the text of a scenario, as a template for a question or exercise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from duel_nb.engine import Action, DuelError, GameState, position
from duel_nb.engine.position.setups import NotASetup, setup_of
from duel_nb.lessons.rulings import questions
from duel_nb.messages import Message
from duel_nb.scenarios import loads, run


def scenario_of(start: GameState, actions: Sequence[Action]) -> str:
    """The text of a scenario that leads to the position after these actions.

    It sets up the last position that can be set up from keywords and plays on from there; it
    expects the changes of the last action.

    Args:
        start: the first position of the game.
        actions: the actions.

    Raises:
        NotASetup: no position can be set up from keywords, or chance decided since.
    """
    states = [start]
    for action in actions:
        states.append(states[-1].play(action))
    why = ""
    for at in range(len(states) - 1, -1, -1):
        try:
            setup = setup_of(states[at])
            text = _written(states[at], setup, actions[at:], at)
            failures = [f for result in run(loads(text)) for f in result.failures]
        except (NotASetup, DuelError) as error:
            why = why or str(error)
            continue
        if not failures:
            return text
        why = why or str(failures[0])
    raise NotASetup(Message("no-scenario-of-position", problem=why))


def scenario_of_setup(setup: Mapping[str, Any]) -> str:
    """The text of a scenario with a setup.

    Raises:
        DuelError: the setup is impossible.
    """
    now = position(**setup)
    facts = _facts(now, setup, "a-position") | {"expect": [f"{now.to_act} to act"]}
    return questions.scenario_text(facts, _filed(now, setup), [])


def _filed(now: GameState, setup: Mapping[str, Any]) -> dict[str, Any]:
    """A setup as a file can have it: all cards under Wonders are named, or none."""
    found = dict(setup)
    for who in "AB":
        city = dict(found.get(who) or {})
        for key in ("built", "prepared", "triggered"):
            under = city.get(key)
            if isinstance(under, Mapping) and None in under.values():
                named = any(under.values())
                city[key] = setup_of(now)[who][key] if named else list(under)
        found[who] = city
    return found


def _facts(now: GameState, setup: Mapping[str, Any], name: str) -> dict[str, Any]:
    """The keys of a scenario."""
    facts: dict[str, Any] = {
        "scenario": 1,
        "id": name,
        "title": f"A position of {' and '.join(now.names)}",
        "kind": "rule",
        "question": "What happens here?",
        "answer": "Write the answer here.",
        "rules": ["BASE-TURN-02"],
    }
    return facts | {key: setup[key] for key in ("edition", "expansions") if setup.get(key)}


def _written(state: GameState, setup: Mapping[str, Any], actions: Sequence[Action], at: int) -> str:
    now = position(**setup)
    if _public(now) != _public(state):
        raise NotASetup(Message("setup-unnamed"))
    facts = _facts(now, setup, f"position-after-{at + len(actions)}")
    if not actions:
        facts["expect"] = [f"{now.to_act} to act"]
    steps = []
    for action in actions:
        after = now.play(str(action))
        steps.append((f"{now.to_act}: {action}", questions.changes(now, after)))
        now = after
    return questions.scenario_text(facts, setup, steps)


def _public(state: GameState) -> list[Any]:
    """Public information, to compare positions."""
    # by name: identical Senators may change places
    table = [(p.name, p.card and p.card.name, p.accessible, p.token) for p in state.structure]
    cities = [
        (
            city.coins,
            sorted(card.name for card in city.buildings),
            sorted((w.wonder.id, w.standing, w.tucked and w.tucked.name) for w in city.wonders),
            city.progress,
            city.mythology_tokens,
        )
        for city in (state.city("A"), state.city("B"))
    ]
    rest = (
        state.pawn,
        state.military_tokens,
        state.progress_tokens,
        state.constructed_wonders,
        [c.name for c in state.discard_pile],
    )
    return [table, cities, rest, state.to_act]
