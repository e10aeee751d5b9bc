"""The report of checked scenarios: as a table, in full, as HTML, as JSON."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from duel_nb.messages import Listed, Message
from duel_nb.rulebook import RULEBOOK

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

#: The colour of each status in a terminal.
_STYLES = {"passed": "green", "failed": "bold red", "error": "bold magenta"}

_NOWRAP = ' style="white-space:nowrap"'

#: Of a longer report, a text lists only what did not pass, and a notebook collapses the table if
#: everything passed.
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
        applied_rules: the rules of every step's events and refusals, a line each, if requested.
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
    applied_rules: tuple[str, ...] = ()


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
        return str(Listed(*found, last=";"))

    @property
    def problems(self) -> str:
        """The failures and errors in full; empty if there are none."""
        blocks = []
        for row in (*self.errors, *self.failed):
            failed = Message("scenario-problem", where=row.file, problem=row.title)
            head = str(failed) if row.status == "failed" else ""
            lines = [f"  {message}" if head else message for message in row.messages]
            blocks.append("\n".join([head, *lines] if head else lines))
        return "\n\n".join(blocks)

    @property
    def _listed(self) -> tuple[ScenarioResult, ...]:
        """The rows that a text lists: those with something to tell, or all of a short report."""
        if len(self.rows) <= _LONG:
            return self.rows
        return tuple(row for row in self.rows if row.status != "passed" or row.applied_rules)

    def __str__(self) -> str:
        """The table, the failures and the summary as plain text."""
        marks = {status: str(Message(f"check-mark-{status}")) for status in _STYLES}
        width = max(map(len, marks.values()))
        lines = []
        for row in self._listed:
            lines.append(f"{marks[row.status]:{width}}  {row.title or row.file}")
            lines += (f"{'':{width}}  {line}" for line in row.applied_rules)
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
            applied = (
                f"<pre>{escape(chr(10).join(row.applied_rules))}</pre>" if row.applied_rules else ""
            )
            title = f"{_title_cell(row)}{_sources_cell(row)}{messages}{applied}"
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

        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for heading in _headings():
            table.add_column(heading, overflow="fold")
        for row in self._listed:
            title = Text(row.title or row.file)
            if row.applied_rules:
                title.append("\n" + "\n".join(row.applied_rules), "dim")
            table.add_row(
                Text(str(Message(f"check-{row.status}")), _STYLES[row.status]),
                title,
                Text(" ".join(row.rules)),
            )
        if table.row_count:
            yield table
        if self.problems:
            yield Text("\n" + self.problems)
        gap = "\n" if table.row_count else ""
        yield Text(gap + self.summary, "bold" if self else "bold red")

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
                    **({"applied_rules": list(row.applied_rules)} if row.applied_rules else {}),
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
