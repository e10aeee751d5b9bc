"""Finds scenarios: the folder of examples, a scenario by its id, and those that show a rule."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path

from duel_nb import scenarios
from duel_nb.arguments import switch
from duel_nb.errors import DuelError
from duel_nb.messages import Listed, Message
from duel_nb.quoting import shown
from duel_nb.rulebook import RULEBOOK
from duel_nb.scenarios import Report, Scenario, ScenarioError, ScenarioResult, not_there

FOLDER = "examples"


class UnknownScenario(DuelError, LookupError):
    """There is no scenario of this name; the message has the nearest."""


def folder() -> Path | None:
    """The folder of examples: in the working folder or above, beside the package, or inside it."""
    here = Path.cwd()
    package = Path(__file__).resolve().parents[1]
    for place in (here, *here.parents, package.parent, package / "course"):
        found = place / FOLDER
        if found.is_dir() and any(map(_is_scenario, found.rglob("*.toml"))):
            return found
    return None


def _is_scenario(file: Path) -> bool:
    """Whether a TOML file begins like a scenario."""
    try:
        with file.open(encoding="utf-8-sig") as text:
            return text.readline().startswith("scenario")
    except (OSError, UnicodeDecodeError):
        return False


def all_examples(where: Path | None = None) -> tuple[Scenario, ...]:
    """Every readable scenario of a folder, sorted by file; by default of the examples."""
    return tuple(found for file in _files(where) for found in _read(file))


def _files(where: Path | None = None) -> list[Path]:
    """The TOML files of a folder; by default of the examples."""
    where = folder() if where is None else where
    return [] if where is None else sorted(near_here(where).rglob("*.toml"))


def showing(rule: str) -> tuple[Scenario, ...]:
    """The scenarios that list a rule.

    Raises:
        UnknownRule: there is no such rule.
    """
    wanted = RULEBOOK.id_of(rule)
    # Parsing a file takes many times as long as looking for the id in its text.
    files = (file for file in _files() if _mentions(file, wanted))
    return tuple(one for file in files for one in _read(file) if wanted in one.rules)


def _mentions(file: Path, rule: str) -> bool:
    """Whether the id of a rule occurs in a file."""
    try:
        return rule.upper().encode() in file.read_bytes().upper()
    except OSError:
        return False


def find(scenario: str | Path | Scenario) -> Scenario:
    """A scenario by its file or id; a scenario is returned unchanged.

    Raises:
        UnknownScenario: there is none; the message has the nearest ids.
        ScenarioError: the file exists but cannot be read.
    """
    if isinstance(scenario, Scenario):
        return scenario
    file = at_hand(scenario)
    if file is not None and file.is_dir():
        raise UnknownScenario(Message("scenario-is-folder", folder=str(scenario)))
    if file is not None:
        return scenarios.load(file)
    where = folder()
    named = [] if where is None else _called(Path(scenario).stem, where)
    if len(named) == 1 and Path(scenario).name == str(scenario):
        return scenarios.load(near_here(named[0]))
    known = {one.id: one for one in all_examples(where)}
    if str(scenario) in known:
        return known[str(scenario)]
    given = shown(str(scenario))
    if near := get_close_matches(str(scenario), known, n=3, cutoff=0.5):
        raise UnknownScenario(
            Message("no-scenario-near", given=given, near=Listed(*near, last="or"))
        )
    raise UnknownScenario(Message("no-scenario", given=given))


def _called(stem: str, where: Path) -> list[Path]:
    """The files of a folder with this stem, which need not be a valid file name."""
    return sorted(file for file in where.rglob("*.toml") if file.stem == stem)


def check(*paths: str | Path | Scenario, rules: bool = False) -> Report:
    """Check scenarios and show the result as a table.

    Args:
        paths: files or folders, also those of the examples wherever the notebook is, or ids of
            scenarios; by default all examples.
        rules: include the rules of every step's events and refusals in the report.

    The report also lists what is missing or cannot be read.

    Raises:
        DuelError: something is not a path, id or scenario, or ``rules`` is not True or False.
    """
    switch("rules", rules)
    found, missing = meant(paths or (FOLDER,))
    return scenarios.check(*found, missing=missing, rules=rules)


def meant(
    paths: Iterable[str | Path | Scenario],
) -> tuple[list[str | Path | Scenario], list[ScenarioResult]]:
    """The files and folders of paths and ids, scenarios, and rows for what is missing.

    Raises:
        DuelError: something is not a path, id or scenario.
    """
    found: list[str | Path | Scenario] = []
    missing: list[ScenarioResult] = []
    files: dict[str, Path] = {}  # by id; read when first needed
    for path in paths:
        if isinstance(path, Scenario):
            found.append(path)
            continue
        file, near = at_hand(path), []
        if file is None and Path(path).name == str(path):
            files = files or {one.id: Path(one.file) for one in all_examples()}
            file = files.get(str(path))
            near = [] if file else get_close_matches(str(path), files, n=2, cutoff=0.6)
        if file is None:
            missing.append(not_there(path, near))
        else:
            found.append(file)
    return found, missing


def at_hand(path: str | Path) -> Path | None:
    """The file or folder of this name, relative to here or to the examples; None if neither.

    Raises:
        DuelError: it is not a path.
    """
    if not isinstance(path, str | os.PathLike):
        raise DuelError(Message("scenario-no-path", given=shown(path)))
    if not str(path):
        return None
    if os.path.exists(path):
        return Path(path)
    where = folder()
    for base in (where.parent, where) if where is not None else ():
        if os.path.exists(base / path):
            return near_here(base / path)
    return None


def near_here(path: Path) -> Path:
    """The path relative to the working folder: short, and the same on every machine."""
    try:
        return Path(os.path.relpath(path))
    except ValueError:  # another drive
        return path


def _read(file: Path) -> Iterator[Scenario]:
    try:
        found = _remembered(str(file), file.stat().st_mtime_ns)
    except (OSError, ScenarioError):  # `check` reports it
        return
    yield found


@lru_cache(maxsize=4096)
def _remembered(file: str, changed: int) -> Scenario:
    """A scenario, cached until its file changes."""
    return scenarios.load(file)
