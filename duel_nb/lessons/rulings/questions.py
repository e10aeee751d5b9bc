"""Questions to the referee, and positions of a game, as the texts of scenarios."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from duel_nb.disk import FileError, write_file
from duel_nb.engine import Action, DuelError, GameState, position
from duel_nb.engine.position.setups import NotASetup, setup_of
from duel_nb.lessons.rulings.answers import Answer
from duel_nb.messages import Message
from duel_nb.quoting import line
from duel_nb.scenarios import loads, run
from duel_nb.scenarios.words.course import decision_words
from duel_nb.words.translate import translate

_ABOVE = ("edition", "expansions")
"""Keywords of a position that are above its table in a file."""
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_WORDS = re.compile(r"[a-z0-9]+")
_WIDTH = 100


def text_of(answer: Answer) -> str:
    """A question and its answer as the text of a scenario file, which has been checked.

    Raises:
        NotASetup: the position cannot be set up, or there is nothing to check.
    """
    if not (answer.says or answer.tries):
        raise NotASetup(translate("ruling-nothing-to-check"))
    if answer.setup is None:
        raise NotASetup(translate("ruling-whole-game"))
    text = _written(answer, answer.setup)
    wrong = [str(failure) for result in run(loads(text)) for failure in result.failures]
    if wrong:
        raise NotASetup(translate("ruling-no-scenario", problem=wrong[0]))
    return text


def save(answer: Answer, path: Path) -> Path:
    """Write a question as a scenario file, see `Rulings.save`."""
    text = text_of(answer)
    file = path / f"{name_of(answer)}.toml" if os.path.isdir(path) else path
    if file.suffix != ".toml":
        file = file.with_name(f"{file.name}.toml")
    if os.path.exists(file):
        there = FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        raise FileError(Message("ruling-file-there", file=line(str(file))), there, file)
    write_file(file, text, folders=True)
    return file


def name_of(answer: Answer) -> str:
    """A name for a scenario file, such as "can-a-build-library"."""
    words = _WORDS.findall(" ".join(answer.about).casefold())
    return "-".join(words)[:60].strip("-") or "question"  # another alphabet


def changes(before: GameState, after: GameState) -> tuple[str, ...]:
    """What an action changed, as expectations of a scenario."""
    found = []
    for who in "AB":
        old, new = before.city(who), after.city(who)
        if old.coins != new.coins or who == before.to_act:
            change = new.coins - old.coins
            found.append(f"{who} coins {change:+d}" if change else f"{who} coins unchanged")
        stood, stands = set(old.buildings), set(new.buildings)
        found += [f"{who} city +{card.name}" for card in new.buildings if card not in stood]
        found += [f"{who} city -{card.name}" for card in old.buildings if card not in stands]
        up = {site.wonder.id for site in old.wonders if site.standing}
        found += [
            f"{who} built +{site.wonder.name}"
            for site in new.wonders
            if site.standing and site.wonder.id not in up
        ]
        owned = set(old.progress)
        found += [f"{who} progress +{t.name}" for t in new.progress if t not in owned]
    if before.pawn != after.pawn:
        found.append(f"pawn {after.pawn - before.pawn:+d}")
    gone = set(before.discard_pile)
    found += [f"discard pile +{card.name}" for card in after.discard_pile if card not in gone]
    if after.outcome is not None:
        how = "points" if after.outcome.termination == "civilian" else after.outcome.termination
        winner = after.outcome.winner
        found.append(f"winner {winner} {how}" if winner else "shared victory")
    elif after.decisions:
        due = after.decisions[-1]
        found.append(f"decision: {decision_words(due)}")
    else:
        found.append(f"{after.to_act} to act")
    return tuple(found)


# -- TOML --------------------------------------------------------------------------------------


def _written(answer: Answer, setup: Mapping[str, Any]) -> str:
    explained = " ".join([str(answer.verdict), *(reason.text for reason in answer.reasons[:2])])
    facts: dict[str, Any] = {
        "scenario": 1,
        "id": name_of(answer),
        "title": str(answer.question),
        "kind": "rule",
        "question": str(answer.question),
        "answer": str(answer.verdict) if answer.actions else explained,
        "rules": list(answer.rules),
        **{key: setup[key] for key in _ABOVE if setup.get(key)},
        "expect": list(answer.says),
        "illegal": [{"try": action, "rule": rule} for action, rule in answer.tries],
    }
    facts = {key: value for key, value in facts.items() if value != []}
    return scenario_text(facts, setup, [(answer.does, answer.then)] if answer.does else [])


def scenario_text(
    facts: Mapping[str, Any], setup: Mapping[str, Any], steps: Iterable[tuple[str, Sequence[str]]]
) -> str:
    """The text of a scenario file.

    Args:
        facts: its keys above the position.
        setup: the keywords of the position.
        steps: an action and what is expected after it, for each step.
    """
    lines = [f"{key} = {toml(value)}" for key, value in facts.items()]
    lines += _position_lines(setup)
    for action, expected in steps:
        lines += ["", "[[steps]]", f"do = {toml(action)}", f"expect = {toml(list(expected))}"]
    return "\n".join(lines) + "\n"


def _position_lines(setup: Mapping[str, Any]) -> list[str]:
    """The keywords of a position as the lines of its table."""
    lines = ["", "[position]"]
    tables: list[str] = []
    for key, value in setup.items():
        if key in _ABOVE or value is None:
            continue
        line = f"{key} = {toml(value)}"
        if isinstance(value, Mapping) and len(line) > _WIDTH:
            tables += ["", f"[position.{key}]"]
            tables += [f"{_key(inner)} = {toml(what)}" for inner, what in value.items()]
        else:
            lines.append(line)
    return lines + tables


def toml(value: object) -> str:
    """A value as TOML; long lists have several lines."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Mapping):
        pairs = (f"{_key(key)} = {toml(inner)}" for key, inner in value.items())
        return "{ " + ", ".join(p.replace("\n", " ") for p in pairs) + " }" if value else "{}"
    if isinstance(value, list | tuple | set | frozenset):
        items = [toml(inner) for inner in value]
        short = f"[{', '.join(items)}]"
        if len(short) <= _WIDTH - 20:
            return short
        return "[\n" + "".join(f"  {item},\n" for item in items) + "]"
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(name: object) -> str:
    return str(name) if _BARE.fullmatch(str(name)) else toml(str(name))


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
            text = _stated(states[at], setup, actions[at:], at)
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
    return scenario_text(facts, _filed(now, setup), [])


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


def _stated(state: GameState, setup: Mapping[str, Any], actions: Sequence[Action], at: int) -> str:
    now = position(**setup)
    if _public(now) != _public(state):
        raise NotASetup(Message("setup-unnamed"))
    facts = _facts(now, setup, f"position-after-{at + len(actions)}")
    if not actions:
        facts["expect"] = [f"{now.to_act} to act"]
    steps = []
    for action in actions:
        after = now.play(str(action))
        steps.append((f"{now.to_act}: {action}", changes(now, after)))
        now = after
    return scenario_text(facts, setup, steps)


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
