"""Set up the first position of a case, or find the line of every fault in it."""

import re
from copy import deepcopy
from typing import Any, Final

from duel_nb.engine import DuelError, GameState, PositionError, new_game, position
from duel_nb.engine.configure import EDITIONS
from duel_nb.scenarios.errors import ScenarioError, problem
from duel_nb.scenarios.lines import Path
from duel_nb.scenarios.model import Case, Scenario, SourceText

NAMES: Final = ("Ada", "Ben")
"""The players of a scenario that names none; in notation they are A and B."""


def start(scenario: Scenario, case: Case) -> GameState:
    """The first position of a case.

    Raises:
        ScenarioError: it is impossible or names something unknown; with all errors.
    """
    given = deepcopy(dict(case.start))
    errors: list[ScenarioError] = []
    while True:
        try:
            state = _started(case, given)
        except PositionError as error:
            keys = re.split("[. ]", error.keyword) if error.keyword else []
            name = error.value if isinstance(error.value, str) else None
            path = _path_of(scenario.source, case, keys, name)
            # An impossible position may only result from removing faulty parts, but not an error
            # that quotes a value.
            if not errors or "given" in error.message.parts:
                found = ScenarioError(problem(error), scenario.file, scenario.source.line(path))
                errors.append(found)
            if not _remove_fault(given, keys, name):
                break
        except DuelError as error:  # an unknown expansion
            wheres = ((*case.path, "expansions"), ("expansions",))
            path = next((at for at in wheres if scenario.source.knows(at)), case.path)
            line = scenario.source.line(path)
            errors.append(ScenarioError(problem(error), scenario.file, line))
            break
        else:
            break
    if errors:
        raise ScenarioError.of(errors)
    return state


def _started(case: Case, given: dict[str, Any]) -> GameState:
    """The given position, or the new game.

    Raises:
        DuelError: it is impossible.
    """
    told: dict[str, Any] = {"names": NAMES} | given
    return new_game(**{"edition": EDITIONS[0]} | told) if case.from_new_game else position(**told)


def _remove_fault(given: dict[str, Any], keys: list[str], name: str | None) -> bool:
    """Remove the part that an error of `position` is about, to find further errors.

    Returns:
        Whether it was found.
    """
    if not keys:
        return False
    holder: Any = given
    *outer, last = keys
    for part in outer:
        inner = _with_key(holder, part)
        if not isinstance(inner, dict):
            last = part
            break
        holder = inner
    value = _with_key(holder, last)
    if isinstance(value, list) and name in value and len(value) > 1:
        value.remove(name)
        return True
    known = next((one for one in holder if str(one) == last), None)
    if known is None:
        return False
    del holder[known]
    return True


def _with_key(table: dict[Any, Any], key: str) -> Any:
    return next((value for known, value in table.items() if str(known) == key), None)


def _path_of(source: SourceText, case: Case, keys: list[str], name: str | None) -> Path:
    """The place in the file of the value with these keys, or of this name in it."""
    table: Path = ("new_game" if case.from_new_game else "position",)
    wheres: list[Path] = [(*case.path, *table), table] if case.path else [table]
    for at in wheres:
        path: Path = (*at, *keys)
        if keys and source.knows(path):
            return _item(source, path, name)
    for at in wheres:  # such as "A: unknown key": the nearest known parent
        path = (*at, *keys[:1])
        if keys and source.knows(path):
            return path
    return next((at for at in wheres if source.knows(at)), case.path)


def _item(source: SourceText, path: Path, name: str | None) -> Path:
    """The path of the list item with this name, or else of the list."""
    number = 0
    lines = source.text.split("\n")
    while name and source.knows((*path, number)):
        if name in lines[source.line((*path, number)) - 1]:
            return (*path, number)
        number += 1
    return path
