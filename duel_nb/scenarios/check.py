"""Check scenario files and folders of them; errors become rows of the report."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path

from duel_nb.messages import Listed, Message
from duel_nb.quoting import line, shown, visible
from duel_nb.scenarios.errors import ScenarioError
from duel_nb.scenarios.load import declares_itself, read, text_of
from duel_nb.scenarios.model import Scenario
from duel_nb.scenarios.report import Report, ScenarioResult
from duel_nb.scenarios.run import Result, applied_rules, attempt_cases

#: Called after every file with the number of checked files and of all files.
Progress = Callable[[int, int], None]


def check(
    *paths: str | Path | Scenario,
    progress: Progress | None = None,
    missing: Iterable[ScenarioResult] = (),
    rules: bool = False,
) -> Report:
    """Check scenario files, or all scenarios in folders and their subfolders.

    In a folder, TOML files without ``scenario = 1`` are skipped; a file given by name must be a
    scenario. Errors are not raised but reported.

    Args:
        paths: files, folders, or scenarios; by default the folder ``examples``.
        progress: called after every file with the number of checked files and of all files.
        missing: rows of `not_there` for scenarios that the caller did not find.
        rules: whether to list the rules of every step's events and refusals.
    """
    rows = list(missing)
    wanted = paths or (() if rows else ("examples",))
    files, skipped, unread = _find(wanted)
    rows += unread
    seen: dict[str, str] = {}
    for done, (file, text) in enumerate(files, start=1):
        rows += _check_file(file, text, seen, rules)
        if progress is not None:
            progress(done, len(files))
    return Report(rows, skipped)


def _find(
    wanted: Iterable[str | Path | Scenario],
) -> tuple[list[tuple[str, str]], list[str], list[ScenarioResult]]:
    """The files to check with their texts, skipped files, and rows for unreadable ones."""
    files: list[tuple[str, str]] = []
    skipped: list[str] = []
    rows: list[ScenarioResult] = []
    for one in wanted:
        if isinstance(one, Scenario):
            files.append((one.file, one.source.text))
            continue
        path = Path(one)
        if not os.path.exists(path):
            # or the name is too long or invalid
            rows.append(not_there(path))
        elif path.is_dir() and not any(path.rglob("*.toml")):
            rows.append(_error(path, ScenarioError(Message("scenario-no-toml-in"), str(path))))
        for file in sorted(path.rglob("*.toml")) if path.is_dir() else [path]:
            if not os.path.exists(file):
                continue
            try:
                text = text_of(file)
            except ScenarioError as error:
                rows.append(_error(file, error))
                continue
            if path.is_dir() and not declares_itself(text):
                skipped.append(str(file))
            else:
                files.append((str(file), text))
    return files, skipped, rows


def not_there(path: str | Path, ids: Sequence[str] = ()) -> ScenarioResult:
    """The row for a missing file, folder or scenario.

    Args:
        path: what was looked for.
        ids: ids of scenarios that may be meant; by default files of the same folder are suggested.
    """
    given = shown(str(path)) if ids else f"'{line(str(path))}'"
    if near := [*ids] or _neighbours(Path(path)):
        key = "no-scenario-near" if ids else "scenario-no-file-near"
        sentence = Message(key, given=given, near=Listed(*near, last="or"))
    else:
        sentence = Message("scenario-no-file", given=given)
    return _error(path, ScenarioError(sentence))


def _neighbours(path: Path) -> list[str]:
    """Files in the same folder with similar names."""
    try:
        names = [one.name for one in path.parent.iterdir() if one.name != path.name]
    except OSError:  # there is no such folder, or it cannot be read
        return []
    return [str(path.parent / name) for name in get_close_matches(path.name, names, 2, 0.75)]


def _check_file(
    file: str, text: str, seen: dict[str, str], rules: bool
) -> Iterator[ScenarioResult]:
    try:
        scenario, errors, sound = read(text, file)
        earlier = seen.setdefault(scenario.id, file)
        if earlier != file:
            taken = Message("scenario-id-taken", given=shown(scenario.id), file=str(earlier))
            errors.append(ScenarioError(taken, file, scenario.source.line(("id",))))
        results, unplayable = attempt_cases(scenario, sound)
        if errors or unplayable:
            error = ScenarioError.of([*errors, *unplayable])
            cases = scenario.cases if rules else ()
            applied = [visible(one) for case in cases for one in applied_rules(scenario, case)]
            yield replace(_error(file, error), applied_rules=tuple(applied))
            return
    except ScenarioError as error:
        yield _error(file, error)
        return
    for result in results:
        lines = applied_rules(result.scenario, result.case) if rules else ()
        yield _row(result, tuple(map(visible, lines)))


def _error(file: str | Path, error: ScenarioError) -> ScenarioResult:
    messages = tuple(visible(one.text) for one in error.every)
    return ScenarioResult(visible(str(file)), "", "", "error", messages)


def _row(result: Result, applied: tuple[str, ...]) -> ScenarioResult:
    sources = () if result.case.title else result.scenario.sources  # not repeated for variants
    return ScenarioResult(
        file=visible(result.scenario.file),
        title=visible(result.title),
        id=visible(result.scenario.id),
        status="passed" if result.passed else "failed",
        messages=tuple(visible(str(failure)) for failure in result.failures),
        rules=result.scenario.rules,
        checked=result.checked,
        sources=tuple(visible(str(one)) for one in sources),
        question=visible(str(result.case.question)),
        answer=visible(str(result.case.answer)),
        applied_rules=applied,
    )
