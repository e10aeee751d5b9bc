"""Check scenarios and report the results: as a table, in full, as HTML, as JSON."""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from duel_nb.engine.messages import Listed, Message
from duel_nb.quoting import line, shown, visible
from duel_nb.rulebook import RULEBOOK
from duel_nb.scenarios.errors import ScenarioError
from duel_nb.scenarios.load import declares_itself, read, text_of
from duel_nb.scenarios.run import Result, attempt, rules_told

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

#: Called after every file with the number of checked files and of all files.
Progress = Callable[[int, int], None]

_NOWRAP = ' style="white-space:nowrap"'

#: In a notebook, a longer table is collapsed if all scenarios passed.
_LONG = 16


@dataclass(frozen=True, slots=True)
class ScenarioResult:
    """One row of the report.

    Attributes:
        file: the file.
        title: the title of the scenario and its variant; empty if the file cannot be read.
        id: the id of the scenario; empty if the file cannot be read.
        status: "passed", "failed" or "error".
        messages: what is wrong, one sentence each.
        rules: ids of the rules it shows.
        checked: how many expectations were checked.
        sources: its sources, in words; empty for a variant.
        question: the question, may be empty.
        answer: the answer, may be empty.
        told: the rules of every step's events and refusals, a line each, if requested.
    """

    file: str
    title: str
    id: str
    status: str
    messages: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    checked: int = 0
    sources: tuple[str, ...] = ()
    question: str = ""
    answer: str = ""
    told: tuple[str, ...] = ()


class Report:
    """The results of checking scenarios, displayed as a table in notebooks and terminals.

    Attributes:
        rows: a row for every scenario, every variant, and every file that cannot be read.
        skipped: TOML files in the folders that are not scenarios.
    """

    def __init__(self, rows: Iterable[ScenarioResult], skipped: Iterable[str] = ()) -> None:
        self.rows = tuple(rows)
        self.skipped = tuple(skipped)

    @property
    def passed(self) -> tuple[ScenarioResult, ...]:
        """The rows of scenarios that passed."""
        return tuple(row for row in self.rows if row.status == "passed")

    @property
    def failed(self) -> tuple[ScenarioResult, ...]:
        """The rows of scenarios that failed."""
        return tuple(row for row in self.rows if row.status == "failed")

    @property
    def errors(self) -> tuple[ScenarioResult, ...]:
        """The rows of scenarios that cannot be read or played."""
        return tuple(row for row in self.rows if row.status == "error")

    @property
    def exit_code(self) -> int:
        """0 if all passed, 1 if one failed, 2 if one cannot be read or played."""
        return 2 if self.errors else 1 if self.failed else 0

    def __bool__(self) -> bool:
        return self.exit_code == 0

    def __repr__(self) -> str:
        return f"<Report: {self.summary}>"

    @property
    def summary(self) -> str:
        """One line: how many passed, failed, or could not be read."""
        found = [Message("check-summary", passed=len(self.passed), count=len(self.rows))]
        if self.failed:
            found.append(Message("check-summary-failed", failed=len(self.failed)))
        if self.errors:
            found.append(Message("check-summary-unread", unread=len(self.errors)))
        if self.skipped:
            found.append(Message("check-summary-skipped", skipped=len(self.skipped)))
        return "; ".join(map(str, found))

    @property
    def problems(self) -> str:
        """The failures and errors in full; empty if there are none."""
        blocks = []
        for row in (*self.errors, *self.failed):
            head = f"{row.file}: {row.title}" if row.status == "failed" else ""
            lines = [f"  {message}" if head else message for message in row.messages]
            blocks.append("\n".join([head, *lines] if head else lines))
        return "\n\n".join(blocks)

    def __str__(self) -> str:
        """The table, the failures and the summary as plain text."""
        marks = {"passed": "ok    ", "failed": "FAILED", "error": "ERROR "}
        lines = []
        for row in self.rows:
            lines.append(f"{marks[row.status]}  {row.title or row.file}")
            lines += (f"        {line}" for line in row.told)
        return "\n".join([*lines, *(["", self.problems] if self.problems else []), self.summary])

    def _repr_html_(self) -> str:
        """The table for a notebook, in the colours of the notebook's theme.

        A row opens to its question and answer. A long table is collapsed if everything passed.
        """
        signs = {"passed": "✓", "failed": "✗", "error": "✗"}
        body = []
        for row in self.rows:
            items = "".join(f"<li>{escape(message)}</li>" for message in row.messages)
            messages = f'<ul style="text-align:left">{items}</ul>' if items else ""
            rules = ", ".join(
                f'<code{_NOWRAP} title="{escape(RULEBOOK[rule].title)}">{escape(rule)}</code>'
                for rule in row.rules
            )
            told = f"<pre>{escape(chr(10).join(row.told))}</pre>" if row.told else ""
            title = f"{_title_cell(row)}{_sources_cell(row)}{messages}{told}"
            cells = [
                f"<td{_NOWRAP}>{signs[row.status]} {Message(f'check-{row.status}')}</td>",
                f'<td style="text-align:left">{title}</td>',
                f'<td style="text-align:left">{rules}</td>',
            ]
            body.append("<tr>" + "".join(cells) + "</tr>")
        head = "".join(f'<th style="text-align:left">{heading}</th>' for heading in _headings())
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table>"
        summary = escape(self.summary)
        if self and len(self.rows) > _LONG:
            opens = Message("check-open", summary=summary)
            shown = f"<details><summary>✓ {opens}</summary>{table}</details>"
        else:
            shown = f"{table}<p>{summary}</p>"
        return f'<div class="duel-check">{shown}</div>'

    def __rich_console__(self, console: "Console", options: "ConsoleOptions") -> "RenderResult":
        """The table for a terminal, in colour."""
        from rich.table import Table
        from rich.text import Text

        styles = {"passed": "green", "failed": "bold red", "error": "bold magenta"}
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for heading in _headings():
            table.add_column(heading, overflow="fold")
        for row in self.rows:
            title = Text(row.title or row.file)
            if row.told:
                title.append("\n" + "\n".join(row.told), "dim")
            table.add_row(
                Text(str(Message(f"check-{row.status}")), styles[row.status]),
                title,
                Text(" ".join(row.rules)),
            )
        yield table
        if self.problems:
            yield Text("\n" + self.problems)
        yield Text("\n" + self.summary, "bold" if self else "bold red")

    def to_json(self) -> str:
        """Everything as JSON text."""
        data = {
            "passed": len(self.passed),
            "failed": len(self.failed),
            "errors": len(self.errors),
            "skipped": list(self.skipped),
            "scenarios": [
                {
                    "file": row.file,
                    "id": row.id,
                    "title": row.title,
                    "status": row.status,
                    "checked": row.checked,
                    "rules": list(row.rules),
                    "sources": list(row.sources),
                    "messages": list(row.messages),
                    **({"told": list(row.told)} if row.told else {}),
                }
                for row in self.rows
            ],
        }
        return json.dumps(data, indent=2, ensure_ascii=False)


def _headings() -> tuple[str, ...]:
    """The headings of the table."""
    found = Message("check-result"), Message("check-scenario"), Message("check-rules")
    return tuple(map(str, found))


def _title_cell(row: ScenarioResult) -> str:
    """The title of a row, which opens to the question and then to the answer."""
    title = escape(row.title or row.file)
    if not row.answer:
        return title
    question = f"<p><i>{escape(row.question)}</i></p>" if row.question else ""
    shown = f"<p><code>duel.show({escape(repr(row.id))})</code></p>"
    opens = Message("cases-answer")
    answer = f"<details><summary>{opens}</summary><p>{escape(row.answer)}</p>{shown}</details>"
    return (
        f"<details><summary>{title}</summary>"
        f'<div style="margin-left:14px">{question}{answer}</div></details>'
    )


def _sources_cell(row: ScenarioResult) -> str:
    """The first source of a scenario, which opens to the others."""
    if not row.sources:
        return ""
    first, *others = (escape(source) for source in row.sources)
    if not others:
        return f"<div><small>{first}</small></div>"
    more = f"<small>{Message('check-sources-more', source=first, count=len(others))}</small>"
    listed = "".join(f"<br>{source}" for source in others)
    return f"<details><summary>{more}</summary><small>{first}{listed}</small></details>"


def check(
    *paths: str | Path,
    progress: Progress | None = None,
    missing: Iterable[ScenarioResult] = (),
    rules: bool = False,
) -> Report:
    """Check scenario files, or all scenarios in folders and their subfolders.

    In a folder, TOML files without ``scenario = 1`` are skipped; a file given by name must be a
    scenario. Errors are not raised but reported.

    Args:
        paths: files or folders; by default the folder ``examples``.
        progress: called after every file with the number of checked files and of all files.
        missing: rows of `not_there` for scenarios that the caller did not find.
        rules: whether to list the rules of every step's events and refusals.
    """
    rows = list(missing)
    wanted = paths or (() if rows else ("examples",))
    files, skipped, unread = _find([Path(path) for path in wanted])
    rows += unread
    seen: dict[str, str] = {}
    for done, (file, text) in enumerate(files, start=1):
        rows += _check_file(file, text, seen, rules)
        if progress is not None:
            progress(done, len(files))
    return Report(rows, skipped)


def _find(paths: list[Path]) -> tuple[list[tuple[str, str]], list[str], list[ScenarioResult]]:
    """The files to check with their texts, skipped files, and rows for unreadable ones."""
    files: list[tuple[str, str]] = []
    skipped: list[str] = []
    rows: list[ScenarioResult] = []
    for path in paths:
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
        names = [one.name for one in path.parent.iterdir()]
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
        results, unplayable = attempt(scenario, sound)
        if errors or unplayable:
            error = ScenarioError.of([*errors, *unplayable])
            cases = scenario.cases if rules else ()
            told = [visible(one) for case in cases for one in rules_told(scenario, case)]
            yield replace(_error(file, error), told=tuple(told))
            return
    except ScenarioError as error:
        yield _error(file, error)
        return
    for result in results:
        lines = rules_told(result.scenario, result.case) if rules else ()
        yield _row(result, tuple(map(visible, lines)))


def _error(file: str | Path, error: ScenarioError) -> ScenarioResult:
    messages = tuple(visible(str(one.args[0])) for one in error.every)
    return ScenarioResult(visible(str(file)), "", "", "error", messages)


def _row(result: Result, told: tuple[str, ...]) -> ScenarioResult:
    sources = () if result.case.title else result.scenario.sources  # not repeated for variants
    return ScenarioResult(
        file=visible(result.scenario.file),
        title=visible(result.title),
        id=visible(result.scenario.id),
        status="passed" if result.passed else "failed",
        messages=tuple(visible(str(failure)) for failure in result.failures),
        rules=result.scenario.rules,
        checked=result.checked,
        sources=tuple(map(visible, sources)),
        question=visible(result.case.question),
        answer=visible(result.case.answer),
        told=told,
    )


def check_command(
    paths: Sequence[str | Path],
    as_json: bool,
    missing: Iterable[ScenarioResult] = (),
    rules: bool = False,
) -> int:
    """Run ``duel-nb check``: check with a progress bar, print the report, return the exit code.

    Args:
        paths: files or folders.
        as_json: whether to print the report as JSON.
        missing: as in `check`.
        rules: as in `check`.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    with Progress(
        TextColumn("checking"),
        BarColumn(),
        MofNCompleteColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=as_json or not Console(stderr=True).is_terminal,
    ) as bar:
        task = bar.add_task("checking", total=None)
        report = check(
            *paths,
            progress=lambda n, total: bar.update(task, completed=n, total=total),
            missing=missing,
            rules=rules,
        )
    console = Console()
    if as_json:
        print(report.to_json())
    elif console.is_terminal:
        console.print(report)
    else:  # Rich would cut the table to 80 columns in a pipe
        print(report)
    return report.exit_code
