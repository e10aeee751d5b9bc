"""The commands for authors: check scenarios and translations, write the generated pages."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated

import typer

from duel_nb.cli.application import AUTHORS, app
from duel_nb.cli.course import course_source
from duel_nb.cli.output import fail, fail_unwritten, progress_bar, say, show
from duel_nb.errors import DuelError
from duel_nb.quoting import line


@app.command(rich_help_panel=AUTHORS)
def check(
    paths: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="PATH…",
            help="Scenario files, folders of them, or ids of scenarios.",
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    rules: Annotated[
        bool,
        typer.Option("--rules", help="Print the rules behind each step's events and refusals."),
    ] = False,
) -> None:
    """Check scenarios (by default those in the folder examples, or the installed ones).

    Of more than 16 it lists those that did not pass.

    Exit codes: 0 all passed, 1 one failed, 2 a file cannot be read or played.

    Example: duel-nb check examples/base/science

    Example: duel-nb check chain-makes-free

    Example: duel-nb check --rules chain-makes-free

    Example: duel-nb check --json
    """
    from duel_nb import scenarios
    from duel_nb.lessons import examples

    if not paths:
        folder = examples.folder()
        paths = [examples.FOLDER if folder is None else str(examples.near_here(folder))]
    found, missing = examples.meant(paths)
    with progress_bar(counting=True, hidden=as_json) as bar:
        task = bar.add_task("checking", total=None)
        report = scenarios.check(
            *found,
            progress=lambda n, total: bar.update(task, completed=n, total=total),
            missing=missing,
            rules=rules,
        )
    if as_json:
        typer.echo(report.to_json())
    else:
        show(report)
    raise typer.Exit(report.exit_code)


@app.command(rich_help_panel=AUTHORS)
def translation(
    language: Annotated[str, typer.Argument(help="The code of a language, such as fr.")],
    update: Annotated[
        bool,
        typer.Option(
            "--update", help="First give the PO files all texts of lessons and scenarios."
        ),
    ] = False,
) -> None:
    """Print what is missing in a translation: sentences, names, words of notation, rules, texts.

    Where a text is changed, --update keeps the old translation and marks it as fuzzy.

    Example: duel-nb translation fr

    Example: duel-nb translation de --update
    """
    from duel_nb import languages
    from duel_nb.lessons import translation as of_lessons
    from duel_nb.lessons.builder import find_sources
    from duel_nb.lessons.examples import all_examples
    from duel_nb.scenarios import translation as of_scenarios
    from duel_nb.words.missing import missing

    try:  # a new language may have any code
        code = language if re.fullmatch("[a-z]{2,3}", language) else languages.named(language)
    except languages.UnknownLanguage as error:
        fail(str(error), 2)
    if code not in languages.LANGUAGES:
        say(f"{code} is not in LANGUAGES of duel_nb/languages.py: there is no such language yet.")
    lines = list(missing(code))
    try:
        translated = code != languages.ORIGINAL
        sources = find_sources(course_source()) if translated else []
        scenarios = all_examples() if translated else ()
        if update and code in languages.LANGUAGES:
            for source in sources:
                of_lessons.update(source, code)
            of_scenarios.update(scenarios, code)
        lines += [gap for source in sources for gap in of_lessons.gaps(source, code)]
        lines += of_scenarios.gaps(scenarios, code)
    except DuelError as error:
        fail(str(error))
    except OSError as error:
        fail_unwritten(course_source(), error)
    for text in lines:
        say(text)
    if not lines:
        say(f"{code}: nothing is missing.")


@app.command(rich_help_panel=AUTHORS)
def components(
    folder: Annotated[
        Path | None,
        typer.Argument(metavar="FOLDER", help="A folder of scenarios.", show_default=False),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; report whether it is out of date.")
    ] = False,
) -> None:
    """Write COMPONENTS.md: each component's figures, effects, code, rules and scenarios.

    By default in the folder examples. Exit codes: 0 success, 1 out of date (with --check), 2 the
    folder does not exist.

    Example: duel-nb components --check
    """
    from duel_nb.lessons import components as page
    from duel_nb.lessons import examples

    where = examples.folder() if folder is None else folder
    if where is None or not os.path.isdir(where):
        fail(f"There is no folder {line(str(where or examples.FOLDER))}.", 2)
    file = examples.near_here(where / page.FILE)
    if check:
        if page.is_stale(where):
            fail(f"{file} is out of date: write it again with duel-nb components.")
        say(f"{file} is up to date.")
        return
    try:
        written = page.write(where)
    except OSError as error:
        fail_unwritten(file, error)
    say(f"{file}: {'written' if written else 'nothing changed'}.")


@app.command(rich_help_panel=AUTHORS)
def coverage(
    folder: Annotated[
        Path | None,
        typer.Argument(metavar="FOLDER", help="A folder of scenarios.", show_default=False),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; report what is missing or out of date.")
    ] = False,
    table: Annotated[
        bool, typer.Option("--table", help="Write nothing; print the table instead.")
    ] = False,
) -> None:
    """Write COVERAGE.md: the code, the scenarios and the lessons of each rule.

    By default for the folder examples. Exit codes: 0 everything is covered, 1 something is not
    (with --check also when the file is out of date), 2 the folder does not exist.

    Example: duel-nb coverage --check

    Example: duel-nb coverage --table
    """
    from duel_nb.lessons import coverage as page
    from duel_nb.lessons.examples import near_here

    if check and table:
        fail("Give either --check or --table.", 2)
    if folder is not None and not os.path.isdir(folder):
        fail(f"There is no folder {line(str(folder))}.", 2)
    try:
        found = page.coverage(folder)
    except FileNotFoundError as error:
        fail(str(error), 2)
    file = near_here(found.folder / page.FILE)
    if check:
        wrong = list(found.gaps)
        if found.is_stale():
            wrong.append(f"{file} is out of date: write it again with duel-nb coverage.")
        if wrong:
            fail("\n".join(wrong))
        say(found.summary)
        return
    if table:
        show(found)
    else:
        try:
            written = found.write()
        except OSError as error:
            fail_unwritten(file, error)
        for gap in found.gaps:
            say(gap)
        say(f"{file}: {'written' if written else 'nothing changed'}. {found.summary}")
    if found.gaps:
        raise typer.Exit(1)
