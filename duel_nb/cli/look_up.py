"""The commands that look up rules, editions and names."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from duel_nb.cli.application import LEARN, app
from duel_nb.cli.output import fail, localised, say
from duel_nb.cli.usage import Command


@app.command(
    cls=Command,
    rich_help_panel=LEARN,
    short_help="usage-rule",
    help="usage-rule-more",
    epilog=('duel-nb rule economy\nduel-nb rule BASE-MIL-03\nduel-nb rule --search "extra turn"'),
)
def rule(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="usage-rule-words", help="usage-rule-named"),
    ] = None,
    search: Annotated[str | None, typer.Option("--search", help="usage-rule-search")] = None,
) -> None:
    """Print a rule in plain words, with its sources and the scenarios that show it."""
    from duel_nb import rulebook
    from duel_nb.lessons import rules
    from duel_nb.rulebook.lookup import NoRule, look_up

    if bool(words) == (search is not None):
        fail(localised("cli-rule"), 2)
    named = words or []
    try:
        if search is None and all(name in rulebook.RULEBOOK for name in named):
            say("\n\n".join(str(rules.rule(name)) for name in named))
            return
        found = look_up(" ".join(named) if search is None else search)
    except (rulebook.UnknownRule, NoRule) as error:
        fail(error, 2)
    if len(found.rules) == 1 and search is None and not found.corrected:
        say(str(rules.rule(found.rules[0].id)))
        return
    limited = search is None and sys.stdout.isatty()
    for text in found.lines(_lines_that_fit() if limited else None):
        say(text)


def _lines_that_fit() -> int:
    """How many lines of an answer fit into the window."""
    from shutil import get_terminal_size

    return max(5, get_terminal_size().lines - 4)


@app.command(
    cls=Command,
    rich_help_panel=LEARN,
    short_help="usage-editions",
    help="",
    epilog=("duel-nb editions\nduel-nb editions E-04 E-08"),
)
def editions(
    ids: Annotated[
        list[str] | None,
        typer.Argument(metavar="usage-id", help="usage-editions-ids", show_default=False),
    ] = None,
) -> None:
    """Print where the printed editions differ, and how duel-nb plays it."""
    from duel_nb import rulebook

    try:
        say(str(rulebook.editions(*ids or ())))
    except rulebook.UnknownDifference as error:
        fail(error, 2)


@app.command(
    cls=Command,
    rich_help_panel=LEARN,
    short_help="usage-names",
    help="usage-names-more",
    epilog=("duel-nb names Lumber Yard\nduel-nb --language de names --unsure"),
)
def names(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="usage-name", help="usage-names-words", show_default=False),
    ] = None,
    unsure: Annotated[
        bool,
        typer.Option("--unsure", help="usage-names-unsure"),
    ] = False,
) -> None:
    """Print the name of a component in each language."""
    from duel_nb import languages
    from duel_nb.catalog import CATALOG, UnknownName
    from duel_nb.catalog.loader import DATA
    from duel_nb.catalog.translations import unsure_names

    if unsure == bool(words):
        fail(localised("names-needed", example="duel-nb names Altar"), 2)
    if unsure:
        chosen = languages.language()
        for name in unsure_names(DATA):
            if chosen in ("en", name.language):
                note = f" ({name.note})" if name.note else ""
                say(f"{name.file}:{name.line}: {name.id}: {name.name}{note}")
        return
    try:
        found = CATALOG.find(" ".join(words or ()))
    except UnknownName as error:
        fail(error, 2)
    for code, printed in found.names.items():
        say(f"{code}  {printed}{' (?)' if code in found.unsure else ''}")
