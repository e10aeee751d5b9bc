"""Coverage: every rule with its code, its scenarios, and the lessons that teach it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from duel_nb import catalog
from duel_nb.catalog import CATALOG, Kind
from duel_nb.disk import has_text, update_file
from duel_nb.engine.configure import PLAYABLE
from duel_nb.errors import DuelError
from duel_nb.lessons import examples
from duel_nb.lessons.rule_mentions import Mention, mentions
from duel_nb.messages import Message
from duel_nb.rulebook import RULEBOOK, Rule
from duel_nb.scenarios import Scenario, components

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

FILE: Final = "COVERAGE.md"
"""The file name, in the folder of examples."""
ROOMS: Final = ("catalog", "engine")
"""The rooms that implement rules."""
KINDS: Final[tuple[Kind, ...]] = ("card", "wonder", "progress", "divinity", "gate", "mythology")
"""Kinds of components; each component of them must appear in a scenario."""

FAMILIES: Final[Mapping[frozenset[str], tuple[str, ...]]] = {
    frozenset({"base"}): ("GEN-", "BASE-"),
    frozenset({"pantheon"}): ("PAN-",),
    frozenset({"agora"}): ("AGO-",),
    frozenset({"pantheon", "agora"}): ("BOTH-",),
}
"""Sets needed -> prefixes of rule ids."""

_HEAD: Final = "| Rule | Code | Scenarios | Lessons |"
_PACKAGE: Final = Path(__file__).resolve().parents[1]
_ID: Final = re.compile(r"\b(?:GEN|BASE|PAN|AGO|BOTH)(?:-[A-Z][A-Z0-9]*)*-[A-Z]*\d+[a-z]?\b")
_NAMED: Final = re.compile(r"\bBASE-(?:W|G|PROG)-[A-Z]+\b")
_MORE: Final = re.compile(
    r"(?P<stem>[A-Z]+(?:-[A-Z]+)*-)(?P<first>\d\d)(?P<rest>(?:(?:,| and| to) \d\d)+)"
)
_STEP: Final = re.compile(r"(,| and| to) (\d\d)")


@dataclass(frozen=True, slots=True)
class CoverageRow:
    """One line of the table.

    Attributes:
        rule: the rule.
        code: the places in the code that name it, such as "engine/payment.py: purchase".
        scenarios: the scenarios that show it.
        lessons: the lessons of the course in which it comes up.
    """

    rule: Rule
    code: tuple[str, ...]
    scenarios: tuple[Scenario, ...]
    lessons: tuple[Mention, ...] = ()


class Coverage:
    """The table of rules, code and scenarios, for terminals and as Markdown.

    Attributes:
        lines: one for each rule, in the order of the rulebook.
        missing: playable components that no scenario names.
        folder: the folder of the scenarios.
    """

    def __init__(self, lines: Iterable[CoverageRow], missing: Iterable[str], folder: Path) -> None:
        self.lines = tuple(lines)
        self.missing = tuple(missing)
        self.folder = folder

    @property
    def without_scenario(self) -> tuple[str, ...]:
        """Ids of the rules that no scenario shows."""
        return tuple(line.rule.id for line in self.lines if not line.scenarios)

    @property
    def without_lesson(self) -> tuple[str, ...]:
        """Ids of the rules that come up in no lesson of the course."""
        return tuple(line.rule.id for line in self.lines if not line.lessons)

    @property
    def gaps(self) -> tuple[str, ...]:
        """What is not covered, one sentence each.

        Lessons are ignored if the sources of the course are not available.
        """
        found = [Message("coverage-no-scenario", rule=rule) for rule in self.without_scenario]
        found += [Message("coverage-no-name", component=one) for one in self.missing]
        if len(self.without_lesson) < len(self.lines):
            found += [Message("coverage-no-lesson", rule=rule) for rule in self.without_lesson]
        return tuple(map(str, found))

    @property
    def summary(self) -> str:
        """How many rules, with how many scenarios and lessons."""
        count = len({one.id for line in self.lines for one in line.scenarios})
        shown = len(self.lines) - len(self.without_scenario)
        lessons = len(self.lines) - len(self.without_lesson)
        counts = {"shown": shown, "rules": len(self.lines), "scenarios": count, "lessons": lessons}
        return str(Message("coverage-summary", {**counts}))

    def markdown(self) -> str:
        """The table as the text of `COVERAGE.md`."""
        parts = [
            "# Rules, code, scenarios and lessons",
            "This file is written by `duel-nb coverage`. It lists every rule with the code that "
            "names it, the scenarios that show it, and the lessons in which it comes up: in bold "
            "those that explain it, the others play a scenario of it. A dash stands where no line "
            "of code is the rule's own: it is in the figures of the catalog, or follows from other "
            "rules.",
            f"{self.summary}",
        ]
        if self.gaps:
            parts.append("\n".join(f"- {gap}" for gap in self.gaps))
        section = ""
        rows: list[str] = []
        for line in self.lines:
            if line.rule.section != section:
                parts += ["\n".join(rows)] if rows else []
                section = line.rule.section
                rows = [f"## {section}", "", _HEAD, "| --- | --- | --- | --- |"]
            rows.append(f"| {' | '.join(self._cells(line))} |")
        parts += ["\n".join(rows)] if rows else []
        return "\n\n".join(parts) + "\n"

    def is_stale(self) -> bool:
        """Whether the file in the folder is out of date."""
        return not has_text(self.folder / FILE, self.markdown())

    def write(self) -> bool:
        """Write the file into the folder; returns whether it changed."""
        return update_file(self.folder / FILE, self.markdown())

    def __str__(self) -> str:
        """The table as plain text."""
        lines, none = [], Message("coverage-none")
        for line in self.lines:
            lines.append(f"{line.rule.id}  {line.rule.title}")
            lines += [f"    {place}" for place in line.code]
            lines += [f"    * {one.id}" for one in line.scenarios] or [f"    {none}"]
        return "\n".join([*lines, "", *self.gaps, self.summary])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The table for a terminal."""
        from rich.table import Table
        from rich.text import Text

        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for heading in ("coverage-rule", "coverage-code", "coverage-scenarios"):
            table.add_column(str(Message(heading)), overflow="fold")
        for line in self.lines:
            shown = Text(
                ", ".join(one.id for one in line.scenarios) or str(Message("coverage-none"))
            )
            if not line.scenarios:
                shown.stylize("bold red")
            table.add_row(f"{line.rule.id}\n{line.rule.title}", "\n".join(line.code), shown)
        yield table
        for gap in self.gaps:
            yield Text(gap, "red")
        yield Text("\n" + self.summary, "bold")

    def _cells(self, line: CoverageRow) -> tuple[str, str, str, str]:
        code = [f"`{place}`" for place in line.code]
        shown = []
        for one in line.scenarios:
            path = Path(one.file).resolve().relative_to(self.folder.resolve()).as_posix()
            shown.append(f"[{one.id}]({path})")
        return (
            f"**{line.rule.id}** {line.rule.title}".replace("|", "\\|"),
            "<br>".join(code) or "–",
            "<br>".join(shown) or "**none**",
            ", ".join(_linked(place) for place in line.lessons) or "**none**",
        )


def coverage(folder: Path | None = None) -> Coverage:
    """The table for a folder of scenarios, by default the examples.

    Raises:
        DuelError: there are no examples here.
    """
    where = examples.folder() if folder is None else folder
    if where is None:
        raise DuelError(Message("coverage-no-examples"))
    read = examples.all_examples(where)
    code, lessons = places(), mentions()
    lines = [
        CoverageRow(
            rule,
            code.get(rule.id, ()),
            tuple(one for one in read if rule.id in one.rules),
            lessons.get(rule.id, ()),
        )
        for rule in implemented()
    ]
    return Coverage(lines, _missing(read), where)


def _linked(place: Mention) -> str:
    """A lesson as a link from the folder of examples, in bold if it explains the rule."""
    number = f"[{place.lesson[:2]}](../notebooks/{place.lesson}.ipynb)"
    return f"**{number}**" if place.named else number


def _missing(read: Iterable[Scenario]) -> Iterator[str]:
    # By kind and id, so that the first copy stands for all.
    named = {(component.kind, component.id) for one in read for component in components(one)}
    for kind in KINDS:
        for component in CATALOG.components(kind):
            playable = component.set in playable_sets()
            if playable and (component.kind, component.id) not in named:
                yield f"{component.name} ({kind})"


def playable_sets() -> frozenset[str]:
    """The sets that can be played."""
    return frozenset({"base"}) | PLAYABLE


def implemented() -> tuple[Rule, ...]:
    """The rules of these sets, in the order of the rulebook."""
    sets = playable_sets()
    families = tuple(f for needed, of in FAMILIES.items() if needed <= sets for f in of)
    return tuple(rule for rule in RULEBOOK.values() if rule.id.startswith(families))


# -- the code ------------------------------------------------------------------------------------


def ids_in(text: str) -> list[str]:
    """The rule ids of a text, in order; "BASE-TRADE-01, 06" and "… 04 to 06" name all of them."""
    found = [match[0] for match in _ID.finditer(text)]
    found += [match[0] for match in _NAMED.finditer(text)]
    for match in _MORE.finditer(text):
        last = int(match["first"])
        for how, number in _STEP.findall(match["rest"]):
            start = last + 1 if how == " to" else int(number)
            found += [f"{match['stem']}{n:02d}" for n in range(start, int(number) + 1)]
            last = int(number)
    return list(dict.fromkeys(found))


def places(package: Path = _PACKAGE) -> Mapping[str, tuple[str, ...]]:
    """Rule id -> the functions in these rooms that name it."""
    found: dict[str, dict[str, None]] = {}
    for room in ROOMS:
        for file in sorted((package / room).rglob("*.py")):
            name = file.relative_to(package).as_posix()
            text = file.read_text(encoding="utf-8")
            tree = ast.parse(text)
            for number, line in enumerate(text.split("\n"), start=1):
                for rule in ids_in(line):
                    inside = function_at(tree, number)
                    found.setdefault(rule, {})[f"{name}: {inside}" if inside else name] = None
    for rule, where in rules_of_components():
        found.setdefault(rule, {})[where] = None
    return {rule: tuple(inside) for rule, inside in found.items()}


def function_at(tree: ast.Module, line: int) -> str:
    """The qualified name of the innermost function or class around a line."""
    names: list[str] = []
    node: ast.AST = tree
    while True:
        inner = next(
            (
                child
                for child in ast.iter_child_nodes(node)
                if isinstance(child, ast.FunctionDef | ast.ClassDef)
                and child.lineno <= line <= (child.end_lineno or child.lineno)
            ),
            None,
        )
        if inner is None:
            return ".".join(names)
        names.append(inner.name)
        node = inner


def rules_of_components() -> Iterator[tuple[str, str]]:
    """The components' own rules: (id, row of the component)."""
    for kind in catalog.KINDS:
        for component in CATALOG.components(kind):
            where = f"catalog/data/{component.set}.toml: {component.id}"
            for rule in (component.rule, getattr(component, "rule_when_drafted", "")):
                if rule:
                    yield rule, where
