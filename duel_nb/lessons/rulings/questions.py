"""Saves a question to the referee as a scenario file, after checking it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from duel_nb.disk import write_file
from duel_nb.engine import GameState
from duel_nb.engine.position.setups import NotASetup
from duel_nb.lessons.rulings.answers import Answer
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
    file = path / f"{name_of(answer)}.toml" if path.is_dir() else path
    if file.suffix != ".toml":
        file = file.with_name(f"{file.name}.toml")
    if file.exists():
        raise FileExistsError(translate("ruling-file-there", file=str(file)))
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
